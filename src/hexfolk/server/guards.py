"""Who may ask, how much and how often: origin checks, security headers, token buckets."""

import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SECURITY_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # A table's link is its key: it must not travel to other sites.
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-resource-policy": "same-origin",
}
DEFAULT_PORTS: Final = {"http": "80", "https": "443", "ws": "80", "wss": "443"}


class SecurityHeaders:
    """Puts the headers above on every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_guarded)


class Turnstile:
    """Lets requests over HTTP in as fast as ``take`` allows their address; sockets have their own gate."""

    def __init__(self, app: ASGIApp, take: Callable[[str], bool], refused: ASGIApp) -> None:
        self.app = app
        self._take = take
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] == "http" and not self._take(client[0] if client else ""):
            await self._refused(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request that changes something, or opens a socket, comes from our own page.

    Browsers name the origin on both and cannot be told to leave it out; programs that are no
    browsers name none and carry no cookie that a foreign page could abuse.
    """
    headers = connection.headers
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or _authority(origin) == _host(headers, connection.url.scheme)


def _authority(origin: str) -> tuple[str, str] | None:
    try:
        parts = urlsplit(origin)
    except ValueError:  # brackets that hold no address
        return None
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None
    return _split(parts.netloc, parts.scheme)


def _host(headers: Headers, scheme: str) -> tuple[str, str]:
    return _split(headers.get("host", ""), scheme)


def _split(authority: str, scheme: str) -> tuple[str, str]:
    host, colon, port = authority.lower().rpartition(":")
    if not colon or not port.isdecimal():
        return authority.lower(), DEFAULT_PORTS[scheme]
    return host, port


class Bucket:
    """A token bucket: ``burst`` at once, then ``rate`` a second."""

    __slots__ = ("_at", "_level", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token left to take."""
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether it has been left alone long enough to be forgotten."""
        return self._level + (time.monotonic() - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for every key that asked lately."""

    MOST: Final = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.full}
            if len(self._buckets) >= self.MOST:
                return False
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        return bucket.take()
