"""Trade with other players: what to offer, what to take, what to answer.

A trade is judged by what it does to the own plan. Nobody near to winning is ever helped, and no terms are
offered twice in a turn.
"""

from typing import Final

from mypy_extensions import i64

from hexfolk.bots.outlook import Outlook
from hexfolk.bots.plan import Goal, Plan, appraise, hand_worth, missing, spare, worth
from hexfolk.bots.promises import is_bearable, promised
from hexfolk.bots.style import Style
from hexfolk.core.action import ACCEPT, ARGUMENT, COUNTER, OFFER, REFUSE, SEATS, TRADE, WITHDRAW, Action
from hexfolk.core.bits import BIT_OF
from hexfolk.core.ids import Bundle, Seat
from hexfolk.core.offer import Offer
from hexfolk.core.resource import KINDS, ONE, count, overlap, total
from hexfolk.core.state import State
from hexfolk.core.trade import MOST_OFFERS

# What a trade must bring where it helps somebody ahead, in units of a plan's score.
_GAIN_AHEAD: Final = 1679
# How likely an offer finds a taker, in hundredths: one for one, two for one, one for two.
_CHANCES: Final = (42, 20, 15)
# Who offers is content with a sixth of what whoever is asked wants: the others choose, too.
MAKER_SHARE: Final = 6


# --- the player on turn ----------------------------------------------------------------------


def handle_offers(
    outlook: Outlook, goals: list[Goal], plan: Plan, patience: bool, style: Style
) -> tuple[bool, Action | None]:
    """What to do about the open offers: (False, None) if nothing, (True, None) to wait for answers."""
    state = outlook.state
    own = [offer for offer in state.offers if offer.maker == outlook.seat]
    if len(own) > 1:
        # Only after taking over from a person. With one offer at a time no acceptance is ever out of date.
        return True, Action(WITHDRAW + ARGUMENT * own[0].number)
    for offer in own:
        if patience and not _is_answered(outlook, offer):
            return True, None
        partner = _best_acceptor(outlook, offer)
        if partner >= 0 and _gain(outlook, goals, plan, offer.want, offer.give) > 0:
            return True, Action(TRADE + ARGUMENT * (offer.number * SEATS + partner))
        return True, Action(WITHDRAW + ARGUMENT * offer.number)
    best: Offer | None = None
    most: i64 = 0
    for offer in state.offers:
        if missing(outlook.hand, offer.want) != 0 or outlook.is_dangerous(offer.maker):
            continue
        gain = _gain(outlook, goals, plan, offer.give, offer.want) - _margin(outlook, offer.maker, style)
        if gain >= 0 and (best is None or gain > most):
            most = gain
            best = offer
    if best is not None:
        return True, Action(TRADE + ARGUMENT * (best.number * SEATS + best.maker))
    for offer in state.offers:
        return True, Action(REFUSE + ARGUMENT * offer.number)
    return False, None


def _is_answered(outlook: Outlook, offer: Offer) -> bool:
    """Whether everybody who may hold what is wanted has said yes or no."""
    wanted = total(offer.want)
    for seat in range(outlook.players):
        silent = seat != outlook.seat and not (offer.accepted | offer.refused) & BIT_OF[seat]
        if silent and outlook.observation.hand_sizes[seat] >= wanted:
            return False
    return True


def _best_acceptor(outlook: Outlook, offer: Offer) -> Seat:
    """The least dangerous of those who accept; -1 if there is none, or none that may be helped.

    Of equals whoever plays next: no seat is anybody's favourite.
    """
    best: Seat = -1
    least: i64 = 0
    for i in range(1, outlook.players):
        seat: Seat = (outlook.seat + i) % outlook.players
        if not offer.accepted & BIT_OF[seat] or outlook.is_dangerous(seat):
            continue
        if outlook.observation.hand_sizes[seat] < total(offer.want):
            continue
        points = outlook.expected_points(seat)
        if best < 0 or points < least:
            best = seat
            least = points
    return best


def make_offer(outlook: Outlook, plan: Plan, style: Style) -> Action | None:
    """The offer that promises most for the plan: spare cards for one that it lacks."""
    first = plan.first
    if first is None or not _may_offer(outlook, style):
        return None
    lack = missing(outlook.hand, first.cost)
    extra = spare(outlook.hand, first.cost)
    if lack == 0 or extra == 0:
        return None
    now = appraise(outlook, plan, outlook.hand)
    best: Action | None = None
    most: i64 = 0
    for want in range(KINDS):
        lacking = count(lack, want)
        if lacking == 0:
            continue
        for give in range(KINDS):
            held = count(extra, give)
            if held == 0:
                continue
            for shape in range(3):
                given: Bundle = ONE[give]
                taken: Bundle = ONE[want]
                if shape == 1:
                    given += ONE[give]
                elif shape == 2:
                    taken += ONE[want]
                if (shape == 1 and held < 2) or (shape == 2 and lacking < 2):
                    continue
                if not _may_be_had(outlook, taken) or _was_offered(outlook, given, taken):
                    continue
                gain = appraise(outlook, plan, outlook.hand - given + taken) - now
                if gain < style.thrift // MAKER_SHARE:
                    continue
                promise = gain * _CHANCES[shape] // 100
                if promise > most:
                    most = promise
                    best = Action(OFFER, given, taken)
    return best


