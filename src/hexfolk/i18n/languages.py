"""The languages of the game, and how one of them is chosen."""

from collections.abc import Iterable
from typing import Final

LANGUAGES: Final = ("en", "it", "pl", "pt-BR", "ja")
LANGUAGE_NAMES: Final = {
    "en": "English",
    "it": "Italiano",
    "pl": "Polski",
    "pt-BR": "Português (Brasil)",
    "ja": "日本語",
}
"""Each language by its own name: never translated, so that everybody finds theirs."""
# A header is short; whoever sends more than that is no browser.
_MOST_TAGS: Final = 20


def match(tags: Iterable[str]) -> str | None:
    """The best of our languages for tags in order of liking.

    A tag fits whole ("pt-BR") or by its first part ("pt-PT" gets "pt-BR"), each before the next.
    """
    for tag in tags:
        wanted = tag.strip().lower()
        for language in LANGUAGES:
            if language.lower() == wanted:
                return language
        for language in LANGUAGES:
            if wanted and language.split("-")[0] == wanted.split("-")[0]:
                return language
    return None


def accepted(header: str) -> list[str]:
    """The tags of an Accept-Language header, the one liked most first; those that are not wanted left out."""
    found: list[tuple[float, str]] = []
    for item in header.split(",")[:_MOST_TAGS]:
        tag, _, weight = item.partition(";")
        liking = _liking(weight.strip())
        if tag.strip() and liking > 0:
            found.append((-liking, tag.strip()))
    return [tag for _, tag in sorted(found, key=lambda one: one[0])]


def _liking(weight: str) -> float:
    if not weight.startswith("q="):
        return 1.0
    try:
        return min(1.0, max(0.0, float(weight[2:])))
    except ValueError:
        return 0.0
