"""The summary counts what happened, and its sums agree with the position at the end."""

import random

import pytest

from hexfolk import islands
from hexfolk.core.action import parse_action
from hexfolk.core.chance import DICE, Draw, Recorder, Scripted, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.core.record import Record, Seat, replay
from hexfolk.core.state import OVER, State, hand_of
from hexfolk.report.summary import summarise

RULES = Classic()
COSTS = {"road": 2, "settle": 4, "city": 5, "buy": 3}


def played(players: int, seed: int, most: int = 6000) -> Record:
    """A random game, as its record."""
    chance = Recorder(Seeded(seed))
    dice = random.Random(seed)
    options = Options(players=players)
    board = deal(islands.topology_of(islands.standard_for(players)), chance)
    chance.take()
    record = Record(options, board, [Seat("person", "", f"P{i}") for i in range(players)])
    state = RULES.new_game(board, options)
    while state.phase != OVER and len(record.entries) < most:
        seat = RULES.must(state)[0]
        action = dice.choice(RULES.legal(state, seat))
        RULES.apply(state, seat, action, chance)
        record.add(seat, action, chance.take())
    return record


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_cards_and_points_add_up(players: int, seed: int) -> None:
    record = played(players, seed)
    state = replay(record)
    summary = summarise(record)
    assert (summary.turns, summary.winner) == (state.turn, state.winner if state.winner >= 0 else None)
    rolls = [entry for entry in record.entries if any(draw.purpose == DICE for draw in entry.draws)]
    assert sum(summary.dice) == len(rolls)
    assert sum(summary.expected) == pytest.approx(len(rolls), abs=0.1)
    assert sum(p.stolen for p in summary.players) == sum(p.robbed for p in summary.players) > 0
    for player in summary.players:
        assert player.points == (
            player.settlements
            + 2 * player.cities
            + player.point_cards
            + 2 * player.route_award
            + 2 * player.army_award
        )
        assert player.points_by_turn[-1] == player.points
        assert player.points_by_turn[0] == 2
        assert len(player.points_by_turn) == summary.turns + 1
    # What came in, less what went out and was spent, is what is left, seat by seat.
    spent, handed_over = expenses(record)
    for seat, player in enumerate(summary.players):
        gained = sum(map(sum, (player.produced, player.from_cards, player.traded_in, player.bank_in)))
        lost = sum(map(sum, (player.traded_out, player.bank_out, player.discarded)))
        left = gained + player.stolen - lost - player.robbed - handed_over[seat] - spent[seat]
        assert left == sum(hand_of(state, seat))


def expenses(record: Record) -> tuple[list[int], list[int]]:
    """By seat: cards paid for what was built and bought, and cards lost to monopolies."""
    spent = [-2 * COSTS["settle"] for _ in record.seats]
    handed_over = [0 for _ in record.seats]

    def count(_entry: int, _state: State, events: list[Event]) -> None:
        for event in events:
            if event.kind in COSTS and not (event.kind == "road" and event.a == 1):
                spent[event.seat] += COSTS[event.kind]
            if event.kind == "hand_over":
                handed_over[event.seat] += int(event.b)

    replay(record, count)
    return spent, handed_over


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
    assert summary.turns == 1
    assert summary.winner is None
    assert summary.dice == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert summary.expected[5] == pytest.approx(1 / 6, abs=0.01)
    # A seven produces nothing: what was produced is the income of the second settlements.
    assert [player.produced for player in summary.players] == income
    assert [player.points_by_turn for player in summary.players] == [[2, 2], [2, 2]]
    assert [player.settlements for player in summary.players] == [2, 2]


def test_an_empty_record_has_a_summary() -> None:
    options = Options(players=2)
    board = deal(islands.topology_of("standard19"), Seeded(1))
    summary = summarise(Record(options, board, [Seat("person", "", "A"), Seat("person", "", "B")]))
    assert (summary.turns, sum(summary.dice), summary.players[0].points_by_turn) == (0, 0, [])
