"""The whole state of a game: small, quick to copy, equal by value.

Scalars are attributes; everything counted by seat, resource or spot lies in one flat
vector ``v``, so that a copy is one block move. Its layout, for P seats:

    seat s at  s * stride:  HAND … NETWORK (below; DOUBT takes a word a seat, the sets words of the topology)
    then       open sites (intersections free by the distance rule) · all roads
               weight of every hex

Cards are bundles (see ``resource``): of resources in hands and the bank, of development cards
by kind in hands and in the stacks ``deck``, ``spent`` and ``fresh`` (bought in this turn).

The *weight* of a hex packs six bits per seat: what its buildings there yield (B24). A
weight also tells whom the robber may rob.
"""

from array import array
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.board import Board
from hexfolk.core.ids import Bundle, Seat
from hexfolk.core.offer import Offer
from hexfolk.core.options import Options
from hexfolk.core.resource import covers, total, unpack

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
HAND: Final[i64] = 0  # bundle
HELD: Final[i64] = 1  # bundle of unplayed development cards
KNIGHTS: Final[i64] = 2  # knights played
ROADS_LEFT: Final[i64] = 3
SETTLEMENTS_LEFT: Final[i64] = 4
CITIES_LEFT: Final[i64] = 5
POINTS: Final[i64] = 6  # visible points: buildings and awards
ROUTE: Final[i64] = 7  # length of the longest trade route
DUE: Final[i64] = 8  # cards still to discard
ASIDE: Final[i64] = 9  # bundle discarded, shown when the last discard is in (B28)
SIGN: Final[i64] = 10  # special building: UNASKED, SIGNED, PASSED
PORTS: Final[i64] = 11  # port kinds in use, as in Board.port_kinds
DOUBT: Final[i64] = 12  # by viewer: bundle of the cards that it cannot name, see `counting`
# Behind them sets: own roads · legal road sites · settlements · cities · network

UNASKED: Final[i64] = 0
SIGNED: Final[i64] = 1
PASSED: Final[i64] = 2

WEIGHT_BITS: Final[i64] = 6
WEIGHT: Final[i64] = 63
# For `sum_of_weights`: every second field of eight, every second pair, the last sum.
_EVERY_SECOND: Final[i64] = 63 * (2**0 + 2**12 + 2**24 + 2**36)
_EVERY_FOURTH: Final[i64] = 4095 * (2**0 + 2**24)
_SUM: Final[i64] = 4095
NOBODY: Final[i64] = -1
OFF_BOARD: Final[i64] = -1

# Offers of a turn that are remembered when they are closed: the newest.
MOST_CLOSED: Final[i64] = 32

VERSION: Final[i64] = 3
"""Of the byte form, see ``to_bytes``; ``snapshot`` reads it."""


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
        self.bank: Bundle = 0
        self.deck: Bundle = 0
        self.spent: Bundle = 0
        self.fresh: Bundle = 0
        self.deck_left: i64 = 0
        self.route_holder: Seat = NOBODY
        self.army_holder: Seat = NOBODY
        self.winner: Seat = NOBODY
        self.next_offer: i64 = 1
        self.bought: i64 = 0  # development cards bought this turn
        # With balanced dice, else 0: the throws left in the deck, and how many more rolls are soft on sevens.
        self.throws: i64 = 0
        self.soft: i64 = 0

        # Places in the vector.
        nw = topology.node_words
        ew = topology.edge_words
        sets = DOUBT + self.players
        self.roads_at: i64 = sets
        self.sites_at: i64 = sets + ew
        self.settlements_at: i64 = sets + 2 * ew
        self.cities_at: i64 = sets + 2 * ew + nw
        self.network_at: i64 = sets + 2 * ew + 2 * nw
        self.stride: i64 = sets + 2 * ew + 3 * nw
        self.open_sites: i64 = self.players * self.stride
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
        self.bank = source.bank
        self.deck = source.deck
        self.spent = source.spent
        self.fresh = source.fresh
        self.deck_left = source.deck_left
        self.route_holder = source.route_holder
        self.army_holder = source.army_holder
        self.winner = source.winner
        self.next_offer = source.next_offer
        self.bought = source.bought
        self.throws = source.throws
        self.soft = source.soft

    def at(self, seat: Seat) -> i64:
        """Where a seat's fields begin in ``v``."""
        return seat * self.stride

    def copy(self) -> "State":
        """An independent state with the same future."""
        return State(self.board, self.options, self)

    def to_bytes(self) -> bytes:
        """The state without board and options, for pools, stores and comparison."""
        numbers = [
            VERSION,
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
            self.bank,
            self.deck,
            self.spent,
            self.fresh,
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
        if self.throws:
            # Behind all else, so that with other dice the form is what it was.
            numbers += [self.throws, self.soft]
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


def sum_of_weights(weights: i64) -> i64:
    """What all seats together have in fields of ``WEIGHT_BITS``."""
    pairs = (weights & _EVERY_SECOND) + ((weights >> WEIGHT_BITS) & _EVERY_SECOND)
    fours = (pairs & _EVERY_FOURTH) + ((pairs >> (2 * WEIGHT_BITS)) & _EVERY_FOURTH)
    return (fours + (fours >> (4 * WEIGHT_BITS))) & _SUM


def hand_size(state: State, seat: Seat) -> i64:
    """Resource cards in hand."""
    return total(state.v[seat * state.stride + HAND])


def held_size(state: State, seat: Seat) -> i64:
    """Unplayed development cards."""
    return total(state.v[seat * state.stride + HELD])


def hand_of(state: State, seat: Seat) -> list[int]:
    """Cards in hand by resource."""
    return unpack(state.v[state.at(seat) + HAND])


def holds(state: State, seat: Seat, bundle: Bundle) -> bool:
    """Whether a hand covers a bundle."""
    return covers(state.v[seat * state.stride + HAND], bundle)


def take_cards(state: State, seat: Seat, bundle: Bundle) -> None:
    """From hand to nowhere; the caller gives them to somebody."""
    state.v[seat * state.stride + HAND] -= bundle


def give_cards(state: State, seat: Seat, bundle: Bundle) -> None:
    state.v[seat * state.stride + HAND] += bundle


def actor(state: State) -> Seat:
    """Who holds the initiative: the builder in special building, else the player on turn."""
    return state.builder if state.phase == SPECIAL else state.on_turn


def seat_after(state: State, seat: Seat) -> Seat:
    """The next seat in order of play."""
    following = seat + 1
    if following < state.players:
        return following
    return 0
