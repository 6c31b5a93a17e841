"""What the player with the initiative may do in which phase, and why something is closed to a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core import building, cards, trade
from hexfolk.core.action import (
    BANK,
    BUY,
    CITY,
    END,
    KNIGHT,
    MONOPOLY,
    OFFER,
    PLENTY,
    ROAD,
    ROADS,
    ROB,
    ROBBER,
    ROLL,
    SETTLE,
    TRADE,
)
from hexfolk.core.bits import BIT_OF
from hexfolk.core.ids import Code, Seat
from hexfolk.core.state import (
    BEFORE_ROLL,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    MAIN,
    MOVE_ROBBER,
    OVER,
    PHASES,
    ROBBING,
    SPECIAL,
    State,
    actor,
)

# In which phases the player with the initiative may do what, as sets of phases.
_ALLOWED: Final[dict[int, tuple[int, ...]]] = {
    SETTLE: (FOUND_SETTLEMENT, MAIN, SPECIAL),
    ROAD: (FOUND_ROAD, MAIN, FREE_ROAD, SPECIAL),
    CITY: (MAIN, SPECIAL),
    ROLL: (BEFORE_ROLL,),
    ROBBER: (MOVE_ROBBER,),
    ROB: (ROBBING,),
    BUY: (MAIN, SPECIAL),
    KNIGHT: (BEFORE_ROLL, MAIN),
    ROADS: (BEFORE_ROLL, MAIN),
    PLENTY: (BEFORE_ROLL, MAIN),
    MONOPOLY: (BEFORE_ROLL, MAIN),
    BANK: (MAIN,),
    OFFER: (MAIN,),
    TRADE: (MAIN,),
    END: (MAIN, SPECIAL),
}
PHASES_OF: Final[vec[i64]] = vec[i64](
    [i64(sum(2**phase for phase in _ALLOWED.get(kind, ()))) for kind in range(END + 1)]
)

# The words of the action bar.
BAR: Final = (
    ("road", ROAD),
    ("settle", SETTLE),
    ("city", CITY),
    ("buy", BUY),
    ("roll", ROLL),
    ("end", END),
    ("knight", KNIGHT),
    ("roads", ROADS),
    ("plenty", PLENTY),
    ("monopoly", MONOPOLY),
    ("bank", BANK),
    ("offer", OFFER),
)


def phase_fault(state: State, kind: Code) -> str:
    """Why a phase bars an action of the player with the initiative."""
    if state.phase == BEFORE_ROLL:
        return "must_roll_first"
    if kind == ROLL and state.rolled:
        return "already_rolled"
    if state.phase == SPECIAL:
        return "special_only_building"
    return f"finish_{PHASES[state.phase]}" if state.phase != MAIN else "wrong_phase"


def why_not(state: State, seat: Seat, kind: Code) -> str:
    """Why no action of a kind is open to a seat now; empty if one is."""
    if state.phase == OVER:
        return "game_over"
    if seat != actor(state):
        return "not_your_turn"
    if not PHASES_OF[kind] & BIT_OF[state.phase]:
        return phase_fault(state, kind)
    # In founding and for a free road there is always a place.
    own_pace = state.phase == MAIN or state.phase == SPECIAL
    if kind == ROAD and own_pace:
        return building.any_road_fault(state, seat)
    if kind == SETTLE and own_pace:
        return building.any_settlement_fault(state, seat)
    if kind == CITY:
        return building.any_city_fault(state, seat)
    if kind == BUY:
        return cards.buy_fault(state, seat)
    if kind == KNIGHT:
        return cards.card_fault(state, seat, cards.KNIGHT_CARD)
    if kind == ROADS:
        return cards.roads_fault(state, seat)
    if kind == PLENTY:
        return cards.any_plenty_fault(state, seat)
    if kind == MONOPOLY:
        return cards.card_fault(state, seat, cards.MONOPOLY_CARD)
    if kind == BANK:
        return trade.any_bank_fault(state, seat)
    if kind == OFFER:
        return trade.any_offer_fault(state, seat)
    return ""
