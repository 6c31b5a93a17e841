"""``hexfolk report``: the summary of a record as a page of its own."""

import locale
import os
from pathlib import Path

import click

from hexfolk.core.errors import BadRecord
from hexfolk.i18n.languages import LANGUAGES, match
from hexfolk.i18n.phrases import phrases
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
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the page; that of the system.")
def command(file: Path, output: Path, lang: str | None) -> None:
    """Count the game in the record FILE (- reads standard input) and write its summary as one HTML file.

    The page needs no network, no script and no other file. A record that makes no sense, breaks a rule or
    ends otherwise than it says is refused with the line and the reason, exit code 1, and no page.
    """
    language = lang or of_system()
    try:
        with click.open_file(str(file), "rb") as source:
            record = read(source.read(LONGEST + 1))
    except BadRecord as fault:
        said = phrases(language, ("records",))
        why = said.t(f"record-fault-{fault.code}")
        told = said.t("record-fault", line=fault.line, why=why)
        raise click.ClickException(f"{file}: {told} ({fault.detail})") from None
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}") from None
    page = render_file(record, language)
    try:
        with click.open_file(str(output), "w", encoding="utf-8", atomic=str(output) != "-") as target:
            target.write(page)
    except OSError as error:
        raise click.ClickException(f"{output}: {error.strerror}") from None


def of_system() -> str:
    """The language that the system is set to, else English."""
    named = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    tags = [name.split(".")[0].replace("_", "-") for name in named if name]
    return match([*tags, (locale.getlocale()[0] or "").replace("_", "-")]) or "en"
