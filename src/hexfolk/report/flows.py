"""Where a player's cards came from and went, by resource."""

from typing import Final

import msgspec

from hexfolk.core.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from hexfolk.core.cards import COST
from hexfolk.core.event import Event
from hexfolk.core.resource import KINDS, unpack
from hexfolk.core.state import State
from hexfolk.view.messages.words import Cards

SOURCES: Final = ("start", "production", "bank", "trade", "robber", "cards")
"""Where cards come from: the second settlement, the dice, the bank, other players, the robber, and plenty
or monopoly."""
DRAINS: Final = ("built", "bank", "trade", "robber", "cards", "discard")
"""Where they go: what was built and bought, the bank, other players, the robber, monopolies, discards."""
_PRICES: Final = {"road": ROAD_COST, "settle": SETTLEMENT_COST, "city": CITY_COST, "buy": COST}


class Flow(msgspec.Struct, frozen=True):
    """The cards of a seat: by source and by drain, each a count by resource."""

    gained: dict[str, Cards]
    lost: dict[str, Cards]


class FlowCount:
    """Counts cards as a game is replayed."""

    def __init__(self, players: int) -> None:
        self.flows = [
            Flow({source: [0] * KINDS for source in SOURCES}, {drain: [0] * KINDS for drain in DRAINS})
            for _ in range(players)
        ]

    def take(self, event: Event, state: State) -> None:
        """Take one event in; ``state`` is that after its action."""
        match event.kind:
            case "income":
                self._gain(event.seat, "start", event.give)
            case "produce":
                self._gain(event.seat, "production", event.give)
            case "plenty":
                self._gain(event.seat, "cards", event.give)
            case "hand_over":
                self.flows[event.other].gained["cards"][event.a] += int(event.b)
                self.flows[event.seat].lost["cards"][event.a] += int(event.b)
            case "trade":
                for seat, give, want in (
                    (event.seat, event.give, event.want),
                    (event.other, event.want, event.give),
                ):
                    self._lose(seat, "trade", give)
                    self._gain(seat, "trade", want)
            case "bank":
                self._lose(event.seat, "bank", event.give)
                self._gain(event.seat, "bank", event.want)
            case "steal":
                self.flows[event.seat].gained["robber"][event.a] += 1
                self.flows[event.other].lost["robber"][event.a] += 1
            case "discard":
                self._lose(event.seat, "discard", event.give)
            case "road" | "settle" | "city" | "buy":
                # The set-up costs nothing, nor do the roads of a card.
                if state.turn > 0 and not (event.kind == "road" and event.a == 1):
                    self._lose(event.seat, "built", _PRICES[event.kind])

    def _gain(self, seat: int, source: str, bundle: int) -> None:
        add(self.flows[seat].gained[source], bundle)

    def _lose(self, seat: int, drain: str, bundle: int) -> None:
        add(self.flows[seat].lost[drain], bundle)


def add(total: Cards, bundle: int) -> None:
    """Add the cards of a bundle to a count by resource."""
    for kind, number in enumerate(unpack(int(bundle))):
        total[kind] += number
