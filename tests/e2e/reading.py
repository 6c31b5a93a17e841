"""What can be read on a page: which text is clipped, which word broken, and which stands in no brackets."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

_SCRIPT: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").strip()


def clipped(page: Page, names: Sequence[str]) -> list[str]:
    """Texts that do not fit into their place, and how wide the page is if it is wider than the window.

    ``names`` are what people wrote: they may be shortened.
    """
    return _ask(page, "clipped", names)


def broken(page: Page, names: Sequence[str]) -> list[str]:
    """Words in buttons, tabs and headings that stand on two lines."""
    return [word for word in _ask(page, "broken", ()) if word not in names]


def bare(page: Page, names: Sequence[str]) -> list[str]:
    """Texts that are shown, or heard, and do not come from a phrase; names are let pass."""
    return _ask(page, "bare", names)


def _ask(page: Page, what: str, names: Sequence[str]) -> list[str]:
    found: list[str] = page.evaluate(f"names => {_SCRIPT}.{what}(names)", list(names))
    return found
