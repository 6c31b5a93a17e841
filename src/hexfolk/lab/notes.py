"""What is noted of a seat while a game is played."""

from collections.abc import Iterable

import msgspec

from hexfolk.asking.fault import Fault, FaultKind
from hexfolk.lab.stopwatch import Stopwatch


class SeatNotes(msgspec.Struct, forbid_unknown_fields=True):
    """One seat in one game."""

    offers: int = 0
    """Offers made on its own turns; counters are not counted."""
    trades: int = 0
    """Trades with others that it concluded on its own turns."""
    asked: int = 0
    """How often it was asked to answer an offer."""
    accepted: int = 0
    thinking: Stopwatch = msgspec.field(default_factory=Stopwatch)
    faults: dict[FaultKind, int] = {}
    """Moves lost, by kind; only foreign bots can lose any."""
    first_fault: str = ""
    """The first of them, in one line."""

    def blame(self, fault: Fault) -> None:
        """A move is lost."""
        self.faults[fault.kind] = self.faults.get(fault.kind, 0) + 1
        self.first_fault = self.first_fault or str(fault)


class Blame(msgspec.Struct):
    """What a foreign bot did wrong in all games."""

    moves: int
    """Moves that it lost."""
    kinds: dict[FaultKind, int]
    first: str


def blame(notes: Iterable[SeatNotes]) -> Blame:
    """The faults of several seats as those of one bot."""
    sum_of = Blame(0, {}, "")
    for note in notes:
        for kind, count in note.faults.items():
            sum_of.kinds[kind] = sum_of.kinds.get(kind, 0) + count
            sum_of.moves += count
        sum_of.first = sum_of.first or note.first_fault
    return sum_of
