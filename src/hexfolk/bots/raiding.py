"""Seven and robber: whom to rob and where, and what to part with."""

from typing import Final

from mypy_extensions import i64

from hexfolk.bots.outlook import Outlook
from hexfolk.bots.plan import Plan
from hexfolk.bots.purpose import Purpose
from hexfolk.core.action import ARGUMENT, ROBBER
from hexfolk.core.ids import Bundle, Code, HexId, Seat
from hexfolk.core.observation import Observation
from hexfolk.core.resource import KINDS, ONE, count, total
from hexfolk.core.state import DUE

# How dangerous anybody is, and how much more who has but one point left to win.
_PEACE: Final = 2
_HASTE: Final = 29
# A dot of one's own that is blocked, and a card to be taken (in tenths), against a dot of a dangerous player.
_OWN: Final = 31
_PREY: Final = 44


def danger(outlook: Outlook, seat: Seat) -> i64:
    """How much a seat's fortune harms one's own: the leader's by far the most."""
    points = outlook.expected_points(seat)
    left = outlook.target - points
    if left < 1:
        left = 1
    return _PEACE + points + _HASTE // left


def choose_hex(outlook: Outlook, observation: Observation) -> Code:
    """Where the robber costs the dangerous most and oneself nothing."""
    best: Code = -1
    most: i64 = -1000000
    lack = Purpose(outlook).lack()
    for action in observation.legal:
        if action.kind == ROBBER:
            merit = raid_worth(outlook, action.code // ARGUMENT, lack)
            if merit > most:
                most = merit
                best = action.code
    return best


def luck(outlook: Outlook, seat: Seat, lack: Bundle) -> i64:
    """How likely a card taken from a seat is one that is lacking, in hundredths."""
    size: i64 = outlook.observation.hand_sizes[seat]
    if size == 0 or lack == 0:
        return 0
    fitting: i64 = 0
    for kind in range(KINDS):
        if count(lack, kind):
            fitting += outlook.observation.tally.expected(int(seat), int(kind))
    return fitting // size


def raid_worth(outlook: Outlook, h: HexId, lack: Bundle) -> i64:
    """What a robber on that hex does for this seat, which lacks some cards."""
    merit: i64 = 0
    booty: i64 = 0
    for seat in range(outlook.players):
        loss = outlook.hex_worth(seat, h)
        if loss == 0:
            continue
        if seat == outlook.seat:
            merit -= _OWN * loss
            continue
        enemy = danger(outlook, seat)
        merit += enemy * loss
        if outlook.observation.hand_sizes[seat] > 0:
            prey = _PREY * enemy // 10 + 5 + luck(outlook, seat, lack) // 10
            if prey > booty:
                booty = prey
    return merit + booty


def choose_victim(outlook: Outlook, observation: Observation) -> Code:
    """The most dangerous of those that can be robbed, then who likely has what is lacking, or most cards.

    Of equals whoever plays next: several bots do not fall upon one seat for its number.
    """
    best: Code = -1
    most: i64 = -1000000
    lack = Purpose(outlook).lack()
    for action in observation.legal:
        seat: Seat = action.code // ARGUMENT
        merit = 100 * (101 * danger(outlook, seat) + luck(outlook, seat, lack))
        merit += i64(observation.hand_sizes[seat])
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
