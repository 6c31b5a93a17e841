"""Map files: what they say, and how a wrong one is told."""

from pathlib import Path

import pytest

from hexfolk.core import terrain
from hexfolk.core.errors import BadIsland
from hexfolk.core.island import ANY_PORT, Island, parse_island
from hexfolk.core.resource import NAMES
from hexfolk.core.terrain import LETTERS, has_number, takes_robber
from hexfolk.core.topology import Topology
from hexfolk.data import islands_dir
from hexfolk.islands import catalogue, topology_of

SMALL = '''\
id = "small"
players = [2, 4]
target = 9
no_start = [[1, 0]]
map = """
? F
 ?
"""

[terrain]
forest = 1
desert = 1

[numbers]
6 = 1
4 = 1

[ports]
any = 1
ore = 1
'''


def test_what_a_file_says() -> None:
    island = parse_island(SMALL)
    assert (island.key, island.players, island.target) == ("small", (2, 4), 9)
    assert island.cells == [((0, 0), "?"), ((0, 1), "F"), ((1, 0), "?")]
    assert sorted(island.terrain_pool) == [terrain.FOREST, terrain.DESERT]
    assert sorted(island.number_pool) == [4, 6]
    assert sorted(island.port_pool) == [ANY_PORT, NAMES.index("ore")]
    assert island.no_start == [(0, 1)], "given as (q, r), kept as (r, q)"


def test_what_may_be_left_out() -> None:
    island = parse_island(SMALL.replace("target = 9\n", "").replace("no_start = [[1, 0]]\n", ""))
    assert (island.target, island.no_start) == (10, [])


def test_columns_give_the_axial_place() -> None:
    """q is (column - r) / 2, wherever the drawing begins."""
    for indent in ("", " ", "     "):
        drawing = f"{indent}? F\n{indent} ?"
        island = parse_island(SMALL.replace("? F\n ?", drawing))
        (r0, q0), (r1, q1), (r2, q2) = (place for place, _ in island.cells)
        assert (r0, r1, r2) == (0, 0, 1)
        assert (q1 - q0, q2 - q0) == (1, 0)


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_every_island_of_the_game(key: str) -> None:
    island = catalogue()[key]
    assert island.key == key == Path(islands_dir() / f"{key}.toml").stem
    low, high = island.players
    assert 2 <= low <= high <= 8
    assert 8 <= island.target <= 20
    topology = topology_of(key)
    assert topology_of(key) is topology
    assert topology.hex_count == len(island.cells)


@pytest.mark.parametrize(
    ("key", "players"), [("standard19", (2, 4)), ("standard30", (5, 6)), ("standard44", (7, 8))]
)
def test_players_of_the_standard_boards(key: str, players: tuple[int, int]) -> None:
    assert catalogue()[key].players == players


@pytest.mark.parametrize(
    ("letter", "number", "robber"),
    [(x, True, True) for x in "FHPAM"]
    + [
        ("D", False, True),
        ("G", True, True),
        ("L", False, False),
        ("S", False, False),
    ],
)
def test_what_terrains_do(letter: str, number: bool, robber: bool) -> None:
    kind = LETTERS.index(letter)
    assert (has_number(kind), takes_robber(kind)) == (number, robber)


