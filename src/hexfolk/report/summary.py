"""A game in figures, counted from its record: nothing is kept during the game for it."""

from typing import Final

from hexfolk.core.building import CITIES, SETTLEMENTS
from hexfolk.core.cards import POINT_CARD
from hexfolk.core.event import Event
from hexfolk.core.record import Record, replay
from hexfolk.core.resource import KINDS, count, unpack
from hexfolk.core.state import CITIES_LEFT, HELD, KNIGHTS, ROUTE, SETTLEMENTS_LEFT, State
from hexfolk.core.victory import points
from hexfolk.view.messages.report import PlayerSummary, Summary
from hexfolk.view.messages.words import Cards

SUMS: Final = range(2, 13)
# Of 36 equally likely rolls of two dice, how many give each sum.
WAYS: Final = tuple(6 - abs(7 - number) for number in SUMS)


class _Tally:
    """What one seat gained and lost."""

    def __init__(self) -> None:
        self.produced: Cards = [0] * KINDS
        self.from_cards: Cards = [0] * KINDS
        self.traded_in: Cards = [0] * KINDS
        self.traded_out: Cards = [0] * KINDS
        self.bank_in: Cards = [0] * KINDS
        self.bank_out: Cards = [0] * KINDS
        self.discarded: Cards = [0] * KINDS
        self.stolen = 0
        self.robbed = 0
        self.points_by_turn: list[int] = []


class _Counter:
    """Reads a game's events as they are replayed."""

    def __init__(self, players: int) -> None:
        self.dice = [0] * len(SUMS)
        self.seats = [_Tally() for _ in range(players)]
        # Points before the action that is being counted: what a turn ended with.
        self._points = [0] * players

    def count(self, _entry: int, state: State, events: list[Event]) -> None:
        """Take one action in."""
        for event in events:
            self._take(event)
        self._points = [int(points(state, seat)) for seat in range(len(self.seats))]

    def finish(self, state: State) -> None:
        """The last turn has no successor that would close it."""
        if state.turn > 0:
            self._close_turn([int(points(state, seat)) for seat in range(len(self.seats))])

    def _close_turn(self, now: list[int]) -> None:
        for tally, total in zip(self.seats, now, strict=True):
            tally.points_by_turn.append(total)

    def _take(self, event: Event) -> None:
        match event.kind:
            case "turn":
                # Nobody's points change between the last action of a turn and the next turn, but
                # in founding the road that ends it may come with this very event: no points either.
                self._close_turn(self._points)
            case "roll":
                self.dice[int(event.a + event.b) - SUMS[0]] += 1
            case "produce" | "income":
                _add(self.seats[event.seat].produced, unpack(int(event.give)))
            case "plenty":
                _add(self.seats[event.seat].from_cards, unpack(int(event.give)))
            case "hand_over":
                self.seats[event.other].from_cards[event.a] += int(event.b)
            case "trade":
                _add(self.seats[event.seat].traded_out, unpack(int(event.give)))
                _add(self.seats[event.seat].traded_in, unpack(int(event.want)))
                _add(self.seats[event.other].traded_out, unpack(int(event.want)))
                _add(self.seats[event.other].traded_in, unpack(int(event.give)))
            case "bank":
                _add(self.seats[event.seat].bank_out, unpack(int(event.give)))
                _add(self.seats[event.seat].bank_in, unpack(int(event.want)))
            case "steal":
                self.seats[event.seat].stolen += 1
                self.seats[event.other].robbed += 1
            case "discard":
                _add(self.seats[event.seat].discarded, unpack(int(event.give)))


def summarise(record: Record) -> Summary:
    """The summary of a game as far as its record goes. Raises BadRecord."""
    counter = _Counter(record.options.players)
    state = replay(record, counter.count)
    counter.finish(state)
    rolls = sum(counter.dice)
    return Summary(
        turns=int(state.turn),
        winner=None if state.winner < 0 else int(state.winner),
        dice=counter.dice,
        expected=[round(rolls * ways / 36, 2) for ways in WAYS],
        players=[_summarise_seat(state, seat, tally) for seat, tally in enumerate(counter.seats)],
    )


def _summarise_seat(state: State, seat: int, tally: _Tally) -> PlayerSummary:
    v = state.v
    at = state.at(seat)
    return PlayerSummary(
        seat=seat,
        points=int(points(state, seat)),
        settlements=SETTLEMENTS - int(v[at + SETTLEMENTS_LEFT]),
        cities=CITIES - int(v[at + CITIES_LEFT]),
        point_cards=int(count(v[at + HELD], POINT_CARD)),
        route_award=state.route_holder == seat,
        army_award=state.army_holder == seat,
        route=int(v[at + ROUTE]),
        knights=int(v[at + KNIGHTS]),
        produced=tally.produced,
        from_cards=tally.from_cards,
        traded_in=tally.traded_in,
        traded_out=tally.traded_out,
        bank_in=tally.bank_in,
        bank_out=tally.bank_out,
        stolen=tally.stolen,
        robbed=tally.robbed,
        discarded=tally.discarded,
        points_by_turn=tally.points_by_turn,
    )


def _add(total: Cards, more: Cards) -> None:
    for kind, number in enumerate(more):
        total[kind] += number
