"""Rules: trade (B36–B41)."""

import pytest

from hexfolk.core.resource import bundle_text
from tests.core.kit import RULES, Scene, kinds, only


def market(gifts: bool = True) -> Scene:
    """Everybody has some of everything; seat 0 is on turn."""
    scene = Scene(gifts=gifts)
    for seat in range(4):
        scene.settle(seat, scene.corner(9, 0) if not seat else scene.corner((0, 2, 16)[seat - 1], 3))
        scene.give(seat, "2wood2brick2wool2grain2ore")
    return scene


def test_b36_players_trade_at_any_ratio() -> None:
    for give, want in (("2wood", "1ore"), ("1wool", "2ore"), ("2wood1brick", "1ore"), ("1wood", "1ore")):
        scene = market()
        scene.do(0, f"offer {give}>{want}")
        scene.do(2, "accept 1")
        trace = scene.do(0, "trade 1 2")
        deal = only(trace, "trade")
        assert (deal.seat, deal.other) == (0, 2)
        assert (bundle_text(int(deal.give)), bundle_text(int(deal.want))) == (give, want)
        for seat in (1, 3):
            assert scene.hand(seat) == "2wood2brick2wool2grain2ore"
    scene = market()
    scene.do(0, "offer 2wood>1ore")
    scene.do(2, "accept 1")
    scene.do(0, "trade 1 2")
    assert scene.hand(0) == "2brick2wool2grain3ore"
    assert scene.hand(2) == "4wood2brick2wool2grain1ore"


def test_b36_the_bank_takes_four_for_one_other() -> None:
    scene = Scene()
    scene.give(0, "5wood3ore")
    trace = scene.do(0, "bank wood>grain")
    assert scene.hand(0) == "1wood1grain3ore"
    assert bundle_text(int(only(trace, "bank").give)) == "4wood"
    assert scene.refused(0, "bank ore>grain") == "not_held"


def test_b36_a_generic_port_takes_three() -> None:
    scene = Scene()
    scene.settle(0, 0)  # port e1
    scene.give(0, "3wood3ore")
    scene.do(0, "bank wood>grain")
    scene.do(0, "bank ore>grain")
    assert scene.hand(0) == "2grain"


def test_b36_a_resource_port_takes_two_of_its_own() -> None:
    scene = Scene()
    scene.settle(0, 4)  # port e4, wood
    scene.give(0, "2wood3ore")
    scene.do(0, "bank wood>grain")
    assert scene.hand(0) == "1grain3ore"
    assert scene.refused(0, "bank ore>wool") == "not_held"
    scene.give(0, "1ore")
    scene.do(0, "bank ore>wool")


def test_b36_never_for_the_same_kind() -> None:
    scene = Scene()
    scene.give(0, "8wood")
    assert scene.refused(0, "bank wood>wood") == "same_resource"


@pytest.mark.parametrize("text", ["offer 1wood>1ore", "bank wood>ore"])
def test_b37_only_in_the_own_turn(text: str) -> None:
    scene = market()
    scene.give(1, "2wood")
    assert scene.refused(1, text) == "not_your_turn"


def test_b37_only_after_the_roll() -> None:
    scene = market()
    scene.give(0, "2wood")
    scene.before_roll()
    assert scene.refused(0, "offer 1wood>1ore") == "must_roll_first"
    assert scene.refused(0, "bank wood>ore") == "must_roll_first"


def test_b37_others_may_not_trade_among_themselves() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "counter 1 1wool>1wood")
    assert scene.refused(2, "accept 2") == "counter_offer"
    assert scene.refused(2, "refuse 2") == "counter_offer"
    assert scene.refused(2, "counter 2 1ore>1wool") == "counter_offer"
    assert scene.refused(1, "trade 2 2") == "not_your_turn"
    assert scene.refused(0, "trade 2 2") == "not_accepted"
    assert scene.refused(0, "trade 2 0") == "unknown_seat"


def test_b37_in_the_special_phase_nobody_trades() -> None:
    scene = Scene(5)
    scene.give(1, "8wood")
    scene.do(1, "signup")
    for seat in (2, 3, 4):
        scene.do(seat, "pass")
    scene.do(0, "end")
    assert scene.phase() == "special"
    assert scene.refused(1, "bank wood>ore") == "special_only_building"
    assert scene.refused(1, "offer 1wood>1ore") == "special_only_building"


# --- B38, sentence by sentence ------------------------------------------------------------------


