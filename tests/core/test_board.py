"""Rules: the boards and how places lie to each other (B7, B13, B14)."""

import pytest

from hexfolk.core import terrain as terrains
from hexfolk.core.board import DOTS, board_text, node_ports, parse_board
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.topology import Topology
from hexfolk.islands import catalogue, resolve, standard_for, topology_of
from tests.core import oracle
from tests.core.kit import HOME, Scene, dealt, drawn_island, home

# The boards of B7, row by row.
ROWS = {
    "standard19": [3, 4, 5, 4, 3],
    "standard30": [3, 4, 5, 6, 5, 4, 3],
    "standard44": [5, 6, 7, 8, 7, 6, 5],
}
COAST = {"standard19": 30, "standard30": 38, "standard44": 46}
NODES = {"standard19": 54, "standard30": 80, "standard44": 112}


@pytest.mark.parametrize("key", ROWS)
def test_b07_outline(key: str) -> None:
    topology = topology_of(key)
    rows = [sum(1 for r, _ in topology.positions if r == row) for row in range(len(ROWS[key]))]
    assert rows == ROWS[key]
    assert topology.hex_count == sum(ROWS[key])
    assert topology.node_count == NODES[key]
    assert [len(coast) for coast in topology.coasts] == [COAST[key]]


@pytest.mark.parametrize(
    ("players", "hexes"), [(2, 19), (3, 19), (4, 19), (5, 30), (6, 30), (7, 44), (8, 44)]
)
def test_b07_size_by_players(players: int, hexes: int) -> None:
    assert standard_for(players) == resolve("standard", players) == f"standard{hexes}"
    assert topology_of(standard_for(players)).hex_count == hexes


def test_b07_the_standard_map_follows_the_players_others_do_not() -> None:
    assert resolve("standard30", 2) == "standard30"
    with pytest.raises(KeyError):
        resolve("nowhere", 4)


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_neighbourhoods_are_those_of_the_names(key: str) -> None:
    """Flat tables against places worked out from the positions that meet there."""
    topology = topology_of(key)
    shape = oracle.shape_of(topology)
    for e in range(topology.edge_count):
        assert {int(topology.edge_ends[2 * e]), int(topology.edge_ends[2 * e + 1])} == shape.ends[e]
    for n in range(topology.node_count):
        nodes = [int(m) for m in topology.node_nodes[3 * n : 3 * n + 3]]
        edges = [int(e) for e in topology.node_edges[3 * n : 3 * n + 3]]
        hexes = [int(h) for h in topology.node_hexes[3 * n : 3 * n + 3]]
        assert {e for e in edges if e >= 0} == {e for e, ends in shape.ends.items() if n in ends}
        for m, e in zip(nodes, edges, strict=True):
            assert (m < 0) == (e < 0)
            assert e < 0 or shape.ends[e] == {n, m}
        assert {h for h in hexes if h >= 0} == shape.hexes_at[n]
    for h in range(topology.hex_count):
        assert {n for n, hexes_at in shape.hexes_at.items() if h in hexes_at} == {
            int(n) for n in topology.hex_nodes[6 * h : 6 * h + 6]
        }


def test_places_are_numbered_in_reading_order() -> None:
    topology = topology_of("standard30")
    for names in (topology.positions, topology.node_names, topology.edge_names):
        assert list(names) == sorted(names)


def test_corners_go_clockwise_from_north() -> None:
    scene = Scene()
    xy = scene.topology.node_xy
    north, _, _, south, west, _ = (scene.corner(9, place) for place in range(6))
    assert xy[north][1] < xy[south][1]
    assert xy[scene.corner(9, 1)][0] > xy[west][0]
    assert scene.corner(9, 1) == scene.corner(10, 5)


