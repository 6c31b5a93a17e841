"""``hexfolk ban``: who may not come in."""

import ipaddress
import json
import re
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text
from sqlalchemy import Connection

from hexfolk.cli._data import SHORT_PERSON, data_option, date, games, reading
from hexfolk.cli._speech import Failure, Misuse, plain, t
from hexfolk.store import bans
from hexfolk.store.moment import DAY

# Fewer characters would too easily mean somebody else.
SHORTEST = 4


@click.group(help="help-ban", invoke_without_command=True)
@data_option
@click.option("--json", "as_json", is_flag=True, help="help-json-list")
@click.pass_context
def command(context: click.Context, data: Path, as_json: bool) -> None:
    """List who is banned; ban people or addresses, and let them in again."""
    context.obj = data
    if context.invoked_subcommand is not None:
        return
    with games(data) as engine, reading(engine) as connection:
        found = bans.all_bans(connection)
    if as_json:
        click.echo(json.dumps([_told(ban) for ban in found], ensure_ascii=False))
        return
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(t("cli-number"), justify="right")
    for column in ("who", "until", "since", "note"):
        table.add_column(t(f"cli-{column}"))
    for ban in found:
        until = t("cli-ban-lifted") if ban.until is None else date(ban.until)
        who = ban.network or _short(ban.person)
        table.add_row(str(ban.number), who, until, date(ban.created), Text(plain(ban.note)))
    Console().print(table)


@command.command(help="help-ban-add")
@click.argument("who", metavar="metavar-who")
@click.option("--days", type=click.FloatRange(0, 36500, min_open=True), help="help-ban-days")
@click.option(
    "--until",
    type=click.DateTime(["%Y-%m-%d", "%Y-%m-%dT%H:%M"]),
    help="help-ban-until",
)
@click.option("--note", default="", help="help-ban-note")
@click.pass_obj
def add(data: Path, who: str, days: float | None, until: datetime | None, note: str) -> None:
    """Ban WHO: the short id of a person (`hexfolk table ID` shows it), an address or a network."""
    if days is not None and until is not None:
        raise Misuse(t("cli-ban-both"))
    end = None if days is None else int(time.time() * 1000 + days * DAY)
    if until is not None:
        end = int(until.replace(tzinfo=UTC).timestamp() * 1000)
        if end <= time.time() * 1000:
            raise Misuse(t("cli-ban-past"), "'--until'")
    with games(data) as engine, engine.begin() as connection:
        network = _network(who)
        person = None if network else _person(connection, who)
        number = bans.ban(connection, person, network, end, note)
    meant = network or _short(person)
    if end is None:
        click.echo(t("cli-ban-made-endless", number=str(number), who=meant))
    else:
        click.echo(t("cli-ban-made", number=str(number), who=meant, date=date(end)))


@command.command(help="help-ban-lift")
@click.argument("number", metavar="metavar-number", type=click.IntRange(1))
@click.pass_obj
def lift(data: Path, number: int) -> None:
    """Lift the ban NUMBER, as `hexfolk ban` lists it."""
    with games(data) as engine, engine.begin() as connection:
        found = bans.lift(connection, number)
    if not found:
        raise Failure(t("cli-ban-unknown", number=str(number)))
    click.echo(t("cli-ban-is-lifted", number=str(number)))


def _network(who: str) -> str | None:
    """The network that is meant; None if it is a person."""
    try:
        found = ipaddress.ip_network(who, strict=False)
    except ValueError:
        return None
    if found.prefixlen == 0:
        raise Misuse(t("cli-ban-everybody"), f"'{t('metavar-who')}'")
    return str(found)


def _person(connection: Connection, who: str) -> str:
    if not re.fullmatch(rf"[0-9a-f]{{{SHORTEST},32}}", who):
        raise Misuse(t("cli-ban-nonsense", least=SHORTEST), f"'{t('metavar-who')}'")
    found = bans.known_people(connection, who)
    if len(found) != 1:
        raise Failure(t("cli-ban-several" if found else "cli-ban-nobody", who=who))
    return found[0]


def _short(person: str | None) -> str:
    return t("cli-ban-person", person=(person or "")[:SHORT_PERSON])


def _told(ban: bans.Ban) -> dict[str, Any]:
    return {
        "number": ban.number,
        "person": None if ban.person is None else ban.person[:SHORT_PERSON],
        "network": ban.network,
        "until": ban.until,
        "since": ban.created,
        "note": ban.note,
    }
