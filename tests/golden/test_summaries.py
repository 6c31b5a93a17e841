"""The summaries of the golden games say what they said, and a second count of the games agrees."""

import pytest

from hexfolk.report.flows import DRAINS, SOURCES
from hexfolk.report.summary import summarise
from tests.golden.playthroughs import PLANS
from tests.golden.summaries import SUMMARIES, record_of, tell
from tests.report.independent import Recount


def test_every_game_has_its_summary() -> None:
    assert {path.stem for path in SUMMARIES.iterdir()} == set(PLANS)


@pytest.mark.parametrize("name", PLANS)
def test_a_summary_says_what_it_said(name: str) -> None:
    record = record_of(name)
    summary, again = summarise(record), Recount(record)
    assert tell(summary) == (SUMMARIES / f"{name}.txt").read_text(encoding="utf-8")
    seats, kinds = range(again.players), range(5)
    assert summary.dice.counts == [again.sums[total] for total in range(2, 13)]
    for seat in seats:
        flow, luck = summary.flows[seat], summary.luck[seat]
        assert flow.gained == {
            source: [again.gained[seat, source, kind] for kind in kinds] for source in SOURCES
        }
        assert flow.lost == {drain: [again.lost[seat, drain, kind] for kind in kinds] for drain in DRAINS}
        assert luck.thrown == [again.thrown[seat, kind] for kind in kinds]
        assert luck.blocked == [again.blocked[seat, kind] for kind in kinds]
        assert luck.expected == pytest.approx([again.due[seat, kind] / 36 for kind in kinds])
        assert summary.course.points[seat] == [row[seat] for row in again.points]
        assert summary.trades.given[seat] == [again.given[seat, other] for other in seats]
