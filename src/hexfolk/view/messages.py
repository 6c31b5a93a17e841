"""Every message between browser and server, as msgspec structs.

The TypeScript protocol file of the web client is generated from this module, so
this is the one place where the wire format is said. Words used throughout:

* *seat*: index in order of play, 0 … players-1. A spectator has no seat (None).
* *spot*: a place on the board in text form: ``n23`` an intersection, ``e17`` an edge,
  ``h9`` a hex.
* *cards*: counts by resource, always in the order wood, brick, wool, grain, ore.
* *action*: the text form of an action, the same as in records (``settle n23``,
  ``bank wool>ore``, ``offer 2wood>1ore`` …; see ``hexfolk.core.action``).
* lengths on the board are in hex sides, y grows downwards.
"""

from typing import Literal

import msgspec

TerrainName = Literal["forest", "hills", "pasture", "field", "mountains", "desert", "lake", "sea", "gold"]
ResourceName = Literal["wood", "brick", "wool", "grain", "ore"]
PortKind = Literal["any", "wood", "brick", "wool", "grain", "ore"]
CardName = Literal["knight", "point", "roads", "plenty", "monopoly"]
Phase = Literal[
    "found_settlement",
    "found_road",
    "before_roll",
    "discard",
    "robber",
    "rob",
    "main",
    "free_road",
    "sign_up",
    "special",
    "over",
]
Pace = Literal["slow", "normal", "fast", "instant"]
Saying = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "moment",
    "trade",
    "no_deal",
    "lucky",
    "unlucky",
    "not_me",
    "good_game",
    "thumbs_up",
    "smile",
    "surprise",
    "sad",
]
"""Quick phrases and signs: each reader sees them in their own language."""
Cards = list[int]


class HexView(msgspec.Struct, frozen=True):
    id: str
    x: float
    y: float
    terrain: TerrainName
    number: int | None
    dots: int


class NodeView(msgspec.Struct, frozen=True):
    """An intersection; ``hexes`` are the listed hexes around it, ``port`` an index into ports."""

    id: str
    x: float
    y: float
    hexes: list[str]
    port: int | None


class EdgeView(msgspec.Struct, frozen=True):
    id: str
    a: str
    b: str


class PortView(msgspec.Struct, frozen=True):
    """A port: x, y is the middle of its water position; it serves both ``nodes``."""

    kind: PortKind
    rate: int
    edge: str
    nodes: list[str]
    x: float
    y: float


class BoardView(msgspec.Struct, frozen=True):
    """The dealt island: never changes during a game. ``box`` = min x, min y, max x, max y."""

    hexes: list[HexView]
    nodes: list[NodeView]
    edges: list[EdgeView]
    ports: list[PortView]
    box: tuple[float, float, float, float]
    island: str
    """Id of the island; of an own map ``own_`` and a digest."""
    name: str
    """Of an own map what its maker calls it, else empty."""


class PlayerView(msgspec.Struct, frozen=True):
    """Public facts of one seat. ``total`` counts hidden point cards: for oneself, and for all at the end."""

    seat: int
    cards: int
    development: int
    knights: int
    roads_left: int
    settlements_left: int
    cities_left: int
    route: int
    route_award: bool
    army_award: bool
    points: int
    total: int | None
    discard_due: int
    sign_up: bool | None
    """Special building: True signed up, False passed, None not answered."""
    hand: Cards | None
    """Own cards by resource; of others only when the game is over."""
    held: dict[CardName, int] | None
    """Own development cards by kind; of others only when the game is over."""


class BuildingView(msgspec.Struct, frozen=True):
    node: str
    seat: int
    kind: Literal["settlement", "city"]


class RoadView(msgspec.Struct, frozen=True):
    edge: str
    seat: int


class OfferView(msgspec.Struct, frozen=True):
    """An open offer. A counter-offer has ``answers`` = id of the offer that it answers.

    ``give`` is what the maker gives, ``want`` what the maker gets.
    """

    id: int
    maker: int
    counters: int | None
    give: Cards
    want: Cards
    accepted: list[int]
    refused: list[int]


