"""What commands that play games among bots have in common: options, islands, bots, and the bar."""

from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from hexfolk.asking.fault import Fault
from hexfolk.asking.finding import BadBot, check_name
from hexfolk.asking.finding import names as known_bots
from hexfolk.cli._speech import Failure, Misuse, t, why_no_island
from hexfolk.core.errors import BadIsland, BadOption
from hexfolk.core.options import (
    DEALS,
    DICE,
    HIGHEST_TARGET,
    LOWEST_TARGET,
    MOST_CALM_ROUNDS,
    SWITCHES,
    Options,
    parse_options,
)
from hexfolk.core.own import own_island, own_text
from hexfolk.islands import catalogue, resolve
from hexfolk.lab.simulation import DEADLINE, TURN_CAP, Setting, Stalled
from hexfolk.lab.visitors import visitor

_Command = TypeVar("_Command", bound=Callable[..., Any])

_OPTIONS: Final = (
    click.option("--players", default=4, show_default=True, type=click.IntRange(2, 8), help="help-players"),
    click.option(
        "--seed",
        default=1,
        show_default=True,
        type=click.IntRange(0, 2**63 - 1),
        help="help-seed",
    ),
    click.option(
        "--board",
        default="standard",
        show_default=True,
        help="help-board",
    ),
    click.option(
        "--workers",
        default=1,
        show_default=True,
        type=click.IntRange(1, 256),
        help="help-workers",
    ),
    click.option(
        "--deadline",
        default=DEADLINE,
        show_default=True,
        type=click.FloatRange(0.001, 3600),
        metavar="metavar-seconds",
        help="help-deadline",
    ),
    click.option(
        "--turn-cap",
        default=TURN_CAP,
        show_default=True,
        type=click.IntRange(1, 1_000_000),
        help="help-turn-cap",
    ),
    click.option(
        "--target",
        show_default="help-target-default",
        type=click.IntRange(LOWEST_TARGET, HIGHEST_TARGET),
        help="help-target",
    ),
    click.option(
        "--deal",
        default=Options().deal,
        show_default=True,
        type=click.Choice(DEALS),
        help="help-deal",
    ),
    click.option(
        "--dice",
        default=Options().dice,
        show_default=True,
        type=click.Choice(DICE),
        help="help-dice",
    ),
    click.option(
        "--soft-sevens/--no-soft-sevens",
        default=False,
        show_default=True,
        help="help-soft-sevens",
    ),
    click.option(
        "--no-early-seven",
        default=0,
        show_default=True,
        type=click.IntRange(0, MOST_CALM_ROUNDS),
        metavar="metavar-rounds",
        help="help-no-early-seven",
    ),
)


def game_options(command: _Command) -> _Command:
    """The options of ``setting_of``, and ``--seed`` and ``--workers``."""
    command = _rule_switches(command)
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def _rule_switches(command: _Command) -> _Command:
    """An option ``--name/--no-name`` for every rule that can be switched."""
    defaults = Options().switches()
    for name in reversed(SWITCHES):
        flag = name.replace("_", "-")
        option = click.option(
            f"--{flag}/--no-{flag}", name, default=defaults[name], show_default=True, help=f"help-rule-{flag}"
        )
        command = option(command)
    return command


def setting_of(
    bots: tuple[str, ...],
    board: str,
    turn_cap: int,
    target: int | None,
    deal: str,
    deadline: float,
    rules: dict[str, bool | int | str],
) -> Setting:
    """The setting of games with a bot for every seat. Raises ``Misuse``."""
    island, own_map, suggested = _island(board, len(bots))
    try:
        options = _options(len(bots), target or suggested, deal, rules)
    except BadOption as error:
        raise Misuse(t("cli-option-refused", code=error.code), hint(error.field)) from None
    return Setting(options, island, bots, turn_cap, own_map, deadline)


def named(bots: str) -> list[str]:
    """The bots of a list, not necessarily one a seat. Raises ``Misuse`` for what can be no bot."""
    names, known = [name.strip() for name in bots.split(",")], ", ".join(known_bots())
    for name in names:
        try:
            check_name(name)
        except BadBot:
            why = (
                t("cli-bad-bot", bot=repr(name))
                if ":" in name
                else t("cli-no-bot", bot=repr(name), known=known)
            )
            raise Misuse(why, hint("bots")) from None
    return names


def invite(foreign: list[str], deadline: float) -> None:
    """See that foreign bots are there before anything is played. Raises ``Misuse``."""
    for name in foreign:
        try:
            visitor(name, deadline).start()
        except Fault as fault:
            raise Misuse(f"{name}: {fault.message}", hint("bots")) from None


@contextmanager
def told() -> Iterator[None]:
    """What goes wrong while games are played, in one line."""
    try:
        yield
    except BadIsland as error:
        raise Misuse(why_no_island(error), hint("board")) from None
    except BadOption:
        # The only option that depends on the island.
        raise Misuse(t("cli-beginner-deal"), hint("deal")) from None
    except BrokenProcessPool:
        raise Failure(t("cli-worker-ended")) from None
    except Stalled as error:
        raise Failure(t("cli-stalled", why=str(error))) from None
    except OSError as error:
        raise Failure(str(error)) from None


@contextmanager
def bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal, none where nobody watches; yields what hears of games played."""
    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(t("cli-games"), total=games)
        yield lambda played: progress.advance(task, played)


def place_of(setting: Setting, board: str) -> str:
    """How the island is called to people: a map of one's own by its file."""
    return Path(board).name if setting.map else setting.island


def hint(field: str) -> str:
    """The name of an option as it stands in complaints."""
    return f"'--{field.replace('_', '-')}'"


def _options(players: int, target: int, deal: str, rules: dict[str, bool | int | str]) -> Options:
    words = [f"{name}={_word(value)}" for name, value in rules.items()]
    return parse_options(" ".join([f"players={players} target={target} deal={deal}", *words]))


def _word(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _island(board: str, players: int) -> tuple[str, str, int]:
    """The id of the island, its text if it comes from a file of one's own, and the target it suggests."""
    if board.endswith(".toml"):
        try:
            island = own_island(Path(board).read_text(encoding="utf-8"))
        except OSError as error:
            raise Misuse(f"{board}: {error.strerror}", hint("board")) from None
        except UnicodeDecodeError:
            raise Misuse(t("cli-no-text", file=board), hint("board")) from None
        except BadIsland as error:
            raise Misuse(f"{board}: {why_no_island(error)}", hint("board")) from None
        return island.key, own_text(island), min(island.target, HIGHEST_TARGET)
    try:
        key = resolve(board, players)
        return key, "", min(catalogue()[key].target, HIGHEST_TARGET)
    except KeyError:
        known = ", ".join(["standard", *sorted(catalogue())])
        raise Misuse(t("cli-no-island", island=repr(board), known=known), hint("board")) from None
