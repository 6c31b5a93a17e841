"""Chapter: the set-up (B16–B20)."""

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core import terrain
from hexfolk.core.action import ROAD, SETTLE
from hexfolk.core.bits import has
from hexfolk.core.building import add_spots, distance_fault
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import EdgeId, NodeId, Seat
from hexfolk.core.resource import ONE
from hexfolk.core.state import FOUND_ROAD, FOUND_SETTLEMENT, State, give_cards
from hexfolk.core.topology import NONE


def founder(state: State, settlements: i64) -> Seat:
    """Who places after so many settlements: in order, then back, the last twice in a row (B16)."""
    if settlements < state.players:
        return settlements
    return 2 * state.players - 1 - settlements


def add_sites(state: State, codes: vec[i64], n: i64) -> i64:
    """The intersections that are free by the distance rule (B17)."""
    topology = state.board.topology
    for w in range(topology.node_words):
        n = add_spots(codes, n, SETTLE, w, state.v[state.open_sites + w] & topology.start_sites[w])
    return n


def add_first_roads(state: State, codes: vec[i64], n: i64) -> i64:
    """The free edges at the settlement just placed (B16, B18)."""
    topology = state.board.topology
    words = topology.edge_words
    for w in range(words):
        edges = topology.edges_at[state.last_site * words + w] & ~state.v[state.all_roads + w]
        n = add_spots(codes, n, ROAD, w, edges)
    return n


def site_fault(state: State, node: NodeId) -> str:
    """Why a first settlement cannot stand there (B17, B18)."""
    topology = state.board.topology
    if node >= topology.node_count or not has(topology.start_sites, 0, node):
        return "no_such_spot"
    return distance_fault(state, node)


def first_road_fault(state: State, edge: EdgeId) -> str:
    """Why the set-up road cannot lie there: it must touch the settlement just placed (B18)."""
    topology = state.board.topology
    if edge >= topology.edge_count or not has(topology.land_edges, 0, edge):
        return "no_such_spot"
    if has(state.v, state.all_roads, edge):
        return "spot_taken"
    if not has(topology.edges_at, state.last_site * topology.edge_words, edge):
        return "not_connected"
    return ""


def pay_income(state: State, seat: Seat, node: NodeId, trace: Trace) -> None:
    """The second settlement yields one card per neighbouring producing hex (B19)."""
    income: i64 = 0
    for place in range(3 * node, 3 * node + 3):
        h = state.board.topology.node_hexes[place]
        if h != NONE and state.board.terrain[h] < terrain.DESERT:
            kind = state.board.terrain[h]
            income += ONE[kind]
    state.bank -= income
    give_cards(state, seat, income)
    if trace is not None:
        trace.append(Event("income", seat, give=income))


def await_road(state: State, node: NodeId) -> None:
    state.founded += 1
    state.last_site = node
    state.phase = FOUND_ROAD


def is_second(state: State) -> bool:
    """Whether the settlement about to be placed is its owner's second."""
    return state.founded >= state.players


def pass_on(state: State) -> bool:
    """After a set-up road: the next founder, or False when the set-up is done."""
    if state.founded == 2 * state.players:
        return False
    state.phase = FOUND_SETTLEMENT
    state.on_turn = founder(state, state.founded)
    return True
