"""Bots against each other on equal terms: every line-up plays every island from all its seats."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from hexfolk.lab.crew import results
from hexfolk.lab.journal import GameLine, Journal, terms_of
from hexfolk.lab.simulation import Setting, game_seed, play_noted
from hexfolk.lab.standing import Standing, stand
from hexfolk.lab.visitors import visiting

_Task = tuple[Setting, int, int]


def rotations(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different line-ups that come of moving everybody on by one seat, again and again."""
    count = len(bots)
    period = next(p for p in range(1, count + 1) if count % p == 0 and bots == bots[p:] + bots[:p])
    return [bots[count - moved :] + bots[: count - moved] for moved in range(period)]


def whole_blocks(bots: tuple[str, ...], games: int) -> int:
    """So many games, rounded up to whole blocks: a block is one island in every rotation."""
    size = len(rotations(bots))
    return -(-games // size) * size


def compete(
    setting: Setting,
    games: int,
    seed: int,
    workers: int = 1,
    journal: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Standing:
    """Play ``games``, rounded up to whole blocks; ``setting`` has the line-up.

    Game n is island n // r in rotation n % r, of r rotations; island and dice of a block come from one
    seed. The result depends on workers, and on how often the arena was broken off, in nothing but its times.
    With a ``journal`` the games that stand in it are not played again, and all others are added. ``progress``
    hears how many games have become known. Raises Stalled, BadJournal, OSError.
    """
    line_ups = rotations(setting.bots)
    games = whole_blocks(setting.bots, games)
    begun = time.perf_counter()
    with ExitStack() as stack:
        book = None if journal is None else stack.enter_context(Journal(journal, terms_of(setting, seed)))
        stack.enter_context(visiting())
        known = {n: line for n, line in (book.games if book else {}).items() if n < games}
        resumed = len(known)
        if progress is not None:
            progress(resumed)
        left = (n for n in range(games) if n not in known)
        tasks = _tasks(setting, line_ups, seed, left)
        for line in results(_play, tasks, min(workers, max(1, games - resumed))):
            known[line.game] = line
            if book is not None:
                book.add(line)
            if progress is not None:
                progress(1)
    seconds = time.perf_counter() - begun
    return stand(setting, line_ups, [known[n] for n in range(games)], seed, resumed, seconds)


def _tasks(
    setting: Setting, line_ups: list[tuple[str, ...]], seed: int, numbers: Iterator[int]
) -> Iterator[_Task]:
    for number in numbers:
        block, moved = divmod(number, len(line_ups))
        yield replace(setting, bots=line_ups[moved]), game_seed(seed, block), number


def _play(task: _Task) -> GameLine:
    setting, seed, number = task
    outcome, notes = play_noted(setting, seed)
    return GameLine(number, outcome.winner, outcome.turns, list(outcome.points), notes)
