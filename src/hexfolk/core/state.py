"""The whole state of a game: small, quick to copy, equal by value.

Scalars are attributes; everything counted by seat, resource or spot lies in one flat
vector ``v``, so that a copy is one block move. Its layout, for P seats:

    seat s at  s * stride:  HAND … NETWORK (below; the sets take words of the topology)
    then       bank[5] · deck[5] · spent[5] · fresh[5]
               open sites (intersections free by the distance rule) · all roads
               weight of every hex

The *weight* of a hex packs six bits per seat: what its buildings there yield (B24). A
weight also tells whom the robber may rob.
"""

from array import array
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.bits import WORD
from hexfolk.core.board import Board
from hexfolk.core.errors import BadState
from hexfolk.core.ids import Bundle, Kind, Seat
from hexfolk.core.offer import OFFER_SIZE, Offer, offer_from_numbers
from hexfolk.core.options import Options
from hexfolk.core.resource import KINDS, is_bundle

# Phases
FOUND_SETTLEMENT: Final[i64] = 0
FOUND_ROAD: Final[i64] = 1
BEFORE_ROLL: Final[i64] = 2
DISCARDING: Final[i64] = 3
MOVE_ROBBER: Final[i64] = 4
ROBBING: Final[i64] = 5
MAIN: Final[i64] = 6
FREE_ROAD: Final[i64] = 7
SIGN_UP: Final[i64] = 8
SPECIAL: Final[i64] = 9
OVER: Final[i64] = 10
PHASES: Final = (
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
)

# Fields of a seat, from the seat's place in the vector.
HAND: Final[i64] = 0  # five counts
HELD: Final[i64] = 5  # five counts of unplayed development cards
KNIGHTS: Final[i64] = 10  # knights played
ROADS_LEFT: Final[i64] = 11
SETTLEMENTS_LEFT: Final[i64] = 12
CITIES_LEFT: Final[i64] = 13
POINTS: Final[i64] = 14  # visible points: buildings and awards
ROUTE: Final[i64] = 15  # length of the longest trade route
DUE: Final[i64] = 16  # cards still to discard
ASIDE: Final[i64] = 17  # bundle discarded, shown when the last discard is in (B28)
SIGN: Final[i64] = 18  # special building: UNASKED, SIGNED, PASSED
PORTS: Final[i64] = 19  # port kinds in use, as in Board.port_kinds
SETS: Final[i64] = 20  # own roads · legal road sites · settlements · cities · network

UNASKED: Final[i64] = 0
SIGNED: Final[i64] = 1
PASSED: Final[i64] = 2

WEIGHT_BITS: Final[i64] = 6
WEIGHT: Final[i64] = 63
NOBODY: Final[i64] = -1
OFF_BOARD: Final[i64] = -1

# Three offers and counters a seat (B38); of closed ones the newest are remembered.
MOST_OPEN: Final[i64] = 24
MOST_CLOSED: Final[i64] = 32

# What no count comes up to: the cards of a kind in the largest bank or deck fit, and so do all pieces.
MOST_CARDS: Final[i64] = 150
MOST_POINTS: Final[i64] = 30
MOST_OFFER_NUMBER: Final[i64] = 10**9

_VERSION: Final[i64] = 1


