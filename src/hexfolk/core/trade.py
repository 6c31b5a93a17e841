"""Chapter: trade with the bank, over ports and between players (B36–B41)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.action import ACCEPT, ARGUMENT, BANK, REFUSE, SEATS, TRADE, WITHDRAW
from hexfolk.core.bits import BIT_OF
from hexfolk.core.counting import lower, show
from hexfolk.core.errors import Illegal
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Bundle, Code, Kind, Seat
from hexfolk.core.moves import Moves
from hexfolk.core.offer import Offer
from hexfolk.core.resource import FIELD, KINDS, MOST, ONE, SPARE, count, is_bundle, overlap
from hexfolk.core.state import (
    DOUBT,
    HAND,
    MAIN,
    MOST_CLOSED,
    PORTS,
    State,
    give_cards,
    hand_size,
    holds,
    take_cards,
)

BANK_RATE: Final[i64] = 4
PORT_RATE: Final[i64] = 3
RESOURCE_PORT_RATE: Final[i64] = 2
MOST_OFFERS: Final[i64] = 3
_SPARE_BIT: Final[i64] = 32


# --- bank and ports --------------------------------------------------------------------------


def _rate_of(ports: i64, kind: Kind) -> i64:
    if ports & BIT_OF[kind]:
        return RESOURCE_PORT_RATE
    if ports & BIT_OF[KINDS]:
        return PORT_RATE
    return BANK_RATE


# By the ports of a player: added to a hand, it carries into the spare bit of each kind that can pay
# its rate.
_REACH: Final[vec[i64]] = vec[i64](
    [sum(ONE[kind] * (_SPARE_BIT - _rate_of(ports, kind)) for kind in range(KINDS)) for ports in range(64)]
)


def rate(state: State, seat: Seat, kind: Kind) -> i64:
    """Cards of a kind to give for one: the best rate wins (B40)."""
    return _rate_of(state.v[seat * state.stride + PORTS], kind)


def add_bank_trades(state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
    """Every pair of what the hand can pay and what the bank has."""
    v = state.v
    at = seat * state.stride
    payable = (v[at + HAND] + _REACH[v[at + PORTS]]) & SPARE
    give: Kind = 0
    while payable:
        if payable & _SPARE_BIT:
            code: Code = BANK + ARGUMENT * SEATS * give
            stock = state.bank
            for want in range(KINDS):
                if stock & MOST and want != give:
                    codes[n] = code
                    n += 1
                code += ARGUMENT
                stock >>= FIELD
        payable >>= FIELD
        give += 1
    return n


def bank_fault(state: State, seat: Seat, give: Kind, want: Kind) -> str:
    if give == want:
        return "same_resource"
    if count(state.v[state.at(seat) + HAND], give) < rate(state, seat, give):
        return "not_held"
    return "" if count(state.bank, want) > 0 else "bank_short"


def any_bank_fault(state: State, seat: Seat) -> str:
    """Why a player can make no trade with the bank (B36, B40)."""
    moves = Moves(state.board.topology)
    return "" if add_bank_trades(state, seat, moves.codes, 0) else "bank_rate"


def trade_with_bank(state: State, seat: Seat, give: Kind, want: Kind, trace: Trace) -> None:
    v = state.v
    at = seat * state.stride
    paid = rate(state, seat, give) * ONE[give]
    v[at + HAND] += ONE[want] - paid
    state.bank += paid - ONE[want]
    if v[at + DOUBT + seat]:
        lower(state, seat)
    if trace is not None:
        trace.append(Event("bank", seat, give=paid, want=ONE[want]))


# --- offers ----------------------------------------------------------------------------------


def find_offer(state: State, number: i64) -> Offer | None:
    for offer in state.offers:
        if offer.number == number:
            return offer
    return None


def open_offer(state: State, number: i64) -> Offer:
    """The offer of that number. Raises Illegal if it is not open."""
    offer = find_offer(state, number)
    if offer is None:
        raise Illegal("offer_unknown")
    return offer


def _close(state: State, offer: Offer) -> None:
    state.offers.remove(offer)
    state.closed.append(offer)
    if len(state.closed) > MOST_CLOSED:
        state.closed.pop(0)


def _open_offers(state: State, seat: Seat) -> i64:
    found: i64 = 0
    for offer in state.offers:
        if offer.maker == seat:
            found += 1
    return found


def terms_fault(state: State, seat: Seat, give: Bundle, want: Bundle) -> str:
    """Why nobody may offer this (B38, B39)."""
    if not (is_bundle(give) and is_bundle(want)):
        return "bad_bundle"
    if give == 0 and want == 0:
        return "gift_empty"
    if (give == 0 or want == 0) and not state.options.gifts:
        return "gift_forbidden"
    if overlap(give, want):
        return "same_resource"
    if not holds(state, seat, give):
        return "not_held"
    return "offer_limit" if _open_offers(state, seat) >= MOST_OFFERS else ""


def any_offer_fault(state: State, seat: Seat) -> str:
    """Why a player can make no offer at all (B38); with nothing in hand there are still gifts to ask for."""
    if hand_size(state, seat) == 0 and not state.options.gifts:
        return "not_held"
    return "offer_limit" if _open_offers(state, seat) >= MOST_OFFERS else ""


def counter_fault(state: State, seat: Seat, number: i64, give: Bundle, want: Bundle) -> str:
    """A counter answers an open offer of the player on turn (B38)."""
    offer = find_offer(state, number)
    if offer is None:
        return "offer_unknown"
    if offer.maker == seat:
        return "own_offer"
    return terms_fault(state, seat, give, want) if offer.maker == state.on_turn else "counter_offer"


def make_offer(state: State, seat: Seat, answers: i64, give: Bundle, want: Bundle, trace: Trace) -> None:
    """Open an offer (``answers`` 0) or a counter-offer; a counter refuses what it answers."""
    offer = Offer(state.next_offer, seat, answers, give, want)
    state.next_offer += 1
    state.offers.append(offer)
    show(state, seat, give)
    if answers:
        answered = find_offer(state, answers)
        if answered is not None:
            answered.accepted &= ~BIT_OF[seat]
            answered.refused |= BIT_OF[seat]
        if trace is not None:
            trace.append(Event("counter", seat, a=offer.number, b=answers, give=give, want=want))
    elif trace is not None:
        trace.append(Event("offer", seat, a=offer.number, give=give, want=want))


def may_answer(state: State, seat: Seat) -> bool:
    """Whether there is an offer that a seat may answer, or a counter of its own to withdraw."""
    if state.phase != MAIN or seat == state.on_turn:
        return False
    return any(offer.maker == state.on_turn or offer.maker == seat for offer in state.offers)


def answer_fault(state: State, seat: Seat, number: i64, accept: bool) -> str:
    """Others accept or refuse an open offer of the player on turn, and may change their mind (B38)."""
    offer = find_offer(state, number)
    if offer is None:
        return "offer_unknown"
    if offer.maker == seat:
        return "own_offer"
    if seat == state.on_turn:
        # A counter is concluded by `trade`; refusing it closes it.
        return "bad_action" if accept else ""
    if offer.maker != state.on_turn:
        return "counter_offer"
    if accept and not holds(state, seat, offer.want):
        return "not_held"
    return ""


def answer_offer(state: State, seat: Seat, number: i64, accept: bool, trace: Trace) -> None:
    offer = open_offer(state, number)
    if seat == state.on_turn:
        _close(state, offer)
    elif accept:
        offer.accepted |= BIT_OF[seat]
        offer.refused &= ~BIT_OF[seat]
        show(state, seat, offer.want)
    else:
        offer.refused |= BIT_OF[seat]
        offer.accepted &= ~BIT_OF[seat]
    if trace is not None:
        trace.append(Event("accept" if accept else "refuse", seat, a=number))


def withdraw_fault(state: State, seat: Seat, number: i64) -> str:
    offer = find_offer(state, number)
    return "" if offer is not None and offer.maker == seat else "offer_unknown"


def withdraw(state: State, seat: Seat, number: i64, trace: Trace) -> None:
    offer = open_offer(state, number)
    _close(state, offer)
    if trace is not None:
        trace.append(Event("withdraw", seat, a=number))


def conclude_fault(state: State, number: i64, partner: Seat) -> str:
    """The player on turn picks an acceptor, or takes a counter; both hands are checked again (B38)."""
    offer = find_offer(state, number)
    if offer is None:
        return "offer_unknown"
    if partner >= state.players or partner == state.on_turn:
        return "unknown_seat"
    if offer.maker == state.on_turn:
        if not offer.accepted & BIT_OF[partner]:
            return "not_accepted"
        if not holds(state, state.on_turn, offer.give):
            return "not_held"
        return "" if holds(state, partner, offer.want) else "partner_cannot_pay"
    if offer.maker != partner:
        return "not_accepted"
    if not holds(state, state.on_turn, offer.want):
        return "not_held"
    return "" if holds(state, partner, offer.give) else "partner_cannot_pay"


def conclude(state: State, number: i64, partner: Seat, trace: Trace) -> None:
    offer = open_offer(state, number)
    receiver = partner if offer.maker == state.on_turn else state.on_turn
    exchange(state, offer.maker, receiver, offer.give, offer.want)
    _close(state, offer)
    if trace is not None:
        trace.append(Event("trade", offer.maker, receiver, a=number, give=offer.give, want=offer.want))


def exchange(state: State, one: Seat, other: Seat, give: Bundle, want: Bundle) -> None:
    """One gives and gets what it wants before all eyes; both hold the cards, no kind is on both sides."""
    take_cards(state, one, give)
    give_cards(state, other, give)
    take_cards(state, other, want)
    give_cards(state, one, want)
    lower(state, one)
    lower(state, other)


def lapse_unpayable(state: State, trace: Trace) -> None:
    """An offer that its maker can no longer pay is withdrawn at once (B38)."""
    for offer in list(state.offers):
        if not holds(state, offer.maker, offer.give):
            _close(state, offer)
            if trace is not None:
                trace.append(Event("lapse", offer.maker, a=offer.number))
        else:
            show(state, offer.maker, offer.give)


def close_all(state: State, trace: Trace) -> None:
    """All offers end with the turn, and when a development card is played (B38)."""
    for offer in list(state.offers):
        _close(state, offer)
        if trace is not None:
            trace.append(Event("lapse", offer.maker, a=offer.number))


def add_conclusions(state: State, codes: vec[i64], n: i64) -> i64:
    """For the player on turn: acceptors to choose, counters to take or refuse, own offers to withdraw.

    An acceptor that can no longer pay stays listed: leaving it out would show a hand (B38).
    """
    for offer in state.offers:
        if offer.maker == state.on_turn:
            for seat in range(state.players):
                if offer.accepted & BIT_OF[seat] and holds(state, state.on_turn, offer.give):
                    codes[n] = TRADE + ARGUMENT * (offer.number * SEATS + seat)
                    n += 1
            codes[n] = WITHDRAW + ARGUMENT * offer.number
            n += 1
        else:
            if holds(state, state.on_turn, offer.want):
                codes[n] = TRADE + ARGUMENT * (offer.number * SEATS + offer.maker)
                n += 1
            codes[n] = REFUSE + ARGUMENT * offer.number
            n += 1
    return n


def add_answers(state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
    """For the others: answers to offers of the player on turn, own counters to withdraw."""
    for offer in state.offers:
        if offer.maker == seat:
            codes[n] = WITHDRAW + ARGUMENT * offer.number
            n += 1
        elif offer.maker == state.on_turn:
            if not offer.accepted & BIT_OF[seat] and holds(state, seat, offer.want):
                codes[n] = ACCEPT + ARGUMENT * offer.number
                n += 1
            if not offer.refused & BIT_OF[seat]:
                codes[n] = REFUSE + ARGUMENT * offer.number
                n += 1
    return n
