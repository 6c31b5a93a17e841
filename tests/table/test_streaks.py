"""What games come to: counts and streaks."""

import pytest

from hexfolk.store.history import Result
from hexfolk.table.streaks import totals_of
from hexfolk.view.messages.history import HistoryCount, HistorySize


@pytest.mark.parametrize(
    ("games", "streak", "best"),
    [
        ("", 0, 0),
        ("w", 1, 1),
        ("l", 0, 0),
        ("wwl", 0, 2),
        ("wwlw", 1, 2),
        ("lwww", 3, 3),
        # A game without a winner neither ends a streak nor goes on with one.
        ("ww-w", 3, 3),
        ("w-l-", 0, 1),
    ],
)
def test_streaks(games: str, streak: int, best: int) -> None:
    results = [Result(4, 1, {"w": True, "l": False, "-": None}[game]) for game in games]
    totals = totals_of(results)
    assert (totals.streak, totals.best_streak) == (streak, best)
    assert totals.all == HistoryCount(len(games), games.count("w"))


def test_counts_by_players_and_company() -> None:
    totals = totals_of([Result(4, 2, True), Result(2, 0, True), Result(4, 0, False), Result(8, 7, None)])
    assert totals.all == HistoryCount(4, 2)
    assert totals.with_people == HistoryCount(2, 1)
    assert totals.with_bots == HistoryCount(2, 1)
    assert totals.by_players == [HistorySize(2, 1, 1), HistorySize(4, 2, 1), HistorySize(8, 1, 0)]
