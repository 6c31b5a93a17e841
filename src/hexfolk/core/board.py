"""A dealt island: terrain, numbers and ports on a topology. Immutable."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core import terrain as terrains
from hexfolk.core.bits import BIT
from hexfolk.core.errors import BadBoard
from hexfolk.core.hexgrid import Position, centre
from hexfolk.core.numeral import parse_number
from hexfolk.core.port import ANY_PORT
from hexfolk.core.resource import KINDS
from hexfolk.core.topology import NONE, Topology

# Chances in 36 of a sum of two dice, by sum; the "dots" of a number token (B9).
DOTS: Final[vec[i64]] = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
RED: Final = (6, 8)
"""The numbers with most dots: no two may lie beside each other (B10, B11)."""


@final
class Port:
    """A port: ``kind`` is a resource or ANY_PORT; it serves both ends of its coast edge (B12)."""

    def __init__(self, kind: int, edge: int, water: Position) -> None:
        self.kind = kind
        self.edge = edge
        self.water = water


@final
class Board:
    """What lies on the table before the first settlement.

    ``terrain[h]`` and ``number[h]`` (0 = none) by hex; ``robber`` is the hex where the robber
    starts, -1 beside the board (B13). ``port_kinds[n]`` is the set of ports that serve
    intersection n: bit k for resource k, bit 5 for 3:1.
    """

    def __init__(
        self, topology: Topology, terrain: list[int], number: list[int], ports: list[Port], robber: int
    ) -> None:
        self.topology = topology
        self.ports = ports
        self.robber: i64 = robber
        self.terrain: vec[i64] = vec[i64]([i64(t) for t in terrain])
        self.number: vec[i64] = vec[i64]([i64(n) for n in number])
        # Land hexes without lakes, in order: where a robber may stand (B27).
        self.robber_places: vec[i64] = vec[i64](
            [i64(h) for h, t in enumerate(terrain) if terrains.takes_robber(t)]
        )
        port_kinds: list[i64] = [i64(0)] * int(topology.node_count)
        for port in ports:
            bit = BIT[KINDS if port.kind == ANY_PORT else port.kind]
            port_kinds[topology.edge_ends[2 * port.edge]] |= bit
            port_kinds[topology.edge_ends[2 * port.edge + 1]] |= bit
        self.port_kinds: vec[i64] = vec[i64](port_kinds)
        # Producing hexes by number, then by terrain, each as 8 * hex + resource: those of number n are
        # yields[first_yield[n] : first_yield[n + 1]].
        order = sorted((n, terrain[h], h) for h, n in enumerate(number) if n and terrain[h] < KINDS)
        first = [i64(0)] * 14
        for n, _, _ in order:
            first[n + 1] += 1
        for n in range(1, 14):
            first[n] += first[n - 1]
        self.yields: vec[i64] = vec[i64]([i64(8 * h + kind) for _, kind, h in order])
        self.first_yield: vec[i64] = vec[i64](first)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and board_text(self) == board_text(other)

    def __hash__(self) -> int:
        return hash(board_text(self))


def port_place(board: Board, port: Port) -> tuple[float, float]:
    """Where a port is drawn: the middle of its water position."""
    return centre(port.water)


def node_ports(board: Board, node: int) -> list[int]:
    """Indices of the ports that serve an intersection (at most one on our boards)."""
    ends = board.topology.edge_ends
    return [i for i, port in enumerate(board.ports) if node in (ends[2 * port.edge], ends[2 * port.edge + 1])]


def board_text(board: Board) -> str:
    """One line that says the whole deal: island, ``terrain letter + number`` per hex, ports, robber."""
    hexes = " ".join(
        terrains.LETTERS[t] + (str(n) if n else "") for t, n in zip(board.terrain, board.number, strict=True)
    )
    ports = " ".join(
        f"e{port.edge}{'?' if port.kind == ANY_PORT else terrains.LETTERS[port.kind]}" for port in board.ports
    )
    robber = "-" if board.robber == NONE else f"h{board.robber}"
    return f"{board.topology.island.key} | {hexes} | {ports} | {robber}"


def parse_board(topology: Topology, text: str) -> Board:
    """Inverse of ``board_text`` on the island's topology. Raises BadBoard for any other text."""
    parts = text.split(" | ")
    if len(parts) != 4 or parts[0] != topology.island.key:
        raise BadBoard("not a board of this island")
    waters = {edge: water for coast in topology.coasts for edge, water in coast}
    hexes = parts[1].split(" ")
    if len(hexes) != topology.hex_count:
        raise BadBoard(f"{len(hexes)} hexes, not {topology.hex_count}")
    terrain: list[int] = []
    number: list[int] = []
    for h, cell in enumerate(hexes):
        letter = cell[:1]
        token = parse_number(cell[1:] or "0", 12)
        if not letter or letter not in terrains.LETTERS or token < 0 or cell[1:] == "0":
            raise BadBoard(f"{cell!r} is no hex")
        if topology.island.cells[h][1] not in (terrains.RANDOM_LETTER, letter):
            raise BadBoard(f"hex {h} cannot be {cell!r}")
        terrain.append(terrains.LETTERS.index(letter))
        number.append(token)
    ports: list[Port] = []
    for item in parts[2].split(" ") if parts[2] else []:
        edge = parse_number(item[1:-1], int(topology.edge_count))
        if item[:1] != "e" or edge not in waters:
            raise BadBoard(f"{item!r} is no port on the coast")
        kind = ANY_PORT if item[-1] == "?" else terrains.LETTERS.find(item[-1])
        if item[-1] != "?" and not 0 <= kind < KINDS:
            raise BadBoard(f"{item!r} is no port")
        ports.append(Port(kind, edge, waters[edge]))
    robber = NONE
    if parts[3] != "-":
        robber = parse_number(parts[3][1:], int(topology.hex_count) - 1)
        if parts[3][:1] != "h" or robber < 0:
            raise BadBoard(f"the robber stands on no hex: {parts[3]!r}")
    return Board(topology, terrain, number, ports, robber)
