"""Rules: the special building phase (B60–B64)."""

import pytest

from hexfolk.core.state import SIGN
from tests.core.kit import Scene, dice, kinds


def signed(*seats: int, players: int = 5, ender: int = 0, target: int = 10) -> Scene:
    """The main part of ``ender``'s turn; these seats are signed up, the others have passed."""
    scene = Scene(players, target=target)
    scene.on_turn(ender)
    for seat in range(players):
        if seat != ender:
            scene.do(seat, "signup" if seat in seats else "pass")
    return scene


def slots(scene: Scene) -> list[int]:
    """End the turn and every slot: who had one."""
    found = []
    scene.do(int(scene.state.on_turn), "end")
    while scene.phase() == "special":
        (seat,) = scene.must()
        found.append(seat)
        scene.do(seat, "end")
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b60_not_below_five_players(players: int) -> None:
    scene = Scene(players)
    assert scene.refused(1, "signup") == "special_no"
    assert scene.refused(1, "pass") == "special_no"
    scene.do(0, "end")
    assert scene.phase() == "before_roll"
    assert scene.must() == [1]


def test_b60_it_can_be_switched_off() -> None:
    scene = Scene(6, special_building=False)
    assert scene.refused(1, "signup") == "special_no"
    scene.do(0, "end")
    assert scene.phase() == "before_roll"


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_b60_after_every_turn_the_others_may_sign_up(players: int) -> None:
    scene = Scene(players)
    for turn in range(players + 1):
        ender = turn % players
        scene.on_turn(ender)
        scene.do(ender, "end")
        assert scene.phase() == "sign_up"
        order = [(ender + i) % players for i in range(1, players)]
        assert scene.must() == order
        for seat in order:
            scene.do(seat, "pass")
        assert scene.must() == [(ender + 1) % players]
        scene.do((ender + 1) % players, "roll", dice(1, 1))


def test_b60_build_and_buy() -> None:
    scene = signed(2)
    node = scene.corner(9, 0)
    scene.settle(2, node)
    scene.roads(2, node, scene.corner(9, 1))
    scene.give(2, "3wood3brick2wool4grain4ore")
    scene.do(0, "end")
    scene.do(2, f"road e{scene.edge(scene.corner(9, 1), scene.corner(9, 2))}")
    scene.do(2, f"settle n{scene.corner(9, 2)}")
    scene.do(2, f"city n{scene.corner(9, 2)}")
    scene.buy(2, "knight")
    assert scene.visible(2) == 3
    scene.do(2, "end")
    assert (scene.phase(), scene.must()) == ("before_roll", [1])


@pytest.mark.parametrize("ender", range(5))
def test_b61_order_of_play_after_the_player_who_ended(ender: int) -> None:
    scene = signed(0, 1, 2, 3, 4, ender=ender)
    assert slots(scene) == [(ender + i) % 5 for i in range(1, 5)]
    assert scene.must() == [(ender + 1) % 5]


def test_b61_only_who_signed_up_and_once() -> None:
    scene = signed(4, 1, players=6, ender=2)
    assert slots(scene) == [4, 1]
    assert scene.phase() == "before_roll"


def test_b61_who_ended_is_left_out_who_comes_next_is_not() -> None:
    scene = signed(3)
    scene.on_turn(2)
    assert scene.refused(2, "signup") == "wrong_phase"
    scene = signed(3, ender=2)
    assert slots(scene) == [3]
    assert scene.must() == [3]


def test_b62_no_trade_no_cards_no_robber() -> None:
    scene = signed(1)
    scene.settle(1, scene.corner(9, 0))
    scene.give(1, "8wood2ore")
    for name in ("knight", "roads", "plenty", "monopoly"):
        scene.hold(1, name)
    scene.do(0, "end")
    for text in (
        "bank wood>ore",
        "offer 1wood>1ore",
        "trade 1 2",
        "knight",
        "roads",
        "plenty 2ore",
        "monopoly ore",
        "robber h0",
        "rob 2",
    ):
        assert scene.refused(1, text) == "special_only_building"
    for text in ("counter 1 1wood>1ore", "accept 1", "withdraw 1"):
        assert scene.refused(1, text) == "offer_unknown"
    assert {text.split(" ")[0] for text in scene.legal(1)} <= {"end", "road", "settle", "city", "buy"}


def test_b62_nobody_else_acts_in_a_slot() -> None:
    scene = signed(1, 2)
    scene.settle(2, scene.corner(9, 0))
    scene.give(2, "1wood1brick")
    scene.do(0, "end")
    road = f"road e{scene.edge(scene.corner(9, 0), scene.corner(9, 1))}"
    for seat in (0, 2, 3):
        assert scene.refused(seat, road) == "not_your_turn"
        assert scene.refused(seat, "end") == "not_your_turn"
        assert scene.legal(seat) == []
    scene.do(1, "end")
    scene.do(2, road)


