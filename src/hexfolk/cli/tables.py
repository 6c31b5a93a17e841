"""``hexfolk tables``: all tables of a server."""

import json
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from sqlalchemy import Connection

from hexfolk.cli._data import ago, data_option, games, reading
from hexfolk.cli._speech import t
from hexfolk.store import register
from hexfolk.store.keys import LOG_KEY, house_key, kept_key
from hexfolk.store.register import Listed
from hexfolk.table.fold import LOBBY_KINDS, fold_lobby
from hexfolk.table.journal import marker


@click.command(help="help-tables")
@data_option
@click.option(
    "--state",
    "states",
    multiple=True,
    type=click.Choice(["lobby", "playing", "over"]),
    help="help-tables-state",
)
@click.option("--json", "as_json", is_flag=True, help="help-json-list")
def command(data: Path, states: tuple[str, ...], as_json: bool) -> None:
    """List all tables, the one at which something happened last first."""
    with games(data) as engine:
        with reading(engine) as connection:
            key = kept_key(connection, LOG_KEY)
        if key is None:
            with engine.begin() as connection:
                key = house_key(connection, LOG_KEY)
        mark = marker(key)
        with reading(engine) as connection:
            rows = [_row(connection, one, mark(one.id)) for one in register.listed(connection, states)]
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False))
        return
    # Narrow gaps: the whole table fits 80 columns.
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("id", "mark", "state"):
        table.add_column(t(f"cli-{column}"), no_wrap=True)
    for column in ("people", "bots", "entries", "made", "last-action"):
        table.add_column(t(f"cli-{column}"), justify="right", no_wrap=True)
    for row in rows:
        state = t(f"cli-state-{'closed' if row['closed'] else row['state']}")
        figures = (str(row["people"]), str(row["bots"]), str(row["entries"]))
        table.add_row(row["id"], row["mark"], state, *figures, ago(row["created"]), ago(row["touched"]))
    Console().print(table)


def _row(connection: Connection, one: Listed, mark: str) -> dict[str, Any]:
    lobby = fold_lobby(register.entries(connection, one.id, LOBBY_KINDS))
    chairs = lobby.chairs if lobby is not None else []
    return {
        "id": one.id,
        "mark": mark,
        "state": one.state,
        "closed": lobby is not None and lobby.closed,
        "people": sum(chair.kind == "person" for chair in chairs),
        "bots": sum(chair.kind == "bot" for chair in chairs),
        "entries": one.entries,
        "created": one.created,
        "touched": one.touched,
    }
