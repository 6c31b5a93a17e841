"""Whole games played at random inside the compiled rules: the measure of their speed and soundness."""

from mypy_extensions import i64

from hexfolk.core.chance import FORCED, Chance
from hexfolk.core.game import Classic
from hexfolk.core.moves import Moves
from hexfolk.core.state import OVER, State


def play_random(rules: Classic, state: State, chance: Chance, turn_cap: int) -> int:
    """Play on with uniform choices among the codes of whoever must act.

    Stops when somebody has won, or when turn ``turn_cap`` is over. Nobody makes offers, for offers are no
    codes. Returns how many actions were played.
    """
    codes = Moves(state.board.topology).codes
    cap: i64 = turn_cap
    steps: i64 = 0
    while state.phase != OVER and state.turn <= cap:
        seat = rules.next_to_act(state)
        open_codes = rules.add_all(state, seat, codes, 0)
        rules.perform(state, seat, codes[chance.draw(FORCED, open_codes)], chance, None, 0, 0)
        steps += 1
    return int(steps)
