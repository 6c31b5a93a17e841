"""Rules: the set-up (B15–B20)."""

from collections import Counter

import pytest

from hexfolk.core.chance import SEATING, Recorder, Seeded, shuffle
from hexfolk.core.deal import deal
from hexfolk.core.resource import BRICK, GRAIN, WOOD
from tests.core.kit import Scene, dice, drawn_island, only


def found(scene: Scene, seat: int) -> int:
    """Place the first legal settlement and a road of a seat: where the settlement stands."""
    node = min(scene.sites(seat, "settle"))
    scene.do(seat, f"settle n{node}")
    scene.do(seat, f"road e{min(scene.sites(seat, 'road'))}")
    return node


def test_b15_the_order_of_play_is_shuffled() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        recorder = Recorder(Seeded(seed))
        seen[tuple(shuffle([0, 1, 2], SEATING, recorder))] += 1
        assert [draw.purpose for draw in recorder.draws] == [SEATING, SEATING]
    # Six orders, each expected a hundred times.
    assert len(seen) == 6
    assert min(seen.values()) > 60


@pytest.mark.parametrize("players", range(2, 9))
def test_b16_in_order_then_in_reverse(players: int) -> None:
    scene = Scene(players, founding=True)
    order = []
    while scene.phase() == "found_settlement":
        (seat,) = scene.must()
        order.append(seat)
        found(scene, seat)
    assert order == [*range(players), *reversed(range(players))]
    assert all(len(scene.legal(seat, "settle")) == 0 for seat in range(players))


def test_b16_a_settlement_then_a_road_that_touches_it() -> None:
    scene = Scene(founding=True)
    node = scene.corner(8, 0)
    assert scene.refused(0, f"road e{scene.edge(node, scene.corner(8, 1))}") == "finish_found_settlement"
    scene.do(0, f"settle n{node}")
    assert scene.refused(0, f"settle n{scene.corner(14, 0)}") == "finish_found_road"
    assert scene.sites(0, "road") == {scene.edge(node, other) for other in scene.neighbours(node)}
    far = scene.edge(scene.corner(8, 1), scene.corner(8, 2))
    assert scene.refused(0, f"road e{far}") == "not_connected"
    scene.do(0, f"road e{scene.edge(node, scene.corner(8, 1))}")
    assert scene.must() == [1]


def test_b16_only_the_founder_places() -> None:
    scene = Scene(founding=True)
    assert scene.refused(1, "settle n0") == "not_your_turn"
    assert scene.legal(1) == []


def test_b16_founding_costs_nothing() -> None:
    scene = Scene(founding=True)
    found(scene, 0)
    assert scene.hand(0) == ""
    assert scene.bank_counts() == [19] * 5


def test_b17_distance_rule_for_everyone() -> None:
    scene = Scene(founding=True)
    node = scene.corner(9, 0)
    scene.do(0, f"settle n{node}")
    scene.do(0, f"road e{min(scene.sites(0, 'road'))}")
    assert scene.refused(1, f"settle n{node}") == "spot_taken"
    for other in scene.neighbours(node):
        assert scene.refused(1, f"settle n{other}") == "too_close"
        for second in set(scene.neighbours(other)) - {node}:
            assert second in scene.sites(1, "settle")


def test_b17_holds_in_the_game_for_own_buildings_too() -> None:
    scene = Scene()
    a, b, c = (scene.corner(8, place) for place in range(3))
    scene.settle(0, a)
    scene.roads(0, a, b, c)
    scene.give(0, "2wood2brick2wool2grain")
    assert scene.refused(0, f"settle n{b}") == "too_close"
    assert scene.refused(0, f"settle n{a}") == "spot_taken"
    assert scene.sites(0, "settle") == {c}


def test_b17_a_city_keeps_its_distance() -> None:
    scene = Scene(founding=True)
    scene.city(1, scene.corner(9, 0))
    assert scene.refused(0, f"settle n{scene.corner(9, 1)}") == "too_close"


def test_b18_coast_and_desert_corners_are_legal() -> None:
    scene = Scene(founding=True)
    assert scene.sites(0, "settle") == set(range(54))


