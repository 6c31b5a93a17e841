"""The dice of a game against what was to be expected, and how unusual that is, by simulation."""

import bisect
import math
import random
from functools import lru_cache
from typing import Final

import msgspec

SUMS: Final = range(2, 13)
WAYS: Final = tuple(6 - abs(7 - number) for number in SUMS)
"""Of 36 equally likely rolls of two dice, how many give each sum."""
FEWEST: Final = 12
"""Rolls below which nothing can be said of them."""
GAMES: Final = 4000
"""Series of fair rolls that one is compared with."""
# Divisible by all of WAYS, so that unevenness is a whole number.
_EVEN: Final = 60


class Dice(msgspec.Struct, frozen=True):
    """How often each sum from 2 to 12 came up, and was to be expected.

    ``as_uneven`` says of how many in a thousand series of fair rolls, of the same number, the sums lie at
    least as far from what is expected; None where that says nothing: there are too few rolls, or the dice
    were balanced ones.
    """

    rolls: int
    counts: list[int]
    expected: list[float]
    fair: bool
    """Whether every roll was by itself."""
    as_uneven: int | None


def weigh_dice(counts: list[int], fair: bool = True) -> Dice:
    """The dice of a game, from how often each sum came up; ``fair`` if every roll was by itself."""
    rolls = sum(counts)
    as_uneven = None
    if fair and rolls >= FEWEST:
        series = _fair_series(rolls)
        at_least = len(series) - bisect.bisect_left(series, unevenness(counts))
        as_uneven = round(1000 * at_least / len(series))
    return Dice(rolls, counts, [rolls * ways / 36 for ways in WAYS], fair, as_uneven)


def unevenness(counts: list[int]) -> int:
    """How far counts lie from the expected ones: among as many rolls, more is farther.

    It orders series as the sum of (count - expected)² / expected does.
    """
    return sum(count * count * (_EVEN // ways) for count, ways in zip(counts, WAYS, strict=True))


@lru_cache(maxsize=64)
def _fair_series(rolls: int) -> list[int]:
    """How uneven so many series of fair rolls are, sorted; the same in every run."""
    chance = random.Random(rolls)
    left = [sum(WAYS[number:]) for number in range(len(WAYS))]
    found = []
    for _ in range(GAMES):
        rest, uneven = rolls, 0
        for number, ways in enumerate(WAYS):
            # Of the rolls that gave none of the sums before.
            cumulated = _cumulated(rest, ways, left[number])
            count = bisect.bisect_left(cumulated, chance.random())
            uneven += count * count * (_EVEN // ways)
            rest -= count
        found.append(uneven)
    return sorted(found)


@lru_cache(maxsize=8192)
def _cumulated(rolls: int, ways: int, among: int) -> list[float]:
    """Of so many rolls, each of which hits in ``ways`` of ``among`` cases: the chance of at most k hits."""
    if ways == among:
        return [0.0] * rolls + [1.0]
    hit = ways / among
    found, so_far = [], 0.0
    log_hit, log_miss = math.log(hit), math.log1p(-hit)
    for k in range(rolls):
        ways_to = math.lgamma(rolls + 1) - math.lgamma(k + 1) - math.lgamma(rolls - k + 1)
        so_far += math.exp(ways_to + k * log_hit + (rolls - k) * log_miss)
        found.append(so_far)
    # Whatever was lost in adding: at most all of them hit.
    return [*found, 1.0]
