"""Resources and bundles of them.

A *bundle* is a count per resource packed into one integer, five bits each: room for
eight kinds of cards, and no bank holds more than 31 of a kind (B3).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.errors import Illegal
from hexfolk.core.ids import Bundle, Kind
from hexfolk.core.numeral import NOT_A_NUMBER, parse_number

KINDS: Final[i64] = 5
NAMES: Final = ("wood", "brick", "wool", "grain", "ore")

FIELD: Final[i64] = 5
# A plain number, for it is compared with what comes from outside, which may not fit 64 bits.
MOST: Final = 31
# One card of each kind, as a bundle.
ONE: Final[vec[i64]] = vec[i64]([32**k for k in range(8)])


def count(bundle: Bundle, kind: Kind) -> i64:
    """How many cards of one kind a bundle holds."""
    return (bundle >> (kind * FIELD)) & MOST


def total(bundle: Bundle) -> i64:
    """How many cards a bundle holds."""
    cards: i64 = 0
    while bundle > 0:
        cards += bundle & MOST
        bundle >>= FIELD
    return cards


def is_bundle(number: i64) -> bool:
    """Whether an integer is a bundle of this game's five resources."""
    return number >= 0 and number >> (KINDS * FIELD) == 0


def overlap(one: Bundle, other: Bundle) -> bool:
    """Whether two bundles share a kind (B39: never on both sides of a trade)."""
    return any(count(one, kind) > 0 and count(other, kind) > 0 for kind in range(KINDS))


def pack(counts: list[int]) -> int:
    """Bundle of counts by kind. Raises Illegal for counts outside 0 … 31."""
    bundle = 0
    if len(counts) > KINDS:
        raise Illegal("bad_bundle")
    for kind, number in enumerate(counts):
        if not 0 <= number <= MOST:
            raise Illegal("bad_bundle")
        bundle += number * 32**kind
    return bundle


def unpack(bundle: int) -> list[int]:
    """Counts by kind of a bundle."""
    return [bundle // 32**kind % 32 for kind in range(KINDS)]


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
