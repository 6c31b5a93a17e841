"""Seven and robber: whom to rob and where, and what to part with."""

from mypy_extensions import i64

from hexfolk.bots.outlook import Outlook
from hexfolk.bots.plan import Plan
from hexfolk.core.action import ARGUMENT, ROBBER
from hexfolk.core.ids import Bundle, Code, HexId, Seat
from hexfolk.core.observation import Observation
from hexfolk.core.resource import KINDS, ONE, count, total
from hexfolk.core.state import DUE


def danger(outlook: Outlook, seat: Seat) -> i64:
    """How much a seat's fortune harms one's own: the leader's by far the most."""
    points = outlook.expected_points(seat)
    left = outlook.target - points
    if left < 1:
        left = 1
    return 4 + points + 40 // left


def choose_hex(outlook: Outlook, observation: Observation) -> Code:
    """Where the robber costs the dangerous most and oneself nothing."""
    best: Code = -1
    most: i64 = -1000000
    for action in observation.legal:
        if action.kind == ROBBER:
            merit = raid_worth(outlook, action.code // ARGUMENT)
            if merit > most:
                most = merit
                best = action.code
    return best


def raid_worth(outlook: Outlook, h: HexId) -> i64:
    """What a robber on that hex does for this seat."""
    merit: i64 = 0
    booty: i64 = 0
    for seat in range(outlook.players):
        loss = outlook.hex_worth(seat, h)
        if loss == 0:
            continue
        if seat == outlook.seat:
            merit -= 40 * loss
            continue
        enemy = danger(outlook, seat)
        merit += enemy * loss
        if outlook.observation.hand_sizes[seat] > 0 and 3 * enemy + 10 > booty:
            booty = 3 * enemy + 10
    return merit + booty


def choose_victim(outlook: Outlook, observation: Observation) -> Code:
    """The most dangerous of those that can be robbed, then the one with most cards.

    Of equals whoever plays next: several bots do not fall upon one seat for its number.
    """
    best: Code = -1
    most: i64 = -1000000
    for action in observation.legal:
        seat: Seat = action.code // ARGUMENT
        merit = 100 * danger(outlook, seat) + i64(observation.hand_sizes[seat])
        merit = merit * 8 - (seat - outlook.seat + outlook.players) % outlook.players
        if merit > most:
            most = merit
            best = action.code
    return best


def choose_discard(outlook: Outlook, plan: Plan) -> Bundle:
    """All cards due at once: what no goal needs, then what the later goal needs, dearest last."""
    due = outlook.state.v[outlook.at + DUE]
    hand = outlook.hand
    first: Bundle = 0
    both: Bundle = 0
    if plan.first is not None:
        first = plan.first.cost
        both = first
    if plan.second is not None:
        both += plan.second.cost
    thrown: Bundle = 0
    while total(thrown) < due:
        worst: i64 = -1
        most: i64 = -1000000
        for kind in range(KINDS):
            held = count(hand, kind)
            if held > 0:
                needed = count(first, kind)
                later = count(both, kind)
                merit: i64 = 100 * held // (1 + outlook.rates[kind]) - outlook.prices[kind] // 2
                if held > needed:
                    merit += 1000
                    if held > later:
                        merit += 1000
                if merit > most:
                    most = merit
                    worst = kind
        thrown += ONE[worst]
        hand -= ONE[worst]
    return thrown