class GameView(msgspec.Struct, frozen=True):
    """All that one seat (or a spectator) may know of a game in progress."""

    seq: int
    """Log entry that changed the game last."""
    decision: int
    """Name of the decision this view asks for; an Act sends it back in ``on``."""
    you: int | None
    phase: Phase
    turn: int
    """Number of the turn, from 1; 0 while founding."""
    on_turn: int
    """Whose turn (in founding: who places; in special building: whose slot)."""
    must: list[int]
    """Seats the game waits for."""
    may: list[int]
    """Seats that may act though nobody waits for them (answers, sign-up)."""
    rolled: bool
    dice: tuple[int, int] | None
    robber: str | None
    bank: Cards | None
    """None when the table hides it."""
    deck: int
    players: list[PlayerView]
    buildings: list[BuildingView]
    roads: list[RoadView]
    offers: list[OfferView]
    free_roads: int
    target: int
    winner: int | None
    legal: list[str]
    """Every action open to you now, in text form; offers and counters are free-form and not listed."""
    off: dict[str, str]
    """Why an action word (road, settle, city, buy, roll, end, knight, roads, plenty, monopoly, bank, offer)
    is closed to you now: word -> reason code. Words that are open do not appear."""
    rates: list[int]
    """Best bank or port rate for each resource you would give."""
    fresh: dict[CardName, int]
    """Own development cards bought this turn (not playable yet)."""
    undo: str | None
    """Your last move, if you may take it back now."""
    undo_closed: str | None
    """Why you may not: ``refused-<code>`` is a Fluent key. None for who does not play."""


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as much of it as the reader may know.

    kind, and which fields it fills:
    turn(seat, number) · settle(seat, spot) · road(seat, spot, free) · city(seat, spot) · roll(seat, dice)
    yields(spot) · produce(seat, cards) · short(resource) · income(seat, cards) [second settlement]
    discarding(seat, number) · discard(seat, cards) · robber(seat, spot) · steal(seat, other, resource?)
    buy(seat, card?) · play(seat, card) · plenty(seat, cards) · monopoly(seat, resource, number)
    hand_over(seat, other, resource, number) [seat gives to other] · bank(seat, cards, wanted)
    offer(seat, id, cards, wanted) · counter(seat, id, parent, cards, wanted) · accept(seat, id)
    refuse(seat, id) · withdraw(seat, id) · lapse(id) · trade(seat, other, cards, wanted) [seat gives cards]
    award(award, seat?, other?) [to seat, from other] · sign_up(seat) · pass(seat) · slot(seat)
    end(seat) · win(seat, number) · time_up(seat) · forfeit(seat, number) [free roads that are lost]
    undo_settle(seat, spot) · undo_road(seat, spot, free) · undo_city(seat, spot)
    undo_bank(seat, cards, wanted) [taken back] · concede(seat) · agreed() [the end, without a winner]
    """

    kind: str
    seat: int | None = None
    other: int | None = None
    spot: str | None = None
    number: int | None = None
    dice: tuple[int, int] | None = None
    resource: ResourceName | None = None
    card: CardName | None = None
    cards: Cards | None = None
    wanted: Cards | None = None
    id: int | None = None
    parent: int | None = None
    award: Literal["route", "army"] | None = None
    free: bool = False


class OptionsView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table, with their defaults.

    ``island`` is an id of the catalogue, ``standard`` (follows the players), ``random`` (one that fits is
    drawn when the game begins) or ``own`` (a map that was sent along).
    """

    players: int = 4
    island: str = "standard"
    target: int = 10
    friendly_robber: bool = False
    robber: bool = True
    discard: bool = True
    route_award: bool = True
    army_award: bool = True
    special_building: bool = True
    gifts: bool = True
    bank_shown: bool = True
    dice: Literal["normal"] = "normal"
    deal: Literal["random", "spread", "balanced", "beginner"] = "random"
    """How the island is dealt; ``beginner`` is a fixed layout of the standard board of 19 hexes."""
    turn_time: int = 120
    """Seconds for a turn: 30, 45, 60, 90, 120, 180, 300 or 600; 0 without a clock."""
    spare_time: int = 0
    """Seconds that each player may use beyond, once a game: 0, 60 or 180."""
    watchers_chat: bool = True
    """Whether who only looks on may write in the chat."""
    undo: bool = True
    """Whether one may take back what one has just built or traded with the bank."""


