"""Players made of code: they read observations and answer with actions (layer: bots)."""

from typing import Final

from hexfolk.bots.roster import NAMES, choose
from hexfolk.bots.style import USUAL, Style

RANDOM: Final = "random"
NOVICE: Final = "novice"
STANDARD: Final = "settler"
"""What sits down on a chair that is given to a bot, unless another level is wished."""
TRADER: Final = "trader"
MASTER: Final = "master"

__all__ = ["MASTER", "NAMES", "NOVICE", "RANDOM", "STANDARD", "TRADER", "USUAL", "Style", "choose"]
