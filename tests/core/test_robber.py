"""Rules: the seven and the robber (B27–B31, B35)."""

from collections import Counter

import pytest

from hexfolk.core.action import parse_action
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.resource import GRAIN, ORE
from hexfolk.core.state import ASIDE, hand_of
from tests.core.kit import RULES, Scene, dealt, dice, drawn_island, kinds, only


@pytest.mark.parametrize(("cards", "due"), [(7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (19, 9)])
def test_b27_more_than_seven_discard_half(cards: int, due: int) -> None:
    scene = Scene()
    scene.give(1, f"{cards}ore")
    scene.seven()
    if not due:
        assert scene.phase() == "robber"
        return
    assert scene.must() == [1]
    assert scene.refused(1, f"discard {due + 1}ore") == "wrong_discard"
    scene.do(1, f"discard {due}ore")
    assert scene.hand(1) == f"{cards - due}ore"
    assert scene.bank("ore") == 19 - cards + due
    assert scene.phase() == "robber"


def test_b27_the_roller_discards_too() -> None:
    scene = Scene()
    scene.give(0, "8wool")
    scene.seven()
    assert scene.must() == [0]
    scene.do(0, "discard 4wool")
    assert scene.hand(0) == "4wool"


def test_b27_discard_move_steal_in_this_order() -> None:
    scene = Scene()
    scene.settle(2, scene.corner(0, 0))
    scene.give(1, "8wool")
    scene.give(2, "3ore")
    scene.seven(0)
    assert scene.phase() == "discard"
    assert scene.refused(0, "robber h0") == "finish_discard"
    assert scene.refused(0, "end") == "finish_discard"
    scene.do(1, "discard 4wool")
    assert scene.phase() == "robber"
    assert scene.refused(0, "end") == "finish_robber"
    assert scene.refused(0, "discard 1ore") == "wrong_phase"
    trace = scene.do(0, "robber h0", scene.theft(2, "ore"))
    assert kinds(trace) == ["robber", "steal"]
    assert (scene.hand(0), scene.hand(2)) == ("1ore", "2ore")
    assert scene.phase() == "main"


def test_b27_only_the_roller_moves_the_robber() -> None:
    scene = Scene()
    scene.seven(2)
    for seat in (0, 1, 3):
        assert scene.refused(seat, "robber h0") == "not_your_turn"
    scene.do(2, "robber h0")
    assert scene.state.robber == 0


def test_b27_never_onto_a_lake_or_the_sea() -> None:
    topology = drawn_island("? L S ? D", "forest=2", "8=1 9=1")
    scene = Scene(2, deal(topology, Seeded(1)))
    scene.seven()
    assert scene.sites(0, "robber") == {0, 3}
    assert scene.refused(0, "robber h1") == "no_such_spot"
    assert scene.refused(0, "robber h2") == "no_such_spot"
    assert scene.refused(0, "robber h5") == "no_such_spot"


def test_b27_nothing_is_produced_by_a_seven() -> None:
    scene = Scene()
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2, 7)))
    scene.seven()
    assert scene.hand(0) == ""


def test_b28_discards_are_simultaneous() -> None:
    scene = Scene()
    scene.give(0, "8wool")
    scene.give(1, "8ore")
    scene.give(2, "9grain")
    scene.give(3, "7wood")
    scene.seven()
    assert scene.must() == [0, 1, 2]
    assert scene.refused(3, "discard 1wood") == "not_your_turn"
    scene.do(2, "discard 4grain")
    assert scene.must() == [0, 1]
    assert scene.refused(2, "discard 1grain") == "not_your_turn"
    scene.do(0, "discard 4wool")
    scene.do(1, "discard 4ore")
    assert scene.must() == [0]
    assert scene.phase() == "robber"


def test_b28_the_owner_chooses_also_card_by_card() -> None:
    scene = Scene()
    scene.give(1, "4wool4ore")
    scene.seven()
    assert set(scene.legal(1)) == {"discard 1wool", "discard 1ore"}
    assert scene.refused(1, "discard 1wood") == "not_held"
    assert scene.refused(1, "discard 5wool") == "wrong_discard"
    scene.do(1, "discard 1ore")
    scene.do(1, "discard 2wool")
    assert scene.refused(1, "discard 2ore") == "wrong_discard"
    scene.do(1, "discard 1ore")
    assert scene.hand(1) == "2wool2ore"


