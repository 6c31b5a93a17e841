"""The languages of the game, and how one of them is chosen.

A language is a folder of ``locales/`` with a ``language.json``: nothing else names it.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from hexfolk.data import DataMissing, locales_dir

ORIGINAL: Final = "en"
"""The language that the others are translated from, and that stands in where they lack something."""
META: Final = "language.json"
LOOKS: Final = frozenset(
    {"font", "font-heading", "leading", "leading-tight", "line-break", "word-break", "emphasis"}
)
"""What a language may set of the look of its text, as custom properties of the pages' style."""
# A header is short; whoever sends more than that is no browser.
_MOST_TAGS: Final = 20
_TAG: Final = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")
# What would end a declaration of a style sheet.
_NO_VALUE: Final = re.compile(r"[;{}<>\\]|/\*")


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``language.json`` tells of a language, beside its texts."""

    name: str
    """By its own name: never translated, so that everybody finds theirs."""
    direction: Literal["ltr", "rtl"] = "ltr"
    spaces: bool = True
    """Whether sentences stand apart by a space."""
    look: dict[str, str] = {}


def languages() -> Mapping[str, Language]:
    """Every language by its tag, in the order of their names. Raises ``DataMissing``."""
    return _languages(locales_dir())


@lru_cache(maxsize=4)
def _languages(folder: Path) -> dict[str, Language]:
    found = {path.parent.name: read_language(path) for path in folder.glob(f"*/{META}")}
    if ORIGINAL not in found:
        raise DataMissing(f"there is no language {ORIGINAL} in {folder}")
    return dict(sorted(found.items(), key=lambda one: one[1].name))


def read_language(path: Path) -> Language:
    """What a ``language.json`` says. Raises ``DataMissing`` with what is wrong with it."""
    try:
        language = msgspec.json.decode(path.read_bytes(), type=Language)
    except (OSError, msgspec.DecodeError) as problem:
        raise DataMissing(f"{path}: {problem}") from None
    if not _TAG.fullmatch(path.parent.name):
        raise DataMissing(f"{path}: the folder of a language is called by its tag, as in pt-BR")
    for name, value in language.look.items():
        if name not in LOOKS or _NO_VALUE.search(value):
            raise DataMissing(f"{path}: {name}: {value} is no look of a language")
    return language


def style(tag: str) -> str:
    """The look of a language as a rule of a style sheet, empty where it has none of its own."""
    look = languages()[tag].look
    said = "".join(f"--{name}: {value}; " for name, value in sorted(look.items()))
    return f":root:lang({tag}) {{ {said}}}\n" if said else ""


def match(tags: Iterable[str]) -> str | None:
    """The best of our languages for tags in order of liking.

    A tag fits whole ("pt-BR", or "pt_BR" as it is written in other places) or by its first part ("pt-PT"
    gets "pt-BR"), each before the next.
    """
    for tag in tags:
        wanted = tag.strip().lower().replace("_", "-")
        for language in languages():
            if language.lower() == wanted:
                return language
        for language in languages():
            if wanted and language.lower().split("-")[0] == wanted.split("-")[0]:
                return language
    return None


def accepted(header: str) -> list[str]:
    """The tags of an Accept-Language header, the one liked most first; those that are not wanted left out."""
    found: list[tuple[float, str]] = []
    for item in header.split(",")[:_MOST_TAGS]:
        tag, _, weight = item.partition(";")
        liking = _liking(weight.strip().lower())
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
