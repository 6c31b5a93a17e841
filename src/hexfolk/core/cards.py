"""Chapter: development cards (B4, B46–B53).

The deck is drawn without replacement from what is left of it, which is the same as taking
the top card of a deck shuffled at the start; so no state knows the order to come.
"""

from typing import Final

from mypy_extensions import i64

from hexfolk.core.action import ARGUMENT, KNIGHT, MONOPOLY, PLENTY, ROADS
from hexfolk.core.building import has_road_site, pay
from hexfolk.core.chance import DECK, Chance
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Bundle, Card, Kind, Seat
from hexfolk.core.moves import Moves
from hexfolk.core.resource import KINDS, ONE, count, pack, total
from hexfolk.core.state import (
    FREE_ROAD,
    HAND,
    HELD,
    KNIGHTS,
    ROADS_LEFT,
    State,
    give_cards,
)

KNIGHT_CARD: Final[i64] = 0
POINT_CARD: Final[i64] = 1
ROADS_CARD: Final[i64] = 2
PLENTY_CARD: Final[i64] = 3
MONOPOLY_CARD: Final[i64] = 4
NAMES: Final = ("knight", "point", "roads", "plenty", "monopoly")

COST: Final[i64] = pack([0, 0, 1, 1, 1])


def deck_for(players: i64) -> list[int]:
    """Cards of the deck by kind (B4)."""
    if players <= 4:
        return [14, 5, 2, 2, 2]
    if players <= 6:
        return [20, 5, 3, 3, 3]
    return [26, 5, 4, 4, 4]


# --- buying ----------------------------------------------------------------------------------


def can_pay_card(state: State, seat: Seat) -> bool:
    v = state.v
    b = seat * state.stride + HAND
    return v[b + 2] >= 1 and v[b + 3] >= 1 and v[b + 4] >= 1


def buy_fault(state: State, seat: Seat) -> str:
    if state.deck_left == 0:
        return "deck_empty"
    return "" if can_pay_card(state, seat) else "cannot_pay"


def buy(state: State, seat: Seat, chance: Chance, trace: Trace) -> None:
    """Pay and take the top card; bought in one's own turn it is not playable yet (B46, B47)."""
    place = chance.draw(DECK, state.deck_left)
    card: Card = 0
    while place >= state.v[state.deck + card]:
        place -= state.v[state.deck + card]
        card += 1
    pay(state, seat, COST)
    state.v[state.deck + card] -= 1
    state.deck_left -= 1
    state.v[state.at(seat) + HELD + card] += 1
    if seat == state.on_turn:
        state.v[state.fresh + card] += 1
        state.bought += 1
    if trace is not None:
        trace.append(Event("buy", seat, a=card))


# --- playing ---------------------------------------------------------------------------------


def card_fault(state: State, seat: Seat, card: Card) -> str:
    """Why a card cannot be played now, whatever it would do (B47)."""
    held = state.v[state.at(seat) + HELD + card]
    if held == 0:
        return "card_not_held"
    if state.played:
        return "one_card_per_turn"
    if held == state.v[state.fresh + card]:
        return "card_bought_this_turn"
    return ""


def roads_fault(state: State, seat: Seat) -> str:
    """Road building needs a piece and a place (B50)."""
    fault = card_fault(state, seat, ROADS_CARD)
    if fault:
        return fault
    if state.v[state.at(seat) + ROADS_LEFT] == 0:
        return "no_piece"
    return "" if has_road_site(state, seat) else "no_road_place"


def bank_total(state: State) -> i64:
    cards: i64 = 0
    for kind in range(KINDS):
        cards += state.v[state.bank + kind]
    return cards


def any_plenty_fault(state: State, seat: Seat) -> str:
    """Plenty needs a bank that is not empty (B51)."""
    fault = card_fault(state, seat, PLENTY_CARD)
    if fault:
        return fault
    return "" if bank_total(state) > 0 else "bank_short"


def plenty_fault(state: State, seat: Seat, cards: Bundle) -> str:
    """Exactly two cards that the bank has; one if it has only one in all (B51)."""
    fault = any_plenty_fault(state, seat)
    if fault:
        return fault
    if total(cards) != (2 if bank_total(state) > 1 else 1):
        return "wrong_plenty"
    for kind in range(KINDS):
        if count(cards, kind) > state.v[state.bank + kind]:
            return "bank_short"
    return ""


def add_cards(state: State, seat: Seat, moves: Moves) -> None:
    """Every way to play a development card now."""
    if state.played:
        return
    v = state.v
    held = seat * state.stride + HELD
    fresh = state.fresh
    if v[held + KNIGHT_CARD] > v[fresh + KNIGHT_CARD]:
        moves.add(KNIGHT)
    if v[held + ROADS_CARD] > v[fresh + ROADS_CARD] and not roads_fault(state, seat):
        moves.add(ROADS)
    if v[held + PLENTY_CARD] > v[fresh + PLENTY_CARD]:
        _add_plenty(state, moves)
    if v[held + MONOPOLY_CARD] > v[fresh + MONOPOLY_CARD]:
        for kind in range(KINDS):
            moves.add(MONOPOLY + ARGUMENT * kind)


def _add_plenty(state: State, moves: Moves) -> None:
    v = state.v
    bank = state.bank
    if bank_total(state) == 1:
        for kind in range(KINDS):
            if v[bank + kind]:
                moves.add(PLENTY + ARGUMENT * ONE[kind])
        return
    for one in range(KINDS):
        if v[bank + one]:
            if v[bank + one] > 1:
                moves.add(PLENTY + ARGUMENT * 2 * ONE[one])
            for other in range(one + 1, KINDS):
                if v[bank + other]:
                    moves.add(PLENTY + ARGUMENT * (ONE[one] + ONE[other]))


def lay_open(state: State, seat: Seat, card: Card, trace: Trace) -> None:
    """A card leaves the hand: the one card of this turn (B47, B53)."""
    state.v[state.at(seat) + HELD + card] -= 1
    state.v[state.spent + card] += 1
    state.played = 1
    if card == KNIGHT_CARD:
        state.v[state.at(seat) + KNIGHTS] += 1
    if trace is not None:
        trace.append(Event("play", seat, a=card))


def grant_roads(state: State, seat: Seat) -> None:
    """Two free roads, or as many as there are pieces (B50)."""
    pieces = state.v[state.at(seat) + ROADS_LEFT]
    state.free_roads = pieces if pieces < 2 else 2
    state.phase = FREE_ROAD


def has_free_road(state: State, seat: Seat) -> bool:
    """Whether the next free road can be placed; checked again after the first (B50)."""
    return state.free_roads > 0 and state.v[state.at(seat) + ROADS_LEFT] > 0 and has_road_site(state, seat)


def take_plenty(state: State, seat: Seat, cards: Bundle, trace: Trace) -> None:
    for kind in range(KINDS):
        state.v[state.bank + kind] -= count(cards, kind)
    give_cards(state, seat, cards)
    if trace is not None:
        trace.append(Event("plenty", seat, give=cards))


def take_monopoly(state: State, seat: Seat, kind: Kind, trace: Trace) -> None:
    """Every other player hands over all cards of a resource (B52)."""
    taken: i64 = 0
    for other in range(state.players):
        at = state.at(other) + HAND + kind
        cards = state.v[at]
        if other != seat and cards:
            taken += cards
            state.v[at] = 0
            if trace is not None:
                trace.append(Event("hand_over", other, seat, a=kind, b=cards))
    state.v[state.at(seat) + HAND + kind] += taken
    if trace is not None:
        trace.append(Event("monopoly", seat, a=kind, b=taken))
