"""Writes hard spaces into the Polish texts: a word of one letter must not stand alone at the end of a line.

Run it after adding or changing texts in ``locales/pl``; texts that are right already stay as they are.
"""

import re
from pathlib import Path
from typing import Final

TEXTS: Final = Path(__file__).parents[1] / "locales" / "pl"
# A letter by itself: after a space or an opening mark, before a space that a line may break at.
_LONELY: Final = re.compile(r"(?<![^\s(„])([aiouwzAIOUWZ]) (?=\S)")


def hardened(text: str) -> str:
    """The text of a Fluent file with a hard space after each Polish word of one letter; comments stay."""
    lines = (line if line.startswith("#") else _LONELY.sub("\\1\u00a0", line) for line in text.split("\n"))
    return "\n".join(lines)


def main() -> None:
    for path in sorted(TEXTS.glob("*.ftl")):
        before = path.read_text(encoding="utf-8")
        after = hardened(before)
        if after != before:
            path.write_text(after, encoding="utf-8")
            print(f"{path.name}: {sum(a != b for a, b in zip(before, after, strict=True))} spaces")


if __name__ == "__main__":
    main()
