"""Finished games step by step: their course, and frames as any eye saw them."""

import asyncio
import gzip
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexfolk.core.errors import BadRecord
from hexfolk.core.numeral import parse_number
from hexfolk.core.record import MOST_LINES
from hexfolk.recent import Recent
from hexfolk.report.playback import ALL, WATCH, Playback
from hexfolk.report.timeline import timeline_of
from hexfolk.server.answers import Reception
from hexfolk.server.client import takes_gzip
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
        self._kept: Recent[str, tuple[Finished, Playback]] = Recent(MOST_GAMES)
        self._answers: Recent[tuple[str, ...], tuple[Finished, bytes]] = Recent(MOST_ANSWERS)

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
        eyes = asked.get("eyes", "all")
        first = parse_number(asked.get("from", "0"), MOST_LINES)
        count = parse_number(asked.get("count", "1"), MOST_STEPS)
        if first < 0 or count < 1:
            return self._reception.refuse("bad_message", 400)

        def frames(found: Finished, game: Playback) -> object:
            return Frames(eyes, game.frames(_eye(eyes, game), first, count))

        return await self._answer(request, (eyes, str(first), str(count)), frames)

    async def _answer(
        self, request: Request, key: tuple[str, ...], make: Callable[[Finished, Playback], object]
    ) -> Response:
        found = await self._games.find(request, self._looks)
        if isinstance(found, Response):
            return found
        name = (found.game.id, *key)
        kept = self._answers.find(name)
        if kept is not None and kept[0] is found:
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
        self._answers.keep(name, (found, packed))
        return _packed(request, packed)

    async def _playback(self, found: Finished) -> Playback:
        name = found.game.id
        kept = self._kept.find(name)
        if kept is None or kept[0] is not found:
            kept = found, await asyncio.to_thread(Playback, found.record)
            self._kept.keep(name, kept)
        return kept[1]


class _UnknownEye(Exception):
    """Nobody has such an eye."""


def _eye(name: str, game: Playback) -> int:
    if name in _EYES:
        return _EYES[name]
    if name not in map(str, range(game.record.options.players)):
        raise _UnknownEye
    return int(name)


def _packed(request: Request, packed: bytes) -> Response:
    """Bytes that stay as they are, though a later version may write them otherwise."""
    headers = {"cache-control": "private, max-age=600", "vary": "accept-encoding"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(packed, 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return Response(gzip.decompress(packed), 200, headers, "application/json")
