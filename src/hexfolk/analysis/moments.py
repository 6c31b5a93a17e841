"""A record cut into moments: each one thing that happened, with the position before and after it.

What belongs together stays together: a seven and its discards, a knight with the robber it moves, a
settlement of the set-up with its road, an offer with the trade that came of it.
"""

from typing import Final

from hexfolk.core.action import ACCEPT, COUNTER, KNIGHT, OFFER, REFUSE, WITHDRAW
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.record import Record, replay
from hexfolk.core.state import (
    DISCARDING,
    FOUND_ROAD,
    FREE_ROAD,
    MOVE_ROBBER,
    OVER,
    ROBBING,
    SIGN_UP,
    State,
)

_TALK: Final = (OFFER, COUNTER, ACCEPT, REFUSE, WITHDRAW)
# Phases in which something that has begun is not yet done.
_HALF: Final = (DISCARDING, ROBBING, FREE_ROAD, FOUND_ROAD, SIGN_UP)


class Moment:
    """What happened between two positions. Steps count entries of the record: 0 is before the first."""

    def __init__(self, step: int, before: State) -> None:
        self.begin = step
        """The step of the position before it."""
        self.step = step
        """The step of the position after it."""
        self.entry = step
        """The entry that it is about: the first that is no talk."""
        self.kind = -1
        """The kind of that action."""
        self.seat = -1
        self.before = before
        self.after = before
        self.events: list[Event] = []

    @property
    def ends_turn(self) -> bool:
        """Whether a turn begins after it, or nothing does; in the set-up every settlement is a turn."""
        after = self.after
        return after.phase == OVER or after.turn != self.before.turn or self.before.turn == 0


def moments_of(record: Record) -> list[Moment]:
    """All moments in order. Raises BadRecord."""
    start = Classic().new_game(record.board, record.options)
    found: list[Moment] = []
    open_moments = [Moment(0, start)]

    def note(number: int, state: State, events: list[Event]) -> None:
        moment = open_moments[-1]
        entry = record.entries[number]
        action = entry.action
        kind = -1 if action is None else action.kind
        if moment.kind < 0 and kind not in _TALK:
            moment.kind, moment.seat, moment.entry = kind, entry.seat, number
        moment.step = number + 1
        moment.events += events
        knighted = moment.kind == KNIGHT and state.phase == MOVE_ROBBER
        if moment.kind < 0 or knighted or state.phase in _HALF:
            return
        moment.after = state.copy()
        found.append(moment)
        open_moments[-1] = Moment(number + 1, moment.after)

    last = replay(record, note)
    left = open_moments[-1]
    if left.step > left.begin:
        # Broken off in the middle of something.
        left.after = last
        left.kind, left.seat = (left.kind, left.seat) if left.kind >= 0 else (OFFER, int(last.on_turn))
        found.append(left)
    return found


def turns_of(moments: list[Moment]) -> list[list[Moment]]:
    """The moments turn by turn."""
    turns: list[list[Moment]] = [[]]
    for moment in moments:
        turns[-1].append(moment)
        if moment.ends_turn:
            turns.append([])
    return [turn for turn in turns if turn]
