"""The bank and production: what other games got wrong (BK)."""

import pytest

from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from tests.cases.ground import pay, upper_edge
from tests.core import oracle
from tests.core.driver import new_game, play
from tests.core.kit import Scene, dealt, drawn_island

NAMES = ("wood", "brick", "wool", "grain", "ore")


def totals(scene: Scene) -> list[int]:
    return [
        scene.bank(name) + sum(scene.count(seat, name) for seat in range(int(scene.state.players)))
        for name in NAMES
    ]


def test_bk_01_a_single_claimant_gets_what_is_left() -> None:
    scene = Scene()
    scene.city(0, scene.corner(12, 4))  # wood, number 4, at the coast
    scene.drain("wood", 1, 3)
    scene.roll(1, 2, 2)
    assert (scene.count(0, "wood"), scene.bank("wood")) == (1, 0)


def test_bk_01_two_claimants_get_nothing() -> None:
    scene = Scene()
    scene.city(0, scene.corner(12, 4))
    scene.settle(1, scene.corner(12, 1))
    scene.drain("wood", 2, 3)
    scene.roll(1, 2, 2)
    assert (scene.count(0, "wood"), scene.count(1, "wood"), scene.bank("wood")) == (0, 0, 2)


@pytest.mark.parametrize(("players", "cards"), [(4, 19), (5, 24), (7, 29)])
def test_bk_04_what_is_paid_is_in_the_bank_again(players: int, cards: int) -> None:
    scene = Scene(players)
    line = upper_edge(scene, 2)
    scene.settle(0, line[0])
    scene.roads(0, line[0], line[1])
    for word, text in (
        ("road", f"road e{scene.edge(line[1], line[2])}"),
        ("settle", f"settle n{line[2]}"),
        ("city", f"city n{line[2]}"),
    ):
        pay(scene, 0, word)
        scene.do(0, text)
        assert scene.hand(0) == ""
        assert totals(scene) == [cards] * 5
    pay(scene, 0, "buy")
    scene.buy(0, "knight")
    assert scene.bank_counts() == [cards] * 5


@pytest.mark.parametrize("players", range(2, 9))
def test_bk_04_no_card_is_lost_or_made_in_any_game(players: int) -> None:
    state = new_game(dealt(players, players), players)
    for number, _ in enumerate(play(state, 40 + players, 350)):
        if number % 3 == 0:
            facts = oracle.Facts(state)
            for kind in range(5):
                held = sum(hand[kind] for hand in facts.hands + facts.aside)
                assert facts.bank[kind] + held == {2: 19, 3: 19, 4: 19, 5: 24, 6: 24, 7: 29, 8: 29}[players]


def test_bk_05_discards_are_in_the_bank_again() -> None:
    scene = Scene()
    scene.give(1, "5wood4ore")
    scene.give(2, "6wood6wool")
    bank = scene.bank_counts()
    scene.seven()
    scene.do(1, "discard 1wood3ore")
    scene.do(2, "discard 2wood4wool")
    assert scene.bank_counts() == [bank[0] + 3, bank[1], bank[2] + 4, bank[3], bank[4] + 3]
    assert totals(scene) == [19] * 5


def test_bk_06_the_bank_does_not_sell_what_it_has_not() -> None:
    scene = Scene()
    scene.give(0, "4wood")
    scene.drain("brick", 0, 1)
    assert scene.refused(0, "bank wood>brick") == "bank_short"
    assert "bank wood>brick" not in scene.legal(0, "bank")
    assert scene.hand(0) == "4wood"
    scene.do(0, "bank wood>ore")


@pytest.mark.parametrize("city", [False, True])
def test_bk_08_every_hex_around_a_corner_pays_for_itself(city: bool) -> None:
    # Three forests around one corner; the deal puts the numbers 4, 4 and 5 on them in some order.
    board = deal(drawn_island("F F\n F", numbers="4=2 5=1"), Seeded(1))
    assert sorted(int(n) for n in board.number) == [4, 4, 5]
    scene = Scene(2, board)
    middle = next(
        n for n in range(board.topology.node_count) if min(board.topology.node_hexes[3 * n : 3 * n + 3]) >= 0
    )
    (scene.city if city else scene.settle)(0, middle)
    each = 2 if city else 1
    scene.roll(1, 2, 2)
    assert scene.count(0, "wood") == 2 * each
    scene.roll(1, 2, 3)
    assert scene.count(0, "wood") == 3 * each


def test_bk_09_only_the_hex_under_the_robber_is_silent() -> None:
    board = deal(drawn_island("F M", numbers="5=2"), Seeded(1))
    scene = Scene(2, board)
    scene.settle(0, scene.corner(0, 1))
    scene.state.robber = 0
    scene.roll(1, 2, 3)
    assert scene.hand(0) == "1ore"
    scene.state.robber = 1
    scene.roll(1, 2, 3)
    assert scene.hand(0) == "1wood1ore"
