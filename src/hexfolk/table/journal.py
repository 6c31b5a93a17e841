"""What whoever runs the server is told of its tables: lines of the log here, figures in what inherits.

A table's id opens it, so it stands nowhere: a line names the table by its mark.
"""

import hashlib
import hmac
import logging
from collections.abc import Callable
from typing import Final, Literal

log: Final = logging.getLogger(__name__)

Thought = Literal["answered", "late", "failed"]
"""How it went with a bot; in place of what was late or failed something plain is done."""
MARK_LENGTH: Final = 10


def marker(key: bytes) -> Callable[[str], str]:
    """How tables are named in logs: the same after a restart, and of no use without the key."""
    return lambda table: hmac.digest(key, table.encode(), hashlib.sha256).hex()[:MARK_LENGTH]


class Journal:
    """Notes what happens at tables."""

    def made(self, mark: str) -> None:
        """There is a new table."""
        log.info("table made", extra={"table": mark})

    def started(self, mark: str, game: int, people: int, bots: int) -> None:
        """A game has begun."""
        log.info("game started", extra={"table": mark, "game": game, "people": people, "bots": bots})

    def over(self, mark: str, game: int, entries: int, won: bool) -> None:
        """A game is over, with or without a winner, at so many entries of the log."""
        log.info("game over", extra={"table": mark, "game": game, "entries": entries, "won": won})

    def acted(self, by: str) -> None:
        """An action was carried out: by a person, a bot or the clock, or for who stays apart."""

    def thought(self, seconds: float, outcome: Thought) -> None:
        """A bot was asked, and the answer took so long."""
