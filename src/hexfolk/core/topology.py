"""Intersections, edges and their neighbourhoods for one island shape.

Everything is flat: the neighbours of intersection n are ``node_nodes[3*n : 3*n+3]``, with
-1 where there is none. Sets are words as in ``bits``: the set belonging to spot i is
``[i*words : (i+1)*words]``.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.bits import BIT, BIT_OF, WORD, WORD_OF, words_for
from hexfolk.core.hexgrid import Position, centre, corner, middle, neighbour, side
from hexfolk.core.island import Island, is_dry

NONE: Final[i64] = -1
# Numbers in a step of ``Topology.walk``, and in all steps of an intersection.
STEP: Final[i64] = 5
STEPS: Final[i64] = 15


@final
class Topology:
    """The shape of an island: shared by all its deals."""

    def __init__(self, island: Island) -> None:
        self.island = island
        positions = [p for p, _ in island.cells]
        letters = dict(island.cells)
        listed = {p: h for h, p in enumerate(positions)}
        node_names = sorted({corner(p, i) for p in positions for i in range(6)})
        edge_names = sorted({side(p, i) for p in positions for i in range(6)})
        nodes = {name: n for n, name in enumerate(node_names)}
        edges = {name: e for e, name in enumerate(edge_names)}

        self.positions = positions
        self.node_names = node_names
        self.edge_names = edge_names
        self.hex_count: i64 = len(positions)
        self.node_count: i64 = len(node_names)
        self.edge_count: i64 = len(edge_names)
        self.node_words: i64 = words_for(self.node_count)
        self.edge_words: i64 = words_for(self.edge_count)
        self.hex_xy = [centre(p) for p in positions]
        self.node_xy = [middle(name) for name in node_names]

        ends: list[int] = [NONE] * (2 * len(edge_names))
        for p in positions:
            for i in range(6):
                e = edges[side(p, i)]
                ends[2 * e : 2 * e + 2] = sorted((nodes[corner(p, i)], nodes[corner(p, i + 1)]))
        node_nodes: list[int] = []
        node_edges: list[int] = []
        node_hexes: list[int] = []
        around: list[list[tuple[int, int]]] = [[] for _ in node_names]
        for e in range(len(edge_names)):
            a, b = ends[2 * e], ends[2 * e + 1]
            around[a].append((b, e))
            around[b].append((a, e))
        for n, name in enumerate(node_names):
            found = sorted(around[n]) + [(NONE, NONE)] * (3 - len(around[n]))
            node_nodes += [m for m, _ in found]
            node_edges += [e for _, e in found]
            touching = [listed[p] for p in name if p in listed]
            node_hexes += touching + [NONE] * (3 - len(touching))
        self.hex_nodes: vec[i64] = _vector([nodes[corner(p, i)] for p in positions for i in range(6)])
        self.edge_ends: vec[i64] = _vector(ends)
        self.node_nodes: vec[i64] = _vector(node_nodes)
        self.node_edges: vec[i64] = _vector(node_edges)
        self.node_hexes: vec[i64] = _vector(node_hexes)
        # For walks along roads, three steps an intersection: word and bit of the edge in a set, the
        # neighbour, its word and bit. No edge is an empty bit.
        self.walk: vec[i64] = vec[i64](
            [n for pair in zip(node_edges, node_nodes, strict=True) for n in _step(*pair)]
        )

        # Sets: an intersection with its neighbours (B17), and the edges that meet there.
        self.near: vec[i64] = _sets(
            [[n, *[m for m in node_nodes[3 * n : 3 * n + 3] if m != NONE]] for n in range(len(node_names))],
            int(self.node_words),
        )

        def dry(p: Position) -> bool:
            return is_dry(p, letters)

        land_edges = [e for e, name in enumerate(edge_names) if any(dry(p) for p in name)]
        self.edges_at: vec[i64] = _sets(
            [
                [e for e in node_edges[3 * n : 3 * n + 3] if e != NONE and any(map(dry, edge_names[e]))]
                for n in range(len(node_names))
            ],
            int(self.edge_words),
        )
        sites = [n for n, name in enumerate(node_names) if any(dry(p) for p in name)]
        barred = {nodes[corner(p, i)] for p in island.no_start for i in range(6) if p in listed}
        self.land_edges: vec[i64] = _sets([land_edges], int(self.edge_words))
        self.sites: vec[i64] = _sets([sites], int(self.node_words))
        self.start_sites: vec[i64] = _sets([[n for n in sites if n not in barred]], int(self.node_words))

        self.coasts = _coasts(positions, dry, edges)
        """Closed walks along the coast: (edge, water position) one after another, sea on the left."""

        # For dealing: what each hex spoils for another red token, each coast edge for another port.
        self.hex_beside: list[list[int]] = [
            sorted(listed[q] for q in (neighbour(p, i) for i in range(6)) if q in listed) for p in positions
        ]
        self.hex_and_beside: list[set[int]] = [{h, *beside} for h, beside in enumerate(self.hex_beside)]
        self.port_footprint: list[int] = [0] * len(edge_names)
        """By coast edge: the set of its ends and its water position (beyond the intersections)."""
        self.port_room: list[int] = [0] * len(edge_names)
        """The footprint and the intersections that are neighbours over land edges."""
        waters: dict[Position, int] = {}
        land = set(land_edges)
        for coast in self.coasts:
            for edge, water in coast:
                own = ends[2 * edge : 2 * edge + 2]
                beside = [m for n in own for m, e in around[n] if e in land]
                place = len(node_names) + waters.setdefault(water, len(waters))
                self.port_footprint[edge] = _mask([*own, place])
                self.port_room[edge] = _mask([*own, *beside, place])


def _mask(members: list[int]) -> int:
    """A set as one integer of any size."""
    return sum(2**member for member in set(members))


def _step(edge: int, node: int) -> list[i64]:
    if edge == NONE:
        return [i64(0)] * int(STEP)
    return [WORD_OF[edge], BIT_OF[edge], i64(node), WORD_OF[node], BIT_OF[node]]


def _vector(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(n) for n in numbers])


def _sets(sets: list[list[int]], words: int) -> vec[i64]:
    flat: list[i64] = [i64(0)] * (len(sets) * words)
    for i, members in enumerate(sets):
        for member in members:
            flat[i * words + member // WORD] |= BIT[member % WORD]
    return vec[i64](flat)


def _coasts(
    positions: list[Position], dry: Callable[[Position], bool], edges: dict[tuple[Position, ...], int]
) -> list[list[tuple[int, Position]]]:
    """Walk every coast once, clockwise around the land; lakes count as land (no ports there)."""
    waiting = [(p, i) for p in positions if dry(p) for i in range(6) if not dry(neighbour(p, i))]
    seen: set[tuple[Position, int]] = set()
    coasts: list[list[tuple[int, Position]]] = []
    for start in waiting:
        if start in seen:
            continue
        walk: list[tuple[int, Position]] = []
        p, i = start
        while (p, i) not in seen:
            seen.add((p, i))
            walk.append((edges[side(p, i)], neighbour(p, i)))
            beyond = neighbour(p, i + 1)
            # At the corner ahead either the next hex is land, and the coast bends away along it, or not.
            p, i = (beyond, (i - 1) % 6) if dry(beyond) else (p, (i + 1) % 6)
        coasts.append(walk)
    return coasts
