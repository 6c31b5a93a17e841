"""The games that a command is about: where they lie, and what is said when they cannot be opened."""

import contextlib
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import click
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from hexfolk.store.database import DATABASE, BadDatabase, NewerDatabase, OlderDatabase, visit

data_option: Final = click.option(
    "--data",
    default=Path("data"),
    show_default=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder where the games are kept.",
)
SHORT_PERSON: Final = 8
"""Characters of a person's id that are shown; a few of them are enough to name one."""


@contextlib.contextmanager
def games(data: Path) -> Iterator[Engine]:
    """The database below ``data``, also while a server runs on it; what fails is said in one line."""
    try:
        engine = visit(data / DATABASE)
    except NewerDatabase:
        raise click.ClickException(f"the games in {data} are of a later version of Hexfolk") from None
    except OlderDatabase:
        why = "are of an earlier version: start the server once, and it brings them up to date"
        raise click.ClickException(f"the games in {data} {why}") from None
    except BadDatabase as problem:
        raise click.ClickException(f"no games in {data}: {problem}") from None
    try:
        yield engine
    except DBAPIError as problem:
        raise click.ClickException(f"the games in {data}: {problem.orig}") from None
    finally:
        engine.dispose()


@contextlib.contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection that only reads, and keeps nobody from writing."""
    with engine.execution_options(reading=True).connect() as connection:
        yield connection


def ago(moment: int) -> str:
    """How long ago something was, in the greatest unit that fits; ``moment`` in milliseconds since 1970."""
    seconds = max(0, int(time.time()) - moment // 1000)
    for size, unit in ((24 * 3600, "d"), (3600, "h"), (60, "min")):
        if seconds >= size:
            return f"{seconds // size} {unit}"
    return f"{seconds} s"


def date(moment: int) -> str:
    """A moment as people write it."""
    return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def plain(text: str) -> str:
    """A text as it stands; what a terminal would obey or cannot show is escaped."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "replace").decode() for c in text)
