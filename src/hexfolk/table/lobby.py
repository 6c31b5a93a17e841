"""The chairs, the options and the host: the fold of the log, which ``Lobby.take`` alone changes."""

from typing import Final, Literal

import msgspec

from hexfolk.table.entries import (
    Chair,
    ChairSet,
    ColourSet,
    Conceded,
    Configured,
    Entry,
    Made,
    PaceSet,
    Paused,
    Resumed,
    Returned,
    Sat,
    Started,
    Stood,
    Stopped,
)
from hexfolk.table.refusal import Refusal

COLOURS: Final = 8
TableState = Literal["lobby", "playing", "over"]


class Lobby:
    """Who sits where, and what was agreed. In a game the chairs stand in seating order."""

    def __init__(self, made: Made) -> None:
        self.options = made.options
        self.map = made.map
        """The text of the own map chosen last; it counts while the options name it."""
        self.pace = made.pace
        self.state: TableState = "lobby"
        self.paused = False
        self.game = 0
        self.chairs = [Chair(colour) for colour in range(made.options.players)]
        self.conceded: set[int] = set()
        """Seats whose players have given up this game."""
        self._hosts = [made.host]

    @property
    def host(self) -> str:
        """The maker, as long as nobody else sits here alone: of those seated, who has sat longest."""
        seated = {chair.person for chair in self.chairs}
        return next((person for person in self._hosts if person in seated), self._hosts[0])

    def chair_of(self, person: str) -> int | None:
        """Where a person sits."""
        return next((i for i, chair in enumerate(self.chairs) if chair.person == person), None)

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs if chair.kind != "open"]

    def settle(self, over: bool) -> None:
        """After an action of the game: the table is over when its game is."""
        if over:
            self.state = "over"
            self.paused = False

    def take(self, entry: Entry) -> None:
        """Change the lobby as an entry of the log says."""
        match entry:
            case Sat(chair, person, name):
                self._set(chair, kind="person", name=name, person=person)
                if person not in self._hosts:
                    self._hosts.append(person)
            case Stood(chair):
                stood = self.chairs[chair].person
                self._set(chair)
                # The maker comes back as host; others join the end of the line again.
                if stood in self._hosts[1:]:
                    self._hosts.remove(stood)
            case ChairSet(chair, bot, name):
                self._set(chair, kind="open" if bot is None else "bot", name=name, bot=bot)
            case Configured(options, own_map):
                self.options = options
                self.map = own_map or self.map
                self.chairs = _fit(self.chairs, options.players)
            case PaceSet(pace):
                self.pace = pace
            case ColourSet(chair, colour):
                before = self.chairs[chair].colour
                for i, other in enumerate(self.chairs):
                    if i == chair or other.colour == colour:
                        new = colour if i == chair else before
                        self.chairs[i] = msgspec.structs.replace(other, colour=new)
            case Started():
                self.game = entry.game
                self.chairs = list(entry.chairs)
                self.conceded.clear()
            case Paused():
                self.paused = True
            case Resumed() | Stopped():
                self.paused = False
            case Conceded(seat):
                self.conceded.add(seat)
            case Returned():
                self.conceded.clear()
            case _:
                pass
        self.state = state_after(entry, self.state)

    def _set(
        self,
        chair: int,
        kind: Literal["open", "person", "bot"] = "open",
        name: str = "",
        person: str | None = None,
        bot: str | None = None,
    ) -> None:
        self.chairs[chair] = Chair(self.chairs[chair].colour, kind, name, person, bot)


def state_after(entry: Entry, state: TableState) -> TableState:
    """The state of a table after an entry that is no move."""
    match entry:
        case Started():
            return "playing"
        case Returned():
            return "lobby"
        case Stopped():
            return "over"
        case _:
            return state


def check_in_lobby(lobby: Lobby) -> None:
    """Raises ``Refusal`` during a game and after it."""
    if lobby.state != "lobby":
        raise Refusal("not_in_lobby")


def check_host(lobby: Lobby, person: str) -> None:
    """Raises ``Refusal`` for anybody else."""
    if person != lobby.host:
        raise Refusal("not_host")


def _fit(chairs: list[Chair], players: int) -> list[Chair]:
    """As many chairs as players: open ones go first, then bots', from the last; new ones are open."""
    kept = list(chairs)
    for kind in ("open", "bot"):
        for i in range(len(kept) - 1, -1, -1):
            if len(kept) > players and kept[i].kind == kind:
                del kept[i]
    while len(kept) < players:
        used = {chair.colour for chair in kept}
        kept.append(Chair(next(c for c in range(COLOURS) if c not in used)))
    return kept
