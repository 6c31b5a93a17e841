"""The longest trade route by trying every walk (B54, B55)."""

from functools import cache

from tests.oracles.ground import Ground


@cache
def longest_trail(ground: Ground, roads: frozenset[int], foreign: frozenset[int]) -> int:
    """The most roads of one walk that uses none twice and goes through no other's building.

    Intersections may be passed again; a walk may begin and end at another's building.
    """

    def walk(node: int, left: frozenset[int]) -> int:
        best = 0
        for edge in ground.edges_at[node] & left:
            end = ground.far_end(edge, node)
            onward = 0 if end in foreign else walk(end, left - {edge})
            best = max(best, 1 + onward)
        return best

    return max((walk(node, roads) for edge in roads for node in ground.ends[edge]), default=0)