def test_b38_an_offer_is_made_to_everybody() -> None:
    scene = market()
    trace = scene.do(0, "offer 1wood>1ore")
    offer = only(trace, "offer")
    assert (offer.seat, offer.a) == (0, 1)
    for seat in (1, 2, 3):
        assert set(scene.legal(seat)) == {"accept 1", "refuse 1"}
    assert scene.refused(0, "accept 1") == "own_offer"
    assert scene.refused(0, "refuse 1") == "own_offer"
    assert scene.refused(0, "counter 1 1wool>1ore") == "own_offer"


def test_b38_at_most_three_own_offers_open() -> None:
    scene = market()
    for text in ("offer 1wood>1ore", "offer 1wool>1ore", "offer 1brick>1ore"):
        scene.do(0, text)
    assert scene.refused(0, "offer 1grain>1ore") == "offer_limit"
    assert RULES.why_not(scene.state, 0, 13) == "offer_limit"
    scene.do(0, "withdraw 2")
    scene.do(0, "offer 1grain>1ore")
    assert [offer.number for offer in scene.state.offers] == [1, 3, 4]


def test_b38_at_most_three_own_counters_open() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    for want in ("wood", "wool", "brick"):
        scene.do(1, f"counter 1 1ore>1{want}")
    assert scene.refused(1, "counter 1 1ore>1grain") == "offer_limit"
    scene.do(2, "counter 1 1ore>1grain")
    scene.do(1, "withdraw 3")
    scene.do(1, "counter 1 1ore>1grain")


def test_b38_answers_may_be_changed_until_used() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "refuse 1")
    assert scene.refused(0, "trade 1 1") == "not_accepted"
    scene.do(1, "accept 1")
    assert scene.legal(1) == ["refuse 1"]
    scene.do(1, "refuse 1")
    assert scene.refused(0, "trade 1 1") == "not_accepted"
    scene.do(1, "accept 1")
    scene.do(0, "trade 1 1")
    assert scene.refused(1, "refuse 1") == "offer_unknown"


def test_b38_who_countered_may_still_accept() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "accept 1")
    scene.do(1, "counter 1 1ore>2wood")
    assert scene.refused(0, "trade 1 1") == "not_accepted"
    scene.do(1, "accept 1")
    scene.do(0, "trade 1 1")


def test_b38_a_counter_answers_an_open_offer_of_the_player_on_turn() -> None:
    scene = market()
    assert scene.refused(1, "counter 1 1ore>1wood") == "offer_unknown"
    scene.do(0, "offer 1wood>1ore")
    trace = scene.do(1, "counter 1 1wool>1wood")
    counter = only(trace, "counter")
    assert (counter.seat, counter.a, counter.b) == (1, 2, 1)
    scene.do(0, "withdraw 1")
    assert scene.refused(2, "counter 1 1ore>1wood") == "offer_unknown"


def test_b38_a_counter_is_for_the_player_on_turn_alone_and_has_no_counter() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "counter 1 1wool>1wood")
    for text in ("accept 2", "refuse 2", "counter 2 1ore>1wood"):
        assert scene.refused(2, text) == "counter_offer"
    assert scene.refused(0, "counter 2 1wood>1ore") == "counter_offer"
    assert scene.refused(1, "counter 2 1ore>1wood") == "own_offer"


def test_b38_a_counter_survives_the_offer_and_is_accepted_by_the_player_on_turn() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "counter 1 1brick1wool>1wood")
    scene.do(0, "withdraw 1")
    assert "trade 2 1" in scene.legal(0)
    scene.do(0, "trade 2 1")
    assert scene.hand(0) == "1wood3brick3wool2grain2ore"
    assert scene.hand(1) == "3wood1brick1wool2grain2ore"


def test_b38_a_counter_survives_when_its_offer_is_used() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "counter 1 1wool>1wood")
    scene.do(2, "accept 1")
    scene.do(0, "trade 1 2")
    assert [offer.number for offer in scene.state.offers] == [2]
    scene.do(0, "trade 2 1")
    assert scene.state.offers == []


def test_b38_the_player_on_turn_may_turn_a_counter_down() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "counter 1 1wool>1wood")
    scene.do(0, "refuse 2")
    assert scene.refused(0, "trade 2 1") == "offer_unknown"
    assert scene.refused(1, "withdraw 2") == "offer_unknown"


def test_b38_the_player_on_turn_chooses_among_acceptors() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    for seat in (1, 3):
        scene.do(seat, "accept 1")
    assert set(scene.legal(0, "trade")) == {"trade 1 1", "trade 1 3"}
    assert scene.refused(0, "trade 1 2") == "not_accepted"
    scene.do(0, "trade 1 3")
    assert scene.count(3, "wood") == 3
    assert scene.count(1, "wood") == 2
    assert scene.refused(0, "trade 1 1") == "offer_unknown"


