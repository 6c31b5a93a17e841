"""Rules: the friendly robber (B32–B34)."""

import pytest

from hexfolk.core.action import parse_action
from hexfolk.core.board import Board, parse_board
from hexfolk.core.chance import THEFT, Draw, Scripted, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadDraw
from hexfolk.core.event import Event
from hexfolk.islands import topology_of
from tests.core.kit import HOME, RULES, Scene, dice, drawn_island, kinds


def friendly(players: int = 4, board: Board | None = None, target: int = 10) -> Scene:
    return Scene(players, board, friendly_robber=True, target=target)


def test_b32_hexes_of_players_with_two_points_are_barred() -> None:
    scene = friendly()
    scene.settle(1, scene.corner(0, 0), scene.corner(18, 3))
    scene.seven()
    assert scene.sites(0, "robber") == set(range(19)) - {9, 0, 18}
    assert scene.refused(0, "robber h0") == "friendly_robber"
    assert scene.refused(0, "robber h9") == "robber_same_hex"


def test_b32_three_points_are_fair_game() -> None:
    scene = friendly()
    scene.settle(1, scene.corner(0, 0))
    scene.city(1, scene.corner(18, 3))
    scene.settle(2, scene.corner(2, 0))
    scene.give(1, "1ore")
    scene.seven()
    assert scene.sites(0, "robber") == set(range(19)) - {9, 2}
    scene.do(0, "robber h0", scene.theft(1, "ore"))


def test_b32_hidden_points_do_not_count() -> None:
    scene = friendly()
    scene.settle(1, scene.corner(0, 0), scene.corner(18, 3))
    scene.hold(1, "point", 3)
    scene.seven()
    assert scene.refused(0, "robber h0") == "friendly_robber"


def test_b32_awards_count() -> None:
    scene = friendly()
    scene.settle(1, scene.corner(0, 0))
    scene.open_knights(1, 3)
    scene.seven()
    assert scene.visible(1) == 3
    assert 0 in scene.sites(0, "robber")


def test_b32_one_protected_neighbour_bars_the_hex() -> None:
    scene = friendly()
    scene.city(1, scene.corner(0, 0), scene.corner(18, 0))
    scene.settle(2, scene.corner(0, 2))
    scene.seven()
    assert scene.refused(0, "robber h0") == "friendly_robber"
    assert 18 in scene.sites(0, "robber")


def test_b33_the_mover_is_protected_as_well() -> None:
    scene = friendly()
    scene.settle(0, scene.corner(0, 0))
    scene.seven(0)
    assert scene.refused(0, "robber h0") == "friendly_robber"


def test_b33_knights_spare_too() -> None:
    scene = friendly()
    scene.settle(1, scene.corner(0, 0))
    scene.hold(0, "knight")
    scene.do(0, "knight")
    assert scene.refused(0, "robber h0") == "friendly_robber"


def test_b33_off_nobody_is_protected() -> None:
    scene = Scene()
    scene.settle(1, scene.corner(0, 0))
    scene.seven()
    assert 0 in scene.sites(0, "robber")


def small(rows: str, numbers: str, players: int = 2, target: int = 10) -> Scene:
    """A strip of hexes with fixed terrain, so that protection can cover all of it."""
    return friendly(players, deal(drawn_island(rows, numbers=numbers), Seeded(1)), target)


def test_b34_to_another_desert_even_beside_the_protected() -> None:
    scene = small("F D P D", "4=1 9=1")
    scene.state.robber = 1
    scene.settle(1, scene.corner(0, 4))  # bars h0
    scene.settle(1, scene.corner(2, 1))  # bars h2 and the desert h3
    scene.give(1, "3ore")
    scene.seven()
    assert scene.sites(0, "robber") == {3}
    assert scene.refused(0, "robber h0") == "friendly_robber"
    assert kinds(scene.do(0, "robber h3")) == ["robber"]
    assert scene.hand(1) == "3ore"
    assert scene.phase() == "main"


def test_b34_no_desert_beside_the_protected_while_another_hex_is_open() -> None:
    scene = small("D F P D A", "4=1 9=1 10=1")
    scene.state.robber = 0
    scene.settle(1, scene.corner(3, 0))
    scene.seven()
    assert scene.sites(0, "robber") == {1, 2, 4}
    assert scene.refused(0, "robber h3") == "friendly_robber"


