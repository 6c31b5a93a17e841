"""How honest the curve of an analysis is: games among bots, each point held against who won in the end.

    PYTHONPATH=src python bench/calibration.py --games 100 --bots settler
    PYTHONPATH=src python bench/calibration.py FILE…            records of games that were played before

Prints the Brier score (0 is perfect; if all chances are the same it is 1 - 1/players), how often seats won
that were given a chance of so much, and what a game took.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from hexfolk import is_compiled
from hexfolk.analysis.course import USUAL
from hexfolk.analysis.moments import moments_of, turns_of
from hexfolk.analysis.prospects import Prospects
from hexfolk.core.options import Options
from hexfolk.core.record import Record
from hexfolk.core.record_reading import parse_record
from hexfolk.islands import standard_for, topology_of
from hexfolk.lab.simulation import Setting, game_seed, play_recorded

BINS = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0)
STAGES = ("set-up", "first third", "second third", "last third")


class Point(NamedTuple):
    """A point of a curve: how far the game is, 0 … 1, below 0 in the set-up; chances, and who won."""

    share: float
    chances: list[float]
    winner: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="settler")
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--sets", type=int, default=USUAL.sets)
    asked = parser.parse_args()
    points: list[Point] = []
    games, begun = 0, time.process_time()
    for record in records(asked):
        points += curve(record, asked.sets)
        games += 1
        if sys.stderr.isatty():
            print(f"\r{games}", end="", file=sys.stderr)
    show(points, games, time.process_time() - begun)


def records(asked: argparse.Namespace) -> Iterator[Record]:
    for file in asked.files:
        yield parse_record(file.read_text(encoding="utf-8"), topology_of)
    if asked.files:
        return
    setting = Setting(
        Options(players=asked.players), standard_for(asked.players), (asked.bots,) * asked.players
    )
    for number in range(asked.games):
        yield play_recorded(setting, game_seed(asked.seed, number))[1]


def curve(record: Record, sets: int) -> list[Point]:
    """The points of a game that was won; the end itself, of which everybody is sure, is none of them."""
    moments = moments_of(record)
    winner = int(moments[-1].after.winner)
    if winner < 0:
        return []
    prospects = Prospects(record.board, sets)
    turns = turns_of(moments)
    last = int(moments[-1].after.turn)
    points = []
    for number, turn in enumerate(turns):
        state = turn[0].before
        share = state.turn / (last + 1) if state.turn else -1.0
        chances = prospects.chances(state, number, int(state.turn + state.players))
        points.append(Point(share, chances, winner))
    return points


def brier(points: list[Point]) -> float:
    squares = [
        sum((chance - (seat == winner)) ** 2 for seat, chance in enumerate(chances))
        for _, chances, winner in points
    ]
    return sum(squares) / len(squares)


def show(points: list[Point], games: int, seconds: float) -> None:
    speed = "compiled" if is_compiled() else "interpreted"
    print(f"{games} games, {len(points)} points; {seconds / games:.1f} s a game with playing it ({speed})\n")
    print("| stage | points | Brier |\n|---|---:|---:|")
    for name, some in stages(points):
        if some:
            print(f"| {name} | {len(some)} | {brier(some):.3f} |")
    print(f"| all | {len(points)} | {brier(points):.3f} |\n")
    print("| chance told | seats | mean told | won |\n|---|---:|---:|---:|")
    told = [(chance, seat == point.winner) for point in points for seat, chance in enumerate(point.chances)]
    for low, high in pairwise(BINS):
        some_told = [one for one in told if low <= one[0] < high or one[0] == high == 1.0]
        if some_told:
            mean = sum(chance for chance, _ in some_told) / len(some_told)
            won = sum(won for _, won in some_told) / len(some_told)
            print(f"| {low:.0%} to {high:.0%} | {len(some_told)} | {mean:.1%} | {won:.1%} |")


def stages(points: list[Point]) -> Iterator[tuple[str, list[Point]]]:
    yield STAGES[0], [point for point in points if point.share < 0]
    for third in range(3):
        yield STAGES[third + 1], [point for point in points if third / 3 <= point.share < (third + 1) / 3]


if __name__ == "__main__":
    main()
