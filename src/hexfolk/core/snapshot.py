"""A state read back from its bytes, whoever wrote them: it is one that a game can come to, or is refused."""

from array import array
from typing import Final

from mypy_extensions import i64

from hexfolk.core.bits import WORD
from hexfolk.core.board import Board
from hexfolk.core.dice import ALL_CARDS, SOFT_ROLLS
from hexfolk.core.errors import BadState
from hexfolk.core.ids import Seat
from hexfolk.core.inventory import WHOLE
from hexfolk.core.offer import OFFER_SIZE, offer_from_numbers
from hexfolk.core.options import Options
from hexfolk.core.resource import FIELD, KINDS, is_bundle
from hexfolk.core.soundness import complaint
from hexfolk.core.state import (
    ASIDE,
    DOUBT,
    HAND,
    HELD,
    MOST_CLOSED,
    NOBODY,
    OFF_BOARD,
    OVER,
    PASSED,
    POINTS,
    PORTS,
    ROUTE,
    SIGN,
    VERSION,
    WEIGHT_BITS,
    State,
)
from hexfolk.core.trade import MOST_OFFERS

# Offers and counters of all seats.
MOST_OPEN: Final[i64] = 8 * MOST_OFFERS
# What no count comes up to: the cards of a kind in the largest bank or deck fit, and so do all pieces.
MOST_CARDS: Final[i64] = 150
MOST_POINTS: Final[i64] = 30
# Of numbers that actions can name there are ten times as many.
MOST_OFFER_NUMBER: Final[i64] = 10**8


def state_from_bytes(board: Board, options: Options, data: bytes) -> State:
    """Inverse of ``State.to_bytes`` on the same board and options.

    Raises BadState for bytes of which no game could be: cards and pieces that do not add up, sums and sets
    that do not follow from them, a phase without what belongs to it. What is accepted can be used like any
    other state.
    """
    return _sound(board, options, data, WHOLE)


def known_from_bytes(board: Board, options: Options, data: bytes, reader: Seat) -> State:
    """The same for ``Observation.known`` of a seat (-1: a spectator): what is hidden must be blank."""
    if not NOBODY <= reader < options.players:
        raise BadState(f"no reader {reader} among {options.players}")
    return _sound(board, options, data, reader)


def _sound(board: Board, options: Options, data: bytes, reader: Seat) -> State:
    state = _read(board, options, data)
    wrong = complaint(state, reader)
    if wrong:
        raise BadState(wrong)
    return state


def _read(board: Board, options: Options, data: bytes) -> State:
    """Numbers within their bounds: nothing in them can lead outside the board."""
    if not isinstance(data, bytes):
        raise TypeError(f"a state is read from bytes, not from {type(data).__name__}")
    state = State(board, options)
    if len(data) % 8:
        raise BadState("not a whole number of words")
    numbers = array("q", data)
    head = 26
    if len(numbers) < head or numbers[0] != VERSION or numbers[1] != state.players:
        raise BadState("another version or another game")
    offers, closed = numbers[24], numbers[25]
    if not (0 <= offers <= MOST_OPEN and 0 <= closed <= MOST_CLOSED):
        raise BadState("too many offers")
    deck = 2 if options.dice == "balanced" else 0
    if len(numbers) != head + (offers + closed) * OFFER_SIZE + len(state.v) + deck:
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
        state.bank,
        state.deck,
        state.spent,
        state.fresh,
        state.deck_left,
        state.route_holder,
        state.army_holder,
        state.winner,
        state.next_offer,
        state.bought,
    ) = (int(n) for n in numbers[2:24])
    place = head
    for i in range(offers + closed):
        offer = offer_from_numbers([int(n) for n in numbers[place : place + OFFER_SIZE]])
        (state.offers if i < offers else state.closed).append(offer)
        place += OFFER_SIZE
    for i in range(len(state.v)):
        state.v[i] = numbers[place + i]
    if deck:
        state.throws, state.soft = int(numbers[-2]), int(numbers[-1])
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
        (state.throws, 0, ALL_CARDS),
        (state.soft, 0, SOFT_ROLLS),
    )
    for number, low, high in bounds:
        if not low <= number <= high:
            raise BadState(f"{number} outside {low} … {high}")
    cards = [state.bank, state.deck, state.spent, state.fresh]
    for seat in range(state.players):
        at = state.at(seat)
        cards += [state.v[at + HAND], state.v[at + HELD], state.v[at + ASIDE]]
        cards += [state.v[at + DOUBT + viewer] for viewer in range(state.players)]
    if not all(is_bundle(bundle) for bundle in cards):
        raise BadState("cards that are no bundle")
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
    any_bundle = 2 ** (FIELD * KINDS) - 1
    counts = [MOST_CARDS] * int(DOUBT) + [any_bundle] * int(state.players)
    counts[POINTS] = MOST_POINTS
    counts[ROUTE] = int(topology.edge_count)
    for place in (HAND, HELD, ASIDE):
        counts[place] = any_bundle
    counts[SIGN] = PASSED
    counts[PORTS] = 2 ** (KINDS + 1) - 1
    seat = counts + edges + edges + nodes + nodes + nodes
    hexes = [2 ** (WEIGHT_BITS * int(state.players)) - 1] * int(topology.hex_count)
    limits = seat * int(state.players) + nodes + edges + hexes
    for number, limit in zip(state.v, limits, strict=True):
        # A set within another has no bits outside of it; a count within 0 … limit is just smaller.
        if number < 0 or number > limit:
            raise BadState(f"{number} outside 0 … {limit}")


def _full_set(count: int, words: int) -> list[int]:
    """The words of the set of all spots; no word of a subset is greater."""
    return [2 ** min(WORD, count - WORD * w) - 1 for w in range(words)]
