"""``hexfolk report``: the summary of a record as a page of its own."""

from pathlib import Path

import click

from hexfolk.cli._speech import Failure, lang_option, language, why_no_record
from hexfolk.core.errors import BadRecord
from hexfolk.report.page import render_file
from hexfolk.report.reading import LONGEST, read


@click.command(short_help="Make the summary of a record as one HTML file.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path))
@click.option(
    "-o",
    "--output",
    required=True,
    type=click.Path(dir_okay=False, allow_dash=True, writable=True, path_type=Path),
    help="Where the page goes (- writes standard output).",
)
@lang_option
def command(file: Path, output: Path) -> None:
    """Count the game in the record FILE (- reads standard input) and write its summary as one HTML file.

    The page needs no network, no script and no other file. A record that makes no sense, breaks a rule or
    ends otherwise than it says is refused with the line and the reason, exit code 1, and no page.
    """
    try:
        with click.open_file(str(file), "rb") as source:
            record = read(source.read(LONGEST + 1))
    except BadRecord as fault:
        raise Failure(f"{file}: {why_no_record(fault)}") from None
    except OSError as error:
        raise Failure(f"{file}: {error.strerror}") from None
    page = render_file(record, language())
    try:
        with click.open_file(str(output), "w", encoding="utf-8", atomic=str(output) != "-") as target:
            target.write(page)
    except OSError as error:
        raise Failure(f"{output}: {error.strerror}") from None
