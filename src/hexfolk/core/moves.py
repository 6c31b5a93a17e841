"""A list of action codes that is filled again and again, so that a search allocates nothing.

The chapters list what is open to a seat by functions ``add_…(state, seat, codes, n)``: they write
codes from place ``n`` of a vector on and return the place behind the last. No vector grows
and no count is kept in an object meanwhile, which is what makes listing fast.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.topology import Topology

# More than a turn can offer: some 60 roads and 30 buildings, 42 trades and cards, 216 answers to
# the 24 offers that there can be. While founding, every intersection can be open.
MOST_IN_A_TURN: Final[i64] = 400


@final
class Moves:
    """The first ``count`` of ``codes`` are listed; what lies behind is left from longer lists."""

    def __init__(self, topology: Topology) -> None:
        self.codes: vec[i64] = vec[i64]([i64(0)] * int(MOST_IN_A_TURN + topology.node_count))
        self.count: i64 = 0

    def listed(self) -> vec[i64]:
        """The listed codes alone."""
        return self.codes[: self.count]
