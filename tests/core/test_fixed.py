"""Number tokens and ports that a map file fixes: what it says, what is wrong, what is dealt around them."""

import pytest

from hexfolk.core import terrain
from hexfolk.core.board import RED
from hexfolk.core.chance import Seeded, shuffle
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadIsland
from hexfolk.core.hexgrid import DIRECTIONS, neighbour, side
from hexfolk.core.island import FixedPort, Island
from hexfolk.core.map_reading import parse_island, read_island
from hexfolk.core.map_text import island_text
from hexfolk.core.port import ANY_PORT, port_kind
from hexfolk.core.resource import NAMES
from hexfolk.core.topology import Topology
from hexfolk.islands import catalogue, topology_of
from hexfolk.pools import fill

FIXED = '''\
id = "fixed"
players = [2, 4]
target = 10
map = """
  ? ? ?
 ? ? ? ?
? ? D ? ?
 ? ? ? ?
  ? ? ?
"""
fixed_numbers = """
  6 . .
 . . . .
. . . . b
 . . . .
  . . 8
"""
fixed_ports = [
  ["any", 1, 0, "nw"],
  ["wool", -1, 2, "w"],
]

[terrain]
forest = 4
pasture = 4
field = 4
hills = 3
mountains = 2
desert = 1

[numbers]
2 = 1
3 = 2
4 = 2
5 = 2
6 = 1
8 = 1
9 = 2
10 = 2
11 = 1

[ports]
any = 3
grain = 1
wood = 1
brick = 1
'''


def test_what_is_fixed_and_where() -> None:
    island = parse_island(FIXED)
    assert island.fixed_numbers == {(0, 1): 6, (2, 3): 11, (4, 1): 8}
    ports = [(port.kind, port.position, port.side) for port in island.fixed_ports]
    assert ports == [(ANY_PORT, (0, 1), 5), (NAMES.index("wool"), (2, -1), 4)]


def test_the_text_says_just_this_island() -> None:
    island = parse_island(FIXED)
    again = parse_island(island_text(island))
    assert again == island
    assert again.fixed_numbers == island.fixed_numbers
    assert island_text(again) == island_text(island)
    assert parse_island(FIXED.replace("  . . 8", "  . . .").replace("8 = 1", "8 = 2")) != island


def test_the_drawing_of_the_numbers_lies_over_that_of_the_map() -> None:
    """A map that is drawn further right and lower is the same map, if its numbers are too."""
    head, *drawings = FIXED.split('"""')
    moved = ["\n\n" + "\n".join("    " + line for line in part[1:].split("\n")) for part in drawings[::2]]
    text = '"""'.join([head, moved[0], drawings[1], moved[1], drawings[3]])
    assert parse_island(text.replace("    \n", "\n").replace('    """', '"""')) == parse_island(FIXED)


@pytest.mark.parametrize("style", ["random", "spread", "balanced"])
@pytest.mark.parametrize("seed", range(20))
def test_the_deal_keeps_what_is_fixed(seed: int, style: str) -> None:
    island = parse_island(FIXED)
    topology = Topology(island)
    board = deal(topology, Seeded(seed), style)
    number = dict(zip(topology.positions, board.number, strict=True))
    ground = dict(zip(topology.positions, board.terrain, strict=True))
    for position, wanted in island.fixed_numbers.items():
        assert number[position] == wanted
        assert terrain.has_number(ground[position]), "nothing barren below a fixed number"
    assert all((number[p] > 0) == terrain.has_number(ground[p]) for p in topology.positions)
    dealt = sorted(n for p, n in number.items() if n and p not in island.fixed_numbers)
    assert dealt == sorted(island.number_pool)
    for p, n in number.items():
        if n in RED:
            assert not any(number.get(neighbour(p, i), 0) in RED for i in range(6)), "red beside red"
    assert [topology.edge_names[port.edge] for port in board.ports[:2]] == [
        side(port.position, port.side) for port in island.fixed_ports
    ]
    kinds = [port.kind for port in board.ports]
    assert sorted(kinds) == island.all_ports() == [-1] * 4 + [0, 1, 2, 3]
    taken = 0
    for port in board.ports:
        assert not topology.port_room[port.edge] & taken, "ports too near"
        taken |= topology.port_footprint[port.edge]


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("  6 . .", "  7 . .", "island_number_mark", (12, 3)),
        ("  6 . .", " 6  . .", "island_number_place", (12, 2)),
        (". . . . b", ". . 5 . b", "island_number_place", (14, 5)),
        (". . . . b", ". . . . b 4", "island_number_place", (14, 11)),
        ('["any", 1, 0, "nw"]', '["any", 1, 1, "e"]', "island_port_place", (19, 3)),
        ('["any", 1, 0, "nw"]', '["any", 9, 9, "e"]', "island_port_place", (19, 3)),
        ('["any", 1, 0, "nw"]', '["fish", 1, 0, "nw"]', "island_port", (19, 3)),
        ('["any", 1, 0, "nw"]', '["any", 1, 0, 5]', "island_port", (19, 3)),
        ('["any", 1, 0, "nw"]', '["any", 1, 0]', "island_port", (19, 3)),
        ('["any", 1, 0, "nw"]', '["any", true, 0, "nw"]', "island_port", (19, 3)),
        ('["any", 1, 0, "nw"]', '["any", -1, 2, "nw"]', "island_port_near", (20, 3)),
        ('["any", 1, 0, "nw"]', '["any", -1, 3, "w"]', "island_port_near", (20, 3)),
        ("9 = 2", "9 = 3", "island_number_sum", (31, 1)),
    ],
)
def test_a_wrong_one_is_told_with_its_place(old: str, new: str, code: str, place: tuple[int, int]) -> None:
    assert old in FIXED
    with pytest.raises(BadIsland) as caught:
        parse_island(FIXED.replace(old, new, 1))
    assert (caught.value.code, (caught.value.line, caught.value.column)) == (code, place)


