"""The islands to choose from: their list and their pictures, made once and asked for again by digest."""

import hashlib
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexfolk.core.map_text import island_text
from hexfolk.core.topology import Topology
from hexfolk.islands import catalogue, own_topology, topology_of
from hexfolk.render.preview import draw_preview
from hexfolk.table.ground import read_map
from hexfolk.view.island import view_island
from hexfolk.view.messages.http import IslandList, MapLooked

PICTURE: Final = "image/svg+xml"
# Kept for an hour, then asked for again by digest: a new version of the game may bring other islands.
CACHING: Final = "public, max-age=3600"
# A table's map can be changed at any moment; nobody but its guests may keep it.
CACHING_OWN: Final = "private, no-cache"


def islands(request: Request) -> Response:
    """The list of all islands."""
    return _answer(request, _list(), "application/json", CACHING)


def picture(request: Request, key: str) -> Response | None:
    """An island of the catalogue, undealt; None if there is none of that id."""
    if key not in catalogue():
        return None
    return _answer(request, _picture(key), PICTURE, CACHING)


def text(request: Request, key: str) -> Response | None:
    """An island of the catalogue as a map file, to draw on from; None if there is none of that id."""
    if key not in catalogue():
        return None
    return _answer(request, island_text(catalogue()[key]).encode(), "text/plain", CACHING)


def own_picture(request: Request, topology: Topology) -> Response:
    """The own map of a table."""
    return _answer(request, draw_preview(topology).encode(), PICTURE, CACHING_OWN)


def look(text: str) -> MapLooked:
    """What a map text says. Raises ``Refusal``."""
    read_map(text)
    topology = own_topology(text)
    return MapLooked(view_island(topology), draw_preview(topology))


@cache
def _list() -> bytes:
    return msgspec.json.encode(IslandList([view_island(topology_of(key)) for key in catalogue()]))


@cache
def _picture(key: str) -> bytes:
    return draw_preview(topology_of(key)).encode()


def _answer(request: Request, body: bytes, kind: str, caching: str) -> Response:
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": etag, "cache-control": caching}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)
