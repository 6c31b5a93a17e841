"""Points and the end of a game: what other games got wrong (VP)."""

from itertools import cycle

import pytest

from hexfolk.core.action import parse_action
from hexfolk.core.chance import Draw
from hexfolk.core.record import Record, Seat
from hexfolk.core.state import POINTS
from hexfolk.report.summary import summarise
from tests.cases.ground import build_into, lower_edge, node_between, pay, upper_edge, way_off
from tests.core import oracle
from tests.core.driver import new_game, play
from tests.core.kit import Scene, dealt, dice, kinds

BLUE, GREEN, RED, WHITE = range(4)


def eight_and_a_route_of_six() -> tuple[Scene, list[int]]:
    """Green has eight points of buildings and six roads, Red the award with seven, Blue is on turn."""
    scene = Scene()
    scene.city(GREEN, *(scene.corner(h, 0) for h in (0, 1, 2)), scene.corner(16, 3))
    scene.roads(GREEN, *lower_edge(scene, 3)[:7])
    line = upper_edge(scene, 2)[:8]
    scene.roads(RED, *line)
    assert (scene.visible(GREEN), scene.route(GREEN), scene.state.route_holder) == (8, 6, RED)
    build_into(scene, BLUE, line[3], *line)
    return scene, line


def test_vp_01_points_gained_in_anothers_turn_do_not_win_it() -> None:
    scene, _ = eight_and_a_route_of_six()
    assert (scene.route(RED), scene.state.route_holder, scene.points(GREEN)) == (4, GREEN, 10)
    assert (scene.phase(), scene.winner(), scene.must()) == ("main", -1, [BLUE])
    # Blue may go on with the turn.
    pay(scene, BLUE, "buy")
    scene.do(BLUE, "buy", scene.top("knight"))
    assert scene.winner() == -1


def test_vp_02_they_win_as_soon_as_the_turn_comes() -> None:
    scene, _ = eight_and_a_route_of_six()
    assert kinds(scene.do(BLUE, "end")) == ["end", "turn", "win"]
    assert (scene.phase(), scene.winner(), scene.state.rolled) == ("over", GREEN, 0)


def test_vp_02_a_seat_between_has_its_turn_and_may_take_the_points_back() -> None:
    scene, _ = eight_and_a_route_of_six()
    scene.on_turn(RED)
    scene.state.turn += 2
    scene.do(RED, "end")
    assert scene.must() == [WHITE]
    scene.do(WHITE, "roll", dice(1, 1))
    # White cuts Green to three: nobody is left with five.
    route = lower_edge(scene, 3)[:7]
    build_into(scene, WHITE, route[3], *route)
    assert (scene.state.route_holder, scene.points(GREEN)) == (-1, 8)
    for seat in (WHITE, BLUE):
        scene.do(seat, "end")
        assert scene.phase() == "before_roll"
        scene.do((seat + 1) % 4, "roll", dice(1, 1))
    assert (scene.state.on_turn, scene.winner()) == (GREEN, -1)


def test_vp_04_a_point_card_counts_in_the_turn_it_is_bought() -> None:
    scene = Scene()
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2, 7)))
    scene.hold(0, "point")
    scene.hold(0, "knight")
    assert (scene.points(0), scene.visible(0)) == (9, 8)
    scene.do(0, "knight")
    scene.do(0, "robber h18")
    pay(scene, 0, "buy")
    assert kinds(scene.buy(0, "point")) == ["buy", "win"]
    assert (scene.winner(), scene.points(0)) == (0, 10)
    # Everybody sees all ten now.
    for seat in (-1, 1, 2, 3):
        assert scene.see(seat).total_points(0) == 10


def test_vp_04_point_cards_take_nobodys_turn_to_play_a_card() -> None:
    scene = Scene()
    scene.give(0, "2wool2grain2ore")
    scene.hold(0, "knight")
    for number in (1, 2):
        scene.buy(0, "point")
        assert scene.points(0) == number
    assert scene.state.played == 0
    scene.do(0, "knight")


def route_of_four_and_eight_points() -> Scene:
    scene = Scene()
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2)), scene.corner(16, 3))
    scene.roads(0, *upper_edge(scene, 2)[:5])
    scene.hold(0, "roads")
    scene.before_roll(0)
    return scene


def test_vp_06_the_first_free_road_before_the_roll_wins() -> None:
    scene = route_of_four_and_eight_points()
    scene.do(0, "roads")
    line = upper_edge(scene, 2)
    assert kinds(scene.do(0, f"road e{scene.edge(line[4], line[5])}")) == ["road", "award", "win"]
    assert (scene.phase(), scene.winner(), scene.points(0)) == ("over", 0, 10)
    assert (scene.state.rolled, scene.state.free_roads, scene.must()) == (0, 0, [])