def test_b28_shown_when_the_last_discard_is_in() -> None:
    scene = Scene()
    scene.give(1, "8ore")
    scene.give(2, "8grain")
    scene.seven()
    first = scene.do(1, "discard 4ore")
    assert kinds(first) == ["discarding"]
    assert only(first, "discarding").a == 4
    assert scene.bank("ore") == 11
    for other in (-1, 0, 2, 3):
        seen = scene.see(other)
        assert seen.known.v[seen.known.at(1) + ASIDE] == 0
        assert seen.aside_sizes == [0, 4, 0, 0]
        assert seen.hand_sizes == [0, 4, 8, 0]
    last = scene.do(2, "discard 4grain")
    assert kinds(last) == ["discarding", "discard", "discard"]
    assert [(event.seat, event.give) for event in last[1:]] == [(1, 4 * ORE), (2, 4 * GRAIN)]
    assert (scene.bank("ore"), scene.bank("grain")) == (15, 15)


def test_b28_development_cards_do_not_count() -> None:
    scene = Scene()
    scene.give(1, "7ore")
    scene.hold(1, "knight", 5)
    scene.seven()
    assert scene.phase() == "robber"


def test_b29_to_a_desert_and_back_but_not_where_it_is() -> None:
    board = dealt(5)
    first, second = (h for h in range(30) if board.terrain[h] == 5)
    scene = Scene(5)
    start = int(scene.state.robber)
    other = second if start == first else first
    scene.seven()
    assert scene.refused(0, f"robber h{start}") == "robber_same_hex"
    assert scene.sites(0, "robber") == set(range(30)) - {start}
    scene.do(0, f"robber h{other}")
    scene.seven()
    scene.do(0, f"robber h{start}")
    assert scene.state.robber == start


def test_b29_beside_own_buildings_or_none_no_card() -> None:
    scene = Scene()
    scene.settle(0, scene.corner(0, 0))
    scene.give(0, "3ore")
    for seat in (1, 2, 3):
        scene.give(seat, "3wood")
    for h in (0, 18):
        scene.seven()
        assert kinds(scene.do(0, f"robber h{h}")) == ["robber"]
        assert scene.phase() == "main"
        assert [scene.hand(seat) for seat in range(4)] == ["3ore", "3wood", "3wood", "3wood"]


def crowd() -> Scene:
    """Seats 0, 1 and 2 at hex 0; seat 3 elsewhere."""
    scene = Scene()
    for seat in range(3):
        scene.settle(seat, scene.corner(0, 2 * seat))
    scene.settle(3, scene.corner(18, 0))
    return scene


def test_b30_the_roller_picks_among_several() -> None:
    scene = crowd()
    scene.give(1, "1wood1ore")
    scene.give(2, "1brick")
    scene.give(3, "1wool")
    scene.seven()
    assert kinds(scene.do(0, "robber h0")) == ["robber"]
    assert scene.phase() == "rob"
    assert scene.must() == [0]
    assert scene.legal(0) == ["rob 1", "rob 2"]
    assert scene.refused(0, "end") == "finish_rob"
    for seat, code in ((0, "no_victim"), (3, "no_victim"), (4, "unknown_seat")):
        assert scene.refused(0, f"rob {seat}") == code
    assert scene.refused(1, "rob 2") == "not_your_turn"
    trace = scene.do(0, "rob 1", scene.theft(1, "ore"))
    steal = only(trace, "steal")
    assert (steal.seat, steal.other, steal.a) == (0, 1, 4)
    assert [scene.hand(seat) for seat in range(3)] == ["1ore", "1wood", "1brick"]


def test_b30_one_possible_victim_is_not_asked_about() -> None:
    scene = crowd()
    scene.give(2, "1brick")
    scene.seven()
    scene.do(0, "robber h0", scene.theft(2, "brick"))
    assert [scene.hand(seat) for seat in range(3)] == ["1brick", "", ""]
    assert scene.phase() == "main"


def test_b30_all_hands_empty_nothing_is_taken() -> None:
    scene = crowd()
    scene.hold(1, "knight", 2)
    scene.seven()
    assert kinds(scene.do(0, "robber h0")) == ["robber"]
    assert scene.phase() == "main"
    assert scene.held(1, "knight") == 2


def test_b30_every_card_is_equally_likely() -> None:
    taken: Counter[str] = Counter()
    for seed in range(480):
        scene = crowd()
        scene.give(1, "1wood3ore")
        scene.seven()
        RULES.apply(scene.state, 0, parse_action("robber h0"), Seeded(seed))
        taken[scene.hand(0)] += 1
    assert set(taken) == {"1wood", "1ore"}
    assert 80 < taken["1wood"] < 160


