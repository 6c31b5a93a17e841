"""Laws of the ways to deal (docs/maps.md), worked out from the positions alone."""

from collections import Counter
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexfolk
from hexfolk.core.apart import find_apart
from hexfolk.core.board import Board, board_text
from hexfolk.core.chance import Recorder, Scripted, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadOption, BadRecord
from hexfolk.core.hexgrid import Position, corner
from hexfolk.core.options import DEALS, Options
from hexfolk.core.terrain import LETTERS
from hexfolk.core.topology import Topology
from hexfolk.islands import catalogue, topology_of
from tests.core import oracle
from tests.core.kit import drawn_island

DOTS = {n: 6 - abs(7 - n) for n in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)}
RED = (6, 8)
ISLANDS = st.sampled_from(sorted(catalogue()))
SEEDS = st.integers(0, 2**48)
DEALT = st.sampled_from(("random", "spread", "balanced"))


def numbers_of(board: Board) -> dict[Position, int]:
    return {p: int(n) for p, n in zip(board.topology.positions, board.number, strict=True) if n}


def terrain_of(board: Board) -> dict[Position, str]:
    return {p: LETTERS[t] for p, t in zip(board.topology.positions, board.terrain, strict=True)}


def groups(terrain: dict[Position, str]) -> list[set[Position]]:
    """Connected hexes of one terrain, water left out."""
    left = {p for p, letter in terrain.items() if letter not in "LS"}
    found = []
    while left:
        group, border = set(), {left.pop()}
        while border:
            p = border.pop()
            group.add(p)
            border |= {q for q in oracle.around(p) if q in left and terrain[q] == terrain[p]}
            left -= border
        found.append(group)
    return found


def yields(board: Board) -> list[tuple[int, int]]:
    """(producing hexes, dots) of every intersection that has any."""
    numbers = numbers_of(board)
    corners = {corner(p, i) for p in numbers for i in range(6)}
    around = [[DOTS[numbers[p]] for p in name if p in numbers] for name in sorted(corners)]
    return [(len(dots), sum(dots)) for dots in around]


@given(ISLANDS, SEEDS, DEALT)
def test_b08_to_b13_hold_however_an_island_is_dealt(key: str, seed: int, style: str) -> None:
    topology, island = topology_of(key), catalogue()[key]
    board = deal(topology, Seeded(seed), style)
    terrain, numbers = terrain_of(board), numbers_of(board)
    open_letters = Counter(terrain[p] for p, letter in island.cells if letter == "?")
    assert open_letters == Counter(LETTERS[t] for t in island.terrain_pool)
    assert all(terrain[p] == letter for p, letter in island.cells if letter != "?")
    assert sorted(numbers.values()) == sorted(island.number_pool)
    assert {p for p, letter in terrain.items() if letter in "FHPAMG"} == set(numbers)
    red = {p for p, n in numbers.items() if n in RED}
    assert not any(q in red for p in red for q in oracle.around(p))
    assert not any(terrain[p] == "G" for p in red)
    assert sorted(port.kind for port in board.ports) == sorted(island.port_pool)
    shape = oracle.shape_of(topology)
    reach = [set(shape.ends[port.edge]) for port in board.ports]
    wide = [near | {m for n in near for m in shape.ashore[n]} for near in reach]
    assert not any(a & b for i, a in enumerate(wide) for j, b in enumerate(reach) if i != j)
    assert len({port.water for port in board.ports}) == len(board.ports)
    assert terrain[topology.positions[board.robber]] == "D"


@given(ISLANDS, SEEDS, st.sampled_from(("spread", "balanced")))
def test_spread_no_four_connected_hexes_are_alike(key: str, seed: int, style: str) -> None:
    board = deal(topology_of(key), Seeded(seed), style)
    assert max(map(len, groups(terrain_of(board)))) <= 3


@given(ISLANDS, SEEDS)
def test_balanced_no_site_yields_far_more_or_less(key: str, seed: int) -> None:
    for hexes, dots in yields(deal(topology_of(key), Seeded(seed), "balanced")):
        assert {1: 1, 2: 3, 3: 6}[hexes] <= dots <= {1: 5, 2: 9, 3: 11}[hexes]


