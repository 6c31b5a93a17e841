"""Chapter: roads, settlements and cities (B2, B5, B17, B42–B45)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.action import ARGUMENT, CITY, ROAD, SETTLE
from hexfolk.core.bits import BIT_OF, WORD, WORD_OF, drop, has, lowest, put
from hexfolk.core.counting import lower
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Bundle, Code, EdgeId, NodeId, Seat
from hexfolk.core.resource import BRICK, GRAIN, ORE, WOOD, WOOL, covers
from hexfolk.core.route import is_blocked
from hexfolk.core.state import (
    CITIES_LEFT,
    DOUBT,
    HAND,
    POINTS,
    PORTS,
    ROADS_LEFT,
    SETTLEMENTS_LEFT,
    WEIGHT_BITS,
    State,
    holds,
)
from hexfolk.core.topology import NONE

ROADS: Final[i64] = 15
SETTLEMENTS: Final[i64] = 5
CITIES: Final[i64] = 4
ROAD_COST: Final[i64] = WOOD + BRICK
SETTLEMENT_COST: Final[i64] = WOOD + BRICK + WOOL + GRAIN
CITY_COST: Final[i64] = 2 * GRAIN + 3 * ORE


def pay(state: State, seat: Seat, cost: Bundle) -> None:
    """From a hand to the bank."""
    v = state.v
    at = seat * state.stride
    v[at + HAND] -= cost
    state.bank += cost
    if v[at + DOUBT + seat]:
        lower(state, seat)


# --- where --------------------------------------------------------------------------------


def has_road_site(state: State, seat: Seat) -> bool:
    """Whether any edge is open to a player (B42)."""
    b = seat * state.stride + state.sites_at
    return any(state.v[b + w] != 0 for w in range(state.board.topology.edge_words))


def has_settlement_site(state: State, seat: Seat) -> bool:
    """Whether any intersection is open to a player (B17, B43)."""
    b = seat * state.stride + state.network_at
    return any(state.v[b + w] & state.v[state.open_sites + w] for w in range(state.board.topology.node_words))


def has_settlement(state: State, seat: Seat) -> bool:
    b = seat * state.stride + state.settlements_at
    return any(state.v[b + w] != 0 for w in range(state.board.topology.node_words))


def add_spots(codes: vec[i64], n: i64, kind: Code, w: i64, word: i64) -> i64:
    """List an action of a kind for every member of one word of a set."""
    while word != 0:
        codes[n] = kind + ARGUMENT * (w * WORD + lowest(word))
        n += 1
        word &= word - 1
    return n


def add_roads(state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
    """Every legal road, whatever it costs."""
    v = state.v
    at = seat * state.stride
    if v[at + ROADS_LEFT] > 0:
        for w in range(state.board.topology.edge_words):
            n = add_spots(codes, n, ROAD, w, v[at + state.sites_at + w])
    return n


def add_settlements(state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
    """Every legal settlement, whatever it costs."""
    v = state.v
    at = seat * state.stride
    if v[at + SETTLEMENTS_LEFT] > 0:
        for w in range(state.board.topology.node_words):
            n = add_spots(codes, n, SETTLE, w, v[at + state.network_at + w] & v[state.open_sites + w])
    return n


def add_cities(state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
    """Every legal city, whatever it costs."""
    v = state.v
    at = seat * state.stride
    if v[at + CITIES_LEFT] > 0:
        for w in range(state.board.topology.node_words):
            n = add_spots(codes, n, CITY, w, v[at + state.settlements_at + w])
    return n


def add_affordable(state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
    """Every building action that is legal and can be paid."""
    hand = state.v[seat * state.stride + HAND]
    if covers(hand, ROAD_COST):
        n = add_roads(state, seat, codes, n)
        if covers(hand, SETTLEMENT_COST):
            n = add_settlements(state, seat, codes, n)
    if covers(hand, CITY_COST):
        n = add_cities(state, seat, codes, n)
    return n


# --- why not: an empty text means that it can be done ----------------------------------------


def road_fault(state: State, seat: Seat, edge: EdgeId, free: bool) -> str:
    """Why a road cannot stand there (B2, B5, B42)."""
    topology = state.board.topology
    if edge >= topology.edge_count:
        return "no_such_spot"
    if not free and not holds(state, seat, ROAD_COST):
        return "cannot_pay"
    v = state.v
    at = seat * state.stride
    if v[at + ROADS_LEFT] == 0:
        return "no_piece"
    if has(v, state.all_roads, edge):
        return "spot_taken"
    if not has(v, at + state.sites_at, edge):
        return "not_connected"
    return ""


def settlement_fault(state: State, seat: Seat, node: NodeId) -> str:
    """Why a settlement cannot stand there (B2, B5, B17, B43, B45)."""
    if node >= state.board.topology.node_count:
        return "no_such_spot"
    if not holds(state, seat, SETTLEMENT_COST):
        return "cannot_pay"
    if state.v[state.at(seat) + SETTLEMENTS_LEFT] == 0:
        return "no_piece"
    fault = distance_fault(state, node)
    if fault:
        return fault
    if not has(state.v, state.at(seat) + state.network_at, node):
        return "not_connected"
    return ""


def distance_fault(state: State, node: NodeId) -> str:
    """Why the distance rule bars an intersection (B17), or land is missing (B18)."""
    if has(state.v, state.open_sites, node):
        return ""
    if not has(state.board.topology.sites, 0, node):
        return "no_such_spot"
    for seat in range(state.players):
        b = state.at(seat)
        if has(state.v, b + state.settlements_at, node) or has(state.v, b + state.cities_at, node):
            return "spot_taken"
    return "too_close"


def city_fault(state: State, seat: Seat, node: NodeId) -> str:
    """Why no city can be built there (B2, B5, B44)."""
    if node >= state.board.topology.node_count:
        return "no_such_spot"
    if not holds(state, seat, CITY_COST):
        return "cannot_pay"
    if state.v[state.at(seat) + CITIES_LEFT] == 0:
        return "no_piece"
    if not has(state.v, state.at(seat) + state.settlements_at, node):
        return "not_your_settlement"
    return ""


# --- why none at all ---------------------------------------------------------------------------


def any_road_fault(state: State, seat: Seat) -> str:
    """Why a player can build no road (B2, B5, B42)."""
    if state.v[state.at(seat) + ROADS_LEFT] == 0:
        return "no_piece"
    if not holds(state, seat, ROAD_COST):
        return "cannot_pay"
    return "" if has_road_site(state, seat) else "no_road_place"


def any_settlement_fault(state: State, seat: Seat) -> str:
    """Why a player can build no settlement (B2, B5, B17, B43)."""
    if state.v[state.at(seat) + SETTLEMENTS_LEFT] == 0:
        return "no_piece"
    if not holds(state, seat, SETTLEMENT_COST):
        return "cannot_pay"
    return "" if has_settlement_site(state, seat) else "no_settlement_place"


def any_city_fault(state: State, seat: Seat) -> str:
    """Why a player can build no city (B2, B5, B44)."""
    if state.v[state.at(seat) + CITIES_LEFT] == 0:
        return "no_piece"
    if not holds(state, seat, CITY_COST):
        return "cannot_pay"
    return "" if has_settlement(state, seat) else "no_settlement"


# --- doing it --------------------------------------------------------------------------------


def place_road(state: State, seat: Seat, edge: EdgeId, free: bool, trace: Trace) -> None:
    """Put a road; who pays is the caller's matter."""
    topology = state.board.topology
    v = state.v
    w = WORD_OF[edge]
    bit = BIT_OF[edge]
    v[state.all_roads + w] |= bit
    for other in range(state.players):
        v[other * state.stride + state.sites_at + w] &= ~bit
    at = seat * state.stride
    v[at + ROADS_LEFT] -= 1
    v[at + state.roads_at + w] |= bit
    for end in range(2 * edge, 2 * edge + 2):
        node = topology.edge_ends[end]
        if not has(v, at + state.network_at, node):
            put(v, at + state.network_at, node)
            if not is_blocked(state, seat, node):
                _open_edges(state, seat, node)
    if trace is not None:
        trace.append(Event("road", seat, spot=edge, a=1 if free else 0))


