"""How long a table waits for what; tests shorten it."""

import msgspec

from hexfolk.view.messages.words import Pace


class Settings(msgspec.Struct, frozen=True):
    """All times in seconds."""

    slow: float = 2.0
    normal: float = 0.9
    fast: float = 0.3
    instant: float = 0.02
    """Pauses between what bots do, by the pace of the table."""
    answer: float = 12.0
    """How long a bot waits for people's answers to its offer."""
    patient: float = 120.0
    """The same at the slow pace: for who reads, hears or presses slowly."""
    grace: float = 5.0
    """How long seats may still sign up for special building after the end of a turn (B64)."""
    deadline: float = 2.0
    """How long a bot may think; then something plain and legal is done for it."""
    missing: float = 60.0
    """How long somebody may be away before a bot plays on for them (B68), or another hosts in the lobby."""
    seal_wait: float = 10.0
    """How long browsers have to pledge, and again to reveal, before a game; 0: none is waited for."""
    second: float = 1.0
    """How long a second of the turn clock lasts."""
    retry: float = 1.0
    """After a failure bots and timers try again: so much later at first, then ever later."""
    proposal: float = 60.0
    """After which time a proposal lapses."""
    patience: float = 30.0
    """How long the game must have waited for somebody before others may vote to let a bot play."""
    rounds: int = 500
    """A game of bots only ends after so many rounds (B73)."""
    idle: float = 300.0
    """A table that nobody looks at leaves the memory after this time."""

    def pause(self, pace: Pace) -> float:
        """Seconds between what bots do at a pace."""
        return {"slow": self.slow, "normal": self.normal, "fast": self.fast, "instant": self.instant}[pace]
