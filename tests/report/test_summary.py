"""The summary counts what happened: checked against a second count of the same games."""

import random
from functools import cache
from itertools import pairwise

import pytest

from hexfolk import islands
from hexfolk.core.action import parse_action
from hexfolk.core.chance import DICE, Draw, Recorder, Scripted, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.core.record import Entry, Record, Seat
from hexfolk.core.state import MAIN, OVER, hand_of
from hexfolk.report.course import Tenure
from hexfolk.report.flows import DRAINS, SOURCES
from hexfolk.report.standing import rank
from hexfolk.report.summary import summarise
from tests.report.independent import Recount

RULES = Classic()


@cache
def played(players: int, seed: int, most: int = 6000, trading: bool = False) -> Record:
    """A random game, as its record; with ``trading``, the player on turn often swaps a card."""
    chance = Recorder(Seeded(seed))
    dice = random.Random(seed)
    options = Options(players=players)
    board = deal(islands.topology_of(islands.standard_for(players)), chance)
    chance.take()
    record = Record(options, board, [Seat("person", "", f"P{i}") for i in range(players)])
    state = RULES.new_game(board, options)

    def act(seat: int, words: str) -> None:
        action = parse_action(words)
        RULES.apply(state, seat, action, chance)
        record.add(seat, action, chance.take())

    while state.phase != OVER and len(record.entries) < most:
        seat = int(RULES.must(state)[0])
        legal = RULES.legal(state, seat)
        if trading and state.phase == MAIN and dice.random() < 0.5:
            other = dice.choice([one for one in range(players) if one != seat])
            mine, theirs = hand_of(state, seat), hand_of(state, other)
            swap = [
                (give, want)
                for give in range(5)
                for want in range(5)
                if give != want and mine[give] and theirs[want]
            ]
            if swap:
                give, want = (("wood", "brick", "wool", "grain", "ore")[kind] for kind in dice.choice(swap))
                number = int(state.next_offer)
                act(seat, f"offer 1{give}>1{want}")
                act(other, f"accept {number}")
                act(seat, f"trade {number} {other}")
                continue
        action = dice.choice(legal)
        RULES.apply(state, seat, action, chance)
        record.add(seat, action, chance.take())
    record.close(state)
    return record


@pytest.mark.parametrize(("players", "seed", "most"), [(2, 1, 1500), (4, 3, 2500), (5, 4, 1500)])
def test_every_figure_agrees_with_a_second_count(players: int, seed: int, most: int) -> None:
    record = played(players, seed, most, trading=True)
    again = Recount(record)
    summary = summarise(record)
    seats, kinds = range(players), range(5)
    assert summary.turns == again.state.turn > 30
    assert summary.dice.counts == [again.sums[total] for total in range(2, 13)]
    assert summary.dice.rolls == sum(again.sums.values()) > 30
    assert sum(summary.dice.expected) == pytest.approx(summary.dice.rolls)
    for seat in seats:
        flow = summary.flows[seat]
        for source in SOURCES:
            assert flow.gained[source] == [again.gained[seat, source, kind] for kind in kinds], (seat, source)
        for drain in DRAINS:
            assert flow.lost[drain] == [again.lost[seat, drain, kind] for kind in kinds], (seat, drain)
        left = sum(map(sum, flow.gained.values())) - sum(map(sum, flow.lost.values()))
        assert left == sum(hand_of(again.state, seat))
        luck = summary.luck[seat]
        assert luck.expected == pytest.approx([again.due[seat, kind] / 36 for kind in kinds])
        assert luck.thrown == [again.thrown[seat, kind] for kind in kinds]
        assert luck.blocked == [again.blocked[seat, kind] for kind in kinds]
        assert [
            thrown - blocked - short
            for thrown, blocked, short in zip(luck.thrown, luck.blocked, luck.short, strict=True)
        ] == [again.produced[seat, kind] for kind in kinds]
        assert luck.received == sum(flow.gained["production"])
        assert min(luck.short) >= 0
        assert summary.course.points[seat] == [row[seat] for row in again.points]
        for other in seats:
            assert summary.trades.given[seat][other] == again.given[seat, other]
            assert summary.trades.deals[seat][other] == again.deals[seat, other]
    assert summary.trades.count > 10
    # What only a long game has: all of these were counted, not only found to be nothing on both sides.
    assert sum(sum(one.blocked) for one in summary.luck) > 0
    for source in SOURCES:
        assert sum(sum(flow.gained[source]) for flow in summary.flows) > 0 or source == "cards"


def test_the_course_tells_how_all_points_came_about() -> None:
    record = played(4, 3)
    again = Recount(record)
    summary = summarise(record)
    assert again.state.phase == OVER
    worth = {"settle": 1, "city": 1, "point": 1, "route": 2, "army": 2, "route_lost": -2, "army_lost": -2}
    for seat in range(4):
        marks = [mark for mark in summary.course.marks if mark.seat == seat]
        assert 2 + sum(worth.get(mark.what, 0) for mark in marks) == summary.course.points[seat][-1]
        for before, mark in pairwise(marks):
            assert before.turn <= mark.turn
    last = summary.course.marks[-1]
    assert (last.what, last.seat, last.turn) == ("win", summary.winner, summary.turns)
    assert last.points == summary.places[0].points >= 10
    for tenures, holder in (
        (summary.course.routes, again.state.route_holder),
        (summary.course.armies, again.state.army_holder),
    ):
        if holder >= 0:
            assert (tenures[-1].seat, tenures[-1].last) == (holder, summary.turns)
        for one, two in pairwise(tenures):
            assert one.first <= one.last <= two.first
            assert one.seat != two.seat
        assert all(one.most >= 3 for one in tenures)
    assert max(one.most for one in summary.course.routes) <= max(summary.course.longest)
    assert {place.seat: place.knights for place in summary.places} == dict(enumerate(summary.course.knights))


