"""Rules: the army (B58, B59)."""

from tests.core.kit import Scene, kinds, only


def play_knight(scene: Scene, seat: int) -> list[str]:
    scene.on_turn(seat)
    scene.state.played = 0
    scene.hold(seat, "knight")
    trace = kinds(scene.do(seat, "knight"))
    if scene.phase() == "robber":
        scene.do(seat, scene.legal(seat, "robber")[-1])
    return trace


def test_b58_the_first_with_three_knights() -> None:
    scene = Scene()
    assert play_knight(scene, 0) == ["play"]
    assert play_knight(scene, 0) == ["play"]
    assert (scene.state.army_holder, scene.visible(0)) == (-1, 0)
    assert play_knight(scene, 0) == ["play", "award"]
    assert (scene.state.army_holder, scene.visible(0)) == (0, 2)


def test_b58_only_more_takes_it() -> None:
    scene = Scene()
    scene.open_knights(0, 3)
    scene.open_knights(1, 2)
    assert play_knight(scene, 1) == ["play"]
    assert scene.state.army_holder == 0
    scene.on_turn(1)
    scene.state.played = 0
    scene.hold(1, "knight")
    award = only(scene.do(1, "knight"), "award")
    assert (award.seat, award.other, award.a) == (1, 0, 1)
    assert (scene.visible(0), scene.visible(1)) == (0, 2)


def test_b58_the_holder_goes_on_without_a_new_award() -> None:
    scene = Scene()
    scene.open_knights(0, 3)
    assert play_knight(scene, 0) == ["play"]
    assert scene.visible(0) == 2


def test_b58_knights_in_hand_do_not_count() -> None:
    scene = Scene()
    scene.hold(0, "knight", 5)
    assert play_knight(scene, 0) == ["play"]
    assert scene.state.army_holder == -1


def test_b58_it_is_never_set_aside() -> None:
    scene = Scene()
    scene.open_knights(0, 4)
    for seat in (1, 2, 3):
        scene.open_knights(seat, 2)
        play_knight(scene, seat)
        assert scene.state.army_holder == 0


def test_b59_switched_off_no_points_but_the_robber() -> None:
    scene = Scene(army_award=False)
    scene.settle(1, scene.corner(0, 0))
    scene.give(1, "1ore")
    scene.open_knights(0, 2)
    scene.hold(0, "knight")
    assert kinds(scene.do(0, "knight")) == ["play"]
    assert (scene.state.army_holder, scene.visible(0)) == (-1, 0)
    scene.do(0, "robber h0", scene.theft(1, "ore"))
    assert scene.hand(0) == "1ore"


def test_b59_robber_and_award_off_a_knight_does_nothing() -> None:
    scene = Scene(army_award=False, robber=False)
    scene.open_knights(0, 2)
    scene.hold(0, "knight")
    assert kinds(scene.do(0, "knight")) == ["play"]
    assert (scene.knights(0), scene.phase()) == (3, "main")
