"""Dealing the islands: what other games got wrong (MP), and an island without desert (SF-12)."""

import pytest

from hexfolk.core import terrain
from hexfolk.core.action import parse_action
from hexfolk.core.board import Board
from hexfolk.core.chance import Recorder, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadIsland, Illegal
from hexfolk.core.topology import Topology
from hexfolk.islands import catalogue, topology_of
from tests.cases.ground import roll_number
from tests.core import oracle
from tests.core.driver import new_game
from tests.core.kit import RULES, Scene, drawn_island

ISLANDS = sorted(catalogue())
DEALS = 150


def beside(topology: Topology, h: int) -> list[int]:
    listed = {p: i for i, p in enumerate(topology.positions)}
    return [listed[p] for p in oracle.around(topology.positions[h]) if p in listed]


@pytest.mark.parametrize("key", ISLANDS)
def test_mp_01_no_two_red_numbers_touch(key: str) -> None:
    topology = topology_of(key)
    for seed in range(DEALS):
        board = deal(topology, Seeded(seed))
        red = {h for h, number in enumerate(board.number) if number in (6, 8)}
        assert not [h for h in red if red & set(beside(topology, h))]
        assert sorted(int(n) for n in board.number if n) == sorted(topology.island.number_pool)
        for h, number in enumerate(board.number):
            assert (number > 0) == terrain.has_number(board.terrain[h])


@pytest.mark.parametrize("key", ISLANDS)
def test_mp_02_a_deal_takes_a_bounded_number_of_draws(key: str) -> None:
    topology = topology_of(key)
    asked = []
    for seed in range(DEALS):
        chance = Recorder(Seeded(seed))
        deal(topology, chance)
        asked.append(len(chance.draws))
    # Every hex, token and port is shuffled once; repeated tries are few.
    assert max(asked) < 20 * topology.hex_count


def test_mp_02_an_island_that_cannot_be_dealt_is_said_and_not_tried_for_ever() -> None:
    crowded = drawn_island("F F F", numbers="6=2 8=1")
    chance = Recorder(Seeded(1))
    with pytest.raises(BadIsland) as complaint:
        deal(crowded, chance)
    assert complaint.value.code == "island_red"
    assert len(chance.draws) < 1000


@pytest.mark.parametrize("key", ISLANDS)
def test_mp_05_corners_and_edges_are_those_of_the_land(key: str) -> None:
    topology = topology_of(key)
    shape = oracle.shape_of(topology)
    land = {p for p, letter in topology.island.cells if letter != "S"}
    around = {p: oracle.around(p) for p in land}
    # Two hexes that touch are one edge, three that touch each other one corner, water counted as a hex.
    edges = {frozenset((p, q)) for p in land for q in around[p]}
    corners = {
        frozenset((p, q, r)) for p in land for q in around[p] for r in oracle.around(q) if r in around[p]
    }
    assert len(shape.land_edges) == len(edges)
    assert len(shape.sites) == len(corners)
    fresh = new_game(deal(topology, Seeded(2)), topology.island.players[1])
    for node in sorted(shape.start_sites):
        state = fresh.copy()
        RULES.apply(state, 0, parse_action(f"settle n{node}"), Seeded(0))
        for edge in range(topology.edge_count):
            again = state.copy()
            if edge in shape.edges_at[node]:
                RULES.apply(again, 0, parse_action(f"road e{edge}"), Seeded(0))
                assert again.phase != state.phase
            elif edge % 7 == 0 or node in shape.ends[edge]:
                with pytest.raises(Illegal):
                    RULES.apply(again, 0, parse_action(f"road e{edge}"), Seeded(0))


def test_mp_05_no_road_lies_in_the_open_sea() -> None:
    topology = drawn_island("F S\n S S", numbers="4=1")
    shape = oracle.shape_of(topology)
    scene = Scene(2, deal(topology, Seeded(1)), founding=True)
    scene.do(0, f"settle n{scene.corner(0, 1)}")
    sea = set(range(topology.edge_count)) - shape.land_edges
    assert sea
    for edge in sea:
        assert scene.refused(0, f"road e{edge}") == "no_such_spot"


@pytest.mark.parametrize("key", ISLANDS)
def test_mp_07_one_robber_on_any_of_the_deserts(key: str) -> None:
    topology = topology_of(key)
    starts: dict[int, int] = {}
    sample: Board | None = None
    deserts: list[int] = []
    for seed in range(DEALS):
        board = deal(topology, Seeded(seed))
        deserts = [h for h, t in enumerate(board.terrain) if t == terrain.DESERT]
        assert board.robber in deserts
        place = deserts.index(board.robber)
        starts[place] = starts.get(place, 0) + 1
        sample = board
    assert set(starts) == set(range(len(deserts)))
    assert min(starts.values()) > DEALS / len(deserts) / 2
    # What lies beside the other deserts produces.
    assert sample is not None
    players = topology.island.players[1]
    for desert in deserts:
        h = next(h for h in beside(topology, desert) if sample.number[h] and h != sample.robber)
        scene = Scene(players, sample)
        scene.settle(0, scene.corner(h, 0))
        roll_number(scene, 1, int(sample.number[h]))
        assert scene.hand_size(0) >= 1


def test_sf_12_without_desert_the_robber_enters_with_the_first_seven() -> None:
    board = deal(drawn_island("F H P\n A M", numbers="3=1 4=1 5=1 9=1 10=1"), Seeded(1))
    scene = Scene(2, board)
    assert scene.state.robber == -1
    scene.settle(1, scene.corner(0, 0))
    roll_number(scene, 0, int(board.number[0]))
    assert scene.hand(1) == "1wood"
    scene.seven()
    assert scene.sites(0, "robber") == set(range(5))
    scene.do(0, "robber h0", scene.theft(1, "wood"))
    assert scene.state.robber == 0
    scene.seven(1)
    assert scene.sites(1, "robber") == {1, 2, 3, 4}


def test_sf_12_or_with_the_first_knight_friendly_or_not() -> None:
    board = deal(drawn_island("F H P\n A M", numbers="3=1 4=1 5=1 9=1 10=1"), Seeded(1))
    scene = Scene(2, board, friendly_robber=True)
    scene.settle(1, scene.corner(0, 5))
    scene.hold(0, "knight")
    scene.do(0, "knight")
    assert scene.sites(0, "robber") == {1, 2, 3, 4}
    scene.do(0, "robber h4")
    assert scene.state.robber == 4
