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


Cards = list[int]
