"""How well bots play, and which of them plays so."""

from typing import Final

from hexfolk.bots import MASTER, NOVICE, STANDARD, TRADER
from hexfolk.view.messages.words import Level

# A new level is a word of the protocol, a line here, and texts.
STRATEGIES: Final[dict[Level, str]] = {
    "easy": NOVICE,
    "standard": STANDARD,
    "hard": TRADER,
    "master": MASTER,
}


def level_of(strategy: str) -> Level:
    """The level of a bot by its name; one that is no level's counts as standard."""
    return next((level for level, name in STRATEGIES.items() if name == strategy), "standard")
