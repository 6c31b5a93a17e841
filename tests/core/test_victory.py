"""Rules: the end (B69–B74)."""

import pytest

from hexfolk.core.errors import BadOption
from hexfolk.core.options import Options
from tests.core.kit import Scene, kinds, only


def nine_points(scene: Scene, seat: int = 0) -> None:
    """Four cities and a settlement."""
    scene.city(seat, *(scene.corner(h, 0) for h in (0, 1, 2, 7)))
    scene.settle(seat, scene.corner(9, 0))


def test_b69_what_counts() -> None:
    scene = Scene(target=15)
    scene.settle(0, scene.corner(9, 0))
    assert scene.points(0) == 1
    scene.city(0, scene.corner(0, 0))
    assert scene.points(0) == 3
    scene.hold(0, "point", 2)
    assert scene.points(0) == 5
    scene.open_knights(0, 3)
    assert scene.points(0) == 7
    scene.roads(0, *(scene.corner(12, place) for place in range(6)))
    assert scene.points(0) == 9
    assert scene.visible(0) == 7


@pytest.mark.parametrize("target", range(8, 16))
def test_b70_targets_of_the_base_game(target: int) -> None:
    assert Options(target=target).target == target
    assert Options().target == 10


@pytest.mark.parametrize("target", [-1, 0, 7, 16, 20])
def test_b70_no_other_target(target: int) -> None:
    with pytest.raises(BadOption) as fault:
        Options(target=target)
    assert fault.value.field == "target"


@pytest.mark.parametrize("target", [8, 10, 12])
def test_b70_the_target_decides(target: int) -> None:
    scene = Scene(target=target)
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.settle(0, scene.corner(9, 0))
    scene.hold(0, "point", target - 8)
    scene.give(0, "2grain3ore")
    assert scene.points(0) == target - 1
    trace = scene.do(0, f"city n{scene.corner(9, 0)}")
    assert only(trace, "win").a == target


def test_b71_the_instant_it_is_reached() -> None:
    scene = Scene()
    nine_points(scene)
    beyond = scene.corner(9, 2)
    scene.roads(0, scene.corner(9, 0), scene.corner(9, 1), beyond)
    scene.give(0, "1wood1brick1wool1grain")
    scene.do(0, "offer 1wood>1ore")
    assert kinds(scene.do(0, f"settle n{beyond}")) == ["settle", "win"]
    assert (scene.winner(), scene.phase(), scene.must()) == (0, "over", [])
    assert scene.state.offers == []


def test_b71_hidden_point_cards_count_without_a_word() -> None:
    scene = Scene()
    nine_points(scene)
    scene.give(0, "1wool1grain1ore")
    assert kinds(scene.buy(0, "point")) == ["buy", "win"]
    assert scene.winner() == 0


def test_b71_another_card_does_not_win() -> None:
    scene = Scene()
    nine_points(scene)
    scene.give(0, "1wool1grain1ore")
    scene.buy(0, "knight")
    assert scene.phase() == "main"


def test_b72_in_anothers_turn_only_at_the_start_of_the_own() -> None:
    """Seat 1 gets the award in seat 0's turn, by a cut."""
    scene = Scene()
    scene.city(1, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.hold(1, "point", 2)
    row = [scene.corner(7, 5), *(scene.corner(h, place) for h in (7, 8, 9, 10) for place in (0, 1))]
    low = [scene.corner(16, 4), *(scene.corner(h, place) for h in (16, 17, 18) for place in (3, 2))]
    scene.roads(2, *row[:7])
    scene.roads(1, *low[:6])
    assert (scene.state.route_holder, scene.points(1)) == (2, 8)
    out = next(n for n in scene.neighbours(row[4]) if n not in row)
    scene.roads(0, out, row[4])
    scene.give(0, "1wood1brick1wool1grain")
    assert kinds(scene.do(0, f"settle n{row[4]}")) == ["settle", "award"]
    assert (scene.state.route_holder, scene.points(1)) == (1, 10)
    assert scene.phase() == "main"
    assert kinds(scene.do(0, "end")) == ["end", "turn", "win"]
    assert scene.winner() == 1
    assert scene.state.rolled == 0


def test_b72_only_if_the_points_are_still_there() -> None:
    scene = Scene()
    scene.city(2, *(scene.corner(h, 0) for h in (0, 1, 2, 7)))
    scene.open_knights(2, 3)
    assert scene.points(2) == 10
    # Seat 1 takes the army before seat 2's turn comes.
    scene.on_turn(1)
    scene.open_knights(1, 3)
    scene.hold(1, "knight")
    scene.do(1, "knight")
    scene.do(1, "robber h18")
    assert scene.points(2) == 8
    scene.do(1, "end")
    assert (scene.phase(), scene.must()) == ("before_roll", [2])


def test_b73_checked_at_the_start_and_after_every_action_of_the_player_on_turn() -> None:
    scene = Scene()
    nine_points(scene, 1)
    scene.hold(1, "point")
    # Other players' actions in seat 0's turn do not end the game.
    scene.give(0, "1wood")
    scene.give(1, "1ore")
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "accept 1")
    scene.do(0, "trade 1 1")
    assert scene.phase() == "main"
    assert kinds(scene.do(0, "end")) == ["end", "turn", "win"]


def test_b73_two_with_the_target_only_the_one_on_turn_wins() -> None:
    scene = Scene(target=8)
    for seat, hexes in ((0, (0, 1, 2)), (1, (7, 11, 16))):
        scene.city(seat, *(scene.corner(h, 5) for h in hexes))
        scene.hold(seat, "point", 1)
    scene.hold(1, "point", 1)
    scene.give(0, "1wool1grain1ore")
    scene.buy(0, "point")
    assert (scene.points(0), scene.points(1)) == (8, 8)
    assert scene.winner() == 0


def test_b73_a_knight_before_the_roll_may_win() -> None:
    scene = Scene(target=8)
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.open_knights(0, 2)
    scene.hold(0, "knight")
    scene.before_roll()
    assert kinds(scene.do(0, "knight")) == ["play", "award", "win"]
    assert scene.state.rolled == 0


def test_b74_all_hidden_cards_are_opened() -> None:
    scene = Scene()
    nine_points(scene)
    scene.hold(1, "point", 2)
    scene.hold(2, "roads")
    scene.give(1, "3ore")
    scene.give(0, "1wool1grain1ore")
    scene.buy(0, "point")
    for seat in (-1, 0, 1, 2, 3):
        seen = scene.see(seat)
        assert seen.known.to_bytes() == scene.state.to_bytes()
        assert seen.total_points(1) == 2


def test_b74_the_dice_stand_in_what_happened() -> None:
    scene = Scene()
    rolls = [(1, 1), (6, 6), (2, 4)]
    told = []
    for pair in rolls:
        event = only(scene.roll(0, *pair), "roll")
        told.append((int(event.a), int(event.b)))
    assert told == rolls
