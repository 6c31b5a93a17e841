"""Rules: development cards (B46–B53)."""

from collections import Counter

import pytest

from hexfolk.core import cards
from hexfolk.core.action import parse_action
from hexfolk.core.chance import DECK, Recorder, Seeded
from hexfolk.core.resource import NAMES, unpack
from hexfolk.core.state import HELD
from tests.core.kit import RULES, Scene, dice, kinds, only

PLAY = {"knight": "knight", "roads": "roads", "plenty": "plenty 2ore", "monopoly": "monopoly ore"}


def with_card(name: str, number: int = 1) -> Scene:
    scene = Scene()
    scene.settle(0, scene.corner(9, 0))
    scene.hold(0, name, number)
    return scene


def test_b46_the_draws_are_a_shuffled_deck() -> None:
    """Cards left over are drawn with equal chances: every order of the deck is equally likely."""
    first: Counter[int] = Counter()
    for seed in range(1000):
        scene = Scene()
        scene.give(0, "1wool1grain1ore")
        recorder = Recorder(Seeded(seed))
        RULES.apply(scene.state, 0, parse_action("buy"), recorder)
        assert [(draw.purpose, draw.bound) for draw in recorder.draws] == [(DECK, 25)]
        first[next(card for card in range(5) if scene.held(0, cards.NAMES[card]))] += 1
    for card, number in enumerate([14, 5, 2, 2, 2]):
        assert abs(first[card] - 40 * number) < 75


def test_b46_every_place_of_the_deck_is_a_card_of_it() -> None:
    found: Counter[str] = Counter()
    for place in range(25):
        scene = Scene()
        scene.give(0, "1wool1grain1ore")
        draws = scene.top("knight")
        draws[0].value = place
        scene.do(0, "buy", draws)
        found[next(name for name in cards.NAMES if scene.held(0, name))] += 1
    assert found == {"knight": 14, "point": 5, "roads": 2, "plenty": 2, "monopoly": 2}


def test_b46_as_many_as_one_can_pay_until_the_deck_is_empty() -> None:
    scene = Scene()
    scene.hold(1, "knight", 12)
    scene.hold(1, "point", 5)
    for name in ("roads", "plenty", "monopoly"):
        scene.hold(1, name, 2)
    scene.give(0, "3wool3grain3ore")
    scene.buy(0, "knight")
    scene.buy(0, "knight")
    assert scene.refused(0, "buy") == "deck_empty"
    assert scene.hand(0) == "1wool1grain1ore"
    assert "buy" not in scene.legal(0)


def test_b46_others_see_only_the_number_held() -> None:
    scene = Scene()
    scene.give(0, "2wool2grain2ore")
    scene.buy(0, "monopoly")
    scene.buy(0, "knight")
    for seat in (-1, 1, 2, 3):
        seen = scene.see(seat)
        assert seen.held_sizes == [2, 0, 0, 0]
        known = seen.known
        assert (known.deck, known.fresh, known.v[known.at(0) + HELD]) == (0, 0, 0)
        assert known.deck_left == 23


def test_b47_one_card_a_turn() -> None:
    scene = with_card("monopoly", 2)
    scene.hold(0, "knight")
    scene.do(0, "monopoly ore")
    for text in ("monopoly ore", "knight"):
        assert scene.refused(0, text) == "one_card_per_turn"
    assert not [text for text in scene.legal(0) if text.split(" ")[0] in PLAY]
    scene.do(0, "end")
    scene.on_turn(0)
    assert scene.state.played == 0
    scene.do(0, "knight")


@pytest.mark.parametrize("name", PLAY)
def test_b47_none_that_was_bought_this_turn(name: str) -> None:
    scene = Scene()
    scene.settle(0, scene.corner(9, 0))
    scene.give(0, "1wool1grain1ore")
    scene.buy(0, name)
    assert scene.refused(0, PLAY[name]) == "card_bought_this_turn"
    for seat in (0, 1, 2, 3):
        scene.do(seat, "end")
        scene.do((seat + 1) % 4, "roll", dice(1, 1))
    scene.do(0, PLAY[name])


