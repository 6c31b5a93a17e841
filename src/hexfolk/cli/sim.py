"""``hexfolk sim``: games among bots, counted."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hexfolk.bots import NAMES, STANDARD
from hexfolk.core.errors import BadIsland, BadOption
from hexfolk.core.options import DEALS, HIGHEST_TARGET, LOWEST_TARGET, SWITCHES, Options, parse_options
from hexfolk.core.own import own_island, own_text
from hexfolk.islands import catalogue, resolve
from hexfolk.lab.simulation import TURN_CAP, Setting, Stalled, game_seed, play_recorded
from hexfolk.lab.tally import Tally, run

_Command = TypeVar("_Command", bound=Callable[..., Any])


def _rule_switches(command: _Command) -> _Command:
    """An option ``--name/--no-name`` for every rule that can be switched."""
    defaults = Options().switches()
    for name in reversed(SWITCHES):
        flag = name.replace("_", "-")
        option = click.option(
            f"--{flag}/--no-{flag}", name, default=defaults[name], show_default=True, help=_RULES.get(name)
        )
        command = option(command)
    return command


_RULES = {
    "friendly_robber": "The robber spares players with at most two points.",
    "robber": "Whether there is a robber.",
    "discard": "Whether a 7 costs half of a hand of more than seven cards.",
    "route_award": "Two points for the longest trade route.",
    "army_award": "Two points for the largest army.",
    "special_building": "Building between turns with five players and more.",
    "gifts": "Whether one side of a trade may be empty.",
    "bank_shown": "Whether people see what the bank holds; bots do not care.",
}


@click.command()
@click.option(
    "--players", default=4, show_default=True, type=click.IntRange(2, 8), help="Seats at the table."
)
@click.option(
    "--games", default=100, show_default=True, type=click.IntRange(1, 10_000_000), help="How many games."
)
@click.option(
    "--seed",
    default=1,
    show_default=True,
    type=click.IntRange(0, 2**63 - 1),
    help="The same seed gives the same games everywhere.",
)
@click.option(
    "--board",
    default="standard",
    show_default=True,
    help="Island, or a map file (FILE.toml); 'standard' fits the players.",
)
@click.option(
    "--bots",
    default=STANDARD,
    show_default=True,
    metavar="NAME[,NAME…]",
    help=f"One bot for all seats, or one a seat. Known: {', '.join(NAMES)}.",
)
@click.option(
    "--record",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="Write the record of the last game to this file.",
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 256),
    help="Processes; results do not depend on them.",
)
@click.option(
    "--turn-cap",
    default=TURN_CAP,
    show_default=True,
    type=click.IntRange(1, 1_000_000),
    help="Give a game up after so many turns.",
)
@click.option(
    "--target",
    show_default="what the island suggests",
    type=click.IntRange(LOWEST_TARGET, HIGHEST_TARGET),
    help="Points to win.",
)
@click.option(
    "--deal",
    default=Options().deal,
    show_default=True,
    type=click.Choice(DEALS),
    help="How the island is dealt.",
)
@_rule_switches
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of a table.")
def command(
    players: int,
    games: int,
    seed: int,
    board: str,
    bots: str,
    record: Path | None,
    workers: int,
    turn_cap: int,
    target: int | None,
    deal: str,
    as_json: bool,
    **switches: bool,
) -> None:
    """Let bots play games against each other, and count."""
    island, own_map, suggested = _island(board, players)
    try:
        options = _options(players, target or suggested, deal, switches)
    except BadOption as error:
        raise click.BadParameter(error.code.replace("_", " "), param_hint=_hint(error.field)) from None
    if record is not None and not record.parent.is_dir():
        # Said before the games are played, not after.
        raise click.BadParameter(f"there is no folder {str(record.parent)!r}", param_hint=_hint("record"))
    setting = Setting(options, island, _seats(bots, players), turn_cap, own_map)
    try:
        tally = _run(setting, games, seed, workers)
        if record is not None:
            _, played = play_recorded(setting, game_seed(seed, games - 1))
            record.write_text(played.to_text(), encoding="utf-8")
    except BadIsland as error:
        raise click.BadParameter(str(error), param_hint=_hint("board")) from None
    except BadOption:
        # The only option that depends on the island.
        raise click.BadParameter(
            "the beginner deal is for standard19 only", param_hint=_hint("deal")
        ) from None
    except (OSError, Stalled) as error:
        raise click.ClickException(str(error)) from None
    if as_json:
        click.echo(json.dumps(tally.as_dict()))
    else:
        _show(setting, tally, Path(board).name if own_map else island)


def _options(players: int, target: int, deal: str, switches: dict[str, bool]) -> Options:
    words = [f"{name}={'on' if value else 'off'}" for name, value in switches.items()]
    return parse_options(" ".join([f"players={players} target={target} deal={deal}", *words]))


def _hint(field: str) -> str:
    return f"'--{field.replace('_', '-')}'"


def _island(board: str, players: int) -> tuple[str, str, int]:
    """The id of the island, its text if it comes from a file of one's own, and the target it suggests."""
    if board.endswith(".toml"):
        try:
            island = own_island(Path(board).read_text(encoding="utf-8"))
        except OSError as error:
            raise click.BadParameter(f"{board}: {error.strerror}", param_hint=_hint("board")) from None
        except UnicodeDecodeError:
            raise click.BadParameter(f"{board} is not text", param_hint=_hint("board")) from None
        except BadIsland as error:
            raise click.BadParameter(f"{board}: {error}", param_hint=_hint("board")) from None
        return island.key, own_text(island), min(island.target, HIGHEST_TARGET)
    try:
        key = resolve(board, players)
        return key, "", min(catalogue()[key].target, HIGHEST_TARGET)
    except KeyError:
        known = ", ".join(["standard", *sorted(catalogue())])
        raise click.BadParameter(
            f"there is no island {board!r}; known: {known}", param_hint=_hint("board")
        ) from None


def _seats(bots: str, players: int) -> tuple[str, ...]:
    """A bot for every seat."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in NAMES:
            raise click.BadParameter(
                f"there is no bot {name!r}; known: {', '.join(NAMES)}", param_hint=_hint("bots")
            )
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise click.BadParameter(f"{len(names)} bots for {players} players", param_hint=_hint("bots"))
    return tuple(names)


def _run(setting: Setting, games: int, seed: int, workers: int) -> Tally:
    """Play with a bar on the terminal; none where nobody watches."""
    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=games)
        return run(setting, games, seed, workers, lambda played: progress.advance(task, played))


def _show(setting: Setting, tally: Tally, place: str) -> None:
    count = "1 game" if tally.games == 1 else f"{tally.games} games"
    table = Table(title=escape(f"{count} of {setting.options.players} on {place}"))
    table.add_column("seat", justify="right")
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    for seat, (bot, wins) in enumerate(zip(setting.bots, tally.wins, strict=True)):
        table.add_row(str(seat), bot, str(wins), f"{wins / tally.games:.1%}")
    speed = "compiled" if tally.compiled else "interpreted"
    Console().print(table)
    click.echo(
        f"{tally.finished} finished; turns: median {tally.median_turns}, 99 % within {tally.p99_turns}"
    )
    click.echo(f"{tally.seconds:.1f} s, {tally.games_per_second:,.1f} games a second ({speed})")
