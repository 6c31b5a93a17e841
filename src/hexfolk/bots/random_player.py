"""Uniform over what is legal; turns every offer down."""

import random

from hexfolk.core.action import ACCEPT, REFUSE, TRADE, Action
from hexfolk.core.errors import Illegal
from hexfolk.core.observation import Observation


def choose_at_random(observation: Observation, seed: int) -> Action:
    """Any legal action, but an open offer is refused. Raises ``Illegal`` where nothing is legal."""
    legal = observation.legal
    for action in legal:
        if action.kind == REFUSE:
            return action
    fit = [action for action in legal if action.kind not in (ACCEPT, TRADE)]
    if not fit:
        raise Illegal("nothing_legal")
    return random.Random(seed).choice(fit)
