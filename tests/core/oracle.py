"""The rules once more: slowly, plainly, from the pieces on the board alone.

The game keeps running sums and sets to be fast. What stands here works everything out again after
every action, from the names of the places (rules are cited by number), and must agree.
"""

from functools import cache
from typing import final

from hexfolk.core.action import action_text
from hexfolk.core.bits import members
from hexfolk.core.cards import KNIGHT_CARD
from hexfolk.core.game import Classic
from hexfolk.core.hexgrid import DIRECTIONS, Position
from hexfolk.core.port import ANY_PORT
from hexfolk.core.resource import NAMES, unpack
from hexfolk.core.state import (
    ASIDE,
    CITIES_LEFT,
    DUE,
    HAND,
    HELD,
    KNIGHTS,
    POINTS,
    PORTS,
    ROADS_LEFT,
    ROUTE,
    SETTLEMENTS_LEFT,
    SIGN,
    State,
)
from hexfolk.core.topology import Topology
from tests.oracles.legal import legal
from tests.oracles.reading import read_off

RULES = Classic()
BANK = {2: 19, 3: 19, 4: 19, 5: 24, 6: 24, 7: 29, 8: 29}
DECK = {
    2: [14, 5, 2, 2, 2],
    3: [14, 5, 2, 2, 2],
    4: [14, 5, 2, 2, 2],
    5: [20, 5, 3, 3, 3],
    6: [20, 5, 3, 3, 3],
    7: [26, 5, 4, 4, 4],
    8: [26, 5, 4, 4, 4],
}
ROAD_COST = [1, 1, 0, 0, 0]
SETTLEMENT_COST = [1, 1, 1, 1, 0]
CITY_COST = [0, 0, 0, 2, 3]
CARD_COST = [0, 0, 1, 1, 1]
PRODUCING = "FHPAM"


@final
class Shape:
    """Neighbourhoods of a map, worked out from the names of its places."""

    def __init__(self, topology: Topology) -> None:
        letters = dict(topology.island.cells)
        dry = {p for p, letter in letters.items() if letter != "S"}
        names = topology.node_names
        sides = topology.edge_names
        self.land_edges = {e for e, side in enumerate(sides) if dry & set(side)}
        self.ends = {
            e: {n for n, name in enumerate(names) if set(side) <= set(name)} for e, side in enumerate(sides)
        }
        self.edges_at: dict[int, set[int]] = {n: set() for n in range(len(names))}
        for e in self.land_edges:
            for n in self.ends[e]:
                self.edges_at[n].add(e)
        # For the distance rule every edge of the map counts (B17), for ports those with land on a side (B12).
        self.beside = {
            n: {m for pair in self.ends.values() if n in pair for m in pair} - {n} for n in range(len(names))
        }
        self.ashore = {
            n: {m for e in self.edges_at[n] for m in self.ends[e]} - {n} for n in range(len(names))
        }
        self.hexes_at = {
            n: {h for h, p in enumerate(topology.positions) if p in name} for n, name in enumerate(names)
        }
        self.sites = {n for n, name in enumerate(names) if dry & set(name)}
        barred = set(topology.island.no_start)
        self.start_sites = {n for n in self.sites if not barred & set(names[n])}

    def beyond(self, edge: int, node: int) -> int:
        (other,) = self.ends[edge] - {node}
        return other


@cache
def shape_of(topology: Topology) -> Shape:
    return Shape(topology)


def around(position: Position) -> list[Position]:
    return [(position[0] + step[0], position[1] + step[1]) for step in DIRECTIONS]


@final
class Facts:
    """What lies on the table, read off the state without its running sums."""

    def __init__(self, state: State) -> None:
        topology = state.board.topology
        self.state = state
        self.shape = shape_of(topology)
        self.seats = range(int(state.players))
        v = state.v
        at = {seat: int(state.at(seat)) for seat in self.seats}
        self.hands = [unpack(int(v[at[s] + HAND])) for s in self.seats]
        self.held = [unpack(int(v[at[s] + HELD])) for s in self.seats]
        self.aside = [unpack(int(v[at[s] + ASIDE])) for s in self.seats]
        self.due = [int(v[at[s] + DUE]) for s in self.seats]
        self.signs = [int(v[at[s] + SIGN]) for s in self.seats]
        self.bank = unpack(int(state.bank))
        self.deck = unpack(int(state.deck))
        self.spent = unpack(int(state.spent))
        self.fresh = unpack(int(state.fresh))
        nw, ew = topology.node_words, topology.edge_words
        self.roads = [set(members(v, at[s] + state.roads_at, ew)) for s in self.seats]
        self.settlements = [set(members(v, at[s] + state.settlements_at, nw)) for s in self.seats]
        self.cities = [set(members(v, at[s] + state.cities_at, nw)) for s in self.seats]
        self.buildings = [a | b for a, b in zip(self.settlements, self.cities, strict=True)]
        self.all_buildings = set().union(*self.buildings)
        self.all_roads = set().union(*self.roads)

    def foreign(self, seat: int) -> set[int]:
        return self.all_buildings - self.buildings[seat]

    def free_sites(self) -> set[int]:
        """Intersections that the distance rule leaves (B17, B18)."""
        taken = self.all_buildings
        return {n for n in self.shape.sites if n not in taken and not self.shape.beside[n] & taken}

    def reached(self, seat: int) -> set[int]:
        """Intersections at own roads and buildings."""
        return self.buildings[seat] | {n for e in self.roads[seat] for n in self.shape.ends[e]}

    def road_sites(self, seat: int) -> set[int]:
        """Free edges that touch an own piece, not through another's building (B42)."""
        starts = self.reached(seat) - self.foreign(seat)
        return {e for e in self.shape.land_edges - self.all_roads if self.shape.ends[e] & starts}

    def yields(self, h: int, seat: int) -> int:
        """Cards that a hex gives a seat: settlement 1, city 2 (B24)."""
        one = sum(1 for n in self.settlements[seat] if h in self.shape.hexes_at[n])
        two = sum(1 for n in self.cities[seat] if h in self.shape.hexes_at[n])
        return one + 2 * two

    def route(self, seat: int) -> int:
        return longest_trail(self.shape, frozenset(self.roads[seat]), frozenset(self.foreign(seat)))

    def visible(self, seat: int) -> int:
        """Points of buildings and awards (B69)."""
        awards = 2 * (self.state.route_holder == seat) + 2 * (self.state.army_holder == seat)
        return len(self.settlements[seat]) + 2 * len(self.cities[seat]) + awards

    def letter(self, h: int) -> str:
        return "FHPAMDGLS"[self.state.board.terrain[h]]


