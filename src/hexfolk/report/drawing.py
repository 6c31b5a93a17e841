"""The charts of a summary as figures: across in per cent, so that they fit every width, down in pixels."""

from typing import Final

import msgspec

from hexfolk.report.chart import apart, height, share, ticks
from hexfolk.report.course import Course, Tenure
from hexfolk.report.dice import Dice
from hexfolk.report.flows import SOURCES, Flow
from hexfolk.report.looks import Look
from hexfolk.report.luck import Luck

COURSE_HEIGHT: Final = 300
DICE_HEIGHT: Final = 220
CHIP: Final = 24
TOP: Final = 16
BOTTOM: Final = 28
ROOM: Final = 84.0
"""Per cent that the longest bar takes: behind it stands its figure."""
NARROW: Final = 7.0
"""Per cent below which a part of a bar has no room for its figure."""
_SIGNED: Final = ("route", "army", "win")
_MARKERS: Final = 8


class Tick(msgspec.Struct, frozen=True):
    """A round value and where it lies."""

    value: int
    at: float


class Sign(msgspec.Struct, frozen=True):
    """Something marked on a line: ``what`` is ``route``, ``army`` or ``win``."""

    x: float
    y: float
    what: str


class Line(msgspec.Struct, frozen=True):
    """The points of a seat: its path in turns and pixels, its markers, and where its label stands."""

    look: Look
    path: str
    marks: list[tuple[float, float]]
    signs: list[Sign]
    end: float
    label: float


class CourseChart(msgspec.Struct, frozen=True):
    turns: int
    rows: list[Tick]
    columns: list[Tick]
    goal: float
    lines: list[Line]


class DiceBar(msgspec.Struct, frozen=True):
    """One sum: where its slot begins, the heights of what came up and of what was due, and of the figure."""

    sum: int
    count: int
    due: float
    x: float
    top: float
    due_at: float
    label: float
    inside: bool


class DiceChart(msgspec.Struct, frozen=True):
    rows: list[Tick]
    slot: float
    floor: float
    bars: list[DiceBar]


class Part(msgspec.Struct, frozen=True):
    """A part of a bar, in per cent; ``label`` says whether there is room for its figure."""

    what: str
    value: int
    x: float
    width: float
    label: bool


class Bar(msgspec.Struct, frozen=True):
    """The bar of a seat: its parts, what they come to, and, where there is one, the value beside it."""

    look: Look
    parts: list[Part]
    total: float
    end: float
    beside: float = 0.0
    beside_end: float = 0.0


class Span(msgspec.Struct, frozen=True):
    """An award in one hand, in per cent of the game."""

    look: Look
    tenure: Tenure
    x: float
    width: float


def draw_course(course: Course, looks: list[Look], target: int) -> CourseChart:
    """The points of all seats over the turns."""
    turns = max(1, len(course.points[0]) - 1)
    rows = ticks(max(target, *(max(row, default=0) for row in course.points)))
    floor = COURSE_HEIGHT - BOTTOM

    def y(value: float) -> float:
        return height(value, rows[-1], TOP, floor)

    every = max(1, round(turns / _MARKERS))
    drawn = []
    for index, (look, row) in enumerate(zip(looks, course.points, strict=True)):
        # Lines that run together are set a little beside each other, so that none hides another.
        aside = (index - (len(looks) - 1) / 2) * 1.6
        points = [(turn, round(y(value) + aside, 2)) for turn, value in enumerate(row)]
        signs = [
            Sign(share(mark.turn, turns), round(y(mark.points) + aside, 2), mark.what)
            for mark in course.marks
            if mark.seat == look.seat and mark.what in _SIGNED
        ]
        marks = [(share(turn, turns), at) for turn, at in points if (turn + index) % every == 0]
        drawn.append((look, points, marks, signs, points[-1][1] if points else y(0)))
    labels = apart([end for *_, end in drawn], CHIP + 1, TOP, floor)
    return CourseChart(
        turns=turns,
        rows=[Tick(value, y(value)) for value in rows],
        columns=[Tick(turn, share(turn, turns)) for turn in ticks(turns, 4) if turn <= turns],
        goal=y(target),
        lines=[
            Line(look, _path(points), marks, signs, end, label)
            for (look, points, marks, signs, end), label in zip(drawn, labels, strict=True)
        ],
    )


def draw_dice(dice: Dice) -> DiceChart:
    """How often each sum came up."""
    rows = ticks(max(*dice.counts, *dice.expected, 1))
    floor = DICE_HEIGHT - BOTTOM
    slot = 100 / len(dice.counts)
    bars = []
    for index, (count, due) in enumerate(zip(dice.counts, dice.expected, strict=True)):
        top, due_at = (height(value, rows[-1], TOP, floor) for value in (count, due))
        # The figure stands above the bar, or inside it where the mark of what was due would run through.
        crossed = 0 < top - due_at <= 20
        inside = crossed and floor - top >= 20
        label = top + 15 if inside else (due_at if crossed else top) - 6
        bars.append(DiceBar(index + 2, count, due, round(slot * index, 3), top, due_at, label, inside))
    return DiceChart([Tick(v, height(v, rows[-1], TOP, floor)) for v in rows], round(slot, 3), floor, bars)


def draw_gains(flows: list[Flow], looks: list[Look]) -> list[Bar]:
    """The cards that each seat gained, by source."""
    most = max(sum(map(sum, flow.gained.values())) for flow in flows)
    return [
        _stack(look, [(source, sum(flow.gained[source])) for source in SOURCES], most)
        for look, flow in zip(looks, flows, strict=True)
    ]


def draw_luck(luck: list[Luck], looks: list[Look]) -> list[Bar]:
    """What each seat received and did not receive of what the dice gave, beside what was expected."""
    most = max(max(sum(one.thrown), sum(one.expected)) for one in luck)
    bars = []
    for look, one in zip(looks, luck, strict=True):
        lost = [("blocked", sum(one.blocked)), ("short", sum(one.short))]
        bar = _stack(look, [("received", one.received), *lost], most)
        due = sum(one.expected)
        bars.append(msgspec.structs.replace(bar, beside=due, beside_end=share(due, most, ROOM)))
    return bars


def draw_times(seconds: list[float], looks: list[Look]) -> list[Bar]:
    """The time that each seat used."""
    most = max(seconds)
    return [
        Bar(look, [Part("time", 0, 0.0, share(time, most, ROOM), label=False)], time, share(time, most, ROOM))
        for look, time in zip(looks, seconds, strict=True)
    ]


def draw_tenures(tenures: list[Tenure], looks: list[Look], turns: int) -> list[Span]:
    """Who held an award from turn to turn."""
    return [
        Span(looks[one.seat], one, share(one.first, turns), max(0.5, share(one.last - one.first, turns)))
        for one in tenures
    ]


def _stack(look: Look, values: list[tuple[str, int]], most: float) -> Bar:
    parts, before = [], 0
    for what, value in values:
        width = share(value, most, ROOM)
        if value:
            parts.append(Part(what, value, share(before, most, ROOM), width, label=width >= NARROW))
        before += value
    return Bar(look, parts, before, share(before, most, ROOM))


def _path(points: list[tuple[int, float]]) -> str:
    return "".join(f"{'L' if index else 'M'}{x} {y:g}" for index, (x, y) in enumerate(points))
