"""Chapter: what is done for a player whose time is up (B67)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core import founding, robber
from hexfolk.core.action import (
    ARGUMENT,
    DISCARD,
    END,
    FORFEIT,
    KIND_BITS,
    PASS,
    ROAD,
    ROBBER,
    ROLL,
    SETTLE,
)
from hexfolk.core.board import DOTS
from hexfolk.core.chance import FORCED, Chance
from hexfolk.core.errors import Illegal
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Bundle, Code, HexId, NodeId, Seat
from hexfolk.core.moves import Moves
from hexfolk.core.resource import ONE, kind_at
from hexfolk.core.state import (
    BEFORE_ROLL,
    DISCARDING,
    DUE,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    HAND,
    MAIN,
    MOVE_ROBBER,
    ROBBING,
    SIGN,
    SIGN_UP,
    SPECIAL,
    UNASKED,
    WEIGHT,
    WEIGHT_BITS,
    State,
    actor,
    hand_size,
)
from hexfolk.core.topology import NONE

NOTHING: Final[i64] = -1


def step(state: State, seat: Seat, chance: Chance) -> Code:
    """The next action for a seat that the game waits for; changes nothing. Raises Illegal for another seat.

    Done again and again it ends the turn: the end of the turn closes the open offers too.
    """
    phase = state.phase
    if phase == DISCARDING:
        if state.v[state.at(seat) + DUE] > 0:
            return DISCARD + ARGUMENT * random_cards(state, seat, chance)
    elif phase == SIGN_UP:
        if seat != state.on_turn and state.v[state.at(seat) + SIGN] == UNASKED:
            return PASS
    elif seat == actor(state):
        code = _step_on_turn(state, seat, chance)
        if code != NOTHING:
            return code
    raise Illegal("not_your_turn")


def _step_on_turn(state: State, seat: Seat, chance: Chance) -> Code:
    phase = state.phase
    if phase in (MAIN, SPECIAL):
        return END
    if phase == BEFORE_ROLL:
        return ROLL
    if phase == FREE_ROAD:
        return FORFEIT
    if phase == MOVE_ROBBER:
        return ROBBER + ARGUMENT * robber_place(state, seat)
    if phase == ROBBING:
        moves = Moves(state.board.topology)
        victims = robber.add_victims(state, moves.codes, 0)
        return moves.codes[chance.draw(FORCED, victims)]
    if phase == FOUND_SETTLEMENT:
        return SETTLE + ARGUMENT * site(state)
    if phase == FOUND_ROAD:
        return ROAD + ARGUMENT * first_road(state)
    return NOTHING


def random_cards(state: State, seat: Seat, chance: Chance) -> Bundle:
    """As many cards of a hand as its player owes, each equally likely."""
    at = state.at(seat)
    hand = state.v[at + HAND]
    left = hand_size(state, seat)
    cards: Bundle = 0
    for _ in range(state.v[at + DUE]):
        card = ONE[kind_at(hand, chance.draw(FORCED, left))]
        hand -= card
        cards += card
        left -= 1
    return cards


def robber_place(state: State, seat: Seat) -> HexId:
    """The hex that costs its mover least: own dots blocked, a city's doubled; then one without buildings."""
    moves = Moves(state.board.topology)
    open_moves = robber.add_moves(state, moves.codes, 0)
    best: HexId = NONE
    least: i64 = 0
    for i in range(open_moves):
        h = moves.codes[i] >> KIND_BITS
        weight = state.v[state.weight + h]
        own = (weight >> (WEIGHT_BITS * seat)) & WEIGHT
        cost = 2 * own * DOTS[state.board.number[h]]
        if weight:
            cost += 1
        # Places are listed in reading order: the first of equals stays.
        if best == NONE or cost < least:
            best = h
            least = cost
    return best


def site(state: State) -> NodeId:
    """The legal intersection of the set-up with most dots."""
    moves = Moves(state.board.topology)
    return _richest(state, moves.codes, founding.add_sites(state, moves.codes, 0))


def first_road(state: State) -> i64:
    """The edge at the settlement just placed whose far end has most dots."""
    moves = Moves(state.board.topology)
    return _richest(state, moves.codes, founding.add_first_roads(state, moves.codes, 0))


def _richest(state: State, codes: vec[i64], n: i64) -> i64:
    """The listed spot with most dots; of equals the first in reading order, as they are listed."""
    best: i64 = NONE
    most: i64 = -1
    for i in range(n):
        spot = codes[i] >> KIND_BITS
        dots = _dots(state, _far_end(state, spot) if state.phase == FOUND_ROAD else spot)
        if dots > most:
            best = spot
            most = dots
    return best


def _far_end(state: State, edge: i64) -> NodeId:
    ends = state.board.topology.edge_ends
    near = ends[2 * edge]
    return ends[2 * edge + 1] if near == state.last_site else near


def _dots(state: State, node: NodeId) -> i64:
    """The sum of the dots of the hexes around an intersection."""
    dots: i64 = 0
    hexes = state.board.topology.node_hexes
    for place in range(3 * node, 3 * node + 3):
        if hexes[place] != NONE:
            dots += DOTS[state.board.number[hexes[place]]]
    return dots


def forfeit(state: State, seat: Seat, trace: Trace) -> None:
    """The free roads that are due are lost; the card stays played."""
    if trace is not None:
        trace.append(Event("forfeit", seat, a=state.free_roads))
    state.free_roads = 0
    robber.resume(state)