def _may_offer(outlook: Outlook, style: Style) -> bool:
    """Few offers a turn, and only where somebody may be dealt with."""
    state = outlook.state
    made: i64 = 0
    for offer in state.offers:
        if offer.maker == outlook.seat:
            made += 1
    for offer in state.closed:
        if offer.maker == outlook.seat and offer.answers == 0:
            made += 1
    if made >= style.offers:
        return False
    for seat in range(outlook.players):
        if (
            seat != outlook.seat
            and outlook.observation.hand_sizes[seat] > 0
            and not outlook.is_dangerous(seat)
        ):
            return True
    return False


def _may_be_had(outlook: Outlook, cards: Bundle) -> bool:
    """Whether anybody who may be dealt with can have these cards, as far as they were counted."""
    tally = outlook.observation.tally
    for seat in range(outlook.players):
        if seat != outlook.seat and not outlook.is_dangerous(seat) and tally.could_hold(int(seat), cards):
            return True
    return False


def _was_offered(outlook: Outlook, give: Bundle, want: Bundle) -> bool:
    """Whether these terms were the own offer already in this turn."""
    state = outlook.state
    return _stands(state.offers, outlook.seat, 0, give, want) or _stands(
        state.closed, outlook.seat, 0, give, want
    )


def _stands(offers: list[Offer], maker: Seat, answers: i64, give: Bundle, want: Bundle) -> bool:
    for offer in offers:
        if offer.maker == maker and offer.answers == answers and offer.give == give and offer.want == want:
            return True
    return False


# --- the others ------------------------------------------------------------------------------


def pending_offer(state: State, seat: Seat) -> Offer | None:
    """The first offer of the player on turn that a seat has not answered."""
    for offer in state.offers:
        if offer.maker == state.on_turn and not (offer.accepted | offer.refused) & BIT_OF[seat]:
            return offer
    return None


def answer_offer(outlook: Outlook, goals: list[Goal], plan: Plan, offer: Offer, style: Style) -> Action:
    """Accept what helps the own plan, counter what nearly does, refuse the rest."""
    maker = offer.maker
    refusal = Action(REFUSE + ARGUMENT * offer.number)
    if outlook.is_dangerous(maker):
        return refusal
    margin = _margin(outlook, maker, style)
    payable = missing(outlook.hand, offer.want) == 0
    if payable and _gain(outlook, goals, plan, offer.give, offer.want) >= margin:
        return Action(ACCEPT + ARGUMENT * offer.number) if is_bearable(outlook, offer) else refusal
    if promised(outlook):
        return refusal
    counter = _counter(outlook, plan, offer, payable, margin * style.reluctance)
    return refusal if counter is None else counter


def _counter(outlook: Outlook, plan: Plan, offer: Offer, payable: bool, margin: i64) -> Action | None:
    """The same exchange for one card more, or another spare card for what is offered. Once an offer."""
    state = outlook.state
    if offer.give == 0 or total(offer.want) == 0:
        return None
    opened: i64 = 0
    for other in state.offers:
        if other.maker == outlook.seat:
            opened += 1
            if other.answers == offer.number:
                return None
    for other in state.closed:
        if other.maker == outlook.seat and other.answers == offer.number:
            return None
    if opened >= MOST_OFFERS:
        return None
    now = appraise(outlook, plan, outlook.hand)
    code = COUNTER + ARGUMENT * offer.number
    if payable:
        dearer: Bundle = offer.give + _one_of(offer.give)
        within = total(dearer) <= 3 and outlook.observation.tally.could_hold(int(offer.maker), dearer)
        if within and appraise(outlook, plan, outlook.hand - offer.want + dearer) - now >= margin:
            return Action(code, offer.want, dearer)
        return None
    if plan.first is None:
        return None
    extra = spare(outlook.hand, plan.first.cost)
    best: Action | None = None
    most: i64 = 0
    for kind in range(KINDS):
        if count(extra, kind) == 0 or overlap(ONE[kind], offer.give):
            continue
        gain = appraise(outlook, plan, outlook.hand - ONE[kind] + offer.give) - now
        if gain >= margin and gain > most:
            most = gain
            best = Action(code, ONE[kind], offer.give)
    return best


def _one_of(bundle: Bundle) -> Bundle:
    """One card of the first kind in a bundle."""
    for kind in range(KINDS):
        if count(bundle, kind):
            return ONE[kind]
    return 0


# --- judgement -------------------------------------------------------------------------------


def _gain(outlook: Outlook, goals: list[Goal], plan: Plan, taken: Bundle, given: Bundle) -> i64:
    """What a trade does for the best plan, change of goal included."""
    after = worth(outlook, goals, outlook.hand - given + taken)
    return after - plan.score - hand_worth(outlook, outlook.hand)


def _margin(outlook: Outlook, partner: Seat, style: Style) -> i64:
    """Who is ahead must leave more of the gain."""
    if outlook.expected_points(partner) > outlook.points + 1:
        return _GAIN_AHEAD
    return style.thrift