def test_b09_dots() -> None:
    assert list(DOTS) == [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_b13_the_robber_starts_on_the_desert() -> None:
    assert home().robber == 9
    assert Scene().state.robber == 9


def test_b13_with_several_deserts_on_any_of_them() -> None:
    topology = topology_of("standard44")
    found = set()
    for seed in range(60):
        board = deal(topology, Seeded(seed))
        deserts = [h for h in range(44) if board.terrain[h] == terrains.DESERT]
        assert board.robber in deserts
        found.add(deserts.index(int(board.robber)))
    assert found == {0, 1, 2}


def test_b13_without_desert_it_starts_beside_the_board_and_enters() -> None:
    board = deal(drawn_island("F H P", numbers="8=1 5=1 4=1"), Seeded(1))
    for word in ("seven", "knight"):
        scene = Scene(2, board)
        assert scene.state.robber == -1
        if word == "seven":
            scene.seven()
        else:
            scene.hold(0, "knight")
            scene.do(0, "knight")
        assert scene.sites(0, "robber") == {0, 1, 2}
        scene.do(0, "robber h1")
        assert scene.state.robber == 1


def test_b13_beside_the_board_it_blocks_nothing() -> None:
    scene = Scene(2, deal(drawn_island("F H P", numbers="8=1 5=1 4=1"), Seeded(1)))
    for h in range(3):
        number = int(scene.board.number[h])
        builder = Scene(2, scene.board)
        builder.settle(0, builder.corner(h, 0))
        builder.roll(0, number - 3, 3)
        assert builder.hand_size(0) == 1


def test_b14_players_rule_bank_deck_and_phase_the_map_the_board() -> None:
    scene = Scene(6, home())
    assert scene.topology.hex_count == 19
    assert scene.bank_counts() == [24] * 5
    assert scene.state.deck_left == 34
    scene.do(0, "end")
    assert scene.phase() == "sign_up"
    small = Scene(4, dealt(8))
    assert small.bank_counts() == [19] * 5
    assert small.state.deck_left == 25
    small.do(0, "end")
    assert small.phase() == "before_roll"


# --- text ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_board_text_comes_back(key: str) -> None:
    topology = topology_of(key)
    for seed in range(5):
        board = deal(topology, Seeded(seed))
        again = parse_board(topology, board_text(board))
        assert again == board
        assert hash(again) == hash(board)
        assert board_text(again) == board_text(board)
        assert list(again.port_kinds) == list(board.port_kinds)
        assert [(port.edge, port.kind, port.water) for port in again.ports] == [
            (port.edge, port.kind, port.water) for port in board.ports
        ]


def test_boards_differ_by_their_deal() -> None:
    assert dealt(4, 1) != dealt(4, 2)
    assert home() == home()
    assert home() != HOME


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("standard19", "standard30"),
        (" | h9", ""),
        (" | h9", " | h19"),
        (" | h9", " | h-2"),
        (" | h9", " | x"),
        ("F8 ", ""),
        ("F8 ", "F8 F8 "),
        ("F8 ", "X8 "),
        ("F8 ", "F13 "),
        ("F8 ", "F-1 "),
        ("F8 ", "Fx "),
        ("e1? ", "e1X "),
        ("e1? ", "e1D "),
        ("e1? ", "n1? "),
        ("e1? ", "e? "),
        ("e1? ", "e999? "),
        ("e1? ", "e25? "),
    ],
)
def test_a_text_that_is_no_board(old: str, new: str) -> None:
    assert old in HOME
    with pytest.raises(ValueError, match=r".*"):
        parse_board(topology_of("standard19"), HOME.replace(old, new, 1))


def test_fixed_terrain_stays_what_it_is() -> None:
    topology = drawn_island("F H P", numbers="8=1 5=1 4=1")
    text = board_text(deal(topology, Seeded(1)))
    assert "F" in text
    with pytest.raises(ValueError, match="cannot be"):
        parse_board(topology, text.replace("F", "A"))


def test_ports_of_an_intersection() -> None:
    board = home()
    assert node_ports(board, 0) == node_ports(board, 3) == [0]
    assert node_ports(board, 1) == []
    assert [int(kinds) for kinds in board.port_kinds[0:6]] == [32, 0, 0, 32, 1, 1]


def test_a_topology_is_shared_by_its_deals() -> None:
    topology = topology_of("standard19")
    assert isinstance(topology, Topology)
    assert deal(topology, Seeded(1)).topology is deal(topology, Seeded(2)).topology
