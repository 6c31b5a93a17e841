"""What a player's sites would bring on average, what the dice gave, and what did not come through."""

from typing import Final

import msgspec

from hexfolk.core.event import Event
from hexfolk.core.resource import KINDS, count
from hexfolk.core.state import WEIGHT, WEIGHT_BITS, State
from hexfolk.report.deck_odds import SUMS, WAYS
from hexfolk.view.messages.words import Cards

BUILDINGS: Final = ("settle", "city")


class Luck(msgspec.Struct, frozen=True):
    """The production of a seat by dice, the start left out, as counts of cards by resource.

    ``expected``: what its buildings would have brought on average, each roll counted with those that stood
    then. ``thrown``: what they would have brought by the sums that came up. Of that, ``blocked`` stood
    under the robber, and ``short`` was not paid because the bank had too few; the rest was received.
    """

    expected: list[float]
    thrown: Cards
    blocked: Cards
    short: Cards

    @property
    def received(self) -> int:
        return sum(self.thrown) - sum(self.blocked) - sum(self.short)

    @property
    def difference(self) -> float:
        """Cards that the dice gave more (or, below 0, fewer) than the sites would bring on average."""
        return sum(self.thrown) - sum(self.expected)


class LuckCount:
    """Counts production as a game is replayed."""

    def __init__(self, players: int) -> None:
        self._players = players
        # In 36ths of a card.
        self._due = [[0] * KINDS for _ in range(players)]
        self._thrown: list[Cards] = [[0] * KINDS for _ in range(players)]
        self._blocked: list[Cards] = [[0] * KINDS for _ in range(players)]
        self._paid: list[Cards] = [[0] * KINDS for _ in range(players)]
        # What each roll is worth with what stands now, in 36ths; None after something was built.
        self._worth: list[list[int]] | None = None

    def take(self, event: Event, state: State) -> None:
        """Take one event in; ``state`` is that after its action."""
        if event.kind in BUILDINGS:
            self._worth = None
        elif event.kind == "roll":
            self._roll(int(event.a + event.b), state)
        elif event.kind == "produce":
            for kind in range(KINDS):
                self._paid[event.seat][kind] += int(count(event.give, kind))

    def result(self) -> list[Luck]:
        """Of every seat."""
        return [
            Luck(
                [due / 36 for due in self._due[seat]],
                thrown := self._thrown[seat],
                blocked := self._blocked[seat],
                [a - b - c for a, b, c in zip(thrown, blocked, self._paid[seat], strict=True)],
            )
            for seat in range(self._players)
        ]

    def _roll(self, number: int, state: State) -> None:
        if self._worth is None:
            self._worth = self._weigh(state)
        for seat, worth in enumerate(self._worth):
            due = self._due[seat]
            for kind in range(KINDS):
                due[kind] += worth[kind]
        # A roll moves nothing: the robber stands where it stood, and so do the buildings.
        for h, kind in _yields(state, number):
            blocked = h == state.robber
            for seat in range(self._players):
                if claim := _claim(state, h, seat):
                    self._thrown[seat][kind] += claim
                    if blocked:
                        self._blocked[seat][kind] += claim

    def _weigh(self, state: State) -> list[list[int]]:
        worth = [[0] * KINDS for _ in range(self._players)]
        for number, ways in zip(SUMS, WAYS, strict=True):
            for h, kind in _yields(state, number):
                for seat in range(self._players):
                    worth[seat][kind] += ways * _claim(state, h, seat)
        return worth


def _yields(state: State, number: int) -> list[tuple[int, int]]:
    """The hexes that a sum makes produce, and the resource of each."""
    board = state.board
    places = range(int(board.first_yield[number]), int(board.first_yield[number + 1]))
    return [(int(board.yields[i]) >> 3, int(board.yields[i]) & 7) for i in places]


def _claim(state: State, h: int, seat: int) -> int:
    """The cards that a seat's buildings at a hex bring (B24)."""
    return (int(state.v[int(state.weight) + h]) >> (int(WEIGHT_BITS) * seat)) & int(WEIGHT)
