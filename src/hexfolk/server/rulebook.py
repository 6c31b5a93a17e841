"""The pages of the rules and of the strategy, whole without script, and as parts of the client's page."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexfolk.rulebook.page import PAGES, Page, render, style, title
from hexfolk.server.answers import Reception, problem, style_answer
from hexfolk.server.client import Client
from hexfolk.server.games import page_of, within
from hexfolk.server.guards import Buckets
from hexfolk.server.languages import Languages

# Pages a second and at once: a whole class may open the same link.
READ_RATE: Final = 5.0
READ_BURST: Final = 100.0
STYLE: Final = "/rulebook.css"


class Rulebook:
    """The routes of the rules."""

    _client: Client | None

    def __init__(self, reception: Reception, languages: Languages) -> None:
        self._reception = reception
        self._languages = languages
        self._reads = Buckets(READ_RATE, READ_BURST)

    def open(self, client: Client | None) -> None:
        """Before the first request."""
        self._client = client

    def routes(self) -> list[Route]:
        return [
            Route("/rules", self.rules),
            Route("/rules/strategy", self.strategy),
            Route("/api/rules/{page}", self.part),
            Route(STYLE, self.style),
        ]

    async def rules(self, request: Request) -> Response:
        """The rules."""
        return await self._page(request, "rules")

    async def strategy(self, request: Request) -> Response:
        """The probabilities and advice."""
        return await self._page(request, "strategy")

    async def part(self, request: Request) -> Response:
        """One of the pages as a part of the client's."""
        page = PAGES.get(request.path_params["page"])
        if page is None:
            return problem("not_found", 404)
        if not self._reception.take(request, self._reads):
            return self._reception.refuse("too_fast", 429)
        return page_of(request, await asyncio.to_thread(render, page, await self._languages.of(request)))

    async def style(self, request: Request) -> Response:
        """What the pages look like."""
        return style_answer(request, style())

    async def _page(self, request: Request, page: Page) -> Response:
        if self._client is None or "index.html" not in self._client:
            return problem("client_missing", 503)
        if not self._reception.take(request, self._reads):
            return self._reception.refuse("too_fast", 429)
        language = await self._languages.of(request)
        # The first reader of a language has it made, which takes a moment.
        body = await asyncio.to_thread(render, page, language)
        shell = self._client.shell(request)
        html = within(shell, title(page, language), body, language, request.url.path, STYLE)
        return page_of(request, html)