def test_b38_cards_that_the_maker_does_not_hold_are_refused() -> None:
    scene = market()
    assert scene.refused(0, "offer 3wood>1ore") == "not_held"
    scene.do(0, "offer 1wood>1ore")
    assert scene.refused(1, "counter 1 3ore>1wood") == "not_held"


def test_b38_an_acceptor_holds_what_is_wanted() -> None:
    scene = market()
    scene.do(0, "offer 1wood>3ore")
    assert scene.refused(1, "accept 1") == "not_held"
    assert scene.legal(1) == ["refuse 1"]
    scene.give(1, "1ore")
    scene.do(1, "accept 1")


def test_b38_both_hands_are_checked_again_at_the_exchange() -> None:
    scene = market()
    scene.do(0, "offer 1wood>2ore")
    scene.do(0, "offer 1wool>2ore")
    scene.do(1, "accept 1")
    scene.do(1, "accept 2")
    scene.do(0, "trade 1 1")
    assert "trade 2 1" in scene.legal(0), "a lapse would show a hand"
    assert scene.refused(0, "trade 2 1") == "partner_cannot_pay"
    assert scene.state.offers[0].accepted == 2, "the acceptance stays shown"


def test_b38_a_counter_needs_both_hands_too() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "counter 1 1ore>3wood")
    assert scene.refused(0, "trade 2 1") == "not_held"
    assert scene.legal(0, "trade") == []
    scene.give(0, "1wood")
    scene.do(0, "trade 2 1")


@pytest.mark.parametrize("pay", ["road", "bank", "trade", "buy"])
def test_b38_an_offer_that_its_maker_can_no_longer_pay_is_withdrawn(pay: str) -> None:
    scene = market()
    scene.give(0, "2wood2wool")
    for text in ("offer 4wood>1ore", "offer 4wool>1ore", "offer 1brick>1ore"):
        scene.do(0, text)
    scene.do(1, "accept 1")
    draws = scene.top("point") if pay == "buy" else None
    text = {
        "road": f"road e{scene.edge(scene.corner(9, 0), scene.corner(9, 1))}",
        "bank": "bank wood>ore",
        "trade": "trade 1 1",
        "buy": "buy",
    }[pay]
    trace = scene.do(0, text, draws)
    gone = 2 if pay == "buy" else 1
    assert gone not in [offer.number for offer in scene.state.offers]
    assert 3 in [offer.number for offer in scene.state.offers]
    assert ("lapse" in kinds(trace)) == (pay != "trade")


def test_b38_a_counter_that_its_maker_can_no_longer_pay_is_withdrawn() -> None:
    scene = market()
    scene.do(0, "offer 1wood>2ore")
    scene.do(1, "counter 1 1ore>1wool")
    scene.do(1, "accept 1")
    trace = scene.do(0, "trade 1 1")
    assert scene.state.offers == []
    lapse = only(trace, "lapse")
    assert (lapse.seat, lapse.a) == (1, 2)


@pytest.mark.parametrize("card", ["knight", "roads", "plenty 1wood1ore", "monopoly ore"])
def test_b38_a_played_card_withdraws_all_offers(card: str) -> None:
    scene = market()
    scene.hold(0, card.split(" ")[0])
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "counter 1 1wool>1wood")
    trace = scene.do(0, card)
    assert scene.state.offers == []
    assert kinds(trace)[:3] == ["lapse", "lapse", "play"]


def test_b38_all_end_with_the_turn() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "counter 1 1wool>1wood")
    trace = scene.do(0, "end")
    assert kinds(trace) == ["lapse", "lapse", "end", "turn"]
    assert scene.state.offers == []
    assert scene.refused(2, "accept 1") == "offer_unknown"


def test_b38_the_maker_withdraws_and_nobody_else() -> None:
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "counter 1 1wool>1wood")
    assert scene.refused(1, "withdraw 1") == "offer_unknown"
    assert scene.refused(0, "withdraw 2") == "offer_unknown"
    scene.do(1, "withdraw 2")
    scene.do(0, "withdraw 1")


def test_b38_who_may_answer_shows_no_hand() -> None:
    """Whether somebody can still change an answer must not tell what they hold."""
    seen = []
    for cards in ("1ore", "1wool"):
        scene = Scene()
        scene.give(0, "1wood")
        scene.give(1, cards)
        scene.do(0, "offer 1wood>1ore")
        scene.do(1, "refuse 1")
        seen.append((scene.see(0).may, scene.see(2).may, scene.see(-1).may))
    assert seen[0] == seen[1]
    assert seen[0][0] == [1, 2, 3]


