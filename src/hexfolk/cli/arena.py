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
from hexfolk.lab.arena import compete, whole_blocks
from hexfolk.lab.journal import BadJournal
from hexfolk.lab.notes import blame_text
from hexfolk.lab.standing import Standing
from hexfolk.lab.visitors import visiting


@click.command()
@click.option(
    "--bots",
    required=True,
    metavar="NAME,NAME…",
    help="The line-up: a bot for each seat, or fewer that repeat."
    f" Each is one of {', '.join(NAMES)}, an installed one, or module:name.",
)
@click.option(
    "--games",
    default=400,
    show_default=True,
    type=click.IntRange(1, 10_000_000),
    help="How many games, rounded up so that every island is played in every rotation.",
)
@game_options
@click.option(
    "--journal",
    "--resume",
    "journal",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Note every game in this file, and go on where it ends if it is there.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of tables.")
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
    """Let bots compete on equal terms.

    Every island, with its dice, is played once in every rotation of the line-up: all move on by one seat
    until everybody is where they were. Each of these is one game. With --players 4, 'a,b,c,d' and 'a,b,b,b'
    have four rotations and 'a,b' (which is 'a,b,a,b') two: --games 400 is 100 islands, or 200. What is left
    of the last island is played too.

    A win share is the wins of a name for each seat that it holds and game: one in so many players where all
    are equal. The 95 % intervals are Wilson's, wider where islands differ more than chance lets them.
    Ratings are openskill's, from 25 for everybody: the winner first, the others by points. Results depend
    on the seed alone, but for times, and for foreign bots that come too late.
    """
    names = named(bots)
    if len(names) > players:
        raise click.BadParameter(f"{len(names)} bots for {players} players", param_hint=hint("bots"))
    line_up = tuple(islice(cycle(names), players))
    setting = setting_of(line_up, board, turn_cap, target, deal, deadline, rules)
    with visiting(), told():
        invite(setting.foreign(), deadline)
        try:
            with bar(whole_blocks(line_up, games)) as progress:
                standing = compete(setting, games, seed, workers, journal, progress)
        except BadJournal as problem:
            raise click.BadParameter(str(problem), param_hint=hint("journal")) from None
    if as_json:
        click.echo(json.dumps(standing.as_dict()))
    else:
        _show(standing, place_of(setting, board))


def _show(standing: Standing, place: str) -> None:
    games = f"{standing.games} games of {standing.players} on {place}"
    console = Console()
    title = f"{games}: {standing.islands} dealt, {standing.rotations} rotations"
    console.print(_bots_table(standing, escape(title)))
    console.print(_seats_table(standing))
    resumed = f", {standing.resumed} of them from the journal" if standing.resumed else ""
    trades = f"trades between players: {standing.trades_per_game} a game"
    click.echo(f"{standing.finished} finished{resumed}; {trades}")
    click.echo(f"turns: median {standing.median_turns}, 99 % within {standing.p99_turns}")
    speed = "compiled" if standing.compiled else "interpreted"
    click.echo(f"{standing.seconds:.1f} s, {standing.games_per_second:,.1f} games a second ({speed})")
    for name, bot in standing.bots.items():
        if bot.faults is not None and bot.faults.moves:
            click.echo(blame_text(name, bot.faults))


def _bots_table(standing: Standing, title: str) -> Table:
    table = Table(title=title)
    table.add_column("bot", overflow="fold")
    for heading in ("share", "95 %", "rating", "offers", "taken", "ms", "99 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, bot in standing.bots.items():
        table.add_row(
            escape(name if bot.seats == 1 else f"{name} ×{bot.seats}"),
            f"{bot.win_share:.1%}",
            _range(bot.ci95),
            f"{bot.rating:.1f}",
            f"{bot.offers_per_game:.1f}",
            f"{bot.offers_taken:.0%}",
            f"{bot.mean_ms:.2f}",
            f"{bot.p99_ms:.2f}",
        )
    return table


def _seats_table(standing: Standing) -> Table:
    table = Table()
    for heading in ("seat", "wins", "share", "95 %"):
        table.add_column(heading, justify="right")
    for number, seat in enumerate(standing.seats):
        table.add_row(str(number), str(seat.wins), f"{seat.win_share:.1%}", _range(seat.ci95))
    return table


def _range(ci95: tuple[float, float]) -> str:
    return f"{100 * ci95[0]:.1f}–{100 * ci95[1]:.1f}"
