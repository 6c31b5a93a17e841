"""What the command line says, in the language of who reads it: that of ``--lang``, else the system's.

All that people read comes from ``locales/``: help and complaints about the form of a command line, too.
"""

import locale
import os
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

import click

from hexfolk.core.errors import BadIsland, BadRecord
from hexfolk.i18n.languages import ORIGINAL, languages, match
from hexfolk.i18n.phrases import Phrases, phrases

PARTS: Final = ("cli", "common", "help", "islands", "lobby", "records", "table", "verify")
"""The parts of the texts of which the command line speaks."""
LONGEST_QUOTE: Final = 60
"""Signs of a foreign text that are quoted."""
_spoken: Final[ContextVar[str | None]] = ContextVar("spoken", default=None)


class Failure(click.ClickException):
    """What was asked for cannot be done; ``message`` is in the reader's language already."""


class Misuse(click.UsageError):
    """A command line that makes no sense, because of ``option`` if one is named."""

    def __init__(self, why: str, option: str = "") -> None:
        message = t("usage-bad-value-of", param_hint=option, message=why) if option else why
        # Filled in by click: the command that complains.
        super().__init__(message, click.get_current_context(silent=True))


@contextmanager
def speaking(words: Sequence[str]) -> Iterator[None]:
    """Speak the language that a command line asks for, wherever in it, from its first word to the last one
    that is said about it; else that of the system."""
    token = _spoken.set(asked(words) or of_system(os.environ))
    try:
        yield
    finally:
        _spoken.reset(token)


def asked(words: Sequence[str]) -> str | None:
    """The language of the last ``--lang`` on a command line; what comes after ``--`` is no option."""
    found = None
    words = words[: words.index("--")] if "--" in words else words
    for at, word in enumerate(words):
        name, mark, tag = word.partition("=")
        if name == "--lang":
            found = match([tag] if mark else words[at + 1 : at + 2]) or found
    return found


def check_language(_context: click.Context, _parameter: click.Parameter, wanted: str | None) -> str | None:
    """The callback of ``--lang``: that there is such a language. Takes "pt_BR" too."""
    if wanted is not None and match([wanted]) is None:
        known = ", ".join(languages())
        raise Misuse(t("cli-no-language", language=repr(wanted), known=known), "'--lang'")
    return wanted


def language() -> str:
    """The language that is spoken to whoever gave the command."""
    return _spoken.get() or of_system(os.environ)


def is_speaking() -> bool:
    """Whether a command line is being answered."""
    return _spoken.get() is not None


def said() -> Phrases:
    """All that the command line says in that language."""
    return phrases(language(), PARTS)


def t(key: str, **args: str | int | float) -> str:
    """The phrase ``key`` in that language."""
    return said().t(key, **args)


def plain(text: str) -> str:
    """A text as it stands; what a terminal would obey or cannot show is escaped."""
    return "".join(c if _is_shown(c) else c.encode("unicode_escape", "replace").decode() for c in text)


def _is_shown(sign: str) -> bool:
    # Python counts the hard spaces of Polish texts and of numbers among what cannot be printed.
    return sign.isprintable() or unicodedata.category(sign) == "Zs"


def of_system(environment: Mapping[str, str]) -> str:
    """The language that the system is set to; the first variable that is set decides. Else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        named = environment.get(name, "")
        if named:
            return match([named.split(".")[0].split("@")[0]]) or ORIGINAL
    return match([locale.getlocale()[0] or ""]) or ORIGINAL


def why_no_record(fault: BadRecord, text: str) -> str:
    """What is wrong with a record, and where."""
    return t("cli-record-fault", line=fault.line, why=why_no_line(fault, text))


def why_no_line(fault: BadRecord, text: str) -> str:
    """What is wrong with a line of a record, and what stands there in its ``text``."""
    key = f"record-fault-{fault.code}"
    why = t(key if said().has(key) else "record-fault-unknown")
    # An illegal move stands there with the code of its rule: no words of any language.
    lines = [fault.detail] if fault.code == "record_illegal" else text.split("\n")[fault.line - 1 :][:1]
    if not lines or not lines[0]:
        return why
    return t("cli-fault-there", why=why, found=_shortened(plain(lines[0])))


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def why_no_island(fault: BadIsland) -> str:
    """What is wrong with a map."""
    key = f"finding-{fault.code}"
    why = said().t(key, **fault.facts) if said().has(key) else str(fault)
    return f"{fault.line}:{fault.column}: {why}" if fault.line else why
