"""Running the application: binding, starting, going down with a farewell."""

import asyncio
import contextlib
import gc
import logging
import resource
import socket
import sys
import time
from pathlib import Path
from typing import Final

import msgspec
import uvicorn

from hexfolk import __version__, is_compiled
from hexfolk.server.app import KEEP_DAYS, App, make_app
from hexfolk.server.limits import Limits
from hexfolk.server.lines import Lines
from hexfolk.server.metrics import Metrics
from hexfolk.server.wire import SocketWire, http_wire
from hexfolk.store.bans import Network
from hexfolk.store.database import DATABASE, connect
from hexfolk.table.settings import Settings

log: Final = logging.getLogger(__name__)
LARGEST_MESSAGE: Final = 64 * 1024
# Seconds between pings, and until a silent browser counts as gone.
PING: Final = 20.0
GOING_DOWN: Final = 5
# New objects less those let go, until Python looks for rings among the young ones, and how often it looks
# further: a look at everything holds up all tables, and they make next to no rings.
COLLECTING: Final = (20_000, 20, 50)
# Seconds that another thread may keep the event loop from its work.
SWITCHING: Final = 0.001
HANGING_UP: Final = 2.0
SEND_BUFFER: Final = 128 * 1024
MOST_FILES: Final = 65_536


class Server(uvicorn.Server):
    """A server that tells its browsers before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        log.info("started", extra={"version": __version__, "compiled": is_compiled()})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        await self._app.farewell()
        await self._hang_up()
        await super().shutdown(sockets)
        log.info("stopped")

    async def _hang_up(self) -> None:
        """Wait a moment for the other sides to close too.

        Closing first would reset a line on which something still comes in, and the goodbye with it.
        """
        deadline = time.monotonic() + HANGING_UP
        while time.monotonic() < deadline:
            if not any(isinstance(one, SocketWire) for one in self.server_state.connections):
                break
            await asyncio.sleep(0.02)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one. Raises OSError if the place is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # What the system takes for a reader who reads nothing, in megabytes if it is left alone;
        # connections inherit it.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
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


class Conditions(msgspec.Struct, frozen=True):
    """How a server is run."""

    settings: Settings = Settings()
    limits: Limits = Limits()
    keep_days: int = KEEP_DAYS
    """Days after which an unfinished table goes that nobody has touched; 0: never."""
    proxies: tuple[Network, ...] = ()
    """Who is believed about the address of those who come through them."""


def serve(
    listener: socket.socket, data: Path, conditions: Conditions, metrics: Metrics | None = None
) -> None:
    """Serve until interrupted or terminated."""
    _allow_many_connections()
    app = make_app(data, conditions.settings, conditions.limits, metrics, conditions.keep_days)
    config = uvicorn.Config(
        app,
        http=http_wire(Lines(conditions.limits, conditions.proxies)),
        ws=SocketWire,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        log_config=None,
        # Table ids are keys: they do not belong into logs.
        access_log=False,
        server_header=False,
        proxy_headers=bool(conditions.proxies),
        forwarded_allow_ips=[str(network) for network in conditions.proxies],
        timeout_graceful_shutdown=GOING_DOWN,
    )
    _hold_up_nobody()
    Server(config, app).run(sockets=[listener])


def _allow_many_connections() -> None:
    """Every socket is a file to the system, and its usual limit is meant for programs with few."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and (hard == resource.RLIM_INFINITY or soft < hard):
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def _hold_up_nobody() -> None:
    """Keep Python's own work short while people wait."""
    # What was loaded stays: no need to look at it ever again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SWITCHING)
