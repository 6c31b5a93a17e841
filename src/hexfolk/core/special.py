"""Chapter: the special building phase, for five players and more (B60–B64)."""

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.action import PASS, SIGNUP
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Seat
from hexfolk.core.state import (
    BEFORE_ROLL,
    NOBODY,
    PASSED,
    SIGN,
    SIGN_UP,
    SIGNED,
    SPECIAL,
    UNASKED,
    State,
    seat_after,
)


def is_open(state: State, seat: Seat) -> bool:
    """Whether a seat may sign up or pass: from the start of the turn to the end of the grace (B64)."""
    return state.options.slots and seat != state.on_turn and BEFORE_ROLL <= state.phase <= SIGN_UP


def add_answers(state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
    """Sign up or pass, and change one's mind."""
    if is_open(state, seat):
        sign = state.v[state.at(seat) + SIGN]
        if sign != SIGNED:
            codes[n] = SIGNUP
            n += 1
        if sign != PASSED:
            codes[n] = PASS
            n += 1
    return n


def answer(state: State, seat: Seat, signs: bool, trace: Trace) -> None:
    state.v[state.at(seat) + SIGN] = SIGNED if signs else PASSED
    if trace is not None:
        trace.append(Event("sign_up" if signs else "pass", seat))


def is_answered(state: State) -> bool:
    """Whether everybody who may sign up has answered: the grace ends early then (B64)."""
    for seat in range(state.players):
        if seat != state.on_turn and state.v[state.at(seat) + SIGN] == UNASKED:
            return False
    return True


def open_slot(state: State, after: Seat, trace: Trace) -> bool:
    """The next signed-up seat in order of play after ``after`` builds (B61). False when all had theirs."""
    seat = after
    while True:
        seat = seat_after(state, seat)
        if seat == state.on_turn:
            return False
        if state.v[state.at(seat) + SIGN] == SIGNED:
            state.phase = SPECIAL
            state.builder = seat
            if trace is not None:
                trace.append(Event("slot", seat))
            return True


def clear(state: State) -> None:
    """The list is empty at the start of the next turn (B64)."""
    state.builder = NOBODY
    for seat in range(state.players):
        state.v[state.at(seat) + SIGN] = UNASKED
