"""Map files: what they say, and how a wrong one is told."""

from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hexfolk.core import terrain
from hexfolk.core.errors import BadIsland
from hexfolk.core.island import Island
from hexfolk.core.map_reading import parse_island, read_island
from hexfolk.core.map_text import island_text
from hexfolk.core.port import ANY_PORT
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
    topology = topology_of(key)
    assert topology_of(key) is topology
    assert topology.hex_count == len(island.cells)


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
    ("id = ", "id ", "island_toml", 1, 4),
    ("any = 1\nore = 1\n", "any =", "island_toml", 19, 6),
    ('"small"', '"small', "island_toml", 1, 12),
    ("target = 9", "target = 9\x00", "island_toml", 3, 11),
    ("target = 9", f"target = [{('9' * 900 + chr(10)) * 6}]", "island_toml", 4, 1),
    ("target = 9", f"target = {('[' * 900 + chr(10)) * 6}", "island_toml", 1, 1),
    ("target = 9", f"target = 9 # {'x' * 1_000}", "island_line", 3, 1),
    ("target = 9", "target = 9" + "\n# a comment" * 3_000, "island_too_long", 1, 1),
    ('id = "small"\n', "", "island_field_missing", 1, 1),
    ("players = [2, 4]\n", "", "island_field_missing", 1, 1),
    ("[terrain]\nforest = 1\ndesert = 1\n", "", "island_field_missing", 1, 1),
    ("target = 9", "goal = 9", "island_field_unknown", 3, 1),
    ("[ports]", "[harbours]\nany = 1\n[ports]", "island_field_unknown", 18, 1),
    ("? F\n ?", "? X\n ?", "island_letter", 6, 3),
    ("? F\n ?", "? f\n ?", "island_letter", 6, 3),
    ("? F\n ?", "? F\n\t?", "island_letter", 7, 1),
    ('"""\n? F\n ?\n"""', '"""? X\n ?"""', "island_letter", 5, 12),
    ('"""\n? F\n ?\n"""', '"""? F\n X"""', "island_letter", 6, 2),
    ('"""\n? F\n ?\n"""', '"? F\\n X"', "island_letter", 5, 7),
    ("? F\n ?", "? F\\n\n X", "island_letter", 5, 7),
    ("? F\n ?", "? F\n??", "island_column", 7, 1),
    ("? F\n ?", "? F\n  ?", "island_column", 7, 3),
    ("? F\n ?", "S S", "island_empty", 6, 1),
    ("? F\n ?", "", "island_empty", 6, 1),
    ("? F\n ?", " ".join("?" * 201), "island_size", 6, 1),
    ("forest = 1\n", "forest = 2\n", "island_terrain_sum", 10, 1),
    ("forest = 1\n", "", "island_terrain_sum", 10, 1),
    ("forest = 1\n", "swamp = 1\n", "island_field_unknown", 11, 1),
    ("forest = 1\n", "lake = 1\n", "island_field_unknown", 11, 1),
    ("forest = 1\n", "forest = -1\n", "island_count", 11, 10),
    ("forest = 1\n", "forest = true\n", "island_count", 11, 10),
    ("forest = 1\n", 'forest = "1"\n', "island_count", 11, 10),
    ("forest = 1\n", "forest = 999\n", "island_count", 11, 10),
    ("4 = 1\n", "4 = 2\n", "island_number_sum", 14, 1),
    ("4 = 1\n", "7 = 1\n", "island_field_unknown", 16, 1),
    ("4 = 1\n", "13 = 1\n", "island_field_unknown", 16, 1),
    ("ore = 1\n", "gold = 1\n", "island_field_unknown", 20, 1),
    ("[2, 4]", "[1, 4]", "island_players", 2, 11),
    ("[2, 4]", "[2, 9]", "island_players", 2, 11),
    ("[2, 4]", "[5, 4]", "island_players", 2, 11),
    ("[2, 4]", "[2]", "island_field", 2, 11),
    ("[2, 4]", "[2, true]", "island_field", 2, 11),
    ("[2, 4]", '["2", "4"]', "island_field", 2, 11),
    ("[2, 4]", "4", "island_field", 2, 11),
    ("target = 9", 'target = "nine"', "island_target", 3, 10),
    ("target = 9", "target = 9.5", "island_target", 3, 10),
    ("target = 9", "target = 7", "island_target", 3, 10),
    ("target = 9", "target = 21", "island_target", 3, 10),
    ("[[1, 0]]", "[1, 0]", "island_field", 4, 13),
    ("[[1, 0]]", "[[1]]", "island_field", 4, 13),
    ("[[1, 0]]", '[[1, 0],\n  ["a", "b"]]', "island_field", 5, 3),
    ("[[1, 0]]", "3", "island_field", 4, 12),
    ("[[1, 0]]", "[[1, 0], [5, 5]]", "island_no_start", 4, 21),
    ('"small"', '"a | b"', "island_id", 1, 6),
    ('"small"', '""', "island_id", 1, 6),
    ('"small"', "7", "island_id", 1, 6),
    ('"small"', '"standard"', "island_id", 1, 6),
    ('"small"', f'"{"a" * 41}"', "island_id", 1, 6),
    ("target = 9", 'name = "two\\nlines"', "island_name", 3, 8),
    ("target = 9", f'name = "{"a" * 41}"', "island_name", 3, 8),
    ("target = 9", 'name = " x"', "island_name", 3, 8),
    ("target = 9", "name = 3", "island_name", 3, 8),
    ("target = 9", 'seafaring = "required"', "island_seafaring", 3, 13),
    ("[ports]", '[seafaring]\nuse = "maybe"\n[ports]', "island_seafaring", 19, 7),
    ("[ports]", "[seafaring]\ntarget = 12\n[ports]", "island_seafaring", 18, 1),
    ("[ports]", '[seafaring]\nuse = "required"\n[ports]', "island_target", 18, 1),
    ("[ports]", '[seafaring]\nuse = "required"\ntarget = 30\n[ports]', "island_target", 20, 10),
    (
        "[ports]",
        '[seafaring]\nuse = "required"\ntarget = 12\nsails = 3\n[ports]',
        "island_field_unknown",
        21,
        1,
    ),
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


