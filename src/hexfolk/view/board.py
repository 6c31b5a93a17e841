"""A dealt island as the browser draws it."""

from typing import Final

from hexfolk.core.board import DOTS, Board, node_ports, port_place
from hexfolk.core.port import ANY_PORT
from hexfolk.core.topology import NONE
from hexfolk.view.messages.board import BoardView, EdgeView, HexView, NodeView, PortView
from hexfolk.view.messages.words import PortKind, TerrainName

GENERIC_RATE: Final = 3
RESOURCE_RATE: Final = 2
# A port is drawn as a disc of this radius around the middle of its water position, in hex sides.
PORT_RADIUS: Final = 0.5
DIGITS: Final = 4

TERRAINS: Final[tuple[TerrainName, ...]] = (
    "forest",
    "hills",
    "pasture",
    "field",
    "mountains",
    "desert",
    "gold",
    "lake",
    "sea",
)
PORT_KINDS: Final[tuple[PortKind, ...]] = ("wood", "brick", "wool", "grain", "ore")


def view_board(board: Board) -> BoardView:
    """Everything about the deal is public, so every reader gets the same."""
    topology = board.topology
    hexes = [
        HexView(
            id=f"h{h}",
            x=round(x, DIGITS),
            y=round(y, DIGITS),
            terrain=TERRAINS[board.terrain[h]],
            number=int(board.number[h]) or None,
            dots=int(DOTS[board.number[h]]),
        )
        for h, (x, y) in enumerate(topology.hex_xy)
    ]
    nodes = [_view_node(board, n) for n in range(int(topology.node_count))]
    ends = topology.edge_ends
    edges = [EdgeView(f"e{e}", f"n{ends[2 * e]}", f"n{ends[2 * e + 1]}") for e in range(topology.edge_count)]
    ports = [_view_port(board, i) for i in range(len(board.ports))]
    island = topology.island
    return BoardView(hexes, nodes, edges, ports, _box(nodes, ports), island.key, island.name)


def _view_node(board: Board, node: int) -> NodeView:
    x, y = board.topology.node_xy[node]
    around = [int(h) for h in board.topology.node_hexes[3 * node : 3 * node + 3]]
    ports = node_ports(board, node)
    return NodeView(
        id=f"n{node}",
        x=round(x, DIGITS),
        y=round(y, DIGITS),
        hexes=[f"h{h}" for h in around if h != NONE],
        port=ports[0] if ports else None,
    )


def _view_port(board: Board, index: int) -> PortView:
    port = board.ports[index]
    ends = board.topology.edge_ends
    x, y = port_place(board, port)
    generic = port.kind == ANY_PORT
    return PortView(
        kind="any" if generic else PORT_KINDS[port.kind],
        rate=GENERIC_RATE if generic else RESOURCE_RATE,
        edge=f"e{port.edge}",
        nodes=[f"n{ends[2 * port.edge]}", f"n{ends[2 * port.edge + 1]}"],
        x=round(x, DIGITS),
        y=round(y, DIGITS),
    )


def _box(nodes: list[NodeView], ports: list[PortView]) -> tuple[float, float, float, float]:
    left = min([n.x for n in nodes] + [p.x - PORT_RADIUS for p in ports])
    top = min([n.y for n in nodes] + [p.y - PORT_RADIUS for p in ports])
    right = max([n.x for n in nodes] + [p.x + PORT_RADIUS for p in ports])
    bottom = max([n.y for n in nodes] + [p.y + PORT_RADIUS for p in ports])
    return (round(left, DIGITS), round(top, DIGITS), round(right, DIGITS), round(bottom, DIGITS))
