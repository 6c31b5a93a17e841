"""A second count of a game, from its lines and the hands before and after: not from what the rules tell."""

from collections import Counter

from hexfolk.core.action import action_text
from hexfolk.core.event import Event
from hexfolk.core.record import Record, replay
from hexfolk.core.state import State, hand_of
from hexfolk.core.topology import NONE

WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}


class Recount:
    """Cards by (seat, where from or to, resource), and what the sites would have brought."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.players = int(record.options.players)
        self.sums: Counter[int] = Counter()
        self.gained: Counter[tuple[int, str, int]] = Counter()
        self.lost: Counter[tuple[int, str, int]] = Counter()
        self.given: Counter[tuple[int, int]] = Counter()
        self.deals: Counter[tuple[int, int]] = Counter()
        self.due: Counter[tuple[int, int]] = Counter()
        self.thrown: Counter[tuple[int, int]] = Counter()
        self.blocked: Counter[tuple[int, int]] = Counter()
        self.produced: Counter[tuple[int, int]] = Counter()
        self.points: list[list[int]] = []
        self._built: dict[int, tuple[int, int]] = {}
        self._hands = [[0] * 5 for _ in range(self.players)]
        self._robber = int(record.board.robber)
        self._turn = 0
        self._total = [0] * self.players
        self.state = replay(record, self._look)
        if self._turn > 0:
            self.points.append(self._total)

    def _look(self, number: int, state: State, events: list[Event]) -> None:
        entry = self.record.entries[number]
        assert entry.action is not None
        word, _, rest = action_text(entry.action).partition(" ")
        hands = [[int(cards) for cards in hand_of(state, seat)] for seat in range(self.players)]
        if word == "roll":
            dice = [draw.value + 1 for draw in entry.draws if draw.bound == 6][:2]
            self._roll(sum(dice))
        if word in ("settle", "city"):
            self._built[int(rest[1:])] = (entry.seat, 1 if word == "settle" else 2)
        self._robber = int(state.robber)
        for seat in range(self.players):
            for kind in range(5):
                change = hands[seat][kind] - self._hands[seat][kind]
                if change:
                    self._book(seat, kind, change, word, entry.seat)
        if word == "trade":
            other = int(rest.split(" ")[1])
            for one, two in ((entry.seat, other), (other, entry.seat)):
                self.deals[one, two] += 1
                pairs = zip(self._hands[one], hands[one], strict=True)
                self.given[one, two] += sum(max(0, before - now) for before, now in pairs)
        self._hands = hands
        if int(state.turn) != self._turn:
            self.points.append(self._total)
            self._turn = int(state.turn)
        self._total = [self._count_points(state, seat) for seat in range(self.players)]

    def _roll(self, total: int) -> None:
        self.sums[total] += 1
        board = self.record.board
        for node, (seat, worth) in self._built.items():
            for place in range(3 * node, 3 * node + 3):
                h = board.topology.node_hexes[place]
                if h == NONE or board.terrain[h] > 4 or not board.number[h]:
                    continue
                kind, number = int(board.terrain[h]), int(board.number[h])
                self.due[seat, kind] += worth * WAYS[number]
                if number == total:
                    self.thrown[seat, kind] += worth
                    if h == self._robber:
                        self.blocked[seat, kind] += worth

    def _book(self, seat: int, kind: int, change: int, word: str, actor: int) -> None:
        source, drain = {
            "settle": ("start", "built"),
            "road": ("", "built"),
            "city": ("", "built"),
            "buy": ("", "built"),
            "roll": ("production", ""),
            "bank": ("bank", "bank"),
            "trade": ("trade", "trade"),
            "plenty": ("cards", ""),
            "monopoly": ("cards", "cards"),
            "discard": ("", "discard"),
            "robber": ("robber", "robber"),
            "rob": ("robber", "robber"),
            "knight": ("robber", "robber"),
        }[word]
        if change > 0:
            assert source, word
            self.gained[seat, source, kind] += change
            if source == "production":
                self.produced[seat, kind] += change
        else:
            assert drain, word
            self.lost[seat, drain, kind] -= change

    def _count_points(self, state: State, seat: int) -> int:
        built = sum(worth for owner, worth in self._built.values() if owner == seat)
        awards = 2 * (state.route_holder == seat) + 2 * (state.army_holder == seat)
        held = int(state.v[state.at(seat) + 1])
        return built + awards + ((held >> 6) & 63)
