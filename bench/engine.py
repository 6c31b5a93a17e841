"""How fast the rules are, beside a public engine in Python: one run on one core, one table.

Prints the table and leaves it in ``bench/results.md``. Processor time is measured, several rounds of
everything in turn, and the best round counts: so a busy machine disturbs the ratios little. Random play is
uniform over the legal actions without offers. Dealing is
measured by itself, for ours; catanatron's games include it. catanatron is imported where it is installed
(``requirements-bench.lock``) and left out where it is not.
"""

import importlib.util
import os
import platform
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import hexfolk
from hexfolk.bots import STANDARD
from hexfolk.bots.search import Search
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.core.playout import play_random
from hexfolk.core.state import State
from hexfolk.islands import standard_for, topology_of
from hexfolk.lab.simulation import Setting, play
from hexfolk.view.game import view_game

RESULTS = Path(__file__).with_name("results.md")
PLAYERS = (2, 4, 6, 8)
ROUNDS = 20
TURN_CAP = 5000
PEER = "catanatron 3.2.1, random games, 4 players"
RULES = Classic()


@dataclass
class Measure:
    """The best round so far: seconds of processor time for ``count`` pieces of work, ``steps`` in all."""

    count: int = 0
    steps: int = 0
    seconds: float = float("inf")

    def keep(self, count: int, steps: int, seconds: float) -> None:
        if seconds * max(self.count, 1) < self.seconds * count:
            self.count, self.steps, self.seconds = count, steps, seconds

    @property
    def a_second(self) -> float:
        return self.count / self.seconds

    @property
    def ns_each(self) -> float:
        return 1e9 * self.seconds / self.count

    @property
    def ns_a_step(self) -> float:
        return 1e9 * self.seconds / self.steps


def timed(work: Callable[[], int]) -> tuple[int, float]:
    """What ``work`` returns, and the processor time that it took."""
    begun = time.process_time()
    result = work()
    return result, time.process_time() - begun


def opening(players: int, seed: int) -> tuple[State, Seeded]:
    chance = Seeded(seed)
    return RULES.new_game(deal(topology_of(standard_for(players)), chance), Options(players)), chance


def random_steps(players: int, games: int) -> tuple[int, float]:
    """Steps played, and the time that the steps alone took."""
    starts = [opening(players, seed) for seed in range(games)]
    return timed(lambda: sum(play_random(RULES, state, chance, TURN_CAP) for state, chance in starts))


def middle_game(players: int) -> State:
    """A position in the midst of a random game."""
    state, chance = opening(players, 7)
    play_random(RULES, state, chance, 40)
    return state


def measure_repeated(measure: Measure, times: int, work: Callable[[], object]) -> None:
    def repeat() -> int:
        for _ in range(times):
            work()
        return times

    count, seconds = timed(repeat)
    measure.keep(count, count, seconds)


def catanatron_games(games: int) -> tuple[int, float]:
    """Random games of four with the other engine: its steps, and the time."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def all_games() -> int:
        steps = 0
        for _ in range(games):
            game = Game([RandomPlayer(colour) for colour in colours])
            game.play()
            steps += len(game.state.actions)
        return steps

    return timed(all_games)


def pin() -> str:
    """Stay on one core, where the system can; says which."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def measure_all() -> dict[str, Measure]:
    """Every measure by name."""
    games = 300 if hexfolk.is_compiled() else 3
    measures: dict[str, Measure] = {}

    def measure(name: str) -> Measure:
        return measures.setdefault(name, Measure())

    simulations = 20_000 if hexfolk.is_compiled() else 300
    shown, crowded, small, large = middle_game(4), middle_game(8), middle_game(4), middle_game(8)
    bots = Setting(Options(4), standard_for(4), (STANDARD,) * 4)
    peer = importlib.util.find_spec("catanatron") is not None
    for _ in range(ROUNDS):
        for players in PLAYERS:
            steps, seconds = random_steps(players, games)
            measure(f"random games, {players} players").keep(games, steps, seconds)
        measure_repeated(measure("state.copy(), 4 players"), 5000, small.copy)
        measure_repeated(measure("state.copy(), 8 players"), 5000, large.copy)
        measure_repeated(measure("deal, 19 hexes"), 300, lambda: deal(topology_of("standard19"), Seeded(3)))
        measure_repeated(
            measure("observe + view, 4 players"), 200, lambda: view_game(RULES.observe(shown, 0), 1, 1)
        )
        measure_repeated(
            measure("observe + view, 8 players"), 200, lambda: view_game(RULES.observe(crowded, 0), 1, 1)
        )
        # A tree of its own for every round: a search that has grown goes deeper for each simulation.
        search = Search(RULES, small, RULES.next_to_act(small), Seeded(5))
        measure_repeated(measure("UCT simulations, 4 players"), simulations, search.simulate)
        plays, seconds = timed(lambda: sum(play(bots, seed).actions for seed in range(3)))
        measure(f"games of four {STANDARD} bots").keep(3, plays, seconds)
        if peer:
            steps, seconds = catanatron_games(4)
            measure(PEER).keep(4, steps, seconds)
    return measures


def report(measures: dict[str, Measure], where: str) -> str:
    how = "Compiled" if hexfolk.is_compiled() else "Interpreted"
    machine = f"CPython {platform.python_version()}, {platform.machine()}, {where}"
    lines = [
        "# Speed of the rules",
        "",
        f"{how}, {machine}; processor time, best of {ROUNDS} rounds. Made by `make bench`.",
        "",
        "| what | a second | ns each | ns a step |",
        "|---|---:|---:|---:|",
    ]
    for name, m in measures.items():
        step = f"{m.ns_a_step:,.0f}" if m.steps != m.count else ""
        lines.append(f"| {name} | {m.a_second:,.1f} | {m.ns_each:,.0f} | {step} |")
    ours, large = measures["random games, 4 players"], measures["random games, 8 players"]
    lines += [
        "",
        f"A step of 8 players on 44 hexes takes {large.ns_a_step / ours.ns_a_step:.2f} times one of 4 on 19.",
    ]
    peer = measures.get(PEER)
    if peer is None:
        lines.append("catanatron is not installed: no ratio.")
    else:
        lines.append(
            f"Against catanatron: {ours.a_second / peer.a_second:,.0f} times the games a second, "
            f"{peer.ns_a_step / ours.ns_a_step:,.0f} times as fast a step."
        )
    elsewhere = (
        "How strong the bots are stands in [arena.md](arena.md), and beside others in [peer.md](peer.md); "
        "what a live server can take in [live.md](live.md)."
    )
    lines += ["", elsewhere]
    return "\n".join(lines) + "\n"


def main() -> None:
    where = pin()
    text = report(measure_all(), where)
    RESULTS.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
