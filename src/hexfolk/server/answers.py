"""Requests of the browser's pages, read and answered: who may ask, in which form, and how it is refused."""

import asyncio
import hashlib
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from hexfolk.core.map_reading import LONGEST_MAP
from hexfolk.server.gate import Gate, caller
from hexfolk.server.guards import Buckets, same_origin
from hexfolk.server.identity import Guest, Guests
from hexfolk.server.limits import bucket_of
from hexfolk.server.metrics import Metrics
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.http import Problem

# A map of one's own may come along, with its line ends and quotes escaped.
LONGEST_BODY: Final = 16 * 1024 + 2 * LONGEST_MAP

Wish = TypeVar("Wish")


class Reception:
    """Lets requests in, or says why not; what it refuses stands in the figures.

    ``guests`` says who asks; it is there from the first request on.
    """

    guests: Guests

    def __init__(self, gate: Gate, metrics: Metrics) -> None:
        self.gate = gate
        self._metrics = metrics

    async def admit(self, request: Request) -> Guest | Response:
        """Who asks a page of ours to change something; or the answer to who may not."""
        if not same_origin(request):
            return self.refuse("foreign_origin", 403)
        guest = await self.guests.recognise(request)
        try:
            self.gate.check_ban(guest.person, caller(request))
        except Refusal as refusal:
            return self.refuse(refusal.code, 403, refusal.args_)
        return guest

    async def read(
        self, request: Request, buckets: Buckets, kind: type[Wish], longest: int = LONGEST_BODY
    ) -> tuple[Guest, Wish] | Response:
        """Who posts what, or the answer to who may not ask or asks nonsense; a body has ``longest`` bytes."""
        guest = await self.admit(request)
        if isinstance(guest, Response):
            return guest
        if not self.take(request, buckets):
            return self.refuse("too_fast", 429)
        try:
            async with asyncio.timeout(self.gate.limits.body_seconds):
                body = await _read(request, longest)
        except TimeoutError:
            return self.refuse("too_slow", 408)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody hears it
        if body is None:
            return self.refuse("too_long", 413)
        try:
            return guest, msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self.refuse("bad_message", 400)

    def take(self, request: Request, buckets: Buckets, key: str = "") -> bool:
        """Whether ``key``, else the address, has not asked too often."""
        address = caller(request)
        return self.gate.exempt(address) or buckets.take(key or bucket_of(address))

    def refuse(self, code: str, status: int, args: dict[str, str | int] | None = None) -> Response:
        """Why a request is refused."""
        self._metrics.refusals.labels(code).inc()
        return problem(code, status, args)


async def _read(request: Request, longest: int) -> bytes | None:
    """The body, or None if it is too long."""
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > longest:
            return None
    return bytes(body)


def welcome(response: Response, guest: Guest) -> Response:
    """Give a new guest its token."""
    if guest.cookie is not None:
        response.headers.append("set-cookie", guest.cookie)
    return response


def style_answer(request: Request, style: str) -> Response:
    """A stylesheet that the server writes itself; a browser that has it is told so."""
    body = style.encode()
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": etag, "cache-control": "no-cache"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, "text/css")


def json_answer(content: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A struct as JSON, which nobody keeps unless ``headers`` say otherwise."""
    body = msgspec.json.encode(content)
    return Response(body, status, headers or {"cache-control": "no-store"}, media_type="application/json")


def problem(code: str, status: int, args: dict[str, str | int] | None = None) -> Response:
    """The answer to a request that is refused."""
    return json_answer(Problem(code, args or {}), status)
