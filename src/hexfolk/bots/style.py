"""How a bot likes to deal: matters of taste, which say nothing about how well or how fairly it plays.

What it takes and what it refuses is the same in every style, and nobody near to winning is helped in any.
"""

from typing import Final, final

from mypy_extensions import i64


@final
class Style:
    """``offers``: so many it makes in a turn at most.

    ``reluctance``: a counter-offer must bring so many times what would be enough to accept.
    """

    def __init__(self, offers: i64, reluctance: i64) -> None:
        self.offers = offers
        self.reluctance = reluctance


OFFERS_A_TURN: Final = 3
USUAL: Final = Style(OFFERS_A_TURN, 1)
"""Where nobody asks for another, as in simulations and the arena."""
