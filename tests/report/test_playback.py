"""A finished game step by step: in any order, for any eye, with what the table did beside the play."""

import pytest

from hexfolk.core.errors import BadRecord
from hexfolk.core.options import SWITCHES
from hexfolk.core.record import Entry, Record
from hexfolk.core.record_reading import parse_record
from hexfolk.islands import topology_of
from hexfolk.report.playback import ALL, WATCH, Playback
from hexfolk.report.timeline import timeline_of
from hexfolk.view.messages.replay import FrameView
from tests.golden.playthroughs import FOLDER, read


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of four, in which they trade, rob, buy cards and discard."""
    return read(FOLDER / "plain-4.txt")


@pytest.fixture(scope="module")
def playback(record: Record) -> Playback:
    return Playback(record)


@pytest.fixture(scope="module")
def whole(playback: Playback) -> list[FrameView]:
    """All steps with everybody's cards."""
    return playback.frames(ALL, 0, playback.steps + 1)


@pytest.fixture(scope="module")
def watched(playback: Playback) -> list[FrameView]:
    """All steps as a spectator saw them."""
    return playback.frames(WATCH, 0, playback.steps + 1)


def test_steps_may_be_asked_for_in_any_order(playback: Playback, whole: list[FrameView]) -> None:
    assert [frame.step for frame in whole] == list(range(playback.steps + 1))
    for first in (playback.steps, 16, 15, 17, 0, 33):
        assert playback.frames(ALL, first, 5) == whole[first : first + 5]
    assert playback.frames(ALL, playback.steps + 1, 5) == []
    with pytest.raises(IndexError):
        playback.frames(ALL, -1, 5)
    with pytest.raises(IndexError):
        playback.moment(playback.steps + 1)


def test_an_eye_sees_and_reads_no_more_than_it_knew(
    playback: Playback, whole: list[FrameView], watched: list[FrameView]
) -> None:
    running = playback.steps
    for frame in playback.frames(0, 0, running):
        assert [player.hand is not None for player in frame.view.players] == [True, False, False, False]
        assert " | " not in frame.text
        assert all(e.card is None for e in frame.events if e.kind == "buy" and e.seat != 0)
        assert all(
            e.resource is None for e in frame.events if e.kind == "steal" and 0 not in (e.seat, e.other)
        )
        if frame.text.startswith(("1 discard", "2 discard", "3 discard")):
            assert frame.text[1:] == " discard"
    for frame in watched[:running]:
        assert all(player.hand is None and player.held is None for player in frame.view.players)
    open_ = whole[:running]
    assert all(player.hand is not None for frame in open_ for player in frame.view.players)
    for frame in open_:
        for player in frame.view.players:
            assert sum(player.hand or []) == player.cards
            assert sum((player.held or {}).values()) == player.development
    assert all(e.resource for frame in open_ for e in frame.events if e.kind == "steal")
    text = playback.record.to_text().split("\n")
    assert all(text[frame.line - 1] == frame.text for frame in open_[1:])


def test_what_the_table_did_is_told_too(record: Record) -> None:
    record = parse_record(record.to_text(), topology_of)
    record.result = ""
    notes = ["takeover 0", "return 0", "concede 1", "agreed"]
    for place, note in zip((20, 25, 30, len(record.entries) + 3), notes, strict=True):
        record.entries.insert(place, Entry(-1, None, [], note))
    playback = Playback(record)
    frames = {frame.text: frame for frame in playback.frames(ALL, 0, playback.steps + 1)}
    assert [frames[f"* {note}"].events[0].kind for note in notes] == [
        "takeover",
        "return",
        "concede",
        "agreed",
    ]
    assert playback.frames(ALL, 22, 1)[0].away == [0]
    assert playback.frames(ALL, 27, 1)[0].away == []
    assert playback.frames(WATCH, 40, 1)[0].conceded == [1]
    assert frames["* agreed"].view.phase == "over"
    assert timeline_of(playback).marks[-1].kind == "agreed"
    record.entries[19].note = "takeover 7"
    record.entries.insert(19, Entry(-1, None, [], "takeover 7"))
    with pytest.raises(BadRecord) as refused:
        Playback(record)
    assert refused.value.code == "record_entry"
    assert record.to_text().split("\n")[refused.value.line - 1] == "* takeover 7"


def test_the_course_names_what_everybody_saw(playback: Playback, watched: list[FrameView]) -> None:
    course, frames = timeline_of(playback), watched
    assert course.steps == playback.steps
    assert len(course.turns) == frames[-1].view.turn
    for number, step in enumerate(course.turns, 1):
        assert (frames[step - 1].view.turn, frames[step].view.turn) == (number - 1, number)
    for mark in course.marks:
        assert mark.event in frames[mark.step].events
    sevens = [mark for mark in course.marks if mark.kind == "seven"]
    assert len(sevens) == sum(e.kind == "roll" and sum(e.dice or ()) == 7 for f in frames for e in f.events)
    assert course.marks[-1].kind == "win"
    assert course.winner == frames[-1].view.winner
    for seat, points in enumerate(course.points):
        for frame in frames:
            at = max(step for step, _ in points if step <= frame.step)
            assert dict(points)[at] == frame.view.players[seat].points
    assert [seat.bot for seat in course.seats] == [""] * 4


@pytest.mark.parametrize("name", ["plain-4", "friendly-robber-4", "no-discards-no-awards-3", "robber-off-3"])
def test_the_course_tells_the_options_of_the_game(name: str) -> None:
    record = read(FOLDER / f"{name}.txt")
    shown = timeline_of(Playback(record)).options
    assert (shown.players, shown.target) == (record.options.players, record.options.target)
    assert shown.island == record.board.topology.island.key
    for switch in (*SWITCHES, "soft_sevens", "dice", "deal", "no_early_seven"):
        assert getattr(shown, switch) == getattr(record.options, switch), switch
    # A replay has no clock, and nothing to take back.
    assert (shown.turn_time, shown.undo, shown.hints) == (0, False, False)
