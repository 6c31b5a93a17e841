"""What a position is worth: the chance of every seat to win, learned from games of bots with themselves.

A small net looks at the features of each seat; the seats' numbers are compared by softmax. All arithmetic is
in whole numbers, so that a position is worth the same on every machine, interpreted or compiled. The weights
were made by `training/` and lie beside this module. They know positions at the beginning of a turn: judge no
others by them.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.bots.features import FEATURES, Features
from hexfolk.core.board import Board
from hexfolk.core.ids import Seat
from hexfolk.core.state import OVER, State

SURE: Final[i64] = 1_000_000
"""The chance of who has won."""
# What stands for one in weights, hidden units and logits; in the output weights 2**HIDDEN_SHIFT does.
SCALE: Final = 16384
HIDDEN_SHIFT: Final[i64] = 12
_SEATS: Final = 8
LOWEST: Final[i64] = -4_000_000_000_000_000_000
_LOG2_E: Final[i64] = 94548  # in 2**16
# 2**(-i / 256) in 2**30: rounded, so that the last bit of a machine's power function makes no difference.
_HALVING: Final[vec[i64]] = vec[i64]([int(2.0**30 * 2.0 ** (-i / 256) + 0.5) for i in range(256)])


@final
class Net:
    """The weights: one hidden layer, and a way past it."""

    def __init__(self, hidden: int, w: list[int], b: list[int], o: list[int], past: list[int]) -> None:
        self.hidden: i64 = hidden
        self.w: vec[i64] = vec[i64]([i64(n) for n in w])
        self.b: vec[i64] = vec[i64]([i64(n) for n in b])
        self.o: vec[i64] = vec[i64]([i64(n) for n in o])
        self.past: vec[i64] = vec[i64]([i64(n) for n in past])


def read_net(path: Path) -> Net:
    """The weights of a file that `training/fit.py` wrote."""
    whole = json.loads(path.read_text(encoding="utf-8"))
    return Net(whole["hidden"], whole["w"], whole["b"], whole["o"], whole["past"])


@lru_cache(maxsize=1)
def standard_net() -> Net:
    return read_net(Path(__file__).with_name("value.json"))


@final
class Value:
    """Judges positions of one board. ``chances[seat]`` is in millionths, of the position judged last."""

    def __init__(self, board: Board, net: Net) -> None:
        self.net = net
        self.features = Features(board)
        self.chances: vec[i64] = vec[i64]([i64(0)] * _SEATS)
        # The features that are not 0, by place: most weights need no look.
        self._places: vec[i64] = vec[i64]([i64(0)] * int(FEATURES))
        self._logits: vec[i64] = vec[i64]([i64(0)] * _SEATS)

    def judge(self, state: State) -> None:
        """Work out the ``chances``."""
        chances = self.chances
        if state.phase == OVER:
            for seat in range(state.players):
                chances[seat] = 0
            if state.winner >= 0:
                chances[state.winner] = SURE
            return
        self.features.read(state)
        highest: i64 = LOWEST
        logits = self._logits
        for seat in range(state.players):
            logit = self._logit(seat)
            logits[seat] = logit
            if logit > highest:
                highest = logit
        whole: i64 = 0
        for seat in range(state.players):
            exponent = ((highest - logits[seat]) * _LOG2_E) >> 16
            halvings = exponent >> 14
            share: i64 = 0
            if halvings < 30:
                share = _HALVING[(exponent >> 6) & 255] >> halvings
            chances[seat] = share
            whole += share
        for seat in range(state.players):
            chances[seat] = chances[seat] * SURE // whole

    def _logit(self, seat: Seat) -> i64:
        net = self.net
        x = self.features.x
        places = self._places
        f = seat * FEATURES
        used: i64 = 0
        logit: i64 = 0
        for i in range(FEATURES):
            value = x[f + i]
            if value != 0:
                places[used] = i
                used += 1
                logit += value * net.past[i]
        w = net.w
        for j in range(net.hidden):
            start = j * FEATURES
            unit = net.b[j]
            for k in range(used):
                i = places[k]
                unit += w[start + i] * x[f + i]
            if unit > 0:
                logit += (unit * net.o[j]) >> HIDDEN_SHIFT
        return logit
