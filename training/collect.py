"""Let bots play among themselves, and keep how turns began and who won in the end.

    python training/collect.py OUT.npz [--bot settler] [--games 4000] [--seed 1] [--players 2,3,4,4,4,5,6]

All seats of a game have the same bot: were they of different strength, the value would learn to tell the bots
apart by their habits, instead of what is good. Now and then a bot is made to play at random, so that odd
positions are seen too. ``x`` holds the features by position and seat (0 for seats that are not there),
``players`` and ``winner`` are by position.
"""

import argparse
import random
from array import array
from pathlib import Path

import numpy as np

from hexfolk.bots.features import FEATURES, Features
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.core.state import BEFORE_ROLL, State
from hexfolk.islands import standard_for, topology_for
from hexfolk.lab.simulation import Setting, Sitting

SEATS = 8
# Of a hundred beginnings of turns so many are kept, and of a thousand actions so many made at random.
KEPT = 40
WHIMS = 40
TURN_CAP = 600
RULES = Classic()


def play(bot: str, players: int, seed: int) -> tuple[list[np.ndarray], int]:
    """The kept positions of one game, and its winner (-1: nobody)."""
    chosen = random.Random(seed)
    options = Options(players)
    setting = Setting(options, standard_for(players), (bot,) * players, TURN_CAP)
    chance = Seeded(seed)
    state = RULES.new_game(deal(topology_for(setting.island), chance, options.deal), options)
    sitting = Sitting(setting, RULES, state, seed)
    features = Features(state.board)
    kept: list[np.ndarray] = []
    while sitting.is_open():
        seat, action = sitting.decide()
        legal = RULES.legal(state, seat)
        if legal and chosen.randrange(1000) < WHIMS:
            action = chosen.choice(legal)
        # Continuations are judged where a turn begins.
        if state.phase == BEFORE_ROLL and chosen.randrange(100) < KEPT:
            kept.append(read(features, state))
        RULES.apply(state, seat, action, chance)
    return kept, int(state.winner)


def read(features: Features, state: State) -> np.ndarray:
    """The features of a position, by seat."""
    features.read(state)
    flat = np.frombuffer(array("q", features.x).tobytes(), dtype=np.int64)
    return flat.astype(np.int16).reshape(SEATS, int(FEATURES))


def main() -> None:
    """Collect what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("--bot", default="settler")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", default="2,3,4,4,4,5,6")
    asked = parser.parse_args()
    tables = [int(players) for players in asked.players.split(",")]
    rows: list[np.ndarray] = []
    players_of: list[int] = []
    winners: list[int] = []
    for number in range(asked.games):
        players = tables[number % len(tables)]
        kept, winner = play(asked.bot, players, asked.seed * 1_000_003 + number)
        if winner < 0:
            continue
        rows += kept
        players_of += [players] * len(kept)
        winners += [winner] * len(kept)
        if number % 100 == 99:
            print(f"{number + 1} games, {len(rows)} positions", flush=True)
    np.savez_compressed(
        asked.out, x=np.stack(rows), players=np.array(players_of, np.int8), winner=np.array(winners, np.int8)
    )


if __name__ == "__main__":
    main()
