"""The set-up: what other games got wrong (SU)."""

import pytest

from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.resource import unpack
from tests.cases.ground import node_between
from tests.core import oracle
from tests.core.kit import Scene, dealt, drawn_island, kinds, only


@pytest.mark.parametrize("players", range(2, 9))
def test_su_01_in_order_then_back_one_settlement_and_its_road(players: int) -> None:
    scene = Scene(players, founding=True)
    placed: list[tuple[int, str]] = []
    while scene.phase().startswith("found"):
        (seat,) = scene.must()
        legal = scene.legal(seat)
        for other in range(players):
            if other != seat:
                assert scene.legal(other) == []
                assert scene.refused(other, legal[0]) == "not_your_turn"
        told = scene.do(seat, legal[0])
        placed.append((seat, told[0].kind))
    order = [*range(players), *reversed(range(players))]
    assert placed == [(seat, piece) for seat in order for piece in ("settle", "road")]
    assert placed[2 * players - 2][0] == placed[2 * players][0] == players - 1
    # The first roll is the starting player's, and it is one.
    assert (scene.phase(), scene.must(), scene.state.turn) == ("before_roll", [0], 1)
    scene.roll(0, 1, 1)
    assert scene.refused(0, "roll") == "already_rolled"


def test_su_02_the_second_settlement_yields_at_once_and_the_first_nothing() -> None:
    board = deal(drawn_island("F F H\n D P", numbers="4=1 5=1 9=1 10=1"), Seeded(1))
    scene = Scene(2, board, founding=True)
    for seat, node in ((0, scene.corner(4, 2)), (1, scene.corner(2, 0))):
        assert kinds(scene.do(seat, f"settle n{node}")) == ["settle"]
        scene.do(seat, scene.legal(seat)[0])
        assert scene.hand(seat) == ""
    bank = scene.bank_counts()
    # One hex at the coast: one card.
    assert kinds(scene.do(1, f"settle n{scene.corner(0, 5)}")) == ["settle", "income"]
    assert scene.hand(1) == "1wood"
    scene.do(1, scene.legal(1)[0])
    # Wood, wood and desert: two, before the road, and out of the bank.
    told = scene.do(0, f"settle n{node_between(scene, 0, 1, 3)}")
    assert unpack(int(only(told, "income").give)) == [2, 0, 0, 0, 0]
    assert (scene.hand(0), scene.phase()) == ("2wood", "found_road")
    assert scene.bank_counts() == [bank[0] - 3, *bank[1:]]


@pytest.mark.parametrize("players", [4, 6, 8])
def test_su_02_the_bank_always_has_enough(players: int) -> None:
    for seed in range(4):
        scene = Scene(players, dealt(players, seed), founding=True)
        whim = Seeded(seed)
        while scene.phase().startswith("found"):
            (seat,) = scene.must()
            legal = scene.legal(seat)
            before = scene.hand_size(seat)
            text = legal[int(whim.draw(0, len(legal)))]
            second = scene.state.founded >= players
            scene.do(seat, text)
            if text.startswith("settle") and second:
                node = int(text.split(" n")[1])
                facts = oracle.Facts(scene.state)
                due = sum(1 for h in facts.shape.hexes_at[node] if facts.letter(h) in oracle.PRODUCING)
                assert scene.hand_size(seat) - before == due


def test_su_03_the_second_road_touches_the_second_settlement() -> None:
    scene = Scene(2, founding=True)
    first = scene.corner(0, 0)
    for seat, node in (
        (0, first),
        (1, scene.corner(7, 0)),
        (1, scene.corner(11, 1)),
        (0, scene.corner(18, 3)),
    ):
        scene.do(seat, f"settle n{node}")
        if node != scene.corner(18, 3):
            scene.do(seat, scene.legal(seat)[0])
    second = scene.corner(18, 3)
    around = {scene.edge(second, n) for n in scene.neighbours(second)}
    assert scene.sites(0, "road") == around
    for node in scene.neighbours(first):
        edge = scene.edge(first, node)
        assert scene.refused(0, f"road e{edge}") in ("not_connected", "spot_taken")
    assert scene.refused(0, "end") == "finish_found_road"
    scene.do(0, f"road e{min(around)}")
    assert scene.phase() == "before_roll"
