"""Whole games played at random inside the compiled rules: the measure of their speed and soundness."""

from hexfolk.core.chance import FORCED, Chance
from hexfolk.core.game import Classic
from hexfolk.core.state import OVER, State


def play_random(rules: Classic, state: State, chance: Chance, turn_cap: int) -> int:
    """Play on with uniform choices among the codes of whoever must act.

    Stops when somebody has won, or when turn ``turn_cap`` is over. Nobody makes offers, for offers are no
    codes. Returns how many actions were played.
    """
    steps = 0
    while state.phase != OVER and state.turn <= turn_cap:
        seat = rules.next_to_act(state)
        codes = rules.codes(state, seat)
        rules.apply_code(state, seat, codes[chance.draw(FORCED, len(codes))], chance)
        steps += 1
    return steps
