"""What to work for: goals, how long they take, and which to choose.

A goal is looked at together with the one after it, so that a cheap thing now is weighed against the dear
thing it delays.
"""

from typing import Final, final

from mypy_extensions import i64

from hexfolk.bots.outlook import POINT, Outlook
from hexfolk.bots.waiting import rolls_until
from hexfolk.bots.ways import Ways
from hexfolk.core import building, cards, route
from hexfolk.core.action import ARGUMENT, BUY, CITY, ROAD, SETTLE
from hexfolk.core.army import SMALLEST
from hexfolk.core.bits import WORD, lowest
from hexfolk.core.ids import Bundle, Code, EdgeId, Kind
from hexfolk.core.resource import KINDS, ONE, count, total
from hexfolk.core.state import CITIES_LEFT, HELD, KNIGHTS, ROADS_LEFT, ROUTE, SETTLEMENTS_LEFT, SIGN_UP

REACH: Final = 3
LONGEST_WAIT: Final = 120
_MOST_SITES: Final = 3
# What one goal brings at most, and the score of a plan that wins.
_MOST_POINTS: Final = 2
_WON: Final = 1_000_000
# The goal after the first counts so many hundredths.
_LATER: Final = 82
# Turns that are not counted, so that what can be had at once is not worth endlessly more.
_CALM: Final = 1
# A card in the hand, in units of a plan's score.
_CARD_SCORE: Final = 366
# A settlement and a city: the point and what it opens, and the yield by the time that is left for it.
_SITE: Final = 454
_SITE_TIME: Final = 3
_SITE_SPAN: Final = 11
_CITY: Final = 286
_CITY_TIME: Final = 4
_CITY_SPAN: Final = 14
# A site that others are about to come to, in hundredths; a road on the way, in fiftieths of the first steps.
_CONTESTED: Final = 98
_FAR: Final = 21
# A development card, and a card towards the army (in hundredths of a point).
_CARD: Final = 313
_ARMY: Final = 205
# The award for the route, more where another has it (in tenths of a point), and the most roads it may take.
_ROUTE: Final = 3
_TAKE_ROUTE: Final = 14
_MOST_ROADS: Final = 5


@final
class Goal:
    """``action`` is the code of its first step, ``step`` what that costs, ``cost`` what all costs.

    ``worth`` is in units of which a point is ``POINT``, ``points`` what it is sure to bring.
    """

    def __init__(self, action: Code, step: Bundle, cost: Bundle, worth: i64, points: i64) -> None:
        self.action = action
        self.step = step
        self.cost = cost
        self.worth = worth
        self.points = points


@final
class Plan:
    """The best goal and the one after it, either may be missing; ``score`` compares plans."""

    def __init__(self, first: Goal | None, second: Goal | None, score: i64) -> None:
        self.first = first
        self.second = second
        self.score = score


# --- hands and costs ---------------------------------------------------------------------------


def missing(hand: Bundle, cost: Bundle) -> Bundle:
    """The cards of a cost that a hand lacks."""
    lack: Bundle = 0
    for kind in range(KINDS):
        short = count(cost, kind) - count(hand, kind)
        if short > 0:
            lack += short * ONE[kind]
    return lack


def spare(hand: Bundle, cost: Bundle) -> Bundle:
    """The cards of a hand that a cost does not take."""
    return missing(cost, hand)


def exchanges(outlook: Outlook, hand: Bundle, cost: Bundle) -> i64:
    """How many cards the bank gives for what a hand can spare beside a cost."""
    extra = spare(hand, cost)
    cards: i64 = 0
    for kind in range(KINDS):
        cards += count(extra, kind) // outlook.rates[kind]
    return cards


def is_payable(outlook: Outlook, hand: Bundle, cost: Bundle) -> bool:
    """Whether a hand covers a cost now, by trades with the bank if need be."""
    lack = missing(hand, cost)
    return lack == 0 or exchanges(outlook, hand, cost) >= total(lack)


def wait(outlook: Outlook, hand: Bundle, cost: Bundle) -> i64:
    """Rolls until a cost can be expected to be payable, trades with the bank included; 0 if it is now."""
    return rolls_until(outlook.income, outlook.rates, outlook.shares, hand, cost, LONGEST_WAIT)


# --- goals -------------------------------------------------------------------------------------


def goals_of(outlook: Outlook, ways: Ways) -> list[Goal]:
    """Everything worth working for, at most a handful."""
    goals = _site_goals(outlook, ways)
    city = _city_goal(outlook)
    if city is not None:
        goals.append(city)
    if outlook.state.deck_left > 0:
        goals.append(Goal(BUY, cards.COST, cards.COST, card_worth(outlook), 0))
    road = _route_goal(outlook)
    if road is not None:
        goals.append(road)
    return goals


