"""What everybody can count of everybody's cards."""

import pytest

from hexfolk.core.chance import Seeded
from hexfolk.core.counting import Tally, least, surplus
from hexfolk.core.errors import BadState
from hexfolk.core.observation import sample
from hexfolk.core.resource import bundle_text, parse_bundle
from hexfolk.core.snapshot import known_from_bytes, state_from_bytes
from hexfolk.core.state import DOUBT, HAND, State
from tests.core.kit import RULES, Scene


def counted(scene: Scene, viewer: int) -> list[str]:
    """What a viewer has counted, by seat."""
    return [bundle_text(bundle) for bundle in scene.see(viewer).certain]


def robbery(*hands: str, thief: int = 0, takes: str, players: int = 4) -> Scene:
    """Seat 1 and the others hold what everybody saw them get; then one card of seat 1 is stolen."""
    scene = Scene(players)
    scene.settle(1, scene.corner(0, 0))
    for seat, text in enumerate(hands):
        scene.give(seat, text)
    scene.seven(thief)
    scene.do(thief, "robber h0", scene.theft(1, takes))
    return scene


def test_what_is_got_openly_is_counted_by_all() -> None:
    scene = Scene()
    scene.settle(1, scene.corner(0, 0))
    scene.city(2, scene.corner(0, 2))
    scene.roll(0, 2, 6)
    for viewer in (-1, 0, 1, 2, 3):
        assert counted(scene, viewer) == ["", "1wood", "2wood", ""]


def test_thief_and_victim_know_the_card_and_others_do_not() -> None:
    scene = robbery("", "2wood1ore", "1wool", takes="ore")
    assert counted(scene, 0) == counted(scene, 1) == ["1ore", "2wood", "1wool", ""]
    for viewer in (-1, 2, 3):
        tally = scene.see(viewer).tally
        assert counted(scene, viewer) == ["", "1wood", "1wool", ""]
        assert (tally.unknown, tally.pool) == ([1, 1, 0, 0], parse_bundle("1wood1ore"))
        assert tally.could_hold(0, parse_bundle("1ore"))
        assert not tally.could_hold(0, parse_bundle("1wool"))
        assert not tally.could_hold(0, parse_bundle("1wood1ore"))
        assert tally.could_hold(1, parse_bundle("2wood"))
        assert not tally.could_hold(1, parse_bundle("3wood"))
        assert [tally.expected(1, kind) for kind in range(5)] == [150, 0, 0, 0, 50]
        assert [tally.most(1, kind) for kind in range(5)] == [2, 0, 0, 0, 1]


def test_a_hand_of_one_kind_has_no_secret_to_lose() -> None:
    scene = robbery("", "3wool", takes="wool")
    for viewer in (-1, 0, 1, 2, 3):
        assert counted(scene, viewer) == ["1wool", "2wool", "", ""]


def test_with_two_players_each_knows_the_other() -> None:
    scene = robbery("1brick", "2wood1ore", players=2, takes="ore")
    for viewer in (0, 1):
        assert counted(scene, viewer) == ["1brick1ore", "2wood"]
    assert counted(scene, -1) == ["1brick", "1wood"]


def test_a_card_that_is_spent_settles_the_question() -> None:
    """Seat 0 pays with ore that it can only have stolen: then seat 1 has all its wood."""
    scene = robbery("1wool1grain", "2wood1ore", takes="ore")
    assert counted(scene, 3) == ["1wool1grain", "1wood", "", ""]
    scene.buy(0, "knight")
    for viewer in (-1, 2, 3):
        assert counted(scene, viewer) == ["", "2wood", "", ""]


def test_a_monopoly_settles_it_too() -> None:
    scene = robbery("", "2wood1ore", takes="ore")
    scene.hold(0, "monopoly")
    scene.do(0, "monopoly wood")
    assert counted(scene, 2) == ["2wood1ore", "", "", ""]


def test_what_was_concluded_from_the_sums_is_not_forgotten_at_the_next_theft() -> None:
    scene = robbery("", "2wood1ore", takes="ore", players=3)
    # Seat 2 knows that the ore is with one of them; it sees seat 1 pay both wood cards.
    scene.give(1, "2brick")
    scene.on_turn(1)
    node = scene.corner(0, 0)
    scene.do(1, f"road e{scene.edge(node, scene.corner(0, 1))}")
    assert counted(scene, 2)[0] == ""
    scene.do(1, f"road e{scene.edge(scene.corner(0, 1), scene.corner(0, 2))}")
    assert counted(scene, 2) == ["1ore", "", ""]


def test_nobody_sees_what_is_laid_aside_until_it_is_shown() -> None:
    scene = Scene()
    scene.give(1, "3wool5ore")
    scene.give(2, "8wool")
    scene.seven()
    scene.do(1, "discard 4ore")
    # Certain is what a seat has in hand or has laid aside; how much that is all can see.
    seen = scene.see(3)
    assert counted(scene, 3)[1] == "3wool5ore"
    assert (seen.hand_sizes[1], seen.aside_sizes[1]) == (4, 4)
    hands = {sample(seen, Seeded(seed)).v[scene.state.at(1) + HAND] for seed in range(40)}
    assert len(hands) > 2
    scene.do(2, "discard 4wool")
    assert counted(scene, 3)[1:3] == ["3wool1ore", "4wool"]