def test_b18_a_settlement_needs_land() -> None:
    topology = drawn_island("? S S", "forest=1", "8=1")
    scene = Scene(2, deal(topology, Seeded(1)), founding=True)
    land = set(scene.corners(0))
    assert topology.node_count == 14
    assert scene.sites(0, "settle") == land
    for node in set(range(14)) - land:
        assert scene.refused(0, f"settle n{node}") == "no_such_spot"


def test_b18_barred_hexes_take_no_first_settlement() -> None:
    # The corners of `no_start` hexes stay empty in the set-up only.
    topology = drawn_island("? ?", "forest=2", "8=1 9=1", more="no_start = [[1, 0]]")
    scene = Scene(2, deal(topology, Seeded(1)), founding=True)
    assert scene.sites(0, "settle") == set(scene.corners(0)) - set(scene.corners(1))
    assert scene.refused(0, f"settle n{scene.corner(1, 1)}") == "no_such_spot"
    node = scene.corner(1, 1)
    later = Scene(2, scene.board)
    later.settle(0, scene.corner(1, 3))
    later.roads(0, scene.corner(1, 3), scene.corner(1, 2), node)
    later.give(0, "1wood1brick1wool1grain")
    later.do(0, f"settle n{node}")


def test_b18_the_second_road_touches_the_second_settlement() -> None:
    scene = Scene(2, founding=True)
    for seat, h in ((0, 0), (1, 2)):
        scene.do(seat, f"settle n{scene.corner(h, 0)}")
        scene.do(seat, f"road e{scene.edge(scene.corner(h, 0), scene.corner(h, 1))}")
    second = scene.corner(17, 3)
    scene.do(1, f"settle n{second}")
    first = scene.edge(scene.corner(2, 0), scene.corner(2, 5))
    assert scene.refused(1, f"road e{first}") == "not_connected"
    assert scene.sites(1, "road") == {scene.edge(second, other) for other in scene.neighbours(second)}


def test_b19_the_second_settlement_yields_before_its_road() -> None:
    scene = Scene(2, founding=True)
    for seat, h in ((0, 7), (1, 11)):
        scene.do(seat, f"settle n{scene.corner(h, 0)}")
        scene.do(seat, f"road e{min(scene.sites(seat, 'road'))}")
    assert scene.hand(0) == scene.hand(1) == ""
    # Between h0 forest, h1 fields and h4 hills.
    trace = scene.do(1, f"settle n{scene.corner(0, 2)}")
    assert scene.phase() == "found_road"
    assert scene.hand(1) == "1wood1brick1grain"
    assert only(trace, "income").give == WOOD + BRICK + GRAIN
    assert scene.bank_counts() == [18, 18, 19, 18, 19]


def test_b19_desert_and_robber_do_not_matter() -> None:
    scene = Scene(2, founding=True)
    scene.state.robber = 8
    for seat, h in ((0, 2), (1, 11)):
        scene.do(seat, f"settle n{scene.corner(h, 0)}")
        scene.do(seat, f"road e{min(scene.sites(seat, 'road'))}")
    # Between h8 fields (under the robber), h9 desert and h13 pasture.
    scene.do(1, f"settle n{scene.corner(8, 2)}")
    assert scene.hand(1) == "1wool1grain"


def test_b19_a_coast_corner_yields_one_card() -> None:
    scene = Scene(2, founding=True)
    for seat, h in ((0, 2), (1, 11)):
        scene.do(seat, f"settle n{scene.corner(h, 0)}")
        scene.do(seat, f"road e{min(scene.sites(seat, 'road'))}")
    scene.do(1, f"settle n{scene.corner(16, 3)}")
    assert scene.hand(1) == "1ore"


@pytest.mark.parametrize("players", [2, 5, 8])
def test_b20_then_the_starting_player_rolls(players: int) -> None:
    scene = Scene(players, founding=True)
    while scene.phase() == "found_settlement":
        found(scene, scene.must()[0])
    assert scene.phase() == "before_roll"
    assert scene.must() == [0]
    assert (scene.state.turn, scene.state.on_turn) == (1, 0)
    assert "roll" in scene.legal(0)
    order = []
    for _ in range(2 * players):
        scene.do(scene.must()[0], "roll", dice(1, 1))
        order.append(scene.must()[0])
        scene.do(order[-1], "end")
        while scene.phase() == "sign_up":
            scene.do(scene.must()[0], "pass")
    assert order == [*range(players)] * 2
