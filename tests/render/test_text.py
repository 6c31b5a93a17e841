"""Positions as text."""

import hexfolk
from hexfolk.render.text import describe


def test_a_position_says_who_has_what_and_who_acts() -> None:
    game = hexfolk.Game(2, seed=4)
    game.apply(0, "settle n20")
    shown = str(game)
    assert shown.startswith("turn 0 · found road · ")
    assert "to act [0]" in shown
    assert "> 0: 1 points, 0 cards" in shown
    assert "settlement n20" in shown
    assert "bank: 19 wood 19 brick 19 wool 19 grain 19 ore; deck 25" in shown


def test_a_hand_is_shown_to_its_owner_only() -> None:
    game = hexfolk.Game(2, seed=4)
    assert "holds nothing" in describe(game.observe(0))
    assert "holds" not in str(game)
