"""Chapter: the course of a turn (B20–B23)."""

from mypy_extensions import i64

from hexfolk.core import special
from hexfolk.core.chance import DICE, Chance
from hexfolk.core.dice import draw_throw
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Seat
from hexfolk.core.state import BEFORE_ROLL, State
from hexfolk.core.victory import check_win


def begin_turn(state: State, seat: Seat, trace: Trace) -> None:
    """The turn passes: what was bought may be played now, and a win is checked first (B47, B72)."""
    state.turn += 1
    state.on_turn = seat
    state.phase = BEFORE_ROLL
    state.rolled = 0
    state.played = 0
    state.free_roads = 0
    if state.closed:
        state.closed.clear()
    if state.bought:
        state.bought = 0
        state.fresh = 0
    if state.options.slots:
        special.clear(state)
    if trace is not None:
        trace.append(Event("turn", seat, a=state.turn))
    check_win(state, trace)


def roll(state: State, chance: Chance, trace: Trace) -> i64:
    """Two dice, or a card that shows two, one result for all (B22, I1)."""
    if state.throws:
        card = draw_throw(state, chance)
        die1 = card // 6 + 1
        die2 = card % 6 + 1
    else:
        die1 = chance.draw(DICE, 6) + 1
        die2 = chance.draw(DICE, 6) + 1
    state.die1 = die1
    state.die2 = die2
    state.rolled = 1
    if trace is not None:
        trace.append(Event("roll", state.on_turn, a=die1, b=die2))
    return die1 + die2
