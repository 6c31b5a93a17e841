"""What a position looks like from one seat: income, wants, dangers.

All is whole numbers, so that a bot decides the same on every machine, interpreted or compiled. *Dots* are
chances in 36 a roll; *worth* is counted in units of which a victory point is ``POINT``.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.bits import BIT_OF, has, members
from hexfolk.core.board import DOTS
from hexfolk.core.cards import POINT_CARD, deck_for
from hexfolk.core.ids import Bundle, HexId, Kind, NodeId, Seat
from hexfolk.core.observation import Observation
from hexfolk.core.production import bank_for
from hexfolk.core.resource import KINDS, count
from hexfolk.core.state import HAND, HELD, POINTS, PORTS, WEIGHT, WEIGHT_BITS, State
from hexfolk.core.topology import NONE
from hexfolk.core.trade import rate

POINT: Final = 311
# How much the cards of each kind buy, all in all; scarce kinds of an island are dearer.
_PRICES: Final[vec[i64]] = vec[i64]([90, 94, 113, 143, 154])
# How much of that is so, in fifths; the rest is the same on all islands.
_SCARCITY: Final = 1
# A second hex with the same number pays at the same rolls: less even an income.
_SAME_NUMBER: Final = 96
_GENERIC_PORT: Final = 99
# A port for one kind, and more for every dot of it.
_PORT: Final = 29
_PORT_DOT: Final = 22
# What a dot is worth that pairs with one of the other kind.
_PAIR: Final = 32
# How fast a dot is worth less the more there are: the same for all, and by every dot that is had.
_FEW: Final = 38
_MORE: Final = 71
# In the set-up: each kind against its worth later on, in hundredths, and what a kind not had yet is worth.
_FIRST_PRICES: Final[vec[i64]] = vec[i64]([121, 126, 101, 100, 100])
_NEW_KIND: Final = 5
# So near to the target nobody is helped any more.
_NEAR: Final = 2


@final
class Outlook:
    """The public facts and the own secrets of one seat, worked out once for a decision."""

    def __init__(self, observation: Observation) -> None:
        state = observation.known
        seat: Seat = observation.seat
        self.observation = observation
        self.state: State = state
        self.seat: Seat = seat
        self.at: i64 = state.at(seat)
        self.players: i64 = state.players
        self.target: i64 = state.options.target
        self.points: i64 = state.v[self.at + POINTS] + count(state.v[self.at + HELD], POINT_CARD)
        self.hand: Bundle = state.v[self.at + HAND]
        self.hand_size: i64 = observation.hand_sizes[seat]
        self.rates: vec[i64] = vec[i64]([rate(state, seat, kind) for kind in range(KINDS)])
        # What a card brings at the bank, in twelfths of a card.
        self.shares: vec[i64] = vec[i64]([12 // rate(state, seat, kind) for kind in range(KINDS)])
        self.prices: vec[i64] = _prices(state)
        # Dots by kind, and by number: what this seat earns. A robbed hex is only lost for a while.
        self.income: vec[i64] = vec[i64]([i64(0)] * 5)
        self.numbers: vec[i64] = vec[i64]([i64(0)] * 13)
        shift = WEIGHT_BITS * seat
        board = state.board
        for h in range(board.topology.hex_count):
            weight = (state.v[state.weight + h] >> shift) & WEIGHT
            terrain = board.terrain[h]
            if weight and terrain < KINDS:
                dots = weight * DOTS[board.number[h]]
                if h == state.robber:
                    dots = (dots + 1) // 2
                self.income[terrain] += dots
                self.numbers[board.number[h]] += weight
        self.horizon: i64 = self._horizon()

    def _horizon(self) -> i64:
        """How much longer the game lasts, 1 … 8: what income is still worth."""
        most: i64 = self.points
        for seat in range(self.players):
            if seat != self.seat:
                seen = self.expected_points(seat)
                if seen > most:
                    most = seen
        left = self.target - most
        if left < 1:
            return 1
        return left if left < 8 else 8

    def expected_points(self, seat: Seat) -> i64:
        """Points of another seat, with a share of its unplayed cards taken for point cards."""
        state = self.state
        if seat == self.seat:
            return self.points
        return state.v[seat * state.stride + POINTS] + i64(self.observation.held_sizes[seat]) // 3

    def is_dangerous(self, seat: Seat) -> bool:
        """Whether a seat is so near to winning that nobody should help it."""
        return self.expected_points(seat) >= self.target - _NEAR

    def held_by_others(self, kind: Kind) -> i64:
        """Cards of a kind in the hands of all others: those that are neither in the bank nor one's own."""
        state = self.state
        return bank_for(self.players) - count(state.bank, kind) - count(self.hand, kind)

    # --- what places are worth ------------------------------------------------------------------

    def dots_worth(self, kind: Kind, dots: i64, present: i64) -> i64:
        """What so many more dots of a kind are worth to who has ``present`` of them: ever less."""
        if self.state.v[self.at + PORTS] & BIT_OF[kind]:
            present = present // 2
        return self.prices[kind] * dots * 100 // (_FEW + _MORE * present // 5 + 5 * dots)

    def node_worth(self, node: NodeId, first: bool = False) -> i64:
        """What one building's yield at an intersection is worth beside the present income, with its port.

        ``first``: in the set-up, where a kind that nobody pays for yet weighs more.
        """
        state = self.state
        board = state.board
        topology = board.topology
        # Income as it grows with each hex, and how far each kind is covered.
        gained = vec[i64]([i64(0)] * 5)
        worth: i64 = 0
        for i in range(3):
            h = topology.node_hexes[3 * node + i]
            if h == NONE:
                continue
            kind = board.terrain[h]
            if kind >= KINDS:
                continue
            dots = DOTS[board.number[h]]
            share = self.dots_worth(kind, dots, self.income[kind] + gained[kind])
            if first:
                share = share * _FIRST_PRICES[kind] // 100
                if self.income[kind] + gained[kind] == 0:
                    share += _NEW_KIND
            if self.numbers[board.number[h]]:
                share = share * _SAME_NUMBER // 100
            gained[kind] += dots
            worth += share
        worth += self._pair_worth(gained, 0, 1) + self._pair_worth(gained, 3, 4)
        return worth + self._port_worth(board.port_kinds[node], gained)

    def _pair_worth(self, gained: vec[i64], one: Kind, other: Kind) -> i64:
        """Wood with brick and grain with ore are spent together: half of either is worth less."""
        before = self.income[one] if self.income[one] < self.income[other] else self.income[other]
        first = self.income[one] + gained[one]
        second = self.income[other] + gained[other]
        after = first if first < second else second
        return _PAIR * (after - before)

    def _port_worth(self, ports: i64, gained: vec[i64]) -> i64:
        new = ports & ~self.state.v[self.at + PORTS]
        if new == 0:
            return 0
        worth: i64 = 0
        if new & BIT_OF[KINDS]:
            worth += _GENERIC_PORT
        for kind in range(KINDS):
            if new & BIT_OF[kind]:
                worth += _PORT + _PORT_DOT * (self.income[kind] + gained[kind])
        return worth

    def city_worth(self, node: NodeId) -> i64:
        """What doubling the yield of an intersection is worth."""
        board = self.state.board
        worth: i64 = 0
        for i in range(3):
            h = board.topology.node_hexes[3 * node + i]
            if h != NONE and board.terrain[h] < KINDS:
                kind = board.terrain[h]
                worth += self.dots_worth(kind, DOTS[board.number[h]], self.income[kind])
        return worth

    def hex_worth(self, seat: Seat, h: HexId) -> i64:
        """Dots times buildings of a seat on a hex."""
        weight = (self.state.v[self.state.weight + h] >> (WEIGHT_BITS * seat)) & WEIGHT
        return weight * DOTS[self.state.board.number[h]]

    def settlements(self) -> list[int]:
        state = self.state
        return members(state.v, self.at + state.settlements_at, state.board.topology.node_words)

    def is_free(self, node: NodeId) -> bool:
        """Whether the distance rule lets anybody settle there."""
        return has(self.state.v, self.state.open_sites, node)

    def undrawn_points(self) -> i64:
        """Chance in 100 that the next card of the deck is a point card, as far as this seat knows."""
        state = self.state
        mix = deck_for(self.players)
        unseen: i64 = 0
        for card in range(5):
            unseen += mix[card] - count(state.spent, card) - count(state.v[self.at + HELD], card)
        left = mix[POINT_CARD] - count(state.spent, POINT_CARD) - count(state.v[self.at + HELD], POINT_CARD)
        return 100 * left // unseen if unseen > 0 else i64(0)


def _prices(state: State) -> vec[i64]:
    board = state.board
    dots = vec[i64]([i64(0)] * 5)
    total: i64 = 0
    for h in range(board.topology.hex_count):
        kind = board.terrain[h]
        if kind < KINDS:
            dots[kind] += DOTS[board.number[h]]
            total += DOTS[board.number[h]]
    mean = total // KINDS
    return vec[i64](
        [
            _PRICES[k] * (5 * mean + 10) // ((5 - _SCARCITY) * mean + _SCARCITY * dots[k] + 10)
            for k in range(KINDS)
        ]
    )