class IslandView(msgspec.Struct, frozen=True):
    """An island before it is dealt. ``hexes`` are land, lakes not counted; it is made for ``players``."""

    id: str
    name: str
    """Of an own map what its maker calls it; of the others empty: each language has its own name for them."""
    hexes: int
    lakes: int
    islands: int
    ports: int
    players: tuple[int, int]
    most: int
    """More players than this find no room."""
    target: int
    """Points to win that suit it."""


class SeatView(msgspec.Struct, frozen=True):
    """A chair at the table. ``colour`` indexes the eight seat colours and emblems."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    colour: int
    online: bool
    substitute: bool
    """A bot plays on, as two turns in a row ran out or the person is away, until they are back."""
    conceded: bool
    """Whether the player has given up this game: a bot plays on."""


class EndingView(msgspec.Struct, frozen=True):
    """A proposal to end the game without a winner. Everybody of ``needed`` must agree."""

    proposer: int
    agreed: list[int]
    needed: list[int]
    seconds: int
    """How long it stands, from now."""


class TableView(msgspec.Struct, frozen=True):
    """The table around the game."""

    id: str
    state: Literal["lobby", "playing", "over"]
    game: int
    """Number of the game at this table, from 1."""
    host: bool
    """Whether you may configure and start."""
    you: int | None
    seats: list[SeatView]
    options: OptionsView
    own: IslandView | None
    """The own map that is chosen, if one is."""
    pace: Pace
    watchers: int
    paused: bool
    """The game stands still, as all agreed, until one of them resumes it."""
    pause_asked: list[int]
    """Seats of people who would like a pause; with all people here it begins."""
    ending: EndingView | None
    """A proposal that is open."""


class PlayerSummary(msgspec.Struct, frozen=True):
    """One seat's game in figures. Cards are counts by resource."""

    seat: int
    points: int
    settlements: int
    cities: int
    point_cards: int
    route_award: bool
    army_award: bool
    route: int
    knights: int
    produced: Cards
    from_cards: Cards
    """Plenty and Monopoly."""
    traded_in: Cards
    """Received in player trades."""
    traded_out: Cards
    bank_in: Cards
    bank_out: Cards
    stolen: int
    """Cards taken from others by robber and knight."""
    robbed: int
    """Cards lost to robber, knight."""
    discarded: Cards
    points_by_turn: list[int]
    """Points (hidden cards included) at the end of each turn; the first entry is after founding."""


class Summary(msgspec.Struct, frozen=True):
    """After the game: dice counts for sums 2 … 12 and what was to be expected, and every seat."""

    turns: int
    winner: int | None
    dice: list[int]
    expected: list[float]
    players: list[PlayerSummary]


class ChatLine(msgspec.Struct, frozen=True):
    """Something that somebody said: ``text`` as it is, without any markup, or a quick phrase."""

    number: int
    """From 1 and growing; older lines are forgotten."""
    who: str
    """The same for all that one person says at this table."""
    name: str
    """What they were called then; empty if they had no name."""
    colour: int | None
    """Their seat colour then; None for who looked on."""
    saying: str
    """The code of a quick phrase (``Saying``, or one of a later version), else empty."""
    text: str
    at: int
    """Milliseconds since 1970, UTC."""


# --- server to browser -------------------------------------------------------------------


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="t"):
    """First message on a socket."""

    version: str
    protocol: int
    name: str | None
    """The name this browser used last, to prefill."""
    table: TableView


