"""Where chance comes from. Rules ask ``draw(purpose, bound)``; every answer can stand in a record.

Purposes are separate streams, so that one theft more does not shift the dice.
"""

import hashlib
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from hexfolk.core.errors import BadDraw
from hexfolk.core.numeral import parse_number

SEATING: Final[i64] = 0
TERRAIN: Final[i64] = 1
NUMBERS: Final[i64] = 2
PORTS: Final[i64] = 3
DESERT: Final[i64] = 4
DECK: Final[i64] = 5
DICE: Final[i64] = 6
THEFT: Final[i64] = 7
FORCED: Final[i64] = 8
ISLAND: Final[i64] = 9
PURPOSES: Final = (
    "seating",
    "terrain",
    "numbers",
    "ports",
    "desert",
    "deck",
    "dice",
    "theft",
    "forced",
    "island",
)

# No draw of the game asks for more.
MOST_BOUND: Final = 999_999_999
MASK32: Final[i64] = 4294967295


class Chance:
    """A source of draws. Subclasses answer ``draw``."""

    def draw(self, purpose: i64, bound: i64) -> i64:
        """A number from 0 to bound-1, each equally likely."""
        raise NotImplementedError


@final
class Seeded(Chance):
    """Fast and reproducible, for simulation: Marsaglia's xorshift128 in 32-bit words.

    One stream serves every purpose; a seed gives the same draws interpreted and compiled.
    """

    def __init__(self, seed: int) -> None:
        if not isinstance(seed, int):
            raise TypeError(f"a seed is a whole number, not {seed!r}")
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.x: i64 = int.from_bytes(digest[0:4], "big")
        self.y: i64 = int.from_bytes(digest[4:8], "big")
        self.z: i64 = int.from_bytes(digest[8:12], "big")
        self.w: i64 = int.from_bytes(digest[12:16], "big") | 1

    def draw(self, purpose: i64, bound: i64) -> i64:
        t: i64 = self.x ^ ((self.x << 11) & MASK32)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return (self.w * bound) >> 32


@final
class Outside(Chance):
    """Live play: a function from outside the rules draws. ``below(bound)`` gives 0 … bound-1."""

    def __init__(self, below: Callable[[int], int]) -> None:
        self.below = below

    def draw(self, purpose: i64, bound: i64) -> i64:
        value = self.below(int(bound))
        if not 0 <= value < bound:
            raise BadDraw(f"{value} outside 0 … {bound - 1}")
        return value


@final
class Draw:
    """One draw as it stands in a record."""

    def __init__(self, purpose: int, bound: int, value: int) -> None:
        self.purpose = purpose
        self.bound = bound
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Draw) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return draw_text(self)

    def key(self) -> tuple[int, int, int]:
        return (self.purpose, self.bound, self.value)


def draw_text(draw: Draw) -> str:
    """``dice/6=3``: purpose, bound, value."""
    return f"{PURPOSES[draw.purpose]}/{draw.bound}={draw.value}"


def parse_draw(text: str) -> Draw:
    """Inverse of ``draw_text``. Raises BadDraw."""
    purpose, slash, rest = text.partition("/")
    bound, equals, value = rest.partition("=")
    below, drawn = parse_number(bound, MOST_BOUND), parse_number(value, MOST_BOUND)
    if not (slash and equals and purpose in PURPOSES) or below < 0 or drawn < 0:
        raise BadDraw(f"not a draw: {text!r}")
    if drawn >= below:
        raise BadDraw(f"value outside its bound: {text!r}")
    return Draw(PURPOSES.index(purpose), below, drawn)


@final
class Scripted(Chance):
    """Gives prepared draws, for replay: purpose and bound must be those asked for."""

    def __init__(self, draws: list[Draw]) -> None:
        self.draws = draws
        self.used = 0

    def draw(self, purpose: i64, bound: i64) -> i64:
        if self.used >= len(self.draws):
            raise BadDraw(f"no draw left for {PURPOSES[purpose]}")
        draw = self.draws[self.used]
        if draw.purpose != purpose or draw.bound != bound:
            raise BadDraw(f"{draw_text(draw)} stands where {PURPOSES[purpose]}/{bound} is asked for")
        if not 0 <= draw.value < bound:
            raise BadDraw(f"value outside its bound: {draw_text(draw)}")
        self.used += 1
        return draw.value


@final
class Recorder(Chance):
    """Passes draws on and keeps them for the record."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.draws: list[Draw] = []

    def draw(self, purpose: i64, bound: i64) -> i64:
        value = self.source.draw(purpose, bound)
        if not 0 <= value < bound:
            raise BadDraw(f"{value} outside 0 … {bound - 1}")
        self.draws.append(Draw(purpose, bound, value))
        return value

    def take(self) -> list[Draw]:
        """The draws since the last call."""
        draws = self.draws
        self.draws = []
        return draws


def shuffle(items: list[int], purpose: int, chance: Chance) -> list[int]:
    """A new list in random order: Fisher and Yates, from the last place down."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = chance.draw(purpose, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