@given(ISLANDS, SEEDS)
def test_balanced_resources_have_their_share_of_the_dots(key: str, seed: int) -> None:
    board = deal(topology_of(key), Seeded(seed), "balanced")
    terrain = terrain_of(board)
    dots: Counter[str] = Counter()
    hexes: Counter[str] = Counter()
    for p, number in numbers_of(board).items():
        if terrain[p] != "G":
            dots[terrain[p]] += DOTS[number]
            hexes[terrain[p]] += 1
    for letter in "FHPAM":
        assert abs(dots[letter] - dots.total() * hexes[letter] / hexes.total()) <= 1.5


@given(ISLANDS, SEEDS)
def test_balanced_equal_numbers_do_not_touch(key: str, seed: int) -> None:
    numbers = numbers_of(deal(topology_of(key), Seeded(seed), "balanced"))
    assert not any(numbers.get(q) == n for p, n in numbers.items() for q in oracle.around(p))


def test_the_laws_are_of_the_way_to_deal() -> None:
    """Random deals break them: the laws above can fail."""
    boards = [deal(topology_of("giant"), Seeded(seed)) for seed in range(20)]
    assert all(max(map(len, groups(terrain_of(board)))) > 3 for board in boards[:3])
    assert all(any(hexes == 3 and not 6 <= dots <= 11 for hexes, dots in yields(board)) for board in boards)


@given(ISLANDS, SEEDS, DEALT)
def test_a_deal_is_its_draws_and_they_are_few(key: str, seed: int, style: str) -> None:
    recorder = Recorder(Seeded(seed))
    board = deal(topology_of(key), recorder, style)
    assert len(recorder.draws) < 20 * board.topology.hex_count
    script = Scripted(recorder.draws)
    assert deal(topology_of(key), script, style) == board
    assert script.used == len(recorder.draws)


def test_the_ways_differ() -> None:
    texts = {board_text(deal(topology_of("giant"), Seeded(1), style)) for style in DEALS[:3]}
    assert len(texts) == 3


@pytest.mark.parametrize("style", DEALS[:3])
def test_a_record_replays_by_its_way_to_deal(style: str) -> None:
    game = hexfolk.Game(seed=3, island="giant", options=Options(8, deal=style))
    text = game.record.to_text()
    again, _ = hexfolk.read_record(text)
    assert again.options.deal == style
    assert again.board == game.board
    for other in DEALS:
        if other != style:
            with pytest.raises(BadRecord) as fault:
                hexfolk.read_record(text.replace(f" deal={style}\n", f" deal={other}\n"))
            assert fault.value.code == "record_deal"


def test_a_record_of_the_beginner_board_needs_no_draws() -> None:
    game = hexfolk.Game(seed=3, options=Options(4, deal="beginner"))
    again, _ = hexfolk.read_record(game.record.to_text())
    assert again.deal == []
    assert again.board == game.board == deal(topology_of("standard19"), Seeded(1), "beginner")


# --- the beginner board ---------------------------------------------------------------------------


def test_the_beginner_board_is_one_and_balanced() -> None:
    recorder = Recorder(Seeded(1))
    board = deal(topology_of("standard19"), recorder, "beginner")
    assert recorder.draws == []
    assert deal(topology_of("standard19"), Seeded(2), "beginner") == board
    assert max(map(len, groups(terrain_of(board)))) <= 3
    assert all(
        {1: 1, 2: 3, 3: 6}[hexes] <= dots <= {1: 5, 2: 9, 3: 11}[hexes] for hexes, dots in yields(board)
    )
    island = catalogue()["standard19"]
    assert sorted(numbers_of(board).values()) == sorted(island.number_pool)
    assert sorted(map(int, board.terrain)) == sorted(island.terrain_pool)
    assert sorted(port.kind for port in board.ports) == sorted(island.port_pool)
    assert terrain_of(board)[board.topology.positions[board.robber]] == "D"


