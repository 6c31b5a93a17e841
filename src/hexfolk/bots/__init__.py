"""Players made of code: they read observations and answer with actions (layer: bots)."""

from typing import Final

from hexfolk.bots.roster import NAMES, choose

STANDARD: Final = "settler"
"""What sits down on a chair that is given to a bot."""

__all__ = ["NAMES", "STANDARD", "choose"]
