"""The robber and its variants: what other games got wrong (RB, FR)."""

from itertools import product

import pytest

from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.terrain import LAKE
from tests.cases.ground import node_between, pay
from tests.core.kit import RULES, Scene, dice, drawn_island, kinds


def test_rb_01_the_robber_must_move_and_not_into_a_lake() -> None:
    board = deal(drawn_island("F H\n L P\nD A", numbers="4=1 5=1 9=1 10=1"), Seeded(1))
    scene = Scene(2, board)
    lake = next(h for h in range(6) if board.terrain[h] == LAKE)
    scene.seven()
    here = int(scene.state.robber)
    assert scene.refused(0, f"robber h{here}") == "robber_same_hex"
    assert scene.refused(0, f"robber h{lake}") == "no_such_spot"
    assert scene.refused(0, "robber h6") == "no_such_spot"
    assert scene.sites(0, "robber") == set(range(6)) - {here, lake}
    for h in sorted(scene.sites(0, "robber")):
        copy = Scene(2, board)
        copy.seven()
        copy.do(0, f"robber h{h}")
        assert copy.state.robber == h


@pytest.mark.parametrize("target", ["nobody", "own", "desert"])
def test_rb_02_where_nobody_can_be_robbed_the_turn_goes_on_at_once(target: str) -> None:
    scene = Scene()
    scene.settle(0, scene.corner(0, 0))
    scene.give(0, "4wood")
    scene.give(1, "3ore")
    scene.state.robber = 3
    scene.seven()
    h = {"nobody": 18, "own": 0, "desert": 9}[target]
    assert kinds(scene.do(0, f"robber h{h}")) == ["robber"]
    assert (scene.phase(), scene.must()) == ("main", [0])
    scene.do(0, "bank wood>ore")


def test_rb_03_empty_hands_are_never_robbed() -> None:
    scene = Scene()
    scene.settle(1, scene.corner(0, 0))
    scene.settle(2, scene.corner(0, 2))
    scene.settle(3, scene.corner(0, 4))
    scene.give(2, "2wool1ore")
    scene.give(3, "1wood")
    scene.seven()
    scene.do(0, "robber h0")
    assert scene.legal(0, "rob") == ["rob 2", "rob 3"]
    assert scene.refused(0, "rob 1") == "no_victim"
    scene.do(0, "rob 2", scene.theft(2, "ore"))
    assert (scene.hand(0), scene.hand(2)) == ("1ore", "2wool")


def test_rb_03_the_only_one_with_cards_is_not_asked_about() -> None:
    scene = Scene()
    scene.settle(1, scene.corner(0, 0))
    scene.settle(2, scene.corner(0, 2))
    scene.give(2, "3wool")
    scene.seven()
    assert kinds(scene.do(0, "robber h0", scene.theft(2, "wool"))) == ["robber", "steal"]
    assert (scene.hand(0), scene.hand(2), scene.phase()) == ("1wool", "2wool", "main")


def test_rb_03_of_nobody_with_cards_nothing_is_taken() -> None:
    scene = Scene()
    scene.settle(1, scene.corner(0, 0))
    scene.give(3, "5ore")
    scene.seven()
    assert kinds(scene.do(0, "robber h0")) == ["robber"]
    assert [scene.hand_size(seat) for seat in range(4)] == [0, 0, 0, 5]
    assert scene.phase() == "main"


@pytest.mark.parametrize("cause", ["seven", "knight"])
def test_rb_05_one_move_and_one_theft(cause: str) -> None:
    scene = Scene()
    scene.settle(1, scene.corner(0, 0), scene.corner(18, 3))
    scene.give(1, "5ore")
    scene.hold(0, "knight", 2)
    if cause == "seven":
        scene.seven()
    else:
        scene.do(0, "knight")
    scene.do(0, "robber h0", scene.theft(1, "ore"))
    assert scene.refused(0, "robber h18") == "wrong_phase"
    assert scene.refused(0, "rob 1") == "wrong_phase"
    assert scene.hand(1) == "4ore"
    assert scene.held(0, "knight") == (2 if cause == "seven" else 1)


def test_rb_06_a_pending_robber_bars_everything_else() -> None:
    scene = Scene()
    scene.give(0, "7wood")
    scene.hold(0, "knight")
    scene.seven()
    for text in ("roll", "end", "knight", "buy", "bank wood>ore", "offer 1wood>1ore"):
        assert scene.refused(0, text) in ("already_rolled", "finish_robber")
    scene.do(0, "robber h18")
    assert scene.refused(0, "roll") == "already_rolled"
    scene.do(0, "end")


def test_rb_09_back_to_the_desert() -> None:
    scene = Scene()
    scene.state.robber = 0
    scene.hold(0, "knight", 2)
    scene.do(0, "knight")
    assert kinds(scene.do(0, "robber h9")) == ["robber"]
    scene.state.played = 0
    scene.state.robber = 0
    scene.settle(1, scene.corner(9, 2))
    scene.give(1, "1grain")
    scene.do(0, "knight")
    assert kinds(scene.do(0, "robber h9", scene.theft(1, "grain"))) == ["robber", "steal"]
    assert scene.hand(0) == "1grain"


