"""What a seat works for, as far as a reason speaks of it: its goal, what that lacks, where roads lead."""

from typing import Final, final

from mypy_extensions import i64

from hexfolk.bots.outlook import Outlook
from hexfolk.bots.plan import REACH, Goal, at_distance, goals_of, make_plan, missing, site_worth
from hexfolk.bots.ways import FAR, Ways
from hexfolk.core import building, route
from hexfolk.core.action import ARGUMENT, BUY, CITY, ROAD
from hexfolk.core.ids import Bundle, EdgeId, NodeId
from hexfolk.core.resource import covers
from hexfolk.core.state import ROADS_LEFT, State

GOALS: Final = ("settle", "road", "city", "buy")
"""What one saves for: a settlement with its roads, a longer route, a city, a development card."""
# From a new road so far on: with it, as far as goals reach.
_BEYOND: Final = 3


@final
class Purpose:
    """The best goal of a seat; ``goal`` is one of ``GOALS``, or empty if there is nothing to work for."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.ways = Ways(outlook.state, outlook.seat, REACH)
        plan = make_plan(outlook, goals_of(outlook, self.ways), outlook.hand)
        self.goal = ""
        self.cost: Bundle = 0
        if plan.first is not None:
            self.goal = name_of(plan.first)
            self.cost = plan.first.cost

    def lack(self) -> Bundle:
        """Cards that the goal still needs."""
        return missing(self.outlook.hand, self.cost)

    def is_reached(self, hand: Bundle) -> bool:
        """Whether a hand pays for the goal as it is."""
        return self.goal != "" and covers(hand, self.cost)


def name_of(goal: Goal) -> str:
    """One of ``GOALS``. A road that leads to a site is paid for together with its settlement."""
    kind = goal.action % ARGUMENT
    if kind == CITY:
        return "city"
    if kind == BUY:
        return "buy"
    if kind == ROAD and not covers(goal.cost, building.SETTLEMENT_COST):
        return "road"
    return "settle"


def with_road(state: State, seat: i64, edge: EdgeId) -> State:
    """The position with one more road of a seat, awards looked at anew."""
    trial = state.copy()
    if trial.v[trial.at(seat) + ROADS_LEFT] > 0:
        building.place_road(trial, seat, edge, True, None)
        route.after_road(trial, seat, edge, None)
    return trial


def site_beyond(outlook: Outlook, before: Ways, trial: State) -> tuple[NodeId, i64]:
    """The best site to which a new road brings a seat nearer, and how many roads are left to build.

    (-1, 0) if it leads to none.
    """
    after = Ways(trial, outlook.seat, _BEYOND)
    best: NodeId = -1
    most: i64 = -1
    for node in range(trial.board.topology.node_count):
        far = after.roads[node]
        if far < FAR and far < before.roads[node] and outlook.is_free(node):
            worth = at_distance(site_worth(outlook, after, node), far)
            if worth > most:
                most = worth
                best = node
    if best < 0:
        return -1, 0
    return best, after.roads[best]
