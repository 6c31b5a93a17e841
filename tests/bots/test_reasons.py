"""What bots say when they refuse: each reason once, and nothing that depends on what is hidden."""

import pytest

from hexfolk.bots.reasons import REASONS, reason_to_refuse
from hexfolk.core.action import parse_action
from hexfolk.core.chance import Seeded
from hexfolk.core.state import HELD, POINTS
from tests.bots.founded import RULES, founded, in_main


@pytest.mark.parametrize(
    ("points", "terms", "reason"),
    [
        (8, "1wool>1ore", "too_close"),
        (3, "1wool>2ore", "not_for_that"),
        (5, "1wool>1ore", "helps_you_more"),
        (3, "1wool>1ore", "no_use"),
    ],
)
def test_every_reason_by_public_facts(points: int, terms: str, reason: str) -> None:
    told = set()
    for hand in ("", "3ore", "1wood1brick"):
        state = in_main(founded(), "2wool", hand, "1grain")
        state.v[state.at(0) + POINTS] = points
        state.v[state.at(1) + HELD] = 0
        RULES.apply(state, 0, parse_action(f"offer {terms}"), Seeded(1))
        told.add(reason_to_refuse(RULES.observe(state, 1), state.offers[0]))
    assert told == {reason}
    assert reason in REASONS
