"""The time that each player took, as far as a record tells."""

from typing import Final

import msgspec

from hexfolk.core.game import Classic
from hexfolk.core.record import Record
from hexfolk.core.state import State

LONGEST: Final = 6000
"""Tenths of a second: whoever was waited for longer was away, and the table stood still."""
_RULES: Final = Classic()


class Pace(msgspec.Struct, frozen=True):
    """Of one seat, in seconds: how long the game waited for it in all, and at most for one decision."""

    seconds: float
    longest: float
    decisions: int


class PaceCount:
    """Counts waits as a game is replayed."""

    def __init__(self, record: Record) -> None:
        self._entries = record.entries
        self._told = bool(record.begun)
        players = int(record.options.players)
        self._waited = [0] * players
        self._longest = [0] * players
        self._decisions = [0] * players
        self._next = 0
        state = _RULES.new_game(record.board, record.options)
        self._must = [int(seat) for seat in _RULES.must(state)] if self._told else []

    def take(self, number: int, state: State) -> None:
        """Take entry ``number`` in, an action; ``state`` is that after it."""
        if not self._told:
            return
        # What the table did before it was waited for together with it.
        waited = sum(entry.waited for entry in self._entries[self._next : number + 1])
        self._next = number + 1
        seat = self._entries[number].seat
        if waited <= LONGEST:
            # All who had to act were waited for, those who discard at the same time too.
            for one in self._must:
                self._waited[one] += waited
            if seat in self._must:
                self._longest[seat] = max(self._longest[seat], waited)
        if seat in self._must:
            self._decisions[seat] += 1
        self._must = [int(one) for one in _RULES.must(state)]

    def result(self) -> list[Pace] | None:
        """Of every seat; None if the record does not tell."""
        if not self._told:
            return None
        return [
            Pace(waited / 10, longest / 10, decisions)
            for waited, longest, decisions in zip(self._waited, self._longest, self._decisions, strict=True)
        ]
