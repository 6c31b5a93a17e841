"""The tree of games below named positions has as many ways as were counted (``perft.py`` says how)."""

from pathlib import Path

import pytest

from tests.core.kit import RULES, Scene
from tests.perft.perft import POSITIONS, count, lines, outcomes

COUNTS = (Path(__file__).resolve().parent / "counts.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", POSITIONS)
def test_the_ways_are_as_many_as_were_counted(name: str) -> None:
    assert list(lines(name)) == [line for line in COUNTS if line.split(" ")[0] == name]


def test_every_count_belongs_to_a_position() -> None:
    assert {line.split(" ")[0] for line in COUNTS} == set(POSITIONS)


def test_chance_branches_into_every_value() -> None:
    """36 rolls; a card of the deck for each purchase, 25 of 5 kinds."""
    scene = Scene()
    scene.give(0, "1wool1grain1ore")
    (buy,) = (action for action in RULES.legal(scene.state, 0) if str(action) == "Action('buy')")
    worlds = list(outcomes(scene.state, 0, buy))
    assert (len(worlds), len(set(worlds))) == (25, 5)
    scene.before_roll()
    assert count(scene.state, 1) == (36, 36)
