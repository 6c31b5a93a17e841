"""A served Hexfolk whose tables a test can reach: the real server in a thread; tests let time pass."""

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import uvicorn

from hexfolk.server.app import App, make_app
from hexfolk.server.connection import Connection, Reason
from hexfolk.server.run import Server, listen
from hexfolk.table.settings import Settings
from hexfolk.table.table import Table

START_SECONDS = 30.0
GONE_SECONDS = 20.0
# Bots do not take their time; what people have time for is passed by `later`.
HURRIED = Settings(instant=0.01, answer=0.2, grace=0.2, seal_wait=300.0)

Found = TypeVar("Found")


class OpenHouse:
    """The server of one test module. What is done to a table is done on its own event loop."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self._port = 0
        self._server: Server
        self._app: App
        self._loop: asyncio.AbstractEventLoop
        self._thread: threading.Thread

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def open(self) -> None:
        """Serve, and return when it answers; the second time at the same address."""
        listener = listen("127.0.0.1", self._port)
        self._port = int(listener.getsockname()[1])
        self._app = make_app(self.data, HURRIED)
        config = uvicorn.Config(
            self._app,
            ws="websockets-sansio",
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=2,
        )
        self._server = Server(config, self._app)

        async def live() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[listener])

        self._thread = threading.Thread(target=lambda: asyncio.run(live()), daemon=True)
        self._thread.start()
        deadline = time.monotonic() + START_SECONDS
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def close(self) -> None:
        """Go down as after Ctrl-C: browsers are told."""
        self._server.should_exit = True
        self._thread.join(GONE_SECONDS)
        assert not self._thread.is_alive(), "the server does not stop"

    def at(self, table_id: str, work: Callable[[Table], Found], show: bool = False) -> Found:
        """Do something with a live table, between two of its requests; ``show`` everybody the outcome."""

        async def do() -> Found:
            table = await self._app.sockets._tables.find(table_id)
            assert table is not None
            async with table.lock:
                found = work(table)
                if show:
                    table.publisher.show_everyone()
                    table.wake()
                return found

        return asyncio.run_coroutine_threadsafe(do(), self._loop).result(10)

    def later(self, table_id: str, seconds: float) -> None:
        """So much time has passed at a table since whatever it waits for began."""

        def pass_by(table: Table) -> None:
            waits, clock = table._waits, table._clock
            waits._since = {duty: since - seconds for duty, since in waits._since.items()}
            clock._at -= seconds / table.settings.second
            table.wake()

        self.at(table_id, pass_by)

    def dismiss(self, table_id: str, seat: int, reason: Reason | None = None) -> None:
        """The lines of who sits there end: with a farewell if there is a reason, else they break."""

        def lines(table: Table) -> None:
            person = table.standing.lobby.chairs[seat].person
            for reader in table.readers:
                if isinstance(reader, Connection) and reader.person == person:
                    if reason is None:
                        reader._stop()
                    else:
                        reader.dismiss(reason)

        self.at(table_id, lines)
