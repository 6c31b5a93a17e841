"""Database files as earlier versions of the program wrote them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine

from hexfolk.store import migrations

OldFile = Callable[[Path, str, Callable[[Connection], None]], None]


@pytest.fixture
def old_file() -> OldFile:
    """Writes a file with the schema of an earlier step, and what ``fill`` puts into it."""

    def write(path: Path, revision: str, fill: Callable[[Connection], None]) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.set_main_option("path_separator", "os")
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
            fill(connection)
        engine.dispose()

    return write
