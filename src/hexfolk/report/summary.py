"""A game in figures, counted from its record: nothing is kept during the game for it."""

import msgspec

from hexfolk.core.event import Event
from hexfolk.core.record import Record, replay
from hexfolk.core.state import State
from hexfolk.report.course import Course, CourseCount
from hexfolk.report.deck_odds import SUMS
from hexfolk.report.dice import Dice, weigh_dice
from hexfolk.report.flows import Flow, FlowCount
from hexfolk.report.luck import Luck, LuckCount
from hexfolk.report.pace import Pace, PaceCount
from hexfolk.report.standing import Place, rank
from hexfolk.report.trades import TradeCount, Trades


class Summary(msgspec.Struct, frozen=True):
    """After the game: ``winner`` is None if nobody has won; lists are by seat, but ``places`` in order."""

    turns: int
    winner: int | None
    places: list[Place]
    dice: Dice
    flows: list[Flow]
    luck: list[Luck]
    trades: Trades
    course: Course
    pace: list[Pace] | None


class _Counter:
    """Reads a game's events as they are replayed."""

    def __init__(self, record: Record) -> None:
        players = int(record.options.players)
        self.sums = [0] * len(SUMS)
        self.flows = FlowCount(players)
        self.luck = LuckCount(players)
        self.trades = TradeCount(players)
        self.course = CourseCount(players)
        self.pace = PaceCount(record)

    def take(self, number: int, state: State, events: list[Event]) -> None:
        """Take one action in."""
        self.pace.take(number, state)
        self.course.take(events, state)
        for event in events:
            if event.kind == "roll":
                self.sums[int(event.a + event.b) - SUMS[0]] += 1
            self.flows.take(event, state)
            self.luck.take(event, state)
            self.trades.take(event)


def summarise(record: Record) -> Summary:
    """The summary of a game as far as its record goes. Raises BadRecord."""
    counter = _Counter(record)
    state = replay(record, counter.take)
    return Summary(
        turns=int(state.turn),
        winner=None if state.winner < 0 else int(state.winner),
        places=rank(state),
        dice=weigh_dice(counter.sums, record.options),
        flows=counter.flows.flows,
        luck=counter.luck.result(),
        trades=counter.trades.trades,
        course=counter.course.result(state),
        pace=counter.pace.result(),
    )
