"""``hexfolk load``: people at many tables, to see how fast a server is."""

import asyncio
import os
import signal
import sys
from types import TracebackType

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

from hexfolk.cli._speech import Failure, Misuse, said, t
from hexfolk.load.door import Door, NotHere, parse_door
from hexfolk.load.run import measure
from hexfolk.load.siege import Endured, besiege
from hexfolk.load.trouble import Trouble
from hexfolk.load.wish import Measured, Wish

KIB = 1024


@click.command(help="help-load")
@click.option(
    "--tables", default=20, show_default=True, type=click.IntRange(1, 10_000), help="help-load-tables"
)
@click.option("--seats", default=4, show_default=True, type=click.IntRange(2, 8), help="help-load-seats")
@click.option(
    "--seconds",
    default=30.0,
    show_default=True,
    type=click.FloatRange(0, 86_400),
    help="help-load-seconds",
)
@click.option(
    "--rate",
    show_default="help-load-rate-default",
    type=click.FloatRange(0, 100_000, min_open=True),
    help="help-load-rate",
)
@click.option(
    "--ahead",
    default=800,
    show_default=True,
    type=click.IntRange(0, 2_000),
    help="help-load-ahead",
)
@click.option(
    "--seed",
    default=1,
    show_default=True,
    type=click.IntRange(0, 2**63 - 1),
    help="help-load-seed",
)
@click.option(
    "--address",
    show_default="help-load-address-default",
    metavar="metavar-url",
    help="help-load-address",
)
@click.option("--pin", is_flag=True, help="help-load-pin")
@click.option(
    "--kills",
    default=0,
    show_default=True,
    type=click.IntRange(0, 1_000),
    help="help-load-kills",
)
@click.option("--json", "as_json", is_flag=True, help="help-json")
def command(
    tables: int,
    seats: int,
    seconds: float,
    rate: float | None,
    ahead: int,
    seed: int,
    address: str | None,
    pin: bool,
    kills: int,
    as_json: bool,
) -> None:
    """Let people play at many tables over real sockets, and measure how long they wait."""
    door = None if address is None else _door(address)
    if door is not None and pin:
        raise Misuse(t("load-own-pin"))
    if door is not None and (kills or not seconds):
        raise Misuse(t("load-own-kills"))
    if kills and not seconds:
        raise Misuse(t("load-kills-time"))
    if pin and not hasattr(os, "sched_setaffinity"):
        raise Misuse(t("load-pin-system"))
    if pin and len(os.sched_getaffinity(0)) < 2:
        raise Misuse(t("load-pin-two"))
    wish = Wish(tables, seats, seconds, rate or tables / 2, seed, ahead, pin)
    # Ended by a signal, it must not leave its server behind.
    signal.signal(signal.SIGTERM, _leave)
    result: Measured | Endured
    try:
        with Bar() as bar:
            if kills:
                result = asyncio.run(besiege(wish, kills, bar))
            else:
                result = asyncio.run(measure(wish, door, bar))
    except Trouble as problem:
        raise Failure(_why(problem)) from None
    if result.server_said:
        click.echo(f"{t('load-server-said')}\n{result.server_said}", err=True)
    if as_json:
        click.echo(msgspec.json.encode(result))
    elif isinstance(result, Endured):
        _show_siege(result)
    else:
        _show(result)
    if isinstance(result, Endured) and result.findings.total:
        raise SystemExit(1)


def _leave(number: int, _frame: object) -> None:
    """Go the usual way out, with the exit code of a program that was ended so."""
    sys.exit(128 + number)


def _door(address: str) -> Door:
    try:
        return parse_door(address)
    except NotHere as problem:
        raise Misuse(_why(problem), "'--address'") from None


def _why(problem: Trouble) -> str:
    return t(f"load-trouble-{problem.code}", **problem.facts)