def test_b34_the_mover_chooses_among_the_other_deserts() -> None:
    scene = small("D F D P D", "4=1 9=1")
    scene.state.robber = 0
    scene.settle(1, scene.corner(1, 1), scene.corner(3, 1))
    scene.settle(0, scene.corner(0, 4))
    scene.seven()
    assert scene.sites(0, "robber") == {2, 4}


def test_b34_from_a_field_to_the_only_desert() -> None:
    scene = small("F D P", "4=1 9=1")
    scene.state.robber = 0
    scene.settle(1, scene.corner(1, 1))
    scene.settle(0, scene.corner(1, 4))
    scene.seven()
    # The two settlements bar h1 and h2; the desert h1 is what is left.
    assert scene.sites(0, "robber") == {1}


def test_b34_at_the_desert_the_unprotected_may_be_robbed() -> None:
    scene = small("F D P D", "4=1 9=1", players=3)
    scene.state.robber = 1
    scene.settle(1, scene.corner(0, 4))
    scene.settle(1, scene.corner(2, 1))
    scene.city(2, scene.corner(3, 3))
    scene.settle(2, scene.corner(0, 0))
    assert (scene.visible(1), scene.visible(2)) == (2, 3)
    scene.give(1, "3ore")
    scene.give(2, "2wool")
    scene.seven()
    assert scene.sites(0, "robber") == {3}
    assert kinds(scene.do(0, "robber h3", scene.theft(2, "wool"))) == ["robber", "steal"]
    assert (scene.hand(0), scene.hand(1)) == ("1wool", "3ore")


def pinned(players: int = 3, target: int = 10) -> Scene:
    """The robber on the only desert, every other hex barred; seat 2 with three points beside the desert."""
    scene = small("F D P", "4=1 9=1", players, target)
    scene.settle(1, scene.corner(0, 4))
    scene.settle(0, scene.corner(2, 1))
    scene.city(2, scene.corner(1, 3))
    scene.settle(2, scene.corner(2, 5))
    assert scene.state.robber == 1
    return scene


def test_b34_it_stays_only_if_there_is_no_other_desert() -> None:
    scene = pinned()
    scene.give(1, "3ore")
    scene.before_roll()
    trace = scene.do(0, "roll", dice(3, 4))
    assert "robber" not in kinds(trace)
    assert scene.phase() == "main"
    assert scene.state.robber == 1
    assert scene.hand(1) == "3ore"


def test_b34_where_it_stays_the_unprotected_may_be_robbed() -> None:
    scene = pinned()
    scene.give(2, "2wool")
    scene.before_roll()
    draws = dice(3, 4) + scene.theft(2, "wool")
    assert "steal" in kinds(scene.do(0, "roll", draws))
    assert scene.hand(0) == "1wool"


def test_b34_staying_after_discards_and_knights_too() -> None:
    scene = pinned()
    scene.give(2, "8wool")
    scene.seven()
    scene.do(2, "discard 3wool")
    scene.do(2, "discard 1wool", [Draw(THEFT, 4, 0)])
    assert (scene.hand(0), scene.hand(2)) == ("1wool", "3wool")
    scene.hold(0, "knight")
    scene.do(0, "knight", scene.theft(2, "wool"))
    assert (scene.hand(0), scene.hand(2)) == ("2wool", "2wool")
    assert scene.phase() == "main"


def test_b34_where_it_stays_the_mover_chooses_among_several() -> None:
    scene = pinned(players=4)
    scene.city(3, scene.corner(1, 5))
    scene.settle(3, scene.corner(2, 3))
    scene.give(2, "2wool")
    scene.give(3, "1ore")
    scene.seven()
    assert (scene.phase(), scene.legal(0, "rob")) == ("rob", ["rob 2", "rob 3"])
    scene.do(0, "rob 3", scene.theft(3, "ore"))
    assert (scene.hand(0), scene.phase()) == ("1ore", "main")


def test_b49_a_knight_that_wins_takes_no_card_where_it_stays() -> None:
    scene = pinned(target=8)
    scene.settle(1, scene.corner(2, 3))
    scene.give(2, "2wool")
    scene.hold(0, "point", 5)
    scene.open_knights(0, 2)
    scene.hold(0, "knight")
    assert kinds(scene.do(0, "knight")) == ["play", "award", "win"]
    assert (scene.hand(0), scene.hand(2)) == ("", "2wool")


