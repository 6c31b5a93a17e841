"""Why something is a good move: a code with facts, which people are told in words.

Facts are public, or the seat's own: a hand of another player is never among them.
"""

from typing import Final, final

from mypy_extensions import i64

from hexfolk.core.ids import Bundle

GROUNDS: Final = (
    "wins",
    "settle_yields",
    "settle_new",
    "settle_port",
    "road_to_site",
    "road_route_award",
    "road_route",
    "road_room",
    "city_doubles",
    "buy_army",
    "buy_crowded",
    "buy_open",
    "knight_own_hex",
    "knight_award",
    "knight_army",
    "knight_leader",
    "knight_steal",
    "roads_to_site",
    "roads_route",
    "plenty_completes",
    "plenty_short",
    "monopoly_completes",
    "monopoly_many",
    "robber_own_hex",
    "robber_leader",
    "robber_idle",
    "rob_leader",
    "rob_most",
    "rob_only",
    "discard_keep",
    "discard_most",
    "bank_completes",
    "bank_towards",
    "offer_lacks",
    "offer_open",
    "counter_better",
    "deal_completes",
    "deal_helps",
    "refuse_close",
    "refuse_unpayable",
    "refuse_keep",
    "refuse_little",
    "withdraw_none",
    "sign_up_builds",
    "pass_nothing",
    "roll_first",
    "roll_keep",
    "end_saves",
    "end_nothing",
)


@final
class Ground:
    """One of the ``GROUNDS`` and its facts.

    ``cards`` are what it brings, takes or needs, ``seat`` whom it concerns (-1: nobody), ``spot`` a place in
    text form, ``goal`` what it is for (see ``purpose``).
    """

    def __init__(
        self,
        code: str,
        cards: Bundle = 0,
        seat: i64 = -1,
        spot: str = "",
        goal: str = "",
        number: i64 = 0,
    ) -> None:
        self.code = code
        self.cards = cards
        self.seat = seat
        self.spot = spot
        self.goal = goal
        self.number = number
