"""Rules: the turn (B21–B23)."""

import pytest

from hexfolk.core.action import DISCARD, ROLL, Action, encode
from hexfolk.core.chance import DICE, Seeded
from hexfolk.core.errors import Illegal
from tests.core.kit import RULES, Scene, dice, kinds, only


@pytest.fixture
def scene() -> Scene:
    """Seat 0 before the roll, with cards for everything and one settlement."""
    scene = Scene()
    scene.settle(0, scene.corner(9, 0))
    scene.roads(0, scene.corner(9, 0), scene.corner(9, 1), scene.corner(9, 2))
    scene.settle(1, scene.corner(12, 3))
    scene.give(0, "4wood4brick4wool4grain4ore")
    scene.give(1, "1wood")
    scene.before_roll()
    return scene


def test_b21_before_the_roll_no_building_and_no_trade(scene: Scene) -> None:
    spots = (
        f"road e{scene.edge(scene.corner(9, 2), scene.corner(9, 3))}",
        f"settle n{scene.corner(9, 2)}",
        f"city n{scene.corner(9, 0)}",
        "buy",
        "bank wood>ore",
        "offer 1wood>1ore",
        "end",
    )
    assert scene.legal(0) == ["roll"]
    for text in spots:
        assert scene.refused(0, text) == "must_roll_first"


@pytest.mark.parametrize("card", ["knight", "roads", "plenty", "monopoly"])
def test_b21_any_one_card_before_the_roll(scene: Scene, card: str) -> None:
    scene.hold(0, card)
    scene.hold(0, "knight")
    scene.do(0, {"plenty": "plenty 2ore", "monopoly": "monopoly wool"}.get(card, card))
    while scene.phase() != "before_roll":
        word = {"robber": "robber", "free_road": "road"}[scene.phase()]
        scene.do(0, scene.legal(0, word)[0])
    assert scene.legal(0) == ["roll"]
    assert scene.refused(0, "knight") == "one_card_per_turn"
    scene.do(0, "roll", dice(1, 1))
    assert scene.phase() == "main"
    assert scene.refused(0, "knight") in ("one_card_per_turn", "card_not_held")


def test_b21_not_a_card_bought_in_this_turn(scene: Scene) -> None:
    scene.hold(0, "knight", fresh=True)
    assert scene.refused(0, "knight") == "card_bought_this_turn"


def test_b22_two_dice_one_result_for_all(scene: Scene) -> None:
    trace = scene.do(0, "roll", dice(2, 6))
    roll = only(trace, "roll")
    assert (roll.a, roll.b) == (2, 6)
    assert (scene.state.die1, scene.state.die2) == (2, 6)
    assert [draw.purpose for draw in dice(2, 6)] == [DICE, DICE]
    assert scene.refused(0, "roll") == "already_rolled"


def test_b22_only_the_player_on_turn_rolls(scene: Scene) -> None:
    for seat in (1, 2, 3):
        assert scene.refused(seat, "roll") == "not_your_turn"
        assert scene.legal(seat) == []


def test_b23_you_end_your_turn_yourself(scene: Scene) -> None:
    scene.do(0, "roll", dice(1, 1))
    assert scene.must() == [0]
    assert scene.refused(1, "end") == "not_your_turn"
    trace = scene.do(0, "end")
    assert kinds(trace) == ["end", "turn"]
    assert scene.must() == [1]
    assert (scene.phase(), scene.state.turn) == ("before_roll", 2)
    assert scene.refused(0, "end") == "not_your_turn"


def test_b23_trading_and_building_mix_freely(scene: Scene) -> None:
    scene.do(0, "roll", dice(1, 1))
    scene.do(0, f"road e{scene.edge(scene.corner(9, 2), scene.corner(9, 3))}")
    scene.do(0, "bank ore>wood")
    scene.do(0, f"settle n{scene.corner(9, 2)}")
    scene.give(0, "4ore")
    scene.do(0, "bank ore>brick")
    scene.do(0, f"road e{scene.edge(scene.corner(9, 3), scene.corner(9, 4))}")
    assert scene.phase() == "main"


def test_b23_nobody_acts_on_a_finished_game() -> None:
    scene = Scene(target=8)
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.settle(0, scene.corner(7, 5))
    scene.give(0, "2grain3ore")
    scene.do(0, f"city n{scene.corner(7, 5)}")
    assert scene.phase() == "over"
    assert scene.must() == []
    for seat in range(4):
        assert scene.legal(seat) == []
        for text in ("roll", "end", "pass", "accept 1", "discard 1ore"):
            assert scene.refused(seat, text) == "game_over"


def test_b23_no_such_seat(scene: Scene) -> None:
    for seat in (-1, 4, 99):
        assert scene.refused(seat, "roll") == "unknown_seat"


@pytest.mark.parametrize("seat", [-(2**70), -2, 4, 7, 8, 2**31, 2**63, 2**70])
def test_numbers_too_large_for_a_seat(scene: Scene, seat: int) -> None:
    assert scene.refused(seat, "roll") == "unknown_seat"
    for ask in (RULES.legal, RULES.observe):
        with pytest.raises(Illegal, match="unknown_seat"):
            ask(scene.state, seat)


@pytest.mark.parametrize(
    "action",
    [
        Action(-1),
        Action(63),
        Action(encode(ROLL, 1)),
        Action(ROLL, 1),
        Action(encode(ROLL, 2**50)),
        Action(encode(DISCARD, 2**40)),
        Action(2**62),
    ],
)
def test_actions_that_no_text_could_name(scene: Scene, action: Action) -> None:
    before = scene.state.to_bytes()
    with pytest.raises(Illegal, match="bad_action"):
        RULES.apply(scene.state, 0, action, Seeded(1))
    assert scene.state.to_bytes() == before
