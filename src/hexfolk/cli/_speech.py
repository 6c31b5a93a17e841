"""What the command line says, in the language of who reads it: that of ``hexfolk --lang``, else the system's.

Help and complaints about the form of a command line stay English, as click has them: they name options and
commands, which are English. Everything else that people read comes from ``locales/``.
"""

import locale
import os
import unicodedata
from collections.abc import Mapping
from typing import IO, Any, Final

import click

from hexfolk.core.errors import BadIsland, BadRecord
from hexfolk.i18n.languages import ORIGINAL, languages, match
from hexfolk.i18n.phrases import Phrases, phrases

PARTS: Final = ("cli", "common", "islands", "lobby", "records", "table")
"""The parts of the texts of which the command line speaks."""
_KEY: Final = "hexfolk.language"


class Failure(click.ClickException):
    """What was asked for cannot be done; ``message`` is in the reader's language already."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        # When it is shown, the command is over, and with it what is known of its language.
        self._said = said()

    def show(self, file: IO[Any] | None = None) -> None:
        """Say so, in one line."""
        click.echo(self._said.t("cli-error", message=self.format_message()), file, err=file is None)


class Misuse(click.UsageError):
    """A command line that makes no sense, because of ``option`` if one is named."""

    def __init__(self, why: str, option: str = "") -> None:
        super().__init__(t("cli-bad-value", option=option, why=why) if option else why)
        # Filled in by click: the command that complains.
        self.ctx = click.get_current_context(silent=True)
        self._said = said()

    def show(self, file: IO[Any] | None = None) -> None:
        """Say so, below how the command is used."""
        lines = [self._said.t("cli-error", message=self.format_message())]
        if self.ctx is not None:
            how = self._said.t("cli-try-help", command=self.ctx.command_path)
            lines = [self.ctx.get_usage(), how, "", *lines]
        click.echo("\n".join(lines), file, err=file is None)


def speak(_context: click.Context, _parameter: click.Parameter, wanted: str | None) -> str | None:
    """The callback of an option ``--lang``: from here on that language is spoken. Takes "pt_BR" too."""
    if wanted is None:
        return None
    found = match([wanted.replace("_", "-")])
    if found is None:
        known = ", ".join(languages())
        raise Misuse(t("cli-no-language", language=repr(wanted), known=known), "'--lang'")
    _context.meta[_KEY] = found
    return found


lang_option: Final = click.option(
    "--lang",
    metavar="TAG",
    expose_value=False,
    is_eager=True,
    callback=speak,
    help="The language of what is said, as en or pt-BR; that of the system if left out.",
)


def language() -> str:
    """The language that is spoken to whoever gave the command."""
    context = click.get_current_context(silent=True)
    chosen: str | None = None if context is None else context.meta.get(_KEY)
    return chosen or of_system(os.environ)


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
            return match([named.split(".")[0].split("@")[0].replace("_", "-")]) or ORIGINAL
    return match([(locale.getlocale()[0] or "").replace("_", "-")]) or ORIGINAL


def why_no_record(fault: BadRecord) -> str:
    """What is wrong with a record; the detail is of the form of records, and the same in all languages."""
    key = f"record-fault-{fault.code}"
    why = t(key if said().has(key) else "record-fault-unknown")
    return t("cli-record-fault", line=fault.line, why=why, detail=fault.detail)


def why_no_island(fault: BadIsland) -> str:
    """What is wrong with a map."""
    key = f"finding-{fault.code}"
    why = said().t(key, **fault.facts) if said().has(key) else str(fault)
    return f"{fault.line}:{fault.column}: {why}" if fault.line else why
