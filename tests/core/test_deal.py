"""Rules: dealing an island (B7–B12)."""

from collections import Counter
from decimal import ROUND_HALF_UP, Decimal

import pytest

from hexfolk.core.board import Board
from hexfolk.core.chance import DESERT, NUMBERS, PORTS, TERRAIN, Recorder, Scripted, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadDraw, BadIsland
from hexfolk.core.resource import NAMES
from hexfolk.core.terrain import LETTERS
from hexfolk.core.topology import Topology
from hexfolk.islands import catalogue, topology_of
from tests.core import oracle
from tests.core.kit import drawn_island

STANDARD = ("standard19", "standard30", "standard44")
SEEDS = range(60)


def deals(key: str) -> list[Board]:
    topology = topology_of(key)
    return [deal(topology, Seeded(seed)) for seed in SEEDS]


def half_up(number: Decimal) -> int:
    return int(number.quantize(Decimal(1), ROUND_HALF_UP))


def largest_remainder(total: int, shares: dict[str, int], unit: int, order: str) -> dict[str, int]:
    """Share out by parts of ``unit``; equal remainders go by ``order``."""
    found = {key: total * part // unit for key, part in shares.items()}
    rest = sorted(shares, key=lambda key: (-(total * shares[key] % unit), order.split().index(key)))
    for key in rest[: total - sum(found.values())]:
        found[key] += 1
    return found


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_b08_formulas(key: str) -> None:
    """Terrain, tokens and ports of every map that comes with the game."""
    island = catalogue()[key]
    topology = topology_of(key)
    board = deal(topology, Seeded(1))
    letters = Counter(LETTERS[t] for t in board.terrain)
    hexes = sum(number for letter, number in letters.items() if letter not in "LS")
    deserts = max(1, half_up(Decimal(hexes) / 15))
    plain = hexes - deserts - letters["G"]
    terrain = largest_remainder(plain, {"F": 4, "P": 4, "A": 4, "H": 3, "M": 3}, 18, "F P A H M")
    assert {letter: letters[letter] for letter in "FPAHMD"} == {**terrain, "D": deserts}
    tokens = largest_remainder(
        hexes - deserts,
        {str(n): 1 if n in (2, 12) else 2 for n in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)},
        18,
        "4 10 5 9 3 11 8 6 2 12",
    )
    assert Counter(str(n) for n in island.number_pool) == tokens
    coast = sum(len(walk) for walk in topology.coasts)
    ports = hexes * 9 // 19
    if hexes >= 19:
        by_size = 9 + half_up(Decimal(hexes - 19) * 4 / 25)
        ports = min(half_up(Decimal(coast) * 2 / 7), by_size)
    special = Counter(["wool", "grain", "wood", "brick", "ore"][i % 5] for i in range((ports + 1) // 2))
    special["any"] = ports // 2
    assert Counter("any" if k < 0 else NAMES[k] for k in island.port_pool) == special


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_b09_a_token_on_every_hex_but_deserts(key: str) -> None:
    for seed in range(10):
        board = deal(topology_of(key), Seeded(seed))
        for terrain, number in zip(board.terrain, board.number, strict=True):
            assert (number != 0) == (LETTERS[terrain] in "FHPAMG")
            assert number != 7


def test_yields_by_number_are_those_of_the_tokens() -> None:
    for board in deals("standard44")[:5]:
        for number in range(2, 13):
            start, end = board.first_yield[number], board.first_yield[number + 1]
            hexes = [int(place) >> 3 for place in board.yields[start:end]]
            assert sorted(hexes) == [h for h in range(44) if board.number[h] == number]
            assert hexes == sorted(hexes, key=lambda h: board.terrain[h]), "terrain stands beside its like"


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_b10_red_tokens_never_touch(key: str) -> None:
    for board in deals(key):
        red = {board.topology.positions[h] for h, n in enumerate(board.number) if n in (6, 8)}
        for position in red:
            assert not red & set(oracle.around(position))


def test_b10_everything_is_shuffled() -> None:
    """Over many deals every hex sees every terrain, and every port place every kind."""
    topology = topology_of("standard19")
    terrain: Counter[tuple[int, int]] = Counter()
    first_port: Counter[int] = Counter()
    numbers: Counter[tuple[int, int]] = Counter()
    for seed in range(400):
        board = deal(topology, Seeded(seed))
        for h in range(19):
            terrain[h, int(board.terrain[h])] += 1
            numbers[h, int(board.number[h])] += 1
        first_port[board.ports[0].kind] += 1
    assert len(terrain) == 19 * 6
    assert len(numbers) == 19 * 11
    assert set(first_port) == {-1, 0, 1, 2, 3, 4}
    assert all(4 * 400 / 19 / 2 < terrain[h, 0] < 4 * 400 / 19 * 1.6 for h in range(19))


def test_b11_red_tokens_go_wherever_they_fit() -> None:
    """A chain of five hexes with three reds has one way only: it is always found."""
    topology = drawn_island("F H P A M", numbers="6=2 8=1 5=1 9=1")
    for seed in range(40):
        board = deal(topology, Seeded(seed))
        assert [n in (6, 8) for n in board.number] == [True, False, True, False, True]


def test_b11_reds_that_cannot_be_apart() -> None:
    with pytest.raises(BadIsland) as fault:
        deal(drawn_island("F H P", numbers="6=2 8=1"), Seeded(1))
    assert fault.value.code == "island_red"


def test_b11_no_red_token_on_gold() -> None:
    topology = drawn_island("G F G F", numbers="6=1 8=1 4=1 5=1")
    for seed in range(20):
        board = deal(topology, Seeded(seed))
        assert [n in (6, 8) for n in board.number] == [False, True, False, True]


# --- ports ---------------------------------------------------------------------------------------


def ends(topology: Topology, edge: int) -> set[int]:
    return oracle.shape_of(topology).ends[edge]


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_b12_ports_lie_apart(key: str) -> None:
    topology = topology_of(key)
    shape = oracle.shape_of(topology)
    coast = {edge: water for walk in topology.coasts for edge, water in walk}
    for board in deals(key)[:30]:
        assert len({port.water for port in board.ports}) == len(board.ports)
        for port in board.ports:
            assert port.water == coast[port.edge]
            near = ends(topology, port.edge) | {m for n in ends(topology, port.edge) for m in shape.ashore[n]}
            for other in board.ports:
                assert other is port or not near & ends(topology, other.edge)


@pytest.mark.parametrize("key", STANDARD)
def test_b12_two_or_three_free_edges_between_ports(key: str) -> None:
    topology = topology_of(key)
    (walk,) = topology.coasts
    place = {edge: i for i, (edge, _) in enumerate(walk)}
    starts = set()
    for board in deals(key):
        at = sorted(place[port.edge] for port in board.ports)
        gaps = [(b - a) % len(walk) - 1 for a, b in zip(at, at[1:] + at[:1], strict=True)]
        assert set(gaps) == {2, 3}
        starts.add(place[board.ports[0].edge])
    assert len(starts) > len(walk) // 2, "the walk starts anywhere"


def test_b12_a_port_serves_the_two_ends_of_its_edge() -> None:
    for board in deals("standard30")[:5]:
        for n in range(board.topology.node_count):
            kinds = 0
            for port in board.ports:
                if n in ends(board.topology, port.edge):
                    kinds |= 2 ** (5 if port.kind < 0 else port.kind)
            assert board.port_kinds[n] == kinds


def test_b12_the_walk_goes_around_the_coast() -> None:
    for key in STANDARD:
        topology = topology_of(key)
        (walk,) = topology.coasts
        for (edge, _), (after, _) in zip(walk, walk[1:] + walk[:1], strict=True):
            assert len(ends(topology, edge) & ends(topology, after)) == 1
        assert len({edge for edge, _ in walk}) == len(walk)


def test_b12_no_port_on_a_single_islet_or_in_a_lagoon_of_one() -> None:
    islet = """
 ? ? . .
? S ? . ?
 ? ? . .
""".replace(".", " ")
    topology = drawn_island(
        islet.strip("\n"), "forest=2 pasture=2 field=2 hills=1", "4=1 5=1 9=1 10=1 3=1 11=1 8=1", "any=3"
    )
    assert sorted(len(coast) for coast in topology.coasts) == [6, 6, 18]
    long_coast = {edge for walk in topology.coasts if len(walk) == 18 for edge, _ in walk}
    for seed in range(20):
        board = deal(topology, Seeded(seed))
        assert len(board.ports) == 3
        assert {port.edge for port in board.ports} <= long_coast


def test_b12_no_port_on_a_lake() -> None:
    rows = " ? ?\n? L ?\n ? ?"
    topology = drawn_island(rows, "forest=3 hills=3", "4=1 5=1 9=1 10=1 3=1 11=1", "any=3")
    assert [len(coast) for coast in topology.coasts] == [18]


def test_b12_shared_out_by_length_of_coast() -> None:
    rows = "? ?     ? ? ? ? ? ?\n ? ?     ? ? ? ? ?"
    topology = drawn_island(rows, "forest=9 hills=6", "4=3 5=3 9=3 10=3 3=3", "any=4 wool=2")
    lengths = sorted(len(coast) for coast in topology.coasts)
    assert len(lengths) == 2
    for seed in range(20):
        board = deal(topology, Seeded(seed))
        shares = sorted(
            sum(1 for p in board.ports if p.edge in {e for e, _ in walk}) for walk in topology.coasts
        )
        quota = 6 * lengths[0] / sum(lengths)
        assert shares[0] in (int(quota), int(quota) + 1)
        assert sum(shares) == 6


def test_b12_ports_that_cannot_be_apart() -> None:
    with pytest.raises(BadIsland) as fault:
        deal(drawn_island("F H", numbers="4=1 5=1", ports="any=5"), Seeded(1))
    assert fault.value.code == "island_ports"


def test_a_deal_is_its_draws() -> None:
    topology = topology_of("standard30")
    recorder = Recorder(Seeded(5))
    board = deal(topology, recorder)
    assert {draw.purpose for draw in recorder.draws} == {TERRAIN, NUMBERS, PORTS, DESERT}
    script = Scripted(recorder.draws)
    assert deal(topology, script) == board
    assert script.used == len(recorder.draws)
    with pytest.raises(BadDraw):
        deal(topology, Scripted(recorder.draws[:-1]))
    assert deal(topology, Seeded(5)) == board


def test_b12_a_strait_of_open_water_does_not_make_neighbours() -> None:
    """Two shores joined by an edge between sea and sea only: ports may face each other across it."""
    topology = drawn_island(" F H\nS S S\n P A", numbers="4=1 5=1 9=1 10=1", ports="any=2")
    names = topology.edge_names
    north, south = names.index(STRAIT_NORTH), names.index(STRAIT_SOUTH)
    water = ends(topology, names.index(STRAIT))
    assert len(water & ends(topology, north)) == len(water & ends(topology, south)) == 1
    deals_with_both = 0
    for seed in range(600):
        board = deal(topology, Seeded(seed))
        assert len(board.ports) == 2
        deals_with_both += {port.edge for port in board.ports} == {north, south}
    assert deals_with_both > 0


CROWDED = """\
? ? ? ? ?
 S S ? ? ?
S ? ? ? ?
 ? S S ? ?
? ? ? S ?
 ? ? ? ? ?
? ? S ? ?"""


def test_whether_crowded_ports_fit_does_not_hang_on_chance() -> None:
    """17 ports around this island: spaced evenly, one deal in twenty finds no place for the last of them."""
    topology = drawn_island(CROWDED.replace("?", "F"), numbers="4=28", ports="any=17")
    for seed in range(100, 160):
        board = deal(topology, Seeded(seed))
        assert len(board.ports) == 17
        taken = [
            int(n) for port in board.ports for n in topology.edge_ends[2 * port.edge : 2 * port.edge + 2]
        ]
        assert len(set(taken)) == 34
        assert len({port.water for port in board.ports}) == 17
    with pytest.raises(BadIsland):
        deal(drawn_island(CROWDED.replace("?", "F"), numbers="4=28", ports="any=40"), Seeded(1))


# The edge between two waters, and a coast edge at either end of it.
STRAIT = ((1, 0), (1, 1))
STRAIT_NORTH = ((0, 1), (1, 0))
STRAIT_SOUTH = ((1, 1), (2, 0))
