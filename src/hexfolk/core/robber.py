"""Chapter: the seven, the robber and its friendly form (B27–B35)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core import terrain
from hexfolk.core.action import ARGUMENT, DISCARD, ROB, ROBBER
from hexfolk.core.bits import BIT_OF
from hexfolk.core.chance import THEFT, Chance
from hexfolk.core.counting import hide, lower
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Bundle, HexId, Seat
from hexfolk.core.resource import KINDS, ONE, count, kind_at, total
from hexfolk.core.state import (
    ASIDE,
    BEFORE_ROLL,
    DISCARDING,
    DUE,
    HAND,
    MAIN,
    OFF_BOARD,
    POINTS,
    WEIGHT,
    WEIGHT_BITS,
    State,
    give_cards,
    hand_size,
    holds,
    take_cards,
)

HAND_LIMIT: Final[i64] = 7
FRIENDLY_POINTS: Final[i64] = 2


# --- discards --------------------------------------------------------------------------------


def demand_discards(state: State) -> bool:
    """After a 7: half of every hand above seven, rounded down (B27). False if nobody must."""
    if not state.options.discard:
        return False
    anyone = False
    for seat in range(state.players):
        cards = hand_size(state, seat)
        if cards > HAND_LIMIT:
            state.v[state.at(seat) + DUE] = cards // 2
            anyone = True
    if anyone:
        state.phase = DISCARDING
    return anyone


def add_discards(state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
    """One card at a time, for players that search; a person may name all cards at once."""
    at = seat * state.stride
    if state.v[at + DUE] > 0:
        hand = state.v[at + HAND]
        for kind in range(KINDS):
            if count(hand, kind) > 0:
                codes[n] = DISCARD + ARGUMENT * ONE[kind]
                n += 1
    return n


def discard_fault(state: State, seat: Seat, cards: Bundle) -> str:
    due = state.v[state.at(seat) + DUE]
    if due == 0:
        return "not_your_turn"
    if total(cards) > due:
        return "wrong_discard"
    return "" if holds(state, seat, cards) else "not_held"


def discard(state: State, seat: Seat, cards: Bundle, trace: Trace) -> bool:
    """Lay cards aside, unseen until everybody is done (B28). True with the last one."""
    v = state.v
    at = seat * state.stride
    number = total(cards)
    take_cards(state, seat, cards)
    v[at + ASIDE] += cards
    v[at + DUE] -= number
    if trace is not None:
        trace.append(Event("discarding", seat, a=number))
    if v[at + DUE] > 0:
        return False
    for other in range(state.players):
        if v[other * state.stride + DUE] > 0:
            return False
    for other in range(state.players):
        aside = v[other * state.stride + ASIDE]
        if aside:
            state.bank += aside
            v[other * state.stride + ASIDE] = 0
            lower(state, other)
            if trace is not None:
                trace.append(Event("discard", other, give=aside))
    return True


# --- moving ----------------------------------------------------------------------------------


def _protected(state: State) -> i64:
    """Weights of the players whom the friendly robber spares, the mover too (B32, B33)."""
    spared: i64 = 0
    if state.options.friendly_robber:
        for seat in range(state.players):
            if state.v[state.at(seat) + POINTS] <= FRIENDLY_POINTS:
                spared |= WEIGHT * BIT_OF[WEIGHT_BITS * seat]
    return spared


def _is_open(state: State, h: HexId, spared: i64) -> bool:
    """Of the hexes that take a robber: another than now, with nobody who is spared (B27, B29, B32)."""
    return h != state.robber and (state.v[state.weight + h] & spared) == 0


def _has_open(state: State, spared: i64) -> bool:
    places = state.board.robber_places
    return any(_is_open(state, places[i], spared) for i in range(len(places)))


def _is_refuge(state: State, h: HexId) -> bool:
    """With no other place a friendly robber flees to another desert (B34)."""
    return h != state.robber and state.board.terrain[h] == terrain.DESERT


def has_move(state: State) -> bool:
    """Whether the robber can go anywhere."""
    if _has_open(state, _protected(state)):
        return True
    places = state.board.robber_places
    return any(_is_refuge(state, places[i]) for i in range(len(places)))


def add_moves(state: State, codes: vec[i64], n: i64) -> i64:
    """Every hex that the robber may be moved to."""
    spared = _protected(state)
    places = state.board.robber_places
    before = n
    v = state.v
    here = state.robber
    weight = state.weight
    for i in range(len(places)):
        h = places[i]
        if h != here and (spared == 0 or v[weight + h] & spared == 0):
            codes[n] = ROBBER + ARGUMENT * h
            n += 1
    if n == before:
        for i in range(len(places)):
            if _is_refuge(state, places[i]):
                codes[n] = ROBBER + ARGUMENT * places[i]
                n += 1
    return n


def move_fault(state: State, h: HexId) -> str:
    if h >= state.board.topology.hex_count or not terrain.takes_robber(state.board.terrain[h]):
        return "no_such_spot"
    if h == state.robber:
        return "robber_same_hex"
    spared = _protected(state)
    if _is_open(state, h, spared) or (_is_refuge(state, h) and not _has_open(state, spared)):
        return ""
    return "friendly_robber"


def may_stay_to_rob(state: State) -> bool:
    """A friendly robber without a legal hex stays; on a desert it still robs those not spared (B34)."""
    return (
        state.options.friendly_robber
        and state.robber != OFF_BOARD
        and state.board.terrain[state.robber] == terrain.DESERT
    )


def move_robber(state: State, seat: Seat, h: HexId, trace: Trace) -> None:
    state.robber = h
    if trace is not None:
        trace.append(Event("robber", seat, spot=h))


# --- stealing --------------------------------------------------------------------------------


def is_victim(state: State, seat: Seat, h: HexId) -> bool:
    """With the robber at a hex: another with a building there and a card in hand, not spared (B30, B34)."""
    if seat == state.on_turn:
        return False
    mine = WEIGHT * BIT_OF[WEIGHT_BITS * seat]
    weight = state.v[state.weight + h]
    return (weight & mine) != 0 and (mine & _protected(state)) == 0 and hand_size(state, seat) > 0


def has_victim(state: State) -> bool:
    return any(is_victim(state, seat, state.robber) for seat in range(state.players))


def only_victim(state: State, h: HexId) -> Seat:
    """The one possible victim at a hex, about whom nothing is asked (B30); -1 for none or several."""
    found: Seat = -1
    for seat in range(state.players):
        if is_victim(state, seat, h):
            if found >= 0:
                return -1
            found = seat
    return found


def add_victims(state: State, codes: vec[i64], n: i64) -> i64:
    """Everybody who may be robbed."""
    for seat in range(state.players):
        if is_victim(state, seat, state.robber):
            codes[n] = ROB + ARGUMENT * seat
            n += 1
    return n


def draw_theft(state: State, victim: Seat, chance: Chance) -> i64:
    """Which card of the victim's hand is taken: every one equally likely (B30)."""
    return chance.draw(THEFT, hand_size(state, victim))


def steal(state: State, victim: Seat, place: i64, trace: Trace) -> None:
    """The player on turn takes the card at a place of the victim's hand, sorted by kind."""
    thief = state.on_turn
    kind = kind_at(state.v[state.at(victim) + HAND], place)
    hide(state, thief, victim, ONE[kind])
    take_cards(state, victim, ONE[kind])
    give_cards(state, thief, ONE[kind])
    if trace is not None:
        trace.append(Event("steal", thief, victim, a=kind))


def resume(state: State) -> None:
    """Back to where the robber was called from: a knight may come before the roll."""
    state.phase = MAIN if state.rolled else BEFORE_ROLL
