"""Cards counted slowly and plainly by who watches a game, from the events as they are sent to a reader.

A measure for the count that the rules keep: that must never know less.
"""

from hexfolk.core.event import Event
from hexfolk.core.resource import NAMES
from hexfolk.view.events import view_event

KINDS = range(5)
PRICES = {"road": [1, 1, 0, 0, 0], "settle": [1, 1, 1, 1, 0], "city": [0, 0, 0, 2, 3], "buy": [0, 0, 1, 1, 1]}


class Counter:
    """Of every seat: how many cards it has, and of each kind how many at least. ``all`` is what all have."""

    def __init__(self, players: int, reader: int) -> None:
        self.reader = reader
        self.seats = range(players)
        self.size = [0] * players
        self.least = [[0] * 5 for _ in self.seats]
        self.all = [0] * 5
        self.settled = 0
        self.terms: dict[int, list[int]] = {}

    def hear(self, event: Event) -> None:
        view = view_event(event, self.reader)
        seat, other = view.seat, view.other
        cards, wanted = view.cards or [0] * 5, view.wanted or [0] * 5
        match view.kind:
            case "produce" | "income" | "plenty":
                self.gain(seat or 0, cards)
            case "road" if not view.free:
                self.lose(seat or 0, PRICES["road"])
            case "settle":
                self.settled += 1
                if self.settled > 2 * len(self.seats):
                    self.lose(seat or 0, PRICES["settle"])
            case "city" | "buy":
                self.lose(seat or 0, PRICES[view.kind])
            case "discard":
                self.lose(seat or 0, cards)
            case "bank":
                self.lose(seat or 0, cards)
                self.gain(seat or 0, wanted)
            case "offer" | "counter":
                self.show(seat or 0, cards)
                self.terms[view.id or 0] = wanted
            case "accept":
                self.show(seat or 0, self.terms[view.id or 0])
            case "trade":
                self.lose(seat or 0, cards)
                self.lose(other or 0, wanted)
                self.gain(other or 0, cards)
                self.gain(seat or 0, wanted)
            case "hand_over":
                given = [(view.number or 0) * (NAMES[kind] == view.resource) for kind in KINDS]
                self.lose(seat or 0, given)
                self.gain(other or 0, given)
            case "steal":
                kind = None if view.resource is None else NAMES.index(view.resource)
                self.steal(seat or 0, other or 0, kind)

    def gain(self, seat: int, cards: list[int]) -> None:
        for kind in KINDS:
            self.least[seat][kind] += cards[kind]
            self.all[kind] += cards[kind]
        self.size[seat] += sum(cards)

    def lose(self, seat: int, cards: list[int]) -> None:
        for kind in KINDS:
            self.least[seat][kind] = max(0, self.least[seat][kind] - cards[kind])
            self.all[kind] -= cards[kind]
        self.size[seat] -= sum(cards)

    def show(self, seat: int, cards: list[int]) -> None:
        for kind in KINDS:
            self.least[seat][kind] = max(self.least[seat][kind], cards[kind])

    def steal(self, thief: int, victim: int, kind: int | None) -> None:
        self.conclude()
        mine = self.least[victim]
        kinds = [k for k in KINDS if mine[k]]
        if kind is None and len(kinds) == 1 and sum(mine) == self.size[victim]:
            (kind,) = kinds
        if kind is None:
            for k in kinds:
                mine[k] -= 1
            self.size[victim] -= 1
            self.size[thief] += 1
        else:
            card = [int(k == kind) for k in KINDS]
            self.lose(victim, card)
            self.gain(thief, card)

    def conclude(self) -> None:
        """What follows from the sums, until nothing more does."""
        again = True
        while again:
            again = False
            for seat in self.seats:
                others = [s for s in self.seats if s != seat]
                for kind in KINDS:
                    elsewhere = sum(self.most(s, kind) for s in others)
                    if self.all[kind] - elsewhere > self.least[seat][kind]:
                        self.least[seat][kind] = self.all[kind] - elsewhere
                        again = True

    def most(self, seat: int, kind: int) -> int:
        return self.least[seat][kind] + self.size[seat] - sum(self.least[seat])

    def certain(self) -> list[list[int]]:
        self.conclude()
        return self.least