def won_by_free_road() -> tuple[Record, Scene]:
    """A whole game of two up to 8 points: the first builds four roads and buys four points, then waits."""
    scene = Scene(2, founding=True, target=8)
    record = Record(scene.options, scene.board, [Seat("person", "", "Ann"), Seat("person", "", "Bob")])

    def do(seat: int, text: str, draws: list[Draw] | None = None) -> None:
        scene.do(seat, text, draws)
        record.add(seat, parse_action(text), draws or [])

    first, second = node_between(scene, 3, 4, 8), node_between(scene, 12, 13, 16)
    line = [first]
    while len(line) < 6:
        line.append(way_off(scene, line[-1], *line))
    for seat, node, end in (
        (0, first, line[1]),
        (1, scene.corner(2, 0), scene.corner(2, 1)),
        (1, scene.corner(18, 3), scene.corner(18, 2)),
        (0, second, scene.neighbours(second)[0]),
    ):
        do(seat, f"settle n{node}")
        do(seat, f"road e{scene.edge(node, end)}")
    # Ore, brick, grain, wood and wool for the first, again and again.
    rolls = cycle([dice(1, 2), dice(4, 5), dice(3, 3), dice(2, 2), dice(1, 1)])
    built = 1
    while not (scene.route(0) == 4 and scene.points(0) == 6):
        do(0, "roll", next(rolls))
        if built < 4 and f"road e{scene.edge(line[built], line[built + 1])}" in scene.legal(0):
            do(0, f"road e{scene.edge(line[built], line[built + 1])}")
            built += 1
        while "buy" in scene.legal(0) and scene.points(0) < 6:
            do(0, "buy", scene.top("point" if scene.held(0, "roads") else "roads"))
        do(0, "end")
        do(1, "roll", next(rolls))
        do(1, "end")
        assert scene.state.turn < 100
    do(0, "roads")
    do(0, f"road e{scene.edge(line[4], line[5])}")
    record.close(scene.state)
    return record, scene


def test_vp_06_the_statistics_of_such_a_game_can_be_made() -> None:
    record, scene = won_by_free_road()
    assert (scene.phase(), scene.winner(), scene.state.rolled) == ("over", 0, 0)
    rolls = sum(" roll | " in entry.text() for entry in record.entries)
    summary = summarise(record)
    assert summary.dice.rolls == rolls
    assert (summary.winner, summary.places[0].seat, summary.places[0].points) == (0, 0, 8)
    assert summary.places[0].route_award


def test_vp_08_nothing_is_done_after_the_end() -> None:
    scene = Scene()
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2, 7)))
    scene.settle(0, scene.corner(18, 3))
    scene.settle(1, scene.corner(12, 3))
    for seat in (0, 1):
        scene.give(seat, "3wood3brick3wool3grain3ore")
        scene.hold(seat, "knight")
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "accept 1")
    pay(scene, 0, "buy")
    scene.buy(0, "point")
    assert scene.winner() == 0
    for seat in range(4):
        for text in (
            "roll",
            f"settle n{scene.corner(14, 0)}",
            "road e0",
            f"city n{scene.corner(18, 3)}",
            "buy",
            "knight",
            "bank wood>ore",
            "offer 1wood>1ore",
            "accept 1",
            "trade 1 1",
            "withdraw 1",
            "counter 1 1ore>1wood",
            "discard 2wood",
            "robber h1",
            "rob 1",
            "signup",
            "pass",
            "end",
        ):
            assert scene.refused(seat, text) == "game_over"
    for reader in range(-1, 4):
        assert scene.see(reader).legal == []


@pytest.mark.parametrize("players", range(2, 9))
def test_vp_09_everybody_has_two_points_after_the_set_up(players: int) -> None:
    scene = Scene(players, founding=True)
    while scene.must() and scene.phase().startswith("found"):
        (seat,) = scene.must()
        scene.do(seat, scene.legal(seat)[0])
    assert [scene.visible(seat) for seat in range(players)] == [2] * players
    assert [scene.points(seat) for seat in range(players)] == [2] * players


@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_vp_09_points_are_those_of_the_board_after_every_action(players: int) -> None:
    state = new_game(dealt(players, players), players)
    for number, _ in enumerate(play(state, players, 400)):
        if number % 5 == 0:
            facts = oracle.Facts(state)
            assert [facts.visible(seat) for seat in facts.seats] == [
                int(state.v[state.at(seat) + POINTS]) for seat in facts.seats
            ]
