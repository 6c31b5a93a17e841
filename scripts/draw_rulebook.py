"""Writes the drawings of the rules page anew from those of the table: what lies there looks the same here.

    python scripts/draw_rulebook.py

The client draws with symbols that only its own page holds; the rules page must be whole without script.
"""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BOARD: Final = ROOT / "web" / "src" / "board"
PLACE: Final = ROOT / "src" / "hexfolk" / "rulebook" / "templates" / "art.svg"
GROUNDS: Final = ("forest", "hills", "pasture", "field", "mountains", "desert")
THINGS: Final = ("pine", "oak", "mound", "bricks", "sheep", "sheaf", "peak", "dune", "cactus", "boat")
ICONS: Final = (
    *("wood", "brick", "wool", "grain", "ore", "any"),
    *("knight", "point", "roads", "plenty", "monopoly"),
    *("road", "settlement", "city", "development", "robber"),
)
WAVE: Final = "#5f9aa5"
"""Of the boats: the pages have no such token."""


def drawn() -> str:
    """The symbols, each with an ``r-`` before its name, so that none stands twice in a page."""
    source = (BOARD / "Art.svelte").read_text("utf-8") + (BOARD / "Sprite.svelte").read_text("utf-8")
    parts = [
        *(_element(source, "linearGradient", f"g-{name}") for name in GROUNDS),
        _element(source, "radialGradient", "g-token"),
        *(_element(source, "pattern", f"t-{name}") for name in GROUNDS),
        *(_element(source, "symbol", f"s-{name}") for name in THINGS),
        *(_element(source, "symbol", f"i-{name}") for name in ICONS),
    ]
    plain = "".join(re.sub(r"\s*\n\s*", " ", part) for part in parts).replace("> <", "><")
    plain = re.sub(r'\bid="', 'id="r-', plain).replace("var(--wave)", WAVE)
    opening = '<svg class="art" width="0" height="0" aria-hidden="true" focusable="false">'
    return f"{opening}<defs>{plain}</defs></svg>\n"


def _element(source: str, tag: str, name: str) -> str:
    found = re.search(rf'<{tag} id="{name}".*?</{tag}>', source, re.DOTALL)
    if found is None:
        raise SystemExit(f"no {tag} {name} is drawn at the table any more")
    return found.group()


if __name__ == "__main__":
    PLACE.write_text(drawn(), "utf-8")
