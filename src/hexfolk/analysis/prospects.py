"""What a position is worth to every seat: settlers play on from it, and the learned value judges the end.

Looked back on, a game has no secrets: its positions are judged as they were, with all hands, unplayed cards
and what was left of the deck. Only what chance had not decided yet is open, the dice to come above all. So
such a chance is not what somebody could have known at the table, but how the game stood.
"""

from functools import lru_cache
from typing import Final

from hexfolk.bots.foresight import Streams
from hexfolk.bots.settler import choose_settler
from hexfolk.bots.value import Value, standard_net
from hexfolk.core.board import Board
from hexfolk.core.chance import DICE, Chance, Seeded
from hexfolk.core.game import Classic
from hexfolk.core.state import BEFORE_ROLL, OVER, State

FIRST_ROLLS: Final = 36
"""As many ways as two dice can fall: continuations come in so many, one for each first roll."""
# Far more than a round takes, the set-up included.
_MOST_STEPS: Final = 1000


class Prospects:
    """Judges positions of games on one board."""

    def __init__(self, board: Board, sets: int) -> None:
        """``sets`` times 36 continuations a position."""
        self._rules = Classic()
        self._value = Value(board, standard_net())
        self._sets = sets

    def chances(self, state: State, salt: int, until: int) -> list[float]:
        """By seat the chance to win, together 1, played on to the beginning of turn ``until``.

        The same ``salt`` lets the same dice fall, and positions that are compared are played on equally far.
        """
        players = int(state.players)
        if state.phase == OVER:
            return [float(seat == state.winner) for seat in range(players)]
        sums = [0] * players
        for seed in seeds(self._sets, salt):
            for seat, share in enumerate(self.play_on(state.copy(), Streams(seed), until)):
                sums[seat] += share
        whole = sum(sums)
        return [one / whole for one in sums]

    def play_on(self, state: State, chance: Chance, until: int) -> list[int]:
        """Play a position on to the beginning of a turn, or to the end; by seat its chance there.

        Chances are in millionths here.
        """
        # Nobody talks from now on, as in a bot's own look ahead.
        state.offers = []
        rules = self._rules
        for step in range(_MOST_STEPS):
            if state.phase == OVER or (state.turn >= until and state.phase == BEFORE_ROLL):
                break
            seat = rules.next_to_act(state)
            action = choose_settler(rules.observe(state, seat), step, False, False)
            if action is None:
                break
            rules.apply_code(state, seat, action.code, chance)
        self._value.judge(state)
        return [int(self._value.chances[seat]) for seat in range(int(state.players))]


@lru_cache(maxsize=64)
def seeds(sets: int, salt: int) -> list[int]:
    """Seeds of ``Streams``, so that every first roll of two dice comes up equally often: ``sets`` times."""
    found: list[list[int]] = [[] for _ in range(FIRST_ROLLS)]
    seed = salt * 1_000_003
    while any(len(ones) < sets for ones in found):
        dice = Seeded(seed)
        ones = found[int(dice.draw(DICE, 6)) * 6 + int(dice.draw(DICE, 6))]
        if len(ones) < sets:
            ones.append(seed)
        # Two a number: `Streams` takes the next one for everything but dice.
        seed += 2
    return [seed for ones in found for seed in ones]
