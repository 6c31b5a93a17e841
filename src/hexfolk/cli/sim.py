"""``hexfolk sim``: games among bots, counted."""

import json
from dataclasses import replace
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from hexfolk.bots import NAMES, STANDARD
from hexfolk.cli._games import bar, game_options, hint, invite, named, place_of, setting_of, told
from hexfolk.cli._play import lost_moves, speed, too_many_bots
from hexfolk.cli._speech import Misuse, said, t
from hexfolk.lab.simulation import Setting, game_seed, play_recorded
from hexfolk.lab.tally import Tally, run
from hexfolk.lab.visitors import visiting

FACTS = {"bots": ", ".join(NAMES)}
"""What its help tells of the program."""


@click.command(help="help-sim")
@click.option(
    "--games", default=100, show_default=True, type=click.IntRange(1, 10_000_000), help="help-sim-games"
)
@click.option(
    "--bots",
    default=STANDARD,
    show_default=True,
    metavar="metavar-bots",
    help="help-sim-bots",
)
@click.option(
    "--record",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="help-sim-record",
)
@click.option(
    "--verifiable",
    is_flag=True,
    help="help-sim-verifiable",
)
@game_options
@click.option("--json", "as_json", is_flag=True, help="help-json")
def command(
    players: int,
    games: int,
    seed: int,
    board: str,
    bots: str,
    record: Path | None,
    verifiable: bool,
    workers: int,
    turn_cap: int,
    target: int | None,
    deal: str,
    deadline: float,
    as_json: bool,
    **rules: bool | int | str,
) -> None:
    """Let bots play games against each other, and count."""
    seats = _seats(bots, players)
    setting = setting_of(seats, board, turn_cap, target, deal, deadline, rules)
    setting = replace(setting, verifiable=verifiable)
    if record is not None and not record.parent.is_dir():
        # Said before the games are played, not after.
        raise Misuse(t("cli-no-folder", folder=repr(str(record.parent))), hint("record"))
    with visiting(), told():
        invite(setting.foreign(), deadline)
        with bar(games) as progress:
            tally = run(setting, games, seed, workers, progress)
        if record is not None:
            _, played = play_recorded(setting, game_seed(seed, games - 1))
            record.write_text(played.to_text(), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(tally.as_dict()))
    else:
        _show(setting, tally, place_of(setting, board))


def _seats(bots: str, players: int) -> tuple[str, ...]:
    """A bot for every seat."""
    names = named(bots)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise too_many_bots(len(names), players)
    return tuple(names)


def _show(setting: Setting, tally: Tally, place: str) -> None:
    about = t("cli-games-on", games=tally.games, players=setting.options.players, island=place)
    table = Table(title=escape(about))
    table.add_column(t("cli-chair" if setting.verifiable else "cli-seat"), justify="right")
    table.add_column(t("cli-bot"))
    table.add_column(t("cli-victories"), justify="right")
    table.add_column(t("cli-share"), justify="right")
    for seat, (bot, wins) in enumerate(zip(setting.bots, tally.wins, strict=True)):
        table.add_row(str(seat), bot, str(wins), said().percent(wins / tally.games, 1))
    Console().print(table)
    turns = t("cli-turns", median=tally.median_turns, most=tally.p99_turns)
    click.echo(f"{t('cli-finished', games=tally.finished)}; {turns}")
    click.echo(speed(tally.seconds, tally.games_per_second, tally.compiled))
    for name, faults in (tally.faults or {}).items():
        if faults.moves:
            click.echo(lost_moves(name, faults))
