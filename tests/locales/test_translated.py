"""No language has a sentence left in English; what is the same in both is known, and why."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

LOCALES = Path(__file__).parents[2] / "locales"
OTHERS = sorted(path.parent.name for path in LOCALES.glob("*/language.json") if path.parent.name != "en")
# What may stay as it is in any language.
ANYWHERE = {
    "hexfolk": "the name of the game",
    "load-kib": "the sign of a unit",
    "load-milliseconds": "the sign of a unit",
    "time-minutes": "the sign of a unit",
    "metavar-id": "the sign of an identifier",
    "metavar-url": "the name of a form",
}
# What is the same word in some languages.
WORD = {
    "bank": {"pl"},
    "bot": {"it", "pl", "pt-BR", "ja"},
    "chat": {"it", "pt-BR"},
    "cli-bot": {"it", "pl", "pt-BR"},
    "cli-bots": {"pt-BR"},
    "cli-id": {"it", "pl", "pt-BR"},
    "cli-kind-bot": {"it", "pl", "pt-BR"},
    "cli-rating": {"it", "pt-BR"},
    "cli-state-lobby": {"it", "pl"},
    "key-end": {"pl", "pt-BR", "ja"},
    "key-home": {"pl", "pt-BR", "ja"},
    "key-space": {"ja"},
    "load-actions-in": {"it"},
    "lobby": {"it", "pl"},
    "metavar-file": {"it"},
    "metavar-files": {"it"},
    "metavar-folder": {"pl"},
    "metavar-island": {"it"},
    "metavar-svg": {"it"},
    "pace-normal": {"pt-BR"},
    "proposal-refuse": {"it"},
    "replay": {"it", "pt-BR"},
    "summary-from-bank": {"pl"},
    "summary-to-bank": {"pl"},
    "summary-total": {"pt-BR"},
    "trade-bank": {"pl"},
    "watch-bank": {"pl"},
    "watch-head-points": {"pt-BR"},
    "zoom": {"pt-BR"},
}


def said(language: str) -> Iterator[tuple[str, str]]:
    """(key, text) of every message and attribute."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, serialize_pattern(entry.value).strip()
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", serialize_pattern(attribute.value).strip()


def same(language: str) -> set[str]:
    """The keys that say in a language what they say in English, in words."""
    english = dict(said("en"))
    return {
        key
        for key, text in said(language)
        if text == english.get(key) and re.search(r"[^\W\d_]{2}", re.sub(r"\{[^{}]*\}", "", text))
    }


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    let = ANYWHERE.keys() | {key for key, where in WORD.items() if language in where}
    assert sorted(same(language) - let) == []


def test_no_word_is_let_pass_that_is_not_the_same() -> None:
    found = {language: same(language) for language in OTHERS}
    assert [key for key in ANYWHERE if not any(key in keys for keys in found.values())] == []
    idle = [(key, tag) for key, where in WORD.items() for tag in sorted(where) if key not in found[tag]]
    assert idle == []
