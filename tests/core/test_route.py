"""Rules: the longest trade route (B54–B57, B59)."""

from itertools import combinations
from random import Random

import pytest

from hexfolk.core.route import route_length
from tests.core import oracle
from tests.core.kit import Scene, dealt, kinds, only


def line(scene: Scene, seat: int, row: int, length: int, start: int = 0) -> list[int]:
    """A straight row of roads along the upper edge of a row of hexes; the intersections it joins."""
    nodes = upper_edge(scene, row)[start : start + length + 1]
    assert len(nodes) == length + 1
    scene.roads(seat, *nodes)
    return nodes


def upper_edge(scene: Scene, row: int) -> list[int]:
    """The zigzag of intersections above a row of hexes, from the west."""
    hexes = [h for h, (r, _) in enumerate(scene.topology.positions) if r == row]
    nodes = [scene.corner(hexes[0], 5)]
    for h in hexes:
        nodes += [scene.corner(h, 0), scene.corner(h, 1)]
    return nodes


def lower_edge(scene: Scene, row: int) -> list[int]:
    hexes = [h for h, (r, _) in enumerate(scene.topology.positions) if r == row]
    nodes = [scene.corner(hexes[0], 4)]
    for h in hexes:
        nodes += [scene.corner(h, 3), scene.corner(h, 2)]
    return nodes


def pay_road(scene: Scene, seat: int, one: int, other: int) -> list[str]:
    scene.on_turn(seat)
    scene.give(seat, "1wood1brick")
    return kinds(scene.do(seat, f"road e{scene.edge(one, other)}"))


def test_b54_five_in_a_row_and_not_four() -> None:
    scene = Scene()
    nodes = upper_edge(scene, 2)
    scene.settle(0, nodes[0])
    scene.roads(0, *nodes[:5])
    assert (scene.route(0), scene.state.route_holder) == (4, -1)
    assert pay_road(scene, 0, nodes[4], nodes[5]) == ["road", "award"]
    assert (scene.route(0), scene.state.route_holder, scene.visible(0)) == (5, 0, 3)


def test_b54_forks_do_not_add() -> None:
    scene = Scene()
    ring = [scene.corner(9, place) for place in range(6)]
    out = next(n for n in scene.neighbours(ring[2]) if n not in ring)
    scene.roads(0, *ring[:4])
    scene.roads(0, ring[2], out)
    assert scene.route(0) == 3


def test_b54_a_ring_of_six_counts_six() -> None:
    scene = Scene()
    ring = [scene.corner(9, place) for place in range(6)]
    scene.roads(0, *ring, ring[0])
    assert scene.route(0) == 6


def test_b54_an_intersection_may_be_passed_twice() -> None:
    scene = Scene()
    ring = [scene.corner(9, place) for place in range(6)]
    scene.roads(0, *ring, ring[0])
    out = next(n for n in scene.neighbours(ring[0]) if n not in ring)
    scene.roads(0, ring[0], out)
    assert scene.route(0) == 7


def test_b54_two_rings_with_a_bridge() -> None:
    scene = Scene()
    one = [scene.corner(8, place) for place in range(6)]
    other = [scene.corner(10, place) for place in range(6)]
    scene.roads(0, *one, one[0])
    scene.roads(0, *other, other[0])
    assert scene.route(0) == 6
    # From the east corner of h8 along the top of h9 to the west corner of h10.
    scene.roads(0, scene.corner(9, 5), scene.corner(9, 0), scene.corner(9, 1))
    assert scene.route(0) == 14


def test_b54_separate_pieces_do_not_add() -> None:
    scene = Scene()
    line(scene, 0, 2, 3)
    line(scene, 0, 4, 3)
    assert scene.route(0) == 3


def test_b55_anothers_building_cuts() -> None:
    for build in (Scene.settle, Scene.city):
        scene = Scene()
        nodes = line(scene, 0, 2, 6)
        assert scene.route(0) == 6
        build(scene, 1, nodes[2])
        assert scene.route(0) == 4


def test_b55_a_path_may_end_at_anothers_building() -> None:
    scene = Scene()
    nodes = line(scene, 0, 2, 5)
    scene.settle(1, nodes[0], nodes[5])
    assert scene.route(0) == 5
    assert scene.state.route_holder == 0


def test_b55_own_buildings_do_not_cut() -> None:
    scene = Scene()
    nodes = line(scene, 0, 2, 6)
    scene.settle(0, nodes[2])
    scene.city(0, nodes[4])
    assert scene.route(0) == 6


