"""What the bots at a table are like: each name has its own way to deal and its own pace, at every level.

A manner is no strength. What it changes is how often a bot speaks up, how readily it haggles and how long it
seems to think; it favours nobody, and nobody near to winning (see ``bots.Style``).
"""

from typing import Final

import msgspec

from hexfolk.table.entries import Chair
from hexfolk.view.messages.words import Trait


class Manner(msgspec.Struct, frozen=True):
    """``trait`` is how people are told of it; the rest is as in ``bots.Style``.

    People have to answer every offer: one in a turn is enough for most. What bots want to gain by an exchange
    is less than in the arena, so that they deal as often with fewer offers.
    """

    trait: Trait | None = None
    offers: int = 1
    thrift: int = 50
    reluctance: int = 1
    tempo: float = 1.0
    """Of the table's pause between what bots do."""


# A counter-offer never brings so much.
_NEVER: Final = 1_000_000
# Who makes more offers, or counters, gains by it; the others are harder to please. In 800 games of four
# settlers with manners at random each won between 22 and 28 % of its seats.
TRAITS: Final[dict[Trait, Manner]] = {
    manner.trait: manner
    for manner in (
        Manner("bargain", offers=2, thrift=25),
        Manner("haggler"),
        Manner("brisk", thrift=200, reluctance=3, tempo=0.6),
        Manner("thoughtful", reluctance=2, tempo=1.5),
        Manner("plain", thrift=200, reluctance=_NEVER),
    )
    if manner.trait is not None
}
BY_NAME: Final[dict[str, Trait]] = {
    "Ada": "thoughtful",
    "Bruno": "bargain",
    "Cleo": "brisk",
    "Dario": "haggler",
    "Edda": "plain",
    "Felix": "bargain",
    "Greta": "thoughtful",
    "Hugo": "brisk",
}
PLAYING_ON: Final = Manner()
"""Of a bot that plays on for somebody."""


def manner_of(chair: Chair) -> Manner:
    """How whatever bot plays on a chair behaves: by its name, if the chair is a bot's."""
    trait = BY_NAME.get(chair.name) if chair.kind == "bot" else None
    return PLAYING_ON if trait is None else TRAITS[trait]
