"""Draws that were laid down beforehand."""

import pytest

from hexfolk.core.chance import DECK, DICE, THEFT
from hexfolk.core.laid import Laid, parse_laid
from hexfolk.core.verified import Verified

KEY = bytes(range(32))


def test_first_draws_of_a_purpose_are_those_laid_down_and_then_those_of_the_key() -> None:
    chance = Laid(parse_laid(dice=[4, 0, 2]), KEY)
    beyond = Verified(KEY)
    follow = [beyond.draw(DICE, 6) for _ in range(5)]
    assert [chance.draw(DICE, 6) for _ in range(5)] == [4, 0, 2, *follow[3:]]


def test_purposes_do_not_shift_each_other() -> None:
    chance = Laid(parse_laid(dice=[1, 2], deck=[14]), KEY)
    assert [chance.draw(DECK, 25), chance.draw(THEFT, 3), chance.draw(DICE, 6), chance.draw(DICE, 6)] == [
        14,
        Verified(KEY).draw(THEFT, 3),
        1,
        2,
    ]


def test_goes_on_from_how_many_there_were_and_leaves_the_counts_alone() -> None:
    counts = [0] * 10
    counts[DICE] = 1
    assert Laid(parse_laid(dice=[1, 5]), KEY, counts).draw(DICE, 6) == 5
    assert counts[DICE] == 1


def test_a_value_outside_the_bound_is_passed_over() -> None:
    chance = Laid(parse_laid(theft=[7, 1]), KEY)
    assert chance.draw(THEFT, 4) == Verified(KEY).draw(THEFT, 4)
    assert chance.draw(THEFT, 4) == 1


def test_purposes_have_names() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        parse_laid(luck=[1])
