"""A position as a picture for a page: the land as at the table, with marks where the text points.

The symbols it uses stand once in the page (``art.svg``). Nothing in it is in a language: what it shows is
said beside it. Lengths are drawing units, of which a hex side has 100.
"""

from collections.abc import Sequence
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final

import msgspec

from hexfolk.core.board import RED
from hexfolk.render.svg import SEATS
from hexfolk.report.looks import EMBLEMS
from hexfolk.view.messages.board import BoardView, HexView, NodeView, PortView
from hexfolk.view.messages.game import GameView

UNIT: Final = 100
MARGIN: Final = 14
SCALE: Final = 0.62
"""Pixels of a drawing unit where there is room."""
INKS: Final = ("#1d1704", "#ffffff", "#ffffff", "#06241f", "#220630")
ROAD_MARKS: Final = ("", "14 7")
"""Ink and pattern by seat, of as many as an example has."""
SETTLEMENT: Final = "M-23 20V-4L0 -25L23 -4V20Z"
CITY: Final = "M-33 22V-10L-14 -31L5 -10V-5H33V22Z"
ROBBER: Final = (
    "M0-62a15 15 0 0 1 9.5 26.6c10 4.5 15.5 15 17 30.4l4 9H-30.5"
    "l4-9c1.5-15.4 7-25.9 17-30.4A15 15 0 0 1 0-62z"
)
# Symbol, place, width: back to front; the number stands on the lower half and stays clear.
SCENES: Final[dict[str, tuple[tuple[str, int, int, int], ...]]] = {
    "forest": (
        *(("pine", -24, -48, 44), ("pine", 24, -48, 44), ("pine", 0, -40, 52), ("oak", -54, -22, 40)),
        *(("oak", 52, -22, 42), ("pine", -30, -16, 46), ("pine", 31, -16, 44), ("pine", -58, 24, 38)),
        ("pine", 58, 24, 38),
    ),
    "hills": (
        *(("mound", -34, -30, 74), ("mound", 36, -32, 70), ("mound", 0, -14, 84), ("bricks", 0, -40, 44)),
        *(("mound", -56, 32, 36), ("mound", 56, 32, 36)),
    ),
    "pasture": (
        *(("sheep", -32, -40, 40), ("sheep", 26, -50, 34), ("oak", 58, -18, 34), ("sheep", 16, -18, 38)),
        *(("sheep", -56, 14, 32), ("sheep", 58, 30, 30)),
    ),
    "field": (
        *(("sheaf", -40, -34, 36), ("sheaf", 40, -34, 36), ("sheaf", 0, -38, 46), ("sheaf", -60, 14, 30)),
        ("sheaf", 60, 14, 30),
    ),
    "mountains": (
        *(("peak", -36, -28, 62), ("peak", 38, -28, 62), ("peak", 0, -36, 78), ("peak", -60, 30, 32)),
        ("peak", 60, 30, 32),
    ),
    "desert": (
        *(("dune", -20, -36, 80), ("dune", 30, -12, 84), ("cactus", -46, -10, 40), ("dune", -14, 34, 110)),
        ("cactus", 46, 22, 32),
    ),
}
SHAPE: Final = {
    "pine": 68 / 48,
    "oak": 58 / 44,
    "mound": 0.5,
    "bricks": 44 / 60,
    "sheep": 40 / 52,
    "sheaf": 62 / 52,
    "peak": 72 / 88,
    "dune": 0.3,
    "cactus": 50 / 36,
}
"""Height over width of each symbol."""


class Mark(msgspec.Struct, frozen=True):
    """A sign on an intersection or hex: ``no`` a cross, ``yes`` a ring, ``glow`` a lit hex, else words."""

    place: str
    """Id of a node, hex or edge of the board."""
    sign: str
    icon: str = ""
    """A symbol beside the words."""
    across: float = 0.0
    down: float = 0.0
    """How far the sign stands from its place."""


