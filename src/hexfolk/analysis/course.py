"""The whole of a game looked back on: the chances of all seats over time, and where they turned.

First the beginning of every turn is judged. Then the turns in which most changed are looked at moment by
moment, each closer, and the five moments that moved most are told.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple

from hexfolk.analysis.causes import Cause, Causes
from hexfolk.analysis.moments import Moment, moments_of, turns_of
from hexfolk.analysis.prospects import FIRST_ROLLS, Prospects
from hexfolk.core.record import Record
from hexfolk.core.state import OVER, State
from hexfolk.view.messages.analysis import AnalysisView, CurvePoint, TurningPoint

TURNING_POINTS: Final = 5


class Effort(NamedTuple):
    """How closely a game is looked at. Sets are of 36 continuations."""

    sets: int = 2
    """At the beginning of a turn."""
    close_sets: int = 4
    """At each moment of the turns that are looked at closely."""
    close: int = 12
    """How many turns that are."""


_DIGITS: Final = 4


USUAL: Final = Effort()
# A round of more than four takes so much longer to play on.
MANY: Final = Effort(sets=1, close_sets=2)


class _Change:
    """A moment, or a whole turn, and what it did to the chances."""

    def __init__(self, turn: int, moment: Moment, before: list[float], after: list[float]) -> None:
        self.turn = turn
        self.moment = moment
        self.before = before
        self.after = after
        self.cause: Cause | None = None

    @property
    def swing(self) -> float:
        """How much of the chances went from some seats to others, 0 … 1."""
        return _swing(self.before, self.after)


def analyse(
    record: Record, told: Callable[[float], None] = lambda share: None, effort: Effort | None = None
) -> AnalysisView:
    """Look back on a game. Raises BadRecord.

    ``told`` hears how much is done, 0 … 1. The same record gives the same answer on every machine.
    """
    moments = moments_of(record)
    if not moments:
        return AnalysisView(record.options.players, None, 0, [], [])
    sets, close_sets, most = effort or (USUAL if record.options.players <= 4 else MANY)
    # Of the first entry, in the text of the record.
    line = record.to_text().split("\n").index("begin") + 2
    turns = turns_of(moments)
    last = moments[-1].after
    winner = int(last.winner) if last.phase == OVER else -1
    # What there is to judge, in units of one set of continuations.
    first = sets * (len(turns) + 1)
    work = first + close_sets * sum(sorted((len(turn) + 1 for turn in turns), reverse=True)[:most])

    course = Prospects(record.board, sets)
    chances: list[list[float]] = []
    for number, turn in enumerate(turns):
        chances.append(course.chances(turn[0].before, number, _horizon(turn[0].before)))
        told(sets * len(chances) / work)
    chances.append(course.chances(last, len(turns), _horizon(last)))

    swings = [_swing(before, after) for before, after in pairwise(chances)]
    closest = sorted(range(len(turns)), key=lambda number: -swings[number])[:most]
    close = Prospects(record.board, close_sets)
    causes = Causes(moments, winner)
    changes: list[_Change] = []
    done = first
    for number in closest:
        found, looked = _look_at(turns[number], number, close, causes)
        changes += found
        done += close_sets * looked
        told(min(1.0, done / work))
    told(1.0)
    return AnalysisView(
        players=record.options.players,
        winner=None if winner < 0 else winner,
        continuations=sets * FIRST_ROLLS,
        points=[_point(turn[0], one) for turn, one in zip(turns, chances, strict=False)]
        + [CurvePoint(moments[-1].step, int(last.turn), None, _rounded(chances[-1]))],
        turning=[_told(change, line) for change in _chosen(changes)],
    )


def _look_at(turn: list[Moment], number: int, close: Prospects, causes: Causes) -> tuple[list[_Change], int]:
    """The changes of a turn, and how many positions were judged for it."""
    # The same dice for all positions of a turn: what differs is what was done.
    salt = number + 1_000_000
    until = _horizon(turn[-1].after)
    positions = [turn[0].before, *(moment.after for moment in turn)]
    judged = [close.chances(position, salt, until) for position in positions]
    dash = causes.dash(turn)
    if dash is not None:
        whole = _Change(number, _joined(turn), judged[0], judged[-1])
        whole.cause = dash
        return [whole], len(judged)
    found = []
    for place, moment in enumerate(turn):
        change = _Change(number, moment, judged[place], judged[place + 1])
        gained = [b - a for a, b in zip(change.before, change.after, strict=True)]
        change.cause = causes.of(moment, gained)
        found.append(change)
    return found, len(judged)


def _horizon(state: State) -> int:
    """The turn to play on to: a round from the beginning of this one."""
    return int(state.turn + state.players)


def _joined(turn: list[Moment]) -> Moment:
    """A turn as one moment."""
    whole = Moment(turn[0].begin, turn[0].before)
    whole.step, whole.after = turn[-1].step, turn[-1].after
    whole.entry = turn[-1].entry
    whole.seat = turn[-1].seat
    return whole


def _chosen(changes: list[_Change]) -> list[_Change]:
    """Those that moved most, one a turn at most, in the order of the game."""
    best: dict[int, _Change] = {}
    for change in changes:
        if change.turn not in best or change.swing > best[change.turn].swing:
            best[change.turn] = change
    most = sorted(best.values(), key=lambda change: (-change.swing, change.turn))[:TURNING_POINTS]
    return sorted(most, key=lambda change: change.turn)


def _point(moment: Moment, chances: list[float]) -> CurvePoint:
    state = moment.before
    return CurvePoint(moment.begin, int(state.turn), int(state.on_turn), _rounded(chances))


def _told(change: _Change, line: int) -> TurningPoint:
    cause = change.cause
    if cause is None:
        raise ValueError("a change without a cause")
    moment = change.moment
    return TurningPoint(
        begin=moment.begin,
        step=moment.step,
        line=line + moment.entry,
        turn=int(moment.before.turn),
        code=cause.code,
        seat=cause.seat,
        other=cause.other,
        cards=cause.cards,
        wanted=cause.wanted,
        spot=cause.spot,
        resource=cause.resource,
        number=cause.number,
        rolls=cause.rolls,
        before=_rounded(change.before),
        after=_rounded(change.after),
    )


def _swing(before: list[float], after: list[float]) -> float:
    return sum(abs(b - a) for a, b in zip(before, after, strict=True)) / 2


def _rounded(chances: list[float]) -> list[float]:
    """To a few digits, so that they still make 1 together."""
    whole = 10**_DIGITS
    floors = [int(one * whole) for one in chances]
    rests = sorted(range(len(chances)), key=lambda seat: floors[seat] - chances[seat] * whole)
    for seat in rests[: whole - sum(floors)]:
        floors[seat] += 1
    return [one / whole for one in floors]
