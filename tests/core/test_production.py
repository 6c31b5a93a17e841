"""Rules: production (B24–B26)."""

from hexfolk.core.resource import unpack
from tests.core.kit import Scene, kinds, only


def test_b24_settlement_one_city_two_for_all_players() -> None:
    scene = Scene()
    # h5 is a forest with a 6, h8 are fields with a 6.
    scene.settle(0, scene.corner(5, 0))
    scene.city(1, scene.corner(5, 2))
    scene.city(2, scene.corner(8, 4))
    scene.settle(2, scene.corner(5, 4))
    scene.roll(3, 2, 4)
    assert [scene.hand(seat) for seat in range(4)] == ["1wood", "2wood", "1wood2grain", ""]
    assert scene.bank_counts() == [15, 19, 19, 17, 19]


def test_b24_two_buildings_at_one_hex_both_collect() -> None:
    scene = Scene()
    scene.settle(0, scene.corner(5, 0), scene.corner(5, 2))
    scene.city(0, scene.corner(5, 4))
    scene.roll(0, 5, 1)
    assert scene.hand(0) == "4wood"


def test_b24_the_robber_blocks_its_hex_only() -> None:
    scene = Scene()
    scene.settle(0, scene.corner(5, 0))
    scene.settle(1, scene.corner(8, 4))
    scene.state.robber = 5
    trace = scene.roll(0, 3, 3)
    assert [scene.hand(seat) for seat in range(2)] == ["", "1grain"]
    assert only(trace, "yields").spot == 8
    assert only(trace, "produce").seat == 1


def test_b25_one_claimant_gets_what_is_left() -> None:
    scene = Scene()
    scene.city(0, scene.corner(8, 4))
    scene.drain("grain", 1, to=3)
    trace = scene.roll(1, 2, 4)
    assert scene.hand(0) == "1grain"
    assert scene.bank("grain") == 0
    assert "short" in kinds(trace)


def test_b25_one_claimant_with_two_buildings_is_one_player() -> None:
    scene = Scene()
    scene.city(0, scene.corner(8, 4), scene.corner(8, 0))
    scene.drain("grain", 3, to=3)
    scene.roll(1, 2, 4)
    assert scene.hand(0) == "3grain"


def test_b25_two_claimants_and_too_few_nobody_is_paid() -> None:
    scene = Scene()
    scene.city(0, scene.corner(8, 4))
    scene.city(1, scene.corner(8, 0))
    scene.drain("grain", 3, to=3)
    scene.roll(1, 2, 4)
    assert scene.hand(0) == scene.hand(1) == ""
    assert scene.bank("grain") == 3


def test_b25_just_enough_is_enough() -> None:
    scene = Scene()
    scene.city(0, scene.corner(8, 4))
    scene.city(1, scene.corner(8, 0))
    scene.drain("grain", 4, to=3)
    trace = scene.roll(1, 2, 4)
    assert scene.hand(0) == scene.hand(1) == "2grain"
    assert scene.bank("grain") == 0
    assert "short" not in kinds(trace)


def test_b25_other_resources_are_not_affected() -> None:
    scene = Scene()
    scene.city(0, scene.corner(8, 4), scene.corner(5, 0))
    scene.city(1, scene.corner(8, 0))
    scene.drain("grain", 1, to=3)
    scene.roll(1, 2, 4)
    assert scene.hand(0) == "2wood"
    assert scene.hand(1) == ""


def test_b25_a_claim_at_the_robber_is_no_claim() -> None:
    scene = Scene()
    # h3 mountains and h17 forest have a 3: the ore claim of seat 1 lies under the robber.
    scene.city(0, scene.corner(17, 3))
    scene.city(1, scene.corner(17, 1))
    scene.state.robber = 3
    scene.settle(2, scene.corner(3, 4))
    scene.drain("ore", 0, to=3)
    scene.roll(0, 1, 2)
    assert scene.hand(0) == scene.hand(1) == "2wood"
    assert scene.hand(2) == ""


def test_b25_what_is_on_the_way_back_is_not_in_the_bank() -> None:
    """Cards come back to the bank by paying only; a shortage counts what lies there now."""
    scene = Scene()
    scene.city(0, scene.corner(8, 4))
    scene.drain("grain", 0, to=3)
    scene.roll(1, 2, 4)
    assert scene.hand(0) == ""


def test_b26_bank_counts_are_public_and_all_are_paid_at_once() -> None:
    for shown in (True, False):
        scene = Scene(bank_shown=shown)
        scene.city(0, scene.corner(5, 0))
        scene.settle(1, scene.corner(5, 2))
        trace = scene.roll(2, 2, 4)
        assert [event.seat for event in trace if event.kind == "produce"] == [0, 1]
        assert scene.phase() == "main"
        for seat in (-1, 0, 1, 2, 3):
            known = scene.see(seat).known
            assert unpack(known.bank) == [16, 19, 19, 19, 19]
