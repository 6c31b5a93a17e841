"""``hexfolk table``: one table, and its end by the host of the server."""

import json
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text
from sqlalchemy.exc import IntegrityError

from hexfolk.cli._data import SHORT_PERSON, data_option, date, games, reading
from hexfolk.cli._speech import Failure, plain, said, t
from hexfolk.store import register
from hexfolk.store.moment import now
from hexfolk.store.register import Listed
from hexfolk.table.closing import close_table
from hexfolk.table.fold import Standing, fold

# A player may act at the same moment: then the log is read again.
TRIES = 5


@click.command(help="help-table")
@click.argument("table_id", metavar="metavar-id")
@data_option
@click.option("--close", is_flag=True, help="help-table-close")
@click.option("--json", "as_json", is_flag=True, help="help-json-object")
def command(table_id: str, data: Path, close: bool, as_json: bool) -> None:
    """Show the table ID: its chairs with the short ids of people, its options, the length of its log."""
    with games(data) as engine:
        if close:
            for _ in range(TRIES):
                try:
                    with engine.begin() as connection:
                        fresh = close_table(connection, table_id)
                    break
                except IntegrityError:
                    continue
                except KeyError:
                    raise Failure(t("cli-no-table", table=plain(table_id))) from None
            else:
                raise Failure(t("cli-table-busy", table=plain(table_id)))
            if not as_json:
                click.echo(t("cli-table-closed" if fresh else "cli-table-closed-before"))
        with reading(engine) as connection:
            listed = register.listed(connection, table=table_id)
            standing = fold(register.entries(connection, table_id))
    if not listed or standing is None:
        raise Failure(t("cli-no-table", table=plain(table_id)))
    if as_json:
        click.echo(json.dumps(_told(listed[0], standing), ensure_ascii=False))
    else:
        _show(listed[0], standing)


def _told(listed: Listed, standing: Standing) -> dict[str, Any]:
    lobby, game = standing.lobby, standing.game
    return {
        "id": listed.id,
        "state": lobby.state,
        "closed": lobby.closed,
        "paused": lobby.paused,
        "created": listed.created,
        "touched": listed.touched,
        "entries": standing.seq,
        "game": lobby.game,
        "turn": None if game is None else max(0, game.turn),
        "pace": lobby.pace,
        "options": msgspec.to_builtins(lobby.options),
        "own_map": bool(lobby.map),
        "chairs": [
            {
                "chair": number,
                "kind": chair.kind,
                "name": chair.name,
                "person": (chair.person or "")[:SHORT_PERSON],
                "bot": chair.bot or "",
                "host": chair.person is not None and chair.person == lobby.host,
                "conceded": number in lobby.conceded,
            }
            for number, chair in enumerate(lobby.chairs)
        ],
    }


def _show(listed: Listed, standing: Standing) -> None:
    told = _told(listed, standing)
    state = "closed" if told["closed"] else "paused" if told["paused"] else told["state"]
    words = {"table": listed.id, "state": t(f"cli-state-{state}"), "game": str(told["game"])}
    pace = t(f"pace-{told['pace']}")
    if told["turn"] is None:
        click.echo(t("cli-table", pace=pace, **words))
    else:
        click.echo(t("cli-table-turn", pace=pace, turn=str(told["turn"]), **words))
    made, since = date(listed.created), max(0, now() - listed.touched) // 1000
    click.echo(t("cli-table-log", date=made, entries=standing.seq, ago=said().span(since, ago=True)))
    options = " ".join(f"{name}={_word(value)}" for name, value in told["options"].items())
    click.echo(t("cli-table-options", options=plain(options)))
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(t("cli-chair"), justify="right")
    for column in ("who", "name", "person"):
        table.add_column(t(f"cli-{column}"))
    table.add_column("")
    for chair in told["chairs"]:
        notes = [t(f"cli-{note}") for note in ("host", "conceded") if chair[note]]
        who = chair["bot"] or t(f"cli-kind-{chair['kind']}")
        table.add_row(str(chair["chair"]), who, Text(plain(chair["name"])), chair["person"], ", ".join(notes))
    Console().print(table)


def _word(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
