"""Rules: building (B42–B45)."""

from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from tests.core.kit import Scene, drawn_island


def builder(*nodes: int) -> Scene:
    """Seat 0 with cards for all, a settlement at the first node, roads along the others."""
    scene = Scene()
    scene.give(0, "5wood5brick5wool5grain5ore")
    if nodes:
        scene.settle(0, nodes[0])
        scene.roads(0, *nodes)
    return scene


def test_b42_a_road_touches_an_own_road_or_building() -> None:
    scene = builder()
    a, b, c, d = (scene.corner(9, place) for place in range(4))
    scene.settle(0, a)
    assert scene.sites(0, "road") == {scene.edge(a, n) for n in scene.neighbours(a)}
    assert scene.refused(0, f"road e{scene.edge(b, c)}") == "not_connected"
    scene.do(0, f"road e{scene.edge(a, b)}")
    scene.do(0, f"road e{scene.edge(b, c)}")
    scene.do(0, f"road e{scene.edge(c, d)}")
    lone = builder()
    lone.city(0, a)
    lone.do(0, f"road e{lone.edge(a, b)}")


def test_b42_not_at_what_others_own() -> None:
    scene = builder()
    a, b, c = (scene.corner(9, place) for place in range(3))
    scene.settle(1, a)
    scene.roads(1, a, b)
    assert scene.sites(0, "road") == set()
    assert scene.refused(0, f"road e{scene.edge(b, c)}") == "not_connected"


def test_b42_one_road_per_edge() -> None:
    scene = builder()
    a, b = scene.corner(9, 0), scene.corner(9, 1)
    scene.settle(0, a)
    scene.roads(1, a, b)
    assert scene.refused(0, f"road e{scene.edge(a, b)}") == "spot_taken"


def test_b42_coast_edges_are_fine_the_open_sea_is_not() -> None:
    topology = drawn_island("? S S", "forest=1", "8=1")
    scene = Scene(2, deal(topology, Seeded(1)))
    coast = scene.corner(0, 1)
    scene.settle(0, coast)
    scene.give(0, "1wood1brick")
    land = {scene.edge(coast, scene.corner(0, 0)), scene.edge(coast, scene.corner(0, 2))}
    assert scene.sites(0, "road") == land
    (sea,) = {scene.edge(coast, n) for n in scene.neighbours(coast)} - land
    assert scene.refused(0, f"road e{sea}") == "not_connected"
    assert scene.refused(0, f"road e{topology.edge_count}") == "no_such_spot"


def test_b42_not_on_through_anothers_building() -> None:
    scene = builder()
    a, b, c, d = (scene.corner(9, place) for place in range(4))
    scene.settle(0, a)
    scene.roads(0, a, b, c)
    beyond = scene.edge(c, d)
    assert beyond in scene.sites(0, "road")
    scene.settle(1, c)
    assert beyond not in scene.sites(0, "road")
    assert scene.refused(0, f"road e{beyond}") == "not_connected"
    # Around it, from the other end, is another matter.
    scene.roads(0, a, scene.corner(9, 5), scene.corner(9, 4), d)
    assert beyond in scene.sites(0, "road")
    scene.do(0, f"road e{beyond}")


def test_b42_a_building_of_the_own_does_not_stop() -> None:
    scene = builder()
    a, b, c, d = (scene.corner(9, place) for place in range(4))
    scene.settle(0, a, c)
    scene.roads(0, a, b, c)
    scene.do(0, f"road e{scene.edge(c, d)}")


def test_b42_a_road_may_lead_up_to_anothers_building() -> None:
    scene = builder()
    a, b, c = (scene.corner(9, place) for place in range(3))
    scene.settle(1, c)
    scene.settle(0, a)
    scene.roads(0, a, b)
    scene.do(0, f"road e{scene.edge(b, c)}")
    third = next(n for n in scene.neighbours(c) if n not in (b, scene.corner(9, 3)))
    assert scene.refused(0, f"road e{scene.edge(c, third)}") == "not_connected"


def test_b43_an_own_road_leads_there() -> None:
    scene = builder()
    a, b, c, d = (scene.corner(9, place) for place in range(4))
    scene.settle(0, a)
    scene.roads(0, a, b)
    scene.roads(1, b, c, d)
    assert scene.refused(0, f"settle n{c}") == "not_connected"
    assert scene.sites(0, "settle") == set()
    scene.on_turn(1)
    scene.give(1, "1wood1brick1wool1grain")
    assert scene.sites(1, "settle") == {c, d}
    scene.do(1, f"settle n{c}")


def test_b43_the_intersection_must_be_free() -> None:
    scene = builder()
    a, b, c = (scene.corner(9, place) for place in range(3))
    scene.settle(0, a)
    scene.roads(0, a, b, c)
    scene.settle(1, c)
    assert scene.refused(0, f"settle n{c}") == "spot_taken"
    assert scene.refused(0, "settle n54") == "no_such_spot"


def test_b44_a_city_only_on_an_own_settlement() -> None:
    scene = builder()
    a, c = scene.corner(9, 0), scene.corner(9, 2)
    scene.settle(0, a)
    scene.settle(1, c)
    for spot in (c, scene.corner(9, 4)):
        assert scene.refused(0, f"city n{spot}") == "not_your_settlement"
    assert scene.refused(0, "city n54") == "no_such_spot"
    assert scene.sites(0, "city") == {a}
    scene.do(0, f"city n{a}")
    scene.give(0, "3grain3ore")
    assert scene.refused(0, f"city n{a}") == "not_your_settlement"


def test_b44_in_the_turn_the_settlement_was_built() -> None:
    scene = builder()
    a, b, c = (scene.corner(9, place) for place in range(3))
    scene.settle(0, a)
    scene.roads(0, a, b, c)
    scene.do(0, f"settle n{c}")
    scene.do(0, f"city n{c}")
    assert scene.visible(0) == 3


def test_b45_five_on_the_board_upgrade_before_the_next() -> None:
    scene = builder()
    ring = [scene.corner(9, place) for place in range(6)]
    scene.settle(0, ring[0], ring[2])
    for h in (0, 2, 12):
        scene.settle(0, scene.corner(h, 5))
    scene.roads(0, *ring[2:5])
    assert scene.refused(0, f"settle n{ring[4]}") == "no_piece"
    assert scene.sites(0, "settle") == set()
    scene.do(0, f"city n{ring[0]}")
    scene.do(0, f"settle n{ring[4]}")


def test_the_supply_limits_nothing_else() -> None:
    """B2: as many things a turn as one can pay."""
    scene = Scene()
    node = scene.corner(9, 0)
    scene.settle(0, node)
    scene.give(0, "10wood10brick")
    built = 0
    while scene.count(0, "wood"):
        scene.do(0, scene.legal(0, "road")[0])
        built += 1
    assert built == 10
