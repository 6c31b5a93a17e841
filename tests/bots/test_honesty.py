"""Bots know what their seat may know and nothing else; what they do is legal, and no offer comes twice.

Whole games are played with every decision looked over. That an action is legal needs no check of its own:
the rules refuse what is not, and the game ends with the refusal.
"""

from collections import Counter

import pytest

from hexfolk.bots import choose
from hexfolk.bots.style import OFFERS_A_TURN
from hexfolk.core.action import OFFER, Action, action_text
from hexfolk.core.chance import Seeded
from hexfolk.core.game import Classic
from hexfolk.core.observation import Observation, sample
from hexfolk.core.options import Options
from hexfolk.islands import standard_for
from hexfolk.lab import simulation
from hexfolk.lab.simulation import Setting, play

RULES = Classic()


class Onlooker:
    """Stands between the games and the bots, and asks each question once more with other secrets."""

    def __init__(self) -> None:
        self.decisions = 0
        self.reshuffled = 0
        self.offers: Counter[tuple[int, int, str]] = Counter()

    def choose(self, name: str, observation: Observation, seed: int, patience: bool = False) -> Action | None:
        action = choose(name, observation, seed, patience)
        self.decisions += 1
        world = sample(observation, Seeded(self.decisions))
        other = RULES.observe(world, observation.seat)
        assert choose(name, other, seed, patience) == action
        hidden = [world.v[world.at(s)] for s in range(int(world.players)) if s != observation.seat]
        self.reshuffled += any(hidden)
        if action is not None and action.kind == OFFER:
            known = observation.known
            self.offers[int(known.turn), int(observation.seat), action_text(action)] += 1
        return action


@pytest.fixture
def onlooker(monkeypatch: pytest.MonkeyPatch) -> Onlooker:
    watching = Onlooker()
    monkeypatch.setattr(simulation, "choose", watching.choose)
    return watching


@pytest.mark.parametrize("bot", ["settler", "random"])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_no_choice_depends_on_what_is_hidden(onlooker: Onlooker, bot: str, players: int) -> None:
    bots = (bot,) * (players - 1) + ("settler",)  # all random would never be asked
    outcome = play(Setting(Options(players), standard_for(players), bots), 7)
    assert outcome.winner >= 0
    assert onlooker.decisions > 100
    assert onlooker.reshuffled > 10  # the other secrets were other cards indeed


def test_nobody_offers_the_same_twice_in_a_turn(onlooker: Onlooker) -> None:
    for seed in range(2):
        onlooker.offers.clear()
        play(Setting(Options(4), "standard19", ("settler",) * 4), seed)
        assert len(onlooker.offers) > 20
        assert set(onlooker.offers.values()) == {1}
        a_turn = Counter((turn, seat) for turn, seat, _ in onlooker.offers)
        assert max(a_turn.values()) <= OFFERS_A_TURN
