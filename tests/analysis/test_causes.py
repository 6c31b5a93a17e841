"""A record falls into moments without a gap, and what each was is told from its own events."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from hexfolk.analysis.causes import Cause, Causes
from hexfolk.analysis.moments import Moment, moments_of, turns_of
from hexfolk.core.action import KNIGHT, SETTLE, TRADE
from hexfolk.core.bits import drop, put
from hexfolk.core.event import Event
from hexfolk.core.record import Record, replay
from hexfolk.core.resource import unpack
from hexfolk.core.state import OVER
from hexfolk.core.victory import points
from tests.analysis.games import short
from tests.core.kit import Scene
from tests.golden.playthroughs import FOLDER, read

GAMES = sorted(FOLDER.glob("*.txt"))


@cache
def game(path: Path) -> tuple[Record, list[Moment]]:
    record = read(path)
    return record, moments_of(record)


def told(path: Path) -> list[tuple[Moment, Cause]]:
    """Every moment with its cause, as if it had helped the first seat and hurt the last."""
    record, moments = game(path)
    players = record.options.players
    gained = [0.1, *[0.0] * (players - 2), -0.1]
    causes = Causes(moments, 0)
    return [(moment, causes.of(moment, gained)) for moment in moments]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_moments_follow_each_other_without_a_gap(path: Path) -> None:
    record, moments = game(path)
    assert moments[0].begin == 0
    assert moments[-1].after == replay(record)
    for one, other in pairwise(moments):
        assert one.step == other.begin
        assert one.begin <= one.entry < one.step
        assert one.after is other.before
    acted = [number for number, entry in enumerate(record.entries) if entry.action is not None]
    assert moments[-1].step == acted[-1] + 1
    turns = turns_of(moments)
    assert sum(map(len, turns)) == len(moments)
    founding = 2 * record.options.players
    assert [int(turn[0].before.turn) for turn in turns] == [0] * founding + list(
        range(1, len(turns) - founding + 1)
    )


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_moment_has_a_cause_that_its_events_bear_out(path: Path) -> None:
    for moment, cause in told(path):
        events = {event.kind: event for event in moment.events}
        match cause.code:
            case "route_first" | "route_taken" | "route_lost" | "army_first" | "army_taken":
                award = events["award"]
                assert (award.a == 0) == cause.code.startswith("route")
                holder = cause.other if cause.code == "route_lost" else cause.seat
                assert award.seat == (-1 if cause.code == "route_lost" else holder)
                assert (cause.other is not None) == cause.code.endswith("taken")
            case "monopoly":
                assert (events["monopoly"].seat, events["monopoly"].b) == (cause.seat, cause.number)
            case "trade" | "trade_winner":
                trade = events["trade"]
                assert {int(trade.seat), int(trade.other)} == {cause.seat, cause.other}
                gets = trade.want if cause.seat == trade.seat else trade.give
                assert unpack(int(gets)) == cause.cards
                assert (cause.code == "trade_winner") == (cause.seat == 0)
            case "seven_discard":
                discards = [e for e in moment.events if e.kind == "discard" and e.seat == cause.seat]
                assert [unpack(int(e.give)) for e in discards] == [cause.cards]
            case "roll_gave":
                assert any(e.kind == "produce" and e.seat == 0 for e in moment.events)
            case "roll_empty":
                assert not any(e.kind == "produce" and e.seat == cause.seat for e in moment.events)
            case "streak":
                assert cause.number >= 6
            case "robbed":
                assert (events["steal"].seat, events["steal"].other) == (cause.seat, cause.other)
            case "robber_blocks":
                assert events["robber"].spot == int((cause.spot or "h-9")[1:])
                assert cause.other != cause.seat
            case "founding" | "settle" | "settle_last":
                assert moment.kind == SETTLE
                assert cause.spot == f"n{events['settle'].spot}"
                assert (cause.code == "founding") == (moment.before.turn == 0)


def test_what_belongs_together_is_one_moment() -> None:
    seen = set()
    for path in GAMES:
        for moment in game(path)[1]:
            kinds = [event.kind for event in moment.events]
            if moment.kind == SETTLE and moment.before.turn == 0:
                assert "road" in kinds
                seen.add("founding")
            if moment.kind == KNIGHT and "win" not in kinds and moment.before.options.robber:
                assert "robber" in kinds
                seen.add("knight")
            if moment.kind == TRADE:
                assert kinds[-1] == "trade" or "lapse" in kinds
                seen.add("trade")
            if "discarding" in kinds:
                assert kinds[:2] == ["roll", "discarding"]
                seen.add("seven")
    assert seen == {"founding", "knight", "trade", "seven"}


def settled(spare: bool) -> Cause:
    """Seat 0 takes a corner at the end of a road of seat 1; ``spare``: another one is left in its reach."""
    scene = Scene(3)
    state = scene.state
    first, between = scene.corner(4, 0), scene.neighbours(scene.corner(4, 0))[0]
    last, other = [node for node in scene.neighbours(between) if node != first][:2]
    scene.settle(1, first)
    scene.roads(1, first, between, last)
    scene.roads(1, between, other)
    for word in range(int(state.board.topology.node_words)):
        state.v[state.open_sites + word] = 0
    for node in (last, other) if spare else (last,):
        put(state.v, state.open_sites, node)
    moment = Moment(0, state.copy())
    moment.before.turn = 1
    moment.kind, moment.seat = SETTLE, 0
    drop(state.v, state.open_sites, last)
    moment.after = state.copy()
    moment.events = [Event("settle", 0, spot=last)]
    cause = Causes([moment], 0).of(moment, [0.1, -0.1, 0.0])
    assert cause.spot == f"n{last}"
    return cause


def test_the_last_place_that_somebody_could_reach() -> None:
    assert (settled(False).code, settled(False).seat, settled(False).other) == ("settle_last", 0, 1)
    assert (settled(True).code, settled(True).other) == ("settle", None)


def test_points_at_a_rush_make_a_dash() -> None:
    record = short()
    moments = moments_of(record)
    turns = turns_of(moments)
    winner = int(moments[-1].after.winner)
    causes = Causes(moments, winner)
    assert all(causes.dash(turn) is None for turn in turns[:-1])
    last = turns[-1]
    assert last[-1].after.phase == OVER
    made = points(last[-1].after, winner) - points(last[0].before, winner)
    dash = causes.dash(last)
    assert (dash is not None) == (made >= 2)
    # The whole game as its last turn: surely enough.
    joined = [moment for turn in turns[4:] for moment in turn]
    whole = causes.dash(joined)
    assert whole is not None
    assert (whole.code, whole.seat) == ("dash", winner)
    assert whole.number == points(joined[-1].after, winner) - points(joined[0].before, winner) >= 2
