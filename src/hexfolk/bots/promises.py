"""What a bot has promised: who is on turn may use every accepted offer, and every counter, at once."""

from hexfolk.bots.outlook import Outlook
from hexfolk.bots.plan import REACH, goals_of, missing, worth
from hexfolk.bots.ways import Ways
from hexfolk.core.bits import BIT_OF
from hexfolk.core.ids import Bundle
from hexfolk.core.offer import Offer


def promised(outlook: Outlook) -> list[tuple[Bundle, Bundle]]:
    """What the player on turn may make of it at any moment, as given and taken by the bot.

    An offer once accepted stands, and so does an own counter.
    """
    found: list[tuple[Bundle, Bundle]] = []
    for offer in outlook.state.offers:
        if offer.maker == outlook.seat:
            found.append((offer.give, offer.want))
        elif offer.accepted & BIT_OF[outlook.seat]:
            found.append((offer.want, offer.give))
    return found


def is_bearable(outlook: Outlook, offer: Offer) -> bool:
    """Whether an offer is no loss either after any of what is promised already."""
    promises = promised(outlook)
    if not promises:
        return True
    goals = goals_of(outlook, Ways(outlook.state, outlook.seat, REACH))
    hands = [outlook.hand]
    for give, take in promises:
        hands += [hand - give + take for hand in hands if missing(hand, give) == 0]
    for hand in hands[1:]:
        # What cannot be paid any more cannot be taken either.
        if missing(hand, offer.want) == 0:
            after = hand - offer.want + offer.give
            if worth(outlook, goals, after) < worth(outlook, goals, hand):
                return False
    return True
