"""How fast islands are read and dealt, and what a great island costs a step: into ``bench/islands.md``.

Processor time on one core; for steps the best of several rounds in turn, for deals the mean and the slowest.
"""

import platform
import time
from pathlib import Path

import hexfolk
from hexfolk.core.board import Board
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.game import Classic
from hexfolk.core.map_reading import parse_island
from hexfolk.core.options import Options
from hexfolk.core.playout import play_random
from hexfolk.core.topology import Topology
from hexfolk.data import islands_dir
from hexfolk.islands import catalogue, topology_of

RESULTS = Path(__file__).with_name("islands.md")
STYLES = ("random", "spread", "balanced")
DEALS = 50
ROUNDS = 5
TURN_CAP = 5_000
SMALL, GREAT = ("standard19", 4), ("giant", 8)
MOST_MS_READING, MOST_MS_DEAL = 100, 5


def read_all() -> float:
    """Milliseconds for reading every map file, the best of several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        begun = time.process_time()
        for path in islands_dir().glob("*.toml"):
            parse_island(path.read_text(encoding="utf-8"))
        best = min(best, time.process_time() - begun)
    return 1e3 * best


def shape_all() -> float:
    """Milliseconds for working out the shape of every island, once."""
    begun = time.process_time()
    for island in catalogue().values():
        Topology(island)
    return 1e3 * (time.process_time() - begun)


def time_deals(key: str, style: str) -> tuple[float, float]:
    """Milliseconds of a deal: mean and slowest of the seeds, each timed twice and the better kept."""
    topology = topology_of(key)
    times = []
    for seed in range(DEALS):
        tries = []
        for _ in range(2):
            begun = time.process_time()
            deal(topology, Seeded(seed), style)
            tries.append(time.process_time() - begun)
        times.append(1e3 * min(tries))
    return sum(times) / len(times), max(times)


def time_steps(key: str, players: int, games: int) -> float:
    """Nanoseconds a step of random games."""
    rules, chance = Classic(), Seeded(5)
    boards: list[Board] = [deal(topology_of(key), chance) for _ in range(games)]
    states = [rules.new_game(board, Options(players, 12)) for board in boards]
    begun = time.process_time()
    steps = sum(play_random(rules, state, chance, TURN_CAP) for state in states)
    return 1e9 * (time.process_time() - begun) / steps


def main() -> None:
    """Measure, print, and write the results."""
    games = 200 if hexfolk.is_compiled() else 2
    speed = "Compiled" if hexfolk.is_compiled() else "Interpreted"
    reading, shaping = read_all(), shape_all()
    made = f"{speed}, CPython {platform.python_version()}, {platform.machine()}; processor time."
    lines = [
        "# Speed of the islands",
        "",
        f"{made} Made by `make bench`.",
        "",
        f"All {len(catalogue())} map files are read in {reading:.0f} ms (at most {MOST_MS_READING});",
        f"their shapes, worked out when an island is first played, take {shaping:.0f} ms together.",
        "",
        f"A deal in milliseconds, mean and slowest of {DEALS} (means at most {MOST_MS_DEAL}):",
        "",
        f"| island | {' | '.join(STYLES)} |",
        "|---|---:|---:|---:|",
    ]
    slowest = 0.0
    for key in catalogue():
        cells = []
        for style in STYLES:
            mean, worst = time_deals(key, style)
            slowest = max(slowest, mean)
            cells.append(f"{mean:.2f}, {worst:.2f}")
        lines.append(f"| {key} | {' | '.join(cells)} |")
    steps = {place: float("inf") for place in (SMALL, GREAT)}
    for _ in range(ROUNDS):
        for place in steps:
            steps[place] = min(steps[place], time_steps(*place, games))
    small, great = steps[SMALL], steps[GREAT]
    lines.append("")
    lines.append(f"A step of random play takes {small:.0f} ns with {SMALL[1]} players on {SMALL[0]} and")
    lines.append(f"{great:.0f} ns with {GREAT[1]} on {GREAT[0]}: {great / small:.2f} times as long.")
    print("\n".join(lines))
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if hexfolk.is_compiled():
        assert reading < MOST_MS_READING, f"reading takes {reading:.0f} ms"
        assert slowest < MOST_MS_DEAL, f"a deal takes {slowest:.1f} ms"


if __name__ == "__main__":
    main()