class TableUpdate(msgspec.Struct, frozen=True, tag="table", tag_field="t"):
    table: TableView


class BoardMessage(msgspec.Struct, frozen=True, tag="board", tag_field="t"):
    """Sent once per game and socket, before the first update."""

    game: int
    board: BoardView


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="t"):
    """The state now, and what happened since the view with seq ``since``.

    ``since`` None is a fresh start: after joining, after Sync, when a game begins; ``events`` is
    then the recent past. If ``since`` is not the seq of the view you have, send Sync.
    """

    since: int | None
    view: GameView
    events: list[EventView]


class ClockView(msgspec.Struct, frozen=True):
    """Time that runs for a seat, in milliseconds from when this was sent: first ``left``, then ``spare``."""

    seat: int
    left: int
    spare: int


class ClockMessage(msgspec.Struct, frozen=True, tag="clock", tag_field="t"):
    """Whose time runs from now on; no clocks: nobody's. A ``standing`` clock keeps its time."""

    standing: bool
    clocks: list[ClockView]


class SummaryMessage(msgspec.Struct, frozen=True, tag="summary", tag_field="t"):
    summary: Summary


class ChatHistory(msgspec.Struct, frozen=True, tag="chat_history", tag_field="t"):
    """After joining: what was said before, the last 100 lines at most. ``you`` is your own ``who``."""

    you: str
    lines: list[ChatLine]


class Chat(msgspec.Struct, frozen=True, tag="chat", tag_field="t"):
    """Somebody said something."""

    line: ChatLine


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="t"):
    """The message ``id`` was carried out (also when it was sent twice), as log entry ``seq``; a ``say``
    as line ``seq`` of the chat."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """The message ``id`` changed nothing; ``refused-<code>`` is a Fluent key, ``args`` its variables."""

    id: str | None
    code: str
    args: dict[str, str | int] = {}


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="t"):
    pass


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="t"):
    """The server closes: come back by yourself after a moment."""

    reason: Literal["restart", "slow"]


ServerMessage = (
    Welcome
    | TableUpdate
    | BoardMessage
    | Update
    | ClockMessage
    | SummaryMessage
    | ChatHistory
    | Chat
    | Ack
    | Refused
    | Pong
    | Bye
)


# --- browser to server -------------------------------------------------------------------


class _FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    id: str
    """1 … 64 characters, made by the client, unique per browser: a repetition is acked and not done again."""


class Sit(_FromClient, frozen=True, tag="sit"):
    """Take an open chair (any, or the one named)."""

    name: str
    seat: int | None = None


class Stand(_FromClient, frozen=True, tag="stand"):
    """Leave the chair while in the lobby."""


class Configure(_FromClient, frozen=True, tag="configure"):
    """Host: replace the options. Chairs are added or removed (open ones first, then bots)."""

    options: OptionsView
    map: str = ""
    """The text of an own map, if the options name one that the table does not have yet."""


class SetSeat(_FromClient, frozen=True, tag="set_seat"):
    """Host, in the lobby: make a chair a bot's or open it."""

    seat: int
    kind: Literal["bot", "open"]


class SetPace(_FromClient, frozen=True, tag="pace"):
    """Host: how fast bots act."""

    pace: Pace


class SetColour(_FromClient, frozen=True, tag="colour"):
    """Choose a free seat colour, in the lobby."""

    colour: int


class Start(_FromClient, frozen=True, tag="start"):
    """Host: open chairs become bots, the island is dealt, seating is drawn, play begins."""


class Again(_FromClient, frozen=True, tag="again"):
    """After the end: back to the lobby with the same people and options."""


class Pause(_FromClient, frozen=True, tag="pause"):
    """``on``: ask for a pause, or agree to one. Off: decline it, or resume the game."""

    on: bool


class Back(_FromClient, frozen=True, tag="back"):
    """I am here again: a bot need not play for me any more. So does every other request."""


