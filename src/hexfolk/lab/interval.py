"""How sure a share is."""

import math
from collections.abc import Sequence
from typing import Final

_Z95: Final = 1.959964


def wilson(share: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of Wilson's score for a share seen in so many independent trials."""
    z2 = _Z95 * _Z95
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    reach = _Z95 / (1 + z2 / trials) * math.sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def block_interval(wins: Sequence[int], size: int) -> tuple[float, float]:
    """Wilson's interval for wins counted by blocks of ``size`` games that are alike.

    Where blocks differ more than independent games would make them differ, the games count as so many fewer;
    where they differ less they count as they are, so that the interval is never too narrow for that.
    """
    blocks = len(wins)
    games: float = blocks * size
    share = sum(wins) / games
    chance = share * (1 - share) / games
    if blocks > 1 and chance > 0:
        spread = sum((won / size - share) ** 2 for won in wins) / (blocks - 1) / blocks
        games = games / max(1.0, spread / chance)
    return wilson(share, games)
