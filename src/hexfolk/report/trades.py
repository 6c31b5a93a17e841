"""The trade between every two players."""

import msgspec

from hexfolk.core.event import Event
from hexfolk.core.resource import total


class Trades(msgspec.Struct, frozen=True):
    """``given[a][b]``: cards that seat a gave to seat b in trades; ``deals[a][b]``: how often they traded."""

    given: list[list[int]]
    deals: list[list[int]]

    def balance(self, seat: int, other: int) -> int:
        """Cards that a seat got from another beyond what it gave."""
        return self.given[other][seat] - self.given[seat][other]

    @property
    def count(self) -> int:
        """Trades in all."""
        return sum(map(sum, self.deals)) // 2


class TradeCount:
    """Counts trades as a game is replayed."""

    def __init__(self, players: int) -> None:
        self.trades = Trades([[0] * players for _ in range(players)], [[0] * players for _ in range(players)])

    def take(self, event: Event) -> None:
        if event.kind == "trade":
            given, deals = self.trades.given, self.trades.deals
            given[event.seat][event.other] += int(total(event.give))
            given[event.other][event.seat] += int(total(event.want))
            deals[event.seat][event.other] += 1
            deals[event.other][event.seat] += 1