def test_the_final_table_adds_up() -> None:
    places = summarise(played(3, 1)).places
    for place in places:
        assert place.points == (
            place.settlements
            + 2 * place.cities
            + place.point_cards
            + 2 * place.route_award
            + 2 * place.army_award
        )
    assert places[0].place == 1
    assert sorted(one.seat for one in places) == [0, 1, 2]
    assert [one.points for one in places[1:]] == sorted((one.points for one in places[1:]), reverse=True)


def test_equal_points_share_a_place_but_the_winner_leads_alone() -> None:
    board = deal(islands.topology_of("standard30"), Seeded(1))
    state = RULES.new_game(board, Options(players=5))
    for seat, points in enumerate((7, 10, 10, 7, 3)):
        state.v[state.at(seat) + 6] = points
    assert [(one.place, one.seat) for one in rank(state)] == [(1, 1), (1, 2), (3, 0), (3, 3), (5, 4)]
    state.winner = 2
    assert [(one.place, one.seat) for one in rank(state)] == [(1, 2), (2, 1), (3, 0), (3, 3), (5, 4)]


def test_a_short_game_by_hand() -> None:
    """Founding and one roll on a known board: every figure can be checked by eye."""
    options = Options(players=2)
    board = deal(islands.topology_of("standard19"), Seeded(1))
    record = Record(options, board, [Seat("person", "", "A"), Seat("person", "", "B")])
    state = RULES.new_game(board, options)
    chance = Scripted([Draw(DICE, 6, 2), Draw(DICE, 6, 3)])
    for seat in (0, 1, 1, 0):
        for _ in range(2):
            action = RULES.legal(state, seat)[0]
            RULES.apply(state, seat, action, chance)
            record.add(seat, action, [])
    income = [hand_of(state, 0), hand_of(state, 1)]
    RULES.apply(state, 0, parse_action("roll"), chance)
    record.add(0, parse_action("roll"), chance.draws)
    summary = summarise(record)
    assert (summary.turns, summary.winner, summary.pace) == (1, None, None)
    assert summary.dice.counts == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert summary.dice.expected[5] == pytest.approx(1 / 6)
    assert summary.dice.as_uneven is None
    # A seven produces nothing: what came in is the income of the second settlements.
    assert [flow.gained["start"] for flow in summary.flows] == income
    assert [sum(flow.gained["production"]) for flow in summary.flows] == [0, 0]
    assert [sum(flow.lost["built"]) for flow in summary.flows] == [0, 0]
    assert summary.course.points == [[2, 2], [2, 2]]
    assert summary.course.marks == []


def test_time_is_counted_for_whom_the_game_waited() -> None:
    options = Options(players=2)
    board = deal(islands.topology_of("standard19"), Seeded(1))
    record = Record(options, board, [Seat("person", "", "A"), Seat("person", "", "B")])
    state = RULES.new_game(board, options)
    record.begun = "2026-11-30T18:00:00Z"
    waits = [30, 20, 100, 50, 9000, 5, 10, 10]
    for wait, seat in zip(waits, (0, 0, 1, 1, 1, 1, 0, 0), strict=True):
        action = RULES.legal(state, seat)[0]
        RULES.apply(state, seat, action, Scripted([]))
        record.add(seat, action, [])
        record.entries[-1].waited = wait
    # What the table did is waited for together with what comes next.
    takeover = Entry(-1, None, [], "takeover 0")
    takeover.waited = 70
    record.entries.insert(6, takeover)
    pace = summarise(record).pace
    assert pace is not None
    # Seat 1 was away for a quarter of an hour: nobody is charged with it.
    assert [(one.seconds, one.longest, one.decisions) for one in pace] == [(14.0, 8.0, 4), (15.5, 10.0, 4)]


def test_an_award_that_changes_hands() -> None:
    """Without a gap: this game has one."""
    courses = summarise(played(3, 1)).course
    first, second = courses.routes[:2]
    assert isinstance(first, Tenure)
    assert first.seat != second.seat
    taken = [mark for mark in courses.marks if mark.what == "route"]
    assert [(mark.seat, mark.turn) for mark in taken] == [(one.seat, one.first) for one in courses.routes]


def test_an_empty_record_has_a_summary() -> None:
    options = Options(players=2)
    board = deal(islands.topology_of("standard19"), Seeded(1))
    summary = summarise(Record(options, board, [Seat("person", "", "A"), Seat("person", "", "B")]))
    assert (summary.turns, summary.dice.rolls, summary.course.points) == (0, 0, [[], []])
