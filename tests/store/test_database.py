"""Migrations lead to the schema that the code uses, from nothing and from every step before."""

import importlib
import pkgutil
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from hexfolk.store.database import HEAD, NewerDatabase, connect
from hexfolk.store.migrations import versions
from hexfolk.store.schema import metadata


def test_migrations_give_the_schema(tmp_path: Path) -> None:
    engine = connect(tmp_path / "games.sqlite3")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_head_is_the_newest_migration() -> None:
    found = [
        importlib.import_module(f"{versions.__name__}.{module.name}").revision
        for module in pkgutil.iter_modules(versions.__path__)
    ]
    assert max(found) == HEAD
    assert len(found) == len(set(found))


def test_an_up_to_date_file_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect(tmp_path / "games.sqlite3").dispose()
    with monkeypatch.context() as patched:
        patched.setitem(__import__("sys").modules, "alembic", None)
        connect(tmp_path / "games.sqlite3").dispose()


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    engine = connect(tmp_path / "games.sqlite3")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(NewerDatabase):
        connect(tmp_path / "games.sqlite3")
