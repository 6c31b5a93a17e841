"""Requests of the browser's pages, read and answered: who may ask, in which form, and how it is refused."""

from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from hexfolk.core.map_reading import LONGEST_MAP
from hexfolk.server.guards import Buckets, same_origin
from hexfolk.server.identity import Guest
from hexfolk.view.messages.http import Problem

# A map of one's own may come along, with its line ends and quotes escaped.
LONGEST_BODY: Final = 16 * 1024 + 2 * LONGEST_MAP

Wish = TypeVar("Wish")


def address_of(request: Request) -> str:
    """Where a request comes from, for limits."""
    return request.client.host if request.client else ""


async def read_wish(request: Request, buckets: Buckets, kind: type[Wish], key: str = "") -> Wish | Response:
    """What a page of ours posts, or the answer to who may not ask or asks nonsense.

    Who asks too often is known by ``key``, else by the address.
    """
    if not same_origin(request):
        return problem("foreign_origin", 403)
    if not buckets.take(key or address_of(request)):
        return problem("too_fast", 429)
    try:
        body = await _read(request)
    except ClientDisconnect:
        return Response(status_code=400)  # nobody hears it
    if body is None:
        return problem("too_long", 413)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError):
        return problem("bad_message", 400)


async def _read(request: Request) -> bytes | None:
    """The body, or None if it is too long."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > LONGEST_BODY:
            return None
    return body


def welcome(response: Response, guest: Guest) -> Response:
    """Give a new guest its token."""
    if guest.cookie is not None:
        response.headers.append("set-cookie", guest.cookie)
    return response


def json_answer(content: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A struct as JSON, which nobody keeps unless ``headers`` say otherwise."""
    body = msgspec.json.encode(content)
    return Response(body, status, headers or {"cache-control": "no-store"}, media_type="application/json")


def problem(code: str, status: int, args: dict[str, str | int] | None = None) -> Response:
    """Why a request was refused."""
    return json_answer(Problem(code, args or {}), status)
