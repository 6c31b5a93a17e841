"""Commands in the words of a language: declared with keys of phrases, and said when they are asked for.

A key of ``locales/*/help.ftl`` stands where click has a text: in ``help`` of commands and options, in
``metavar`` and in ``show_default``. What is no key is said as it stands.
"""

from collections.abc import Mapping
from copy import copy
from typing import Final, TypeVar

import click

from hexfolk.cli._layout import Layout
from hexfolk.cli._speech import check_language, said, t

_Command = TypeVar("_Command", bound=click.Command)
_METAVARS: Final = {
    "integer": "metavar-number",
    "integer range": "metavar-number",
    "float": "metavar-number",
    "float range": "metavar-number",
    "text": "metavar-text",
    "file": "metavar-file",
    "directory": "metavar-folder",
    "path": "metavar-file",
}
"""How a value is called by the name of its type, where its option does not say."""
_LANG: Final = click.Option(
    ["--lang"],
    metavar="metavar-tag",
    expose_value=False,
    is_eager=True,
    callback=check_language,
    help="help-lang",
)


class _Context(click.Context):
    formatter_class = Layout


def spoken(command: _Command, facts: Mapping[str, str]) -> _Command:
    """A copy of a command and its sub-commands that speaks the language of the moment and takes ``--lang``.

    The first line of its help is what lists of commands say of it. ``facts`` fill the holes of its texts.
    """
    copied = copy(command)
    copied.context_class = _Context
    copied.help = _say(command.help, facts)
    copied.short_help = (copied.help or "").partition("\n")[0]
    copied.options_metavar = t("usage-some-options")
    copied.params = [_spoken_parameter(one, facts) for one in (*command.params, _LANG)]
    if isinstance(copied, click.Group):
        copied.subcommand_metavar = t(
            "usage-some-command" if copied.invoke_without_command else "usage-a-command"
        )
        copied.commands = {name: spoken(one, facts) for name, one in copied.commands.items()}
    return copied


def _spoken_parameter(parameter: click.Parameter, facts: Mapping[str, str]) -> click.Parameter:
    copied = copy(parameter)
    copied.help = _say(parameter.help, facts)
    copied.metavar = _say(parameter.metavar or _METAVARS.get(parameter.type.name), facts)
    if isinstance(copied, click.Option) and isinstance(copied.show_default, str):
        copied.show_default = _say(copied.show_default, facts)
    return copied


def _say(text: str | None, facts: Mapping[str, str]) -> str | None:
    return t(text, **facts) if text and said().has(text) else text