class Bar:
    """Progress on the error output: a bar on a terminal, else a line for each stage."""

    def __init__(self) -> None:
        console = Console(stderr=True)
        self._terminal = console.is_terminal
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self._bar = Progress(*columns, console=console, transient=True, disable=not self._terminal)
        self._task: TaskID | None = None

    def __enter__(self) -> "Bar":
        self._bar.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _problem: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def stage(self, name: str, total: float) -> None:
        """The next bar, or the next line."""
        if self._task is not None:
            self._bar.remove_task(self._task)
        what = t(f"load-stage-{name}")
        self._task = self._bar.add_task(what, total=total)
        if not self._terminal:
            click.echo(t("load-stage", what=what, total=_number(total, 2)), err=True)

    def reach(self, done: float) -> None:
        """How far the bar is."""
        if self._task is not None:
            self._bar.update(self._task, completed=done)


def _show(measured: Measured) -> None:
    title = t("load-title", tables=_tables(measured), rate=_number(measured.rate, 2))
    table = _sheet(title, t("load-measured"))
    if measured.actions or measured.errors:
        seconds = _number(measured.seconds, 1)
        table.add_row(t("load-actions"), t("load-actions-in", actions=measured.actions, seconds=seconds))
        table.add_row(t("load-actions-a-second"), _number(measured.actions_per_second, 1))
        table.add_row(t("load-wait"), _milliseconds(measured.p50_ms))
        table.add_row("p95", _milliseconds(measured.p95_ms))
        table.add_row("p99", _milliseconds(measured.p99_ms))
        table.add_row(t("load-worst"), _milliseconds(measured.worst_ms))
        table.add_row(t("load-games-finished"), str(measured.games_finished))
        table.add_row(t("load-resyncs"), str(measured.resyncs))
        table.add_row(t("load-errors"), _codes(measured.error_codes))
    for what, number in (
        (t("load-memory-table"), measured.bytes_per_table),
        (t("load-memory-seat"), measured.bytes_per_seat),
    ):
        if number is not None:
            table.add_row(what, t("load-kib", size=_number(number / KIB, 1)))
    if measured.server_cpu is not None and measured.actions:
        table.add_row(t("load-server-busy"), _number(measured.server_cpu, 2))
    if measured.actions:
        table.add_row(t("load-players-busy"), _number(measured.players_cpu, 2))
    table.add_row(t("load-average"), _number(measured.load_average, 2))
    Console().print(table)


def _show_siege(endured: Endured) -> None:
    table = _sheet(t("load-title-kills", tables=_tables(endured), kills=endured.kills), t("load-found"))
    table.add_row(t("load-actions-everywhere"), str(endured.actions))
    table.add_row(t("load-acked"), str(endured.promises))
    for what, number in msgspec.structs.asdict(endured.findings).items():
        table.add_row(t(f"load-finding-{what}"), str(number))
    table.add_row(t("load-longest-open"), _seconds(max(endured.open_s)))
    table.add_row(t("load-longest-back"), _seconds(max(endured.back_s)))
    table.add_row(t("load-resyncs"), str(endured.resyncs))
    table.add_row(t("load-errors"), _codes(endured.error_codes))
    table.add_row(t("load-average"), _number(endured.load_average, 2))
    Console().print(table)


def _sheet(title: str, found: str) -> Table:
    table = Table(title=title)
    table.add_column(t("load-what"))
    table.add_column(found, justify="right")
    return table


def _tables(result: Measured | Endured) -> str:
    return t("load-tables", tables=result.tables, seats=result.seats)


def _number(value: float, digits: int) -> str:
    return said().number(value, digits)


def _seconds(value: float) -> str:
    return t("load-seconds", seconds=_number(value, 1))


def _milliseconds(value: float) -> str:
    return t("load-milliseconds", time=_number(value, 1))


def _codes(codes: dict[str, int]) -> str:
    return ", ".join(f"{number} {code}" for code, number in codes.items()) or "0"
