"""The chairs, the options and the host: the fold of the log, which ``Lobby.take`` alone changes."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from hexfolk.table.entries import (
    Chair,
    ChairSet,
    ColourSet,
    Conceded,
    Configured,
    EmblemSet,
    Entry,
    HandedOver,
    Kicked,
    Made,
    Opened,
    PaceSet,
    Paused,
    Pledged,
    Readied,
    Resumed,
    Returned,
    Revealed,
    RevealsDue,
    Sat,
    Sealed,
    Started,
    Stood,
    Stopped,
    Taught,
    Unbarred,
    Unsealed,
)
from hexfolk.table.refusal import Refusal
from hexfolk.table.sealing import Sealing

COLOURS: Final = 8
TableState = Literal["lobby", "playing", "over"]


class Barred(msgspec.Struct, frozen=True):
    """Somebody who was kicked, and what they were called."""

    person: str
    name: str


class Lobby:
    """Who sits where, and what was agreed. In a game the chairs stand in seating order."""

    def __init__(self, made: Made) -> None:
        self.options = made.options
        self.map = made.map
        """The text of the own map chosen last; it counts while the options name it."""
        self.pace = made.pace
        self.state: TableState = "lobby"
        self.paused = False
        self.closed = False
        """The host of the server has ended this table: it can only be looked at."""
        self.lesson = False
        """Whether it is a first game that is taught: one person's own, that counts for nothing."""
        self.public = False
        """Whether the table stands on the list of open tables."""
        self.saved = False
        """Paused until another evening."""
        self.game = 0
        self.sealed: Sealing | None = None
        """How the game that is about to begin, or was begun last, was sealed; None: it was not."""
        self.chairs = [Chair(colour) for colour in range(made.options.players)]
        self.conceded: set[int] = set()
        """Seats whose players have given up this game."""
        self.barred: dict[int, Barred] = {}
        """Who may not sit down, by number: the kicks at this table are counted from 1."""
        self._kicks = 0
        self._ready: set[str] = set()
        self.hosts = [made.host]
        """The maker, then everybody by how long they have sat here; the first who sits is the host."""

    @property
    def host(self) -> str:
        """The maker, as long as nobody else sits here alone: of those seated, who has sat longest."""
        seated = {chair.person for chair in self.chairs}
        return next((person for person in self.hosts if person in seated), self.hosts[0])

    def chair_of(self, person: str) -> int | None:
        """Where a person sits."""
        return next((i for i, chair in enumerate(self.chairs) if chair.person == person), None)

    @property
    def sealing(self) -> Sealing | None:
        """The ceremony that is going on: all is locked, and the game about to begin."""
        return self.sealed if self.sealed is not None and self.state == "lobby" else None

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs if chair.kind != "open"]

    def settle(self, over: bool) -> None:
        """After an action of the game: the table is over when its game is."""
        if over:
            self.state = "over"
            self.paused = False

    def is_barred(self, person: str) -> bool:
        """Whether somebody was kicked and may not sit down."""
        return any(barred.person == person for barred in self.barred.values())

    def is_ready(self, seat: int) -> bool:
        """Whether a chair need not be waited for. Bots are always ready; the host says so by starting."""
        chair = self.chairs[seat]
        return chair.person is None or chair.person == self.host or chair.person in self._ready

    def take(self, entry: Entry) -> None:
        """Change the lobby as an entry of the log says."""
        match entry:
            case Taught():
                self.lesson = True
            case Sat():
                self._seat(entry)
            case Stood(chair):
                self._clear(chair)
            case ChairSet(chair, bot, name, locked):
                kind: Literal["open", "bot"] = "open" if bot is None else "bot"
                self.chairs[chair] = Chair(
                    self.chairs[chair].colour, kind, name=name, bot=bot, locked=locked and bot is None
                )
            case Configured(options, own_map):
                if options != self.options or own_map:
                    self._ready.clear()
                self.options = options
                self.map = own_map or self.map
                self.chairs = _fit(self.chairs, options.players)
            case PaceSet(pace):
                self.pace = pace
            case Opened(public):
                self.public = public
            case ColourSet(chair, colour):
                self._paint(chair, colour)
            case EmblemSet(chair, emblem):
                self.chairs[chair] = replace(self.chairs[chair], emblem=emblem)
            case Readied(chair, on):
                person = self.chairs[chair].person or ""
                (self._ready.add if on else self._ready.discard)(person)
            case Kicked(chair):
                self._kicks += 1
                kicked = self.chairs[chair]
                self.barred[self._kicks] = Barred(kicked.person or "", kicked.name)
                self._clear(chair)
            case Unbarred(number):
                del self.barred[number]
            case HandedOver(chair):
                heir = self.chairs[chair].person or ""
                self.hosts = [heir, *(person for person in self.hosts if person != heir)]
            case Sealed():
                self.sealed = Sealing(entry)
                self.chairs = list(entry.chairs)
            case Pledged() | RevealsDue() | Revealed():
                if self.sealed is not None:
                    self.sealed.take(entry)
            case Unsealed():
                self.sealed = None
                self._let_bots_go()
            case Started():
                if self.sealed is not None and self.sealed.sealed.game == entry.game:
                    self.sealed.take(entry)
                else:
                    self.sealed = None
                self.game = entry.game
                self.chairs = list(entry.chairs)
                self.conceded.clear()
                self._ready.clear()
            case Paused(saved):
                self.paused = True
                self.saved = saved
            case Resumed():
                self.paused = self.saved = False
            case Stopped(reason):
                self.paused = self.saved = False
                self.closed = reason == "closed"
                if self.state == "lobby":
                    # The game that was about to begin never will.
                    self.sealed = None
            case Conceded(seat):
                self.conceded.add(seat)
            case Returned():
                self.conceded.clear()
                self.sealed = None
                self._let_bots_go()
            case _:
                pass
        self.state = state_after(entry, self.state)

    def _seat(self, sat: Sat) -> None:
        before = self.chair_of(sat.person)
        emblem = sat.emblem
        if before is not None:
            # An emblem that was chosen comes along to another chair; the colour is the chair's.
            emblem = self.chairs[before].emblem if emblem is None else emblem
            if before != sat.chair:
                self.chairs[before] = Chair(self.chairs[before].colour)
        if sat.colour is not None:
            self._paint(sat.chair, sat.colour)
        colour = self.chairs[sat.chair].colour
        self.chairs[sat.chair] = Chair(colour, "person", sat.name, sat.person, emblem=emblem)
        if sat.person not in self.hosts:
            self.hosts.append(sat.person)

    def _let_bots_go(self) -> None:
        """The chairs are as they were before the game: who comes late finds the open ones."""
        self.chairs = [
            Chair(chair.colour, locked=chair.locked) if chair.filled else chair for chair in self.chairs
        ]

    def _clear(self, chair: int) -> None:
        stood = self.chairs[chair].person or ""
        self.chairs[chair] = Chair(self.chairs[chair].colour)
        self._ready.discard(stood)
        # The maker comes back as host; others join the end of the line again.
        if stood in self.hosts[1:]:
            self.hosts.remove(stood)

    def _paint(self, chair: int, colour: int) -> None:
        """Give a chair a colour; one that has it takes the old one in exchange."""
        before = self.chairs[chair].colour
        for i, other in enumerate(self.chairs):
            if i == chair or other.colour == colour:
                self.chairs[i] = replace(other, colour=colour if i == chair else before)


def emblems(chairs: Sequence[Chair]) -> list[int]:
    """The emblem of each chair, no two the same: the one chosen, else its colour's, else the first free."""
    found: list[int | None] = [chair.emblem for chair in chairs]
    for i, chair in enumerate(chairs):
        if found[i] is None and chair.colour not in found:
            found[i] = chair.colour
    free = [emblem for emblem in range(COLOURS) if emblem not in found]
    return [free.pop(0) if emblem is None else emblem for emblem in found]


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
    """Raises ``Refusal`` during a game and after it, and while one is about to begin."""
    if lobby.state != "lobby":
        raise Refusal("not_in_lobby")
    if lobby.sealing is not None:
        raise Refusal("sealing")


def check_game(lobby: Lobby, game: int | None) -> None:
    """Raises ``Refusal`` for what was meant for another game of the table."""
    if game is not None and game != lobby.game:
        raise Refusal("stale")


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