class Act(_FromClient, frozen=True, tag="act"):
    """A game action in text form. ``on`` names the decision it answers (GameView.decision); answers to
    offers and sign-ups name their offer in the text and may leave it out."""

    action: str
    on: int | None = None


class Undo(_FromClient, frozen=True, tag="undo"):
    """Take back one's last build or bank trade (GameView.undo). ``on`` as in ``Act``."""

    on: int | None = None


class Concede(_FromClient, frozen=True, tag="concede"):
    """Give up: a bot plays the seat on for the rest of the game."""


class ProposeEnd(_FromClient, frozen=True, tag="propose_end"):
    """Propose to end the game without a winner."""


class AnswerEnd(_FromClient, frozen=True, tag="answer_end"):
    """Agree to the proposal that is open, or refuse it; who made it takes it back so."""

    agree: bool


class Say(_FromClient, frozen=True, tag="say"):
    """Say something at the table: a quick phrase, or a text of 1 to 280 characters."""

    text: str = ""
    saying: Saying | None = None


class Sync(_FromClient, frozen=True, tag="sync"):
    """Send everything again (after a gap)."""


class Ping(_FromClient, frozen=True, tag="ping"):
    pass


ClientMessage = (
    Sit
    | Stand
    | Configure
    | SetSeat
    | SetPace
    | SetColour
    | Start
    | Again
    | Pause
    | Back
    | Act
    | Undo
    | Concede
    | ProposeEnd
    | AnswerEnd
    | Say
    | Sync
    | Ping
)


# --- HTTP --------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables."""

    name: str
    options: OptionsView = OptionsView()
    bots: list[int] = []
    """Which chairs are bots; chair 0 is the maker's."""
    pace: Pace = "normal"
    start: bool = False
    """Begin at once (open chairs become bots)."""
    map: str = ""
    """The text of an own map, if the options name one."""


class TableMade(msgspec.Struct, frozen=True):
    id: str
    path: str


class IslandList(msgspec.Struct, frozen=True):
    """GET /api/islands: every island of the catalogue."""

    islands: list[IslandView]


class MapLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/islands/look: what is this map, before it goes to a table?"""

    text: str


class MapLooked(msgspec.Struct, frozen=True):
    island: IslandView
    picture: str
    """The island undealt, as SVG."""


class MapText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/islands/check: what is wrong with this map while it is drawn?"""

    text: str


class FindingView(msgspec.Struct, frozen=True):
    """Something about a map: ``finding-<code>`` is a Fluent key, ``args`` its variables.

    ``line`` and ``column`` count from 1, 0 where it has no place in the text.
    """

    severity: Literal["error", "warning"]
    code: str
    line: int
    column: int
    args: dict[str, str | int]


class PoolsView(msgspec.Struct, frozen=True):
    """What is dealt: counts by terrain, number and kind of port; those of 0 are left out."""

    terrain: dict[str, int]
    numbers: dict[str, int]
    ports: dict[str, int]


class MapFacts(msgspec.Struct, frozen=True):
    """What was counted on a map: hexes of land, pieces of land, intersections where one may begin."""

    land: int
    islands: int
    sites: int
    most: int | None
    """For how many players there is always room, 0 for none; None while the map cannot be read."""


class MapCheck(msgspec.Struct, frozen=True):
    """The findings, gravest first; the rest as far as the map can be read."""

    findings: list[FindingView]
    facts: MapFacts | None
    coast: list[tuple[int, int, str]]
    """Sides on which ports can be built: q and r of the land hex, and the side (ne, e, se, sw, w, nw)."""
    fill: PoolsView | None
    """The pools that the formulas give for this map, beside what is fixed on it."""


class MapTrial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/islands/preview: deal this map. The same seed gives the same deal."""

    text: str
    seed: int = 0
    style: str = "random"


class MapDealt(msgspec.Struct, frozen=True):
    board: BoardView


class Problem(msgspec.Struct, frozen=True):
    """Any refused HTTP request."""

    code: str
    args: dict[str, str | int] = {}
