"""How a bot likes to deal: matters of taste, which say nothing about how well or how fairly it plays.

No style enters into a deal that the bot itself thinks a loss, or helps somebody near to winning; who is ahead
pays the same in all of them, and nobody is treated otherwise than another.
"""

from typing import Final, final

from mypy_extensions import i64


@final
class Style:
    """``offers``: so many it makes in a turn at most.

    ``thrift``: what an exchange must bring at least, in units of a plan's score; never below 0, a loss.
    ``reluctance``: a counter-offer must bring so many times what would be enough to accept.
    """

    def __init__(self, offers: i64, thrift: i64, reluctance: i64) -> None:
        self.offers = offers
        self.thrift = thrift if thrift > 0 else i64(0)
        self.reluctance = reluctance


OFFERS_A_TURN: Final = 3
USUAL: Final = Style(OFFERS_A_TURN, 660, 1)
"""Where nobody asks for another, as in simulations and the arena."""
