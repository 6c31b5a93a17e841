"""``hexfolk arena``: which bot is stronger, and how sure that is."""

import json
from itertools import cycle, islice
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from hexfolk.bots import NAMES
from hexfolk.cli._games import bar, game_options, hint, invite, named, place_of, setting_of, told
from hexfolk.cli._play import lost_moves, speed, too_many_bots
from hexfolk.cli._speech import Misuse, said, t
from hexfolk.lab.arena import compete, whole_blocks
from hexfolk.lab.journal import BadJournal
from hexfolk.lab.standing import Standing
from hexfolk.lab.visitors import visiting

FACTS = {"bots": ", ".join(NAMES)}
"""What its help tells of the program."""


@click.command(help="help-arena")
@click.option(
    "--bots",
    required=True,
    metavar="metavar-line-up",
    help="help-arena-bots",
)
@click.option(
    "--games",
    default=400,
    show_default=True,
    type=click.IntRange(1, 10_000_000),
    help="help-arena-games",
)
@game_options
@click.option(
    "--journal",
    "--resume",
    "journal",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="help-arena-journal",
)
@click.option("--json", "as_json", is_flag=True, help="help-json-tables")
def command(
    bots: str,
    games: int,
    players: int,
    seed: int,
    board: str,
    workers: int,
    turn_cap: int,
    target: int | None,
    deal: str,
    deadline: float,
    journal: Path | None,
    as_json: bool,
    **rules: bool | int | str,
) -> None:
    """Let bots compete on equal terms."""
    names = named(bots)
    if len(names) > players:
        raise too_many_bots(len(names), players)
    line_up = tuple(islice(cycle(names), players))
    setting = setting_of(line_up, board, turn_cap, target, deal, deadline, rules)
    with visiting(), told():
        invite(setting.foreign(), deadline)
        try:
            with bar(whole_blocks(line_up, games)) as progress:
                standing = compete(setting, games, seed, workers, journal, progress)
        except BadJournal as problem:
            raise Misuse(t(f"cli-journal-{problem.code}", **problem.facts), hint("journal")) from None
    if as_json:
        click.echo(json.dumps(standing.as_dict()))
    else:
        _show(standing, place_of(setting, board))


def _show(standing: Standing, place: str) -> None:
    games = t("cli-games-on", games=standing.games, players=standing.players, island=place)
    console = Console()
    title = t("cli-games-dealt", games=games, islands=standing.islands, rotations=standing.rotations)
    console.print(_bots_table(standing, escape(title)))
    console.print(_seats_table(standing))
    told = [t("cli-finished", games=standing.finished)]
    if standing.resumed:
        told.append(t("cli-resumed", games=standing.resumed))
    trades = t("cli-trades", trades=said().number(standing.trades_per_game, 2))
    click.echo(f"{', '.join(told)}; {trades}")
    click.echo(t("cli-turns", median=standing.median_turns, most=standing.p99_turns))
    click.echo(speed(standing.seconds, standing.games_per_second, standing.compiled))
    for name, bot in standing.bots.items():
        if bot.faults is not None and bot.faults.moves:
            click.echo(lost_moves(name, bot.faults))


def _bots_table(standing: Standing, title: str) -> Table:
    table = Table(title=title)
    table.add_column(t("cli-bot"), overflow="fold")
    headings = (t("cli-share"), "95 %", t("cli-rating"), t("cli-offers"), t("cli-offers-taken"), "ms", "99 %")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    number, percent = said().number, said().percent
    for name, bot in standing.bots.items():
        table.add_row(
            escape(name if bot.seats == 1 else f"{name} ×{bot.seats}"),
            percent(bot.win_share, 1),
            _range(bot.ci95),
            number(bot.rating),
            number(bot.offers_per_game),
            percent(bot.offers_taken),
            number(bot.mean_ms, 2),
            number(bot.p99_ms, 2),
        )
    return table


def _seats_table(standing: Standing) -> Table:
    table = Table()
    for heading in (t("cli-seat"), t("cli-victories"), t("cli-share"), "95 %"):
        table.add_column(heading, justify="right")
    for seat, won in enumerate(standing.seats):
        table.add_row(str(seat), str(won.wins), said().percent(won.win_share, 1), _range(won.ci95))
    return table


def _range(ci95: tuple[float, float]) -> str:
    low, high = (said().number(100 * end) for end in ci95)
    return f"{low}–{high}"
