"""What bots say when they refuse: each reason once, and nothing that depends on what is hidden."""

from typing import get_args

import pytest

from hexfolk.bots import choose
from hexfolk.bots.reasons import REASONS, Code, reason_to_refuse
from hexfolk.core.action import REFUSE, Action, parse_action
from hexfolk.core.chance import Seeded
from hexfolk.core.observation import Observation, sample
from hexfolk.core.options import Options
from hexfolk.core.state import HELD, POINTS
from hexfolk.lab import simulation
from hexfolk.lab.simulation import Setting, play
from hexfolk.view.messages.words import Reason
from tests.bots.founded import RULES, founded, in_main


def test_the_protocol_knows_every_reason() -> None:
    assert set(REASONS) == set(get_args(Code)) == set(get_args(Reason))


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


class Eavesdropper:
    """Listens to the refusals of games, and asks for the reason of each in other worlds too."""

    def __init__(self) -> None:
        self.told: dict[str, int] = dict.fromkeys(REASONS, 0)
        self.shuffled = 0

    def choose(self, name: str, observation: Observation, seed: int) -> Action | None:
        action = choose(name, observation, seed)
        if action is not None and action.kind == REFUSE:
            offer = next(o for o in observation.known.offers if o.number == action.argument)
            reason = reason_to_refuse(observation, offer)
            self.told[reason] += 1
            # All that a spectator does not know is dealt anew, the refuser's own cards too.
            public = RULES.observe(observation.known, -1)
            public.hand_sizes[:] = observation.hand_sizes
            public.held_sizes[:] = observation.held_sizes
            public.aside_sizes[:] = observation.aside_sizes
            for number in range(3):
                world = sample(public, Seeded(seed + number))
                other = RULES.observe(world, observation.seat)
                assert reason_to_refuse(other, offer) == reason
                self.shuffled += other.known.v != observation.known.v
        return action


@pytest.mark.parametrize("bot", ["settler", "novice"])
def test_no_reason_tells_anything_of_a_hand(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listening = Eavesdropper()
    monkeypatch.setattr(simulation, "choose", listening.choose)
    for seed in range(2):
        play(Setting(Options(3), "standard19", (bot,) * 3), seed)
    assert sum(count > 0 for count in listening.told.values()) >= 3
    assert listening.shuffled > 50
