"""Undealt islands as small pictures for lists: many of them load at once, on light and on dark paper."""

from math import sqrt
from typing import Final

from hexfolk.core import terrain
from hexfolk.core.topology import Topology
from hexfolk.render.svg import GROUND

UNIT: Final = 60
BORDER: Final = 6
W: Final = sqrt(3) / 2
CORNERS: Final = ((0, -1), (W, -0.5), (W, 0.5), (0, 1), (-W, 0.5), (-W, -0.5))
OPEN: Final = "unknown"
# Back to front: coasts lie over the sea.
KINDS: Final = ("sea", *(kind for kind in GROUND if kind != "sea"))
SHORE: Final = "#8a6d3b"
EDGE: Final = {"sea": "#a9ced3", "lake": "#d5ecf0"}


def draw_preview(topology: Topology) -> str:
    """An island before it is dealt: land, water, and what is fixed. No ground of its own, no words."""
    paths: dict[str, list[str]] = {}
    xs: list[int] = []
    ys: list[int] = []
    for (x, y), (_, letter) in zip(topology.hex_xy, topology.island.cells, strict=True):
        kind = OPEN if letter == terrain.RANDOM_LETTER else terrain.NAMES[terrain.LETTERS.index(letter)]
        corners = [(round((x + dx) * UNIT), round((y + dy) * UNIT)) for dx, dy in CORNERS]
        paths.setdefault(kind, []).append("M" + "L".join(f"{a} {b}" for a, b in corners) + "z")
        xs += [a for a, _ in corners]
        ys += [b for _, b in corners]
    left, top = min(xs) - BORDER, min(ys) - BORDER
    width, height = max(xs) - left + BORDER, max(ys) - top + BORDER
    drawn = "".join(
        f'<path d="{"".join(paths[kind])}" fill="{GROUND[kind]}" stroke="{EDGE.get(kind, SHORE)}"/>'
        for kind in KINDS
        if kind in paths
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" width="{width}" '
        f'height="{height}" stroke-width="6" stroke-linejoin="round">{drawn}</svg>'
    )
