"""How fast games run: random ones, and the decisions of every bot that thinks."""

import time

import hexfolk
from hexfolk.bots import NAMES, RANDOM, choose
from hexfolk.core.action import Action
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.game import Classic
from hexfolk.core.observation import Observation
from hexfolk.core.options import Options
from hexfolk.islands import standard_for, topology_of
from hexfolk.lab.simulation import Setting, Sitting
from hexfolk.lab.tally import run

PLAYERS = (2, 4, 6, 8)


class Stopwatch:
    """Measures nothing but the answers of the bots."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def choose(self, name: str, observation: Observation, seed: int, patience: bool = False) -> Action | None:
        begun = time.perf_counter()
        action = choose(name, observation, seed, patience)
        self.seconds.append(time.perf_counter() - begun)
        return action


def setting(players: int, bot: str) -> Setting:
    return Setting(Options(players), standard_for(players), (bot,) * players)


def time_decisions(asked: Setting, seed: int, watch: Stopwatch) -> None:
    """Play a whole game under the stopwatch."""
    chance = Seeded(seed)
    rules = Classic()
    state = rules.new_game(deal(topology_of(asked.island), chance), asked.options)
    sitting = Sitting(asked, rules, state, seed)
    sitting.choose = watch.choose
    while sitting.is_open():
        seat, action = sitting.decide()
        rules.apply(state, seat, action, chance)


def main() -> None:
    """Print games a second, and microseconds a decision: mean and the slowest of a hundred."""
    games, rounds = (400, 4) if hexfolk.is_compiled() else (10, 1)
    print("compiled" if hexfolk.is_compiled() else "interpreted")
    for players in PLAYERS:
        tally = run(setting(players, RANDOM), games, 1)
        print(f"random   {players} players: {tally.games_per_second:9,.0f} games/s")
    for bot in NAMES:
        if bot == RANDOM:
            continue
        for players in PLAYERS:
            watch = Stopwatch()
            for seed in range(rounds):
                time_decisions(setting(players, bot), seed, watch)
            times = sorted(watch.seconds)
            mean, slow = 1e6 * sum(times) / len(times), 1e6 * times[len(times) * 99 // 100]
            print(f"{bot:8} {players} players: {mean:9,.0f} µs a decision, 99 % within {slow:,.0f} µs")


if __name__ == "__main__":
    main()