def draw(
    board: BoardView, game: GameView | None = None, marks: Sequence[Mark] = (), scale: float = SCALE
) -> str:
    """The picture as an SVG element without a name: the page gives it one."""
    left, top, right, bottom = (UNIT * edge for edge in board.box)
    width, height = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    robber = game.robber if game is not None else None
    lit = {mark.place for mark in marks if mark.sign == "glow"}
    x, y = f"{left - MARGIN:.0f}", f"{top - MARGIN:.0f}"
    opening = (
        f'<svg class="diagram" viewBox="{x} {y} {width:.0f} {height:.0f}" width="{width * scale:.0f}" '
        f'height="{height * scale:.0f}" aria-hidden="true" focusable="false">'
    )
    parts = [
        opening,
        f'<rect class="water" x="{x}" y="{y}" width="{width:.0f}" height="{height:.0f}" rx="16"/>',
        *(_port(port, board) for port in board.ports),
        *(_hex(tile, tile.id in lit) for tile in board.hexes if tile.terrain != "sea"),
        *(_robber(tile) for tile in board.hexes if tile.id == robber),
    ]
    if game is not None:
        parts += _pieces(board, game)
    parts += [_mark(mark, board) for mark in marks if mark.sign != "glow"]
    return "".join([*parts, "</svg>"])


# --- the land --------------------------------------------------------------------------------


def _hex(tile: HexView, lit: bool) -> str:
    things = "".join(
        f'<use href="#r-s-{name}" x="{x - size / 2:g}" y="{y - size * SHAPE[name] / 2:.1f}" width="{size}" '
        f'height="{size * SHAPE[name]:.1f}"/>'
        for name, x, y, size in SCENES.get(tile.terrain, ())
    )
    drawn = (
        f'<path d="{_outline(93)}" fill="url(#r-g-{tile.terrain})"/>'
        f'<path d="{_outline(93)}" fill="url(#r-t-{tile.terrain})" opacity=".34"/>{things}'
        f'<path d="{_outline(90)}" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="2.5"/>'
    )
    if lit:
        drawn += f'<path d="{_outline(88)}" fill="none" stroke="#fffbe0" stroke-width="9"/>'
        drawn += f'<path d="{_outline(94)}" fill="none" stroke="#3a2c12" stroke-width="3"/>'
    if tile.number is not None:
        ink = "#b3140e" if tile.number in RED else "#2b2218"
        pips = "".join(
            f'<circle cx="{(k - (tile.dots - 1) / 2) * 7:g}" cy="15.5" r="2.6"/>' for k in range(tile.dots)
        )
        drawn += (
            f'<g transform="translate(0 32)" fill="{ink}"><circle r="28" fill="url(#r-g-token)" '
            f'stroke="#6d5a3b" stroke-width="1.6"/><text y="6" font-size="30">{tile.number}</text>{pips}</g>'
        )
    return f'<g transform="translate({UNIT * tile.x:.1f} {UNIT * tile.y:.1f})">{drawn}</g>'


def _outline(radius: float) -> str:
    corners = (pi / 3 * k - pi / 2 for k in range(6))
    return "M" + "L".join(f"{radius * cos(a):.1f} {radius * sin(a):.1f}" for a in corners) + "Z"


def _robber(tile: HexView) -> str:
    return (
        f'<path d="{ROBBER}" transform="translate({UNIT * tile.x - 44:.1f} {UNIT * tile.y + 52:.1f})" '
        'fill="#241d29" stroke="#fffdf8" stroke-width="5" paint-order="stroke"/>'
    )


def _port(port: PortView, board: BoardView) -> str:
    nodes = {node.id: node for node in board.nodes}
    ends = [nodes[name] for name in port.nodes]
    shore_x, shore_y = sum(end.x for end in ends) / 2, sum(end.y for end in ends) / 2
    x = UNIT * (port.x + (shore_x - port.x) * 0.16)
    y = UNIT * (port.y + (shore_y - port.y) * 0.16)
    piers = "".join(_pier(x, y, UNIT * end.x, UNIT * end.y) for end in ends)
    return (
        f'{piers}<g transform="translate({x:.1f} {y:.1f})">'
        '<use href="#r-s-boat" x="-42" y="-50" width="84" height="80"/>'
        f'<use href="#r-i-{port.kind}" x="-17" y="-38" width="34" height="34"/>'
        '<rect x="-21" y="4" width="42" height="23" rx="8" fill="#fffaf0" stroke="#3e2510" stroke-width="2"/>'
        f'<text y="21.5" font-size="18" fill="#2b2218">{port.rate}:1</text></g>'
    )


def _pier(x: float, y: float, to_x: float, to_y: float) -> str:
    length = hypot(to_x - x, to_y - y)
    (ax, ay), (bx, by) = (
        (x + (to_x - x) * share, y + (to_y - y) * share) for share in (30 / length, 1 - 12 / length)
    )
    line = f'd="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" fill="none" stroke-linecap="round"'
    return (
        f'<path {line} stroke="#4a2f17" stroke-width="12.5"/><path {line} stroke="#a97c4d" stroke-width="9"/>'
    )


