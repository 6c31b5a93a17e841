"""Opening the database: how SQLite is set up, and bringing an older schema up to date."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError

DATABASE: Final = "hexfolk.sqlite3"
"""The file in the data folder."""
HEAD: Final = "0009"
"""The newest migration; a test compares it with the files."""


def connect(path: Path, durable: bool = True) -> Engine:
    """An engine on the SQLite file at ``path`` (made if missing), with the newest schema.

    Without ``durable`` commits do not wait for the disk: for tests, that would wait most of
    the time. Raises ``NewerDatabase`` if a later version of the program has written the file,
    ``BadDatabase`` if it cannot be opened or is something else.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadDatabase(problem.strerror or str(problem)) from problem
    engine = _engine(path)
    event.listen(engine, "connect", _set_up if durable else _set_up_quick)
    try:
        migrate(engine)
    except DBAPIError as problem:
        engine.dispose()
        raise BadDatabase(str(problem.orig)) from problem
    except BaseException:
        engine.dispose()
        raise
    return engine


class BadDatabase(Exception):
    """The file cannot be opened or written, or it is no database; says why.

    ``code`` is ``missing`` or ``foreign`` where it was we who found out, else empty.
    """

    def __init__(self, why: str, code: str = "") -> None:
        super().__init__(why)
        self.code = code


class NewerDatabase(Exception):
    """The file was written by a later version of the program."""


class OlderDatabase(Exception):
    """The file is of an earlier version, and whoever looks on must not change it."""


def visit(path: Path) -> Engine:
    """An engine on a database that is there, perhaps beside a running server; its schema stays as it is.

    Raises ``BadDatabase``, ``NewerDatabase`` and ``OlderDatabase``.
    """
    if not path.is_file():
        raise BadDatabase("there is no database", "missing")
    engine = _engine(path)
    event.listen(engine, "connect", _set_up)
    try:
        version = _version(engine)
    except DBAPIError as problem:
        engine.dispose()
        raise BadDatabase(str(problem.orig)) from problem
    if version == HEAD:
        return engine
    engine.dispose()
    if version is None:
        raise BadDatabase("it holds no games", "foreign")
    raise NewerDatabase(version) if version > HEAD else OlderDatabase(version)


def migrate(engine: Engine) -> None:
    """Run the migrations that this database lacks."""
    version = _version(engine)
    if version == HEAD:
        return
    if version is not None and version > HEAD:
        raise NewerDatabase(version)
    # Imported here: most starts need no migration, and Alembic takes a good part of a second to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _engine(path: Path) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        connect_args={"timeout": 10, "check_same_thread": False},
        # What people write must not come into a log with the error of a full disk.
        hide_parameters=True,
    )
    event.listen(engine, "begin", _begin)
    return engine


def _version(engine: Engine) -> str | None:
    """The migration that a database stands at; None for an empty one."""
    with engine.execution_options(reading=True).connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found


def _set_up(raw: Any, _record: object) -> None:
    # Transactions are begun by `_begin`, not by the driver.
    raw.isolation_level = None
    cursor = raw.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: a commit waits for the disk, so that not even a power cut loses what was acknowledged.
    # NORMAL would only survive the death of the process. Commits are made in groups, which pays for it.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _set_up_quick(raw: Any, record: object) -> None:
    _set_up(raw, record)
    raw.execute("PRAGMA synchronous=OFF")


def _begin(connection: Connection) -> None:
    # IMMEDIATE takes the write lock at once: a transaction that starts by reading cannot fail half-way.
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
