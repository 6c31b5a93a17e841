"""``hexfolk cleanup``: tables that nobody needs any more."""

from pathlib import Path

import click

from hexfolk.cli._data import data_option, games, reading
from hexfolk.cli._speech import said, t
from hexfolk.store import register
from hexfolk.store.database import DATABASE
from hexfolk.store.moment import DAY, now
from hexfolk.store.register import BATCH


@click.command(help="help-cleanup")
@data_option
@click.option(
    "--days",
    default=30,
    show_default=True,
    type=click.IntRange(1, 36500),
    help="help-cleanup-days",
)
@click.option("--dry-run", is_flag=True, help="help-cleanup-dry-run")
def command(data: Path, days: int, dry_run: bool) -> None:
    """Remove tables that were never finished and at which nothing has happened for DAYS days."""
    before = now() - days * DAY
    with games(data) as engine:
        with reading(engine) as connection:
            names = register.forgotten(connection, before)
            talks = register.old_talk(connection, before)
        if dry_run:
            click.echo(t("cli-cleanup-would", tables=len(names), talks=len(talks)))
            return
        gone = lines = 0
        for start in range(0, len(names), BATCH):
            with engine.begin() as connection:
                gone += len(register.remove(connection, names[start : start + BATCH], before))
        for start in range(0, len(talks), BATCH):
            with engine.begin() as connection:
                lines += register.forget_talk(connection, talks[start : start + BATCH])
        file = data / DATABASE
        size = file.stat().st_size
        # Outside of any transaction.
        with engine.connect() as connection:
            raw = connection.connection.driver_connection
            if raw is None:
                raise RuntimeError("a connection without its driver")
            raw.execute("VACUUM")
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        saved = max(0, size - file.stat().st_size)
    free = said().number(saved / 2**20)
    click.echo(t("cli-cleanup-gone", tables=gone, lines=lines, size=free))