WRONG = [
    ("id = ", "id ", "island_toml", 1, 0),
    ('id = "small"\n', "", "island_field_missing", 1, 0),
    ("players = [2, 4]\n", "", "island_field_missing", 1, 0),
    ("[terrain]\nforest = 1\ndesert = 1\n", "", "island_field_missing", 1, 0),
    ("? F\n ?", "? X\n ?", "island_letter", 6, 3),
    ("? F\n ?", "? f\n ?", "island_letter", 6, 3),
    ("? F\n ?", "? F\n\t?", "island_letter", 7, 1),
    ("? F\n ?", "? F\n??", "island_column", 7, 1),
    ("? F\n ?", "? F\n  ?", "island_column", 7, 3),
    ("? F\n ?", "S S", "island_empty", 6, 1),
    ("? F\n ?", "", "island_empty", 6, 1),
    ("? F\n ?", " ".join("?" * 201), "island_size", 6, 1),
    ("forest = 1\n", "forest = 2\n", "island_terrain_sum", 10, 1),
    ("forest = 1\n", "", "island_terrain_sum", 10, 1),
    ("forest = 1\n", "swamp = 1\n", "island_field", 10, 1),
    ("forest = 1\n", "lake = 1\n", "island_field", 10, 1),
    ("forest = 1\n", "forest = -1\n", "island_field", 10, 1),
    ("forest = 1\n", 'forest = "1"\n', "island_field", 10, 1),
    ("forest = 1\n", "forest = 999\n", "island_field", 10, 1),
    ("4 = 1\n", "4 = 2\n", "island_number_sum", 14, 1),
    ("4 = 1\n", "7 = 1\n", "island_field", 14, 1),
    ("4 = 1\n", "13 = 1\n", "island_field", 14, 1),
    ("ore = 1\n", "gold = 1\n", "island_field", 18, 1),
    ("[2, 4]", "[1, 4]", "island_players", 2, 1),
    ("[2, 4]", "[2, 9]", "island_players", 2, 1),
    ("[2, 4]", "[5, 4]", "island_players", 2, 1),
    ("[2, 4]", "[2]", "island_field", 2, 1),
    ("[2, 4]", '["2", "4"]', "island_field", 2, 1),
    ("[2, 4]", "4", "island_field", 2, 1),
    ("target = 9", 'target = "nine"', "island_field", 3, 1),
    ("target = 9", "target = 9.5", "island_field", 3, 1),
    ("[[1, 0]]", "[1, 0]", "island_field", 4, 1),
    ("[[1, 0]]", "[[1]]", "island_field", 4, 1),
    ("[[1, 0]]", '[["a", "b"]]', "island_field", 4, 1),
    ("[[1, 0]]", "3", "island_field", 4, 1),
    ('"small"', '"a | b"', "island_field", 1, 1),
    ('"small"', '""', "island_field", 1, 1),
    ('"small"', "7", "island_field", 1, 1),
]


@pytest.mark.parametrize(("old", "new", "code", "line", "column"), WRONG)
def test_a_wrong_file_is_told_by_place_and_code(
    old: str, new: str, code: str, line: int, column: int
) -> None:
    assert old in SMALL
    with pytest.raises(BadIsland) as fault:
        parse_island(SMALL.replace(old, new, 1))
    assert (fault.value.code, fault.value.line, fault.value.column) == (code, line, column)


def test_a_table_must_be_a_table() -> None:
    text = SMALL.replace("[numbers]\n6 = 1\n4 = 1\n", "").replace("target", "numbers = 3\ntarget")
    with pytest.raises(BadIsland) as fault:
        parse_island(text)
    assert fault.value.code == "island_field"


def test_two_islands_have_two_coasts() -> None:
    island = parse_island(SMALL.replace("? F\n ?", "? F     ?").replace("no_start = [[1, 0]]\n", ""))
    assert isinstance(island, Island)
    assert sorted(len(coast) for coast in Topology(island).coasts) == [6, 10]


def test_an_inner_coast_is_a_coast() -> None:
    ring = " F H\nP S A\n M F"
    text = SMALL.replace("? F\n ?", ring).replace("forest = 1\ndesert = 1\n", "")
    text = text.replace("6 = 1\n4 = 1\n", "4 = 3\n5 = 3\n").replace("no_start = [[1, 0]]\n", "")
    topology = Topology(parse_island(text))
    assert sorted(len(coast) for coast in topology.coasts) == [6, 18]
    inner = next(coast for coast in topology.coasts if len(coast) == 6)
    assert {water for _, water in inner} == {topology.positions[3]}
