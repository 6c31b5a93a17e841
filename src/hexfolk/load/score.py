"""What is counted while people play: how long they waited, what went wrong, what was promised to them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from hexfolk.view.messages.browser import ClientMessage


@dataclass(frozen=True)
class Promise:
    """A message that the server acked: it stands in the log of its table as entry ``seq``."""

    table: str
    person: str
    message: ClientMessage
    seq: int


@dataclass
class Score:
    """The counts of one run."""

    waits: list[float] = field(default_factory=list)
    """Seconds from when an action was due until its update had come to every seat of its table."""
    errors: Counter[str] = field(default_factory=Counter)
    """What went wrong, by code."""
    promises: list[Promise] = field(default_factory=list)
    games: int = 0
    """Games that came to their end."""


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of all values does not exceed (nearest rank); 0 of none."""
    if not values:
        return 0.0
    ranked = sorted(values)
    return ranked[max(0, -int(-share * len(ranked) // 1) - 1)]
