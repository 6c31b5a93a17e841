"""Finished games: what their links lead to."""

import asyncio
import gzip
from typing import Final

from markupsafe import escape
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexfolk.core.errors import BadRecord
from hexfolk.i18n.languages import languages
from hexfolk.i18n.phrases import phrases
from hexfolk.recent import Recent
from hexfolk.report.looks import Look
from hexfolk.report.page import PARTS, headline, render_fragment, style, subject_of
from hexfolk.report.reading import LONGEST, read
from hexfolk.report.summary import Summary, summarise
from hexfolk.server.answers import Reception, json_answer, problem, style_answer
from hexfolk.server.client import Client, takes_gzip
from hexfolk.server.guards import Buckets
from hexfolk.server.languages import Languages
from hexfolk.table.archive import Archive, Finished
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.http import BadRecordView, RecordText

# Games looked up, a second and at once: a whole class may open the same link.
GAME_RATE: Final = 5.0
GAME_BURST: Final = 100.0
# Records sent to be summarised: each takes a moment of the processor.
READ_RATE: Final = 0.2
READ_BURST: Final = 10.0
STATUS: Final = {"game_unknown": 404, "game_running": 409, "game_unreadable": 500}
MOST_PAGES: Final = 64
"""Summaries in memory, of some hundred kilobytes each."""
STYLE: Final = "/report.css"


class Games:
    """The routes of finished games."""

    archive: Archive
    client: Client | None

    def __init__(self, reception: Reception, languages: Languages) -> None:
        self._reception = reception
        self._languages = languages
        self._looks = Buckets(GAME_RATE, GAME_BURST)
        self._reads = Buckets(READ_RATE, READ_BURST)
        self._pages: Recent[tuple[str, str], tuple[Finished, tuple[str, str]]] = Recent(MOST_PAGES)
        # Counting and drawing take some tenths of a second: few at a time, beside the tables.
        self._bench = asyncio.Semaphore(2)

    def open(self, archive: Archive, client: Client | None = None) -> None:
        """Before the first request."""
        self.archive = archive
        self.client = client

    def routes(self) -> list[Route]:
        return [
            Route("/g/{id}", self.page),
            Route("/api/games/{id}/summary", self.summary),
            Route("/api/games/{id}/record", self.record),
            Route("/api/records/summary", self.summarise_record, methods=["POST"]),
            Route(STYLE, self.style),
        ]

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

    async def page(self, request: Request) -> Response:
        """The page of a game's link: its summary inside the client's page, whole without any script."""
        if self.client is None or "index.html" not in self.client:
            return problem("client_missing", 503)
        language = await self._languages.of(request)
        status = 200
        if not self._reception.take(request, self._looks):
            return self._reception.refuse("too_fast", 429)
        try:
            found = await self.archive.find(request.path_params["id"])
            title, body = await self._drawn(found, language)
        except Refusal as refusal:
            status = STATUS[refusal.code]
            said = phrases(language, ("common", "errors"))
            title = said.t(f"refused-{refusal.code}")
            body = f'<article class="summary"><h1>{escape(title)}</h1></article>'
        html = within(self.client.shell(request), title, body, language, request.url.path)
        return page_of(request, html, status)

    async def summary(self, request: Request) -> Response:
        """The summary of a game as a part of a page."""
        found = await self.find(request)
        if isinstance(found, Response):
            return found
        language = await self._languages.of(request)
        _, body = await self._drawn(found, language)
        return page_of(request, body)

    async def summarise_record(self, request: Request) -> Response:
        """The summary of a record that somebody has; nothing is kept of it."""
        # In JSON every sign of it may take two.
        asked = await self._reception.read(request, self._reads, RecordText, 2 * LONGEST)
        if isinstance(asked, Response):
            return asked
        text = asked[1].text
        language = await self._languages.of(request)
        try:
            async with self._bench:
                body = await asyncio.to_thread(_summarise_text, text, language)
        except BadRecord as fault:
            return json_answer(BadRecordView(fault.code, fault.line, fault.detail), 422)
        return page_of(request, body)

    async def style(self, request: Request) -> Response:
        """What the summary looks like."""
        return style_answer(request, style())

    async def _drawn(self, found: Finished, language: str) -> tuple[str, str]:
        """The title and the summary of a game in a language."""
        key = found.game.id, language
        kept = self._pages.find(key)
        # A game is read anew when somebody is taken out of it: then the old page still tells their name.
        if kept is not None and kept[0] is found:
            return kept[1]
        async with self._bench:
            drawn = await asyncio.to_thread(_draw, found, language)
        self._pages.keep(key, (found, drawn))
        return drawn


def page_of(request: Request, html: str, status: int = 200) -> Response:
    """Some HTML, which says the same over and over: packed where that is understood."""
    headers = {"cache-control": "private, no-store", "vary": "accept-encoding, accept-language, cookie"}
    body = html.encode()
    if takes_gzip(request.headers.get("accept-encoding", "")):
        body = gzip.compress(body, 5, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, status, headers, "text/html")


def _draw(found: Finished, language: str) -> tuple[str, str]:
    record = found.record
    names = [seat.name for seat in record.seats]
    looks = [
        Look(seat, name, colour, emblem)
        for seat, (name, (colour, emblem)) in enumerate(zip(names, found.looks, strict=True))
    ]
    summary: Summary = summarise(record)
    subject = subject_of(record, found.game.id, looks)
    return headline(summary, subject, language), render_fragment(summary, subject, language)


def _summarise_text(text: str, language: str) -> str:
    record = read(text.encode("utf-8", "surrogatepass"))
    return render_fragment(summarise(record), subject_of(record), language)


def within(shell: str, title: str, body: str, language: str, path: str, style: str = STYLE) -> str:
    """The client's page with a served part in it, which the client takes over where script runs."""
    said = phrases(language, PARTS)
    direction = ' dir="rtl"' if said.about.direction == "rtl" else ""
    others = "".join(
        f'<a href="{escape(path)}?lang={tag}" hreflang="{tag}" lang="{tag}" dir="{other.direction}">'
        f"{escape(other.name)}</a> "
        for tag, other in languages().items()
    )
    foot = (
        f'<nav class="summary-foot" aria-label="{escape(said.t("summary-in-language"))}">'
        f'<a href="/">{escape(said.t("hexfolk"))}</a> {others}</nav>'
    )
    served = f'<div id="served" lang="{language}"><main>{body}</main>{foot}</div>'
    for old, new in (
        ('<html lang="en">', f'<html lang="{language}"{direction}>'),
        ("<title>Hexfolk</title>", f"<title>{escape(title)} – {escape(said.t('hexfolk'))}</title>"),
        (
            '<meta property="og:title" content="Hexfolk" />',
            f'<meta property="og:title" content="{escape(title)}" />',
        ),
        ("</head>", f'<link rel="stylesheet" href="{style}"></head>'),
        ('<div id="app"></div>', f'<div id="app">{served}</div>'),
    ):
        shell = shell.replace(old, new, 1)
    return shell
