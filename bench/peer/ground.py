"""The same island twice: where the peer's tiles, corners and sides are on a board of ours.

Found by geometry alone: cube coordinates of a tile give a hex, the name of a corner an intersection, so no
table of numbers has to be right. The peer's objects are read by their attributes; nothing here imports it.
"""

from typing import Any, Final, TypeAlias

from hexfolk.core import terrain as terrains
from hexfolk.core.board import Board, Port
from hexfolk.core.hexgrid import Position
from hexfolk.core.port import ANY_PORT
from hexfolk.core.topology import NONE
from hexfolk.islands import topology_of

Cube: TypeAlias = tuple[int, int, int]

ISLAND: Final = "standard19"
RESOURCES: Final = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")
"""The peer's resources in the order of ours, which is the peer's own order too."""
CORNERS: Final = ("NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST")
"""The peer's names of corners, clockwise from north as ours are numbered."""
# Sides of a hex in our directions lie between a corner and the next: NE, E, SE, SW, W, NW. On which side of
# its water position a port has its land is told by these names.
SIDES: Final = ("NORTHEAST", "EAST", "SOUTHEAST", "SOUTHWEST", "WEST", "NORTHWEST")


class Ground:
    """One dealt map of the peer as a board of ours, and the way there and back.

    ``hexes`` by cube coordinates, ``nodes`` by the peer's number of a corner, ``edges`` by the pair of such
    numbers, the smaller first. Raises ValueError for a map of another shape.
    """

    def __init__(self, peer_map: Any) -> None:
        topology = topology_of(ISLAND)
        shift = _shift([_position(cube) for cube in peer_map.land_tiles], topology.positions)
        listed = {position: h for h, position in enumerate(topology.positions)}
        self.hexes: dict[Cube, int] = {}
        self.nodes: dict[int, int] = {}
        terrain = [0] * int(topology.hex_count)
        number = [0] * int(topology.hex_count)
        for cube, tile in peer_map.land_tiles.items():
            h = listed[_moved(_position(cube), shift)]
            self.hexes[cube] = h
            terrain[h] = int(terrains.DESERT) if tile.resource is None else RESOURCES.index(tile.resource)
            number[h] = tile.number or 0
            for corner, node in _by_name(tile.nodes).items():
                ours = int(topology.hex_nodes[6 * h + CORNERS.index(corner)])
                if self.nodes.setdefault(node, ours) != ours:
                    raise ValueError(f"corner {node} of the peer lies at two places")
        if len(set(self.nodes.values())) != topology.node_count:
            raise ValueError("not as many corners as there are intersections")
        ends = {
            (int(topology.edge_ends[2 * e]), int(topology.edge_ends[2 * e + 1])): e
            for e in range(int(topology.edge_count))
        }
        self.edges: dict[tuple[int, int], int] = {}
        for a, one in self.nodes.items():
            for b, other in self.nodes.items():
                if a < b and (min(one, other), max(one, other)) in ends:
                    self.edges[a, b] = ends[min(one, other), max(one, other)]
        ports = [
            self._port(tile, _moved(_position(cube), shift))
            for cube, tile in peer_map.tiles.items()
            if hasattr(tile, "direction")
        ]
        deserts = [h for h, t in enumerate(terrain) if t == terrains.DESERT]
        self.board = Board(topology, terrain, number, ports, deserts[0] if deserts else int(NONE))
        self.cubes = {h: cube for cube, h in self.hexes.items()}

    def edge(self, ends: tuple[int, int]) -> int:
        """Our edge between two corners of the peer, in either order."""
        return self.edges[min(ends), max(ends)]

    def _port(self, tile: Any, water: Position) -> Port:
        """A port serves the two corners of the side that its water tile turns to the land."""
        side = SIDES.index(tile.direction.name)
        corners = _by_name(tile.nodes)
        ends = (corners[CORNERS[side]], corners[CORNERS[(side + 1) % 6]])
        kind = ANY_PORT if tile.resource is None else RESOURCES.index(tile.resource)
        return Port(kind, self.edge(ends), water)


def _by_name(nodes: Any) -> dict[str, int]:
    return {reference.name: node for reference, node in nodes.items()}


def _position(cube: Cube) -> Position:
    """Cube coordinates as our (row, column): x runs east along a row, z counts the rows from the north."""
    x, _, z = cube
    return (z, x)


def _shift(theirs: list[Position], ours: list[Position]) -> Position:
    """The step from their positions to ours. Raises ValueError if the outlines differ."""
    rows = min(r for r, _ in ours) - min(r for r, _ in theirs)
    columns = min(q for _, q in ours) - min(q for _, q in theirs)
    if sorted(_moved(position, (rows, columns)) for position in theirs) != sorted(ours):
        raise ValueError(f"the peer's map has not the shape of {ISLAND}")
    return (rows, columns)


def _moved(position: Position, step: Position) -> Position:
    return (position[0] + step[0], position[1] + step[1])
