"""Where things lie, worked out from the drawing of a map alone.

A hex is a pair (row, column) of slanted axes; what it touches follows from the six positions around it. An
intersection is three positions, an edge two; they are numbered by their sorted positions (record-format.md).
"""

from functools import cache

Spot = tuple[int, int]
# Clockwise from the upper right.
AROUND = ((-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0))


def around(spot: Spot) -> list[Spot]:
    return [(spot[0] + r, spot[1] + q) for r, q in AROUND]


class Ground:
    """Neighbourhoods of hexes, intersections and edges by number."""

    def __init__(self, cells: tuple[tuple[Spot, str], ...], no_start: tuple[Spot, ...]) -> None:
        self.hexes = sorted(spot for spot, _ in cells)
        dry = {spot for spot, letter in cells if letter != "S"}
        rings = {spot: around(spot) for spot in self.hexes}
        self.corners = sorted(
            {tuple(sorted((s, ring[i - 1], ring[i]))) for s, ring in rings.items() for i in range(6)}
        )
        self.sides = sorted({tuple(sorted((s, other))) for s, ring in rings.items() for other in ring})
        self.nodes = set(range(len(self.corners)))
        self.edges = set(range(len(self.sides)))
        # The two intersections of an edge hold both of its positions.
        self.ends = {
            e: {n for n in self.nodes if set(side) <= set(self.corners[n])}
            for e, side in enumerate(self.sides)
        }
        self.edges_at = {n: {e for e in self.edges if n in self.ends[e]} for n in self.nodes}
        self.hexes_at = {
            n: {h for h, spot in enumerate(self.hexes) if spot in self.corners[n]} for n in self.nodes
        }
        self.beside = {n: {m for e in self.edges_at[n] for m in self.ends[e]} - {n} for n in self.nodes}
        self.land_nodes = {n for n in self.nodes if dry & set(self.corners[n])}
        self.land_edges = {e for e in self.edges if dry & set(self.sides[e])}
        self.start_nodes = {n for n in self.land_nodes if not set(no_start) & set(self.corners[n])}

    def far_end(self, edge: int, node: int) -> int:
        (other,) = self.ends[edge] - {node}
        return other


@cache
def ground_of(cells: tuple[tuple[Spot, str], ...], no_start: tuple[Spot, ...] = ()) -> Ground:
    return Ground(cells, no_start)
