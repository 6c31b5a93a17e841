"""No sentence stands in the code: whatever people read or hear comes from ``locales/``.

Logs and exceptions for developers are English. Help is looked at in `tests/cli/test_help.py`.
The client has a test of its own.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import Environment

SOURCE = Path(__file__).parents[2] / "src" / "hexfolk"
# Calls whose arguments are shown to people.
SHOWN = {
    "echo",
    "print",
    "secho",
    "add_column",
    "add_row",
    "add_task",
    "Text",
    "Failure",
    "Misuse",
    "ClickException",
    "UsageError",
    "BadParameter",
}
WORDS = re.compile(r"[^\W\d_]{2}")
# Names that no language translates, and `hexfolk --version`, which programs read.
NAMES = re.compile(r"Hexfolk\b|'--[a-z-]+'|\bmetrics\b|\bUTC\b|hexfolk | \(rules ")
COMMANDS = sorted((SOURCE / "cli").glob("*.py"))
TEMPLATES = sorted(SOURCE.rglob("templates/*.html"))


def shown(source: str) -> Iterator[str]:
    """Words that stand in the code itself and are shown."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _name(node.func) in SHOWN:
            for argument in (
                *node.args,
                *(k.value for k in node.keywords if k.arg in (None, "title", "caption")),
            ):
                yield from _words(argument)


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _words(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)) if WORDS.search(NAMES.sub("", text)):
            yield text
        case ast.JoinedStr(values=values):
            yield from (found for value in values for found in _words(value))
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*_words(body), *_words(orelse))
        case ast.BinOp(left=left, right=right):
            yield from (*_words(left), *_words(right))


@pytest.mark.parametrize("path", COMMANDS, ids=lambda path: path.name)
def test_commands_hold_no_words_of_their_own(path: Path) -> None:
    assert list(shown(path.read_text(encoding="utf-8"))) == []


def test_words_in_commands_are_seen() -> None:
    assert list(shown('click.echo(f"{x} tables are gone")')) == [" tables are gone"]
    assert list(shown('raise Failure("no" if a else t("b"))')) == ["no"]
    assert list(shown('table.add_column(t("cli-who")); log.info("not shown")')) == []


# --- pages that the server makes --------------------------------------------------------------------

# Words of the page's own language: tags, what stands in braces, styles.
_TAG = re.compile(r"<(style|script)\b.*?</\1>|<!--.*?-->|<[^>]*>", re.S)
_HEARD = re.compile(r"""\b(?:aria-label|aria-description|title|alt|placeholder)="([^"]*)\"""")


def written(template: str) -> list[str]:
    """Words that stand in a template itself."""
    kept = "".join(
        value if kind == "data" else "\0"
        for _, kind, value in Environment(autoescape=True).lex(template)
        if kind in ("data", "variable_begin", "block_begin")
    )
    heard = (part for text in _HEARD.findall(kept) for part in text.split("\0"))
    pieces = [*_TAG.sub("\0", kept).split("\0"), *heard]
    return [piece.strip() for piece in pieces if WORDS.search(NAMES.sub("", piece))]


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_templates_hold_no_words_of_their_own(path: Path) -> None:
    assert written(path.read_text(encoding="utf-8")) == []


def test_words_in_templates_are_seen() -> None:
    assert written('<p title="Help {{ x }}">{{ t("a") }} and more<b class="big one"></b></p>') == [
        "and more",
        "Help",
    ]
    assert written("{% if a %}<th>{{ t('b') }}</th>{% endif %}") == []
