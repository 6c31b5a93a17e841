"""Resources and bundles of them.

A *bundle* is a count per resource packed into one integer, six bits each: room for eight
kinds of cards. No bank holds more than 31 of a kind (B3), so the top bit of a field is spare:
one subtraction tells whether a hand covers a price. Hands, the bank and stacks of
development cards are kept in this form.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.errors import Illegal
from hexfolk.core.ids import Bundle, Kind
from hexfolk.core.numeral import NOT_A_NUMBER, parse_number

KINDS: Final[i64] = 5
NAMES: Final = ("wood", "brick", "wool", "grain", "ore")

FIELD: Final[i64] = 6
# A plain number, for it is compared with what comes from outside, which may not fit 64 bits.
MOST: Final = 31
# Bundles of one card.
WOOD: Final[i64] = 1
BRICK: Final[i64] = 64
WOOL: Final[i64] = 4096
GRAIN: Final[i64] = 262144
ORE: Final[i64] = 16777216
ONE: Final[vec[i64]] = vec[i64]([WOOD, BRICK, WOOL, GRAIN, ORE])
# The most that fits into every field, and the spare bit above it.
FULL: Final[i64] = 31 * (WOOD + BRICK + WOOL + GRAIN + ORE)
SPARE: Final[i64] = FULL + WOOD + BRICK + WOOL + GRAIN + ORE

# For `total`: every second field, and what adds up three fields of twice the width.
_EVERY_SECOND: Final[i64] = 63 * (WOOD + WOOL + ORE)
_ADD_UP: Final[i64] = WOOD + WOOL + ORE


def count(bundle: Bundle, kind: Kind) -> i64:
    """How many cards of one kind a bundle holds."""
    return (bundle >> (kind * FIELD)) & MOST


def total(bundle: Bundle) -> i64:
    """How many cards a bundle holds."""
    pairs = (bundle & _EVERY_SECOND) + ((bundle >> FIELD) & _EVERY_SECOND)
    return ((pairs * _ADD_UP) >> (4 * FIELD)) & 4095


def kind_at(bundle: Bundle, place: i64) -> Kind:
    """Which kind the card at a place has, when the cards of a bundle lie sorted by kind."""
    kind: Kind = 0
    while place >= count(bundle, kind):
        place -= count(bundle, kind)
        kind += 1
    return kind


def covers(hand: Bundle, price: Bundle) -> bool:
    """Whether a hand holds at least the cards of another bundle, kind by kind."""
    return (((hand | SPARE) - price) & SPARE) == SPARE


def is_bundle(number: i64) -> bool:
    """Whether an integer is a bundle of this game's five resources."""
    return number >= 0 and number >> (KINDS * FIELD) == 0 and number & SPARE == 0


def overlap(one: Bundle, other: Bundle) -> bool:
    """Whether two bundles share a kind (B39: never on both sides of a trade)."""
    # Adding a full field carries into the spare bit where there is any card at all.
    return (one + FULL) & (other + FULL) & SPARE != 0


def pack(counts: list[int]) -> int:
    """Bundle of counts by kind. Raises Illegal for counts outside 0 … 31."""
    bundle = 0
    if len(counts) > KINDS:
        raise Illegal("bad_bundle")
    for kind, number in enumerate(counts):
        if not 0 <= number <= MOST:
            raise Illegal("bad_bundle")
        bundle += number * 64**kind
    return bundle


def unpack(bundle: int) -> list[int]:
    """Counts by kind of a bundle."""
    return [bundle // 64**kind % 64 for kind in range(KINDS)]


def bundle_text(bundle: int) -> str:
    """``2wood1ore``; an empty bundle is empty text."""
    return "".join(f"{n}{NAMES[kind]}" for kind, n in enumerate(unpack(bundle)) if n)


def parse_bundle(text: str) -> int:
    """Inverse of ``bundle_text``. Raises Illegal for any other text."""
    counts = [0] * KINDS
    rest = text
    for kind, name in enumerate(NAMES):
        digits, found, behind = rest.partition(name)
        number = parse_number(digits, MOST) if found else NOT_A_NUMBER
        # Another kind comes first: this one has no cards.
        if number > 0:
            counts[kind] = number
            rest = behind
    if rest:
        raise Illegal("bad_bundle")
    return pack(counts)