@cache
def longest_trail(shape: Shape, roads: frozenset[int], foreign: frozenset[int]) -> int:
    """The longest walk that uses no road twice and goes through no other's building (B54, B55)."""

    def onward(node: int, left: frozenset[int]) -> int:
        return max(
            (
                1 + (0 if shape.beyond(e, node) in foreign else onward(shape.beyond(e, node), left - {e}))
                for e in shape.edges_at[node] & left
            ),
            default=0,
        )

    return max((onward(n, roads) for e in roads for n in shape.ends[e]), default=0)


def check(state: State) -> None:
    """Every running sum and set of a state against the pieces and cards themselves."""
    facts = Facts(state)
    board = state.board
    v = state.v
    for kind in range(5):
        cards = facts.bank[kind] + sum(hand[kind] for hand in facts.hands + facts.aside)
        assert cards == BANK[int(state.players)], f"{NAMES[kind]} cards were lost or made"
        assert facts.bank[kind] >= 0
        dealt = facts.deck[kind] + facts.spent[kind] + sum(held[kind] for held in facts.held)
        assert dealt == DECK[int(state.players)][kind], "development cards were lost or made"
    assert state.deck_left == sum(facts.deck)
    assert all(count >= 0 for counts in facts.hands + facts.held for count in counts)
    # Every piece is in one place, and no two on the same.
    assert sum(map(len, facts.roads)) == len(facts.all_roads)
    assert sum(map(len, facts.buildings)) == len(facts.all_buildings)
    assert set(members(v, state.all_roads, board.topology.edge_words)) == facts.all_roads
    assert set(members(v, state.open_sites, board.topology.node_words)) == facts.free_sites()
    for node in facts.all_buildings:
        assert not facts.shape.beside[node] & facts.all_buildings, "two buildings are neighbours (B17)"
    knights = 0
    for seat in facts.seats:
        at = state.at(seat)
        assert v[at + SETTLEMENTS_LEFT] == 5 - len(facts.settlements[seat])
        assert v[at + CITIES_LEFT] == 4 - len(facts.cities[seat])
        assert v[at + ROADS_LEFT] <= 15 - len(facts.roads[seat])
        assert not facts.settlements[seat] & facts.cities[seat]
        assert set(members(v, at + state.network_at, board.topology.node_words)) == facts.reached(seat)
        assert set(members(v, at + state.sites_at, board.topology.edge_words)) == facts.road_sites(seat)
        assert v[at + POINTS] == facts.visible(seat), f"points of seat {seat}"
        assert v[at + PORTS] == _port_kinds(facts, seat)
        if state.options.route_award:
            assert v[at + ROUTE] == facts.route(seat), f"route of seat {seat}"
        knights += int(v[at + KNIGHTS])
    assert knights == facts.spent[KNIGHT_CARD]
    for h in range(board.topology.hex_count):
        for seat in facts.seats:
            assert (int(v[state.weight + h]) >> (6 * seat)) & 63 == facts.yields(h, seat)
    _check_awards(facts)


def _port_kinds(facts: Facts, seat: int) -> int:
    found = 0
    for port in facts.state.board.ports:
        if facts.shape.ends[port.edge] & facts.buildings[seat]:
            found |= 2 ** (5 if port.kind == ANY_PORT else port.kind)
    return found


def _check_awards(facts: Facts) -> None:
    """Whoever holds an award must be entitled to it, whatever came before (B54, B57, B58)."""
    state = facts.state
    lengths = [facts.route(seat) for seat in facts.seats]
    best = max(lengths)
    leaders = [seat for seat in facts.seats if lengths[seat] == best]
    if not state.options.route_award or best < 5:
        assert state.route_holder == -1
    elif state.route_holder == -1:
        assert len(leaders) > 1, "one player alone leads and has no award"
    else:
        assert state.route_holder in leaders
    knights = [int(state.v[state.at(seat) + KNIGHTS]) for seat in facts.seats]
    if not state.options.army_award or max(knights) < 3:
        assert state.army_holder == -1
    else:
        assert knights[state.army_holder] == max(knights)
        assert state.army_holder != -1


# --- what is legal, once more -----------------------------------------------------------------


def legal_texts(state: State, seat: int) -> list[str]:
    """The legal actions of a seat as the game lists them: none twice, and those of the second rules."""
    texts = [action_text(action) for action in RULES.legal(state, seat)]
    assert len(texts) == len(set(texts))
    assert set(texts) == legal(read_off(state), seat)
    return texts
