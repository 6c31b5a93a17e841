"""The chairs, the options and the host: what the lobby's requests mean, and the fold of their entries.

Every function ``ask_*`` checks a request and gives the entry that carries it out, or raises
``Refusal``; ``Lobby.take`` is the only thing that changes a lobby.
"""

from typing import Final, Literal

import msgspec

from hexfolk.core.chance import Chance
from hexfolk.core.errors import BadIsland, BadOption
from hexfolk.core.options import Options
from hexfolk.core.own import OWN, own_text
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
from hexfolk.table.game import begin
from hexfolk.table.ground import bad_map, check_island, read_map
from hexfolk.table.names import check_name, free_bot_name
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.browser import Configure, SetColour, SetPace, SetSeat, Sit
from hexfolk.view.messages.table import OptionsView
from hexfolk.view.messages.words import Pace

COLOURS: Final = 8
# Seconds (B65); 0 is no clock, no spare time.
TURN_TIMES: Final = (30, 45, 60, 90, 120, 180, 300, 600, 0)
SPARE_TIMES: Final = (0, 60, 180)
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
        self.saved = False
        """Paused until another evening."""
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
            case Paused(saved):
                self.paused = True
                self.saved = saved
            case Resumed() | Stopped():
                self.paused = self.saved = False
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


def ask_made(person: str, options: OptionsView, pace: Pace, own_map: str = "") -> Made:
    """A new table."""
    kept = _kept_map(options, own_map)
    check_options(options, kept)
    return Made(person, options, pace, kept)


def ask_sit(lobby: Lobby, person: str, message: Sit) -> Sat:
    """Take a chair. Who sits already changes the name, or moves to the chair named."""
    _in_lobby(lobby)
    mine = lobby.chair_of(person)
    taken = [chair.name for i, chair in enumerate(lobby.chairs) if chair.kind != "open" and i != mine]
    name = check_name(message.name, taken)
    if message.seat is None:
        chair = mine
        if chair is None:
            chair = next((i for i, c in enumerate(lobby.chairs) if c.kind == "open"), None)
        if chair is None:
            raise Refusal("table_full")
        return Sat(chair, person, name)
    if not 0 <= message.seat < len(lobby.chairs):
        raise Refusal("seat_unknown")
    if mine is not None and mine != message.seat:
        raise Refusal("already_seated")
    if message.seat != mine and lobby.chairs[message.seat].kind != "open":
        raise Refusal("seat_taken")
    return Sat(message.seat, person, name)


def ask_stand(lobby: Lobby, person: str) -> Stood:
    """Leave one's chair."""
    _in_lobby(lobby)
    chair = lobby.chair_of(person)
    if chair is None:
        raise Refusal("not_seated")
    return Stood(chair)


def ask_configure(lobby: Lobby, person: str, message: Configure) -> Configured:
    """Replace the options; chairs with people stay."""
    _in_lobby(lobby)
    _is_host(lobby, person)
    kept = _kept_map(message.options, message.map)
    check_options(message.options, kept or lobby.map)
    people = sum(1 for chair in lobby.chairs if chair.kind == "person")
    if people > message.options.players:
        raise Refusal("more_people_than_chairs", people=people)
    return Configured(message.options, kept)


def ask_seat(lobby: Lobby, person: str, message: SetSeat, strategy: str) -> ChairSet:
    """Give a chair to a bot, or open it."""
    _in_lobby(lobby)
    _is_host(lobby, person)
    if not 0 <= message.seat < len(lobby.chairs):
        raise Refusal("seat_unknown")
    if lobby.chairs[message.seat].kind == "person":
        raise Refusal("seat_taken")
    if message.kind == "open":
        return ChairSet(message.seat)
    others = [c.name for i, c in enumerate(lobby.chairs) if c.kind != "open" and i != message.seat]
    return ChairSet(message.seat, strategy, free_bot_name(others))


def ask_pace(lobby: Lobby, person: str, message: SetPace) -> PaceSet:
    """How fast bots act; also during the game."""
    _is_host(lobby, person)
    return PaceSet(message.pace)


def ask_colour(lobby: Lobby, person: str, message: SetColour) -> ColourSet:
    """Take a colour that no other person or bot has; an open chair gives its colour in exchange."""
    _in_lobby(lobby)
    chair = lobby.chair_of(person)
    if chair is None:
        raise Refusal("not_seated")
    if not 0 <= message.colour < COLOURS:
        raise Refusal("colour_unknown")
    others = [c for i, c in enumerate(lobby.chairs) if i != chair and c.kind != "open"]
    if any(other.colour == message.colour for other in others):
        raise Refusal("colour_taken")
    return ColourSet(chair, message.colour)


def ask_again(lobby: Lobby, person: str) -> Returned:
    """Back to the lobby after the end: any who played may ask."""
    if lobby.state != "over":
        raise Refusal("not_over")
    if lobby.chair_of(person) is None and person != lobby.host:
        raise Refusal("not_seated")
    return Returned()


def ask_start(lobby: Lobby, person: str, strategy: str, chance: Chance) -> Started:
    """Begin the game: open chairs become bots', the order of play is drawn, the island is dealt."""
    _in_lobby(lobby)
    _is_host(lobby, person)
    options = check_options(lobby.options, lobby.map)
    chairs = fill_chairs(lobby.chairs, strategy)
    island = lobby.options.island
    try:
        own_map = lobby.map if island == OWN else ""
        return begin(lobby.game + 1, options, island, chairs, chance, own_map)
    except BadIsland as problem:
        raise bad_map(problem.code, 0, 0, problem.facts) from None


def fill_chairs(chairs: list[Chair], strategy: str) -> list[Chair]:
    """The chairs of a game: open ones become bots'."""
    filled = list(chairs)
    for i, chair in enumerate(filled):
        if chair.kind == "open":
            taken = [other.name for other in filled if other.kind != "open"]
            filled[i] = Chair(chair.colour, "bot", free_bot_name(taken), None, strategy)
    return filled


def check_options(options: OptionsView, own_map: str = "") -> Options:
    """The rules' form of a table's options. Raises ``Refusal``."""
    try:
        checked = Options(
            players=options.players,
            target=options.target,
            friendly_robber=options.friendly_robber,
            robber=options.robber,
            discard=options.discard,
            route_award=options.route_award,
            army_award=options.army_award,
            special_building=options.special_building,
            gifts=options.gifts,
            bank_shown=options.bank_shown,
            dice=options.dice,
            deal=options.deal,
        )
    except BadOption as problem:
        raise Refusal("option", field=problem.field) from None
    for field, choices in (("turn_time", TURN_TIMES), ("spare_time", SPARE_TIMES)):
        if getattr(options, field) not in choices:
            raise Refusal("option", field=field)
    check_island(options, own_map)
    return checked


def _kept_map(options: OptionsView, text: str) -> str:
    """A map that was sent along, as the log keeps it; nothing if the options name no own map."""
    return own_text(read_map(text)) if text and options.island == OWN else ""


def _in_lobby(lobby: Lobby) -> None:
    if lobby.state != "lobby":
        raise Refusal("not_in_lobby")


def _is_host(lobby: Lobby, person: str) -> None:
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
