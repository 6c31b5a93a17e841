"""``hexfolk maps``: the islands of the game, and a checker and a draughtsman for those who make maps."""

import json
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from hexfolk.cli._speech import Failure, Misuse, plain, said, t, why_no_island
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadIsland, BadOption
from hexfolk.core.island import Island, land_hexes
from hexfolk.core.options import DEALS, Options
from hexfolk.core.topology import Topology
from hexfolk.islands import catalogue
from hexfolk.render.svg import draw_board, draw_island
from hexfolk.survey import MOST_BYTES, Finding, Survey, land_groups, survey


@click.group(help="help-maps", invoke_without_command=True)
@click.option("--json", "as_json", is_flag=True, help="help-json-list")
@click.pass_context
def command(context: click.Context, as_json: bool) -> None:
    """List the islands of the game; check or draw a map."""
    if context.invoked_subcommand is not None:
        return
    rows = [_row(island) for island in catalogue().values()]
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False))
        return
    # Narrow gaps: the whole table fits 80 columns.
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("id", "name", "players"):
        table.add_column(t(f"cli-{column}"), no_wrap=True)
    for column in ("hexes", "islands", "ports", "target"):
        table.add_column(t(f"cli-{column}"), justify="right", no_wrap=True)
    for row in rows:
        low, high = row["players"]
        figures = (row["hexes"], row["islands"], row["ports"], row["target"])
        table.add_row(row["id"], row["name"], f"{low}–{high}", *map(str, figures))
    Console().print(table)


@command.command(help="help-maps-check")
@click.argument("files", metavar="metavar-files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="help-json-lines")
@click.pass_context
def check(context: click.Context, files: tuple[Path, ...], as_json: bool) -> None:
    """Say whether a table can be made of the map in each FILE, and if not, what is wrong and where."""
    surveys = [(file, _look(file)) for file in files]
    if as_json:
        click.echo(json.dumps([_told(file, found) for file, found in surveys], ensure_ascii=False))
    else:
        for file, found in surveys:
            for finding in found.findings:
                place = f"{plain(str(file))}:{finding.line}:{finding.column}"
                severity = t(f"cli-map-{finding.severity}")
                click.echo(f"{place}: {severity}: {_message(finding)}")
            if found.playable and found.facts is not None:
                click.echo(f"{plain(str(file))}: {_praise(found)}")
    if not all(found.playable for _, found in surveys):
        context.exit(1)


@command.command(help="help-maps-draw")
@click.argument("island", metavar="metavar-island")
@click.option(
    "-o",
    "--output",
    default="-",
    metavar="metavar-svg",
    type=click.Path(dir_okay=False, writable=True, allow_dash=True),
    help="help-maps-output",
)
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(0, 2**63 - 1), help="help-maps-seed"
)
@click.option(
    "--deal",
    "style",
    default=Options().deal,
    show_default=True,
    type=click.Choice(DEALS),
    help="help-deal",
)
@click.option("--undealt", is_flag=True, help="help-maps-undealt")
def draw(island: str, output: str, seed: int, style: str, undealt: bool) -> None:
    """Draw an island as an SVG picture: one of the game by its ID, or the map in a FILE."""
    shape = _island(island)
    if undealt:
        picture = draw_island(shape)
    else:
        try:
            picture = draw_board(deal(Topology(shape), Seeded(seed), style))
        except BadIsland as error:
            raise Failure(f"{plain(island)}: {why_no_island(error)}") from None
        except BadOption:
            raise Misuse(t("cli-beginner-deal"), "'--deal'") from None
    try:
        with click.open_file(output, "w", encoding="utf-8") as file:
            file.write(picture + "\n")
    except OSError as error:
        raise Failure(f"{plain(output)}: {error.strerror}") from None


def _island(name: str) -> Island:
    """An island of the game, else that of a file."""
    if name in catalogue():
        return catalogue()[name]
    if not Path(name).exists():
        known = ", ".join(catalogue())
        raise Failure(t("cli-no-island-or-file", island=repr(plain(name)), known=known))
    found = _look(Path(name))
    if found.island is None:
        first = found.findings[0]
        raise Failure(f"{plain(name)}:{first.line}:{first.column}: {_message(first)}")
    return found.island


def _look(file: Path) -> Survey:
    """The survey of a file; one that cannot be read does not keep the others from being looked at."""
    try:
        return survey(_read(file))
    except OSError as error:
        why: dict[str, str | int] = {"detail": error.strerror or ""}
        return Survey([Finding("error", "island_unreadable", 1, 1, why)], None, None, None)


def _read(file: Path) -> bytes:
    with click.open_file(str(file), "rb") as source:
        # One more tells that it is too long, without reading to its end.
        content: bytes = source.read(MOST_BYTES + 1)
        return content


def _row(island: Island) -> dict[str, Any]:
    return {
        "id": island.key,
        "name": t(f"island-{island.key}"),
        "hexes": land_hexes(island),
        "players": list(island.players),
        "target": island.target,
        "positions": len(island.cells),
        "islands": len(land_groups(island)),
        "ports": len(island.all_ports()),
        "seafaring": island.seafaring,
    }


def _told(file: Path, found: Survey) -> dict[str, Any]:
    facts = found.facts
    return {
        "file": str(file),
        "playable": found.playable,
        "findings": [
            {
                "severity": finding.severity,
                "code": finding.code,
                "line": finding.line,
                "column": finding.column,
                "args": finding.args,
                "message": _message(finding),
            }
            for finding in found.findings
        ],
        "facts": None if facts is None else vars(facts),
    }


def _praise(found: Survey) -> str:
    facts, island = found.facts, found.island
    if facts is None or island is None:
        raise ValueError("nothing is known of this map")
    least, most = island.players
    if len(facts.islands) == 1:
        return t("cli-map-good", hexes=facts.hexes, least=least, most=most)
    return t("cli-map-good-islands", hexes=facts.hexes, islands=len(facts.islands), least=least, most=most)


def _message(finding: Finding) -> str:
    return plain(said().t(f"finding-{finding.code}", **finding.args))