def test_b47_an_older_one_of_the_same_kind_may_be_played() -> None:
    scene = with_card("monopoly")
    scene.give(0, "1wool1grain1ore")
    scene.buy(0, "monopoly")
    scene.do(0, "monopoly ore")
    assert scene.held(0, "monopoly") == 1


def test_b47_a_card_that_one_does_not_hold() -> None:
    scene = with_card("point")
    for text in PLAY.values():
        assert scene.refused(0, text) == "card_not_held"


def test_b47_bought_in_special_building_it_may_be_played_next_turn() -> None:
    scene = Scene(5)
    scene.give(1, "1wool1grain1ore")
    scene.do(1, "signup")
    for seat in (2, 3, 4):
        scene.do(seat, "pass")
    scene.do(0, "end")
    scene.buy(1, "monopoly")
    assert scene.state.bought == 0
    scene.do(1, "end")
    assert scene.must() == [1]
    scene.do(1, "monopoly ore")


def test_b48_point_cards_count_at_once_and_are_never_played() -> None:
    scene = Scene()
    scene.give(0, "1wool1grain1ore")
    scene.buy(0, "point")
    assert (scene.points(0), scene.visible(0)) == (1, 0)
    assert scene.legal(0) == ["end"]
    assert scene.see(0).total_points(0) == 1
    assert scene.see(1).total_points(0) == 0


def test_b49_knight_robber_card_award() -> None:
    scene = with_card("knight")
    scene.settle(1, scene.corner(0, 0))
    scene.give(1, "1ore")
    trace = scene.do(0, "knight")
    assert kinds(trace) == ["play"]
    assert (scene.knights(0), scene.held(0, "knight")) == (1, 0)
    assert scene.refused(0, "robber h9") == "robber_same_hex"
    scene.do(0, "robber h0", scene.theft(1, "ore"))
    assert scene.hand(0) == "1ore"
    assert scene.phase() == "main"


@pytest.mark.parametrize("phase", ["before_roll", "main"])
def test_b49_before_or_after_the_roll(phase: str) -> None:
    scene = with_card("knight")
    if phase == "before_roll":
        scene.before_roll()
    scene.do(0, "knight")
    scene.do(0, "robber h0")
    assert scene.phase() == phase


def test_b49_it_counts_before_the_robber_moves() -> None:
    """The award lifts its player over two points, so the friendly robber spares them no more (B32)."""
    scene = Scene(friendly_robber=True)
    scene.settle(0, scene.corner(0, 0))
    scene.open_knights(0, 2)
    scene.hold(0, "knight")
    trace = scene.do(0, "knight")
    assert kinds(trace) == ["play", "award"]
    assert scene.visible(0) == 3
    assert 0 in scene.sites(0, "robber")


def test_b49_losing_the_army_brings_protection() -> None:
    scene = Scene(friendly_robber=True)
    scene.settle(0, scene.corner(18, 0))
    scene.settle(1, scene.corner(0, 0))
    scene.open_knights(1, 3)
    scene.open_knights(0, 3)
    scene.hold(0, "knight")
    assert scene.visible(1) == 3
    scene.do(0, "knight")
    assert scene.visible(1) == 1
    assert scene.refused(0, "robber h0") == "friendly_robber"


def test_b49_a_win_comes_before_the_robber() -> None:
    scene = Scene(target=8)
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.open_knights(0, 2)
    scene.hold(0, "knight")
    assert kinds(scene.do(0, "knight")) == ["play", "award", "win"]
    assert scene.phase() == "over"
    assert scene.state.robber == 9


# --- road building -------------------------------------------------------------------------------


