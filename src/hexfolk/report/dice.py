"""The dice of a game against what was to be expected, and how unusual that is, by simulation."""

import bisect
import math
import random
from functools import lru_cache
from typing import Final

import msgspec

from hexfolk.core.options import Options
from hexfolk.report.deck_odds import WAYS, odds_of, throw_series

FEWEST: Final = 12
"""Rolls below which nothing can be said of them."""
GAMES: Final = 4000
"""Series of fair rolls that one is compared with."""
DECK_GAMES: Final = 1000
"""The same with balanced dice, where every roll of every series must be thrown."""
FEWEST_GAMES: Final = 100
MANY: Final = 600
"""Rolls above which a count is thrown by the normal law, which is as good as exact by then: tables of what
may come up would grow with the square of the rolls. Of a deck fewer series are thrown then."""
# Divisible by all of WAYS, so that unevenness is a whole number.
_EVEN: Final = 60


class Dice(msgspec.Struct, frozen=True):
    """How often each sum from 2 to 12 came up, and was to be expected.

    ``as_uneven`` says of how many in a thousand series of rolls of the same dice, as many as these, the sums
    lie at least as far from what is expected; None where there are too few rolls to say anything.
    """

    rolls: int
    counts: list[int]
    expected: list[float]
    fair: bool
    """Whether every roll was by itself."""
    as_uneven: int | None


def weigh_dice(counts: list[int], options: Options) -> Dice:
    """The dice of a game from its first roll on, from how often each sum came up."""
    rolls = sum(counts)
    fair = options.dice == "normal"
    expected = odds_of(options, rolls).expected
    as_uneven = None
    if rolls >= FEWEST:
        series = _fair_series(rolls) if fair else _deck_series(options, rolls)
        far = unevenness(counts) if fair else _distance(counts, expected)
        at_least = len(series) - bisect.bisect_left(series, far)
        as_uneven = round(1000 * at_least / len(series))
    return Dice(rolls, counts, expected, fair, as_uneven)


def unevenness(counts: list[int]) -> int:
    """How far counts lie from the expected ones: among as many rolls, more is farther.

    It orders series as the sum of (count - expected)² / expected does.
    """
    return sum(count * count * (_EVEN // ways) for count, ways in zip(counts, WAYS, strict=True))


@lru_cache(maxsize=64)
def _deck_series(options: Options, rolls: int) -> list[float]:
    """How uneven so many series of a deck's rolls are, sorted; the same in every run."""
    expected = odds_of(options, rolls).expected
    number = DECK_GAMES if rolls <= MANY else max(FEWEST_GAMES, DECK_GAMES * MANY // rolls)
    return sorted(_distance(counts, expected) for counts in throw_series(options, rolls, number))


def _distance(counts: list[int], expected: list[float]) -> float:
    """The sum of (count - expected)² / expected, so exact that equal counts are equally far."""
    # A sum that cannot have come yet is never counted.
    shares = ((count - due) ** 2 / due for count, due in zip(counts, expected, strict=True) if due > 0)
    return round(sum(shares), 9)


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
            count = _throw(chance, rest, ways, left[number], exact=rolls <= MANY)
            uneven += count * count * (_EVEN // ways)
            rest -= count
        found.append(uneven)
    return sorted(found)


def _throw(chance: random.Random, rolls: int, ways: int, among: int, exact: bool) -> int:
    """How many of so many rolls hit, each in ``ways`` of ``among`` cases."""
    if exact:
        return bisect.bisect_left(_cumulated(rolls, ways, among), chance.random())
    if ways == among:
        return rolls
    hit = ways / among
    count = round(chance.gauss(rolls * hit, math.sqrt(rolls * hit * (1 - hit))))
    return min(rolls, max(0, count))


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
