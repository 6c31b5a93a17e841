"""Finished games looked back on: started, watched, and a master's opinion at a step."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexfolk.analysis.desk import Desk
from hexfolk.core.numeral import parse_number
from hexfolk.core.record import MOST_LINES
from hexfolk.server.answers import Reception, json_answer
from hexfolk.server.games import Games
from hexfolk.server.guards import Buckets
from hexfolk.table.refusal import Refusal

# Analyses started from one address, a second and at once: each takes a core for a while.
START_RATE: Final = 0.1
START_BURST: Final = 10.0
# How far is it? Asked every second or so, by everybody who waits behind one address.
LOOK_RATE: Final = 20.0
LOOK_BURST: Final = 200.0
# A master's opinions: as fast as somebody goes through a game.
OPINION_RATE: Final = 1.0
OPINION_BURST: Final = 30.0
STATUS: Final = {"analysis_busy": 503, "analysis_none": 404, "analysis_late": 504}


class Analyses:
    """The routes of analyses. A game that goes on is refused like every other question about it."""

    desk: Desk

    def __init__(self, reception: Reception, games: Games) -> None:
        self._reception = reception
        self._games = games
        self._starts = Buckets(START_RATE, START_BURST)
        self._looks = Buckets(LOOK_RATE, LOOK_BURST)
        self._opinions = Buckets(OPINION_RATE, OPINION_BURST)

    def open(self, desk: Desk) -> None:
        """Before the first request."""
        self.desk = desk

    def routes(self) -> list[Route]:
        return [
            Route("/api/games/{id}/analysis", self.look),
            Route("/api/games/{id}/analysis", self.start, methods=["POST"]),
            Route("/api/games/{id}/advice", self.advise),
        ]

    async def look(self, request: Request) -> Response:
        """How far the analysis of a game is, or what it found. Starts nothing."""
        found = await self._games.find(request, self._looks)
        return found if isinstance(found, Response) else json_answer(await self.desk.look(found.game.id))

    async def start(self, request: Request) -> Response:
        """Have a game analysed, unless it is already."""
        guest = await self._reception.admit(request)
        if isinstance(guest, Response):
            return guest
        found = await self._games.find(request, self._looks)
        if isinstance(found, Response):
            return found
        state = await self.desk.look(found.game.id)
        if state.state not in ("none", "failed"):
            return json_answer(state)
        if not self._reception.take(request, self._starts):
            return self._reception.refuse("too_fast", 429)
        try:
            return json_answer(await self.desk.start(found.game.id, found.record), 202)
        except Refusal as refusal:
            return self._refuse(refusal)

    async def advise(self, request: Request) -> Response:
        """What a master would have done at a step."""
        step = parse_number(request.query_params.get("step", ""), MOST_LINES)
        if step < 0:
            return self._reception.refuse("bad_message", 400)
        found = await self._games.find(request, self._opinions)
        if isinstance(found, Response):
            return found
        try:
            opinion = await self.desk.advise(found.game.id, found.record, step)
        except Refusal as refusal:
            return self._refuse(refusal)
        return json_answer(opinion, headers={"cache-control": "private, max-age=3600"})

    def _refuse(self, refusal: Refusal) -> Response:
        return self._reception.refuse(refusal.code, STATUS.get(refusal.code, 500), refusal.args_)
