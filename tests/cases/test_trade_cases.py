"""Trade between players: what other games got wrong (TR)."""

import pytest

from hexfolk.core.resource import WOOL
from hexfolk.core.state import take_cards
from tests.cases.ground import way_off
from tests.core.kit import Scene, dice, kinds


def table(red: str, blue: str = "", green: str = "") -> Scene:
    scene = Scene(3)
    for seat, hand in enumerate((red, blue, green)):
        scene.give(seat, hand)
    return scene


def open_offers(scene: Scene) -> list[int]:
    return [int(offer.number) for offer in scene.state.offers]


@pytest.mark.parametrize("accepted_first", [False, True])
def test_tr_01_an_offer_whose_cover_is_spent_is_gone(accepted_first: bool) -> None:
    scene = table("1wood1brick", "1wool")
    node = scene.corner(9, 0)
    scene.settle(0, node)
    scene.do(0, "offer 1wood>1wool")
    if accepted_first:
        scene.do(1, "accept 1")
    told = kinds(scene.do(0, f"road e{scene.edge(node, way_off(scene, node))}"))
    assert told == ["road", "lapse"]
    assert scene.refused(1, "accept 1") == "offer_unknown"
    assert scene.refused(0, "trade 1 1") == "offer_unknown"
    assert scene.see(1).known.offers == []
    assert (scene.hand(0), scene.hand(1)) == ("", "1wool")


def test_tr_01_both_hands_are_looked_at_when_it_is_used() -> None:
    scene = table("1ore", "1wool")
    scene.do(0, "offer 1ore>1wool")
    scene.do(1, "accept 1")
    # Blue can pay no more; no other rule takes a card from another's hand while an offer is open.
    take_cards(scene.state, 1, WOOL)
    scene.state.bank += WOOL
    assert scene.refused(0, "trade 1 1") == "partner_cannot_pay"
    assert (scene.hand(0), scene.hand(1)) == ("1ore", "")


def test_tr_02_who_accepts_holds_all_that_is_wanted() -> None:
    scene = table("1ore", "1wood2wool")
    scene.do(0, "offer 1ore>3wool")
    assert scene.legal(1, "accept") == []
    assert scene.refused(1, "accept 1") == "not_held"
    assert scene.refused(0, "trade 1 1") == "not_accepted"


def test_tr_03_gifts_need_consent_and_nothing_for_nothing_is_refused() -> None:
    scene = table("2wood1ore", "1ore")
    scene.do(0, "offer 2wood>")
    scene.do(1, "accept 1")
    scene.do(0, "trade 1 1")
    assert (scene.hand(0), scene.hand(1)) == ("1ore", "2wood1ore")
    scene.do(0, "offer >1ore")
    scene.do(1, "refuse 2")
    assert scene.refused(0, "trade 2 1") == "not_accepted"
    assert scene.refused(0, "offer >") == "gift_empty"
    # The next trade works as if nothing had been.
    scene.do(0, "offer 1ore>1wood")
    scene.do(1, "accept 3")
    scene.do(0, "trade 3 1")
    assert (scene.hand(0), scene.hand(1)) == ("1wood", "1wood2ore")


def test_tr_06_the_maker_holds_what_is_offered_and_may_ask_for_anything() -> None:
    scene = table("1wood", "5ore", "3wool")
    assert scene.refused(0, "offer 2wood>1ore") == "not_held"
    scene.do(0, "offer 1wood>19ore")
    for seat in (1, 2):
        assert scene.refused(seat, "accept 1") == "not_held"
        scene.do(seat, "refuse 1")
    assert open_offers(scene) == [1]


def test_tr_06_no_answer_shows_who_could_have_paid() -> None:
    views = []
    for blue, green in (("5ore", "5wool"), ("5wool", "5ore")):
        scene = table("1wood")
        scene.give(1, blue, unseen=True)
        scene.give(2, green, unseen=True)
        scene.do(0, "offer 1wood>1ore")
        told = [scene.do(seat, "refuse 1") for seat in (1, 2)]
        seen = scene.see(0)
        views.append((repr(told), seen.known.to_bytes(), [repr(a) for a in seen.legal], seen.must, seen.may))
    assert views[0] == views[1]


def test_tr_09_after_the_roll_and_with_the_player_on_turn_only() -> None:
    scene = table("4wood", "1ore", "1wool")
    scene.before_roll(0)
    for text in ("bank wood>ore", "offer 1wood>1ore"):
        assert scene.refused(0, text) == "must_roll_first"
    scene.do(0, "roll", dice(1, 1))
    for text in ("offer 1ore>1wool", "bank ore>wool"):
        assert scene.refused(1, text) == "not_your_turn"
    scene.do(0, "offer 1wood>1wool")
    scene.do(1, "counter 1 1ore>2wood")
    assert scene.refused(2, "accept 2") == "counter_offer"
    assert scene.refused(2, "counter 2 1wool>1ore") == "counter_offer"
    assert scene.refused(2, "trade 2 1") == "not_your_turn"
    scene.do(0, "trade 2 1")
    assert (scene.hand(0), scene.hand(1)) == ("2wood1ore", "2wood")


def test_tr_10_declining_again_does_nothing() -> None:
    scene = table("2wood", "1ore", "1ore")
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "refuse 1")
    before = scene.state.to_bytes()
    scene.do(1, "refuse 1")
    assert scene.state.to_bytes() == before
    scene.do(0, "withdraw 1")
    assert scene.refused(1, "refuse 1") == "offer_unknown"
    scene.do(0, "offer 1wood>1ore")
    scene.do(2, "accept 2")
    scene.do(0, "trade 2 2")
    assert scene.refused(1, "refuse 2") == "offer_unknown"
    assert (scene.hand(0), scene.hand(2)) == ("1wood1ore", "1wood")


def test_tr_11_an_open_offer_blocks_nothing() -> None:
    scene = table("4wood2brick", "1ore", "1ore")
    node = scene.corner(9, 0)
    scene.settle(0, node)
    scene.do(0, "offer 1wood>1ore")
    scene.do(0, f"road e{scene.edge(node, way_off(scene, node))}")
    scene.do(0, "offer 1brick>1wool")
    scene.do(0, "withdraw 2")
    assert open_offers(scene) == [1]
    assert scene.must() == [0]
    assert kinds(scene.do(0, "end"))[:2] == ["lapse", "end"]
    assert scene.refused(1, "accept 1") == "offer_unknown"
    assert scene.must() == [1]


def test_tr_14_an_offer_moves_nothing() -> None:
    scene = table("2wood", "1ore")
    scene.do(0, "offer 2wood>1ore")
    assert scene.hand(0) == "2wood"
    # The cards may be offered a second time, as they have not gone anywhere.
    scene.do(0, "offer 2wood>1wool")
    scene.do(1, "refuse 1")
    assert scene.hand(0) == "2wood"
    scene.do(0, "withdraw 1")
    assert scene.hand(0) == "2wood"
    scene.do(0, "end")
    assert (scene.hand(0), scene.hand(1)) == ("2wood", "1ore")


def test_tr_15_an_answer_to_an_offer_that_is_gone_is_dropped() -> None:
    scene = table("2wood", "1ore")
    scene.do(0, "offer 1wood>1ore")
    scene.do(0, "withdraw 1")
    scene.do(0, "offer 2wood>1ore")
    assert scene.refused(1, "accept 1") == "offer_unknown"
    assert scene.state.offers[0].accepted == 0
    scene.do(0, "end")
    assert scene.refused(1, "accept 2") in ("offer_unknown", "not_your_turn")
    assert (scene.hand(0), scene.hand(1)) == ("2wood", "1ore")