def test_b34_only_a_friendly_robber_takes_a_card_where_it_stays() -> None:
    """On an island of one hex another robber has nowhere to go, and that is all."""
    scene = Scene(2, deal(drawn_island("D"), Seeded(1)))
    scene.city(1, scene.corner(0, 0))
    scene.settle(1, scene.corner(0, 2))
    scene.give(1, "2wool")
    assert scene.state.robber == 0
    assert kinds(scene.seven()) == ["roll"]
    assert (scene.phase(), scene.hand(1)) == ("main", "2wool")


def test_b35_a_friendly_robber_that_is_switched_off_takes_nothing() -> None:
    """The desert is the last hex, where reading beside the board would find it; roads lie all about."""
    deserted = HOME.replace(" D ", " A11 ").replace("F3 A11 |", "F3 D |").replace("h9", "h18")
    scene = Scene(4, parse_board(topology_of("standard19"), deserted), friendly_robber=True, robber=False)
    scene.city(1, scene.corner(0, 0), scene.corner(18, 3))
    scene.give(1, "2wool")
    for h in (16, 17, 18):
        scene.roads(2, *(scene.corner(h, place) for place in (4, 3, 2)))
    assert kinds(scene.seven()) == ["roll"]
    assert (scene.phase(), scene.hand(1)) == ("main", "2wool")


def test_b34_a_theft_that_fails_there_leaves_what_was_told_before() -> None:
    scene = pinned()
    scene.give(2, "2wool")
    scene.before_roll()
    before = scene.state.to_bytes()
    trace = [Event("turn", 0, a=1)]
    with pytest.raises(BadDraw):
        RULES.apply(scene.state, 0, parse_action("roll"), Scripted(dice(3, 4)), trace)
    assert kinds(trace) == ["turn"]
    assert scene.state.to_bytes() == before


def test_b34_a_theft_that_fails_there_leaves_no_trace() -> None:
    scene = pinned()
    scene.give(2, "8wool")
    scene.hold(0, "knight")
    scene.fails(0, "knight", [])
    scene.before_roll()
    scene.fails(0, "knight", [])
    scene.do(0, "roll", dice(3, 4))
    scene.fails(2, "discard 4wool", [])
    assert scene.phase() == "discard"
    scene.do(2, "discard 3wool")
    scene.fails(2, "discard 1wool", dice(1, 1))
    lone = pinned()
    lone.give(2, "2wool")
    lone.before_roll()
    lone.fails(0, "roll", dice(3, 4))


def test_b34_without_desert_it_does_not_move_and_nothing_is_taken() -> None:
    scene = small("F P", "4=1 9=1", players=3)
    scene.state.robber = 0
    scene.settle(0, scene.corner(1, 1))
    scene.settle(1, scene.corner(0, 4))
    scene.city(2, scene.corner(0, 0))
    scene.settle(2, scene.corner(1, 3))
    scene.give(2, "2wool")
    trace = scene.seven()
    assert scene.phase() == "main"
    assert scene.state.robber == 0
    assert kinds(trace) == ["roll"]
    assert scene.hand(2) == "2wool"


def test_b34_without_desert_it_stays_beside_the_board() -> None:
    scene = small("F P", "4=1 9=1")
    assert scene.state.robber == -1
    scene.settle(0, scene.corner(1, 1))
    scene.settle(1, scene.corner(0, 4))
    scene.hold(0, "knight")
    scene.do(0, "knight")
    assert scene.phase() == "main"
    scene.seven()
    assert (scene.phase(), scene.state.robber) == ("main", -1)


def test_b34_from_beside_the_board_it_enters_where_it_may() -> None:
    scene = small("F P A", "4=1 9=1 10=1")
    scene.settle(1, scene.corner(0, 4))
    scene.seven()
    assert scene.sites(0, "robber") == {1, 2}
    scene.do(0, "robber h2")
    assert scene.state.robber == 2


def test_b34_discards_happen_in_any_case() -> None:
    scene = small("F P", "4=1 9=1")
    scene.settle(0, scene.corner(1, 1))
    scene.settle(1, scene.corner(0, 4))
    scene.give(1, "8ore")
    scene.seven()
    assert scene.must() == [1]
    scene.do(1, "discard 4ore")
    assert scene.phase() == "main"
