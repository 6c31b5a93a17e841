"""The player that wants nothing: every legal action is as good as any other.

It makes no offers and takes none, so that a game among such players measures the rules alone.
"""

from hexfolk.core.action import PASS, REFUSE, SIGNUP, Action
from hexfolk.core.chance import FORCED, Seeded
from hexfolk.core.observation import Observation


def choose_random(observation: Observation, seed: int) -> Action | None:
    """Uniform over the legal actions of a seat that must act; None for one that has nothing to answer."""
    legal = observation.legal
    if observation.seat not in observation.must:
        for action in legal:
            if action.kind == REFUSE:
                return action
        return None
    if not legal:
        return None
    if all(action.kind in (SIGNUP, PASS) for action in legal) or len(legal) > 1:
        return legal[int(Seeded(seed).draw(FORCED, len(legal)))]
    return legal[0]
