"""Why an action is a good one, for people who ask for a hint.

The reason is found after the choice, by the same judgement as the settler's: it says what a player can see
for themselves, not what a search has counted. It rests on the observation of one seat and on nothing else.
"""

from hexfolk.bots.building_grounds import (
    buy_ground,
    city_ground,
    road_ground,
    roads_ground,
    settle_ground,
)
from hexfolk.bots.grounds import Ground
from hexfolk.bots.outlook import Outlook
from hexfolk.bots.purpose import Purpose
from hexfolk.bots.raid_grounds import (
    discard_ground,
    knight_ground,
    monopoly_ground,
    plenty_ground,
    rob_ground,
    robber_ground,
)
from hexfolk.bots.trade_grounds import (
    accept_ground,
    bank_ground,
    counter_ground,
    offer_ground,
    refuse_ground,
    trade_ground,
)
from hexfolk.core.action import (
    ACCEPT,
    BANK,
    BUY,
    CITY,
    COUNTER,
    DISCARD,
    KNIGHT,
    MONOPOLY,
    OFFER,
    PASS,
    PLENTY,
    REFUSE,
    ROAD,
    ROADS,
    ROB,
    ROBBER,
    ROLL,
    SEATS,
    SETTLE,
    SIGNUP,
    TRADE,
    WITHDRAW,
    Action,
)
from hexfolk.core.observation import Observation


def advise(observation: Observation, action: Action) -> Ground:
    """Why to do this in this position, whoever chose it: always one of the ``GROUNDS``."""
    outlook = Outlook(observation)
    kind = action.kind
    argument = action.argument
    if kind == SETTLE:
        return settle_ground(outlook, argument)
    if kind == CITY:
        return city_ground(outlook, argument)
    if kind == ROAD:
        return road_ground(outlook, argument)
    if kind == BUY:
        return buy_ground(outlook)
    if kind == KNIGHT:
        return knight_ground(outlook)
    if kind == ROBBER:
        return robber_ground(outlook, argument)
    if kind == ROB:
        return rob_ground(outlook, observation, argument)
    if kind == WITHDRAW:
        return Ground("withdraw_none")
    if kind == COUNTER:
        return counter_ground(outlook, argument, action.want)
    return _for_a_goal(observation, outlook, Purpose(outlook), action)


def _for_a_goal(observation: Observation, outlook: Outlook, purpose: Purpose, action: Action) -> Ground:
    """The reasons that speak of what the seat works for."""
    kind = action.kind
    argument = action.argument
    if kind == ROADS:
        return roads_ground(outlook, purpose)
    if kind == PLENTY:
        return plenty_ground(outlook, purpose, argument)
    if kind == MONOPOLY:
        return monopoly_ground(outlook, purpose, argument)
    if kind == DISCARD:
        return discard_ground(outlook, purpose, argument)
    if kind == BANK:
        return bank_ground(outlook, purpose, argument // SEATS, argument % SEATS)
    if kind == OFFER:
        return offer_ground(purpose, action.want)
    if kind == ACCEPT:
        return accept_ground(outlook, purpose, argument)
    if kind == TRADE:
        return trade_ground(outlook, purpose, argument // SEATS, argument % SEATS)
    if kind == REFUSE:
        return refuse_ground(outlook, purpose, argument)
    if kind == SIGNUP:
        return Ground("sign_up_builds", goal=purpose.goal)
    if kind == PASS:
        return Ground("pass_nothing")
    if kind == ROLL:
        return Ground("roll_first" if len(observation.legal) == 1 else "roll_keep")
    lack = purpose.lack()
    if purpose.goal and lack and outlook.hand:
        return Ground("end_saves", lack, goal=purpose.goal)
    return Ground("end_nothing")