def test_b55_no_growth_through_anothers_building() -> None:
    scene = Scene()
    nodes = upper_edge(scene, 2)
    scene.settle(1, nodes[3])
    scene.roads(0, *nodes[:4])
    scene.roads(0, *nodes[3:8])
    assert scene.route(0) == 4
    assert scene.state.route_holder == -1


def test_b56_strictly_longer_takes_it() -> None:
    scene = Scene()
    line(scene, 0, 2, 5)
    nodes = lower_edge(scene, 3)
    scene.roads(1, *nodes[:6])
    assert (scene.route(1), scene.state.route_holder) == (5, 0)
    assert pay_road(scene, 1, nodes[5], nodes[6]) == ["road", "award"]
    assert scene.state.route_holder == 1
    assert (scene.visible(0), scene.visible(1)) == (0, 2)


def test_b56_the_event_names_both() -> None:
    scene = Scene()
    line(scene, 0, 2, 5)
    nodes = lower_edge(scene, 3)
    scene.roads(1, *nodes[:6])
    scene.on_turn(1)
    scene.give(1, "1wood1brick")
    award = only(scene.do(1, f"road e{scene.edge(nodes[5], nodes[6])}"), "award")
    assert (award.seat, award.other, award.a) == (1, 0, 0)


def three_routes(mine: int, second: int, third: int) -> tuple[Scene, list[int]]:
    """Seat 0 holds the award; the routes of seats 1 and 2 are as long as told."""
    scene = Scene()
    nodes = upper_edge(scene, 2)
    scene.roads(0, *nodes[: mine + 1])
    scene.roads(1, *upper_edge(scene, 0)[: second + 1])
    scene.roads(2, *lower_edge(scene, 3)[: third + 1])
    assert scene.state.route_holder == 0
    return scene, nodes


def cut(scene: Scene, node: int) -> list[str]:
    """Seat 3 builds into the route of another."""
    beside = next(
        n for n in scene.neighbours(node) if not oracle.Facts(scene.state).all_roads & {scene.edge(node, n)}
    )
    scene.roads(3, beside, node)
    scene.give(3, "1wood1brick1wool1grain")
    scene.on_turn(3)
    return kinds(scene.do(3, f"settle n{node}"))


def test_b57_holder_cut_one_other_leads() -> None:
    scene, nodes = three_routes(7, 6, 5)
    assert cut(scene, nodes[4]) == ["settle", "award"]
    assert [scene.route(seat) for seat in range(3)] == [4, 6, 5]
    assert scene.state.route_holder == 1
    assert [scene.visible(seat) for seat in range(4)] == [0, 2, 0, 1]


def test_b57_holder_cut_several_lead_set_aside_until_one_leads() -> None:
    scene, nodes = three_routes(7, 5, 5)
    assert cut(scene, nodes[4]) == ["settle", "award"]
    assert [scene.route(seat) for seat in range(3)] == [4, 5, 5]
    assert scene.state.route_holder == -1
    assert [scene.visible(seat) for seat in range(3)] == [0, 0, 0]
    top = upper_edge(scene, 0)
    assert pay_road(scene, 1, top[5], top[6]) == ["road", "award"]
    assert scene.state.route_holder == 1


def test_b57_set_aside_a_third_does_not_reach() -> None:
    scene, nodes = three_routes(7, 5, 5)
    cut(scene, nodes[4])
    # Seat 0 comes back to five: three lead now, still nobody has it.
    far = upper_edge(scene, 2)
    west = next(n for n in scene.neighbours(far[0]) if n not in far)
    assert pay_road(scene, 0, far[0], west) == ["road"]
    assert scene.route(0) == 5
    assert scene.state.route_holder == -1


def test_b57_set_aside_until_a_cut_leaves_one() -> None:
    scene, nodes = three_routes(7, 5, 5)
    cut(scene, nodes[4])
    below = lower_edge(scene, 3)
    scene.settle(3, below[2])
    assert [scene.route(seat) for seat in range(3)] == [4, 5, 3]
    assert scene.state.route_holder == 1


def test_b57_holder_cut_to_a_tie_keeps_it() -> None:
    scene, nodes = three_routes(7, 5, 4)
    assert cut(scene, nodes[5]) == ["settle"]
    assert [scene.route(seat) for seat in range(3)] == [5, 5, 4]
    assert scene.state.route_holder == 0


def test_b57_below_five_nobody_has_it() -> None:
    scene, nodes = three_routes(5, 4, 4)
    assert cut(scene, nodes[2]) == ["settle", "award"]
    assert scene.state.route_holder == -1
    assert scene.visible(0) == 0


