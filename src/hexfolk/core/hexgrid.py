"""Pointy-top hexes in axial coordinates: neighbours, corners, drawing positions.

A position is a pair (r, q), so that sorting positions gives reading order. Direction i
faces the edge between corners i and i+1; corners go clockwise from north, y grows down.
"""

from math import sqrt
from typing import Final, TypeAlias

Position: TypeAlias = tuple[int, int]

# NE, E, SE, SW, W, NW as steps in (r, q).
DIRECTIONS: Final[tuple[Position, ...]] = ((-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0))


def neighbour(position: Position, direction: int) -> Position:
    step = DIRECTIONS[direction % 6]
    return (position[0] + step[0], position[1] + step[1])


def corner(position: Position, index: int) -> tuple[Position, ...]:
    """The three positions that meet at a corner, sorted: the name of an intersection."""
    return tuple(sorted((position, neighbour(position, index - 1), neighbour(position, index))))


def side(position: Position, direction: int) -> tuple[Position, ...]:
    """The two positions on both sides of an edge, sorted: the name of an edge."""
    return tuple(sorted((position, neighbour(position, direction))))


def centre(position: Position) -> tuple[float, float]:
    """Middle of a position, in hex sides."""
    r, q = position
    return (sqrt(3) * (q + r / 2), 1.5 * r)


def middle(positions: tuple[Position, ...]) -> tuple[float, float]:
    """Mean of the centres: where the intersection or edge of that name lies."""
    points = [centre(p) for p in positions]
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
