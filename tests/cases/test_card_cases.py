"""Development cards: what other games got wrong (DC)."""

import pytest

from tests.cases.ground import lower_edge, pay, upper_edge, way_off
from tests.core.kit import Scene, dice, kinds

PLAYS = {"knight": "knight", "roads": "roads", "plenty": "plenty 1wood1ore", "monopoly": "monopoly wool"}


def line_of_one(players: int = 4) -> tuple[Scene, list[int]]:
    """Red with a settlement and one road a-b; the line goes on to c and d."""
    scene = Scene(players)
    line = upper_edge(scene, 2)[:8]
    scene.settle(0, line[0])
    scene.roads(0, line[0], line[1])
    return scene, line


def finish(scene: Scene, name: str) -> None:
    """Whatever a played card still asks for, in the plainest way."""
    if name == "knight":
        scene.do(0, "robber h18")
    while scene.phase() == "free_road":
        scene.do(0, scene.legal(0, "road")[0])


def test_dc_01_a_card_rests_in_the_turn_it_is_bought() -> None:
    scene = Scene(2)
    pay(scene, 0, "buy")
    scene.buy(0, "knight")
    assert scene.refused(0, "knight") == "card_bought_this_turn"
    assert scene.legal(0, "knight") == []
    scene.do(0, "end")
    scene.do(1, "roll", dice(1, 1))
    scene.do(1, "end")
    assert scene.phase() == "before_roll"
    assert scene.legal(0, "knight") == ["knight"]
    scene.do(0, "knight")


def test_dc_03_one_card_a_turn_before_and_after_the_roll_together() -> None:
    scene = Scene(2)
    scene.hold(0, "monopoly")
    scene.hold(0, "knight")
    scene.before_roll(0)
    scene.do(0, "monopoly ore")
    scene.do(0, "roll", dice(1, 1))
    assert scene.refused(0, "knight") == "one_card_per_turn"
    scene.do(0, "end")
    scene.do(1, "roll", dice(1, 1))
    scene.do(1, "end")
    scene.do(0, "knight")


@pytest.mark.parametrize("name", PLAYS)
def test_dc_04_every_kind_may_be_played_before_the_roll(name: str) -> None:
    scene, _ = line_of_one()
    scene.hold(0, name)
    scene.give(0, "4wood4brick4wool4grain4ore")
    scene.before_roll(0)
    for text in (
        "bank wood>ore",
        "offer 1wood>1ore",
        "buy",
        f"road e{scene.edge(*upper_edge(scene, 2)[1:3])}",
    ):
        assert scene.refused(0, text) == "must_roll_first"
    scene.do(0, PLAYS[name])
    finish(scene, name)
    assert scene.phase() == "before_roll"
    scene.do(0, "roll", dice(1, 1))
    assert scene.phase() == "main"


def test_dc_06_free_roads_need_no_money_and_none_is_left_over() -> None:
    scene, line = line_of_one()
    scene.hold(0, "roads")
    assert scene.hand(0) == ""
    scene.do(0, "roads")
    for i in (1, 2):
        scene.do(0, f"road e{scene.edge(line[i], line[i + 1])}")
    assert (scene.phase(), scene.state.free_roads) == ("main", 0)
    following = f"road e{scene.edge(line[3], line[4])}"
    assert scene.refused(0, following) == "cannot_pay"
    pay(scene, 0, "road")
    scene.do(0, following)
    assert scene.hand(0) == ""


def test_dc_06_nothing_free_comes_over_into_another_turn() -> None:
    scene, line = line_of_one(2)
    scene.hold(0, "roads")
    scene.use_up_roads(0, 1)
    scene.do(0, "roads")
    scene.do(0, f"road e{scene.edge(line[1], line[2])}")
    scene.use_up_roads(0, 5)
    scene.do(0, "end")
    scene.do(1, "roll", dice(1, 1))
    scene.do(1, "end")
    scene.do(0, "roll", dice(1, 1))
    assert scene.refused(0, f"road e{scene.edge(line[2], line[3])}") == "cannot_pay"


def test_dc_07_with_one_piece_one_road() -> None:
    scene, line = line_of_one()
    scene.hold(0, "roads")
    scene.use_up_roads(0, 1)
    scene.do(0, "roads")
    assert scene.state.free_roads == 1
    scene.do(0, f"road e{scene.edge(line[1], line[2])}")
    assert (scene.phase(), scene.state.free_roads) == ("main", 0)
    scene.do(0, "end")


def test_dc_07_with_no_piece_the_card_stays_in_hand() -> None:
    scene, _ = line_of_one()
    scene.hold(0, "roads")
    scene.use_up_roads(0, 0)
    assert scene.refused(0, "roads") == "no_piece"
    assert scene.held(0, "roads") == 1
    assert scene.legal(0, "roads") == []


def test_dc_09_the_second_road_may_continue_the_first() -> None:
    scene, line = line_of_one()
    a, b, c, d = line[:4]
    side = way_off(scene, a, *line)
    scene.roads(1, side, a)
    scene.hold(0, "roads")
    scene.do(0, "roads")
    assert scene.edge(c, d) not in scene.sites(0, "road")
    scene.do(0, f"road e{scene.edge(b, c)}")
    assert scene.edge(c, d) in scene.sites(0, "road")
    assert scene.refused(0, f"road e{scene.edge(a, b)}") == "spot_taken"
    assert scene.refused(0, f"road e{scene.edge(b, c)}") == "spot_taken"
    assert scene.refused(0, f"road e{scene.edge(side, a)}") == "spot_taken"
    assert scene.refused(0, "road e72") == "no_such_spot"
    far = lower_edge(scene, 4)
    assert scene.refused(0, f"road e{scene.edge(far[0], far[1])}") == "not_connected"
    assert (scene.phase(), scene.state.free_roads) == ("free_road", 1)
    scene.do(0, f"road e{scene.edge(c, d)}")
    assert scene.phase() == "main"


