"""Makes the pictures of the client anew from how the game itself is drawn: the island of the front page, the
icons of the installed app, and the card that is shown where somebody shares a link.

PYTHONPATH=src python scripts/pictures.py

The drawing reads the art of the board (`web/src/board`), so the pictures follow it. Needs Chromium.
"""

import ast
import json
import math
import os
import re
import shutil
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

WEB: Final = Path(__file__).parents[1] / "web"
BOARD: Final = WEB / "src" / "board"
ISLAND: Final = WEB / "src" / "app" / "island.svg"
PUBLIC: Final = WEB / "public"
SIDE: Final = math.sqrt(3) * 100

# An island as it may stand some rounds into a game.
ROWS: Final = (
    ("pasture 4", "field 9", "forest 10"),
    ("field 6", "mountains 3", "hills 8", "pasture 5"),
    ("hills 5", "forest 11", "desert", "pasture 4", "mountains 8"),
    ("forest 3", "pasture 10", "field 6", "forest 9"),
    ("mountains 2", "hills 11", "field 12"),
)
# What stands where: a hex by row and place, and a corner of it (0 is the upper one, then clockwise).
HOUSES: Final = ((1, 1, 2, 2), (3, 2, 0, 1), (3, 1, 3, 0), (0, 1, 4, 3))
CITIES: Final = ((2, 1, 5, 2), (3, 2, 2, 1), (3, 0, 1, 0))
# The same with two corners.
ROADS: Final = (
    (1, 1, 2, 3, 2),
    (2, 1, 1, 0, 2),
    (2, 1, 0, 5, 2),
    (3, 2, 0, 1, 1),
    (3, 2, 1, 2, 1),
    (3, 0, 1, 2, 0),
    (3, 1, 4, 3, 0),
    (0, 1, 4, 5, 3),
    (0, 1, 4, 3, 3),
)
PIPS: Final = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
# The robber stands on the desert.
ROBBED: Final = (2, 2)


def drawn_island() -> str:
    """The island as one picture that needs nothing else."""
    art = BOARD.joinpath("Art.svelte").read_text(encoding="utf-8")
    defs = re.sub(r">\s+<", "><", art[art.index("<defs>") : art.index("</defs>")] + "</defs>")
    defs = re.sub(r"\s+", " ", defs)
    defs = defs.replace("var(--wave)", "#ffffff")
    centres = {(row, k): _centre(row, k) for row, names in enumerate(ROWS) for k in range(len(names))}
    coast = "".join(f'<use href="#coast" x="{x:.1f}" y="{y:.1f}"/>' for x, y in centres.values())
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-545 -505 1090 1010" stroke-linejoin="round">',
        defs.replace("</defs>", f'<path id="coast" d="{_hexagon(100)}"/>' + _scenes() + "</defs>"),
        f'<g fill="#bfe2e1" stroke="#bfe2e1" stroke-width="84" opacity=".6">{coast}</g>',
        f'<g fill="#dcf0ec" stroke="#dcf0ec" stroke-width="46">{coast}</g>',
        f'<g fill="#ecdcb0" stroke="#ecdcb0" stroke-width="22">{coast}</g>',
    ]
    for (row, k), (x, y) in centres.items():
        terrain, _, number = ROWS[row][k].partition(" ")
        parts.append(f'<use href="#hex-{terrain}" x="{x:.1f}" y="{y:.1f}"/>')
        if number:
            parts.append(_token(x, y, int(number)))
    parts += [_road(*road) for road in ROADS]
    parts += [_building("SETTLEMENT", *house) for house in HOUSES]
    parts += [_building("CITY", *city) for city in CITIES]
    x, y = centres[ROBBED]
    robber = _constant("ROBBER")
    parts.append(
        f'<g transform="translate({x:.1f} {y + 24:.1f})"><path d="{robber}" fill="none" stroke="#fffdf8" '
        f'stroke-width="8"/><path d="{robber}" fill="#3a3540" stroke="#141218" stroke-width="3"/>'
        '<path d="M-11-50h22v7h-22z" fill="#141218"/></g>'
    )
    return "".join([*parts, "</svg>\n"])


def _centre(row: int, k: int) -> tuple[float, float]:
    return (k - (len(ROWS[row]) - 1) / 2) * SIDE, (row - 2) * 150


def _corner(row: int, k: int, corner: int) -> tuple[float, float]:
    x, y = _centre(row, k)
    angle = math.radians(60 * corner - 90)
    return x + 100 * math.cos(angle), y + 100 * math.sin(angle)


