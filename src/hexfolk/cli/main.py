"""The command ``hexfolk`` and how it finds its sub-commands.

A module ``hexfolk/cli/NAME.py`` that holds a click command named ``command`` is the sub-command ``NAME``
(with ``_`` written ``-``); a module whose name begins with ``_`` is for the others. It is imported when
called or listed, so that ``hexfolk --version`` stays quick. Its ``FACTS``, if it has any, fill the holes of
its help.
"""

import importlib
import io
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click

import hexfolk
import hexfolk.cli
from hexfolk.cli._click import adopt, whole
from hexfolk.cli._help import spoken
from hexfolk.cli._speech import speaking


class Subcommands(click.Group):
    """The modules of this package, as sub-commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all sub-commands, in alphabetical order."""
        names = (module.name for module in pkgutil.iter_modules(hexfolk.cli.__path__))
        return sorted(name.replace("_", "-") for name in names if name != "main" and name[0] != "_")

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The sub-command of that name in the language of the moment, or None where there is none."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"hexfolk.cli.{cmd_name.replace('-', '_')}")
        command = module.command
        if not isinstance(command, click.Command):
            raise TypeError(f"{module.__name__}.command is no click command")
        return spoken(command, getattr(module, "FACTS", {}))

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        """Answer a command line in the language that it asks for."""
        adopt()
        _show_all()
        with speaking(sys.argv[1:] if args is None else args):
            return super(Subcommands, spoken(self, {})).main(args, *more, **extra)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Read the command line as far as the sub-command."""
        with _complaining():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Read the rest, and do what it says."""
        with _complaining():
            return super().invoke(ctx)


def _show_all() -> None:
    """Where an output has no sign for a letter of ours, its number is written: better than to say nothing."""
    for output in (sys.stdout, sys.stderr):
        if isinstance(output, io.TextIOWrapper):
            output.reconfigure(errors="backslashreplace")


@contextmanager
def _complaining() -> Iterator[None]:
    try:
        yield
    except click.UsageError as problem:
        raise whole(problem) from None


def _show_version(ctx: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        speed = "compiled" if hexfolk.is_compiled() else "interpreted"
        click.echo(f"hexfolk {hexfolk.__version__} (rules {speed})")
        ctx.exit()


@click.command(cls=Subcommands, help="help-hexfolk", context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="help-version",
)
def main() -> None:
    """Hexfolk."""
