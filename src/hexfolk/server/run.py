"""Running the application: binding, starting, going down with a farewell."""

import gc
import logging
import socket
import sys
from pathlib import Path
from typing import Final

import uvicorn

from hexfolk.server.app import DATABASE, App, make_app
from hexfolk.store.database import connect
from hexfolk.table.settings import Settings

LARGEST_MESSAGE: Final = 64 * 1024
# Seconds between pings, and until a silent browser counts as gone.
PING: Final = 20.0
GOING_DOWN: Final = 5
# New objects less those let go, until Python looks for rings among the young ones, and how often it looks
# further: a look at everything holds up all tables, and they make next to no rings.
COLLECTING: Final = (20_000, 20, 50)
# Seconds that another thread may keep the event loop from its work.
SWITCHING: Final = 0.001


class Server(uvicorn.Server):
    """A server that tells its browsers before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.farewell()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one. Raises OSError if the place is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(512)
        listener.set_inheritable(False)
    except BaseException:
        listener.close()
        raise
    return listener


def prepare(data: Path) -> None:
    """Make the folder and bring its games up to date, so that a bad one is known before anything is said.

    Raises ``NewerDatabase`` and ``BadDatabase``.
    """
    connect(data / DATABASE).dispose()


def serve(listener: socket.socket, data: Path, settings: Settings | None = None) -> None:
    """Serve until interrupted or terminated."""
    app = make_app(data, settings)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        log_level="warning",
        # Table ids are keys: they do not belong into logs.
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GOING_DOWN,
    )
    logging.getLogger("uvicorn.error").addFilter(_say_briefly)
    _hold_up_nobody()
    Server(config, app).run(sockets=[listener])


def _hold_up_nobody() -> None:
    """Keep Python's own work short while people wait."""
    # What was loaded stays: no need to look at it ever again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SWITCHING)


def _say_briefly(record: logging.LogRecord) -> bool:
    """Bytes that are no text are the client's fault: a line says it, without where it was noticed."""
    if record.exc_info is not None and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True
