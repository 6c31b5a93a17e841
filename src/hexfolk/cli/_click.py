"""What click says by itself, of the form of a command line, in our words.

click asks gettext for every sentence, by the English one with names in braces for what is filled in. While a
command is answered, they come from ``locales/``.
"""

import gettext
from difflib import get_close_matches
from string import Formatter
from types import ModuleType
from typing import Final

import click
from click import core, decorators, exceptions, formatting, parser, types

from hexfolk.cli._speech import is_speaking, t

MODULES: Final[tuple[ModuleType, ...]] = (core, decorators, exceptions, formatting, parser, types)
"""The modules of click that speak to whoever gave the command."""
KEYS: Final = {
    "Options": "usage-options",
    "Commands": "usage-commands",
    "default: {default}": "usage-default",
    "required": "usage-required",
    "Show this message and exit.": "help-help",
    "Aborted!": "usage-aborted",
    "Error: {message}": "cli-error",
    "Try '{command} {option}' for help.": "usage-try",
    "Invalid value: {message}": "usage-bad-value",
    "Invalid value for {param_hint}: {message}": "usage-bad-value-of",
    "Missing command.": "usage-missing-command",
    "No such option {name!r}.": "usage-no-option",
    "No such command {name!r}.": "usage-no-command",
    "Could not open file {filename!r}: {message}": "usage-no-opening",
    "unknown error": "usage-unknown-error",
    "Got unexpected extra argument ({args})": "usage-extra",
    "Option {name!r} requires an argument.": "usage-needs-value",
    "Option {name!r} does not take a value.": "usage-takes-no-value",
    "{value!r} is not {choice}.": "usage-no-choice",
    "{value!r} does not match the format {format}.": "usage-no-format",
    "{value!r} is not a valid {number_type}.": "usage-no-number",
    "{value} is not in the range {range}.": "usage-no-range",
    "{name} {filename!r} does not exist.": "usage-path-missing",
    "{name} {filename!r} is a file.": "usage-path-file",
    "{name} {filename!r} is a directory.": "usage-path-folder",
    "{name} {filename!r} is not readable.": "usage-path-unreadable",
    "{name} {filename!r} is not writable.": "usage-path-unwritable",
}
"""The phrases of ours for click's sentences; of those with a plural by the singular."""


def adopt() -> None:
    """Give our words to click."""
    for module in MODULES:
        for name, ours in (("_", _said), ("ngettext", _counted)):
            if hasattr(module, name):
                setattr(module, name, ours)


def whole(problem: click.UsageError) -> click.UsageError:
    """A complaint that click puts together out of pieces, as whole sentences."""
    match problem:
        case click.MissingParameter(param=click.Parameter() as parameter):
            name = parameter.get_error_hint(problem.ctx)
            key = f"usage-missing-{parameter.param_type_name}"
            return click.UsageError(t(key, name=name), problem.ctx)
        case click.NoSuchOption(possibilities=[_, *_] as close):
            return _unknown(problem, close)
        case click.NoSuchCommand(ctx=click.Context(command=click.Group() as group) as context):
            # click looks only among commands that are loaded.
            close = get_close_matches(problem.command_name, group.list_commands(context))
            return _unknown(problem, close) if close else problem
    return problem


def _unknown(problem: click.UsageError, close: list[str]) -> click.UsageError:
    names = ", ".join(repr(name) for name in sorted(close))
    meant = t("usage-meant", number=len(close), names=names)
    return click.UsageError(t("sentence-after", first=problem.message, next=meant), problem.ctx)


class _Template(str):
    """A sentence with holes."""

    __slots__ = ()

    def format(self, *_args: object, **holes: object) -> str:
        """Our sentence for it, once they are filled."""
        quoted = {name for _, name, _, conversion in Formatter().parse(self) if conversion == "r"}
        filled = {name: repr(hole) if name in quoted else str(hole) for name, hole in holes.items()}
        if "number_type" in filled:
            # "float range" is a sort of "float".
            filled["number_type"] = filled["number_type"].split()[0]
        return t(KEYS[self], **filled)


def _said(message: str) -> str:
    if message not in KEYS or not is_speaking():
        return gettext.gettext(message)
    return _Template(message) if "{" in message else t(KEYS[message])


def _counted(one: str, many: str, number: int) -> str:
    if one not in KEYS or not is_speaking():
        return gettext.ngettext(one, many, number)
    return _Template(one)
