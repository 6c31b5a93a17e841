"""A game that is over, at a glance: where its turns begin, what is worth jumping to, how the points went.

Told by what everybody saw, so it is the same for every eye.
"""

from typing import Final

import msgspec

from hexfolk.core.event import Event
from hexfolk.core.options import SWITCHES, Options
from hexfolk.core.state import POINTS
from hexfolk.report.playback import WATCH, Playback
from hexfolk.view.board import view_board
from hexfolk.view.events import view_event
from hexfolk.view.messages.replay import Course, MarkKind, MarkView, PlayedSeat
from hexfolk.view.messages.table import OptionsView

SEVEN: Final = 7
_MARKS: Final[dict[str, MarkKind]] = {
    "settle": "settle",
    "city": "city",
    "award": "award",
    "steal": "robbery",
    "trade": "trade",
    "concede": "concede",
    "win": "win",
    "agreed": "agreed",
}


def timeline_of(playback: Playback, looks: list[tuple[int, int]] | None = None) -> Course:
    """The course of a game. ``looks`` are the seats' colours and emblems, where they are known."""
    record = playback.record
    players = record.options.players
    turns: list[int] = []
    marks: list[MarkView] = []
    points: list[list[tuple[int, int]]] = [[] for _ in range(players)]
    for moment in playback.walk():
        for event in moment.events:
            if event.kind == "turn":
                turns.append(moment.step)
            kind = mark_of(event)
            if kind is not None:
                marks.append(MarkView(moment.step, kind, view_event(event, WATCH)))
        for seat, course in enumerate(points):
            now = int(moment.state.v[moment.state.at(seat) + POINTS])
            if not course or course[-1][1] != now:
                course.append((moment.step, now))
    winner = int(playback.moment(playback.steps).state.winner)
    return Course(
        board=view_board(record.board),
        seats=[
            PlayedSeat(
                seat=number,
                kind="bot" if seat.kind == "bot" else "person",
                name=seat.name,
                colour=looks[number][0] if looks else number,
                emblem=looks[number][1] if looks else number,
                bot=seat.bot,
            )
            for number, seat in enumerate(record.seats)
        ],
        steps=playback.steps,
        line=playback.line(1),
        turns=turns,
        marks=marks,
        points=points,
        target=record.options.target,
        options=_view_options(record.options, record.board.topology.island.key),
        winner=None if winner < 0 else winner,
    )


def mark_of(event: Event) -> MarkKind | None:
    """What an event is worth a mark for, if it is."""
    if event.kind == "roll":
        return "seven" if event.a + event.b == SEVEN else None
    if event.kind.startswith("undo_"):
        return "undo"
    return _MARKS.get(event.kind)


def _view_options(options: Options, island: str) -> OptionsView:
    """The options of the rules that a game was played by."""
    return msgspec.convert(
        {
            "players": int(options.players),
            "island": island,
            "target": int(options.target),
            **{name: bool(getattr(options, name)) for name in (*SWITCHES, "soft_sevens")},
            "dice": options.dice,
            "no_early_seven": int(options.no_early_seven),
            "deal": options.deal,
            "turn_time": 0,
            "watchers_chat": False,
            "undo": False,
        },
        OptionsView,
    )
