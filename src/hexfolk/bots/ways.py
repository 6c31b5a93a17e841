"""How far a seat has to build to come to an intersection."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.bits import has
from hexfolk.core.ids import EdgeId, NodeId, Seat
from hexfolk.core.route import is_blocked
from hexfolk.core.state import State
from hexfolk.core.topology import NONE

FAR: Final = 99


@final
class Ways:
    """``roads[n]``: how many free edges lead from a seat's network to intersection n, ``FAR`` out of reach.

    ``first[n]`` is the first edge of one such way, -1 where there is none to build.
    """

    def __init__(self, state: State, seat: Seat, reach: i64) -> None:
        topology = state.board.topology
        count = topology.node_count
        self.roads: vec[i64] = vec[i64]([i64(FAR)] * int(count))
        self.first: vec[i64] = vec[i64]([i64(NONE)] * int(count))
        network = state.at(seat) + state.network_at
        queue: list[int] = []
        for node in range(count):
            if has(state.v, network, node):
                self.roads[node] = 0
                queue.append(int(node))
        self.extend(state, seat, queue, reach)

    def extend(self, state: State, seat: Seat, queue: list[int], reach: i64) -> None:
        """Walk on in breadth from the intersections in ``queue``."""
        topology = state.board.topology
        words = topology.edge_words
        place = 0
        while place < len(queue):
            node: NodeId = queue[place]
            place += 1
            so_far = self.roads[node]
            if so_far >= reach or is_blocked(state, seat, node):
                continue
            for i in range(3):
                edge: EdgeId = topology.node_edges[3 * node + i]
                if edge == NONE:
                    break
                end = topology.node_nodes[3 * node + i]
                if self.roads[end] <= so_far + 1 or has(state.v, state.all_roads, edge):
                    continue
                if not has(topology.edges_at, node * words, edge):
                    continue
                self.roads[end] = so_far + 1
                self.first[end] = edge if so_far == 0 else self.first[node]
                queue.append(int(end))
