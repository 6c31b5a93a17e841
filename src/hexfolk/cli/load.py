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

from hexfolk.load.crowd import NobodyIn
from hexfolk.load.door import Door, NotHere, parse_door
from hexfolk.load.guests import Unwelcome
from hexfolk.load.house import NoServer
from hexfolk.load.run import measure
from hexfolk.load.siege import Endured, besiege
from hexfolk.load.wish import Measured, Wish

KIB = 1024
_FINDINGS = {
    "missing": "acked, but not in the log",
    "twice": "done twice",
    "unasked": "done, but not acked",
    "unfolded": "tables whose log makes no sense",
    "otherwise": "people who saw something else",
}


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
        raise click.UsageError("--pin is for a server of its own")
    if door is not None and (kills or not seconds):
        raise click.UsageError("--kills and --seconds 0 are for a server of its own")
    if kills and not seconds:
        raise click.UsageError("--kills needs time: --seconds")
    if pin and not hasattr(os, "sched_setaffinity"):
        raise click.UsageError("--pin does not work on this system")
    if pin and len(os.sched_getaffinity(0)) < 2:
        raise click.UsageError("--pin needs two processors")
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
    except (NobodyIn, NoServer, Unwelcome) as problem:
        raise click.ClickException(str(problem)) from None
    _said(result.server_said)
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
        raise click.BadParameter(str(problem), param_hint="'--address'") from None


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
        self._task = self._bar.add_task(name, total=total)
        if not self._terminal:
            click.echo(f"{name}: {total:g}", err=True)

    def reach(self, done: float) -> None:
        """How far the bar is."""
        if self._task is not None:
            self._bar.update(self._task, completed=done)


def _show(measured: Measured) -> None:
    table = Table(
        title=f"{measured.tables} tables of {measured.seats}, {measured.rate:g} actions a second due"
    )
    table.add_column("what")
    table.add_column("measured", justify="right")
    if measured.actions or measured.errors:
        table.add_row("actions", f"{measured.actions} in {measured.seconds:.1f} s")
        table.add_row("actions a second", f"{measured.actions_per_second:.1f}")
        table.add_row("due until at every seat, p50", f"{measured.p50_ms:.1f} ms")
        table.add_row("p95", f"{measured.p95_ms:.1f} ms")
        table.add_row("p99", f"{measured.p99_ms:.1f} ms")
        table.add_row("worst", f"{measured.worst_ms:.1f} ms")
        table.add_row("games finished", str(measured.games_finished))
        table.add_row("resyncs", str(measured.resyncs))
        table.add_row("errors", _codes(measured.error_codes))
    for what, number in (
        ("memory of a table", measured.bytes_per_table),
        ("memory of a seat", measured.bytes_per_seat),
    ):
        if number is not None:
            table.add_row(what, f"{number / KIB:.1f} KiB")
    if measured.server_cpu is not None and measured.actions:
        table.add_row("server busy on", f"{measured.server_cpu:.2f} processors")
    if measured.actions:
        table.add_row("players busy on", f"{measured.players_cpu:.2f} processors")
    table.add_row("load average before", f"{measured.load_average:.2f}")
    Console().print(table)


def _show_siege(endured: Endured) -> None:
    table = Table(title=f"{endured.tables} tables of {endured.seats}, {endured.kills} kills")
    table.add_column("what")
    table.add_column("found", justify="right")
    table.add_row("actions at every seat", str(endured.actions))
    table.add_row("messages acked", str(endured.promises))
    for what, number in msgspec.structs.asdict(endured.findings).items():
        table.add_row(_FINDINGS[what], str(number))
    table.add_row("longest until the server listened", f"{max(endured.open_s):.1f} s")
    table.add_row("longest until all were back", f"{max(endured.back_s):.1f} s")
    table.add_row("resyncs", str(endured.resyncs))
    table.add_row("errors", _codes(endured.error_codes))
    table.add_row("load average before", f"{endured.load_average:.2f}")
    Console().print(table)


def _said(said: str) -> None:
    """What the server had to complain of."""
    if said:
        click.echo(f"The server said:\n{said}", err=True)


def _codes(codes: dict[str, int]) -> str:
    return ", ".join(f"{number} {code}" for code, number in codes.items()) or "0"
