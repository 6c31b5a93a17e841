"""Why to trade, and why not."""

from mypy_extensions import i64

from hexfolk.bots.grounds import Ground
from hexfolk.bots.outlook import Outlook
from hexfolk.bots.plan import missing
from hexfolk.bots.purpose import Purpose
from hexfolk.core.ids import Bundle, Kind, Seat
from hexfolk.core.offer import Offer
from hexfolk.core.resource import KINDS, ONE, count
from hexfolk.core.trade import find_offer


def bank_ground(outlook: Outlook, purpose: Purpose, give: Kind, want: Kind) -> Ground:
    """A trade with the bank: it completes the goal, or brings it nearer."""
    after = outlook.hand - outlook.rates[give] * ONE[give] + ONE[want]
    code = "bank_completes" if purpose.is_reached(after) else "bank_towards"
    return Ground(code, ONE[want], goal=purpose.goal)


def offer_ground(purpose: Purpose, want: Bundle) -> Ground:
    """An offer of one's own: what one wants is what the goal lacks."""
    lacking = shared(want, purpose.lack())
    if purpose.goal and lacking:
        return Ground("offer_lacks", lacking, goal=purpose.goal)
    return Ground("offer_open", want)


def deal_ground(outlook: Outlook, purpose: Purpose, partner: Seat, got: Bundle, paid: Bundle) -> Ground:
    """A deal that is accepted or concluded."""
    if purpose.is_reached(outlook.hand + got - paid) and not purpose.is_reached(outlook.hand):
        return Ground("deal_completes", got, partner, goal=purpose.goal)
    return Ground("deal_helps", got, partner)


def accept_ground(outlook: Outlook, purpose: Purpose, number: i64) -> Ground:
    """Accepting an offer."""
    offer = find_offer(outlook.state, number)
    if offer is None:
        return Ground("deal_helps")
    return deal_ground(outlook, purpose, offer.maker, offer.give, offer.want)


def trade_ground(outlook: Outlook, purpose: Purpose, number: i64, partner: Seat) -> Ground:
    """Concluding an offer with a partner, be it one's own or a counter-offer."""
    offer = find_offer(outlook.state, number)
    if offer is None:
        return Ground("deal_helps", seat=partner)
    if offer.maker == outlook.seat:
        return deal_ground(outlook, purpose, partner, offer.want, offer.give)
    return deal_ground(outlook, purpose, offer.maker, offer.give, offer.want)


def counter_ground(outlook: Outlook, number: i64, want: Bundle) -> Ground:
    """A counter-offer: what one would rather get."""
    offer = find_offer(outlook.state, number)
    return Ground("counter_better", want, -1 if offer is None else offer.maker)


def refuse_ground(outlook: Outlook, purpose: Purpose, number: i64) -> Ground:
    """Refusing: the maker nearly wins, one cannot pay, needs the cards oneself, or gains too little."""
    offer = find_offer(outlook.state, number)
    if offer is None:
        return Ground("refuse_little")
    return _refusal(outlook, purpose, offer)


def _refusal(outlook: Outlook, purpose: Purpose, offer: Offer) -> Ground:
    if outlook.is_dangerous(offer.maker):
        return Ground("refuse_close", seat=offer.maker)
    lack = missing(outlook.hand, offer.want)
    if lack:
        return Ground("refuse_unpayable", lack, offer.maker)
    # What is paid and then lacks for the goal, which has it now.
    torn = shared(offer.want, missing(outlook.hand - offer.want, purpose.cost))
    if purpose.goal and torn:
        return Ground("refuse_keep", torn, offer.maker, goal=purpose.goal)
    return Ground("refuse_little", seat=offer.maker)


def shared(one: Bundle, other: Bundle) -> Bundle:
    """Cards that two bundles have in common."""
    both: Bundle = 0
    for kind in range(KINDS):
        mine = count(one, kind)
        theirs = count(other, kind)
        both += ONE[kind] * (mine if mine < theirs else theirs)
    return both
