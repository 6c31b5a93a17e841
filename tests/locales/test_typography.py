"""What a typesetter of the language would mark: hard spaces, quotes, the width of signs."""

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
hardened = runpy.run_path(str(ROOT / "scripts" / "hard_spaces.py"))["hardened"]
KANA_OR_KANJI = "[\u3040-\u30ff\u4e00-\u9fff]"
JAPANESE_SIGN = "[、。！？「」：（）]"
# Signs that Japanese writes at full width, and letters and digits that it does not.
JAPANESE_FAULTS = {
    "half-width sign": re.compile(f"{KANA_OR_KANJI}[,.!?:;(]|[)]{KANA_OR_KANJI}"),
    "full-width letter or digit": re.compile("[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff05\uff0b\uff5e]"),
    "space inside": re.compile(
        f"{KANA_OR_KANJI}[ \u3000]{KANA_OR_KANJI}|{JAPANESE_SIGN}[ \u3000]|[ \u3000]{JAPANESE_SIGN}"
    ),
    "spelling": re.compile("ブラウザ(?!ー)|サーバ(?!ー)|エディタ(?!ー)|ボット"),
}


class Pieces(Visitor):
    """All text of a message, piece by piece, without what stands in braces."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """(key, piece of text) of every message of a language."""
    for path in sorted((ROOT / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                pieces = Pieces()
                pieces.visit(entry)
                for piece in pieces.texts:
                    yield entry.id.name, piece


def test_polish_leaves_no_word_of_one_letter_at_the_end_of_a_line() -> None:
    soft = [
        path.name
        for path in sorted((ROOT / "locales" / "pl").glob("*.ftl"))
        if hardened(text := path.read_text(encoding="utf-8")) != text
    ]
    assert soft == [], "run scripts/hard_spaces.py"


def test_hard_spaces_are_put_where_they_belong() -> None:
    given = "# a w\nkey = Gra i bot, a w mieście („z kim”), Ctrl+Z cofa { $a } i { $b }"
    wanted = "# a w\nkey = Gra i~bot, a~w~mieście („z~kim”), Ctrl+Z cofa { $a } i~{ $b }"
    assert hardened(given) == wanted.replace("~", "\u00a0")


def test_polish_quotes_and_dashes_are_polish() -> None:
    wrong = re.compile(r"[\"“«»]| - |—")
    # A file of a map is quoted as it is written.
    assert [key for key, text in texts("pl") if wrong.search(text) and "[" not in text] == []


@pytest.mark.parametrize("fault", JAPANESE_FAULTS)
def test_japanese_signs_have_their_width(fault: str) -> None:
    assert [key for key, text in texts("ja") if JAPANESE_FAULTS[fault].search(text)] == []