@final
class State:
    """A position of one game on one board. Made by the rules; read it by the functions around it."""

    def __init__(self, board: Board, options: Options, source: "State | None" = None) -> None:
        """A blank state, or a copy of ``source``.

        Everything is set before ``self`` is passed on: so the compiler knows that nothing is ever unset,
        and reads without a check.
        """
        topology = board.topology
        self.board = board
        self.options = options
        self.players: i64 = options.players
        self.phase: i64 = FOUND_SETTLEMENT
        self.turn: i64 = 0  # 0 while founding
        self.on_turn: Seat = 0
        self.builder: Seat = NOBODY  # whose slot of special building
        self.founded: i64 = 0  # settlements placed in the set-up
        self.last_site: i64 = NOBODY  # where the set-up road must start
        self.rolled: i64 = 0
        self.die1: i64 = 0
        self.die2: i64 = 0
        self.robber: i64 = board.robber
        self.played: i64 = 0  # a development card was played this turn
        self.free_roads: i64 = 0
        self.deck_left: i64 = 0
        self.route_holder: Seat = NOBODY
        self.army_holder: Seat = NOBODY
        self.winner: Seat = NOBODY
        self.next_offer: i64 = 1
        self.bought: i64 = 0  # development cards bought this turn

        # Places in the vector.
        nw = topology.node_words
        ew = topology.edge_words
        self.roads_at: i64 = SETS
        self.sites_at: i64 = SETS + ew
        self.settlements_at: i64 = SETS + 2 * ew
        self.cities_at: i64 = SETS + 2 * ew + nw
        self.network_at: i64 = SETS + 2 * ew + 2 * nw
        self.stride: i64 = SETS + 2 * ew + 3 * nw
        self.bank: i64 = self.players * self.stride
        self.deck: i64 = self.bank + KINDS
        self.spent: i64 = self.deck + KINDS
        self.fresh: i64 = self.spent + KINDS
        self.open_sites: i64 = self.fresh + KINDS
        self.all_roads: i64 = self.open_sites + nw
        self.weight: i64 = self.all_roads + ew

        if source is None:
            self.offers: list[Offer] = []
            # Offers of this turn that are open no more, newest last: nobody need repeat them.
            self.closed: list[Offer] = []
            self.v: vec[i64] = vec[i64]([i64(0)] * int(self.weight + topology.hex_count))
        else:
            self.offers = _copies(source.offers)
            self.closed = source.closed.copy()
            self.v = source.v[:]
            self._take_numbers(source)

    def become(self, source: "State") -> None:
        """Take over the whole position of another state of the same game, independent of it."""
        self._take_numbers(source)
        self.offers = _copies(source.offers)
        self.closed = source.closed.copy()
        self.v = source.v[:]

    def _take_numbers(self, source: "State") -> None:
        self.phase = source.phase
        self.turn = source.turn
        self.on_turn = source.on_turn
        self.builder = source.builder
        self.founded = source.founded
        self.last_site = source.last_site
        self.rolled = source.rolled
        self.die1 = source.die1
        self.die2 = source.die2
        self.robber = source.robber
        self.played = source.played
        self.free_roads = source.free_roads
        self.deck_left = source.deck_left
        self.route_holder = source.route_holder
        self.army_holder = source.army_holder
        self.winner = source.winner
        self.next_offer = source.next_offer
        self.bought = source.bought

    def at(self, seat: Seat) -> i64:
        """Where a seat's fields begin in ``v``."""
        return seat * self.stride

    def copy(self) -> "State":
        """An independent state with the same future."""
        return State(self.board, self.options, self)

    def to_bytes(self) -> bytes:
        """The state without board and options, for pools, stores and comparison."""
        numbers = [
            _VERSION,
            self.players,
            self.phase,
            self.turn,
            self.on_turn,
            self.builder,
            self.founded,
            self.last_site,
            self.rolled,
            self.die1,
            self.die2,
            self.robber,
            self.played,
            self.free_roads,
            self.deck_left,
            self.route_holder,
            self.army_holder,
            self.winner,
            self.next_offer,
            self.bought,
            len(self.offers),
            len(self.closed),
        ]
        for offer in self.offers + self.closed:
            numbers += offer.numbers()
        numbers += list(self.v)
        return array("q", numbers).tobytes()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.options == other.options
            and self.board == other.board
            and self.to_bytes() == other.to_bytes()
        )

    def __hash__(self) -> int:
        return hash(self.to_bytes())


def _copies(offers: list[Offer]) -> list[Offer]:
    """Independent copies; nearly always there are none to copy."""
    return [offer.copy() for offer in offers] if offers else []


def state_from_bytes(board: Board, options: Options, data: bytes) -> State:
    """Inverse of ``State.to_bytes`` on the same board and options. Raises BadState."""
    state = State(board, options)
    if len(data) % 8:
        raise BadState("not a whole number of words")
    numbers = array("q", data)
    head = 22
    if len(numbers) < head or numbers[0] != _VERSION or numbers[1] != state.players:
        raise BadState("another version or another game")
    offers, closed = numbers[20], numbers[21]
    if not (0 <= offers <= MOST_OPEN and 0 <= closed <= MOST_CLOSED):
        raise BadState("too many offers")
    if len(numbers) != head + (offers + closed) * OFFER_SIZE + len(state.v):
        raise BadState("wrong length")
    (
        state.phase,
        state.turn,
        state.on_turn,
        state.builder,
        state.founded,
        state.last_site,
        state.rolled,
        state.die1,
        state.die2,
        state.robber,
        state.played,
        state.free_roads,
        state.deck_left,
        state.route_holder,
        state.army_holder,
        state.winner,
        state.next_offer,
        state.bought,
    ) = (int(n) for n in numbers[2:20])
    place = head
    for i in range(offers + closed):
        offer = offer_from_numbers([int(n) for n in numbers[place : place + OFFER_SIZE]])
        (state.offers if i < offers else state.closed).append(offer)
        place += OFFER_SIZE
    for i in range(len(state.v)):
        state.v[i] = numbers[place + i]
    _check(state)
    return state


