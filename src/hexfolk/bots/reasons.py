"""Why a bot refuses an offer, as a code that people are told in words.

Only public facts are told: the terms, and what everybody sees of both sides. No reason says anything of a
hand.
"""

from typing import Final, Literal

from hexfolk.bots.outlook import Outlook
from hexfolk.core.observation import Observation
from hexfolk.core.offer import Offer
from hexfolk.core.resource import total
from hexfolk.core.state import POINTS

Code = Literal["too_close", "not_for_that", "helps_you_more", "no_use"]

TOO_CLOSE: Final = "too_close"
"""The maker is about to win."""
NOT_FOR_THAT: Final = "not_for_that"
"""More cards are wanted than given."""
HELPS_YOU_MORE: Final = "helps_you_more"
"""The maker is ahead already."""
NO_USE: Final = "no_use"
"""Nothing in particular."""
REASONS: Final = (TOO_CLOSE, NOT_FOR_THAT, HELPS_YOU_MORE, NO_USE)
# So many points ahead, and a fair exchange helps the maker more.
_AHEAD: Final = 2


def reason_to_refuse(observation: Observation, offer: Offer) -> Code:
    """One of the ``REASONS``."""
    state = observation.known
    if Outlook(observation).is_dangerous(offer.maker):
        return TOO_CLOSE
    if total(offer.want) > total(offer.give):
        return NOT_FOR_THAT
    lead = state.v[state.at(offer.maker) + POINTS] - state.v[state.at(observation.seat) + POINTS]
    return HELPS_YOU_MORE if lead >= _AHEAD else NO_USE
