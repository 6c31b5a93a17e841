"""Bit sets over 62-bit words: the masks that hold sets of intersections and edges.

A set of spots of a board is a run of words; spot ``i`` is bit ``i % 62`` of word
``i // 62``. 62 keeps every word positive and clear of the sign bit, so the same
arithmetic holds interpreted and compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 62

# A table, because a constant on the left of `<<` is narrowed to 32 bits by mypyc.
BIT: Final[vec[i64]] = vec[i64]([2**i for i in range(WORD)])


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


def members(words: list[i64]) -> list[int]:
    """The members of a set, ascending: for tests, drawing and other slow paths."""
    found: list[int] = []
    for w, word in enumerate(words):
        while word:
            low = word & -word
            found.append(int(w * WORD + lowest(word)))
            word ^= low
    return found
