"""A table as the fold of its log: the lobby, and the game in progress."""

from collections.abc import Iterable
from typing import Final

from hexfolk.core.event import Event
from hexfolk.store.rows import Row
from hexfolk.table.entries import (
    Acted,
    ChairSet,
    ColourSet,
    Conceded,
    Configured,
    Entry,
    Expired,
    Made,
    PaceSet,
    Paused,
    Resumed,
    Returned,
    Sat,
    Sealed,
    Started,
    Stood,
    Stopped,
    Taught,
    Undone,
    Unsealed,
    parse_entry,
)
from hexfolk.table.game import Game, resume
from hexfolk.table.lesson import Lesson
from hexfolk.table.lobby import Lobby


class Standing:
    """What a table's log comes to, up to entry ``seq``."""

    def __init__(self, made: Made, seq: int) -> None:
        self.lobby = Lobby(made)
        self.game: Game | None = None
        self.seq = seq
        self.others = [seq]
        """The entries that are no play."""
        self.kept = 0
        """The entry up to which there is a snapshot of the game in the store; 0: none that could be used."""

    def take(self, seq: int, entry: Entry) -> list[Event]:
        """Change as the next entry says: the one way in which a table changes.

        Gives what it did to the game, if it did something and is no action.
        """
        self.seq = seq
        if isinstance(entry, Acted):
            # Nearly all entries are, and after a restart every table has hundreds of them to go through.
            if self.game is None:
                raise ValueError("an action without a game")
            self.game.replay(seq, entry)
            self.lobby.settle(self.game.over)
            return []
        self.lobby.take(entry)
        if not isinstance(entry, Expired | Undone):
            self.others.append(seq)
        match entry:
            case Started():
                self.game = resume(entry, seq)
                self.game.key = key_of(self.lobby)
                self.game.lesson = Lesson() if self.lobby.lesson else None
                self.game.spare = [1000 * self.lobby.options.spare_time] * len(entry.chairs)
            case Expired():
                if self.game is None:
                    raise ValueError("a clock without a game")
                return self.game.run_out(seq, entry)
            case Undone(_, undone, lapse):
                if self.game is None:
                    raise ValueError("an undo without a game")
                return self.game.undo(seq, undone, lapse)
            case Conceded(seat):
                if self.game is not None:
                    return self.game.concede(seq, seat)
            case Stopped(reason):
                # A table can be closed also after its game.
                if self.game is not None and not self.game.over:
                    return self.game.stop(seq, reason)
            case Returned():
                self.game = None
            case _:
                pass
        return []


def key_of(lobby: Lobby) -> bytes | None:
    """What the chance of the game comes from that is going on; None if it was not sealed."""
    return None if lobby.sealed is None else lobby.sealed.key()


PLAY: Final = frozenset(str(entry.__struct_config__.tag) for entry in (Acted, Expired, Undone))
"""The entries of play: these alone change nothing but the game."""

LOBBY_KINDS: Final = frozenset(
    str(entry.__struct_config__.tag)
    for entry in (
        *(Made, Taught, Sat, Stood, Configured, ChairSet, PaceSet, ColourSet),
        *(Sealed, Unsealed, Started, Paused, Resumed, Conceded, Returned, Stopped),
    )
)
"""The entries that change who sits where and what was agreed: all but those of play."""


def fold_lobby(rows: Iterable[Row]) -> Lobby | None:
    """The lobby that a log comes to, without playing its games; None if there is no table.

    Only ``state`` may be an older one: a game that was won does not show.
    """
    lobby: Lobby | None = None
    for row in rows:
        entry = parse_entry(row.payload)
        if lobby is not None:
            lobby.take(entry)
        elif isinstance(entry, Made):
            lobby = Lobby(entry)
    return lobby


def fold(rows: Iterable[Row]) -> Standing | None:
    """The standing that a log comes to; None for an empty log, that is no table."""
    standing: Standing | None = None
    for row in rows:
        entry = parse_entry(row.payload)
        if standing is not None:
            standing.take(row.seq, entry)
        elif isinstance(entry, Made):
            standing = Standing(entry, row.seq)
        else:
            raise ValueError("a log that does not begin with its table")
    return standing