EIGHT_SITES = ((10, 11, 15), (8, 9, 13), (17, 18), (2, 5, 6), (0, 1, 4), (12, 16), (3, 7), (14, 15, 18))


def all_protected() -> Scene:
    """Four players with two settlements each, so placed that every hex but the desert touches one."""
    scene = Scene(friendly_robber=True)
    for number, hexes in enumerate(EIGHT_SITES):
        scene.settle(number % 4, node_between(scene, *hexes))
    assert [scene.visible(seat) for seat in range(4)] == [2] * 4
    return scene


def test_fr_01_without_a_legal_hex_the_robber_stays_on_the_desert() -> None:
    scene = all_protected()
    scene.give(0, "4wood")
    scene.give(1, "9ore")
    assert scene.state.robber == 9
    scene.seven()
    assert (scene.phase(), scene.must()) == ("discard", [1])
    assert kinds(scene.do(1, "discard 4ore")) == ["discarding", "discard"]
    assert (scene.state.robber, scene.phase(), scene.must()) == (9, "main", [0])
    assert (scene.hand(0), scene.hand(1)) == ("4wood", "5ore")
    scene.do(0, "bank wood>grain")


def test_fr_01_from_elsewhere_it_goes_to_the_desert_and_spares_the_protected() -> None:
    scene = all_protected()
    scene.give(1, "3ore")
    scene.state.robber = 0
    scene.seven()
    assert scene.sites(0, "robber") == {9}
    assert kinds(scene.do(0, "robber h9")) == ["robber"]
    assert scene.hand(1) == "3ore"


def test_fr_01_without_a_desert_it_does_not_move() -> None:
    board = deal(drawn_island("F P", numbers="4=1 9=1"), Seeded(1))
    scene = Scene(2, board, friendly_robber=True)
    scene.settle(1, scene.corner(0, 1))
    scene.give(1, "9wool")
    scene.seven()
    scene.do(1, "discard 4wool")
    assert (scene.phase(), scene.state.robber, scene.hand(0)) == ("main", -1, "")


def test_fr_04_knights_are_restricted_and_the_own_hexes_protected_by_the_own_points() -> None:
    for strong, cause in product((True, False), ("seven", "knight")):
        scene = Scene(friendly_robber=True)
        if strong:
            scene.city(0, scene.corner(0, 0), scene.corner(2, 0))
            scene.settle(0, scene.corner(18, 3))
        else:
            scene.settle(0, scene.corner(0, 0), scene.corner(18, 3))
        scene.settle(1, scene.corner(7, 5), scene.corner(16, 3))
        assert (scene.visible(0), scene.visible(1)) == (5 if strong else 2, 2)
        if cause == "seven":
            scene.seven()
        else:
            scene.hold(0, "knight")
            scene.do(0, "knight")
        for h in (7, 16):
            assert scene.refused(0, f"robber h{h}") == "friendly_robber"
        assert (0 in scene.sites(0, "robber")) == strong
        if not strong:
            assert scene.refused(0, "robber h0") == "friendly_robber"


def test_fr_04_the_protected_discard_as_well() -> None:
    scene = Scene(friendly_robber=True)
    scene.settle(1, scene.corner(0, 0), scene.corner(18, 3))
    scene.give(1, "10wool")
    scene.seven()
    assert scene.must() == [1]
    scene.do(1, "discard 5wool")
    assert scene.hand(1) == "5wool"


def test_fr_05_with_the_robber_off_a_seven_only_costs_cards() -> None:
    scene = Scene(robber=False)
    assert scene.state.robber == -1
    scene.settle(2, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.give(1, "9wool")
    told = kinds(scene.seven())
    assert "produce" not in told
    assert scene.must() == [1]
    scene.do(1, "discard 4wool")
    assert (scene.phase(), scene.must()) == ("main", [0])
    scene.do(0, "end")


def test_fr_05_knights_count_for_the_army_and_do_nothing_else() -> None:
    scene = Scene(robber=False)
    scene.open_knights(0, 2)
    scene.hold(0, "knight")
    scene.settle(1, scene.corner(0, 0))
    scene.give(1, "1ore")
    assert kinds(scene.do(0, "knight")) == ["play", "award"]
    assert (scene.phase(), scene.visible(0), scene.hand(1)) == ("main", 2, "1ore")
    pay(scene, 0, "buy")
    scene.buy(0, "knight")


def test_fr_05_nothing_is_blocked() -> None:
    scene = Scene(robber=False)
    scene.settle(1, scene.corner(0, 0))
    scene.do(0, "end")
    scene.do(1, "roll", dice(4, 4))
    assert scene.hand(1) == "1wood"
    assert RULES.observe(scene.state, 1).known.robber == -1
