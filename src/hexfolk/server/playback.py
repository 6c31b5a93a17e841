"""Finished games step by step: their course, and frames as any eye saw them."""

import asyncio
import gzip
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexfolk.core.errors import BadRecord
from hexfolk.report.playback import ALL, WATCH, Playback
from hexfolk.report.timeline import timeline_of
from hexfolk.server.answers import Reception
from hexfolk.server.games import Games
from hexfolk.server.guards import Buckets
from hexfolk.table.archive import Finished
from hexfolk.view.messages.replay import Frames

log: Final = logging.getLogger(__name__)

MOST_STEPS: Final = 64
"""Steps in one answer."""
MOST_GAMES: Final = 8
"""Games whose positions are kept: up to a megabyte each."""
MOST_ANSWERS: Final = 512
"""Answers kept, of some kilobytes each."""
# Who drags the slider back and forth asks for many steps; a whole class may watch the same game.
STEP_RATE: Final = 20.0
STEP_BURST: Final = 400.0
_EYES: Final = {"all": ALL, "watch": WATCH}


class Screen:
    """The routes of a replay. Running games have none: ``Games.find`` refuses them."""

    def __init__(self, reception: Reception, games: Games) -> None:
        self._reception = reception
        self._games = games
        self._looks = Buckets(STEP_RATE, STEP_BURST)
        self._kept: OrderedDict[str, tuple[Finished, Playback]] = OrderedDict()
        self._answers: OrderedDict[tuple[str, ...], tuple[Finished, bytes]] = OrderedDict()

    def routes(self) -> list[Route]:
        return [
            Route("/api/games/{id}/course", self.course),
            Route("/api/games/{id}/steps", self.steps),
        ]

    async def course(self, request: Request) -> Response:
        """A game at a glance."""
        return await self._answer(request, ("course",), lambda found, game: timeline_of(game, found.looks))

    async def steps(self, request: Request) -> Response:
        """``count`` steps from step ``from`` on, as ``eyes`` saw them."""
        asked = request.query_params
        eyes, first, count = asked.get("eyes", "all"), asked.get("from", "0"), asked.get("count", "1")
        if not (_is_number(first) and _is_number(count) and 1 <= int(count) <= MOST_STEPS):
            return self._reception.refuse("bad_message", 400)

        def frames(found: Finished, game: Playback) -> object:
            return Frames(eyes, game.frames(_eye(eyes, game), int(first), int(count)))

        return await self._answer(request, (eyes, str(int(first)), str(int(count))), frames)

    async def _answer(
        self, request: Request, key: tuple[str, ...], make: Callable[[Finished, Playback], object]
    ) -> Response:
        found = await self._games.find(request, self._looks)
        if isinstance(found, Response):
            return found
        name = (found.game.id, *key)
        kept = self._answers.get(name)
        if kept is not None and kept[0] is found:
            self._answers.move_to_end(name)
            return _packed(request, kept[1])
        try:
            # A replay and even a handful of views take a while: not on the event loop.
            playback = await self._playback(found)
            made = await asyncio.to_thread(lambda: msgspec.json.encode(make(found, playback)))
        except _UnknownEye:
            return self._reception.refuse("bad_message", 400)
        except BadRecord:
            log.exception("a finished game could not be shown")
            return self._reception.refuse("game_unreadable", 500)
        packed = await asyncio.to_thread(gzip.compress, made, 5)
        self._answers[name] = found, packed
        while len(self._answers) > MOST_ANSWERS:
            self._answers.popitem(last=False)
        return _packed(request, packed)

    async def _playback(self, found: Finished) -> Playback:
        name = found.game.id
        kept = self._kept.get(name)
        if kept is None or kept[0] is not found:
            kept = found, await asyncio.to_thread(Playback, found.record)
            self._kept[name] = kept
        self._kept.move_to_end(name)
        while len(self._kept) > MOST_GAMES:
            self._kept.popitem(last=False)
        return kept[1]


class _UnknownEye(Exception):
    """Nobody has such an eye."""


def _eye(name: str, game: Playback) -> int:
    if name in _EYES:
        return _EYES[name]
    if name not in map(str, range(game.record.options.players)):
        raise _UnknownEye
    return int(name)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 8


def _packed(request: Request, packed: bytes) -> Response:
    """Bytes that stay as they are, though a later version may write them otherwise."""
    headers = {"cache-control": "private, max-age=600", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return Response(gzip.decompress(packed), 200, headers, "application/json")
