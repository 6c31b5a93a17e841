"""The log of one table, and what it comes to: nothing counts before it is written."""

import logging
from collections.abc import Iterable
from copy import deepcopy
from typing import Final

from hexfolk.store.rows import Conflict, GameEnded, NewRow, Repeated, Row, SeatRow
from hexfolk.store.store import Store
from hexfolk.table.entries import Acted, Chair, Entry, Expired, Started, Undone, entry_kind, entry_text
from hexfolk.table.fold import Standing, fold
from hexfolk.table.kept import begun
from hexfolk.table.lobby import Lobby
from hexfolk.table.refusal import Refusal
from hexfolk.table.snapshot import is_due, take_snapshot

log: Final = logging.getLogger(__name__)


class Ledger:
    """Appends entries, one at a time; after a failed write it folds the log anew."""

    def __init__(self, table_id: str, standing: Standing, store: Store) -> None:
        self.standing = standing
        self._id = table_id
        self._store = store
        self._in_doubt = False
        # The text of the entry that the standing is at, once it was written here.
        self._last: str | None = None

    async def append(
        self,
        entry: Entry,
        state: str | None = None,
        person: str | None = None,
        message_id: str | None = None,
        ended: GameEnded | None = None,
    ) -> int:
        """Write the next entry, which still has to be taken in; gives its number.

        ``state`` is the table's new state, if it changes, and ``ended`` how the game ends by it, if it
        does; ``person`` and ``message_id`` say which request it answers. Raises ``Repeated`` for a request
        that was carried out, or ``Refusal``.
        """
        row = NewRow(self.standing.seq + 1, entry_kind(entry), entry_text(entry), person, message_id)
        snapshot = None
        if self._last is not None and is_due(self.standing):
            snapshot = take_snapshot(self.standing, self._last)
        seats = seated_after(self.standing.lobby, entry)
        game = begun(entry, row.seq) if isinstance(entry, Started) else ended
        winner = None if ended is None else ended.winner
        try:
            await self._store.append(self._id, [row], state, seats, snapshot, winner, game)
        except Repeated:
            raise
        except Conflict:
            self._in_doubt = True
            raise Refusal("try_again") from None
        except BaseException as problem:
            # Nobody knows whether it was written: the log will tell.
            self._in_doubt = True
            if not isinstance(problem, Exception):
                raise
            log.exception("an entry could not be written")
            raise Refusal("not_saved") from None
        self._last = row.payload
        if snapshot is not None:
            self.standing.kept = snapshot.seq
        return row.seq

    def doubt(self) -> None:
        """What was written last may not be known here."""
        self._in_doubt = True

    async def clear_doubt(self) -> bool:
        """Fold the log anew if it is not known what was written last; whether that was so."""
        if not self._in_doubt:
            return False
        standing = fold(await self.rows())
        if standing is None:
            raise Refusal("table_unknown")
        self.standing = standing
        self._last = None
        self._in_doubt = False
        return True

    async def find(self, person: str, message_id: str) -> int | None:
        """The entry that carried out a person's request, if there is one."""
        return await self._store.find_message(self._id, person, message_id)

    async def rows(self) -> list[Row]:
        """Everything that was written."""
        return await self._store.read(self._id)


def seated_after(lobby: Lobby, entry: Entry) -> list[SeatRow] | None:
    """Who will sit where after an entry, for the seating; None if it changes nothing there."""
    if isinstance(entry, Acted | Expired | Undone):
        return None
    after = deepcopy(lobby)
    after.take(entry)
    return None if after.chairs == lobby.chairs else seated(after.chairs)


def seated(chairs: Iterable[Chair]) -> list[SeatRow]:
    """The chairs that are taken, as the seating keeps them."""
    return [SeatRow(i, chair.person, chair.name) for i, chair in enumerate(chairs) if chair.kind != "open"]
