"""Bit sets over 62-bit words: the sets of intersections and edges inside a state.

A set over the spots of a board is a run of words in a vector; spot ``i`` is the bit
``BIT_OF[i]`` of the word ``WORD_OF[i]``. 62 keeps every word positive and clear of the
sign bit, so the same arithmetic holds interpreted and compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 62
# More spots than any board has: 200 positions have at most 1,200 corners and sides.
MOST_SPOTS: Final[i64] = 1240

# Tables, because a constant on the left of `<<` is narrowed to 32 bits by mypyc, and
# because a look-up is cheaper than a division.
BIT: Final[vec[i64]] = vec[i64]([2**i for i in range(WORD)])
BIT_OF: Final[vec[i64]] = vec[i64]([2 ** (i % WORD) for i in range(MOST_SPOTS)])
WORD_OF: Final[vec[i64]] = vec[i64]([i // WORD for i in range(MOST_SPOTS)])


def _lowest_bit_table() -> list[i64]:
    table: list[i64] = [i64(0)] * 67
    for i in range(WORD):
        table[2**i % 67] = i64(i)
    return table


# 2 is a primitive root of 67, so the powers 2**0 … 2**61 leave different remainders.
_LOWEST: Final[vec[i64]] = vec[i64](_lowest_bit_table())


def lowest(mask: i64) -> i64:
    """Index of the lowest set bit of a non-zero word."""
    return _LOWEST[(mask & -mask) % 67]


def words_for(count: i64) -> i64:
    """How many words a set over ``count`` spots takes."""
    return (count + WORD - 1) // WORD


def has(v: vec[i64], base: i64, spot: i64) -> bool:
    """Whether a spot is in the set at ``base``."""
    return (v[base + WORD_OF[spot]] & BIT_OF[spot]) != 0


def put(v: vec[i64], base: i64, spot: i64) -> None:
    """Add a spot to the set at ``base``."""
    v[base + WORD_OF[spot]] |= BIT_OF[spot]


def drop(v: vec[i64], base: i64, spot: i64) -> None:
    """Remove a spot from the set at ``base``."""
    v[base + WORD_OF[spot]] &= ~BIT_OF[spot]


def members(v: vec[i64], base: i64, words: i64) -> list[int]:
    """The members of a set, ascending: for drawing and other slow paths."""
    found: list[int] = []
    for w in range(words):
        word = v[base + w]
        while word != 0:
            found.append(int(w * WORD + lowest(word)))
            word &= word - 1
    return found
