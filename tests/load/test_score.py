"""Percentiles, and when actions come due."""

import itertools
import random

import pytest

from hexfolk.load.crowd import due_times
from hexfolk.load.score import percentile


@pytest.mark.parametrize(
    ("share", "value"), [(0.5, 50), (0.95, 95), (0.99, 99), (0.991, 100), (1.0, 100), (0.001, 1)]
)
def test_percentiles_are_values_that_were_measured(share: float, value: int) -> None:
    values = list(range(1, 101))
    random.Random(1).shuffle(values)
    assert percentile(values, share) == value


def test_percentiles_of_few_and_of_none() -> None:
    assert percentile([7.0], 0.99) == percentile([7.0], 0.01) == 7.0
    assert percentile([], 0.5) == 0.0


def test_actions_come_due_at_the_rate_and_by_chance() -> None:
    due = list(due_times(100.0, 60.0, random.Random(3)))
    assert due == sorted(due)
    assert due[0] > 0
    assert due[-1] < 60
    assert 5_600 < len(due) < 6_400
    pauses = [after - before for before, after in itertools.pairwise(due)]
    # Of such pauses one in e^3 is three times as long as the mean; evenly spaced, none would be.
    assert 0.03 < sum(pause > 0.03 for pause in pauses) / len(pauses) < 0.07
