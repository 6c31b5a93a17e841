"""Terrains (B6). A producing terrain has the number of the resource that it yields."""

from typing import Final

FOREST: Final = 0
HILLS: Final = 1
PASTURE: Final = 2
FIELD: Final = 3
MOUNTAINS: Final = 4
DESERT: Final = 5
GOLD: Final = 6
LAKE: Final = 7
SEA: Final = 8

NAMES: Final = ("forest", "hills", "pasture", "field", "mountains", "desert", "gold", "lake", "sea")
LETTERS: Final = "FHPAMDGLS"
RANDOM_LETTER: Final = "?"


def has_number(terrain: int) -> bool:
    """Whether a hex of this terrain carries a number token (B9)."""
    return terrain < DESERT or terrain == GOLD


def takes_robber(terrain: int) -> bool:
    """Whether the robber may stand there: land, but never a lake (B27)."""
    return terrain < LAKE
