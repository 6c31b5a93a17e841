"""Discards on a seven: what other games got wrong (DS)."""

import pytest

from hexfolk.core.state import DUE
from tests.core.kit import Scene

HANDS = ((6, 0), (7, 0), (8, 4), (9, 4), (10, 5), (15, 7), (21, 10))


@pytest.mark.parametrize(("cards", "due"), HANDS)
def test_ds_01_half_of_more_than_seven_rounded_down(cards: int, due: int) -> None:
    scene = Scene()
    kinds_held = [min(cards, 15), max(0, cards - 15)]
    scene.give(1, f"{kinds_held[0]}wool" + (f"{kinds_held[1]}ore" if kinds_held[1] else ""))
    scene.hold(1, "knight", 5)
    scene.seven()
    assert scene.state.v[scene.state.at(1) + DUE] == due
    if due:
        scene.do(1, f"discard {due}wool")
    assert scene.hand_size(1) == cards - due
    assert scene.held(1, "knight") == 5
    assert scene.phase() == "robber"


def test_ds_02_one_discard_for_one_seven() -> None:
    scene = Scene()
    scene.give(1, "19wool1ore")
    scene.give(2, "8wood")
    scene.seven()
    scene.do(1, "discard 10wool")
    # Ten are left, more than seven, and nothing more is asked.
    assert scene.must() == [2]
    assert scene.legal(1) == []
    assert scene.refused(1, "discard 1wool") == "not_your_turn"
    scene.do(2, "discard 4wood")
    assert scene.must() == [0]
    assert scene.hand_size(1) == 10


def test_ds_05_a_wrong_selection_changes_nothing() -> None:
    scene = Scene()
    scene.give(1, "5wood4wool")
    scene.seven()
    for text, reason in (
        ("discard 5wood", "wrong_discard"),
        ("discard 3wood2wool", "wrong_discard"),
        ("discard 4ore", "not_held"),
        ("discard 3wood1ore", "not_held"),
    ):
        assert scene.refused(1, text) == reason
    for text in (
        "discard 5wood-1wool",
        "discard 4.0wood",
        "discard four",
        "discard 4gold",
        "discard 4wood x",
    ):
        assert _unreadable(scene, text)
    assert scene.must() == [1]
    scene.do(1, "discard 1wood3wool")
    assert scene.hand(1) == "4wood1wool"
    assert scene.phase() == "robber"


def test_ds_05_too_few_are_laid_aside_and_the_rest_stays_due() -> None:
    scene = Scene()
    scene.give(1, "5wood4wool")
    scene.seven()
    scene.do(1, "discard 3wood")
    assert (scene.must(), scene.phase()) == ([1], "discard")
    assert scene.refused(1, "discard 2wood") == "wrong_discard"
    scene.do(1, "discard 1wool")
    assert scene.hand(1) == "2wood3wool"
    assert scene.phase() == "robber"


@pytest.mark.parametrize("wood", range(5))
def test_ds_06_the_owner_chooses_any_mix(wood: int) -> None:
    scene = Scene()
    scene.give(1, "4wood4ore")
    scene.seven()
    parts = [f"{number}{name}" for number, name in ((wood, "wood"), (4 - wood, "ore")) if number]
    scene.do(1, f"discard {''.join(parts)}")
    assert (scene.count(1, "wood"), scene.count(1, "ore")) == (4 - wood, wood)


def test_ds_08_a_knight_makes_nobody_discard() -> None:
    scene = Scene()
    scene.settle(1, scene.corner(0, 0))
    scene.give(1, "12wood")
    scene.hold(0, "knight")
    scene.do(0, "knight")
    assert (scene.phase(), scene.must()) == ("robber", [0])
    scene.do(0, "robber h0", scene.theft(1, "wood"))
    assert (scene.hand_size(1), scene.hand_size(0)) == (11, 1)
    assert scene.phase() == "main"


def _unreadable(scene: Scene, text: str) -> bool:
    return scene.refused(1, text) in ("bad_action", "bad_bundle")