def eight_points(scene: Scene, seat: int) -> None:
    scene.city(seat, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.settle(seat, scene.corner(9, 0))


def test_b63_nobody_wins_in_it_but_at_the_next_own_turn() -> None:
    scene = signed(1, 2, target=8)
    eight_points(scene, 2)
    scene.give(2, "2grain3ore")
    scene.do(0, "end")
    scene.do(1, "end")
    scene.do(2, f"city n{scene.corner(9, 0)}")
    assert (scene.points(2), scene.phase()) == (8, "special")
    scene.do(2, "end")
    assert (scene.phase(), scene.must()) == ("before_roll", [1])
    scene.do(1, "roll", dice(1, 1))
    scene.do(1, "end")
    for seat in (0, 2, 3):
        scene.do(seat, "pass")
    assert kinds(scene.do(4, "pass")) == ["pass", "turn", "win"]
    assert scene.winner() == 2


def test_b63_the_next_player_wins_when_the_turn_comes() -> None:
    scene = signed(1, target=8)
    eight_points(scene, 1)
    scene.give(1, "2grain3ore")
    scene.do(0, "end")
    scene.do(1, f"city n{scene.corner(9, 0)}")
    assert scene.phase() == "special"
    assert kinds(scene.do(1, "end")) == ["turn", "win"]


def test_b63_points_in_it_do_not_let_the_player_who_ended_win() -> None:
    """A cut may give the award to the player who has just ended: no win before their next turn."""
    scene = signed(1, target=8)
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2)))
    row = [scene.corner(12, 5), *(scene.corner(h, place) for h in (12, 13, 14, 15) for place in (0, 1))]
    scene.roads(2, *row[:7])
    low = [scene.corner(27, 4), *(scene.corner(h, place) for h in (27, 28, 29) for place in (3, 2))]
    scene.roads(0, *low[:6])
    assert (scene.state.route_holder, scene.points(0)) == (2, 6)
    out = next(n for n in scene.neighbours(row[3]) if n not in row)
    scene.roads(1, out, row[3])
    scene.give(1, "1wood1brick1wool1grain")
    scene.do(0, "end")
    trace = scene.do(1, f"settle n{row[3]}")
    assert kinds(trace) == ["settle", "award"]
    assert (scene.state.route_holder, scene.points(0)) == (0, 8)
    assert scene.phase() == "special"
    scene.do(1, "end")
    assert (scene.phase(), scene.must(), scene.winner()) == ("before_roll", [1], -1)


def test_b63_awards_change_at_once() -> None:
    scene = signed(1)
    nodes = [scene.corner(12, 5), *(scene.corner(h, place) for h in (12, 13, 14) for place in (0, 1))]
    scene.roads(1, *nodes[:5])
    scene.give(1, "1wood1brick")
    scene.do(0, "end")
    trace = scene.do(1, f"road e{scene.edge(nodes[4], nodes[5])}")
    assert kinds(trace) == ["road", "award"]
    assert scene.visible(1) == 2


def test_b64_sign_up_from_the_start_of_the_turn() -> None:
    scene = Scene(5)
    scene.before_roll()
    scene.do(1, "signup")
    scene.give(3, "8ore")
    scene.do(0, "roll", dice(3, 4))
    assert scene.phase() == "discard"
    scene.do(2, "signup")
    scene.do(3, "signup")
    scene.do(3, "discard 4ore")
    scene.do(4, "pass")
    scene.do(0, "robber h0")
    assert slots(scene) == [1, 2, 3]


def test_b64_withdrawable_and_changeable() -> None:
    scene = Scene(5)
    scene.do(1, "signup")
    scene.do(1, "pass")
    scene.do(2, "pass")
    scene.do(2, "signup")
    scene.do(3, "signup")
    scene.do(0, "end")
    assert scene.phase() == "sign_up"
    assert scene.must() == [4]
    assert scene.see(0).may == [1, 2, 3]
    scene.do(3, "pass")
    scene.do(1, "signup")
    scene.do(4, "pass")
    assert scene.phase() == "special"
    assert scene.must() == [1]


def test_b64_the_grace_ends_when_all_have_answered() -> None:
    scene = Scene(5)
    scene.do(0, "end")
    for seat in (1, 2, 3):
        scene.do(seat, "pass")
        assert scene.phase() == "sign_up"
    scene.do(4, "pass")
    assert (scene.phase(), scene.must()) == ("before_roll", [1])


def test_b64_all_answers_early_no_grace() -> None:
    scene = signed()
    assert kinds(scene.do(0, "end")) == ["end", "turn"]


def test_b64_the_list_closes_with_the_first_slot() -> None:
    scene = signed(1, 3)
    scene.do(0, "end")
    for seat in range(5):
        for text in ("signup", "pass"):
            assert scene.refused(seat, text) == "wrong_phase"


def test_b64_nobody_is_skipped_for_an_empty_hand() -> None:
    scene = signed(2, 4)
    assert slots(scene) == [2, 4]


def test_b64_the_list_is_empty_at_the_next_turn() -> None:
    scene = signed(1, 2, 3, 4)
    slots(scene)
    scene.do(1, "roll", dice(1, 1))
    scene.do(1, "end")
    assert scene.phase() == "sign_up"
    assert scene.must() == [2, 3, 4, 0]


def test_b64_a_won_game_has_no_slots() -> None:
    scene = signed(1, 2, target=8)
    scene.on_turn(0)
    eight_points(scene, 0)
    scene.give(0, "2grain3ore")
    scene.do(0, f"city n{scene.corner(9, 0)}")
    assert (scene.phase(), scene.must(), scene.see(1).may) == ("over", [], [])
    assert scene.refused(1, "signup") == "game_over"


def test_b64_not_in_the_set_up() -> None:
    scene = Scene(5, founding=True)
    assert scene.refused(1, "signup") == "wrong_phase"
    assert scene.legal(1) == []


def test_b64_signs_are_seen_by_all() -> None:
    scene = signed(1)
    for seat in (-1, 2, 4):
        known = scene.see(seat).known
        assert [int(known.v[known.at(s) + SIGN]) for s in range(5)] == [0, 1, 2, 2, 2]
