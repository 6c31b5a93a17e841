"""An empty database to copy: migrating one for each test would take longer than most tests."""

import asyncio
import functools
import tempfile
from pathlib import Path

from hexfolk.store.store import Store


@functools.cache
def empty_database() -> Path:
    """Where it lies; made once in a run."""
    path = Path(tempfile.mkdtemp(prefix="hexfolk-empty-")) / "empty.sqlite3"

    async def make() -> None:
        await (await Store.open(path, durable=False)).close()

    asyncio.run(make())
    return path
