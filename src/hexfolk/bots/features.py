"""What a position says of every seat, in whole numbers: the input of the learned value.

All is read from a full state, which a search samples from what its seat knows. The order of the features is
that of the weights: whoever changes one trains anew (`training/`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.bots.waiting import rolls_until
from hexfolk.core import building, cards
from hexfolk.core.army import SMALLEST
from hexfolk.core.bits import BIT_OF, WORD, WORD_OF, lowest
from hexfolk.core.board import DOTS, Board
from hexfolk.core.ids import Bundle, NodeId, Seat
from hexfolk.core.resource import KINDS, count, total
from hexfolk.core.robber import HAND_LIMIT
from hexfolk.core.route import SHORTEST
from hexfolk.core.state import (
    CITIES_LEFT,
    HAND,
    HELD,
    KNIGHTS,
    MAIN,
    POINTS,
    PORTS,
    ROADS_LEFT,
    ROUTE,
    SETTLEMENTS_LEFT,
    WEIGHT,
    WEIGHT_BITS,
    State,
    actor,
)
from hexfolk.core.topology import NONE
from hexfolk.core.trade import rate

FEATURES: Final[i64] = 48
"""Numbers by seat."""
LONGEST_WAIT: Final[i64] = 56
_SEATS: Final = 8
# What a new kind and a port add to the dots of a site.
_NEW_KIND: Final[i64] = 2
_PORT: Final[i64] = 2
_ROAD_AND_SETTLEMENT: Final[i64] = building.ROAD_COST + building.SETTLEMENT_COST


@final
class Features:
    """Reads states of one board. ``x`` holds ``FEATURES`` numbers for seat 0, then for seat 1 …"""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.x: vec[i64] = vec[i64]([i64(0)] * int(_SEATS * FEATURES))
        self.income: vec[i64] = vec[i64]([i64(0)] * int(_SEATS * KINDS))
        self.blocked: vec[i64] = vec[i64]([i64(0)] * _SEATS)
        self.rates: vec[i64] = vec[i64]([i64(4)] * 5)
        self.shares: vec[i64] = vec[i64]([i64(3)] * 5)
        self.earned: vec[i64] = vec[i64]([i64(0)] * 5)
        # By intersection: the dots of its hexes, and the set of the kinds they yield.
        topology = board.topology
        dots: list[i64] = [i64(0)] * int(topology.node_count)
        kinds: list[i64] = [i64(0)] * int(topology.node_count)
        for node in range(int(topology.node_count)):
            for i in range(3):
                h = topology.node_hexes[3 * node + i]
                if h != NONE and board.terrain[h] < KINDS:
                    dots[node] += DOTS[board.number[h]]
                    kinds[node] |= BIT_OF[board.terrain[h]]
        self.dots: vec[i64] = vec[i64](dots)
        self.kinds: vec[i64] = vec[i64](kinds)

    def read(self, state: State) -> None:
        """Fill ``x`` for all seats of a state."""
        players = state.players
        self._read_income(state)
        v = state.v
        stride = state.stride
        routes, second_route = _two_highest(state, ROUTE)
        army, second_army = _two_highest(state, KNIGHTS)
        for seat in range(players):
            at = seat * stride
            other_route = second_route if v[at + ROUTE] == routes else routes
            other_army = second_army if v[at + KNIGHTS] == army else army
            self._read_seat(state, seat, other_route, other_army)

    def _read_income(self, state: State) -> None:
        board = self.board
        v = state.v
        income = self.income
        blocked = self.blocked
        for i in range(_SEATS * KINDS):
            income[i] = 0
        for i in range(_SEATS):
            blocked[i] = 0
        yields = board.yields
        robber = state.robber
        for i in range(len(yields)):
            h = yields[i] >> 3
            word = v[state.weight + h]
            if word == 0:
                continue
            kind = yields[i] & 7
            dots = DOTS[board.number[h]]
            seat: i64 = 0
            while word != 0:
                share = word & WEIGHT
                if share != 0:
                    income[seat * KINDS + kind] += share * dots
                    if h == robber:
                        blocked[seat] += share * dots
                        # For the time being only half of it counts.
                        income[seat * KINDS + kind] -= (share * dots) >> 1
                word >>= WEIGHT_BITS
                seat += 1

    def _read_seat(self, state: State, seat: Seat, other_route: i64, other_army: i64) -> None:
        x = self.x
        v = state.v
        at = seat * state.stride
        f = seat * FEATURES
        hand: Bundle = v[at + HAND]
        held: Bundle = v[at + HELD]
        points = v[at + POINTS] + count(held, cards.POINT_CARD)
        left = state.options.target - points
        if left < 1:
            left = 1
        x[f] = left * 2
        x[f + 1] = 48 // left
        all_income: i64 = 0
        kinds_had: i64 = 0
        had: i64 = 0
        exchanged: i64 = 0
        special: i64 = 0
        for kind in range(KINDS):
            income = self.income[seat * KINDS + kind]
            self.earned[kind] = income
            bank_rate = rate(state, seat, kind)
            self.rates[kind] = bank_rate
            self.shares[kind] = 12 // bank_rate
            x[f + 2 + kind] = income
            all_income += income
            if income > 0:
                kinds_had += 1
                had |= BIT_OF[kind]
            exchanged += income * self.shares[kind]
            if bank_rate == 2:
                special += income
            x[f + 12 + kind] = count(hand, kind) * 4
        x[f + 7] = all_income
        x[f + 8] = kinds_had * 4
        x[f + 9] = self.blocked[seat]
        x[f + 10] = (building.SETTLEMENTS - v[at + SETTLEMENTS_LEFT]) * 4
        x[f + 11] = (building.CITIES - v[at + CITIES_LEFT]) * 4
        size = total(hand)
        x[f + 17] = size * 2
        excess: i64 = 0
        if state.options.discard and size > HAND_LIMIT:
            excess = size - HAND_LIMIT
        x[f + 18] = excess * 4
        knights = v[at + KNIGHTS]
        knights_held = count(held, cards.KNIGHT_CARD)
        x[f + 19] = knights_held * 8
        x[f + 20] = 16 if state.army_holder == seat else 0
        x[f + 21] = 0
        if state.options.army_award:
            x[f + 21] = _lead(knights + knights_held, other_army, SMALLEST, 2)
        x[f + 22] = count(held, cards.POINT_CARD) * 8
        x[f + 23] = (total(held) - knights_held - count(held, cards.POINT_CARD)) * 8
        x[f + 24] = knights * 4
        x[f + 25] = v[at + ROUTE] * 2
        x[f + 26] = 16 if state.route_holder == seat else 0
        x[f + 27] = 0
        if state.options.route_award:
            x[f + 27] = _lead(v[at + ROUTE], other_route, SHORTEST, 3)
        x[f + 28] = v[at + ROADS_LEFT] * 2
        x[f + 29] = v[at + SETTLEMENTS_LEFT] * 4
        x[f + 30] = v[at + CITIES_LEFT] * 4
        x[f + 31] = 16 if v[at + PORTS] & BIT_OF[KINDS] else 0
        x[f + 32] = special
        x[f + 33] = exchanged >> 2
        x[f + 34] = self._nearness(hand, building.SETTLEMENT_COST)
        x[f + 35] = self._nearness(hand, building.CITY_COST)
        x[f + 36] = self._nearness(hand, cards.COST)
        x[f + 37] = self._nearness(hand, building.ROAD_COST)
        x[f + 38] = self._nearness(hand, _ROAD_AND_SETTLEMENT)
        self._read_sites(state, seat, had, f)
        mover = actor(state)
        x[f + 43] = 16 if mover == seat else 0
        x[f + 44] = 16 if mover == seat and state.phase >= MAIN else 0
        ahead = seat - state.on_turn
        if ahead < 0:
            ahead += state.players
        x[f + 45] = ahead * 16 // state.players
        x[f + 46] = state.players * 4
        stage = state.turn // state.players
        x[f + 47] = stage if stage < 32 else 32

    def _nearness(self, hand: Bundle, cost: Bundle) -> i64:
        """60 for what can be paid now, with trades at the bank, less the more rolls it takes."""
        return 240 // (4 + rolls_until(self.earned, self.rates, self.shares, hand, cost, LONGEST_WAIT))

    def _read_sites(self, state: State, seat: Seat, had: i64, f: i64) -> None:
        """The best free sites that need no road, one, two; and how many need none."""
        x = self.x
        v = state.v
        at = seat * state.stride
        topology = self.board.topology
        best0: i64 = 0
        best1: i64 = 0
        best2: i64 = 0
        ready: i64 = 0
        network = at + state.network_at
        for w in range(topology.node_words):
            word = v[network + w] & v[state.open_sites + w]
            while word != 0:
                ready += 1
                worth = self._site_worth(w * WORD + lowest(word), had)
                if worth > best0:
                    best0 = worth
                word &= word - 1
        sites = at + state.sites_at
        for w in range(topology.edge_words):
            word = v[sites + w]
            while word != 0:
                edge = w * WORD + lowest(word)
                word &= word - 1
                for i in range(2):
                    node = topology.edge_ends[2 * edge + i]
                    if v[network + WORD_OF[node]] & BIT_OF[node]:
                        continue
                    if v[state.open_sites + WORD_OF[node]] & BIT_OF[node]:
                        worth = self._site_worth(node, had)
                        if worth > best1:
                            best1 = worth
                    # One road on, unless somebody has built here.
                    for j in range(3):
                        far = topology.node_nodes[3 * node + j]
                        if far == NONE:
                            break
                        if not v[state.open_sites + WORD_OF[far]] & BIT_OF[far]:
                            continue
                        beyond = topology.node_edges[3 * node + j]
                        if v[state.all_roads + WORD_OF[beyond]] & BIT_OF[beyond]:
                            continue
                        worth = self._site_worth(far, had)
                        if worth > best2:
                            best2 = worth
        x[f + 39] = best0 * 2
        x[f + 40] = (ready if ready < 4 else 4) * 8
        x[f + 41] = best1 * 2
        x[f + 42] = best2 * 2

    def _site_worth(self, node: NodeId, had: i64) -> i64:
        worth = self.dots[node]
        new = self.kinds[node] & ~had
        while new != 0:
            worth += _NEW_KIND
            new &= new - 1
        if self.board.port_kinds[node] != 0:
            worth += _PORT
        return worth


def _two_highest(state: State, field: i64) -> tuple[i64, i64]:
    """The highest and the second highest number that seats have in a field."""
    highest: i64 = 0
    second: i64 = 0
    for seat in range(state.players):
        number = state.v[seat * state.stride + field]
        if number > highest:
            second = highest
            highest = number
        elif number > second:
            second = number
    return highest, second


def _lead(own: i64, other: i64, smallest: i64, most: i64) -> i64:
    """How far one is ahead in the race for an award, from 0 up, 16 where the next step wins or loses it."""
    need = other if other >= smallest else smallest - 1
    lead = own - need
    if lead < -4:
        lead = -4
    elif lead > most:
        lead = most
    return (lead + 4) * 4