def _site_goals(outlook: Outlook, ways: Ways) -> list[Goal]:
    """Settlements on the best sites within reach."""
    state = outlook.state
    if state.v[outlook.at + SETTLEMENTS_LEFT] == 0:
        return []
    topology = state.board.topology
    roads_left = state.v[outlook.at + ROADS_LEFT]
    found: list[tuple[int, int]] = []
    for node in range(topology.node_count):
        roads = ways.roads[node]
        if roads <= REACH and roads <= roads_left and outlook.is_free(node):
            worth = site_worth(outlook, ways, node)
            found.append((-int(at_distance(worth, roads)), int(node)))
    found.sort()
    goals: list[Goal] = []
    for _, place in found[:_MOST_SITES]:
        spot: i64 = place
        far = ways.roads[spot]
        cost: i64 = building.SETTLEMENT_COST + far * building.ROAD_COST
        worth = site_worth(outlook, ways, spot)
        if far == 0:
            goals.append(Goal(SETTLE + ARGUMENT * spot, building.SETTLEMENT_COST, cost, worth, 1))
        else:
            goals.append(Goal(ROAD + ARGUMENT * ways.first[spot], building.ROAD_COST, cost, worth, 1))
    return goals


def at_distance(worth: i64, roads: i64) -> i64:
    """What a place is worth that so many roads have to be built to."""
    return worth * 80 // (50 + _FAR * roads)


def site_worth(outlook: Outlook, ways: Ways, node: i64) -> i64:
    """A point, the yield as long as the game lasts, less where others are about to come."""
    worth = _SITE + outlook.node_worth(node) * (outlook.horizon + _SITE_TIME) // _SITE_SPAN
    if ways.roads[node] > 0 and _is_contested(outlook, node):
        worth = worth * _CONTESTED // 100
    return worth


def _is_contested(outlook: Outlook, node: i64) -> bool:
    """Whether another player is there already or one road away."""
    state = outlook.state
    topology = state.board.topology
    words = topology.node_words
    for seat in range(state.players):
        if seat != outlook.seat:
            network = state.at(seat) + state.network_at
            for w in range(words):
                if topology.near[node * words + w] & state.v[network + w]:
                    return True
    return False


def _city_goal(outlook: Outlook) -> Goal | None:
    state = outlook.state
    if state.v[outlook.at + CITIES_LEFT] == 0:
        return None
    best: i64 = -1
    spot: i64 = 0
    for place in outlook.settlements():
        worth = outlook.city_worth(place)
        if worth > best:
            best = worth
            spot = place
    if best < 0:
        return None
    worth = _CITY + best * (outlook.horizon + _CITY_TIME) // _CITY_SPAN
    return Goal(CITY + ARGUMENT * spot, building.CITY_COST, building.CITY_COST, worth, 1)


def card_worth(outlook: Outlook) -> i64:
    """A point now and then, a knight towards the army, or a card that speeds things up."""
    state = outlook.state
    worth: i64 = POINT * outlook.undrawn_points() // 100 + _CARD
    if state.options.army_award:
        holder = state.army_holder
        if holder != outlook.seat:
            mine = state.v[outlook.at + KNIGHTS] + count(state.v[outlook.at + HELD], cards.KNIGHT_CARD)
            need: i64 = SMALLEST
            if holder >= 0:
                need = state.v[state.at(holder) + KNIGHTS] + 1
            lack = need - mine
            if lack <= 0:
                lack = 1
            if lack <= 3:
                worth += POINT * _ARMY // (100 * (lack + 1))
    return worth


def _route_goal(outlook: Outlook) -> Goal | None:
    """The award for the longest route, where a few roads bring it."""
    state = outlook.state
    if not state.options.route_award or state.route_holder == outlook.seat:
        return None
    need: i64 = route.SHORTEST
    worth: i64 = POINT * _ROUTE // 10
    if state.route_holder >= 0:
        need = state.v[state.at(state.route_holder) + ROUTE] + 1
        worth += POINT * _TAKE_ROUTE // 10
    lack = need - state.v[outlook.at + ROUTE]
    if lack > _MOST_ROADS or lack > state.v[outlook.at + ROADS_LEFT]:
        return None
    edge = _stretch(outlook, lack)
    if edge < 0:
        return None
    cost: i64 = lack * building.ROAD_COST
    return Goal(ROAD + ARGUMENT * edge, building.ROAD_COST, cost, worth, 2)


def _stretch(outlook: Outlook, roads: i64) -> EdgeId:
    """The first of so many roads that lengthen the route one by one; -1 if that is not to be had."""
    state = outlook.state.copy()
    seat = outlook.seat
    first: EdgeId = -1
    sites = outlook.at + state.sites_at
    for _ in range(roads):
        best: EdgeId = -1
        for w in range(state.board.topology.edge_words):
            word = state.v[sites + w]
            while word != 0 and best < 0:
                edge = w * WORD + lowest(word)
                word &= word - 1
                if route.lengthens(state, seat, edge):
                    best = edge
        if best < 0:
            return -1
        building.place_road(state, seat, best, True, None)
        route.after_road(state, seat, best, None)
        if first < 0:
            first = best
    return first


