"""What the TOML reader of the standard library complains of: where it is, and of what kind."""

import re
from typing import Final, final

TOO_DEEP: Final = "a number too long, or lists too deep"
# By how the complaints begin; all others are about what a line says.
KINDS: Final = {
    "value": ("Invalid value", "Invalid date", "Invalid hex"),
    "twice": ("Cannot ", "Duplicate "),
    "open": ("Unterminated ", "Unclosed ", "Expected \"'"),
    "character": ("Illegal character", "Found invalid", "Unescaped ", "Escaped "),
    "deep": (TOO_DEEP,),
}


@final
class TomlFault:
    """A complaint about a text, with line and column from 1.

    It speaks English only; ``kind`` is one of KINDS or ``statement``, for those who are told otherwise.
    """

    def __init__(self, text: str, error: Exception) -> None:
        # A complaint ends in its place; a number too long or lists too deep have none.
        said = "" if isinstance(error, RecursionError) else str(error)
        found = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)$", said)
        if found is None:
            self.place, self.said = (1, 1), TOO_DEEP
        else:
            self.place = (int(found[1]), int(found[2])) if found[1] else _end(text)
            self.said = said[: found.start()]
        self.kind = _kind_of(self.said)


def _kind_of(said: str) -> str:
    for kind, beginnings in KINDS.items():
        if said.startswith(beginnings):
            return kind
    return "statement"


def _end(text: str) -> tuple[int, int]:
    """Line and column behind the last character."""
    return (text.count("\n") + 1, len(text) - text.rfind("\n"))
