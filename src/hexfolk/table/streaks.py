"""What a person's games come to."""

from collections.abc import Iterable

from hexfolk.store.history import Result
from hexfolk.view.messages.history import HistoryCount, HistorySize, HistoryTotals


def totals_of(results: Iterable[Result]) -> HistoryTotals:
    """Counts and streaks of games in the order in which they ended.

    A game that nobody has won counts, but neither ends a streak nor goes on with one.
    """
    games = list(results)
    streak = best = 0
    for game in games:
        if game.won is not None:
            streak = streak + 1 if game.won else 0
            best = max(best, streak)
    sizes = sorted({game.players for game in games})
    return HistoryTotals(
        all=_count(games),
        with_people=_count(game for game in games if game.people),
        with_bots=_count(game for game in games if not game.people),
        by_players=[_size(size, games) for size in sizes],
        streak=streak,
        best_streak=best,
    )


def _size(size: int, games: list[Result]) -> HistorySize:
    count = _count(game for game in games if game.players == size)
    return HistorySize(size, count.games, count.won)


def _count(games: Iterable[Result]) -> HistoryCount:
    found = list(games)
    return HistoryCount(len(found), sum(game.won is True for game in found))