# --- the choice --------------------------------------------------------------------------------


def make_plan(outlook: Outlook, goals: list[Goal], hand: Bundle) -> Plan:
    """The pair of goals that brings most for the time it takes, with these cards in hand."""
    calm = outlook.players + _CALM
    times = [_turns(outlook, wait(outlook, hand, goal.cost)) for goal in goals]
    if outlook.state.phase < SIGN_UP:
        winning = _winning_plan(outlook, goals, times, hand)
        if winning is not None:
            return winning
    best = Plan(None, None, -1)
    for i in range(len(goals)):
        first = goals[i]
        alone = first.worth * 100 // (times[i] + calm)
        if alone > best.score:
            best = Plan(first, None, alone)
        for j in range(len(goals)):
            second = goals[j]
            # Two sites may be one and the same way; a second city or card is as good as the first.
            if i == j and first.action % ARGUMENT != BUY:
                continue
            if times[j] < times[i] or alone + second.worth * _LATER // (times[j] + calm) <= best.score:
                continue
            both = wait(outlook, hand, first.cost + second.cost)
            score = alone + second.worth * _LATER // (_turns(outlook, both) + calm)
            if score > best.score:
                best = Plan(first, second, score)
    return best


def _winning_plan(outlook: Outlook, goals: list[Goal], times: list[i64], hand: Bundle) -> Plan | None:
    """One goal, or two, that can be paid now and win the game; None if there are none."""
    left = outlook.target - outlook.points
    if left > 2 * _MOST_POINTS:
        return None
    ready = [goals[i] for i in range(len(goals)) if times[i] == 0 and goals[i].points > 0]
    for goal in ready:
        if goal.points >= left:
            return Plan(goal, None, _WON)
    for i in range(len(ready)):
        first = ready[i]
        for j in range(len(ready)):
            second = ready[j]
            enough = i != j and first.points + second.points >= left
            if enough and wait(outlook, hand, first.cost + second.cost) == 0:
                return Plan(first, second, _WON)
    return None


def appraise(outlook: Outlook, plan: Plan, hand: Bundle) -> i64:
    """What a hand is worth for the goals of a plan, their order kept."""
    calm = outlook.players + _CALM
    first = plan.first
    if first is None:
        return hand_worth(outlook, hand)
    soon = _turns(outlook, wait(outlook, hand, first.cost))
    score = first.worth * 100 // (soon + calm)
    if plan.second is not None:
        later = _turns(outlook, wait(outlook, hand, first.cost + plan.second.cost))
        score += plan.second.worth * _LATER // (later + calm)
    return score + hand_worth(outlook, hand)


def hand_worth(outlook: Outlook, hand: Bundle) -> i64:
    """What cards are worth in themselves, whatever they are for."""
    worth: i64 = 0
    for kind in range(KINDS):
        worth += count(hand, kind) * outlook.prices[kind] * _CARD_SCORE // 100
    return worth


def worth(outlook: Outlook, goals: list[Goal], hand: Bundle) -> i64:
    """What the best plan and the cards themselves are worth with this hand."""
    return make_plan(outlook, goals, hand).score + hand_worth(outlook, hand)


def _turns(outlook: Outlook, rolls: i64) -> i64:
    """What is not payable now can be built in the next own turn at the earliest."""
    if rolls == 0 or rolls >= outlook.players:
        return rolls
    return outlook.players


def cheapest_exchange(outlook: Outlook, hand: Bundle, cost: Bundle) -> tuple[Kind, Kind]:
    """The bank trade to make next on the way to a cost, as (give, take); (-1, -1) if there is none."""
    lack = missing(hand, cost)
    extra = spare(hand, cost)
    state = outlook.state
    want: Kind = -1
    rarest: i64 = 0
    for kind in range(KINDS):
        short = count(lack, kind)
        if short > 0 and count(state.bank, kind) > 0:
            # What comes in slowest is bought first.
            merit = 1000 * short // (1 + outlook.income[kind])
            if merit > rarest or want < 0:
                rarest = merit
                want = kind
    give: Kind = -1
    least: i64 = 0
    for kind in range(KINDS):
        cards = count(extra, kind)
        if kind != want and cards >= outlook.rates[kind]:
            merit = 100 * (10 - outlook.rates[kind]) + 10 * cards + outlook.income[kind]
            if merit > least or give < 0:
                least = merit
                give = kind
    if want < 0 or give < 0:
        return -1, -1
    return give, want
