"""One open socket: a browser's messages in, a table's views out."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Coroutine
from typing import Final, Literal, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from hexfolk.core.map_reading import LONGEST_MAP
from hexfolk.server.guards import Bucket, Buckets
from hexfolk.server.identity import Guest
from hexfolk.server.metrics import Metrics
from hexfolk.table.readers import encode
from hexfolk.table.refusal import Refusal
from hexfolk.table.table import Table
from hexfolk.view.messages.browser import ClientMessage, Configure, Hint, Ping, Say, Sync
from hexfolk.view.messages.server import Ack, Advice, Bye, Pong, Refused

T = TypeVar("T")

LONGEST_MESSAGE: Final = 4096
# Only new options may be longer: a map of one's own may come along.
LONGEST_OPTIONS: Final = 4096 + 2 * LONGEST_MAP
LONGEST_ID: Final = 64
# Messages a second, and how many at once: a person with a quick hand stays far below.
RATE: Final = 20.0
BURST: Final = 60.0
# Maps of one's own take a while to be looked over: nobody changes them that often.
MAP_RATE: Final = 0.5
MAP_BURST: Final = 10.0
# Lines of chat: of one person in all tabs, and of all at one table, however many tokens somebody made.
CHAT_RATE: Final = 0.5
CHAT_BURST: Final = 6.0
TABLE_CHAT_RATE: Final = 4.0
TABLE_CHAT_BURST: Final = 40.0
# Hints take a bot's time: of one person in all tabs and at all tables, one in so many seconds, a few at once.
HINT_RATE: Final = 0.33
HINT_BURST: Final = 6.0
# Refusals for haste that are still answered; past them the socket is closed.
PATIENCE_RATE: Final = 2.0
PATIENCE: Final = 200.0
# What may wait for a reader: it is dropped at either limit, comes back and gets the present state.
MOST_WAITING: Final = 256
MOST_BYTES: Final = 2 * 1024 * 1024
FAREWELL: Final = 2.0

# Close codes of our own (4000-4999), the ones of HTTP with a 4 before.
SIGNED_OUT: Final = 4401
FORBIDDEN: Final = 4403
UNKNOWN: Final = 4404
UNWATCHED: Final = 4405
SLOW: Final = 4408
BANNED: Final = 4423
HASTY: Final = 4429
RESTART: Final = 1012

Reason = Literal["restart", "slow", "no_watchers", "signed_out"]
CLOSE_CODES: Final[dict[Reason, int]] = {
    "restart": RESTART,
    "slow": SLOW,
    "no_watchers": UNWATCHED,
    "signed_out": SIGNED_OUT,
}

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Floor:
    """Who may say something now, or ask for a hint: token buckets of people, and of the chat of tables."""

    def __init__(self) -> None:
        self._people = Buckets(CHAT_RATE, CHAT_BURST)
        self._tables = Buckets(TABLE_CHAT_RATE, TABLE_CHAT_BURST)
        self._hints = Buckets(HINT_RATE, HINT_BURST)

    def take(self, person: str, table: str) -> bool:
        """Whether neither the person nor the table has said too much lately."""
        return self._people.take(person) and self._tables.take(table)

    def take_hint(self, person: str) -> bool:
        """Whether the person has not asked for too many hints lately."""
        return self._hints.take(person)


class Connection:
    """One open socket, as a reader of its table."""

    def __init__(
        self,
        websocket: WebSocket,
        guest: Guest,
        table: Table,
        floor: Floor,
        metrics: Metrics | None = None,
        address: str = "",
    ) -> None:
        self.person = guest.person
        self.device = guest.device
        self.address = address
        self.table = table
        self._floor = floor
        self._websocket = websocket
        self._metrics = metrics or Metrics()
        # Each with the moment at which it was queued.
        self._waiting: deque[tuple[bytes, float]] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._hints: set[asyncio.Task[None]] = set()
        self._parts: list[asyncio.Task[None]] = []
        # The last message and the close code, once it is said that this ends.
        self._last: tuple[bytes, int] | None = None
        self._hasty = False
        self._bucket = Bucket(RATE, BURST)
        self._maps = Bucket(MAP_RATE, MAP_BURST)
        self._patience = Bucket(PATIENCE_RATE, PATIENCE)

    @property
    def ending(self) -> bool:
        """Whether it is said already that this visit ends."""
        return self._last is not None

    def send(self, data: bytes) -> None:
        """Queue a message; a reader for whom too much waits is dropped."""
        if self._last is not None:
            return
        if len(self._waiting) >= MOST_WAITING or self._bytes + len(data) > MOST_BYTES:
            self.dismiss("slow")
            return
        self._waiting.append((data, time.monotonic()))
        self._bytes += len(data)
        self._wake.set()

    def dismiss(self, reason: Reason) -> None:
        """Say goodbye and close; what waits is dropped."""
        self._end(encode(Bye(reason)), CLOSE_CODES[reason], reason)

    def send_away(self, refusal: Refusal, code: int) -> None:
        """Say why this visit ends here, and close; what waits is dropped."""
        self._end(encode(Refused(None, refusal.code, refusal.args_)), code, refusal.code)

    def _end(self, last: bytes, code: int, reason: str) -> None:
        if self._last is None:
            self._last = (last, code)
            self._waiting.clear()
            self._metrics.dropped.labels(reason).inc()
            # Also out of a send that is blocked: the farewell must not wait for it for ever.
            self._stop()

    async def serve(self) -> None:
        """Until one side closes."""
        if self._last is None:
            async with asyncio.TaskGroup() as group:
                self._parts = [group.create_task(_while_open(part)) for part in (self._read(), self._write())]
                for part in self._parts:
                    part.add_done_callback(self._stop)
        # Closed only here, when nothing is being sent any more.
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, WebSocketDisconnected):
            async with asyncio.timeout(FAREWELL):
                if self._last is not None:
                    last, code = self._last
                    await self._websocket.send_text(last.decode())
                    await self._websocket.close(code)
                elif self._hasty:
                    self._metrics.dropped.labels("hasty").inc()
                    await self._websocket.close(HASTY)

    def _stop(self, _done: object = None) -> None:
        for part in [*self._parts, *self._hints]:
            part.cancel()

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                data, queued = self._waiting.popleft()
                self._bytes -= len(data)
                await self._websocket.send_text(data.decode())
                self._metrics.deliveries.observe(time.monotonic() - queued)

    async def _read(self) -> None:
        while True:
            event = await self._websocket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            if not self._bucket.take():
                if not self._patience.take():
                    self._hasty = True
                    return
                self._answer(Refused(_id_in(text), "too_fast"))
                continue
            answer = await self._carry_out(text)
            if answer is not None:
                self._answer(answer)

    def _answer(self, message: Ack | Advice | Refused | Pong) -> None:
        if isinstance(message, Refused):
            self._metrics.refusals.labels(message.code).inc()
        self.send(encode(message))

    async def _carry_out(self, text: str | None) -> Ack | Refused | Pong | None:
        if text is None:
            return Refused(None, "bad_message")
        if len(text) > LONGEST_OPTIONS:
            return Refused(None, "too_long")
        try:
            message = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return Refused(_id_in(text), "bad_message" if len(text) <= LONGEST_MESSAGE else "too_long")
        if len(text) > LONGEST_MESSAGE and not isinstance(message, Configure):
            return Refused(None, "too_long")
        if not 1 <= len(message.id) <= LONGEST_ID:
            return Refused(None, "bad_message")
        if isinstance(message, Configure) and message.map and not self._maps.take():
            return Refused(message.id, "too_fast")
        if isinstance(message, Say) and not self._floor.take(self.person, self.table.id):
            return Refused(message.id, "chat_fast")
        if isinstance(message, Ping):
            return Pong()
        if isinstance(message, Sync):
            self._metrics.resyncs.inc()
            await self.table.resync(self)
            return None
        if isinstance(message, Hint):
            if not self._floor.take_hint(self.person):
                return Refused(message.id, "hint_fast")
            # Beside what else is asked here: who has made up their mind need not wait for it.
            task = asyncio.get_running_loop().create_task(self._give_hint(message))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
            return None
        return await self._timed(message, self.table.handle(self.person, message))

    async def _give_hint(self, message: Hint) -> None:
        self._answer(await self._timed(message, self.table.advise(self.person, message)))

    async def _timed(self, message: ClientMessage, answering: Awaitable[T]) -> T:
        begun = time.monotonic()
        answer = await answering
        kind = str(message.__struct_config__.tag)
        self._metrics.requests.labels(kind).observe(time.monotonic() - begun)
        return answer


async def _while_open(part: Coroutine[None, None, None]) -> None:
    """A socket that is gone already is no failure."""
    with contextlib.suppress(WebSocketDisconnect):
        await part


def _id_in(text: str | None) -> str | None:
    """The id of a message that could not be read otherwise."""
    if text is None or len(text) > LONGEST_MESSAGE:
        return None
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    identity = found.get("id") if isinstance(found, dict) else None
    return identity if isinstance(identity, str) and 1 <= len(identity) <= LONGEST_ID else None
