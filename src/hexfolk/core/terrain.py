"""Terrains (B6). A producing terrain has the number of the resource that it yields."""

from typing import Final

from mypy_extensions import i64

FOREST: Final[i64] = 0
HILLS: Final[i64] = 1
PASTURE: Final[i64] = 2
FIELD: Final[i64] = 3
MOUNTAINS: Final[i64] = 4
DESERT: Final[i64] = 5
GOLD: Final[i64] = 6
LAKE: Final[i64] = 7
SEA: Final[i64] = 8

NAMES: Final = ("forest", "hills", "pasture", "field", "mountains", "desert", "gold", "lake", "sea")
LETTERS: Final = "FHPAMDGLS"
RANDOM_LETTER: Final = "?"


def has_number(terrain: i64) -> bool:
    """Whether a hex of this terrain carries a number token (B9)."""
    return terrain < DESERT or terrain == GOLD


def takes_robber(terrain: i64) -> bool:
    """Whether the robber may stand there: land, but never a lake (B27)."""
    return terrain < LAKE
