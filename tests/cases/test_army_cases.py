"""Largest army: what other games got wrong (LA)."""

import pytest

from tests.core.kit import Scene, dice, kinds


def play_knight(scene: Scene, seat: int) -> list[str]:
    """A knight in a turn of its own; the robber goes where nobody can be robbed."""
    scene.before_roll(seat)
    scene.state.played = 0
    scene.hold(seat, "knight")
    told = kinds(scene.do(seat, "knight"))
    scene.do(seat, f"robber h{9 if scene.state.robber != 9 else 0}")
    return told


def awards(scene: Scene) -> int:
    return sum(scene.visible(seat) for seat in range(int(scene.state.players)))


def test_la_01_the_holder_gains_nothing_by_more_knights() -> None:
    scene = Scene()
    scene.open_knights(0, 2)
    for number in (3, 4, 5):
        told = play_knight(scene, 0)
        assert ("award" in told) == (number == 3)
        assert (scene.knights(0), scene.visible(0)) == (number, 2)
        assert awards(scene) == 2


def test_la_02_a_tie_leaves_it_and_one_more_takes_it() -> None:
    scene = Scene()
    scene.open_knights(0, 3)
    scene.open_knights(1, 2)
    play_knight(scene, 1)
    assert (scene.state.army_holder, scene.visible(0), scene.visible(1)) == (0, 2, 0)
    play_knight(scene, 1)
    assert (scene.state.army_holder, scene.visible(0), scene.visible(1)) == (1, 0, 2)


def test_la_02_knights_in_hand_do_not_count() -> None:
    scene = Scene()
    scene.hold(0, "knight", 5)
    scene.open_knights(0, 2)
    assert (scene.held(0, "knight"), scene.state.army_holder, scene.visible(0)) == (5, -1, 0)


@pytest.mark.parametrize("rolled", [False, True])
def test_la_05_the_third_knight_that_wins_moves_no_robber(rolled: bool) -> None:
    scene = Scene()
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2, 7)))
    scene.settle(1, scene.corner(18, 3))
    scene.give(1, "3ore")
    scene.open_knights(0, 2)
    scene.hold(0, "knight")
    if not rolled:
        scene.before_roll(0)
    robber = scene.state.robber
    assert scene.points(0) == 8
    told = kinds(scene.do(0, "knight"))
    assert told == ["play", "award", "win"]
    assert (scene.phase(), scene.winner(), scene.points(0)) == ("over", 0, 10)
    assert scene.state.robber == robber
    assert scene.hand(1) == "3ore"
    assert scene.must() == []
    for seat in range(4):
        assert scene.legal(seat) == []
        for text in ("robber h0", "rob 1", "roll", "end"):
            assert scene.refused(seat, text) == "game_over"


def test_la_05_without_the_win_the_robber_moves() -> None:
    scene = Scene()
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.open_knights(0, 2)
    scene.hold(0, "knight")
    scene.before_roll(0)
    assert kinds(scene.do(0, "knight")) == ["play", "award"]
    assert scene.phase() == "robber"
    scene.do(0, "robber h18")
    scene.do(0, "roll", dice(1, 1))
