"""Chapter: the longest trade route (B54–B57)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.bits import BIT_OF, WORD, WORD_OF, has, lowest
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import EdgeId, NodeId, Seat
from hexfolk.core.state import NOBODY, POINTS, ROUTE, State
from hexfolk.core.topology import NONE, STEP, STEPS

SHORTEST: Final[i64] = 5
AWARD_POINTS: Final[i64] = 2


def is_blocked(state: State, seat: Seat, node: NodeId) -> bool:
    """Whether another player's building stands there: no road goes on through it (B42, B55)."""
    v = state.v
    w = WORD_OF[node]
    bit = BIT_OF[node]
    if v[state.open_sites + w] & bit:
        return False
    for other in range(state.players):
        if other != seat:
            b = other * state.stride + w
            if (v[b + state.settlements_at] | v[b + state.cities_at]) & bit:
                return True
    return False


def route_length(state: State, seat: Seat) -> i64:
    """Longest trail of a player: no edge twice, intersections may repeat, own buildings pass (B54, B55)."""
    topology = state.board.topology
    left = _roads_to_walk(state, seat)
    v = state.v
    b = seat * state.stride + state.network_at
    best: i64 = 0
    for w in range(topology.node_words):
        word = v[b + w]
        while word != 0:
            length = _longest_from(topology.walk, left, topology.edge_words, w * WORD + lowest(word))
            if length > best:
                best = length
            word &= word - 1
    return best


def _roads_to_walk(state: State, seat: Seat) -> vec[i64]:
    """Two sets: the roads of a player, and behind them the intersections where others bar the way (B55)."""
    topology = state.board.topology
    v = state.v
    start = seat * state.stride + state.roads_at
    left = v[start : start + topology.edge_words + topology.node_words]
    for w in range(topology.node_words):
        barred: i64 = 0
        for other in range(state.players):
            if other != seat:
                b = other * state.stride + w
                barred |= v[b + state.settlements_at] | v[b + state.cities_at]
        left[topology.edge_words + w] = barred
    return left


def _longest_from(walk: vec[i64], left: vec[i64], barred: i64, node: NodeId) -> i64:
    """Longest trail that starts at a node over the roads to walk, which are restored.

    ``walk`` is that of the topology; the set of barred intersections begins at ``barred``.
    """
    best: i64 = 0
    step = STEPS * node
    last = step + STEPS
    while step < last:
        w = walk[step]
        word = left[w]
        bit = walk[step + 1]
        if word & bit:
            length: i64 = 1
            if left[barred + walk[step + 3]] & walk[step + 4] == 0:
                left[w] = word ^ bit
                length += _longest_from(walk, left, barred, walk[step + 2])
                left[w] = word
            if length > best:
                best = length
        step += STEP
    return best


def _is_loose(state: State, seat: Seat, node: NodeId, edge: EdgeId) -> bool:
    """Whether a road ends at a node: nothing of the player's goes on from there."""
    topology = state.board.topology
    v = state.v
    roads = seat * state.stride + state.roads_at
    for place in range(3 * node, 3 * node + 3):
        other = topology.node_edges[place]
        if other != NONE and other != edge and has(v, roads, other):
            return is_blocked(state, seat, node)
    return True


def after_road(state: State, seat: Seat, edge: EdgeId, trace: Trace) -> None:
    """A road was placed: only its owner's route can have grown."""
    if not state.options.route_award:
        return
    at = state.at(seat) + ROUTE
    length = _length_with(state, seat, edge)
    if length > state.v[at]:
        state.v[at] = length
        award_route(state, trace)


def lengthens(state: State, seat: Seat, edge: EdgeId) -> bool:
    """Whether a road there would make a player's route longer. The state is as before in the end."""
    v = state.v
    w = seat * state.stride + state.roads_at + WORD_OF[edge]
    before = v[w]
    v[w] = before | BIT_OF[edge]
    longer = _length_with(state, seat, edge) > v[state.at(seat) + ROUTE]
    v[w] = before
    return longer


def _length_with(state: State, seat: Seat, edge: EdgeId) -> i64:
    """The route with a road that was placed last; at least the longest trail that uses it."""
    topology = state.board.topology
    a = topology.edge_ends[2 * edge]
    b = topology.edge_ends[2 * edge + 1]
    # A road with a loose end is the first or last of every trail that uses it, so one
    # search from that end is enough.
    if _is_loose(state, seat, a, edge):
        return _longest_from(topology.walk, _roads_to_walk(state, seat), topology.edge_words, a)
    if _is_loose(state, seat, b, edge):
        return _longest_from(topology.walk, _roads_to_walk(state, seat), topology.edge_words, b)
    return route_length(state, seat)


def after_building(state: State, seat: Seat, node: NodeId, trace: Trace) -> None:
    """A settlement was placed: it may cut the routes of others (B55)."""
    if not state.options.route_award:
        return
    cut = False
    for other in range(state.players):
        at = state.at(other)
        if other != seat and has(state.v, at + state.network_at, node):
            length = route_length(state, other)
            if length != state.v[at + ROUTE]:
                state.v[at + ROUTE] = length
                cut = True
    if cut:
        award_route(state, trace)


def award_route(state: State, trace: Trace) -> None:
    """Who holds the award after a change (B57): a tie leaves it, or sets it aside if its holder fell."""
    longest: i64 = 0
    leader: Seat = NOBODY
    for seat in range(state.players):
        length = state.v[state.at(seat) + ROUTE]
        if length > longest:
            longest = length
            leader = seat
        elif length == longest:
            leader = NOBODY
    holder = state.route_holder
    if longest < SHORTEST:
        leader = NOBODY
    elif holder != NOBODY and state.v[state.at(holder) + ROUTE] == longest:
        leader = holder
    if leader == holder:
        return
    if holder != NOBODY:
        state.v[state.at(holder) + POINTS] -= AWARD_POINTS
    if leader != NOBODY:
        state.v[state.at(leader) + POINTS] += AWARD_POINTS
    state.route_holder = leader
    if trace is not None:
        trace.append(Event("award", leader, holder, a=0))
