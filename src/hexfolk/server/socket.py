"""All open sockets: who gets one, and who has to go."""

import asyncio
import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from hexfolk.server.connection import (
    BANNED,
    FAREWELL,
    FORBIDDEN,
    HASTY,
    UNKNOWN,
    Connection,
    Floor,
)
from hexfolk.server.gate import Gate, caller
from hexfolk.server.guards import same_origin
from hexfolk.server.identity import Guest, Guests
from hexfolk.server.metrics import Metrics
from hexfolk.table.readers import encode
from hexfolk.table.refusal import Refusal
from hexfolk.table.tables import Tables
from hexfolk.view.messages.server import Refused

# So many are shown their tables at the same time, the others in turn. When all come back at once, who came
# first sees the table while the last still wait: else everybody would wait for the end of all the work.
DOORWAY: Final = 32


class Sockets:
    """All open sockets of the server."""

    def __init__(self, tables: Tables, guests: Guests, gate: Gate, metrics: Metrics) -> None:
        self._tables = tables
        self._guests = guests
        self._gate = gate
        self._metrics = metrics
        self._open: set[Connection] = set()
        self._floor = Floor()
        self._empty = asyncio.Event()
        self._empty.set()
        self._closing = False
        self._doorway = asyncio.Semaphore(DOORWAY)

    async def dismiss_all(self) -> None:
        """The server goes down: browsers come back by themselves. Waits a little for them to hear it."""
        self._closing = True
        for connection in self._open:
            connection.dismiss("restart")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._empty.wait()

    def send_away_banned(self) -> None:
        """The bans have changed: whoever is banned now has to go."""
        for connection in self._open:
            try:
                self._gate.check_ban(connection.person, connection.address)
            except Refusal as refusal:
                connection.send_away(refusal, BANNED)

    def send_away_from(self, table_id: str) -> None:
        """A table is gone: so are its readers."""
        for connection in self._open:
            if connection.table.id == table_id:
                connection.send_away(Refusal("table_unknown"), UNKNOWN)

    def dismiss_devices(self, person: str, but: str) -> None:
        """A person has sent all devices away but one: they come back as somebody else."""
        for connection in self._open:
            if connection.person == person and connection.device != but:
                connection.dismiss("signed_out")

    async def serve(self, websocket: WebSocket) -> None:
        """The endpoint ``/ws/{id}``."""
        address = caller(websocket)
        if not same_origin(websocket):
            await websocket.close(FORBIDDEN)
            return
        if self._closing or not self._gate.take_socket(address):
            # Before the upgrade, so that it costs next to nothing.
            self._metrics.refusals.labels("too_fast").inc()
            await websocket.close(HASTY)
            return
        async with contextlib.AsyncExitStack() as visit:
            async with self._doorway:
                admitted = await self._come_in(websocket, address, visit)
            if isinstance(admitted, Connection):
                await admitted.serve()
            else:
                # Not in the doorway: who is turned away may take their time to hear it.
                await self._turn_away(websocket, *admitted)

    async def _come_in(
        self, websocket: WebSocket, address: str, visit: contextlib.AsyncExitStack
    ) -> Connection | tuple[Refusal, int]:
        """Show somebody their table, until the end of the visit; or why not, with the code to close with."""
        guest = await self._guests.recognise(websocket)
        headers = [] if guest.cookie is None else [(b"set-cookie", guest.cookie.encode())]
        try:
            self._gate.check_ban(guest.person, address)
            self._gate.enter(guest.person, address)
        except Refusal as refusal:
            await websocket.accept(headers=headers)
            return refusal, BANNED if "banned" in refusal.code else HASTY
        visit.callback(self._gate.leave, guest.person, address)
        self._metrics.sockets.inc()
        visit.callback(self._metrics.sockets.dec)
        table = await self._tables.find(websocket.path_params["id"])
        await websocket.accept(headers=headers)
        if table is None:
            return Refusal("table_unknown"), UNKNOWN
        connection = Connection(websocket, guest, table, self._floor, self._metrics, address)
        self._open.add(connection)
        self._empty.clear()
        visit.callback(self._part, connection)
        if self._closing:
            connection.dismiss("restart")
        else:
            await self._look_again(connection, guest)
        if not connection.ending:
            await table.join(connection)
        return connection

    async def _look_again(self, connection: Connection, guest: Guest) -> None:
        """Whatever came between was told to open sockets only, and this was none of them yet."""
        try:
            self._gate.check_ban(connection.person, connection.address)
        except Refusal as refusal:
            connection.send_away(refusal, BANNED)
        if guest.cookie is None and await self._guests.person_of(guest.device) != guest.person:
            connection.dismiss("signed_out")

    def _part(self, connection: Connection) -> None:
        connection.table.leave(connection)
        self._open.discard(connection)
        if not self._open:
            self._empty.set()

    async def _turn_away(self, websocket: WebSocket, refusal: Refusal, code: int) -> None:
        """Tell somebody in whose language it can only be said inside a socket."""
        self._metrics.refusals.labels(refusal.code).inc()
        with contextlib.suppress(TimeoutError, WebSocketDisconnect):
            async with asyncio.timeout(FAREWELL):
                await websocket.send_text(encode(Refused(None, refusal.code, refusal.args_)).decode())
                await websocket.close(code)
