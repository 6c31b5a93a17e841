"""The connections below HTTP and the WebSocket: whoever asks nothing must not cost anything either.

The protocols of uvicorn wait for ever for whoever says nothing or takes nothing; here they do not.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

from h11 import ConnectionClosed, LocalProtocolError
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from hexfolk.server.guards import SECURITY_HEADERS, Bucket
from hexfolk.server.lines import Ending, Lines

# Pings of the other side: browsers send none by themselves.
PING_RATE: Final = 2.0
PING_BURST: Final = 20.0
# Pieces of one message; browsers send large ones in pieces of some kilobytes.
MOST_PIECES: Final = 64
POLICY: Final = 1008


def http_wire(lines: Lines) -> type[H11Protocol]:
    """The class of a server's HTTP connections."""

    class HttpWire(H11Protocol):
        """Waits for a request only so long, and says no to who has too many connections."""

        _address = ""
        _counted = False
        _head: asyncio.TimerHandle | None = None
        _ending: Ending

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.timeout_keep_alive = lines.limits.idle_seconds  # type: ignore[assignment]
            self._address = self.client[0] if self.client else ""
            self._ending = Ending(transport, lines.limits.stalled_seconds)
            self._counted = lines.open(self._address)
            if not self._counted:
                transport.abort()
                return
            self._await_head()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._forget_head()
            self._ending.stop()
            self._uncount()

        def data_received(self, data: bytes) -> None:
            # Also the first bytes of a later request on the same connection.
            self._await_head()
            super().data_received(data)
            if self._answering():
                self._forget_head()
            if self.transport.is_closing():
                self._ending.begin()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._ending.begin()

        def resume_writing(self) -> None:
            super().resume_writing()
            if not self.transport.is_closing():
                self._ending.stop()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._forget_head()
            # The socket is counted on: its end is told by the protocol that takes over.
            super().handle_websocket_upgrade(event)
            taken = self.transport.get_protocol()
            if isinstance(taken, SocketWire):
                taken.take_over(self._uncount, lines.limits.stalled_seconds)
            else:
                self._uncount()

        def send_400_response(self, msg: str) -> None:
            if self._answering():
                # In the middle of another answer there is no room for this one.
                self.transport.close()
                return
            try:
                self.transport.write(_bad_request(msg))
            finally:
                self.transport.close()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.transport.is_closing():
                self._ending.begin()

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            self._ending.begin()

        def shutdown(self) -> None:
            super().shutdown()
            self._ending.begin()

        def _unsupported_upgrade_warning(self) -> None:
            """Whoever asks for another protocol gets an answer in this one; that is nothing for the log."""

        def _await_head(self) -> None:
            if self._head is None:
                self._head = self.loop.call_later(lines.limits.head_seconds, self._head_missing)

        def _forget_head(self) -> None:
            if self._head is not None:
                self._head.cancel()
                self._head = None

        def _head_missing(self) -> None:
            self._head = None
            if self._answering():
                return
            if not self.transport.is_closing():
                with contextlib.suppress(LocalProtocolError):
                    self.conn.send(ConnectionClosed())
                self.transport.close()
            self._ending.begin()

        def _answering(self) -> bool:
            # None before the first request, whatever its annotation says.
            cycle: RequestResponseCycle | None = self.cycle
            return cycle is not None and not cycle.response_complete

        def _uncount(self) -> None:
            if self._counted:
                self._counted = False
                lines.close(self._address)

    return HttpWire


class Handshake(ServerProtocol):
    """Says no to an upgrade with the same headers as any answer."""

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        for name, value in SECURITY_HEADERS.items():
            response.headers[name] = value
        return response


class SocketWire(WebSocketsSansIOProtocol):
    """A socket whose other side may neither flood the memory nor keep a closed one open."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Handshake(
            extensions=self.conn.available_extensions,
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )
        self._pings = Bucket(PING_RATE, PING_BURST)
        self._ending: Ending | None = None
        self._gone: Callable[[], None] = lambda: None

    def take_over(self, gone: Callable[[], None], stalled_seconds: float) -> None:
        """The connection comes from HTTP; tell when it is lost."""
        self._gone = gone
        self._ending = Ending(self.transport, stalled_seconds)
        if self.disconnected:
            gone()
        elif self.transport.is_closing():
            self._ending.begin()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._ending is not None:
            self._ending.stop()
        self._gone()

    def handle_ping(self) -> None:
        # The pong is queued already; it is only written for who reads, and asks with measure.
        if self._pings.take() and self.writable.is_set():
            super().handle_ping()
            return
        self._cut_off()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self._cut_off()
            return
        super().handle_cont(event)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated and not self.close_sent:
            # Not even an upgrade: too many headers, say. Nobody else would send the answer to it.
            self.close_sent = self.handshake_complete = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        if self.transport.is_closing():
            self._end()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end()

    def shutdown(self) -> None:
        super().shutdown()
        self._end()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._end()

    def _end(self) -> None:
        if self._ending is not None:
            self._ending.begin()

    def _cut_off(self) -> None:
        """Close at once: whoever does this reads no reasons."""
        self.frames = []
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.transport.abort()


def _bad_request(text: str) -> bytes:
    body = text.encode("ascii")
    headers = {
        **SECURITY_HEADERS,
        "content-type": "text/plain; charset=utf-8",
        "content-length": str(len(body)),
        "connection": "close",
    }
    lines = ["HTTP/1.1 400 Bad Request", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + body
