"""``hexfolk backup``: a copy of all games."""

from pathlib import Path

import click

from hexfolk.cli._data import data_option, games
from hexfolk.cli._speech import Failure, t
from hexfolk.store.backup import BadBackup, back_up
from hexfolk.store.database import DATABASE


@click.command(help="help-backup")
@click.argument("file", metavar="metavar-file", type=click.Path(path_type=Path))
@data_option
def command(file: Path, data: Path) -> None:
    """Copy all games into the new FILE, also while the server runs, and look the copy over."""
    with games(data):
        pass
    try:
        tables, entries = back_up(data / DATABASE, file)
    except BadBackup as problem:
        why = t(f"cli-backup-{problem.code}", file=str(file)) if problem.code else str(problem)
        raise Failure(t("cli-backup-failed", why=why)) from None
    click.echo(t("cli-backup-made", file=str(file), tables=tables, entries=entries))
