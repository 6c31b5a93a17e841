"""Many games, in one process or several, and what they come to."""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from typing import Final

import hexfolk
from hexfolk.lab.simulation import Outcome, Setting, game_seed, play

# Games that a worker plays before it reports.
_BATCH: Final = 16


@dataclass(frozen=True)
class Tally:
    """What ``hexfolk sim --json`` prints. ``wins`` is by seat; turns count all games, unfinished ones too."""

    games: int
    finished: int
    wins: list[int]
    median_turns: int
    p99_turns: int
    seconds: float
    games_per_second: float
    compiled: bool

    def as_dict(self) -> dict[str, int | float | bool | list[int]]:
        return asdict(self)


def run(
    setting: Setting,
    games: int,
    seed: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play games 0 … ``games`` - 1 of a seed; the result depends on workers in nothing but its seconds.

    ``progress`` hears how many games have been played since it was called last.
    """
    begun = time.perf_counter()
    outcomes: list[Outcome] = []
    for batch in _batches(setting, games, seed, workers):
        outcomes += batch
        if progress is not None:
            progress(len(batch))
    seconds = time.perf_counter() - begun
    turns = sorted(outcome.turns for outcome in outcomes)
    return Tally(
        games=games,
        finished=sum(outcome.winner >= 0 for outcome in outcomes),
        wins=[sum(outcome.winner == seat for outcome in outcomes) for seat in range(setting.options.players)],
        median_turns=percentile(turns, 50),
        p99_turns=percentile(turns, 99),
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 2),
        compiled=hexfolk.is_compiled(),
    )


def percentile(ordered: list[int], percent: int) -> int:
    """The smallest number that at least ``percent`` of a hundred do not exceed (nearest rank)."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def _batches(setting: Setting, games: int, seed: int, workers: int) -> Iterator[list[Outcome]]:
    """Outcomes in the order of the games."""
    numbers = [range(first, min(first + _BATCH, games)) for first in range(0, games, _BATCH)]
    if workers == 1:
        for batch in numbers:
            yield _play_batch(setting, seed, batch)
        return
    # Spawned: the same on every system, and nothing of this process leaks into the games.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(numbers)), mp_context=context) as pool:
        yield from pool.map(_play_batch, *zip(*((setting, seed, batch) for batch in numbers), strict=True))


def _play_batch(setting: Setting, seed: int, numbers: range) -> list[Outcome]:
    return [play(setting, game_seed(seed, number)) for number in numbers]
