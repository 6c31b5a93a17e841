"""Players that need no person (layer: bots)."""

from typing import Final

from hexfolk.bots.random_player import choose_at_random
from hexfolk.core.action import Action
from hexfolk.core.errors import Illegal
from hexfolk.core.observation import Observation

RANDOM: Final = "random"
STANDARD: Final = RANDOM
"""What sits down on a chair that is given to a bot."""


def choose(name: str, observation: Observation, seed: int) -> Action:
    """The action of a strategy for what its seat may know. The same seed gives the same action."""
    if name == RANDOM:
        return choose_at_random(observation, seed)
    raise Illegal("strategy_unknown")