@pytest.mark.parametrize("text", ["fixed_numbers = 3", "fixed_ports = 3"])
def test_a_wrong_kind_of_value(text: str) -> None:
    field = text.split()[0]
    start = FIXED.index(field)
    end = FIXED.index("fixed_ports" if field == "fixed_numbers" else "[terrain]")
    _, faults = read_island(FIXED[:start] + text + "\n" + FIXED[end:])
    assert ("island_field", {"field": field}) in [(fault.code, fault.facts) for fault in faults]


def test_deserts_need_random_hexes_without_a_number() -> None:
    text = FIXED.replace("desert = 1", "desert = 3").replace("forest = 4", "forest = 2")
    numbers = "  6 5 5\n 5 5 5 5\n5 5 . 5 5\n 5 5 5 5\n  . . 8"
    old = FIXED[FIXED.index("  6 . .") : FIXED.index('"""\nfixed_ports')]
    _, faults = read_island(text.replace(old, numbers + "\n"))
    assert ("island_desert_room", {"given": 3, "needed": 2}) in [(f.code, f.facts) for f in faults]


def test_too_many_ports_beside_fixed_ones_are_refused() -> None:
    with pytest.raises(BadIsland) as caught:
        deal(Topology(parse_island(FIXED.replace("any = 3", "any = 13"))), Seeded(1))
    assert caught.value.code == "island_ports"


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("key", ["standard19", "standard30", "standard44", "corners", "atoll", "lagoon"])
def test_as_many_ports_as_usual_find_their_place_beside_fixed_ones(key: str, seed: int) -> None:
    """One to three ports are fixed, wherever they are: the others come to stand between them."""
    island = catalogue()[key]
    topology = topology_of(key)
    chance = Seeded(seed)
    coasts = [coast for coast in topology.coasts if len(coast) > 6]
    spots = [spot for coast in coasts for spot in coast]
    fixed: list[FixedPort] = []
    taken = 0
    for i in shuffle(list(range(len(spots))), 3, chance)[: 1 + seed % 3]:
        edge, water = spots[i]
        if topology.port_room[edge] & taken:
            continue
        taken |= topology.port_footprint[edge]
        land = next(p for p in topology.edge_names[edge] if p != water)
        step = (water[0] - land[0], water[1] - land[1])
        fixed.append(FixedPort(ANY_PORT, land, DIRECTIONS.index(step)))
    shape = Topology(with_ports(island, fixed, []))
    kinds = [name for name, count in fill(shape).ports.items() for _ in range(count)]
    board = deal(Topology(with_ports(island, fixed, kinds)), chance)
    assert len(board.ports) == len(fixed) + len(kinds)
    assert len(board.ports) >= len(island.port_pool) - 2, "few places are lost"
    reached = 0
    for port in board.ports:
        assert not shape.port_room[port.edge] & reached
        reached |= shape.port_footprint[port.edge]


def with_ports(island: Island, fixed: list[FixedPort], kinds: list[str]) -> Island:
    """An island of the game with other ports."""
    return Island(
        island.key,
        island.players,
        island.target,
        island.cells,
        island.terrain_pool,
        island.number_pool,
        [port_kind(kind) for kind in kinds],
        island.no_start,
        fixed_ports=fixed,
    )


def test_long_lists_of_marks_can_be_read_again() -> None:
    """Two hundred marks on one line would be too long a line."""
    row = " ".join("?" * 20)
    drawing = "\n".join(" " * r + row for r in range(10))
    marks = "".join(f"[{q}, {r}],\n" for r in range(10) for q in range(20))
    text = f'id = "own"\nplayers = [2, 4]\nno_start = [\n{marks}]\nmap = """\n{drawing}\n"""\n'
    text += "[terrain]\nforest = 200\n[numbers]\n5 = 200\n[ports]\n"
    island = parse_island(text)
    assert len(island.no_start) == 200
    assert parse_island(island_text(island)) == island