def test_b30_every_place_in_the_hand_can_be_taken() -> None:
    for name in ("wood", "wool", "ore"):
        scene = crowd()
        scene.give(1, "2wood1wool3ore")
        scene.seven()
        scene.do(0, "robber h0", scene.theft(1, name))
        assert scene.hand(0) == f"1{name}"


def test_b30_the_stolen_card_is_known_to_two() -> None:
    scene = crowd()
    scene.give(1, "1wood3ore")
    scene.seven()
    scene.do(0, "robber h0", scene.theft(1, "wood"))
    assert scene.see(3).hand_sizes == scene.see(-1).hand_sizes == [1, 3, 0, 0]
    for seat in (-1, 2, 3):
        known = scene.see(seat).known
        assert hand_of(known, 0) == [0] * 5


def test_b31_a_knight_moves_it_without_discards() -> None:
    scene = crowd()
    scene.give(1, "9ore")
    scene.give(0, "9wool")
    scene.hold(0, "knight")
    scene.do(0, "knight")
    assert scene.phase() == "robber"
    scene.do(0, "robber h0", scene.theft(1, "ore"))
    assert (scene.hand_size(0), scene.hand_size(1)) == (10, 8)


def test_b31_it_stays_until_the_next_seven_or_knight() -> None:
    scene = Scene()
    scene.state.robber = 5
    for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        first = max(1, number - 6)
        scene.roll(0, first, number - first)
        assert scene.phase() == "main"
        scene.do(0, "end")
        assert scene.state.robber == 5


def test_b35_robber_off_a_seven_discards_and_no_more() -> None:
    scene = Scene(robber=False)
    assert scene.state.robber == -1
    scene.settle(1, scene.corner(0, 0))
    scene.give(1, "8ore")
    scene.seven()
    scene.do(1, "discard 4ore")
    assert scene.phase() == "main"
    assert scene.state.robber == -1
    assert (scene.hand(0), scene.hand(1)) == ("", "4ore")


def test_b35_robber_off_nothing_is_ever_blocked() -> None:
    scene = Scene(robber=False)
    for h in range(19):
        assert scene.board.number[h] == 0 or scene.state.robber != h
    scene.settle(0, scene.corner(5, 0))
    scene.seven()
    scene.roll(0, 2, 4)
    assert scene.hand(0) == "1wood"


def test_b35_robber_off_a_knight_counts_for_the_army_only() -> None:
    scene = Scene(robber=False)
    scene.settle(1, scene.corner(0, 0))
    scene.give(1, "3ore")
    scene.open_knights(0, 2)
    scene.hold(0, "knight")
    trace = scene.do(0, "knight")
    assert kinds(trace) == ["play", "award"]
    assert scene.phase() == "main"
    assert (scene.knights(0), scene.state.army_holder, scene.hand(0)) == (3, 0, "")


def test_b35_robber_off_with_friendly_robber_changes_nothing() -> None:
    scene = Scene(robber=False, friendly_robber=True)
    scene.seven()
    assert scene.phase() == "main"


def test_b35_discards_can_be_switched_off() -> None:
    scene = Scene(discard=False)
    scene.give(1, "12ore")
    scene.seven()
    assert scene.phase() == "robber"
    assert scene.hand(1) == "12ore"
    scene = Scene(discard=False, robber=False)
    scene.give(1, "12ore")
    scene.seven()
    assert scene.phase() == "main"


def test_failing_dice_leave_no_trace() -> None:
    scene = crowd()
    scene.before_roll()
    for draws in ([], dice(3, 4)[:1], scene.top("point")):
        scene.fails(0, "roll", draws)


def test_a_failing_theft_leaves_the_robber_where_it_was() -> None:
    scene = crowd()
    scene.give(1, "3ore")
    scene.seven()
    scene.fails(0, "robber h0", [])
    scene.fails(0, "robber h0", dice(1, 1))
    scene.do(0, "robber h0", scene.theft(1, "ore"))


def test_a_failing_choice_of_card_leaves_the_victim_to_choose() -> None:
    scene = crowd()
    scene.give(1, "3ore")
    scene.give(2, "3ore")
    scene.seven()
    scene.do(0, "robber h0")
    scene.fails(0, "rob 1", [])
    assert scene.phase() == "rob"
