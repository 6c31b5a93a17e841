"""Names of people and bots at a table."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from hexfolk.table.refusal import Refusal

LONGEST: Final = 24
# Characters that draw nothing or steer how others are drawn: a name made of them could pass for another.
# Cc control, Cf format (zero width, direction marks), Cs, Co and Cn no characters, Zl and Zp separators.
BARRED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# The last ones choose among forms of the character before them, which mostly has only one.
INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b\u180c\u180d\u180f"
    + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)
# Marks piled on one letter spill over the line; no name needs more.
MOST_MARKS: Final = 2

BOT_NAMES: Final = ("Ada", "Bruno", "Cleo", "Dario", "Edda", "Felix", "Greta", "Hugo")


def check_name(text: str, taken: Iterable[str]) -> str:
    """The name as it is kept: composed (NFC), trimmed, inner space runs made one space.

    Raises ``Refusal``: ``name_empty``, ``name_long``, ``name_characters`` or ``name_taken``
    (compared without case, and with compatibility forms folded).
    """
    # Only spaces are made one: other white space inside is refused below, not repaired.
    name = " ".join(part for part in unicodedata.normalize("NFC", text).strip().split(" ") if part)
    # A mark with nothing under it counts as one too many.
    marks = MOST_MARKS
    for character in name:
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in BARRED or character in INVISIBLE or marks > MOST_MARKS:
            raise Refusal("name_characters")
    if not name:
        raise Refusal("name_empty")
    if len(name) > LONGEST:
        raise Refusal("name_long", most=LONGEST)
    if fold_name(name) in {fold_name(other) for other in taken}:
        raise Refusal("name_taken")
    return name


def fold_name(name: str) -> str:
    """Two names that fold alike count as the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def free_bot_name(taken: Iterable[str]) -> str:
    """The first bot name that nobody at the table has."""
    folded = {fold_name(name) for name in taken}
    for name in BOT_NAMES:
        if fold_name(name) not in folded:
            return name
    # Eight chairs: with every name above taken by people, all chairs are full.
    raise Refusal("table_full")
