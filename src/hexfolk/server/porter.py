"""What goes on beside the tables: the host's notices are looked for, and old tables are cleared away."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Final

from sqlalchemy import Connection

from hexfolk.server.gate import Gate
from hexfolk.server.socket import Sockets
from hexfolk.store import bans, notices, register
from hexfolk.store.moment import DAY, now
from hexfolk.store.notices import Notice
from hexfolk.store.store import Store
from hexfolk.table.archive import Archive
from hexfolk.table.tables import Tables

log: Final = logging.getLogger(__name__)
LOOK: Final = 2.0
"""Seconds between two looks at the notices."""
FIRST_CLEANING: Final = 60.0
"""Seconds after the start: then everybody who was there is back."""
CLEANING: Final = 24 * 3600.0
LESSON_DAYS: Final = 2
"""So long one can go on with a lesson that was left."""


class Porter:
    """Keeps the running server in step with what the host does beside it."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        archive: Archive,
        sockets: Sockets,
        gate: Gate,
        keep_days: int,
    ) -> None:
        self._store = store
        self._tables = tables
        self._archive = archive
        self._gate = gate
        self._keep_days = keep_days
        self._seen = 0
        self._sockets = sockets
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Learn who is banned, and begin to look on."""
        self._seen = await self._store.ask(notices.newest)
        self._gate.set_bans(await self._store.ask(bans.all_bans))
        work: list[Coroutine[None, None, None]] = [
            self._look_out(),
            self._complete(),
            self._clean_daily(),
        ]
        self._tasks = [asyncio.get_running_loop().create_task(one) for one in work]

    async def close(self) -> None:
        """Look no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        """Do what the notices since the last look ask for."""
        for notice in await self._store.ask(lambda connection: notices.later(connection, self._seen)):
            self._seen = notice.number
            await self._obey(notice)

    async def clean(self) -> None:
        """Remove what nobody has touched for so many days; lessons, which count for nothing, sooner."""
        lessons, before = 0, now() - LESSON_DAYS * DAY
        left = await self._store.ask(lambda connection: register.old_lessons(connection, before))
        for batch in _batches(left):
            lessons += len(await self._store.write(partial(_remove_lessons, batch)))
        if lessons:
            log.info("lessons cleaned", extra={"tables": lessons})
        if self._keep_days > 0:
            await self._clean_tables(now() - self._keep_days * DAY)

    async def _clean_tables(self, before: int) -> None:
        gone = lines = 0
        names = await self._store.ask(lambda connection: register.forgotten(connection, before))
        for batch in _batches(names):
            gone += len(await self._store.write(partial(_remove, batch, before)))
        talks = await self._store.ask(lambda connection: register.old_talk(connection, before))
        for batch in _batches(talks):
            lines += await self._store.write(partial(_forget_talk, batch))
        log.info("cleaned", extra={"tables": gone, "lines": lines})

    async def _obey(self, notice: Notice) -> None:
        match notice.kind:
            case "bans":
                self._gate.set_bans(await self._store.ask(bans.all_bans))
                self._sockets.send_away_banned()
                log.info("bans changed")
            case "closed":
                await self._tables.read_anew(notice.subject)
                log.info("table closed", extra={"table": self._tables.mark(notice.subject)})
            case "removed":
                self._archive.forget(notice.subject)
                self._sockets.send_away_from(notice.subject)
                await self._tables.forget(notice.subject)
            case _:
                # Of a later version, whose commands work on this database too.
                log.warning("a notice of another version: %s", notice.kind)

    async def _look_out(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception:
                log.exception("the notices could not be followed")

    async def _complete(self) -> None:
        try:
            if counted := await self._archive.complete():
                log.info("old games counted", extra={"games": counted})
        except Exception:
            log.exception("old games could not be counted")

    async def _clean_daily(self) -> None:
        await asyncio.sleep(FIRST_CLEANING)
        while True:
            try:
                await self.clean()
            except Exception:
                log.exception("old tables could not be removed")
            await asyncio.sleep(CLEANING)


def _remove(names: list[str], before: int, connection: Connection) -> list[str]:
    return register.remove(connection, names, before)


def _remove_lessons(names: list[str], connection: Connection) -> list[str]:
    return register.remove_lessons(connection, names)


def _forget_talk(names: list[str], connection: Connection) -> int:
    return register.forget_talk(connection, names)


def _batches(names: list[str]) -> list[list[str]]:
    return [names[start : start + register.BATCH] for start in range(0, len(names), register.BATCH)]