def test_b50_two_free_roads_one_after_the_other() -> None:
    scene = with_card("roads")
    a, b, c = (scene.corner(9, place) for place in range(3))
    scene.do(0, "roads")
    assert scene.phase() == "free_road"
    assert scene.refused(0, f"road e{scene.edge(b, c)}") == "not_connected"
    trace = scene.do(0, f"road e{scene.edge(a, b)}")
    assert only(trace, "road").a == 1
    scene.do(0, f"road e{scene.edge(b, c)}")
    assert scene.phase() == "main"
    assert scene.hand(0) == ""
    assert scene.refused(0, f"road e{scene.edge(c, scene.corner(9, 3))}") == "cannot_pay"


def test_b50_both_must_be_placed() -> None:
    scene = with_card("roads")
    scene.give(0, "1wood1brick1wool1grain1ore")
    scene.do(0, "roads")
    for _ in range(2):
        assert {text.split(" ")[0] for text in scene.legal(0)} == {"road"}
        for text in ("end", "buy", "knight", "bank wood>ore", "offer 1wood>1ore"):
            assert scene.refused(0, text) == "finish_free_road"
        scene.do(0, scene.legal(0, "road")[0])
    assert scene.hand(0) == "1wood1brick1wool1grain1ore"


def test_b50_before_the_roll_then_the_roll() -> None:
    scene = with_card("roads")
    scene.before_roll()
    scene.do(0, "roads")
    assert scene.refused(0, "roll") == "finish_free_road"
    scene.do(0, scene.legal(0, "road")[0])
    scene.do(0, scene.legal(0, "road")[0])
    assert scene.phase() == "before_roll"


def test_b50_one_piece_one_road() -> None:
    scene = with_card("roads")
    scene.use_up_roads(0, left=1)
    scene.do(0, "roads")
    assert scene.state.free_roads == 1
    scene.do(0, scene.legal(0, "road")[0])
    assert scene.phase() == "main"
    assert scene.legal(0) == ["end"]


def test_b50_no_piece_not_playable() -> None:
    scene = with_card("roads")
    scene.use_up_roads(0, left=0)
    assert scene.refused(0, "roads") == "no_piece"
    assert "roads" not in scene.legal(0)
    assert scene.held(0, "roads") == 1


def fenced() -> Scene:
    """Seat 0 at the corner of the coast, shut in by others' roads but for one edge."""
    scene = Scene()
    home = scene.corner(0, 0)
    west, east = scene.corner(0, 5), scene.corner(0, 1)
    scene.settle(0, home)
    scene.roads(1, home, east)
    for beyond in set(scene.neighbours(west)) - {home}:
        scene.roads(2, west, beyond)
    scene.hold(0, "roads")
    return scene


def test_b50_one_place_one_road() -> None:
    scene = fenced()
    scene.do(0, "roads")
    assert len(scene.legal(0, "road")) == 1
    scene.do(0, scene.legal(0, "road")[0])
    assert scene.phase() == "main"
    assert scene.state.free_roads == 0


def test_b50_no_place_not_playable() -> None:
    scene = fenced()
    scene.roads(3, scene.corner(0, 0), scene.corner(0, 5))
    assert scene.refused(0, "roads") == "no_road_place"
    assert "roads" not in scene.legal(0)


def test_b50_the_second_place_may_open_with_the_first_road() -> None:
    scene = Scene()
    home, west = scene.corner(0, 0), scene.corner(0, 5)
    scene.settle(0, home)
    scene.roads(1, home, scene.corner(0, 1))
    scene.hold(0, "roads")
    scene.do(0, "roads")
    assert scene.sites(0, "road") == {scene.edge(home, west)}
    scene.do(0, f"road e{scene.edge(home, west)}")
    assert scene.phase() == "free_road"
    assert scene.sites(0, "road") == {scene.edge(west, n) for n in scene.neighbours(west)} - {
        scene.edge(home, west)
    }


