"""A list of action codes that is filled again and again, so that a search allocates nothing.

The chapters list what is open to a seat by functions ``add_…(state, seat, codes, n)``: they write
codes from place ``n`` of a vector on and return the place behind the last. No vector grows
and no count is kept in an object meanwhile, which is what makes listing fast.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.bits import MOST_SPOTS

# More than any position offers: every intersection of the largest island while founding, and far
# fewer in a turn (some 60 roads, 250 answers to offers, 40 trades and cards).
MOST_CODES: Final[i64] = MOST_SPOTS + 60


@final
class Moves:
    """The first ``count`` of ``codes`` are listed; what lies behind is left from longer lists."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([i64(0)] * int(MOST_CODES))
        self.count: i64 = 0

    def listed(self) -> vec[i64]:
        """The listed codes alone."""
        return self.codes[: self.count]
