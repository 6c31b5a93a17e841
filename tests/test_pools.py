"""The formulas fill every map of the game as its file does, and any other map so that it can be dealt."""

from collections import Counter

import pytest

from hexfolk.core import resource, terrain
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.island import Island
from hexfolk.core.map_reading import parse_island, read_island
from hexfolk.core.topology import Topology
from hexfolk.islands import catalogue, topology_of
from hexfolk.pools import Pools, fill


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_the_maps_of_the_game_are_filled_as_they_are(key: str) -> None:
    island = catalogue()[key]
    pools = fill(topology_of(key))
    assert pools.terrain == Counter(terrain.NAMES[t] for t in island.terrain_pool)
    assert pools.numbers == Counter(map(str, island.number_pool))
    assert pools.ports == Counter("any" if k < 0 else resource.NAMES[k] for k in island.port_pool)


def text_with(drawing: str, extra: str, pools: Pools) -> str:
    tables = "\n".join(
        f"[{name}]\n" + "\n".join(f"{key} = {count}" for key, count in counts.items())
        for name, counts in pools._asdict().items()
    )
    return f'id = "own"\nplayers = [2, 4]\nmap = """\n{drawing}\n"""\n{extra}\n{tables}\n'


RING = "   ? ? ?\n  ? F F ?\n ? F F F ?\n  ? F F ?\n   ? ? ?"
MANY_FIXED = "   F F F\n  D D D ?\n ? D D ? ?\n  ? G L ?\n   ? S ?"


@pytest.mark.parametrize(
    ("drawing", "extra"),
    [
        ("?", ""),
        ("? ?\n ?", ""),
        (RING, ""),
        (MANY_FIXED, ""),
        ("F H P A M D", ""),
        (RING, 'fixed_numbers = """\n   6 . .\n  6 . . 6\n"""\nfixed_ports = [["ore", 2, 0, "nw"]]'),
        ("? ? ?", 'fixed_numbers = """\n4 5 9\n"""'),
    ],
)
def test_any_map_is_filled_so_that_it_can_be_dealt(drawing: str, extra: str) -> None:
    bare = Island("own", (2, 4), 10, [], [], [], [], [])
    assert bare.cells == []
    _, faults = read_island(text_with(drawing, extra, Pools({}, {}, {})))
    assert {fault.code for fault in faults} <= {"island_terrain_sum", "island_number_sum"}
    shape = Topology(shape_of(drawing, extra))
    island = parse_island(text_with(drawing, extra, fill(shape)))
    deal(Topology(island), Seeded(3))


def shape_of(drawing: str, extra: str) -> Island:
    """The shape and what is fixed, with pools that only make the file readable."""
    wild = drawing.count("?")
    producing = sum(drawing.count(letter) for letter in "?FHPAMG")
    fixed = sum(mark in "23456789" for mark in extra.split('"""')[1]) if '"""' in extra else 0
    numbers = {"5": producing - fixed} if producing > fixed else {}
    return parse_island(text_with(drawing, extra, Pools({"forest": wild} if wild else {}, numbers, {})))