# --- gifts ---------------------------------------------------------------------------------------


def test_b39_one_side_may_be_empty_with_consent() -> None:
    scene = market()
    scene.do(0, "offer 1wood>")
    scene.do(0, "offer >1ore")
    assert scene.refused(0, "trade 1 1") == "not_accepted"
    scene.do(1, "accept 1")
    scene.do(2, "accept 2")
    scene.do(0, "trade 1 1")
    scene.do(0, "trade 2 2")
    assert scene.hand(0) == "1wood2brick2wool2grain3ore"
    assert (scene.count(1, "wood"), scene.count(2, "ore")) == (3, 1)


def test_b39_not_both_sides() -> None:
    scene = market()
    assert scene.refused(0, "offer >") == "gift_empty"


def test_b39_gifts_can_be_switched_off() -> None:
    scene = market(gifts=False)
    assert scene.refused(0, "offer 1wood>") == "gift_forbidden"
    assert scene.refused(0, "offer >1wood") == "gift_forbidden"
    scene.do(0, "offer 1wood>1ore")
    assert scene.refused(1, "counter 1 >1wood") == "gift_forbidden"


def test_b39_the_same_kind_on_both_sides_is_refused() -> None:
    scene = market()
    assert scene.refused(0, "offer 2wood>1wood") == "same_resource"
    assert scene.refused(0, "offer 1wood1ore>1wool1ore") == "same_resource"
    scene.do(0, "offer 1wood>1ore")
    assert scene.refused(1, "counter 1 1ore>2ore") == "same_resource"


# --- ports ---------------------------------------------------------------------------------------


def test_b40_the_best_rate_wins() -> None:
    scene = Scene()
    scene.settle(0, 0, 4)  # 3:1 and wood
    scene.give(0, "2wood3ore")
    scene.do(0, "bank wood>grain")
    scene.do(0, "bank ore>grain")
    assert scene.hand(0) == "2grain"


def test_b40_a_port_works_from_the_moment_the_building_stands() -> None:
    scene = Scene()
    scene.settle(0, 7)
    scene.roads(0, 7, 1, 0)
    scene.give(0, "3wood")
    assert scene.refused(0, "bank wood>ore") == "not_held"
    scene.give(0, "1wood1brick1wool1grain")
    scene.do(0, "settle n0")
    scene.do(0, "bank wood>ore")
    assert scene.hand(0) == "1ore"


def test_b40_both_ends_of_its_edge_are_served() -> None:
    for port in Scene().board.ports:
        for end in (0, 1):
            scene = Scene()
            scene.settle(0, int(scene.topology.edge_ends[2 * port.edge + end]))
            scene.give(0, "3wood3brick3wool3grain3ore")
            trades = scene.legal(0, "bank")
            assert len(trades) == (20 if port.kind < 0 else 4)


def test_b40_a_foreign_port_is_of_no_use() -> None:
    scene = Scene()
    scene.settle(1, 0)
    scene.give(0, "3wood")
    assert scene.refused(0, "bank wood>ore") == "not_held"


def test_b40_the_bank_must_hold_the_wanted_card() -> None:
    scene = Scene()
    scene.give(0, "4wood")
    scene.drain("ore", 0, to=1)
    assert scene.refused(0, "bank wood>ore") == "bank_short"
    assert scene.hand(0) == "4wood"
    scene.do(0, "bank wood>grain")


def test_b40_as_many_as_one_can_pay() -> None:
    scene = Scene()
    scene.give(0, "12wood")
    for _ in range(3):
        scene.do(0, "bank wood>ore")
    assert scene.hand(0) == "3ore"


def test_b41_the_rules_do_not_ask_who_is_a_bot() -> None:
    """Every other seat takes part in trade alike; what a bot observes does not say who is one."""
    scene = market()
    scene.do(0, "offer 1wood>1ore")
    for seat in (1, 2, 3):
        seen = scene.see(seat)
        assert seen.may == [1, 2, 3]
        assert [str(action) for action in seen.legal] == ["Action('accept 1')", "Action('refuse 1')"]
        assert not any("bot" in name for name in dir(seen))


def test_b37_outside_the_main_part_there_is_no_offer_to_answer() -> None:
    """For the player on turn neither: not even that a counter would answer an own offer."""
    scene = Scene()
    scene.give(0, "1wood")
    scene.before_roll()
    for seat in (0, 1):
        for text in ("counter 1 1wood>1ore", "accept 1", "refuse 1", "withdraw 1"):
            assert scene.refused(seat, text) == "offer_unknown"
