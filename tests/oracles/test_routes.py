"""Any roads, up to all fifteen of a player, and buildings between them: the plain search agrees.

Rules B54 and B55.
"""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hexfolk.core import building, route
from hexfolk.core.options import Options
from hexfolk.core.state import ROADS_LEFT, ROUTE, SETTLEMENTS_LEFT, State
from tests.core.kit import dealt
from tests.oracles.match import RULES
from tests.oracles.reading import read_off

# Seven hexes around the middle of the 19: room for fifteen roads with rings and crossings.
MIDDLE = (4, 5, 8, 9, 10, 13, 14)
MOVES = st.lists(st.tuples(st.sampled_from("rrrrrs"), st.integers(0, 1), st.integers(0, 99)), max_size=45)


def grow(state: State, what: str, seat: int, choice: int) -> None:
    """One more road of a seat in the middle, at its others if there are any; or a settlement of its own."""
    topology = state.board.topology
    table = read_off(state)
    middle = {int(n) for h in MIDDLE for n in topology.hex_nodes[6 * h : 6 * h + 6]}
    at = state.at(seat)
    if what == "s":
        sites = sorted(table.free_sites() & middle)
        if sites and state.v[at + SETTLEMENTS_LEFT]:
            node = sites[choice % len(sites)]
            building.place_settlement(state, seat, node, None)
            route.after_building(state, seat, node, None)
        return
    inside = {e for e in table.ground.edges if table.ground.ends[e] <= middle} - table.all_roads()
    near = sorted(e for e in inside if table.ground.ends[e] & table.reached(seat)) or sorted(inside)
    if near and state.v[at + ROADS_LEFT]:
        edge = near[choice % len(near)]
        building.place_road(state, seat, edge, True, None)
        route.after_road(state, seat, edge, None)


def check(moves: list[tuple[str, int, int]]) -> None:
    state = RULES.new_game(dealt(2), Options(2))
    for what, seat, choice in moves:
        grow(state, what, seat, choice)
        table = read_off(state)
        for other in (0, 1):
            expected = table.route(other)
            assert state.v[state.at(other) + ROUTE] == expected
            assert route.route_length(state, other) == expected


@settings(max_examples=60)
@given(MOVES)
@example([("r", 0, i * 7) for i in range(15)])
def test_any_roads_and_cuts(moves: list[tuple[str, int, int]]) -> None:
    check(moves)


@pytest.mark.long
@settings(max_examples=5000)
@given(MOVES)
def test_very_many_roads_and_cuts(moves: list[tuple[str, int, int]]) -> None:
    check(moves)


def test_all_fifteen_in_one_walk() -> None:
    """Fifteen roads that run on and on are found whole, not only the searches that happen to be short."""
    state = RULES.new_game(dealt(2), Options(2))
    topology = state.board.topology
    ring = [int(n) for n in topology.hex_nodes[54:60]]
    table = read_off(state)
    edges = [e for e in sorted(table.ground.edges) if table.ground.ends[e] <= set(ring)]
    for edge in edges:
        building.place_road(state, 0, edge, True, None)
        route.after_road(state, 0, edge, None)
    while state.v[state.at(0) + ROADS_LEFT]:
        longest = int(state.v[state.at(0) + ROUTE])
        for edge in sorted(read_off(state).road_sites(0)):
            longer = state.copy()
            building.place_road(longer, 0, edge, True, None)
            route.after_road(longer, 0, edge, None)
            if longer.v[longer.at(0) + ROUTE] > longest:
                state.become(longer)
                break
    assert state.v[state.at(0) + ROUTE] == read_off(state).route(0) == 15