def test_b57_a_cut_that_matters_to_nobody_changes_nothing() -> None:
    scene, _ = three_routes(7, 5, 4)
    assert cut(scene, upper_edge(scene, 0)[2]) == ["settle"]
    assert scene.state.route_holder == 0


def test_b57_the_cutter_may_gain_it() -> None:
    scene = Scene()
    nodes = upper_edge(scene, 2)
    scene.roads(0, *nodes[:8])
    below = lower_edge(scene, 3)
    scene.roads(3, *below[:6])
    assert scene.state.route_holder == 0
    assert cut(scene, nodes[4]) == ["settle", "award"]
    assert scene.state.route_holder == 3


def test_b59_switched_off_it_does_not_exist() -> None:
    scene = Scene(route_award=False)
    nodes = line(scene, 0, 2, 5)
    pay_road(scene, 0, nodes[5], upper_edge(scene, 2)[6])
    assert scene.state.route_holder == -1
    assert scene.visible(0) == 0
    scene.settle(1, nodes[2])
    assert scene.state.route_holder == -1


# --- against an independent search ---------------------------------------------------------------


def longest_by_subsets(scene: Scene, seat: int) -> int:
    """The largest set of roads that can be walked in one go, by Euler's criterion.

    Every road ends at a foreign building in a place of its own, since no walk goes through. A connected
    set of roads is one walk if at most two places have an odd number of them.
    """
    facts = oracle.Facts(scene.state)
    foreign = facts.foreign(seat)
    ends = {e: [(n, e) if n in foreign else (n, -1) for n in facts.shape.ends[e]] for e in facts.roads[seat]}
    for size in range(len(ends), 0, -1):
        for chosen in combinations(ends, size):
            degree: dict[tuple[int, int], int] = {}
            for e in chosen:
                for place in ends[e]:
                    degree[place] = degree.get(place, 0) + 1
            if sum(number % 2 for number in degree.values()) <= 2 and _connected([ends[e] for e in chosen]):
                return size
    return 0


def _connected(roads: list[list[tuple[int, int]]]) -> bool:
    reached = set(roads[0])
    left = roads[1:]
    while True:
        near = [road for road in left if reached & set(road)]
        if not near:
            return not left
        left = [road for road in left if road not in near]
        reached.update(place for road in near for place in road)


@pytest.mark.parametrize("seed", range(40))
def test_b54_random_roads_against_all_subsets(seed: int) -> None:
    """Roads grown at random on a small area, so that rings and crossings happen; buildings in between."""
    random = Random(seed)
    scene = Scene(2 + seed % 3)
    facts = oracle.Facts(scene.state)
    area = sorted({n for h in (4, 5, 8, 9, 10) for n in scene.corners(h)})
    for node in random.sample(area, 6):
        if node in oracle.Facts(scene.state).free_sites() and random.random() < 0.5:
            scene.settle(1, node)
    inside = [e for e in facts.shape.land_edges if facts.shape.ends[e] <= set(area)]
    for _ in range(11):
        have = oracle.Facts(scene.state)
        reached = have.reached(0)
        grow = [e for e in inside if e not in have.all_roads and have.shape.ends[e] & reached]
        edge = random.choice(grow or inside)
        one, other = facts.shape.ends[edge]
        scene.roads(0, one, other)
        oracle.check(scene.state)
    expected = longest_by_subsets(scene, 0)
    assert scene.route(0) == expected
    assert route_length(scene.state, 0) == expected


@pytest.mark.parametrize("seed", range(12))
def test_b57_roads_and_cuts_in_any_order(seed: int) -> None:
    """Whatever grows and is cut, the lengths kept along the way are those of the board."""
    random = Random(seed)
    scene = Scene(6, dealt(6, seed))
    supply = dict.fromkeys(range(6), 15)
    houses = dict.fromkeys(range(6), 4)
    for _ in range(70):
        seat = random.randrange(6)
        facts = oracle.Facts(scene.state)
        sites = sorted(facts.free_sites() & (facts.reached(seat) or facts.shape.sites))
        if houses[seat] and sites and random.random() < 0.25:
            scene.settle(seat, random.choice(sites))
            houses[seat] -= 1
        elif supply[seat] and facts.road_sites(seat):
            one, other = facts.shape.ends[random.choice(sorted(facts.road_sites(seat)))]
            scene.roads(seat, one, other)
            supply[seat] -= 1
        oracle.check(scene.state)
