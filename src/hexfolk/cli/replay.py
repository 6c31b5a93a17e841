"""``hexfolk replay``: a record, played again by the rules."""

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hexfolk.core.errors import BadRecord
from hexfolk.core.record import Record, parse_record, replay
from hexfolk.core.state import OVER, State
from hexfolk.core.victory import points
from hexfolk.islands import topology_of

# A long game takes a few hundred thousand characters.
LONGEST_TEXT = 20_000_000


@click.command(short_help="Play a record again, and show the final points.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
def command(file: Path) -> None:
    """Play the record in FILE again (- reads standard input) and show the final points.

    A record that makes no sense, breaks a rule or ends otherwise than it says is refused with the line and
    the reason, and exit code 1.
    """
    try:
        with click.open_file(str(file), encoding="utf-8") as source:
            text = source.read(LONGEST_TEXT)
            if len(text) == LONGEST_TEXT:
                raise click.ClickException(f"{file}: too long for a record")
        record = parse_record(text, topology_of)
        state = replay(record)
    except BadRecord as error:
        raise click.ClickException(str(error)) from None
    except UnicodeDecodeError:
        raise click.ClickException(f"{file} is no record: it is not text") from None
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}") from None
    Console().print(_table(record, state))


def _plain(text: str) -> Text:
    """A name as it stands, without markup; what a terminal would obey or cannot show is escaped."""
    return Text("".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text))


def _table(record: Record, state: State) -> Table:
    table = Table(title=f"{len(record.entries)} entries, {state.turn} turns")
    table.add_column("seat", justify="right")
    table.add_column("player")
    table.add_column("bot")
    table.add_column("points", justify="right")
    table.add_column("")
    for seat, chair in enumerate(record.seats):
        won = "wins" if seat == state.winner else ""
        table.add_row(str(seat), _plain(chair.name), _plain(chair.bot), str(points(state, seat)), won)
    if state.phase != OVER:
        table.caption = "This game was not finished."
    return table
