"""The web application: pages, a few requests, and the socket."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

import hexfolk
from hexfolk.core.map_reading import LONGEST_MAP
from hexfolk.data import DataMissing, webclient_dir
from hexfolk.islands import own_topology
from hexfolk.report.summary import summarise
from hexfolk.server import gallery
from hexfolk.server.client import Client
from hexfolk.server.gate import Gate, caller
from hexfolk.server.guards import SECURITY_HEADERS, Buckets, SecurityHeaders, Turnstile, same_origin
from hexfolk.server.identity import Guest, recognise
from hexfolk.server.limits import Limits, bucket_of
from hexfolk.server.metrics import Metrics
from hexfolk.server.porter import Porter
from hexfolk.server.socket import Sockets
from hexfolk.server.workshop import Workshop
from hexfolk.store.database import DATABASE
from hexfolk.store.keys import LOG_KEY, house_key
from hexfolk.store.store import Store
from hexfolk.table.journal import marker
from hexfolk.table.refusal import Refusal
from hexfolk.table.settings import Settings
from hexfolk.table.surroundings import Surroundings
from hexfolk.table.tables import Tables
from hexfolk.table.thinkers import Thinkers
from hexfolk.view.messages.http import MapLook, MapText, MapTrial, NewTable, OptionsTrial, Problem, TableMade

# A map of one's own may come along, with its line ends and quotes escaped.
LONGEST_BODY: Final = 16 * 1024 + 2 * LONGEST_MAP
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

Wish = TypeVar("Wish")


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
            Route("/t/{id}", site.page),
            Route("/editor", site.page),
            Route("/healthz", site.health),
            Route("/api/tables", site.make_table, methods=["POST"]),
            Route("/api/tables/look", site.look_at_options, methods=["POST"]),
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
            Middleware(Turnstile, take=site.gate.take_request, refused=_problem("too_fast", 429)),
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
        around = Surroundings(store, thinkers, summarise, self._settings, journal=metrics, mark=mark)
        self._tables = Tables(around)
        self._sockets = Sockets(self._tables, self.gate, metrics)
        porter = Porter(store, self._tables, self._sockets, self.gate, self._keep_days)
        await porter.start()
        if isinstance(app, App):
            app.sockets = self._sockets
        self._tables.start()
        watch = asyncio.get_running_loop().create_task(metrics.watch(self._tables))
        try:
            yield
        finally:
            watch.cancel()
            await porter.close()
            await self._tables.close()
            await thinkers.close()
            await store.close()

    async def page(self, request: Request) -> Response:
        """The client's page; the browser says which table from its address."""
        guest = recognise(request)
        if self._client is None or "index.html" not in self._client:
            return _welcome(_problem("client_missing", 503), guest)
        return _welcome(self._client.answer(request, "index.html"), guest)

    async def file(self, request: Request) -> Response:
        """A file of the client."""
        name = request.path_params["path"]
        if self._client is None or name not in self._client or name == "index.html":
            return _problem("not_found", 404)
        return self._client.answer(request, name)

    async def health(self, request: Request) -> Response:
        """Whether the server answers, and what it runs."""
        state = {"ok": True, "version": hexfolk.__version__, "compiled": hexfolk.is_compiled()}
        return _json(state, 200, {"cache-control": "no-store"})

    async def make_table(self, request: Request) -> Response:
        """A new table for who asks."""
        wanted = await self._asked(request, self._buckets, NewTable)
        if isinstance(wanted, Response):
            return wanted
        guest = recognise(request)
        try:
            table_id = await self._tables.make(guest.person, wanted)
        except Refusal as refusal:
            return self._counted(_problem(refusal.code, 422, refusal.args_))
        return _welcome(_json(TableMade(table_id, f"/t/{table_id}"), 201), guest)

    async def look_at_options(self, request: Request) -> Response:
        """What options bring with them, while a table is being set up."""
        wanted = await self._asked(request, self._drawing, OptionsTrial)
        return wanted if isinstance(wanted, Response) else await self._worked(self._workshop.weigh(wanted))

    async def _asked(self, request: Request, buckets: Buckets, kind: type[Wish]) -> Wish | Response:
        """What a page of ours posts, or the answer to who may not ask or asks nonsense."""
        if not same_origin(request):
            return self._counted(_problem("foreign_origin", 403))
        address = caller(request)
        try:
            self.gate.check_ban(recognise(request).person, address)
        except Refusal as refusal:
            return self._counted(_problem(refusal.code, 403, refusal.args_))
        if not self.gate.exempt(address) and not buckets.take(bucket_of(address)):
            return self._counted(_problem("too_fast", 429))
        try:
            async with asyncio.timeout(self.gate.limits.body_seconds):
                body = await _read(request)
        except TimeoutError:
            return self._counted(_problem("too_slow", 408))
        except ClientDisconnect:
            return Response(status_code=400)  # nobody hears it
        if body is None:
            return self._counted(_problem("too_long", 413))
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self._counted(_problem("bad_message", 400))

    def _counted(self, problem: "_Refused") -> Response:
        """A refusal that the figures tell of."""
        self._metrics.refusals.labels(problem.code).inc()
        return problem

    async def islands(self, request: Request) -> Response:
        """What there is to play on."""
        # Made at the first request, which takes a moment: not on the event loop.
        return await asyncio.to_thread(gallery.islands, request)

    async def island(self, request: Request) -> Response:
        """A picture of an island of the catalogue."""
        return gallery.picture(request, request.path_params["id"]) or _problem("island_unknown", 404)

    async def look(self, request: Request) -> Response:
        """A map of somebody's own, in figures and as a picture; nothing is kept of it."""
        wanted = await self._asked(request, self._looks, MapLook)
        if isinstance(wanted, Response):
            return wanted
        try:
            return _json(
                await asyncio.to_thread(gallery.look, wanted.text), 200, {"cache-control": "no-store"}
            )
        except Refusal as refusal:
            return self._counted(_problem(refusal.code, 422, refusal.args_))

    async def island_text(self, request: Request) -> Response:
        """An island of the catalogue as the text of its map file."""
        return gallery.text(request, request.path_params["id"]) or _problem("island_unknown", 404)

    async def check_map(self, request: Request) -> Response:
        """What is wrong with a map that is being drawn."""
        wanted = await self._asked(request, self._drawing, MapText)
        return wanted if isinstance(wanted, Response) else await self._worked(self._workshop.check(wanted))

    async def preview_map(self, request: Request) -> Response:
        """A deal on a map that is being drawn."""
        wanted = await self._asked(request, self._drawing, MapTrial)
        return wanted if isinstance(wanted, Response) else await self._worked(self._workshop.preview(wanted))

    async def _worked(self, work: Awaitable[object]) -> Response:
        try:
            return _json(await work, 200, {"cache-control": "no-store"})
        except Refusal as refusal:
            return self._counted(
                _problem(refusal.code, 429 if refusal.code == "too_fast" else 422, refusal.args_)
            )

    async def own_island(self, request: Request) -> Response:
        """A picture of the own map of a table, for who has its link."""
        table = await self._tables.find(request.path_params["id"])
        if table is None:
            return _problem("table_unknown", 404)
        text = table.standing.lobby.map
        if not text:
            return _problem("map_missing", 404)
        return gallery.own_picture(request, own_topology(text))

    async def socket(self, websocket: WebSocket) -> None:
        await self._sockets.serve(websocket)


async def _read(request: Request) -> bytes | None:
    """The body, or None if it is too long."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > LONGEST_BODY:
            return None
    return body


def _welcome(response: Response, guest: Guest) -> Response:
    """Give a new guest its token."""
    if guest.cookie is not None:
        response.headers.append("set-cookie", guest.cookie)
    return response


def _json(content: object, status: int, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(content), status, headers, media_type="application/json")


class _Refused(Response):
    """An answer that says why not."""

    def __init__(self, problem: Problem, status: int) -> None:
        super().__init__(
            msgspec.json.encode(problem), status, {"cache-control": "no-store"}, media_type="application/json"
        )
        self.code = problem.code


def _problem(code: str, status: int, args: dict[str, str | int] | None = None) -> _Refused:
    return _Refused(Problem(code, args or {}), status)


async def _say_http(request: Request, problem: Exception) -> Response:
    status = problem.status_code if isinstance(problem, HTTPException) else 500
    return _problem("not_found" if status == 404 else "bad_request", status)


async def _say_internal(request: Request, problem: Exception) -> Response:
    answer = _problem("internal", 500)
    # This answer is made outside of everything that would put them on.
    answer.headers.update(SECURITY_HEADERS)
    return answer