def _hexagon(radius: float) -> str:
    angles = [math.radians(angle) for angle in range(-90, 270, 60)]
    points = [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _scenes() -> str:
    """Every kind of land once, with what stands on it, as the board draws it."""
    source = BOARD.joinpath("Tile.svelte").read_text(encoding="utf-8")
    scenes: dict[str, list[list[Any]]] = _literal(source, "SCENES")
    shapes: dict[str, float] = _literal(source, "SHAPE")
    made = []
    for terrain in sorted({name.split()[0] for row in ROWS for name in row}):
        things = "".join(
            f'<use href="#s-{name}" x="{x - size / 2:g}" y="{y - size * shapes[name] / 2:g}" '
            f'width="{size:g}" height="{size * shapes[name]:g}"/>'
            for name, x, y, size in scenes[terrain]
        )
        ground = _hexagon(92)
        made.append(
            f'<g id="hex-{terrain}"><path d="{ground}" fill="url(#g-{terrain})"/>'
            f'<path d="{ground}" fill="url(#t-{terrain})" opacity=".34"/>{things}'
            f'<path d="{_hexagon(90)}" fill="none" stroke="#fff" stroke-opacity=".32" '
            'stroke-width="2.5"/></g>'
        )
    return "".join(made)


def _literal(source: str, name: str) -> Any:
    """A literal of the client's source as Python: names are keys, and some figures are quotients."""
    body = source[source.index("{", source.index("=", source.index(f"const {name}"))) :]
    body = re.sub(r"//.*", "", body[: body.index("};") + 1])
    keyed = re.sub(r"(\w+):", r'"\1":', body)
    worked = re.sub(r"(\d+) / (\d+)", lambda match: str(int(match[1]) / int(match[2])), keyed)
    return ast.literal_eval(worked)


def _constant(name: str) -> str:
    source = BOARD.joinpath("piece.ts").read_text(encoding="utf-8")
    found = re.search(rf'{name} = "([^"]+)"', source)
    if found is None:
        raise SystemExit(f"piece.ts has no {name}")
    return found[1]


def _seats(name: str) -> list[str]:
    source = (WEB / "src" / "app" / "seats.ts").read_text(encoding="utf-8")
    block = source[source.index(f"{name} = [") :]
    return re.findall(r'"(#[0-9A-F]{6})"', block[: block.index("]")])


def _token(x: float, y: float, number: int) -> str:
    red = "#b3140e" if number in (6, 8) else "#2b2218"
    pips = "".join(
        f'<circle cx="{(k - (PIPS[number] - 1) / 2) * 7:g}" cy="15.5" r="2.6"/>' for k in range(PIPS[number])
    )
    return (
        f'<g transform="translate({x:.1f} {y + 32:.1f})" fill="{red}"><circle r="28" fill="url(#g-token)" '
        'stroke="#6d5a3b" stroke-width="1.6"/><text y="6" text-anchor="middle" '
        'font-family="system-ui,sans-serif" font-weight="800" '
        f'font-size="{28 if number > 9 else 31}">{number}</text>{pips}</g>'
    )


def _road(row: int, k: int, one: int, other: int, seat: int) -> str:
    (ax, ay), (bx, by) = _corner(row, k, one), _corner(row, k, other)
    angle = math.degrees(math.atan2(by - ay, bx - ax))
    lines = "".join(
        f'<path d="M-30 0H30" stroke="{colour}" stroke-width="{width}"/>'
        for colour, width in (("#fffdf8", 24), ("#1a1613", 20), (_seats("SEAT_COLOURS")[seat], 15))
    )
    place = f"translate({(ax + bx) / 2:.1f} {(ay + by) / 2:.1f}) rotate({angle:.1f})"
    return f'<g transform="{place}" stroke-linecap="round">{lines}</g>'


def _building(kind: str, row: int, k: int, corner: int, seat: int) -> str:
    x, y = _corner(row, k, corner)
    outline = _constant(kind)
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale(1.15)" stroke-linejoin="round">'
        f'<path d="{outline}" fill="none" stroke="#fffdf8" stroke-width="9"/>'
        f'<path d="{outline}" fill="{_seats("SEAT_COLOURS")[seat]}" stroke="#1a1613" stroke-width="4"/></g>'
    )


# --- pictures of points -----------------------------------------------------------------------------


def main() -> None:
    """Write them all."""
    ISLAND.write_text(drawn_island(), encoding="utf-8")
    names = ("chromium", "chromium-browser", "google-chrome")
    path = os.environ.get("HEXFOLK_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, chromium_sandbox=os.name == "posix" and os.geteuid() != 0
        )
        icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
        for size in (192, 512):
            _shoot(browser, size, size, _whole(icon, "100%"), PUBLIC / f"icon-{size}.png")
        # The device cuts a shape of its own out of these: nothing of worth stands near their edge.
        _shoot(browser, 512, 512, _whole(icon, "74%", "#0f4a4d"), PUBLIC / "icon-maskable.png")
        _shoot(browser, 180, 180, _whole(icon, "84%", "#0f4a4d"), PUBLIC / "apple-touch-icon.png")
        _shoot(browser, 1200, 630, _card(icon, drawn_island()), PUBLIC / "card.jpg")
        browser.close()


def _shoot(browser: Browser, width: int, height: int, page: str, path: Path) -> None:
    tab = browser.new_page(viewport={"width": width, "height": height})
    tab.set_content(page)
    if path.suffix == ".jpg":
        tab.screenshot(path=path, type="jpeg", quality=86)
    else:
        tab.screenshot(path=path, omit_background=True)
    tab.close()
    print(json.dumps({"picture": path.name, "bytes": path.stat().st_size}))


def _whole(icon: str, size: str, ground: str = "transparent") -> str:
    return (
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
        f"svg{{width:{size};height:{size}}}</style>{icon}"
    )


def _card(icon: str, island: str) -> str:
    return (
        "<style>body{margin:0;height:630px;display:grid;grid-template-columns:1fr 640px;align-items:center;"
        "background:radial-gradient(circle at 72% 50%,#a9ced3,#78aab3 55%,#3f7f89);"
        "overflow:hidden;color:#fff}"
        "section{padding-left:72px;font:600 34px/1.35 'Noto Serif',Georgia,serif}"
        "section svg{width:120px}h1{margin:18px 0 10px;font:700 92px/1 'Noto Serif',Georgia,serif}"
        "section,h1{text-shadow:0 2px 10px #0f4a4dcc}div svg{width:700px;margin-left:-30px}</style>"
        f"<section>{icon}<h1>Hexfolk</h1>Settle an island together:<br>2 to 8 people and bots,<br>"
        f"in the browser</section><div>{island}</div>"
    )


if __name__ == "__main__":
    main()
