"""What commands that read a record have in common."""

from pathlib import Path
from typing import Final

import click

from hexfolk.cli._speech import Failure, t, why_no_record
from hexfolk.core.errors import BadRecord
from hexfolk.core.record import Record, replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.state import State
from hexfolk.islands import topology_of

# A long game takes a few hundred thousand characters.
LONGEST_TEXT: Final = 20_000_000

record_argument: Final = click.argument(
    "file",
    metavar="metavar-file",
    type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path),
)
"""The file of a record; ``-`` is standard input."""


def record_text(file: Path) -> str:
    """The text of a file, or of standard input for ``-``. Raises ``Failure``."""
    try:
        with click.open_file(str(file), encoding="utf-8") as source:
            text = str(source.read(LONGEST_TEXT))
    except UnicodeDecodeError:
        raise Failure(t("cli-record-no-text", file=str(file))) from None
    except OSError as error:
        raise Failure(f"{file}: {error.strerror}") from None
    if len(text) == LONGEST_TEXT:
        raise Failure(t("cli-record-too-long", file=str(file)))
    return text


def played_record(file: Path) -> tuple[Record, State]:
    """The record in a file, played again by the rules, and where it ends. Raises ``Failure``."""
    text = record_text(file)
    try:
        record = parse_record(text, topology_of)
        return record, replay(record)
    except BadRecord as error:
        raise Failure(why_no_record(error, text)) from None
