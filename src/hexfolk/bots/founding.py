"""Where to begin: the settlements and roads of the set-up."""

from typing import Final

from mypy_extensions import i64

from hexfolk.bots.outlook import Outlook
from hexfolk.bots.ways import Ways
from hexfolk.core.action import ARGUMENT
from hexfolk.core.chance import FORCED, Seeded
from hexfolk.core.ids import Code, NodeId
from hexfolk.core.observation import Observation
from hexfolk.core.topology import NONE

# Two sites as good as each other within this share, in thousands, are chosen between by chance.
_WHIM: Final = 30
# How much the yield of a site weighs against that of the best one beyond it.
_YIELD: Final = 250
_ROOM: Final = 30


def choose_site(outlook: Outlook, observation: Observation, seed: int) -> Code:
    """The free intersection that yields most beside what there is, with room to grow."""
    chance = Seeded(seed)
    best: Code = -1
    most: i64 = -1
    for action in observation.legal:
        node: NodeId = action.code // ARGUMENT
        worth = first_worth(outlook, node)
        worth = worth * (1000 + chance.draw(FORCED, _WHIM)) // 1000
        if worth > most:
            most = worth
            best = action.code
    return best


def first_worth(outlook: Outlook, node: NodeId) -> i64:
    """What it is worth to begin there: the yield, and room to grow."""
    return outlook.node_worth(node, first=True) * _YIELD + _room(outlook, node) * _ROOM


def _room(outlook: Outlook, node: NodeId) -> i64:
    """The best site two roads away: somebody else may well come first, so it counts little."""
    topology = outlook.state.board.topology
    most: i64 = 0
    for i in range(3):
        middle = topology.node_nodes[3 * node + i]
        if middle == NONE:
            break
        for j in range(3):
            end = topology.node_nodes[3 * middle + j]
            if end != NONE and end != node and outlook.is_free(end):
                worth = outlook.node_worth(end)
                if worth > most:
                    most = worth
    return most


def choose_first_road(outlook: Outlook, observation: Observation) -> Code:
    """Towards the best site that can still be settled."""
    state = outlook.state
    topology = state.board.topology
    start = state.last_site
    best: Code = -1
    most: i64 = -1
    ways = Ways(state, outlook.seat, 4)
    for action in observation.legal:
        edge = action.code // ARGUMENT
        worth: i64 = 0
        for node in range(topology.node_count):
            if ways.first[node] == edge and outlook.is_free(node):
                here = outlook.node_worth(node) * 4 // (ways.roads[node] * ways.roads[node])
                if here > worth:
                    worth = here
        # Inland roads leave more ways on than roads along the coast.
        a = topology.edge_ends[2 * edge]
        far = topology.edge_ends[2 * edge + 1] if a == start else a
        if topology.node_edges[3 * far + 2] != NONE:
            worth += 1
        if worth > most:
            most = worth
            best = action.code
    return best
