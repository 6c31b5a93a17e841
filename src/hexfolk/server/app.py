"""The web application: pages, a few requests, and the socket."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

import hexfolk
from hexfolk.analysis.desk import Desk
from hexfolk.data import DataMissing, webclient_dir
from hexfolk.islands import own_topology
from hexfolk.server import gallery
from hexfolk.server.analysis import Analyses
from hexfolk.server.answers import Reception, json_answer, problem, welcome
from hexfolk.server.client import Client
from hexfolk.server.doors import Doors
from hexfolk.server.front import Front
from hexfolk.server.games import Games
from hexfolk.server.gate import Gate
from hexfolk.server.guards import SECURITY_HEADERS, Buckets, SecurityHeaders, Turnstile
from hexfolk.server.history import Histories
from hexfolk.server.identity import Guest, Guests, read_token
from hexfolk.server.languages import Languages, language_of
from hexfolk.server.limits import Limits
from hexfolk.server.metrics import Metrics
from hexfolk.server.playback import Screen
from hexfolk.server.porter import Porter
from hexfolk.server.rulebook import Rulebook
from hexfolk.server.socket import Sockets
from hexfolk.server.workshop import Workshop
from hexfolk.store.database import DATABASE
from hexfolk.store.devices import Devices
from hexfolk.store.keys import LOG_KEY, house_key
from hexfolk.store.store import Store
from hexfolk.table.archive import Archive
from hexfolk.table.journal import marker
from hexfolk.table.refusal import Refusal
from hexfolk.table.settings import Settings
from hexfolk.table.surroundings import Surroundings
from hexfolk.table.tables import Tables
from hexfolk.table.thinkers import Thinkers
from hexfolk.view.messages.http import (
    MapLook,
    MapText,
    MapTrial,
    NewLesson,
    NewTable,
    OptionsTrial,
    TableMade,
)

# New tables a second from one address, and how many at once: a whole class may begin together.
TABLE_RATE: Final = 1.0
TABLE_BURST: Final = 40.0
# Own maps looked at: whoever opens the list of maps asks for all that the browser keeps.
LOOK_RATE: Final = 1.0
LOOK_BURST: Final = 40.0
# Maps checked and dealt for who draws them: a moment after every stroke.
DRAW_RATE: Final = 3.0
DRAW_BURST: Final = 60.0
# Days after which an unfinished table goes that nobody has touched.
KEEP_DAYS: Final = 30


class App(Starlette):
    """The application, and what a running server needs of it."""

    sockets: Sockets

    async def farewell(self) -> None:
        """Before the sockets are closed from below: tell the browsers that it is only a restart."""
        if hasattr(self, "sockets"):
            await self.sockets.dismiss_all()


def make_app(
    data: Path,
    settings: Settings | None = None,
    limits: Limits | None = None,
    metrics: Metrics | None = None,
    keep_days: int = KEEP_DAYS,
) -> App:
    """The application on the games stored under ``data``.

    Unfinished tables that nobody has touched for ``keep_days`` are removed; 0 keeps them for ever.
    """
    site = _Site(data, settings or Settings(), Gate(limits or Limits()), metrics or Metrics(), keep_days)
    return App(
        routes=[
            Route("/", site.page),
            Route("/learn", site.page),
            Route("/t/{id}", site.page),
            Route("/g/{id}/replay", site.page),
            Route("/editor", site.page),
            Route("/device", site.page),
            Route("/record", site.page),
            Route("/history", site.page),
            Route("/healthz", site.health),
            Route("/api/tables", site.make_table, methods=["POST"]),
            Route("/api/lesson", site.make_lesson, methods=["POST"]),
            Route("/api/tables/look", site.look_at_options, methods=["POST"]),
            *site.front.routes(),
            *site.doors.routes(),
            *site.games.routes(),
            *site.rulebook.routes(),
            *site.languages.routes(),
            *site.histories.routes(),
            *site.analyses.routes(),
            *site.screen.routes(),
            Route("/api/tables/{id}/island.svg", site.own_island),
            Route("/api/islands", site.islands),
            Route("/api/islands/look", site.look, methods=["POST"]),
            Route("/api/islands/check", site.check_map, methods=["POST"]),
            Route("/api/islands/preview", site.preview_map, methods=["POST"]),
            Route("/api/islands/{id}.svg", site.island),
            Route("/api/islands/{id}.toml", site.island_text),
            WebSocketRoute("/ws/{id}", site.socket),
            Route("/{path:path}", site.file),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(Turnstile, take=site.gate.take_request, refused=problem("too_fast", 429)),
        ],
        exception_handlers={HTTPException: _say_http, Exception: _say_internal},
        lifespan=site.live,
    )


class _Site:
    """What the routes share."""

    def __init__(self, data: Path, settings: Settings, gate: Gate, metrics: Metrics, keep_days: int) -> None:
        self.gate = gate
        self._metrics = metrics
        self._keep_days = keep_days
        self._data = data
        self._settings = settings
        self._buckets = Buckets(TABLE_RATE, TABLE_BURST)
        self._looks = Buckets(LOOK_RATE, LOOK_BURST)
        self._drawing = Buckets(DRAW_RATE, DRAW_BURST)
        self._workshop = Workshop()
        self._reception = Reception(gate, metrics)
        self.front = Front(self._reception)
        self.doors = Doors(self._reception)
        self.languages = Languages(self._reception)
        self.games = Games(self._reception, self.languages)
        self.rulebook = Rulebook(self._reception, self.languages)
        self.histories = Histories(self._reception)
        self.analyses = Analyses(self._reception, self.games)
        self.screen = Screen(self._reception, self.games)
        self._client: Client | None = None
        self._tables: Tables
        self._sockets: Sockets

    @contextlib.asynccontextmanager
    async def live(self, app: Starlette) -> AsyncIterator[None]:
        """From the first request to the last."""
        with contextlib.suppress(DataMissing):
            self._client = Client(webclient_dir())
        metrics = self._metrics
        store = await Store.open(self._data / DATABASE)
        store.committed = metrics.committed
        thinkers = Thinkers(journal=metrics)
        thinkers.start()
        mark = marker(await store.write(lambda connection: house_key(connection, LOG_KEY)))
        around = Surroundings(store, thinkers, self._settings, journal=metrics, mark=mark)
        self._tables = Tables(around)
        guests = self._reception.guests = Guests(Devices(store))
        self._sockets = Sockets(self._tables, guests, self.gate, metrics)
        self.front.open(self._tables, guests, store)
        self.doors.open(self._tables, guests, store, self._sockets)
        archive = Archive(store)
        self.languages.open(store)
        self.games.open(archive, self._client)
        self.rulebook.open(self._client)
        self.histories.open(store, archive)
        desk = Desk(store)
        self.analyses.open(desk)
        porter = Porter(store, self._tables, archive, self._sockets, self.gate, self._keep_days)
        await porter.start()
        if isinstance(app, App):
            app.sockets = self._sockets
        self._tables.start()
        watch = asyncio.get_running_loop().create_task(metrics.watch(self._tables))
        try:
            yield
        finally:
            watch.cancel()
            await desk.close()
            await porter.close()
            await self._tables.close()
            await thinkers.close()
            await store.close()

    async def page(self, request: Request) -> Response:
        """The client's page; the browser says which table from its address."""
        guest = read_token(request)
        if self._client is None or "index.html" not in self._client:
            return welcome(problem("client_missing", 503), guest)
        return welcome(self._client.start(request, language_of(request)), guest)

    async def file(self, request: Request) -> Response:
        """A file of the client."""
        name = request.path_params["path"]
        if self._client is None or name not in self._client or name == "index.html":
            return (self._client and self._client.lost(request)) or problem("not_found", 404)
        return self._client.answer(request, name)

    async def health(self, request: Request) -> Response:
        """Whether the server answers, and what it runs."""
        state = {"ok": True, "version": hexfolk.__version__, "compiled": hexfolk.is_compiled()}
        return json_answer(state)

    async def make_table(self, request: Request) -> Response:
        """A new table for who asks."""
        asked = await self._reception.read(request, self._buckets, NewTable)
        if isinstance(asked, Response):
            return asked
        return await self._made(asked[0], self._tables.make(asked[0].person, asked[1]), "/t/{}")

    async def make_lesson(self, request: Request) -> Response:
        """A first game that is taught, for who asks."""
        asked = await self._reception.read(request, self._buckets, NewLesson)
        if isinstance(asked, Response):
            return asked
        return await self._made(asked[0], self._tables.make_lesson(asked[0].person, asked[1]), "/learn")

    async def _made(self, guest: Guest, making: Awaitable[str], path: str) -> Response:
        """The table that comes of it, and the page where it is; or why there is none."""
        try:
            table_id = await making
        except Refusal as refusal:
            return self._reception.refuse(refusal.code, 422, refusal.args_)
        return welcome(json_answer(TableMade(table_id, path.format(table_id)), 201), guest)

    async def look_at_options(self, request: Request) -> Response:
        """What options bring with them, while a table is being set up."""
        asked = await self._reception.read(request, self._drawing, OptionsTrial)
        return asked if isinstance(asked, Response) else await self._worked(self._workshop.weigh(asked[1]))

    async def islands(self, request: Request) -> Response:
        """What there is to play on."""
        # Made at the first request, which takes a moment: not on the event loop.
        return await asyncio.to_thread(gallery.islands, request)

    async def island(self, request: Request) -> Response:
        """A picture of an island of the catalogue."""
        return gallery.picture(request, request.path_params["id"]) or problem("island_unknown", 404)

    async def look(self, request: Request) -> Response:
        """A map of somebody's own, in figures and as a picture; nothing is kept of it."""
        asked = await self._reception.read(request, self._looks, MapLook)
        if isinstance(asked, Response):
            return asked
        try:
            return json_answer(await asyncio.to_thread(gallery.look, asked[1].text))
        except Refusal as refusal:
            return self._reception.refuse(refusal.code, 422, refusal.args_)

    async def island_text(self, request: Request) -> Response:
        """An island of the catalogue as the text of its map file."""
        return gallery.text(request, request.path_params["id"]) or problem("island_unknown", 404)

    async def check_map(self, request: Request) -> Response:
        """What is wrong with a map that is being drawn."""
        asked = await self._reception.read(request, self._drawing, MapText)
        return asked if isinstance(asked, Response) else await self._worked(self._workshop.check(asked[1]))

    async def preview_map(self, request: Request) -> Response:
        """A deal on a map that is being drawn."""
        asked = await self._reception.read(request, self._drawing, MapTrial)
        return asked if isinstance(asked, Response) else await self._worked(self._workshop.preview(asked[1]))

    async def _worked(self, work: Awaitable[object]) -> Response:
        try:
            return json_answer(await work)
        except Refusal as refusal:
            return self._reception.refuse(
                refusal.code, 429 if refusal.code == "too_fast" else 422, refusal.args_
            )

    async def own_island(self, request: Request) -> Response:
        """A picture of the own map of a table, for who has its link."""
        table = await self._tables.find(request.path_params["id"])
        if table is None:
            return problem("table_unknown", 404)
        text = table.standing.lobby.map
        if not text:
            return problem("map_missing", 404)
        return gallery.own_picture(request, own_topology(text))

    async def socket(self, websocket: WebSocket) -> None:
        await self._sockets.serve(websocket)


async def _say_http(request: Request, fault: Exception) -> Response:
    status = fault.status_code if isinstance(fault, HTTPException) else 500
    return problem("not_found" if status == 404 else "bad_request", status)


async def _say_internal(request: Request, fault: Exception) -> Response:
    answer = problem("internal", 500)
    # This answer is made outside of everything that would put them on.
    answer.headers.update(SECURITY_HEADERS)
    return answer
