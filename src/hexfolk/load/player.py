"""One person at a table: a cookie, a socket, and the view that came last."""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hexfolk.load.door import Door
from hexfolk.load.partner import Partner, SealHeard
from hexfolk.server.identity import PLAIN_COOKIE
from hexfolk.view.messages.browser import ClientMessage, Sync

# How a browser waits before it tries a lost line again: at first so long, then twice as long each time.
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 3.0
OPENING: Final = 10.0


class ViewHeard(msgspec.Struct):
    """As much of a view of the game as a player needs who acts at random."""

    seq: int
    decision: int
    you: int | None
    phase: str
    must: list[int]
    legal: list[str]


class TableHeard(msgspec.Struct):
    """As much of a view of the table."""

    state: str
    host: bool
    you: int | None


class Heard(msgspec.Struct):
    """Any message from the server; what it does not carry is None or 0."""

    t: str
    since: int | None = None
    view: ViewHeard | None = None
    table: TableHeard | None = None
    seal: SealHeard | None = None
    id: str | None = None
    seq: int = 0
    code: str = ""
    reason: str = ""


_DECODER: Final = msgspec.json.Decoder(Heard)
_ENCODER: Final = msgspec.json.Encoder()


class Player:
    """Keeps the line up, and the newest view; ``heard`` is called after each message."""

    def __init__(
        self,
        door: Door,
        table: str,
        token: str,
        source: tuple[str, int] | None,
        heard: Callable[["Player", Heard], None],
    ) -> None:
        self.door = door
        self.table = table
        self.token = token
        self.view: ViewHeard | None = None
        self.around: TableHeard | None = None
        self.seen_at = 0.0
        """When the newest view came, by ``time.monotonic``."""
        self.sealing = False
        """Whether a game is about to begin."""
        self.by_itself: dict[str, ClientMessage] = {}
        """What was sent for the sealing of games, by id, until it is acked."""
        self.resyncs = 0
        self.lost = 0
        """How often the line broke."""
        self.back = asyncio.Event()
        """Set while the line is up and the present state has come."""
        self.broken = asyncio.Event()
        """Set while it is not."""
        self.broken.set()
        self._source = source
        self._heard = heard
        self._unanswered: dict[str, bytes] = {}
        self._socket: ClientConnection | None = None
        self._sent = 0
        self._partner = Partner()
        self._prefix = token[:8]

    @property
    def unanswered(self) -> set[str]:
        """Ids of the messages to which no answer has come."""
        return set(self._unanswered)

    @property
    def must_act(self) -> bool:
        """Whether the game waits for this player, who has something to choose from."""
        view = self.view
        return view is not None and view.you in view.must and bool(view.legal)

    def new_id(self) -> str:
        """An id that this player has given to no message."""
        self._sent += 1
        return f"{self._prefix}-{self._sent}"

    async def ask(self, message: ClientMessage) -> None:
        """Send a message now, and again after each loss of the line until it is answered."""
        data = self._unanswered[message.id] = _ENCODER.encode(message)
        if self.back.is_set() and self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(data, text=True)

    async def stay(self) -> None:
        """Come, and come back whenever the line breaks, until cancelled."""
        failures = 0
        while True:
            try:
                async with self._line() as socket:
                    self._socket = socket
                    async for data in socket:
                        if await self._take(socket, _DECODER.decode(data)):
                            failures = 0
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, EOFError):
                pass
            finally:
                self._socket = None
            self._lose()
            # Half of the pause is chance: a restarted server is not met by all at once.
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures)
            failures += 1
            await asyncio.sleep(pause * (0.5 + random.random() / 2))

    def _line(self) -> connect:
        return connect(
            f"{self.door.ws}/ws/{self.table}",
            additional_headers={"cookie": f"{PLAIN_COOKIE}={self.token}"},
            local_addr=self._source,
            open_timeout=OPENING,
            # The server pings; whatever it sends is read.
            ping_interval=None,
            max_size=None,
            proxy=None,
        )

    def _lose(self) -> None:
        if self.back.is_set():
            self.lost += 1
            self.back.clear()
        self.broken.set()
        self.view = None

    async def _take(self, socket: ClientConnection, heard: Heard) -> bool:
        """Whether this message made the line good."""
        good = False
        match heard.t:
            case "update" if heard.view is not None:
                if heard.since is not None and (self.view is None or self.view.seq != heard.since):
                    self.resyncs += 1
                    await socket.send(_ENCODER.encode(Sync(self.new_id())), text=True)
                    return False
                self.view = heard.view
                self.seen_at = time.monotonic()
            case "welcome" | "table" if heard.table is not None:
                self.around = heard.table
                self.sealing = self.sealing and heard.t == "table"
            case "seal":
                await self._take_part(heard.seal)
            case "chat_history" if not self.back.is_set():
                # Comes last when the line is new: all else is here.
                await self._come_back(socket)
                good = True
            case "ack" | "refused" if heard.id is not None:
                self._unanswered.pop(heard.id, None)
        self._heard(self, heard)
        return good

    async def _take_part(self, seal: SealHeard | None) -> None:
        self.sealing = seal is not None and seal.phase != "done"
        if seal is None:
            return
        said = self._partner.answer(seal, self.around.you if self.around else None, self.new_id())
        if said is not None:
            self.by_itself[said.id] = said
            await self.ask(said)

    async def _come_back(self, socket: ClientConnection) -> None:
        self.back.set()
        self.broken.clear()
        for data in list(self._unanswered.values()):
            await socket.send(data, text=True)
