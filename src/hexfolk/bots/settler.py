"""The bot ``settler``: an honest player that works towards the goal which pays soonest.

It keeps nothing between two questions. Every choice follows from the observation and the seed.
"""

from typing import Final

from mypy_extensions import i64

from hexfolk.bots.card_play import choose_card
from hexfolk.bots.founding import choose_first_road, choose_site
from hexfolk.bots.haggling import answer_offer, handle_offers, make_offer, pending_offer
from hexfolk.bots.outlook import Outlook
from hexfolk.bots.plan import (
    REACH,
    Goal,
    Plan,
    cheapest_exchange,
    goals_of,
    is_payable,
    make_plan,
    missing,
    wait,
)
from hexfolk.bots.raiding import choose_discard, choose_hex, choose_victim
from hexfolk.bots.style import USUAL, Style
from hexfolk.bots.ways import Ways
from hexfolk.core.action import ARGUMENT, BANK, DISCARD, END, PASS, ROAD, ROLL, SEATS, SIGNUP, Action
from hexfolk.core.ids import Bundle, Code
from hexfolk.core.observation import Observation
from hexfolk.core.offer import Offer
from hexfolk.core.robber import HAND_LIMIT
from hexfolk.core.state import (
    BEFORE_ROLL,
    DISCARDING,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    MAIN,
    MOVE_ROBBER,
    ROBBING,
    SIGN_UP,
    SPECIAL,
)

# How many turns a full hand may delay the plan, in tenths.
_SHED: Final = 7


def choose_settler(
    observation: Observation, seed: int, patience: bool, offers: bool = True, style: Style = USUAL
) -> Action | None:
    """See ``roster.choose``; without ``offers`` nothing is offered to other players."""
    state = observation.known
    phase = state.phase
    if not observation.legal:
        return None
    if observation.seat not in observation.must:
        offer = pending_offer(state, observation.seat) if phase == MAIN else None
        return None if offer is None else _answer(observation, offer, style)
    outlook = Outlook(observation)
    if phase == FOUND_SETTLEMENT:
        return Action(choose_site(outlook, observation, seed))
    if phase == FOUND_ROAD:
        return Action(choose_first_road(outlook, observation))
    if phase == MOVE_ROBBER:
        return Action(choose_hex(outlook, observation))
    if phase == ROBBING:
        return Action(choose_victim(outlook, observation))
    if phase == BEFORE_ROLL and len(observation.legal) == 1:
        return Action(ROLL)
    ways = Ways(state, outlook.seat, REACH)
    goals = goals_of(outlook, ways)
    plan = make_plan(outlook, goals, outlook.hand)
    if phase == DISCARDING:
        return Action(DISCARD + ARGUMENT * choose_discard(outlook, plan))
    if phase == FREE_ROAD:
        return Action(_free_road(observation, goals))
    if phase == SIGN_UP:
        return Action(SIGNUP if _build(outlook, goals, plan) >= 0 else PASS)
    if phase == SPECIAL:
        code = _build(outlook, goals, plan)
        return Action(code if code >= 0 else END)
    if phase == BEFORE_ROLL:
        code = choose_card(outlook, goals, plan)
        return Action(code if code >= 0 else ROLL)
    return _main(outlook, goals, plan, patience, offers, style)


def _answer(observation: Observation, offer: Offer, style: Style) -> Action:
    outlook = Outlook(observation)
    goals = goals_of(outlook, Ways(observation.known, outlook.seat, REACH))
    return answer_offer(outlook, goals, make_plan(outlook, goals, outlook.hand), offer, style)


def _main(
    outlook: Outlook, goals: list[Goal], plan: Plan, patience: bool, offers: bool, style: Style
) -> Action | None:
    """Open offers first; then cards, buildings, new offers, trades with the bank; then the end."""
    busy, action = handle_offers(outlook, goals, plan, patience, style)
    if busy:
        return action
    code = choose_card(outlook, goals, plan)
    if code < 0:
        code = _build(outlook, goals, plan)
    if code >= 0:
        return Action(code)
    action = make_offer(outlook, plan, style) if offers else None
    if action is not None:
        return action
    code = _exchange(outlook, plan)
    return Action(code if code >= 0 else END)


def _is_covered(outlook: Outlook, cost: Bundle) -> bool:
    return missing(outlook.hand, cost) == 0


def _build(outlook: Outlook, goals: list[Goal], plan: Plan) -> Code:
    """The next step of the plan if it can be paid, or something that does not delay it; -1 for nothing."""
    first = plan.first
    if first is None:
        return -1
    # A road on the way to a site is laid at once: the site might go.
    if _is_covered(outlook, first.step):
        return first.action
    before = wait(outlook, outlook.hand, first.cost)
    # What can be had this turn, by trades with the bank, is not put off for the sake of a full hand.
    at_once = before == 0 and outlook.state.phase == MAIN
    crowded = outlook.hand_size > HAND_LIMIT and not at_once
    best: Code = -1
    most: i64 = 0
    for goal in goals:
        if _is_covered(outlook, goal.step) and goal.worth > most:
            after = wait(outlook, outlook.hand - goal.step, first.cost)
            if after <= before or (crowded and after <= before + outlook.players * _SHED // 10):
                most = goal.worth
                best = goal.action
    return best


def _exchange(outlook: Outlook, plan: Plan) -> Code:
    """A trade with the bank that completes the plan, or turns what no goal needs into what one does."""
    first = plan.first
    if first is None:
        return -1
    keep = first.cost
    if is_payable(outlook, outlook.hand, first.step) and not is_payable(outlook, outlook.hand, first.cost):
        keep = first.step
    elif (
        plan.second is not None
        and outlook.hand_size <= HAND_LIMIT
        and not is_payable(outlook, outlook.hand, first.cost)
    ):
        keep = first.cost + plan.second.cost
    give, want = cheapest_exchange(outlook, outlook.hand, keep)
    if give < 0:
        return -1
    return BANK + ARGUMENT * (give * SEATS + want)


def _free_road(observation: Observation, goals: list[Goal]) -> Code:
    """The first road of the best goal that needs one, else any."""
    best: Code = observation.legal[0].code
    most: i64 = -1
    for goal in goals:
        if goal.action % ARGUMENT == ROAD and goal.worth > most:
            most = goal.worth
            best = goal.action
    return best
