"""When to play which development card."""

from typing import Final

from mypy_extensions import i64

from hexfolk.bots.outlook import Outlook
from hexfolk.bots.plan import Goal, Plan, missing
from hexfolk.bots.raiding import danger
from hexfolk.core import cards
from hexfolk.core.action import ARGUMENT, KNIGHT, MONOPOLY, PLENTY, ROAD, ROADS
from hexfolk.core.army import SMALLEST
from hexfolk.core.ids import Bundle, Card, Code, Kind
from hexfolk.core.resource import KINDS, ONE, count, total
from hexfolk.core.state import HELD, KNIGHTS, MAIN

# Whoever is more dangerous is worth a knight, and so many cards are worth a monopoly.
_DANGER: Final = 26
_HAUL: Final = 6


def choose_card(outlook: Outlook, goals: list[Goal], plan: Plan) -> Code:
    """The card to play now, -1 for none."""
    if outlook.state.played:
        return -1
    if _is_playable(outlook, cards.KNIGHT_CARD) and _wants_knight(outlook):
        return KNIGHT
    if _is_playable(outlook, cards.ROADS_CARD) and cards.roads_fault(outlook.state, outlook.seat) == "":
        for goal in goals:
            if goal.action % ARGUMENT == ROAD:
                return ROADS
    first = plan.first
    if outlook.state.phase != MAIN or first is None:
        return -1
    lack = missing(outlook.hand, first.cost)
    if lack == 0:
        return -1
    if _is_playable(outlook, cards.PLENTY_CARD):
        code = _plenty(outlook, lack)
        if code >= 0:
            return code
    if _is_playable(outlook, cards.MONOPOLY_CARD):
        kind, gain = choose_monopoly(outlook, lack)
        if gain >= _HAUL or (gain > 0 and gain >= total(lack) and count(lack, kind) == total(lack)):
            return MONOPOLY + ARGUMENT * kind
    return -1


def _is_playable(outlook: Outlook, card: Card) -> bool:
    state = outlook.state
    return count(state.v[outlook.at + HELD], card) > count(state.fresh, card)


def _wants_knight(outlook: Outlook) -> bool:
    """When the robber sits on own yield, when the army is in reach, or when a leader can be hindered."""
    state = outlook.state
    if not state.options.robber:
        return state.options.army_award
    if state.robber >= 0 and outlook.hex_worth(outlook.seat, state.robber) > 0:
        return True
    if state.phase != MAIN:
        return _completes_army(outlook) and outlook.points + 2 >= outlook.target
    if state.options.army_award and state.army_holder != outlook.seat:
        return True
    for seat in range(outlook.players):
        if seat != outlook.seat and danger(outlook, seat) > _DANGER:
            return True
    return count(state.v[outlook.at + HELD], cards.KNIGHT_CARD) > 1


def _completes_army(outlook: Outlook) -> bool:
    state = outlook.state
    if not state.options.army_award or state.army_holder == outlook.seat:
        return False
    need: i64 = SMALLEST
    if state.army_holder >= 0:
        need = state.v[state.at(state.army_holder) + KNIGHTS] + 1
    return state.v[outlook.at + KNIGHTS] + 1 >= need


def _plenty(outlook: Outlook, lack: Bundle) -> Code:
    """Two cards of the bank, where they complete the goal."""
    state = outlook.state
    if total(lack) > 2:
        return -1
    taken = lack
    kind: Kind = 0
    while total(taken) < 2 and kind < KINDS:
        if count(state.bank, kind) > count(taken, kind) and outlook.income[kind] < 4:
            taken += ONE[kind]
        kind += 1
    if total(taken) < 2:
        for other in range(KINDS):
            if total(taken) < 2 and count(state.bank, other) > count(taken, other):
                taken += ONE[other]
    if cards.plenty_fault(state, outlook.seat, taken) != "":
        return -1
    return PLENTY + ARGUMENT * taken


def choose_monopoly(outlook: Outlook, lack: Bundle) -> tuple[Kind, i64]:
    """The kind that brings most, and how many cards that is: known from what the bank lacks."""
    best: Kind = 0
    most: i64 = -1
    for kind in range(KINDS):
        merit = outlook.held_by_others(kind) * outlook.prices[kind]
        if count(lack, kind):
            merit = merit * 2
        if merit > most:
            most = merit
            best = kind
    return best, outlook.held_by_others(best)
