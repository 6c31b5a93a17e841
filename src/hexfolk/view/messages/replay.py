"""A game that is over, step by step.

Step 0 is the dealt island; step k is the position after the k-th line of play of the game's record. An *eye*
is whose knowledge the views show: ``all`` everybody's, ``watch`` a spectator's, or the number of a seat.
"""

from typing import Literal

import msgspec

from hexfolk.view.messages.board import BoardView
from hexfolk.view.messages.game import EventView, GameView
from hexfolk.view.messages.table import OptionsView

MarkKind = Literal["settle", "city", "award", "seven", "robbery", "trade", "undo", "concede", "win", "agreed"]
"""What is worth jumping to: ``mark-<kind>`` is a Fluent key."""


class MarkView(msgspec.Struct, frozen=True):
    """Something worth jumping to, told by the ``event`` that everybody saw at its step."""

    step: int
    kind: MarkKind
    event: EventView


class PlayedSeat(msgspec.Struct, frozen=True):
    """Who played a seat. ``colour`` and ``emblem`` as in SeatView."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    colour: int
    emblem: int
    bot: str
    """Name of the bot, empty for people."""


class Course(msgspec.Struct, frozen=True):
    """A whole game at a glance, by what everybody saw of it."""

    board: BoardView
    seats: list[PlayedSeat]
    steps: int
    """The last step."""
    line: int
    """The line of the record's text that step 1 stands on; the others follow it."""
    turns: list[int]
    """The step at which each turn begins; the first is turn 1, before it lies the set-up."""
    marks: list[MarkView]
    points: list[list[tuple[int, int]]]
    """By seat, where its points changed: the step and how many everybody saw from then on."""
    target: int
    options: OptionsView
    """Those of the rules as they were played; what only concerned the table (its clock, its watchers, undo,
    hints) the record does not tell: it is off."""
    winner: int | None


class FrameView(msgspec.Struct, frozen=True):
    """The game at one step, and what happened since the one before.

    In ``view`` the numbers ``seq`` and ``decision`` are those of the step, and nothing can be done.
    """

    step: int
    line: int
    """Of the text of the record, from 1; 0 for the dealt island."""
    text: str
    """That line, as far as the eye may read it: its draws only with everybody's knowledge."""
    events: list[EventView]
    view: GameView
    away: list[int]
    """Seats of people for whom a bot plays."""
    conceded: list[int]


class Frames(msgspec.Struct, frozen=True):
    """Steps in a row, as one eye sees them."""

    eye: str
    frames: list[FrameView]
