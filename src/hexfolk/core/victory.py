"""Chapter: points and the end (B69–B73)."""

from mypy_extensions import i64

from hexfolk.core.cards import POINT_CARD
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Seat
from hexfolk.core.resource import count
from hexfolk.core.state import HELD, OVER, POINTS, State


def points(state: State, seat: Seat) -> i64:
    """All points of a seat, hidden point cards included (B69)."""
    v = state.v
    at = seat * state.stride
    return v[at + POINTS] + count(v[at + HELD], POINT_CARD)


def check_win(state: State, trace: Trace) -> bool:
    """The game ends the instant the player on turn has the target (B71); nobody else can win (B72)."""
    seat = state.on_turn
    if points(state, seat) < state.options.target:
        return False
    state.phase = OVER
    state.winner = seat
    state.free_roads = 0
    state.offers.clear()
    if trace is not None:
        trace.append(Event("win", seat, a=points(state, seat)))
    return True
