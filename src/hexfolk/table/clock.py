"""The turn clock: whose time runs, and how much of it is left (B65, B66).

A *term* is a duty that a person has time for: a ``turn``, a ``discard``, a ``slot`` of special building.
Bots have no clock: they act by themselves. All times are in seconds, and the time that it is comes from
outside. What has been used is kept in memory alone: after a restart the terms that run begin anew, while
spare time that was drawn on stays used (it is in the log).
"""

from collections.abc import Sequence
from typing import Final

from hexfolk.core.state import DISCARDING, SIGN_UP, SPECIAL
from hexfolk.table.duties import Company, Duty
from hexfolk.table.game import Game
from hexfolk.view.messages.table import OptionsView

TERMS: Final = ("turn", "discard", "slot")
# For who must act in another's turn: at most so long, and so long at a table without a clock.
ANSWER: Final = 30.0
UNHURRIED: Final = 60.0
MANY: Final = 2
LAPSES: Final = 2
"""After so many expired turns in a row a bot plays on (B68)."""


def allowance(term: Duty, options: OptionsView) -> float:
    """Seconds for a term. A turn has them only if the table has a clock."""
    if term.matter == "turn":
        return float(options.turn_time)
    return min(ANSWER, options.turn_time) if options.turn_time else UNHURRIED


def terms(game: Game | None, who: Company, options: OptionsView) -> list[Duty]:
    """What people have time for now. The turn's own clock stops while others must act."""
    if game is None or game.over or game.state.phase == SIGN_UP or game.overdue() is not None:
        return []
    phase = game.state.phase
    matter: Final = "discard" if phase == DISCARDING else "slot" if phase == SPECIAL else "turn"
    # Without a clock who plays alone with bots keeps nobody waiting, whatever they must do.
    if not options.turn_time and (matter == "turn" or len(who.people) + len(who.missing) < MANY):
        return []
    return [Duty(seat, matter, game.turn) for seat in game.must() if seat not in who.bots]


class Clock:
    """Measures terms. ``look`` tells it what runs, at every change."""

    def __init__(self) -> None:
        self.terms: list[Duty] = []
        self.standing = True
        self._options = OptionsView()
        # Used before ``_at``; and the spare time that a term began with.
        self._used: dict[Duty, float] = {}
        self._spare: dict[Duty, float] = {}
        self._at = 0.0

    def look(
        self, found: list[Duty], standing: bool, options: OptionsView, spare: Sequence[int], now: float
    ) -> bool:
        """From now on these terms run, or stand still. True if that is something new.

        ``spare`` are milliseconds by seat, for terms that begin.
        """
        for term in self.running:
            self._used[term] += now - self._at
        self._at = now
        # A turn goes on after the discards of others; what is of other turns is over.
        turns = {term.name for term in found}
        if turns:
            self._used = {term: used for term, used in self._used.items() if term.name in turns}
            self._spare = {term: self._spare[term] for term in self._used}
        for term in found:
            if term not in self._used:
                self._used[term] = 0.0
                self._spare[term] = spare[term.seat] / 1000 if term.matter == "turn" else 0.0
        # A discard that was done is another one next time.
        for term in set(self.terms) - set(found):
            if term.matter != "turn":
                self._used.pop(term, None)
        changed = (found, standing) != (self.terms, self.standing)
        self.terms, self.standing, self._options = found, standing, options
        return changed

    @property
    def running(self) -> list[Duty]:
        return [] if self.standing else self.terms

    def left(self, term: Duty, now: float) -> tuple[float, float]:
        """Seconds of the term's own time, then of spare time."""
        used = self._used[term] + (0.0 if self.standing else now - self._at)
        rest = allowance(term, self._options) - used
        return max(0.0, rest), max(0.0, self._spare[term] + min(0.0, rest))

    def end_of(self, term: Duty) -> float:
        """When a running term is over."""
        own, spare = self.left(term, self._at)
        return self._at + own + spare

    def drawn_on(self, seat: int, now: float) -> int | None:
        """Milliseconds of spare time left to a seat that is drawing on it; None if it is not."""
        for term in self.running:
            if term.seat == seat and term.matter == "turn" and self._spare[term] > 0:
                own, spare = self.left(term, now)
                return int(1000 * spare) if own == 0.0 else None
        return None
