"""Chapter: development cards (B4, B46–B53).

The deck is drawn without replacement from what is left of it, which is the same as taking
the top card of a deck shuffled at the start; so no state knows the order to come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.action import ARGUMENT, KNIGHT, MONOPOLY, PLENTY, ROADS
from hexfolk.core.building import has_road_site, pay
from hexfolk.core.chance import DECK, Chance
from hexfolk.core.counting import lower
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Bundle, Card, Kind, Seat
from hexfolk.core.resource import GRAIN, KINDS, ONE, ORE, WOOL, count, covers, kind_at, total
from hexfolk.core.state import (
    FREE_ROAD,
    HAND,
    HELD,
    KNIGHTS,
    ROADS_LEFT,
    State,
    give_cards,
    holds,
)

KNIGHT_CARD: Final[i64] = 0
POINT_CARD: Final[i64] = 1
ROADS_CARD: Final[i64] = 2
PLENTY_CARD: Final[i64] = 3
MONOPOLY_CARD: Final[i64] = 4
NAMES: Final = ("knight", "point", "roads", "plenty", "monopoly")

COST: Final[i64] = WOOL + GRAIN + ORE


def deck_for(players: i64) -> list[int]:
    """Cards of the deck by kind (B4)."""
    if players <= 4:
        return [14, 5, 2, 2, 2]
    if players <= 6:
        return [20, 5, 3, 3, 3]
    return [26, 5, 4, 4, 4]


# --- buying ----------------------------------------------------------------------------------


def buy_fault(state: State, seat: Seat) -> str:
    if state.deck_left == 0:
        return "deck_empty"
    return "" if holds(state, seat, COST) else "cannot_pay"


def buy(state: State, seat: Seat, chance: Chance, trace: Trace) -> None:
    """Pay and take the top card; bought in one's own turn it is not playable yet (B46, B47)."""
    card: Card = kind_at(state.deck, chance.draw(DECK, state.deck_left))
    pay(state, seat, COST)
    state.deck -= ONE[card]
    state.deck_left -= 1
    state.v[state.at(seat) + HELD] += ONE[card]
    if seat == state.on_turn:
        state.fresh += ONE[card]
        state.bought += 1
    if trace is not None:
        trace.append(Event("buy", seat, a=card))


# --- playing ---------------------------------------------------------------------------------


def card_fault(state: State, seat: Seat, card: Card) -> str:
    """Why a card cannot be played now, whatever it would do (B47)."""
    held = count(state.v[state.at(seat) + HELD], card)
    if held == 0:
        return "card_not_held"
    if state.played:
        return "one_card_per_turn"
    if held == count(state.fresh, card):
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


def any_plenty_fault(state: State, seat: Seat) -> str:
    """Plenty needs a bank that is not empty (B51)."""
    fault = card_fault(state, seat, PLENTY_CARD)
    if fault:
        return fault
    return "" if total(state.bank) > 0 else "bank_short"


def plenty_fault(state: State, seat: Seat, cards: Bundle) -> str:
    """Exactly two cards that the bank has; one if it has only one in all (B51)."""
    fault = any_plenty_fault(state, seat)
    if fault:
        return fault
    if total(cards) != (2 if total(state.bank) > 1 else 1):
        return "wrong_plenty"
    return "" if covers(state.bank, cards) else "bank_short"


def add_cards(state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
    """Every way to play a development card now."""
    if state.played:
        return n
    # One a turn, and none that was bought in it (B47).
    ready = state.v[seat * state.stride + HELD] - state.fresh
    if ready == 0:
        return n
    if count(ready, KNIGHT_CARD):
        codes[n] = KNIGHT
        n += 1
    if count(ready, ROADS_CARD) and not roads_fault(state, seat):
        codes[n] = ROADS
        n += 1
    if count(ready, PLENTY_CARD):
        n = _add_plenty(state, codes, n)
    if count(ready, MONOPOLY_CARD):
        for kind in range(KINDS):
            codes[n] = MONOPOLY + ARGUMENT * kind
            n += 1
    return n


def _add_plenty(state: State, codes: vec[i64], n: i64) -> i64:
    bank = state.bank
    if total(bank) == 1:
        codes[n] = PLENTY + ARGUMENT * bank
        return n + 1
    for one in range(KINDS):
        for other in range(one, KINDS):
            pair = ONE[one] + ONE[other]
            if covers(bank, pair):
                codes[n] = PLENTY + ARGUMENT * pair
                n += 1
    return n


def lay_open(state: State, seat: Seat, card: Card, trace: Trace) -> None:
    """A card leaves the hand: the one card of this turn (B47, B53)."""
    state.v[state.at(seat) + HELD] -= ONE[card]
    state.spent += ONE[card]
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
    state.bank -= cards
    give_cards(state, seat, cards)
    if trace is not None:
        trace.append(Event("plenty", seat, give=cards))


def take_monopoly(state: State, seat: Seat, kind: Kind, trace: Trace) -> None:
    """Every other player hands over all cards of a resource (B52)."""
    taken: i64 = 0
    for other in range(state.players):
        at = state.at(other) + HAND
        cards = count(state.v[at], kind)
        if other != seat and cards:
            taken += cards
            state.v[at] -= cards * ONE[kind]
            lower(state, other)
            if trace is not None:
                trace.append(Event("hand_over", other, seat, a=kind, b=cards))
    state.v[state.at(seat) + HAND] += taken * ONE[kind]
    if trace is not None:
        trace.append(Event("monopoly", seat, a=kind, b=taken))
