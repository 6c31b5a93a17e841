"""The bot ``novice``: it plays sensibly, overlooks things, and is glad to trade."""

from typing import Final

from mypy_extensions import i64

from hexfolk.bots.haggling import pending_offer
from hexfolk.bots.outlook import Outlook
from hexfolk.bots.settler import choose_settler
from hexfolk.bots.style import USUAL, Style
from hexfolk.core.action import (
    ACCEPT,
    ARGUMENT,
    BANK,
    BUY,
    CITY,
    END,
    KNIGHT,
    MONOPOLY,
    OFFER,
    PLENTY,
    REFUSE,
    ROAD,
    ROADS,
    ROBBER,
    ROLL,
    SETTLE,
    Action,
)
from hexfolk.core.chance import FORCED, Seeded
from hexfolk.core.observation import Observation
from hexfolk.core.resource import covers, total
from hexfolk.core.state import FOUND_SETTLEMENT, HAND

# Of a hundred steps so many are overlooked.
_OVERLOOKED: Final = 10
# The best of so many sites that catch the eye.
_SITES: Final = 4
# What can be overlooked: then the turn ends, or the dice are thrown.
_STEPS: Final = (SETTLE, ROAD, CITY, BUY, KNIGHT, ROADS, PLENTY, MONOPOLY, BANK, OFFER)


def choose_novice(observation: Observation, seed: int, patience: bool, style: Style = USUAL) -> Action | None:
    """See ``roster.choose``."""
    action = choose_settler(observation, seed, patience, style=style)
    if action is None:
        return None
    chance = Seeded(seed)
    overlooks = chance.draw(FORCED, 100) < _OVERLOOKED
    if observation.seat not in observation.must:
        return _kind_answer(observation, action)
    if observation.known.phase == FOUND_SETTLEMENT:
        return _site(observation, chance)
    if not overlooks:
        return action
    if action.kind == ROBBER:
        return observation.legal[int(chance.draw(FORCED, len(observation.legal)))]
    if action.kind in _STEPS:
        for other in observation.legal:
            if other.kind in (END, ROLL):
                return other
    return action


def _site(observation: Observation, chance: Seeded) -> Action:
    """The best of a few places."""
    outlook = Outlook(observation)
    best = observation.legal[0]
    most: i64 = -1
    for _ in range(_SITES):
        place = observation.legal[int(chance.draw(FORCED, len(observation.legal)))]
        worth = outlook.node_worth(place.code // ARGUMENT)
        if worth > most:
            most = worth
            best = place
    return best


def _kind_answer(observation: Observation, action: Action) -> Action:
    """A fair exchange is welcome, unless the other is about to win."""
    offer = pending_offer(observation.known, observation.seat)
    if action.kind != REFUSE or offer is None:
        return action
    state = observation.known
    hand = state.v[state.at(observation.seat) + HAND]
    fair = covers(hand, offer.want) and total(offer.give) >= total(offer.want) > 0
    if not fair or Outlook(observation).is_dangerous(offer.maker):
        return action
    return Action(ACCEPT + ARGUMENT * offer.number)
