"""What the people of a table decide together: who may propose what, who has a say, and what comes of it."""

import math
import time
from typing import TYPE_CHECKING

from hexfolk.table.duties import Duty
from hexfolk.table.entries import Paused, Resumed, Stopped
from hexfolk.table.proposal import Agreement, Subject
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.table import ProposalView

if TYPE_CHECKING:
    from hexfolk.table.table import Table


class Council:
    """The proposals of one table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._agreement = Agreement(table.settings.proposal, table.publisher.show_table)

    @property
    def agreed(self) -> bool:
        """Whether something is proposed, and enough agree."""
        return self._agreement.complete(self._voters())

    def view(self) -> ProposalView | None:
        """What is proposed just now, as everybody sees it."""
        return self._agreement.view(self._voters())

    def propose(self, seat: int, subject: Subject) -> None:
        """Propose something. Raises ``Refusal``."""
        table, lobby = self._table, self._table.standing.lobby
        match subject.plan:
            case "save" if lobby.saved:
                raise Refusal("saved_already")
            case "resume" if not lobby.saved:
                raise Refusal("saved_not")
            case "resume" if len(table.company().people) <= len(table.missing()):
                raise Refusal("saved_few")
            case "replace":
                self._check_stalling(seat, subject.seat)
            case _:
                pass
        self._agreement.propose(seat, subject)

    def answer(self, seat: int, agree: bool, on: int | None = None) -> None:
        """Agree or refuse, ``on`` the proposal of that number. Raises ``Refusal``."""
        self._agreement.answer(seat, agree, on, self._voters())

    async def conclude(self, person: str | None = None, message_id: str | None = None) -> int:
        """Do what was agreed; gives the entry that did it. Raises ``Refusal``."""
        table = self._table
        match self._agreement.subject:
            case Subject("end"):
                return await table.write(Stopped("agreed"), person, message_id)
            case Subject("save"):
                return await table.write(Paused(saved=True), person, message_id)
            case Subject("resume"):
                return await table.write(Resumed(), person, message_id)
            case Subject("replace", int(seat)):
                self._agreement.clear()
                table.replace(seat)
            case _:
                pass
        return table.standing.seq

    def acted(self, seat: int) -> None:
        """A person has acted: nobody waits for that seat any more, and a bot need not play for it."""
        if self._agreement.subject == Subject("replace", seat):
            self._agreement.clear()
            self._table.publisher.show_table()

    def renew(self) -> None:
        """Another game, or the end of one: nothing is proposed any more."""
        self._agreement.renew()

    def clear(self) -> None:
        """What was proposed is done, or pointless."""
        self._agreement.clear()

    def _voters(self) -> set[int]:
        """Seats whose people have a say: not those for whom a bot plays.

        Whoever is away is asked too, unless it is about who is here.
        """
        table, subject = self._table, self._agreement.subject
        if subject is not None and subject.plan in ("replace", "resume"):
            return {seat for seat in table.company().people if seat != subject.seat}
        return {
            seat for seat in table.players() if table.standing.lobby.chairs[seat].person not in table.replaced
        }

    def _check_stalling(self, seat: int, other: int | None) -> None:
        """Whether all have waited for somebody long enough."""
        table, game = self._table, self._table.game
        if other is None or other == seat or other not in table.players():
            raise Refusal("seat_unknown")
        if game is None or table.standing.lobby.paused or other not in game.must():
            raise Refusal("replace_not_waiting")
        since = table.waiting_since(Duty(other, "must", game.decisions[other]))
        left = table.settings.patience - (0.0 if since is None else time.monotonic() - since)
        if left > 0:
            raise Refusal("replace_early", seconds=math.ceil(left))
        if other in table.company().bots:
            raise Refusal("replace_not_waiting")
