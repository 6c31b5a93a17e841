"""Looking back on a game: the curve is one of chances, and the turning points are the game's own."""

from itertools import pairwise

import pytest

from hexfolk.analysis.course import Effort, analyse
from hexfolk.analysis.moments import moments_of, turns_of
from hexfolk.analysis.prospects import FIRST_ROLLS, Prospects, seeds
from hexfolk.bots.foresight import Streams
from hexfolk.core.chance import DICE
from hexfolk.core.state import OVER
from hexfolk.view.messages.analysis import AnalysisView
from tests.analysis.games import cut, short

LITTLE = Effort(sets=1, close_sets=1, close=2)
ENTRIES = 22


@pytest.fixture(scope="module")
def looked() -> tuple[AnalysisView, list[float]]:
    told: list[float] = []
    return analyse(cut(short(), ENTRIES), told.append, LITTLE), told


def test_chances_make_one_at_every_point(looked: tuple[AnalysisView, list[float]]) -> None:
    found, _ = looked
    assert found.points[0].step == 0
    assert found.points[-1].step == ENTRIES
    assert found.points[-1].seat is None
    assert all(one.step < other.step for one, other in pairwise(found.points))
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1, abs=1e-9)
        assert all(0 < chance < 1 for chance in point.chances)
    turns = [point.turn for point in found.points[4:-1]]
    assert turns == list(range(1, len(turns) + 1))
    assert [point.turn for point in found.points[:4]] == [0] * 4


def test_turning_points_lie_in_the_game_and_change_something(
    looked: tuple[AnalysisView, list[float]],
) -> None:
    found, _ = looked
    assert len(found.turning) == LITTLE.close
    for one, other in pairwise(found.turning):
        assert one.step <= other.begin
    text = cut(short(), ENTRIES).to_text().split("\n")
    for turning in found.turning:
        assert sum(turning.before) == pytest.approx(1, abs=1e-9)
        assert turning.before != turning.after
        # The line is the one that it is about.
        assert text[turning.line - 1] in [
            entry.text() for entry in short().entries[turning.begin : turning.step]
        ]


def test_it_is_told_how_far_it_is(looked: tuple[AnalysisView, list[float]]) -> None:
    _, told = looked
    assert told == sorted(told)
    assert told[-1] == 1
    assert len(told) > 5


def test_the_same_position_has_the_same_chances() -> None:
    record = short()
    state = moments_of(record)[-2].before
    kept = state.to_bytes()
    until = int(state.turn) + 1
    once = Prospects(record.board, 1).chances(state, 7, until)
    assert once == Prospects(record.board, 1).chances(state, 7, until)
    # Nothing was done to it.
    assert state.to_bytes() == kept


def test_nothing_played_is_nothing_to_look_at() -> None:
    found = analyse(cut(short(), 0))
    assert (found.points, found.turning, found.winner) == ([], [], None)


def test_who_has_won_had_it_for_certain_and_was_near_before() -> None:
    record = short()
    moments = moments_of(record)
    last = moments[-1]
    assert last.after.phase == OVER
    winner = int(last.after.winner)
    prospects = Prospects(record.board, 1)
    until = int(last.before.turn) + 1
    assert prospects.chances(last.after, 1, until)[winner] == 1
    turn = turns_of(moments)[-1]
    # With the last point in reach a settler takes it, wherever chance has no say.
    if all(moment.kind != 7 for moment in turn):
        assert prospects.chances(turn[-1].before, 1, until)[winner] > 0.9


def test_every_first_roll_comes_equally_often() -> None:
    found = seeds(2, 5)
    rolls: dict[tuple[int, int], int] = {}
    for seed in found:
        dice = Streams(seed)
        roll = int(dice.draw(DICE, 6)), int(dice.draw(DICE, 6))
        rolls[roll] = rolls.get(roll, 0) + 1
    assert len(rolls) == FIRST_ROLLS
    assert set(rolls.values()) == {2}
    assert len(set(found)) == len(found)
    assert found == seeds(2, 5) != seeds(2, 6)
