"""Chooses the beginner board: of many balanced deals the one on which every seat wins most evenly.

    python bench/maps/beginner.py [CANDIDATES]

Bots play all candidates, the best of them often, the very best with three players too. Takes minutes;
``docs/maps.md`` holds what came of it, ``hexfolk/core/beginner.py`` the board.
"""

import sys
from dataclasses import dataclass

import hexfolk
from hexfolk.core.board import Board, board_text
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.islands import topology_of
from hexfolk.lab.simulation import Setting, Sitting, game_seed

ISLAND = "standard19"
BOT = "settler"
# Games of a candidate in each round, and how many of the best go on to the next.
ROUNDS = ((96, 12), (400, 4), (2000, 1))


@dataclass
class Trial:
    """A candidate and its wins by seat."""

    seed: int
    board: Board
    wins: list[int]
    turns: list[int]

    def lead(self) -> float:
        """The wins of the luckiest seat, in shares: 1 is even."""
        return max(self.wins) * len(self.wins) / sum(self.wins)

    def unevenness(self) -> float:
        """How far from even, over all seats: chi-square for each game played."""
        fair = sum(self.wins) / len(self.wins)
        return sum((won - fair) ** 2 / fair for won in self.wins) / sum(self.wins)


def play(board: Board, players: int, seed: int) -> tuple[int, int]:
    """Winner and turns of one game."""
    options = Options(players, deal="balanced")
    setting = Setting(options, ISLAND, (BOT,) * players)
    rules, chance = Classic(), Seeded(seed)
    state = rules.new_game(board, options)
    game = Sitting(setting, rules, state, seed)
    while game.is_open():
        seat, action = game.decide()
        rules.apply(state, seat, action, chance)
    return int(state.winner), int(state.turn)


def try_out(seed: int, players: int, games: int) -> Trial:
    board = deal(topology_of(ISLAND), Seeded(seed), "balanced")
    trial = Trial(seed, board, [0] * players, [])
    for number in range(games):
        winner, turns = play(board, players, game_seed(seed, number))
        trial.wins[winner] += 1
        trial.turns.append(turns)
    return trial


def main() -> None:
    """Print the best of every round, and the board of the last."""
    print("compiled" if hexfolk.is_compiled() else "interpreted")
    seeds = list(range(int(sys.argv[1]) if len(sys.argv) > 1 else 60))
    for games, kept in ROUNDS:
        trials = sorted((try_out(seed, 4, games) for seed in seeds), key=Trial.unevenness)
        print(f"{len(trials)} candidates, {games} games each; luckiest seat of best and worst:")
        for trial in [*trials[:kept], trials[-1]]:
            median = sorted(trial.turns)[games // 2]
            print(f"  seed {trial.seed}: wins {trial.wins}, ×{trial.lead():.2f}, {median} turns", flush=True)
        seeds = [trial.seed for trial in trials[:kept]]
    three = try_out(seeds[0], 3, 1000)
    print(f"three players: wins {three.wins}, ×{three.lead():.2f}")
    print(board_text(three.board))


if __name__ == "__main__":
    main()
