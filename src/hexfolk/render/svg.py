"""A position as one self-contained SVG picture, for notebooks, reports and map lists."""

from math import atan2, degrees, sqrt
from typing import Final
from xml.sax.saxutils import escape

from hexfolk.core import terrain
from hexfolk.core.board import RED, Board
from hexfolk.core.hexgrid import centre
from hexfolk.core.island import Island
from hexfolk.core.observation import Observation
from hexfolk.view.board import view_board
from hexfolk.view.game import view_game
from hexfolk.view.messages.board import BoardView, HexView, PortView
from hexfolk.view.messages.game import GameView

UNIT: Final = 60
MARGIN: Final = 0.35
SEATS: Final = ("#FFF161", "#0C2994", "#8C2900", "#97FFEE", "#D480FA", "#07837D", "#2E1D23", "#8B9745")
GROUND: Final = {
    "forest": "#4d7d46",
    "hills": "#c0674a",
    "pasture": "#a6c46a",
    "field": "#e6bf55",
    "mountains": "#9098a4",
    "desert": "#e8d5a4",
    "gold": "#f2d21b",
    "lake": "#7fb6cf",
    "sea": "#8fbac4",
    "unknown": "#e3d3ab",
}


def draw_board(board: Board) -> str:
    """A dealt island without pieces."""
    return _picture(view_board(board), None)


def draw_island(island: Island) -> str:
    """An undealt island as its map draws it: open hexes with a question mark, listed sea as an outline."""
    centres = [centre(p) for p, _ in island.cells]
    reach = 1 + MARGIN
    box = (
        min(x for x, _ in centres) - reach,
        min(y for _, y in centres) - reach,
        max(x for x, _ in centres) + reach,
        max(y for _, y in centres) + reach,
    )
    # Every kind of hex is drawn once and set where it belongs.
    kinds = sorted({letter for _, letter in island.cells})
    parts = [_opening(box), f"<title>Map {escape(island.key)}</title><defs>"]
    parts += [f'<g id="{_mark(letter)}">{_undealt(letter)}</g>' for letter in kinds]
    parts += ["</defs>", _water(box)]
    parts += [
        f'<use href="#{_mark(letter)}" x="{x:.3f}" y="{y:.3f}"/>'
        for (_, letter), (x, y) in zip(island.cells, centres, strict=True)
    ]
    return "".join([*parts, "</svg>"])


def _mark(letter: str) -> str:
    """The id of a kind of hex: the same drawing in whatever picture of a page it stands."""
    return f"hexfolk-map-{'open' if letter == terrain.RANDOM_LETTER else letter}"


def _undealt(letter: str) -> str:
    if letter == "S":
        return (
            f'<polygon points="{_outline(0, 0)}" fill="none" stroke="#f3e3bb" stroke-width=".03" '
            'stroke-dasharray=".12 .1"/>'
        )
    if letter == terrain.RANDOM_LETTER:
        return _ground(0, 0, "unknown") + '<text y=".22" font-size=".6" fill="#6d4a26" opacity=".6">?</text>'
    return _ground(0, 0, terrain.NAMES[terrain.LETTERS.index(letter)])


def draw_position(observation: Observation) -> str:
    """The island with everything that stands on it, as one reader sees it."""
    known = observation.known
    return _picture(view_board(known.board), view_game(observation, 0, 0))


def _picture(board: BoardView, game: GameView | None) -> str:
    left, top, right, bottom = (
        board.box[0] - MARGIN,
        board.box[1] - MARGIN,
        board.box[2] + MARGIN,
        board.box[3] + MARGIN,
    )
    box = (left, top, right, bottom)
    robber = game.robber if game is not None else None
    parts = [_opening(box), f"<title>{escape(_title(board))}</title>", _water(box)]
    parts += [_port(port, board) for port in board.ports]
    parts += [_hex(tile, tile.id == robber) for tile in board.hexes if tile.terrain != "sea"]
    if game is not None:
        parts += _pieces(board, game)
    return "".join([*parts, "</svg>"])


def _opening(box: tuple[float, float, float, float]) -> str:
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.3f} {top:.3f} {width:.3f} {height:.3f}" '
        f'width="{width * UNIT:.0f}" height="{height * UNIT:.0f}" role="img" '
        f'font-family="sans-serif" text-anchor="middle">'
    )