def _open_edges(state: State, seat: Seat, node: NodeId) -> None:
    """A player has come to a node: its free land edges are open now."""
    topology = state.board.topology
    v = state.v
    words = topology.edge_words
    b = seat * state.stride + state.sites_at
    for w in range(words):
        v[b + w] |= topology.edges_at[node * words + w] & ~v[state.all_roads + w]


def place_settlement(state: State, seat: Seat, node: NodeId, trace: Trace) -> None:
    """Put a settlement: points, yields, ports, and what it bars to others."""
    topology = state.board.topology
    v = state.v
    at = seat * state.stride
    v[at + SETTLEMENTS_LEFT] -= 1
    v[at + POINTS] += 1
    v[at + PORTS] |= state.board.port_kinds[node]
    put(v, at + state.settlements_at, node)
    put(v, at + state.network_at, node)
    words = topology.node_words
    for w in range(words):
        v[state.open_sites + w] &= ~topology.near[node * words + w]
    _add_weight(state, seat, node)
    _open_edges(state, seat, node)
    for other in range(state.players):
        if other != seat and has(v, other * state.stride + state.network_at, node):
            _close_edges(state, other, node)
    if trace is not None:
        trace.append(Event("settle", seat, spot=node))


def _close_edges(state: State, seat: Seat, node: NodeId) -> None:
    """Another player built at a node: its edges are open to ``seat`` only from their other ends (B42)."""
    topology = state.board.topology
    v = state.v
    at = seat * state.stride
    for place in range(3 * node, 3 * node + 3):
        edge = topology.node_edges[place]
        if edge != NONE and has(v, at + state.sites_at, edge):
            beyond = topology.node_nodes[place]
            if not has(v, at + state.network_at, beyond) or is_blocked(state, seat, beyond):
                drop(v, at + state.sites_at, edge)


def _add_weight(state: State, seat: Seat, node: NodeId) -> None:
    topology = state.board.topology
    one = BIT_OF[WEIGHT_BITS * seat]
    for place in range(3 * node, 3 * node + 3):
        h = topology.node_hexes[place]
        if h != NONE:
            state.v[state.weight + h] += one


def place_city(state: State, seat: Seat, node: NodeId, trace: Trace) -> None:
    """Upgrade a settlement, which returns to the supply (B2)."""
    v = state.v
    at = seat * state.stride
    v[at + SETTLEMENTS_LEFT] += 1
    v[at + CITIES_LEFT] -= 1
    v[at + POINTS] += 1
    drop(v, at + state.settlements_at, node)
    put(v, at + state.cities_at, node)
    _add_weight(state, seat, node)
    if trace is not None:
        trace.append(Event("city", seat, spot=node))
