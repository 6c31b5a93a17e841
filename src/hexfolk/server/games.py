"""Finished games: what their links lead to."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexfolk.server.answers import Reception, problem
from hexfolk.server.guards import Buckets
from hexfolk.table.archive import Archive, Finished
from hexfolk.table.refusal import Refusal

# Games looked up, a second and at once: a whole class may open the same link.
GAME_RATE: Final = 5.0
GAME_BURST: Final = 100.0
STATUS: Final = {"game_unknown": 404, "game_running": 409, "game_unreadable": 500}


class Games:
    """The routes of finished games."""

    archive: Archive

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._looks = Buckets(GAME_RATE, GAME_BURST)

    def open(self, archive: Archive) -> None:
        """Before the first request."""
        self.archive = archive

    def routes(self) -> list[Route]:
        return [Route("/api/games/{id}/record", self.record)]

    async def find(self, request: Request, buckets: Buckets | None = None) -> Finished | Response:
        """The game of a request, or the answer why it is not shown; ``buckets`` if not the usual ones."""
        if not self._reception.take(request, buckets or self._looks):
            return self._reception.refuse("too_fast", 429)
        try:
            return await self.archive.find(request.path_params["id"])
        except Refusal as refusal:
            return problem(refusal.code, STATUS[refusal.code])

    async def record(self, request: Request) -> Response:
        """The record of a game as a file."""
        found = await self.find(request)
        if isinstance(found, Response):
            return found
        headers = {
            "content-disposition": f'attachment; filename="hexfolk-{found.game.id}.txt"',
            # It stays as it is, but a later version may write it otherwise.
            "cache-control": "private, max-age=3600",
        }
        return Response(found.record.to_text(), 200, headers, "text/plain")
