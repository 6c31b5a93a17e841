"""Chapter: production by the dice (B22–B26)."""

from mypy_extensions import i64

from hexfolk.core import terrain
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Bundle, Kind
from hexfolk.core.resource import ONE, count
from hexfolk.core.state import HAND, WEIGHT, WEIGHT_BITS, State, sum_of_weights


def bank_for(players: i64) -> i64:
    """Cards of each resource (B3)."""
    if players <= 4:
        return 19
    return 24 if players <= 6 else 29


def produce(state: State, number: i64, trace: Trace) -> None:
    """Pay everybody for a rolled number, each resource by itself (B24, B25)."""
    if trace is None:
        _pay_hexes(state, number, None)
        return
    before = _hands(state)
    _pay_hexes(state, number, trace)
    _tell_yields(state, number, trace)
    _tell_gains(state, before, trace)


def _pay_hexes(state: State, number: i64, trace: Trace) -> None:
    board = state.board
    yields = board.yields
    v = state.v
    robber = state.robber
    weight = state.weight
    claims: i64 = 0
    paying: Kind = 0
    for i in range(board.first_yield[number], board.first_yield[number + 1]):
        # Hexes of the same terrain stand side by side.
        place = yields[i]
        h = place >> 3
        kind = place & 7
        if kind != paying:
            if claims:
                _pay(state, paying, claims, trace)
                claims = 0
            paying = kind
        if h != robber:
            claims += v[weight + h]
    if claims:
        _pay(state, paying, claims, trace)


def _pay(state: State, kind: Kind, claims: i64, trace: Trace) -> None:
    """``claims`` packs six bits per seat. Shortage: nobody is paid, unless one alone claims (B25)."""
    bank = count(state.bank, kind)
    total = sum_of_weights(claims)
    if total > bank:
        if trace is not None:
            trace.append(Event("short", a=kind))
        if not _is_claimed_by_one(claims):
            return
    v = state.v
    card = ONE[kind]
    at: i64 = HAND
    paid: Bundle = 0
    rest = claims
    while rest:
        claim = rest & WEIGHT
        if claim:
            if claim > bank:
                claim = bank
            v[at] += claim * card
            paid += claim * card
        at += state.stride
        rest >>= WEIGHT_BITS
    state.bank -= paid


def _is_claimed_by_one(claims: i64) -> bool:
    """Whether a single seat claims anything."""
    while not claims & WEIGHT:
        claims >>= WEIGHT_BITS
    return claims <= WEIGHT


def _tell_yields(state: State, number: i64, trace: list[Event]) -> None:
    board = state.board
    trace.extend(
        Event("yields", spot=h)
        for h in range(board.topology.hex_count)
        if board.number[h] == number
        and board.terrain[h] < terrain.DESERT
        and h != state.robber
        and state.v[state.weight + h]
    )


def _hands(state: State) -> list[int]:
    return [int(state.v[state.at(seat) + HAND]) for seat in range(int(state.players))]


def _tell_gains(state: State, before: list[int], trace: list[Event]) -> None:
    trace.extend(
        Event("produce", seat, give=now - then)
        for seat, (then, now) in enumerate(zip(before, _hands(state), strict=True))
        if now != then
    )
