"""Many games, in one process or several, and what they come to."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

import hexfolk
from hexfolk.lab.crew import results
from hexfolk.lab.notes import Blame, SeatNotes, blame
from hexfolk.lab.simulation import Outcome, Setting, game_seed, play, play_noted
from hexfolk.lab.visitors import visiting

_Played = tuple[int, Outcome, list[SeatNotes]]

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
    faults: dict[str, Blame] | None = None
    """Of foreign bots, by name: moves they lost. Missing where only our own bots play."""

    def as_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self)
        if self.faults is None:
            del found["faults"]
        return found


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
    played: list[_Played] = []
    batches = [range(first, min(first + _BATCH, games)) for first in range(0, games, _BATCH)]
    tasks = [(setting, seed, batch) for batch in batches]
    with visiting():
        for batch in results(_play_batch, tasks, min(workers, len(batches))):
            played += batch
            if progress is not None:
                progress(len(batch))
    played.sort(key=lambda game: game[0])
    outcomes = [outcome for _, outcome, _ in played]
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
        faults={
            name: blame(
                notes
                for _, _, seats in played
                for bot, notes in zip(setting.bots, seats, strict=True)
                if bot == name
            )
            for name in setting.foreign()
        }
        or None,
    )


def percentile(ordered: list[int], percent: int) -> int:
    """The smallest number that at least ``percent`` of a hundred do not exceed (nearest rank)."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def _play_batch(task: tuple[Setting, int, range]) -> list[_Played]:
    setting, seed, numbers = task
    if not setting.foreign():
        return [(number, play(setting, game_seed(seed, number)), []) for number in numbers]
    return [(number, *play_noted(setting, game_seed(seed, number))) for number in numbers]
