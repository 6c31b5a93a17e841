"""A game that is over, as steps that can be looked at in any order.

Step 0 is the dealt island, step k the position after the k-th entry of the record. Every few steps the
position is kept, so that each is a few moves away from one.
"""

from collections.abc import Iterator
from typing import Final

from hexfolk.core.action import DISCARD, action_text, parse_action
from hexfolk.core.chance import Scripted
from hexfolk.core.errors import BadRecord, Illegal
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.observation import lay_open
from hexfolk.core.record import Entry, Record, replay
from hexfolk.core.state import State
from hexfolk.core.trade import close_all
from hexfolk.view.events import view_event, view_event_open
from hexfolk.view.game import view_still
from hexfolk.view.messages.game import EventView, GameView
from hexfolk.view.messages.replay import FrameView

WATCH: Final = -1
"""The eye of a spectator; a seat's eye is its number."""
ALL: Final = -2
"""The eye that sees everybody's cards."""
EVERY: Final = 16
"""Steps from one kept position to the next."""

_RULES: Final = Classic()
# What the record says of a move that was taken back, and what is told of it.
_UNDONE: Final = frozenset({"settle", "road", "city", "bank"})


class Moment:
    """A position with what led to it. The state must not be changed."""

    def __init__(
        self, step: int, state: State, events: list[Event], away: int, conceded: int, stopped: bool
    ) -> None:
        self.step = step
        self.state = state
        self.events = events
        self.away = away
        """Bits of seats of people for whom a bot plays."""
        self.conceded = conceded
        self.stopped = stopped
        """All have agreed to end it."""


class Playback:
    """One record, played once and looked at ever after. Raises BadRecord if it breaks a rule."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.steps = len(record.entries)
        """The last step."""
        self._first_line = len(record.head()) + 1
        replay(record)
        self._kept = [Moment(0, _RULES.new_game(record.board, record.options), [], 0, 0, False)]
        self._kept += [moment for moment in self.walk() if moment.step % EVERY == 0 and moment.step > 0]

    def walk(self) -> Iterator[Moment]:
        """Every moment from the beginning to the end."""
        moment = self._kept[0]
        yield moment
        while moment.step < self.steps:
            moment = self._next(moment)
            yield moment

    def moments(self, first: int, count: int) -> list[Moment]:
        """So many moments from step ``first`` on, as far as there are. Raises IndexError below 0."""
        if first < 0:
            raise IndexError(first)
        last = min(first + count - 1, self.steps)
        if last < first:
            return []
        moment = self._kept[first // EVERY]
        while moment.step < first:
            moment = self._next(moment)
        found = [moment]
        while found[-1].step < last:
            found.append(self._next(found[-1]))
        return found

    def moment(self, step: int) -> Moment:
        """The moment at a step, 0 … ``steps``. Raises IndexError for one that is not there."""
        found = self.moments(step, 1)
        if not found:
            raise IndexError(step)
        return found[0]

    def frames(self, eye: int, first: int, count: int) -> list[FrameView]:
        """Moments as one eye sees them: a seat, ``WATCH`` or ``ALL``."""
        return [self._frame(moment, eye) for moment in self.moments(first, count)]

    def line(self, step: int) -> int:
        """The line of a step in the text of the record, from 1; 0 for the dealt island."""
        return 0 if step == 0 else self._first_line + step - 1

    def _frame(self, moment: Moment, eye: int) -> FrameView:
        step = moment.step
        return FrameView(
            step=step,
            line=self.line(step),
            text=_read(self.record.entries[step - 1], eye) if step > 0 else "",
            events=[see_event(event, eye) for event in moment.events],
            view=see(moment, eye),
            away=_seats(moment.away),
            conceded=_seats(moment.conceded),
        )

    def _next(self, before: Moment) -> Moment:
        entry = self.record.entries[before.step]
        moment = Moment(before.step + 1, before.state, [], before.away, before.conceded, before.stopped)
        if entry.action is None:
            self._tell(moment, entry)
            return moment
        moment.state = before.state.copy()
        chance = Scripted(entry.draws)
        if self._by_clock(before.step, entry.seat):
            _RULES.expire(moment.state, entry.seat, chance, moment.events)
        else:
            _RULES.apply(moment.state, entry.seat, entry.action, chance, moment.events)
        return moment

    def _by_clock(self, number: int, seat: int) -> bool:
        """Whether the entry of that number was the clock's."""
        return number > 0 and self.record.entries[number - 1].note == f"clock {seat}"

    def _tell(self, moment: Moment, entry: Entry) -> None:
        """What the table did."""
        word, _, rest = entry.note.partition(" ")
        match word:
            case "lapse":
                moment.state = moment.state.copy()
                close_all(moment.state, moment.events)
            case "undo":
                moment.events = _taken_back(moment.state, rest)
            case "agreed":
                moment.stopped = True
                moment.events = [Event(word)]
            case "clock":
                seat = self._seat(moment, rest)
                # Its time was up once, however much the clock has to do for it.
                number = moment.step - 3
                if number < 0 or self.record.entries[number].note != entry.note:
                    moment.events = [Event("time_up", seat)]
            case "takeover" | "return" | "concede":
                seat = self._seat(moment, rest)
                bit = 1 << seat
                moment.away = moment.away & ~bit if word == "return" else moment.away | bit
                if word == "concede":
                    moment.conceded |= bit
                moment.events = [Event(word, seat)]

    def _seat(self, moment: Moment, text: str) -> int:
        if text not in map(str, range(self.record.options.players)):
            raise BadRecord("record_entry", self.line(moment.step), f"no seat {text!r}")
        return int(text)


def see(moment: Moment, eye: int) -> GameView:
    """The position as an eye sees it: through the door of the live game, or with everything open."""
    state = moment.state
    if eye == ALL:
        known = lay_open(state, _RULES.must(state), _RULES.may(state))
        return view_still(known, moment.step, moment.stopped, open_=True)
    return view_still(_RULES.observe(state, eye), moment.step, moment.stopped)


def see_event(event: Event, eye: int) -> EventView:
    """What happened, as an eye saw it."""
    return view_event_open(event) if eye == ALL else view_event(event, eye)


def _read(entry: Entry, eye: int) -> str:
    """A line of play as an eye may read it: draws tell of hidden cards, and a discard shows late (B28)."""
    if eye == ALL or entry.action is None:
        return entry.text()
    if entry.action.kind == DISCARD and entry.seat != eye:
        return f"{entry.seat} discard"
    return f"{entry.seat} {action_text(entry.action)}"


def finished(record: Record) -> bool:
    """Whether the play of a record has come to an end, so that nothing in it is a secret any more."""
    return record.result != "" or any(entry.note == "agreed" for entry in record.entries)


def _taken_back(state: State, words: str) -> list[Event]:
    """What is told of a move that was taken back in this position, where it would be fine."""
    who, _, text = words.partition(" ")
    trial = state.copy()
    events: list[Event] = []
    try:
        seat = int(who)
        _RULES.apply(trial, seat, parse_action(text), Scripted([]), events)
    except (Illegal, ValueError):
        return []
    done = [event for event in events if event.kind in _UNDONE]
    return [Event(f"undo_{e.kind}", e.seat, -1, e.spot, e.a, -1, e.give, e.want) for e in done[:1]]


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]
