"""How unusual dice are: by simulation, against what can be known exactly."""

from itertools import product
from math import factorial

import pytest

from hexfolk.core.options import Options
from hexfolk.report import dice as scale
from hexfolk.report.deck_odds import SUMS, WAYS
from hexfolk.report.dice import FEWEST, unevenness, weigh_dice


def test_counts_and_expectation() -> None:
    dice = weigh_dice([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], Options())
    assert (dice.rolls, dice.expected) == (36, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
    # As even as can be: every series of fair rolls is at least as uneven.
    assert dice.as_uneven == 1000


def test_unevenness_orders_as_the_squares_of_differences_do() -> None:
    one, two = [0, 0, 2, 3, 5, 9, 5, 4, 3, 3, 2], [2, 2, 3, 3, 5, 6, 5, 4, 3, 2, 1]

    def squares(counts: list[int]) -> float:
        return sum((c - 36 * w / 36) ** 2 / w for c, w in zip(counts, WAYS, strict=True))

    assert sum(one) == sum(two) == 36
    assert (squares(one) > squares(two)) == (unevenness(one) > unevenness(two))


def test_too_few_rolls_say_nothing() -> None:
    few = [0] * 5 + [FEWEST - 1] + [0] * 5
    assert weigh_dice(few, Options()).as_uneven is None
    assert weigh_dice([0] * 5 + [50] + [0] * 5, Options()).as_uneven == 0


def test_the_simulation_is_near_the_exact_share() -> None:
    """For twelve rolls of which all but a few sums are empty, the share is known by counting."""
    counts = [0, 1, 1, 1, 2, 2, 2, 1, 1, 1, 0]
    assert sum(counts) == FEWEST
    limit = unevenness(counts)
    assert weigh_dice(counts, Options()).as_uneven == pytest.approx(1000 * exact(FEWEST, limit), abs=25)


def test_many_rolls_are_weighed_as_well_and_in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = [8, 25, 35, 44, 56, 70, 56, 44, 33, 22, 11]
    exactly = weigh_dice(counts, Options()).as_uneven
    monkeypatch.setattr(scale, "MANY", 0)
    scale._fair_series.cache_clear()
    assert weigh_dice(counts, Options()).as_uneven == pytest.approx(exactly, abs=30)
    scale._fair_series.cache_clear()
    # Tables for so many would fill the memory.
    many = [10_000 * ways for ways in WAYS]
    assert weigh_dice(many, Options()).as_uneven == 1000
    assert weigh_dice([*many[:-1], many[-1] + 1000], Options()).as_uneven == 0


def exact(rolls: int, limit: int) -> float:
    """The share of series of fair rolls that are at least as uneven, by adding up all of them."""
    # By rolls used and unevenness so far: how many ways, over 36^rolls.
    found: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for _, ways in zip(SUMS, WAYS, strict=True):
        after: dict[tuple[int, int], float] = {}
        for ((used, uneven), weight), count in product(found.items(), range(rolls + 1)):
            if used + count <= rolls:
                key = used + count, uneven + count * count * (60 // ways)
                chance = weight * (ways / 36) ** count / factorial(count)
                after[key] = after.get(key, 0.0) + chance
        found = after
    return factorial(rolls) * sum(
        weight for (used, uneven), weight in found.items() if used == rolls and uneven >= limit
    )
