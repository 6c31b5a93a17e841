"""The command ``hexfolk`` and how it finds its sub-commands.

A module ``hexfolk/cli/NAME.py`` that holds a click command named ``command`` is the sub-command ``NAME``
(with ``_`` written ``-``); a module whose name begins with ``_`` is for the others. It is imported when
called or listed, so that ``hexfolk --version`` stays quick.
"""

import importlib
import pkgutil

import click

import hexfolk
import hexfolk.cli
from hexfolk.cli._speech import lang_option


class Subcommands(click.Group):
    """The modules of this package, as sub-commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all sub-commands, in alphabetical order."""
        names = (module.name for module in pkgutil.iter_modules(hexfolk.cli.__path__))
        return sorted(name.replace("_", "-") for name in names if name != "main" and name[0] != "_")

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The sub-command of that name, or None where there is none."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"hexfolk.cli.{cmd_name.replace('-', '_')}")
        command = module.command
        if not isinstance(command, click.Command):
            raise TypeError(f"{module.__name__}.command is no click command")
        return command


def _show_version(ctx: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        speed = "compiled" if hexfolk.is_compiled() else "interpreted"
        click.echo(f"hexfolk {hexfolk.__version__} (rules {speed})")
        ctx.exit()


@click.command(cls=Subcommands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version, and whether the rules are compiled.",
)
@lang_option
def main() -> None:
    """Hexfolk: a game of settling an island, for 2 to 8 people and bots."""
