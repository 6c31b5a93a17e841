"""Every island of the game drawn undealt, and dealt in every way: a change of maps or dealing is seen.

After a change that is meant to be:

    PYTHONPATH=src:. .venv/bin/python tests/golden/islands.py
"""

from pathlib import Path

from hexfolk.core.board import board_text
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.islands import catalogue, topology_of
from hexfolk.render.svg import draw_island

FOLDER = Path(__file__).resolve().parent / "islands"
DEALS = FOLDER / "deals.txt"
STYLES = ("random", "spread", "balanced")


def drawings() -> dict[str, str]:
    """The text of every picture, by file name."""
    return {f"{key}.svg": draw_island(island) + "\n" for key, island in catalogue().items()}


def dealt() -> list[str]:
    """A line for every island and way to deal: the way, and the board."""
    lines = [
        f"{style} {board_text(deal(topology_of(key), Seeded(1), style))}"
        for key in catalogue()
        for style in STYLES
    ]
    return [*lines, f"beginner {board_text(deal(topology_of('standard19'), Seeded(1), 'beginner'))}"]


def main() -> None:
    """Write all files again."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.svg"):
        old.unlink()
    for name, picture in drawings().items():
        (FOLDER / name).write_text(picture, encoding="utf-8")
    DEALS.write_text("".join(line + "\n" for line in dealt()), encoding="utf-8")


if __name__ == "__main__":
    main()
