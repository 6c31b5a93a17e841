"""A page with every island on it, dealt and undealt, to look at: ``build/islands.html``.

PYTHONPATH=src python scripts/sheet.py [SEED [random|spread|balanced]]
"""

import sys
from pathlib import Path

from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.island import land_hexes
from hexfolk.islands import catalogue, topology_of
from hexfolk.render.svg import draw_board, draw_island

PAGE = Path("build/islands.html")
STYLE = (
    "body{font:14px sans-serif;background:#f7f1e1;display:grid;gap:16px;"
    "grid-template-columns:repeat(auto-fill,minmax(300px,1fr))}"
    "figure{margin:0}div{display:flex;gap:4px;align-items:center}svg{flex:1;height:210px;min-width:0}"
)


def main(words: list[str]) -> None:
    """Write the page."""
    seed = int(words[0]) if words else 1
    style = words[1] if len(words) > 1 else "random"
    figures = []
    for key, island in catalogue().items():
        board = deal(topology_of(key), Seeded(seed), style)
        low, high = island.players
        figures.append(
            f"<figure><figcaption><b>{key}</b>, {land_hexes(island)} hexes, {low}–{high} players</figcaption>"
            f"<div>{draw_island(island)}{draw_board(board)}</div></figure>"
        )
    PAGE.parent.mkdir(exist_ok=True)
    page = f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style>{"".join(figures)}'
    PAGE.write_text(page, encoding="utf-8")
    print(PAGE)


if __name__ == "__main__":
    main(sys.argv[1:])
