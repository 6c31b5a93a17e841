"""``hexfolk analyse``: a finished game looked back on by the strongest bot."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn
from rich.table import Table

from hexfolk.analysis.course import analyse
from hexfolk.analysis.opinion import NoDecision, opinion
from hexfolk.analysis.words import Words
from hexfolk.cli._records import played_record, record_argument
from hexfolk.cli._speech import Failure, language, t
from hexfolk.cli._watch import printable
from hexfolk.core.record import MOST_LINES, Record
from hexfolk.data import DataMissing
from hexfolk.report.playback import Playback, finished
from hexfolk.view.board import view_board
from hexfolk.view.messages.analysis import AnalysisView, CurvePoint, SecondOpinion

# Rows of the table of chances: so many fit a screen.
ROWS: Final = 16


@click.command(help="help-analyse")
@record_argument
@click.option("--json", "as_json", is_flag=True, help="help-analyse-json")
@click.option(
    "--line",
    metavar="metavar-line",
    type=click.IntRange(1, MOST_LINES),
    help="help-analyse-line",
)
def command(file: Path, as_json: bool, line: int | None) -> None:
    """Look back on the game whose record is FILE (- reads standard input)."""
    record, _ = played_record(file)
    if not finished(record):
        raise Failure(t("cli-record-running"))
    try:
        words = Words(language(), view_board(record.board), [seat.name for seat in record.seats])
    except DataMissing as missing:
        raise Failure(str(missing)) from None
    if line is not None:
        _advise(Playback(record), line, words, as_json)
        return
    with _bar(words.said.t("analysis-title")) as told:
        found = analyse(record, told)
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        _show(found, record, words)


@contextmanager
def _bar(title: str) -> Iterator["_Told"]:
    """How far it is, on a terminal."""
    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield _Told(progress, title)


class _Told:
    """Hears how far it is."""

    def __init__(self, progress: Progress, title: str) -> None:
        self._progress = progress
        self._task = progress.add_task(title, total=1.0)

    def __call__(self, share: float) -> None:
        self._progress.update(self._task, completed=share)


def _show(found: AnalysisView, record: Record, words: Words) -> None:
    console = Console()
    said = words.said
    if len(found.points) < 2:
        console.print(said.t("analysis-empty"), markup=False)
        return
    table = Table(title=said.t("analysis-curve"))
    table.add_column("", no_wrap=True)
    for seat in range(record.options.players):
        table.add_column(printable(words.name(seat)), justify="right")
    for point in _spread(found.points):
        when = said.t("analysis-end") if point.seat is None else words.moment(point.turn)
        table.add_row(when, *(said.percent(chance) for chance in point.chances))
    console.print(table)
    console.print(said.t("analysis-turning"), style="bold", markup=False)
    for number, turning in enumerate(found.turning, 1):
        when = f"{words.moment(turning.turn)} ({turning.line})"
        console.print(printable(f"{number}. {when}: {words.turning(turning)}"), soft_wrap=True)
        changes = [b - a for a, b in zip(turning.before, turning.after, strict=True)]
        seats = dict.fromkeys((changes.index(max(changes)), changes.index(min(changes))))
        told = [words.change(seat, turning.before[seat], turning.after[seat]) for seat in seats]
        console.print(printable("   " + "  ".join(told)), soft_wrap=True, style="dim")


def _spread(points: list[CurvePoint]) -> list[CurvePoint]:
    """Some of the points, evenly, the first and the last among them."""
    if len(points) <= ROWS:
        return points
    return [points[round(place * (len(points) - 1) / (ROWS - 1))] for place in range(ROWS)]


def _advise(playback: Playback, line: int, words: Words, as_json: bool) -> None:
    try:
        found = opinion(playback, max(0, line - playback.line(1)))
    except NoDecision:
        raise Failure(words.said.t("refused-analysis_none")) from None
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    console = Console()
    for text in _told(found, words):
        console.print(printable(text), soft_wrap=True)


def _told(found: SecondOpinion, words: Words) -> Iterator[str]:
    said, player = words.said, words.name(found.seat)
    played = said.t("opinion-clock" if found.by_clock else "opinion-played", player=player)
    yield f"{words.moment(found.turn)} ({found.line})"
    yield f"{played}: {found.played}{_share(found.chance_played, words)}"
    if found.same:
        yield said.t("sentence-after", first=said.t("opinion-same"), next=words.reason(found))
        return
    yield f"{said.t('opinion-advised')}: {found.hint.action}{_share(found.chance_advised, words)}"
    yield words.reason(found)


def _share(chance: float | None, words: Words) -> str:
    return "" if chance is None else f" ({words.said.t('opinion-chance')} {words.said.percent(chance)})"
