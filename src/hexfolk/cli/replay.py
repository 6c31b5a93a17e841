"""``hexfolk replay``: a record, played again by the rules."""

from functools import partial
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from hexfolk.cli._games import hint
from hexfolk.cli._keys import keyboard
from hexfolk.cli._records import played_record, record_argument
from hexfolk.cli._speech import Failure, Misuse, t, why_no_record
from hexfolk.cli._watch import Watch, printable, tell, watch
from hexfolk.core.errors import BadRecord
from hexfolk.core.record import MOST_LINES, Record
from hexfolk.core.state import OVER, State
from hexfolk.core.victory import points
from hexfolk.report.playback import ALL, WATCH, Playback


@click.command(help="help-replay")
@record_argument
@click.option("--watch", "watching", is_flag=True, help="help-replay-watch")
@click.option(
    "--eyes",
    default="all",
    show_default=True,
    metavar="metavar-seat",
    help="help-replay-eyes",
)
@click.option(
    "--from",
    "first",
    default=0,
    show_default=True,
    metavar="metavar-line",
    type=click.IntRange(0, MOST_LINES),
    help="help-replay-from",
)
@click.option(
    "--speed",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0.1, 100),
    help="help-replay-speed",
)
def command(file: Path, watching: bool, eyes: str, first: int, speed: float) -> None:
    """Play the record in FILE again (- reads standard input) and show the final points."""
    record, state = played_record(file)
    console = Console()
    if watching:
        try:
            _watch(Playback(record), console, eyes, first, speed)
        except BadRecord as error:
            raise Failure(why_no_record(error, record.to_text())) from None
    console.print(_table(record, state))


def _watch(playback: Playback, console: Console, eyes: str, first: int, speed: float) -> None:
    eye = {"all": ALL, "spectator": WATCH}.get(eyes)
    if eye is None:
        if eyes not in map(str, range(playback.record.options.players)):
            raise Misuse(t("cli-no-seat", seat=repr(eyes)), hint("eyes"))
        eye = int(eyes)
    show = Watch(playback, eye, first - playback.line(1) + 1 if first else 0, speed)
    with keyboard() as keys:
        if keys is not None and console.is_terminal:
            watch(show, console, keys)
        else:
            tell(show, partial(console.print, soft_wrap=True), playback)


def _table(record: Record, state: State) -> Table:
    table = Table(title=t("cli-replay-title", entries=len(record.entries), turns=state.turn))
    table.add_column(t("cli-seat"), justify="right")
    table.add_column(t("cli-player"))
    table.add_column(t("cli-bot"))
    table.add_column(t("cli-points"), justify="right")
    table.add_column("")
    for seat, chair in enumerate(record.seats):
        won = t("cli-wins") if seat == state.winner else ""
        table.add_row(str(seat), printable(chair.name), printable(chair.bot), str(points(state, seat)), won)
    if state.phase != OVER:
        table.caption = t("cli-replay-unfinished")
    return table