def _check(state: State) -> None:
    """Refuse numbers that would lead outside the board, whatever wrote them."""
    topology = state.board.topology
    bounds = (
        (state.phase, 0, OVER),
        (state.turn, 0, 1_000_000),
        (state.on_turn, 0, state.players - 1),
        (state.builder, NOBODY, state.players - 1),
        (state.founded, 0, 2 * state.players),
        (state.last_site, NOBODY, topology.node_count - 1),
        (state.rolled, 0, 1),
        (state.die1, 0, 6),
        (state.die2, 0, 6),
        (state.robber, OFF_BOARD, topology.hex_count - 1),
        (state.played, 0, 1),
        (state.free_roads, 0, 2),
        (state.deck_left, 0, MOST_CARDS),
        (state.route_holder, NOBODY, state.players - 1),
        (state.army_holder, NOBODY, state.players - 1),
        (state.winner, NOBODY, state.players - 1),
        (state.next_offer, 1, MOST_OFFER_NUMBER),
        (state.bought, 0, MOST_CARDS),
    )
    for number, low, high in bounds:
        if not low <= number <= high:
            raise BadState(f"{number} outside {low} … {high}")
    if (
        (state.builder == NOBODY) == (state.phase == SPECIAL)
        or (state.winner == NOBODY) == (state.phase == OVER)
        or state.builder == state.on_turn
        or (state.phase in (SIGN_UP, SPECIAL) and not state.options.has_special_building())
        or (state.last_site == NOBODY and state.phase == FOUND_ROAD)
        or (state.robber == OFF_BOARD and state.phase == ROBBING)
    ):
        raise BadState("a phase without what belongs to it")
    _check_offers(state)
    _check_vector(state)


def _check_offers(state: State) -> None:
    seats = 2**state.players
    for offer in state.offers + state.closed:
        if not (
            0 <= offer.maker < state.players
            and 0 < offer.number <= MOST_OFFER_NUMBER
            and 0 <= offer.answers <= MOST_OFFER_NUMBER
            and is_bundle(offer.give)
            and is_bundle(offer.want)
            and 0 <= offer.accepted < seats
            and 0 <= offer.refused < seats
        ):
            raise BadState("an offer of nobody")


def _check_vector(state: State) -> None:
    """Counts within what there is, sets within the board, in the order of the layout."""
    topology = state.board.topology
    nodes = _full_set(int(topology.node_count), int(topology.node_words))
    edges = _full_set(int(topology.edge_count), int(topology.edge_words))
    counts = [MOST_CARDS] * SETS
    counts[POINTS] = MOST_POINTS
    counts[ROUTE] = int(topology.edge_count)
    counts[ASIDE] = 2 ** (5 * KINDS) - 1
    counts[SIGN] = PASSED
    counts[PORTS] = 2 ** (KINDS + 1) - 1
    seat = counts + edges + edges + nodes + nodes + nodes
    hexes = [2 ** (WEIGHT_BITS * int(state.players)) - 1] * int(topology.hex_count)
    limits = seat * int(state.players) + [MOST_CARDS] * (4 * KINDS) + nodes + edges + hexes
    for number, limit in zip(state.v, limits, strict=True):
        # A set within another has no bits outside of it; a count within 0 … limit is just smaller.
        if number < 0 or number > limit:
            raise BadState(f"{number} outside 0 … {limit}")


def _full_set(count: int, words: int) -> list[int]:
    """The words of the set of all spots; no word of a subset is greater."""
    return [2 ** min(WORD, count - WORD * w) - 1 for w in range(words)]


def hand_size(state: State, seat: Seat) -> i64:
    """Resource cards in hand."""
    b = seat * state.stride + HAND
    v = state.v
    return v[b] + v[b + 1] + v[b + 2] + v[b + 3] + v[b + 4]


def held_size(state: State, seat: Seat) -> i64:
    """Unplayed development cards."""
    b = seat * state.stride + HELD
    v = state.v
    return v[b] + v[b + 1] + v[b + 2] + v[b + 3] + v[b + 4]


def hand_of(state: State, seat: Seat) -> list[int]:
    b = state.at(seat)
    return [int(state.v[b + HAND + kind]) for kind in range(KINDS)]


def holds(state: State, seat: Seat, bundle: Bundle) -> bool:
    """Whether a hand covers a bundle."""
    b = seat * state.stride + HAND
    kind: Kind = 0
    while bundle > 0:
        if state.v[b + kind] < (bundle & 31):
            return False
        bundle >>= 5
        kind += 1
    return True


def take_cards(state: State, seat: Seat, bundle: Bundle) -> None:
    """From hand to nowhere; the caller gives them to somebody."""
    b = seat * state.stride + HAND
    kind: Kind = 0
    while bundle > 0:
        state.v[b + kind] -= bundle & 31
        bundle >>= 5
        kind += 1


def give_cards(state: State, seat: Seat, bundle: Bundle) -> None:
    b = seat * state.stride + HAND
    kind: Kind = 0
    while bundle > 0:
        state.v[b + kind] += bundle & 31
        bundle >>= 5
        kind += 1


def actor(state: State) -> Seat:
    """Who holds the initiative: the builder in special building, else the player on turn."""
    return state.builder if state.phase == SPECIAL else state.on_turn


def seat_after(state: State, seat: Seat) -> Seat:
    """The next seat in order of play."""
    following = seat + 1
    if following < state.players:
        return following
    return 0