def test_everything_that_is_wrong_is_told_at_once() -> None:
    text = (
        SMALL.replace("[2, 4]", "[2, 9]")
        .replace("F\n", "x\n")
        .replace("\nore", "\nrum")
        .replace("4 = 1", "4 = -1")
    )
    island, faults = read_island(text)
    assert island is None
    assert [(fault.code, fault.line, fault.column) for fault in faults] == [
        ("island_players", 2, 11),
        ("island_letter", 6, 3),
        ("island_count", 16, 5),
        ("island_field_unknown", 20, 1),
    ]
    assert faults[1].facts == {"letter": "x"}


def test_a_shifted_row_is_told_once() -> None:
    _, faults = read_island(SMALL.replace("? F\n ?", "? F\n? X ?\n?"))
    assert [(fault.code, fault.line, fault.column) for fault in faults] == [
        ("island_column", 7, 1),
        ("island_letter", 7, 3),
    ]


def test_a_map_that_is_wrong_lets_no_sum_be_wrong() -> None:
    _, faults = read_island(SMALL.replace("? F", "? F x"))
    assert [fault.code for fault in faults] == ["island_letter"]


def test_lines_end_as_on_any_system() -> None:
    assert parse_island(SMALL.replace("\n", "\r\n")) == parse_island(SMALL)
    with pytest.raises(BadIsland) as fault:
        parse_island(SMALL.replace("F\n", "x\n").replace("\n", "\r\n"))
    assert (fault.value.line, fault.value.column) == (6, 3)


def test_any_form_of_toml_will_do() -> None:
    """Whatever the form, it is the same island, and a fault is found where it stands."""
    text = """# no order is asked for
ports = { "any" = 1, ore = 1 } # within one line
numbers.6 = 1
numbers . "4" = 1
'terrain'.forest = 1
terrain.desert = 1
map = \'\'\'
? F
 ?\'\'\'
no_start = [
  [ 1, 0 ], # a comment with ] and "
]
id = "sm\\u0061ll"
players = [2,4,]
target = 9
"""
    assert parse_island(text) == parse_island(SMALL)
    for old, code, place in [
        ("ore = 1", "island_count", (2, 28)),
        ('"4" = 1', "island_count", (4, 17)),
        ("desert = 1", "island_count", (6, 18)),
    ]:
        with pytest.raises(BadIsland) as fault:
            parse_island(text.replace(old, old[:-1] + "-1"))
        assert (fault.value.code, (fault.value.line, fault.value.column)) == (code, place)
    with pytest.raises(BadIsland) as fault:
        parse_island(text.replace("[ 1, 0 ]", "[ 7, 0 ]"))
    assert (fault.value.code, fault.value.line, fault.value.column) == ("island_no_start", 11, 3)


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_the_files_of_the_game_are_in_canonical_form(key: str) -> None:
    text = (islands_dir() / f"{key}.toml").read_text(encoding="utf-8")
    assert island_text(parse_island(text)) == text
    assert island_text(catalogue()[key]) == text


@st.composite
def drawings(draw: st.DrawFn) -> str:
    """Any few cells, on either columns."""
    odd = draw(st.integers(0, 1))
    cells = draw(st.sets(st.tuples(st.integers(0, 6), st.integers(0, 9)), min_size=1, max_size=25))
    rows = [[" "] * 30 for _ in range(7)]
    for r, c in cells:
        rows[r][2 * c + (r + odd) % 2] = draw(st.sampled_from("DLDS"))
    return "\n".join("".join(row).rstrip() for row in rows)


@given(
    drawings(),
    st.text(st.characters(exclude_categories=["C", "Z"]), max_size=40),
    st.sampled_from([(2, 2), (2, 8), (5, 6)]),
    st.integers(8, 20),
    st.booleans(),
)
def test_an_island_comes_back_from_its_text(
    drawing: str, name: str, players: tuple[int, int], target: int, ships: bool
) -> None:
    seafaring = '[seafaring]\nuse = "optional"\ntarget = 13\n' if ships else ""
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    text = (
        f'id = "any_1"\nname = "{quoted}"\nplayers = {list(players)}\ntarget = {target}\n'
        f'map = """\n{drawing}\n"""\n'
        f"{seafaring}[terrain]\n[numbers]\n[ports]\nwool = 2\n"
    )
    assume(set(drawing) & set("DL"))
    island = parse_island(text)
    canonical = island_text(island)
    again = parse_island(canonical)
    assert island_text(again) == canonical
    assert again == island
    assert hash(again) == hash(island)
    assert (again.cells, again.name, again.players, again.target) == (island.cells, name, players, target)
    assert (again.seafaring, again.seafaring_target) == (("optional", 13) if ships else ("no", 0))
    assert min(r for (r, _), _ in island.cells) == 0


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