@pytest.mark.parametrize("key", ["standard30", "crescent", "giant"])
def test_there_is_no_beginner_board_elsewhere(key: str) -> None:
    with pytest.raises(BadOption) as fault:
        deal(topology_of(key), Seeded(1), "beginner")
    assert (fault.value.field, fault.value.code) == ("deal", "not_here")


def test_an_unknown_way_to_deal() -> None:
    with pytest.raises(BadOption) as fault:
        deal(topology_of("lagoon"), Seeded(1), "loaded")
    assert (fault.value.field, fault.value.code) == ("deal", "unknown")


# --- islands on which chance alone does not do ----------------------------------------------------


def test_b11_deserts_make_room_for_the_red_tokens() -> None:
    """Three reds fit on five hexes in a row only at 1, 3 and 5: two deserts must lie between."""
    topology = drawn_island("? ? ? ? ?", terrain="forest=3 desert=2", numbers="6=2 8=1")
    for seed in range(20):
        board = deal(topology, Seeded(seed))
        assert [n in RED for n in board.number] == [True, False, True, False, True]
        assert [LETTERS[t] for t in board.terrain] == list("FDFDF")


def test_spread_where_swaps_go_round_in_circles() -> None:
    """Two of four gaps in a row of ten must be filled: there are few ways, and one is found."""
    topology = drawn_island(" ".join("?" * 11), terrain="forest=9 hills=2", numbers="4=4 5=4 9=3")
    for seed in range(5):
        terrain = terrain_of(deal(topology, Seeded(seed), "spread"))
        assert "".join(terrain[p] for p in sorted(terrain)) == "FFFHFFFHFFF"


def test_spread_where_it_cannot_be() -> None:
    """An island of forest alone is dealt all the same, and so is one whose fixed hexes are alike."""
    for rows, terrain in [("? ? ? ? ?", "forest=5"), ("F F F F ?", "forest=1")]:
        topology = drawn_island(rows, terrain=terrain, numbers="4=2 5=2 9=1")
        board = deal(topology, Seeded(1), "spread")
        assert set(terrain_of(board).values()) == {"F"}


def test_balanced_where_it_cannot_be() -> None:
    """Tokens of one dot can be no less than they are."""
    topology = drawn_island("? ?\n ?", terrain="forest=3", numbers="2=3")
    recorder = Recorder(Seeded(1))
    assert set(numbers_of(deal(topology, recorder, "balanced")).values()) == {2}
    assert len(recorder.draws) < 100


@cache
def bare(width: int, height: int) -> Topology:
    rows = "\n".join(" " * (r % 2) + " ".join("D" * width) for r in range(height))
    return drawn_island(rows)


@given(st.integers(1, 4), st.integers(1, 4), st.integers(0, 8), st.data())
def test_hexes_apart_are_found_whenever_there_are_any(
    width: int, height: int, wanted: int, data: st.DataObject
) -> None:
    topology = bare(width, height)
    beside = topology.hex_beside
    hexes = data.draw(st.lists(st.sampled_from(range(width * height)), unique=True))
    most = _most_apart(beside, frozenset(hexes))
    found = find_apart(beside, hexes, wanted)
    assert len(found) == (wanted if wanted <= most else 0)
    assert set(found) <= set(hexes)
    assert not any(o in found for h in found for o in beside[h])


def _most_apart(beside: list[list[int]], hexes: frozenset[int]) -> int:
    """By trying everything."""
    if not hexes:
        return 0
    h = min(hexes)
    return max(_most_apart(beside, hexes - {h}), 1 + _most_apart(beside, hexes - {h, *beside[h]}))


def test_even_a_great_island_is_filled_with_red_tokens() -> None:
    """A third of all hexes is the most for a wide field; the search gets there, or gives up soon."""
    topology = bare(9, 9)
    for wanted in (20, 27, 30, 41):
        found = find_apart(topology.hex_beside, list(range(81)), wanted)
        assert len(found) in (0, wanted)
        assert len(found) == wanted or wanted > 27