def short_bank(counts: dict[str, int]) -> Scene:
    scene = Scene(2)
    scene.hold(0, "plenty")
    for name in ("wood", "brick", "wool", "grain", "ore"):
        scene.drain(name, counts.get(name, 0), 1)
    return scene


def test_dc_11_only_what_the_bank_has() -> None:
    scene = short_bank({"wood": 3, "brick": 3, "wool": 3, "grain": 1, "ore": 0})
    assert scene.refused(0, "plenty 1wood1ore") == "bank_short"
    assert scene.refused(0, "plenty 2grain") == "bank_short"
    for wrong in ("plenty 1wood", "plenty 3wood", "plenty 2wood1brick"):
        assert scene.refused(0, wrong) == "wrong_plenty"
    scene.do(0, "plenty 1wood1grain")
    assert scene.hand(0) == "1wood1grain"
    assert (scene.bank("wood"), scene.bank("grain")) == (2, 0)


def test_dc_11_the_last_card_of_the_bank_is_taken_alone() -> None:
    scene = short_bank({"wool": 1})
    assert scene.refused(0, "plenty 2wool") == "wrong_plenty"
    assert scene.legal(0, "plenty") == ["plenty 1wool"]
    scene.do(0, "plenty 1wool")
    assert (scene.hand(0), sum(scene.bank_counts())) == ("1wool", 0)


def test_dc_11_of_an_empty_bank_nothing_can_be_taken() -> None:
    scene = short_bank({})
    assert scene.legal(0, "plenty") == []
    assert scene.refused(0, "plenty 1wood1ore") == "bank_short"
    assert scene.held(0, "plenty") == 1


def test_dc_12_monopoly_takes_from_all() -> None:
    scene = Scene()
    scene.give(0, "1wood2ore")
    scene.give(1, "3wood1brick")
    scene.give(2, "4grain")
    scene.give(3, "2wood1ore")
    scene.hold(0, "monopoly")
    bank = scene.bank_counts()
    scene.do(0, "monopoly wood")
    assert [scene.hand(seat) for seat in range(4)] == ["6wood2ore", "1brick", "4grain", "1ore"]
    assert scene.bank_counts() == bank


def test_dc_12_nothing_at_all_is_a_result() -> None:
    scene = Scene()
    scene.give(0, "2wool")
    scene.hold(0, "monopoly")
    assert kinds(scene.do(0, "monopoly wool")) == ["play", "monopoly"]
    assert scene.hand(0) == "2wool"
    assert scene.held(0, "monopoly") == 0


@pytest.mark.parametrize(
    ("players", "deck"), [(4, [14, 5, 2, 2, 2]), (5, [20, 5, 3, 3, 3]), (7, [26, 5, 4, 4, 4])]
)
def test_dc_14_the_deck_runs_out(players: int, deck: list[int]) -> None:
    scene = Scene(players, target=15)
    names = ("knight", "point", "roads", "plenty", "monopoly")
    # Seat by seat and never all the points to one, so that nobody wins.
    number = 0
    for name, count in zip(names, deck, strict=True):
        for _ in range(count):
            seat = number % players
            scene.on_turn(seat)
            pay(scene, seat, "buy")
            scene.buy(seat, name)
            number += 1
    assert [sum(scene.held(seat, name) for seat in range(players)) for name in names] == deck
    assert scene.state.deck_left == 0
    scene.on_turn(0)
    pay(scene, 0, "buy")
    bank = scene.bank_counts()
    assert scene.legal(0, "buy") == []
    assert scene.refused(0, "buy") == "deck_empty"
    assert scene.hand(0) == "1wool1grain1ore"
    assert scene.bank_counts() == bank


def test_dc_15_a_card_is_bought_in_the_own_main_part_only() -> None:
    founding = Scene(founding=True)
    pay(founding, 0, "buy")
    assert founding.refused(0, "buy") == "finish_found_settlement"
    scene = Scene()
    for seat in (0, 1):
        pay(scene, seat, "buy")
    assert scene.refused(1, "buy") == "not_your_turn"
    scene.before_roll(0)
    assert scene.refused(0, "buy") == "must_roll_first"
    scene.give(2, "8wood")
    scene.do(0, "roll", dice(3, 4))
    assert scene.refused(0, "buy") == "finish_discard"
    scene.do(2, "discard 4wood")
    assert scene.refused(0, "buy") == "finish_robber"
    scene.settle(1, scene.corner(18, 3))
    scene.settle(2, scene.corner(18, 1))
    scene.do(0, "robber h18")
    assert scene.refused(0, "buy") == "finish_rob"
    scene.do(0, "rob 2", scene.theft(2, "wood"))
    scene.hold(0, "roads")
    scene.settle(0, scene.corner(0, 0))
    scene.do(0, "roads")
    assert scene.refused(0, "buy") == "finish_free_road"
    finish(scene, "roads")
    scene.buy(0, "knight")


def test_dc_15_or_in_the_own_slot_of_special_building() -> None:
    scene = Scene(5)
    for seat in (1, 2):
        pay(scene, seat, "buy")
    scene.do(1, "signup")
    assert scene.refused(1, "buy") == "not_your_turn"
    scene.do(0, "end")
    for seat in (2, 3, 4):
        scene.do(seat, "pass")
    assert scene.refused(2, "buy") == "not_your_turn"
    scene.buy(1, "knight")
