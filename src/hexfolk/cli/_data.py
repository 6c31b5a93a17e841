"""The games that a command is about: where they lie, and what is said when they cannot be opened."""

import contextlib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import click
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from hexfolk.cli._speech import Failure, said, t
from hexfolk.store.database import DATABASE, BadDatabase, NewerDatabase, OlderDatabase, visit
from hexfolk.store.moment import now

data_option: Final = click.option(
    "--data",
    default=Path("data"),
    show_default=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="help-data",
)
SHORT_PERSON: Final = 8
"""Characters of a person's id that are shown; a few of them are enough to name one."""


@contextlib.contextmanager
def games(data: Path) -> Iterator[Engine]:
    """The database below ``data``, also while a server runs on it; what fails is said in one line."""
    try:
        engine = visit(data / DATABASE)
    except NewerDatabase:
        raise Failure(t("cli-games-newer", folder=str(data))) from None
    except OlderDatabase:
        raise Failure(t("cli-games-older", folder=str(data))) from None
    except BadDatabase as problem:
        raise Failure(t("cli-games-none", folder=str(data), why=why_no_games(problem))) from None
    try:
        yield engine
    except DBAPIError as problem:
        raise Failure(t("cli-games-problem", folder=str(data), why=str(problem.orig))) from None
    finally:
        engine.dispose()


@contextlib.contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection that only reads, and keeps nobody from writing."""
    with engine.execution_options(reading=True).connect() as connection:
        yield connection


def why_no_games(problem: BadDatabase) -> str:
    """Why a database cannot be opened: in our words where they are ours, else in those of the system."""
    return t(f"cli-database-{problem.code}") if problem.code else str(problem)


def ago(moment: int) -> str:
    """How long ago something was, in the greatest unit that fits; ``moment`` in milliseconds since 1970."""
    return said().span(max(0, now() - moment) // 1000)


def date(moment: int) -> str:
    """A moment as people write it."""
    return f"{said().date(datetime.fromtimestamp(moment / 1000, UTC))} UTC"
