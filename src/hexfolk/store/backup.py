"""A copy of the database while the server writes to it, looked over before it may be called a backup."""

import contextlib
import os
import sqlite3
from pathlib import Path


class BadBackup(Exception):
    """There is no good copy; says why.

    ``code`` is ``there``, ``unwritable`` or ``damaged`` where it was we who found out, else empty.
    """

    def __init__(self, why: str, code: str = "") -> None:
        super().__init__(why)
        self.code = code


def back_up(source: Path, target: Path) -> tuple[int, int]:
    """Copy the database into a new file of one piece; gives how many tables and entries are in it.

    The copy is what stood in the database at one moment. It is checked, and gets its name only then. Raises
    ``BadBackup``; what stands under the name already is never touched.
    """
    if os.path.lexists(target):
        raise BadBackup(f"{target} is there already", "there")
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        # Made before SQLite opens it: nobody else on this machine may read the games.
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        _copy(source, draft)
        figures = _look_over(draft)
        _keep(draft)
        # A link fails where a rename would overwrite.
        os.link(draft, target)
        _keep(target.parent)
    except FileExistsError:
        raise BadBackup(f"{target} is there already", "there") from None
    except OSError as problem:
        code = "" if problem.strerror else "unwritable"
        raise BadBackup(problem.strerror or "the copy cannot be written", code) from problem
    except sqlite3.Error as problem:
        raise BadBackup(str(problem)) from problem
    finally:
        with contextlib.suppress(OSError):
            draft.unlink()
    return figures


def _copy(source: Path, draft: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(source, timeout=10)) as live,
        contextlib.closing(sqlite3.connect(draft)) as copy,
    ):
        # In one step: page by page it would begin anew whenever the server writes.
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def _look_over(draft: Path) -> tuple[int, int]:
    with contextlib.closing(sqlite3.connect(draft)) as copy:
        found = [row[0] for row in copy.execute("PRAGMA integrity_check(1)")]
        if found != ["ok"]:
            raise BadBackup(f"the copy is damaged: {found[0]}", "damaged")
        if copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise BadBackup("the copy is damaged: rows without their table", "damaged")
        tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        entries = copy.execute("SELECT count(*) FROM log").fetchone()[0]
        return int(tables), int(entries)


def _keep(path: Path) -> None:
    """Wait until it is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
