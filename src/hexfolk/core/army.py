"""Chapter: the largest army (B58)."""

from typing import Final

from mypy_extensions import i64

from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Seat
from hexfolk.core.state import KNIGHTS, NOBODY, POINTS, State

SMALLEST: Final[i64] = 3
AWARD_POINTS: Final[i64] = 2


def after_knight(state: State, seat: Seat, trace: Trace) -> None:
    """A knight was played: who has strictly more than the holder, and at least three, takes the award."""
    holder = state.army_holder
    if not state.options.army_award or seat == holder:
        return
    knights = state.v[state.at(seat) + KNIGHTS]
    if knights < SMALLEST:
        return
    if holder != NOBODY:
        if knights <= state.v[state.at(holder) + KNIGHTS]:
            return
        state.v[state.at(holder) + POINTS] -= AWARD_POINTS
    state.v[state.at(seat) + POINTS] += AWARD_POINTS
    state.army_holder = seat
    if trace is not None:
        trace.append(Event("award", seat, holder, a=1))