def _water(box: tuple[float, float, float, float]) -> str:
    return f'<rect x="{box[0]:.3f}" y="{box[1]:.3f}" width="100%" height="100%" fill="{GROUND["sea"]}"/>'


def _outline(x: float, y: float) -> str:
    w = sqrt(3) / 2
    corners = ((0, -1), (w, -0.5), (w, 0.5), (0, 1), (-w, 0.5), (-w, -0.5))
    return " ".join(f"{x + dx:.3f},{y + dy:.3f}" for dx, dy in corners)


def _ground(x: float, y: float, kind: str) -> str:
    return f'<polygon points="{_outline(x, y)}" fill="{GROUND[kind]}" stroke="#f3e3bb" stroke-width=".06"/>'


def _title(board: BoardView) -> str:
    land = sum(1 for tile in board.hexes if tile.terrain != "sea")
    return f"Island of {land} hexes"


def _hex(tile: HexView, robbed: bool) -> str:
    drawn = _ground(tile.x, tile.y, tile.terrain)
    if tile.number is not None:
        ink = "#b3121d" if tile.number in RED else "#241c12"
        drawn += (
            f'<circle cx="{tile.x:.3f}" cy="{tile.y:.3f}" r=".34" fill="#fdf8ea"/>'
            f'<text x="{tile.x:.3f}" y="{tile.y + 0.09:.3f}" font-size=".36" font-weight="700" fill="{ink}">'
            f"{tile.number}</text>"
            f'<text x="{tile.x:.3f}" y="{tile.y + 0.24:.3f}" font-size=".18" fill="{ink}">'
            f"{'•' * tile.dots}</text>"
        )
    if robbed:
        drawn += (
            f'<path d="M{tile.x - 0.22:.3f} {tile.y - 0.34:.3f}q.22-.95.44 0z" fill="#1f1a24" stroke="#fff" '
            'stroke-width=".04"/>'
        )
    return drawn


def _port(port: PortView, board: BoardView) -> str:
    nodes = {node.id: node for node in board.nodes}
    lines = "".join(
        f'<line x1="{port.x:.3f}" y1="{port.y:.3f}" x2="{nodes[n].x:.3f}" y2="{nodes[n].y:.3f}" '
        'stroke="#6d4a26" stroke-width=".09"/>'
        for n in port.nodes
    )
    words = f"{port.rate}:1" if port.kind == "any" else f"{port.rate}:1 {port.kind}"
    return (
        f'{lines}<circle cx="{port.x:.3f}" cy="{port.y:.3f}" r=".4" fill="#fdf8ea" stroke="#6d4a26" '
        f'stroke-width=".05"/><text x="{port.x:.3f}" y="{port.y + 0.07:.3f}" font-size=".17">{words}</text>'
    )


def _pieces(board: BoardView, game: GameView) -> list[str]:
    nodes = {node.id: node for node in board.nodes}
    edges = {edge.id: edge for edge in board.edges}
    drawn: list[str] = []
    for road in game.roads:
        a, b = nodes[edges[road.edge].a], nodes[edges[road.edge].b]
        turn = degrees(atan2(b.y - a.y, b.x - a.x))
        drawn.append(
            f'<rect x="-.36" y="-.08" width=".72" height=".16" rx=".06" fill="{SEATS[road.seat]}" '
            f'stroke="#14100c" stroke-width=".04" transform="translate({(a.x + b.x) / 2:.3f} '
            f'{(a.y + b.y) / 2:.3f}) rotate({turn:.1f})"><title>road of seat {road.seat}</title></rect>'
        )
    for building in game.buildings:
        node = nodes[building.node]
        shape = (
            "M-.2.2v-.3l.2-.2.2.2v.3z"
            if building.kind == "settlement"
            else "M-.34.22v-.4l.18-.2.18.2v.12h.32v.28z"
        )
        drawn.append(
            f'<path d="{shape}" fill="{SEATS[building.seat]}" stroke="#14100c" stroke-width=".05" '
            f'transform="translate({node.x:.3f} {node.y:.3f})"><title>{building.kind} of seat '
            f"{building.seat}</title></path>"
        )
    return drawn