def test_discards_settle_what_was_in_doubt() -> None:
    scene = Scene()
    scene.give(1, "1wool7ore", unseen=True)
    scene.give(2, "1wood", unseen=True)
    # Of nine unknown cards seven are ore, and seat 2 has one of the nine.
    assert counted(scene, 3)[1:3] == ["6ore", ""]
    scene.seven()
    scene.do(1, "discard 4ore")
    assert counted(scene, 3)[1:3] == ["2ore", ""]


def test_offers_and_answers_show_what_they_are_made_of() -> None:
    scene = Scene()
    scene.give(0, "2wood", unseen=True)
    scene.give(1, "1ore", unseen=True)
    scene.give(2, "2wool1ore", unseen=True)
    assert counted(scene, 3)[0] == ""
    scene.do(0, "offer 1wood>1ore")
    assert counted(scene, 3)[:3] == ["1wood", "", ""]
    scene.do(1, "accept 1")
    scene.do(2, "counter 1 1wool>1wood")
    assert counted(scene, 3)[:3] == ["1wood", "1ore", "1wool"]
    scene.do(0, "trade 1 1")
    assert counted(scene, 3)[:3] == ["1ore", "1wood", "1wool"]


def test_an_offer_that_stands_is_still_covered() -> None:
    scene = Scene()
    scene.give(0, "2wood1brick", unseen=True)
    scene.give(1, "1ore", unseen=True)
    scene.settle(0, scene.corner(0, 0))
    scene.do(0, "offer 1wood>1ore")
    scene.do(0, f"road e{scene.edge(scene.corner(0, 0), scene.corner(0, 1))}")
    assert counted(scene, 3)[0] == "1wood"


def test_what_another_has_seen_is_not_in_an_observation() -> None:
    scene = robbery("", "2wood1ore", "1wool", takes="ore")
    known = scene.see(3).known
    state = scene.state
    for seat in range(4):
        words = [int(known.v[known.at(seat) + DOUBT + viewer]) for viewer in range(4)]
        assert all(words[viewer] == 0 for viewer in range(3) if viewer != seat)
    assert known_from_bytes(scene.board, scene.options, known.to_bytes(), 3) == known
    assert state_from_bytes(scene.board, scene.options, state.to_bytes()) == state


def change(state: State, seat: int, viewer: int, text: str) -> bytes:
    copy = state.copy()
    copy.v[copy.at(seat) + DOUBT + viewer] = parse_bundle(text)
    return copy.to_bytes()


def test_counts_that_nobody_can_have_made_are_refused() -> None:
    scene = robbery("", "2wood1ore", "1wool", takes="ore")
    board, options, state = scene.board, scene.options, scene.state
    for seat, viewer, text in ((2, 2, "1ore"), (2, 2, "2wool"), (2, 0, "1wool"), (1, 0, "1ore")):
        with pytest.raises(BadState, match="a count of cards"):
            state_from_bytes(board, options, change(state, seat, viewer, text))
    known = scene.see(3).known
    for seat, viewer, text in ((1, 0, "1wood"), (1, 3, ""), (3, 3, "1ore")):
        with pytest.raises(BadState, match="a count of cards"):
            known_from_bytes(board, options, change(known, seat, viewer, text), 3)
    with pytest.raises(BadState, match="more cards certain"):
        known_from_bytes(board, options, change(known, 2, 3, "2wool"), 3)
    with pytest.raises(BadState, match="more cards certain"):
        known_from_bytes(board, options, change(scene.see(-1).known, 2, 2, "2wool"), -1)


def test_when_the_game_is_over_all_is_certain() -> None:
    scene = robbery("", "2wood1ore", "1wool", takes="ore")
    scene.state.phase = 10
    for viewer in (-1, 3):
        assert counted(scene, viewer) == ["1ore", "2wood", "1wool", ""]
        assert scene.see(viewer).tally.unknown == [0] * 4


def test_bundles_are_compared_kind_by_kind() -> None:
    one, other = parse_bundle("3wood1wool31ore"), parse_bundle("1wood2brick1wool30ore")
    assert bundle_text(least(one, other)) == bundle_text(least(other, one)) == "1wood1wool30ore"
    assert least(one, 0) == least(0, one) == 0
    pool = parse_bundle("5wood3brick19ore")
    assert surplus(pool, 0) == pool
    assert bundle_text(surplus(pool, 3)) == "2wood16ore"
    assert surplus(pool, 19) == surplus(pool, 32) == surplus(pool, 100) == 0


def test_a_tally_follows_from_the_known_state_and_the_sizes() -> None:
    scene = robbery("", "2wood1ore", "1wool", takes="ore")
    seen = scene.see(3)
    again = Tally(seen.known, 3, seen.hand_sizes)
    assert (again.certain, again.unknown, again.pool) == (seen.certain, seen.tally.unknown, seen.tally.pool)
    assert RULES.observe(scene.state, 3).certain == seen.certain
