"""Players made of code: they read observations and answer with actions (layer: bots)."""

from typing import Final

from hexfolk.bots.roster import NAMES, choose

RANDOM: Final = "random"
STANDARD: Final = "settler"
"""What sits down on a chair that is given to a bot."""

__all__ = ["NAMES", "RANDOM", "STANDARD", "choose"]