def test_b50_the_first_road_may_win() -> None:
    scene = Scene(target=8)
    scene.city(0, *(scene.corner(h, 0) for h in (16, 17)))
    scene.city(0, scene.corner(9, 0))
    scene.roads(0, *(scene.corner(9, place) for place in range(5)))
    scene.hold(0, "roads")
    scene.do(0, "roads")
    trace = scene.do(0, f"road e{scene.edge(scene.corner(9, 4), scene.corner(9, 5))}")
    assert kinds(trace) == ["road", "award", "win"]
    assert scene.phase() == "over"
    assert scene.winner() == 0
    assert scene.state.free_roads == 0


# --- plenty, monopoly ----------------------------------------------------------------------------


def test_b51_two_cards_same_or_different() -> None:
    for text, hand in (("plenty 2ore", "2ore"), ("plenty 1wood1ore", "1wood1ore")):
        scene = with_card("plenty")
        scene.do(0, text)
        assert scene.hand(0) == hand
    assert len(with_card("plenty").legal(0, "plenty")) == 15


@pytest.mark.parametrize("text", ["plenty 1ore", "plenty 3ore", "plenty 1wood2ore"])
def test_b51_exactly_two(text: str) -> None:
    assert with_card("plenty").refused(0, text) == "wrong_plenty"


def test_b51_only_what_the_bank_has() -> None:
    scene = with_card("plenty")
    scene.drain("ore", 1, to=1)
    scene.drain("wood", 0, to=1)
    assert scene.refused(0, "plenty 2ore") == "bank_short"
    assert scene.refused(0, "plenty 1wood1ore") == "bank_short"
    scene.do(0, "plenty 1wool1ore")


def test_b51_one_card_in_the_bank_one_is_taken() -> None:
    scene = with_card("plenty")
    for name in NAMES:
        scene.drain(name, 1 if name == "wool" else 0, to=1)
    assert scene.refused(0, "plenty 2wool") == "wrong_plenty"
    assert scene.refused(0, "plenty 1ore") == "bank_short"
    assert scene.legal(0, "plenty") == ["plenty 1wool"]
    scene.do(0, "plenty 1wool")
    assert scene.hand(0) == "1wool"


def test_b51_two_cards_of_two_kinds_in_the_bank() -> None:
    scene = with_card("plenty")
    for name in NAMES:
        scene.drain(name, 1 if name in ("wool", "ore") else 0, to=1)
    assert scene.legal(0, "plenty") == ["plenty 1wool1ore"]


def test_b51_empty_bank_not_playable() -> None:
    scene = with_card("plenty")
    for name in NAMES:
        scene.drain(name, 0, to=1)
    for text in ("plenty 2ore", "plenty 1ore"):
        assert scene.refused(0, text) == "bank_short"
    assert scene.held(0, "plenty") == 1
    assert RULES.why_not(scene.state, 0, 10) == "bank_short"


def test_b52_every_other_player_hands_over_all() -> None:
    scene = with_card("monopoly")
    scene.give(0, "1ore")
    scene.give(1, "2wood3ore")
    scene.give(3, "1ore")
    trace = scene.do(0, "monopoly ore")
    assert [scene.hand(seat) for seat in range(4)] == ["5ore", "2wood", "", ""]
    assert [(event.seat, event.b) for event in trace if event.kind == "hand_over"] == [(1, 3), (3, 1)]
    assert only(trace, "monopoly").b == 4


def test_b52_zero_is_possible() -> None:
    scene = with_card("monopoly")
    scene.give(1, "3wood")
    scene.do(0, "monopoly ore")
    assert scene.hand(0) == ""
    assert scene.held(0, "monopoly") == 0


@pytest.mark.parametrize("name", PLAY)
def test_b53_played_cards_leave_the_game_knights_stay(name: str) -> None:
    scene = with_card(name)
    scene.do(0, PLAY[name])
    assert scene.held(0, name) == 0
    assert unpack(scene.state.spent)[cards.NAMES.index(name)] == 1
    assert scene.state.deck_left == 24, "nothing goes back to the deck"
    assert scene.knights(0) == (1 if name == "knight" else 0)
