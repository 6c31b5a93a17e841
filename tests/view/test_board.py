"""The board as the browser draws it."""

from math import dist

import pytest

from hexfolk import islands
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.view.board import view_board


@pytest.mark.parametrize(
    ("players", "hexes", "nodes", "edges", "ports"), [(4, 19, 54, 72, 9), (6, 30, 80, 109, 11)]
)
def test_it_names_every_place_once(players: int, hexes: int, nodes: int, edges: int, ports: int) -> None:
    board = view_board(deal(islands.topology_of(islands.standard_for(players)), Seeded(1)))
    assert [h.id for h in board.hexes] == [f"h{i}" for i in range(hexes)]
    assert [n.id for n in board.nodes] == [f"n{i}" for i in range(nodes)]
    assert [e.id for e in board.edges] == [f"e{i}" for i in range(edges)]
    assert len(board.ports) == ports


def test_lengths_are_in_hex_sides() -> None:
    board = view_board(deal(islands.topology_of("standard19"), Seeded(2)))
    nodes = {node.id: node for node in board.nodes}
    for edge in board.edges:
        a, b = nodes[edge.a], nodes[edge.b]
        assert dist((a.x, a.y), (b.x, b.y)) == pytest.approx(1, abs=0.001)
    hexes = {h.id: h for h in board.hexes}
    for node in board.nodes:
        assert 1 <= len(node.hexes) <= 3
        for h in node.hexes:
            assert dist((node.x, node.y), (hexes[h].x, hexes[h].y)) == pytest.approx(1, abs=0.001)


def test_numbers_ports_and_box() -> None:
    board = view_board(deal(islands.topology_of("standard19"), Seeded(3)))
    for h in board.hexes:
        assert (h.number is None) == (h.terrain == "desert")
        assert h.dots == (0 if h.number is None else 6 - abs(7 - h.number))
    nodes = {node.id: node for node in board.nodes}
    for i, port in enumerate(board.ports):
        assert port.rate == (3 if port.kind == "any" else 2)
        assert [nodes[n].port for n in port.nodes] == [i, i]
        for n in port.nodes:
            assert dist((port.x, port.y), (nodes[n].x, nodes[n].y)) == pytest.approx(1, abs=0.001)
    left, top, right, bottom = board.box
    places = [(node.x, node.y) for node in board.nodes] + [(port.x, port.y) for port in board.ports]
    for x, y in places:
        assert left <= x <= right
        assert top <= y <= bottom