# --- the pieces ------------------------------------------------------------------------------


def _pieces(board: BoardView, game: GameView) -> list[str]:
    nodes = {node.id: node for node in board.nodes}
    edges = {edge.id: edge for edge in board.edges}
    roads = [_road(nodes[edges[r.edge].a], nodes[edges[r.edge].b], r.seat) for r in game.roads]
    return roads + [_building(nodes[b.node], b.kind, b.seat) for b in game.buildings]


def _road(a: NodeView, b: NodeView, seat: int) -> str:
    turn = degrees(atan2(b.y - a.y, b.x - a.x))
    place = f"translate({UNIT * (a.x + b.x) / 2:.1f} {UNIT * (a.y + b.y) / 2:.1f}) rotate({turn:.1f})"
    lines = (("M-30 0H30", "#fffdf8", 24), ("M-30 0H30", "#1a1613", 20), ("M-30 0H30", SEATS[seat], 15))
    drawn = "".join(
        f'<path d="{d}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        for d, colour, width in lines
    )
    dashes = f' stroke-dasharray="{ROAD_MARKS[seat]}"' if ROAD_MARKS[seat] else ""
    drawn += f'<path d="M-28 0H28" stroke="{INKS[seat]}" stroke-width="3.6"{dashes}/>'
    return f'<g transform="{place}">{drawn}</g>'


def _building(node: NodeView, kind: str, seat: int) -> str:
    outline, x, y, size = (CITY, -13, 3, 27) if kind == "city" else (SETTLEMENT, 0, 4, 25)
    return (
        f'<g transform="translate({UNIT * node.x:.1f} {UNIT * node.y:.1f})" stroke-linejoin="round">'
        f'<path d="{outline}" stroke="#fffdf8" stroke-width="9"/>'
        f'<path d="{outline}" fill="{SEATS[seat]}" stroke="#1a1613" stroke-width="4" paint-order="stroke"/>'
        f'<path d="{EMBLEMS[seat]}" fill="{INKS[seat]}" fill-rule="evenodd" '
        f'transform="translate({x - size / 2:g} {y - size / 2:g}) scale({size / 24:.3f})"/></g>'
    )


# --- what the text points at -----------------------------------------------------------------


def _mark(mark: Mark, board: BoardView) -> str:
    x, y = _place(mark.place, board)
    at = f"translate({UNIT * x + mark.across:.1f} {UNIT * y + mark.down:.1f})"
    if mark.sign == "no":
        cross = 'd="M-11 -11L11 11M11 -11L-11 11" fill="none" stroke-linecap="round"'
        strokes = (("#fffdf8", 15), ("#a3120c", 8))
        drawn = "".join(f'<path {cross} stroke="{ink}" stroke-width="{width}"/>' for ink, width in strokes)
    elif mark.sign == "yes":
        drawn = '<circle r="11" fill="#fffdf8" stroke="#1f6b2a" stroke-width="6"/>'
    else:
        width = 15 * len(mark.sign) + 20 + (32 if mark.icon else 0)
        icon = f'<use href="#r-i-{mark.icon}" x="{width / 2 - 40:g}" y="-16" width="32" height="32"/>'
        drawn = (
            f'<rect x="{-width / 2:g}" y="-21" width="{width}" height="42" rx="21" fill="#fffdf8" '
            f'stroke="#2b2218" stroke-width="3"/>'
            f'<text x="{-16 if mark.icon else 0}" y="9" font-size="26" fill="#2b2218">{mark.sign}</text>'
            f"{icon if mark.icon else ''}"
        )
    return f'<g transform="{at}">{drawn}</g>'


def _place(name: str, board: BoardView) -> tuple[float, float]:
    """Where a hex, an intersection or the middle of an edge lies."""
    if name.startswith("e"):
        edge = next(edge for edge in board.edges if edge.id == name)
        (ax, ay), (bx, by) = _place(edge.a, board), _place(edge.b, board)
        return (ax + bx) / 2, (ay + by) / 2
    spots: list[HexView] | list[NodeView] = board.hexes if name.startswith("h") else board.nodes
    return next((spot.x, spot.y) for spot in spots if spot.id == name)
