"""The closed sets of words that messages use."""

from typing import Literal

TerrainName = Literal["forest", "hills", "pasture", "field", "mountains", "desert", "lake", "sea", "gold"]


ResourceName = Literal["wood", "brick", "wool", "grain", "ore"]


PortKind = Literal["any", "wood", "brick", "wool", "grain", "ore"]


CardName = Literal["knight", "point", "roads", "plenty", "monopoly"]


Phase = Literal[
    "found_settlement",
    "found_road",
    "before_roll",
    "discard",
    "robber",
    "rob",
    "main",
    "free_road",
    "sign_up",
    "special",
    "over",
]


Level = Literal["easy", "standard", "hard", "master"]
"""How well bots play; more may come."""


Caution = Literal["target_hard", "target_impossible"]
"""What a table should know before it plays by its options: ``hint-<code>`` is a Fluent key."""


Pace = Literal["slow", "normal", "fast", "instant"]


SealState = Literal["bot", "waiting", "pledged", "revealed", "missing"]
"""Whether a chair's browser takes part in the chance of a game: ``seal-<code>`` is a Fluent key."""


Plan = Literal["end", "save", "resume", "replace"]
"""What the people of a table may agree on: to end the game, to save it for another evening, to go on with a
saved one though somebody is missing, to let a bot play for somebody who keeps all waiting."""
Saying = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "moment",
    "trade",
    "no_deal",
    "lucky",
    "unlucky",
    "not_me",
    "good_game",
    "thumbs_up",
    "smile",
    "surprise",
    "sad",
]
"""Quick phrases and signs: each reader sees them in their own language."""


Trait = Literal["bargain", "haggler", "brisk", "thoughtful", "plain"]
"""What a bot is like: ``trait-<code>`` is a Fluent key."""


Reason = Literal["too_close", "helps_you_more", "not_for_that", "no_use"]
"""Why a bot refuses an offer, by what everybody sees: ``reason-<code>`` is a Fluent key."""


AdviceReason = Literal[
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
]
"""Why a hint says what it says: ``advice-<code>`` is a Fluent key."""


TurningCode = Literal[
    "dash",
    "founding",
    "route_first",
    "route_taken",
    "route_lost",
    "army_first",
    "army_taken",
    "monopoly",
    "trade_winner",
    "trade",
    "seven_discard",
    "seven",
    "streak",
    "roll_gave",
    "roll_empty",
    "roll",
    "robber_blocks",
    "robber_moves",
    "robbed",
    "settle_last",
    "settle",
    "city",
    "buy_point",
    "buy",
    "plenty",
    "roads",
    "road",
    "bank",
    "end",
    "shift",
]
"""What turned a game: ``turning-<code>`` is a Fluent key."""


Goal = Literal["settle", "road", "city", "buy"]
"""What one works for: a settlement with its roads, a longer route, a city, a development card."""


Cards = list[int]


LessonGoal = Literal["found", "roll", "road", "trade", "settle", "robber", "bank", "buy", "city"]
"""What a lesson has one do: ``learn-goal-<code>`` is a Fluent key."""


LessonStep = Literal[
    "found_first",
    "road_first",
    "found_second",
    "road_second",
    "wait",
    "roll",
    "road",
    "settle",
    "city",
    "buy",
    "offer",
    "answer",
    "conclude",
    "bank",
    "discard",
    "robber",
    "rob",
    "free_road",
    "end",
    "over",
]
"""What comes next in a lesson: ``learn-step-<code>`` is a Fluent key."""
