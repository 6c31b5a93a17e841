"""``hexfolk report``: the summary of a record as a page of its own."""

from pathlib import Path

import click

from hexfolk.cli._records import record_argument
from hexfolk.cli._speech import Failure, language, why_no_record
from hexfolk.core.errors import BadRecord
from hexfolk.report.page import render_file
from hexfolk.report.reading import LONGEST, read


@click.command(help="help-report")
@record_argument
@click.option(
    "-o",
    "--output",
    required=True,
    type=click.Path(dir_okay=False, allow_dash=True, writable=True, path_type=Path),
    help="help-report-output",
)
def command(file: Path, output: Path) -> None:
    """Count the game in the record FILE (- reads standard input) and write its summary as one HTML file."""
    content = b""
    try:
        with click.open_file(str(file), "rb") as source:
            content = source.read(LONGEST + 1)
        record = read(content)
    except BadRecord as fault:
        why = why_no_record(fault, content.decode(errors="replace"))
        raise Failure(f"{file}: {why}") from None
    except OSError as error:
        raise Failure(f"{file}: {error.strerror}") from None
    page = render_file(record, language())
    try:
        with click.open_file(str(output), "w", encoding="utf-8", atomic=str(output) != "-") as target:
            target.write(page)
    except OSError as error:
        raise Failure(f"{output}: {error.strerror}") from None
