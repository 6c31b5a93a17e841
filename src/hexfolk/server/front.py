"""What the front page asks: open tables, one's own tables, codes, and links as QR codes."""

import hashlib
import io
import time
from typing import Final, Literal

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexfolk.server.answers import Reception, json_answer, welcome
from hexfolk.server.gate import caller
from hexfolk.server.guards import Buckets, is_own_link
from hexfolk.server.identity import Guests
from hexfolk.server.limits import bucket_of
from hexfolk.store.devices import Devices
from hexfolk.store.rows import TableRow
from hexfolk.store.store import Store
from hexfolk.table.listing import sitters
from hexfolk.table.tables import Tables
from hexfolk.view.messages.front import (
    FinishedTable,
    MyTable,
    MyTables,
    QrWish,
    Remove,
    TableCode,
    TableFound,
    TableKey,
)

# Seconds for which the list of open tables is not made anew, however many ask.
FRESH: Final = 1.0
MOST_RUNNING: Final = 12
MOST_FINISHED: Final = 10
# Looks at one's own tables, a second and at once.
MINE_RATE: Final = 2.0
MINE_BURST: Final = 20.0
# Wrong codes of one address. A class that types right ones at once is not held up.
CODE_RATE: Final = 0.2
CODE_BURST: Final = 20.0
DOOR_RATE: Final = 2.0
DOOR_BURST: Final = 60.0
LONGEST_LINK: Final = 300


class Front:
    """The routes of the front page."""

    _tables: Tables
    _guests: Guests
    _store: Store
    _devices: Devices

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._mine = Buckets(MINE_RATE, MINE_BURST)
        self._wrong_codes = Buckets(CODE_RATE, CODE_BURST)
        self._doors = Buckets(DOOR_RATE, DOOR_BURST)
        self._drawing = Buckets(DOOR_RATE, DOOR_BURST)
        self._open = b""
        self._made = float("-inf")

    def open(self, tables: Tables, guests: Guests, store: Store) -> None:
        """Before the first request."""
        self._tables = tables
        self._guests = guests
        self._store = store
        self._devices = Devices(store)

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/open", self.open_tables),
            Route("/api/tables/open", self.find_open, methods=["POST"]),
            Route("/api/tables/code", self.find_code, methods=["POST"]),
            Route("/api/tables/mine", self.my_tables),
            Route("/api/tables/mine/remove", self.remove, methods=["POST"]),
            Route("/api/qr", self.draw_link, methods=["POST"]),
        ]

    async def open_tables(self, request: Request) -> Response:
        """Public tables where somebody is: the same bytes for everybody, made at most once a second."""
        now = time.monotonic()
        if now - self._made >= FRESH:
            self._made = now
            self._open = msgspec.json.encode(self._tables.listing.open_tables())
        return _tagged(request, self._open)

    async def find_open(self, request: Request) -> Response:
        """Where a table of that list is."""
        asked = await self._reception.read(request, self._doors, TableKey)
        if isinstance(asked, Response):
            return asked
        _, wanted = asked
        table = self._tables.listing.find(wanted.key)
        if table is None:
            return self._reception.refuse("table_unlisted", 404)
        return json_answer(TableFound(f"/t/{table.id}"))

    async def find_code(self, request: Request) -> Response:
        """Where the table with a code is. Who guesses is slowed down."""
        asked = await self._reception.read(request, self._doors, TableCode)
        if isinstance(asked, Response):
            return asked
        _, wanted = asked
        address = bucket_of(caller(request))
        if self._wrong_codes.empty(address):
            return self._reception.refuse("too_fast", 429)
        table = await self._tables.by_code(wanted.code[:LONGEST_LINK])
        if table is None:
            self._wrong_codes.take(address)
            return self._reception.refuse("code_unknown", 404)
        return json_answer(TableFound(f"/t/{table}"))

    async def my_tables(self, request: Request) -> Response:
        """Where who asks sits, and whether a game waits for them."""
        guest = await self._guests.recognise(request)
        if guest.cookie is not None:
            return welcome(json_answer(MyTables("", 1, [], [])), guest)
        if not self._mine.take(guest.person):
            return self._reception.refuse("too_fast", 429)
        rows = await self._tables.seating.tables_of(guest.person, MOST_RUNNING, MOST_FINISHED)
        found = [await self._running(row, guest.person) for row in rows if row.state != "over"]
        running = [table for table in found if table is not None]
        # What waits for them first, then what was played last.
        running.sort(key=lambda table: (not table.due, -table.played))
        mine = MyTables(
            name=await self._store.name_of(guest.person) or "",
            devices=await self._devices.count(guest.person),
            running=running,
            finished=[finished(row, guest.person) for row in rows if row.state == "over"],
        )
        return _tagged(request, msgspec.json.encode(mine))

    async def _running(self, row: TableRow, person: str) -> MyTable | None:
        """A table that goes on, folded from its log if nobody has been there for a while."""
        table = await self._tables.find(row.id)
        if table is None:
            return None
        lobby, game, state = table.standing.lobby, table.game, table.standing.lobby.state
        if state == "over":
            return None  # it has ended this moment
        seat = lobby.chair_of(person)
        on_turn, due = None, False
        if game is not None and not game.over:
            on_turn = int(game.state.on_turn)
            due = seat in game.must() and seat not in lobby.conceded and not lobby.paused
        return MyTable(
            row.id, state, sitters(table, person), on_turn, due, lobby.paused, lobby.saved, row.played
        )

    async def remove(self, request: Request) -> Response:
        """Take a finished table off the list of who asks."""
        asked = await self._reception.read(request, self._mine, Remove)
        if isinstance(asked, Response):
            return asked
        guest, wanted = asked
        if not await self._tables.seating.remove(guest.person, wanted.id):
            return self._reception.refuse("not_over", 409)
        return Response(status_code=204)

    async def draw_link(self, request: Request) -> Response:
        """A link to this server as a QR code; it names the address that the browser uses."""
        asked = await self._reception.read(request, self._drawing, QrWish)
        if isinstance(asked, Response):
            return asked
        _, wanted = asked
        if len(wanted.link) > LONGEST_LINK or not is_own_link(request, wanted.link):
            return self._reception.refuse("bad_message", 400)
        return Response(draw_qr(wanted.link), 200, {"cache-control": "no-store"}, "image/svg+xml")


def draw_qr(text: str) -> bytes:
    """A QR code with its quiet zone, dark on light in every appearance: cameras may not read it inverted."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=4, dark="#1b1916", light="#ffffff", xmldecl=False, nl=False, omitsize=True
    )
    return drawn.getvalue()


def finished(row: TableRow, person: str) -> FinishedTable:
    """A table that is over, as somebody sees it who sat there."""
    others = [seat.name for seat in row.seats if seat.person != person]
    won: Literal["you", "other", "nobody", "unknown"]
    won, winner = "nobody" if row.winner is None else "unknown", ""
    for seat in row.seats:
        if seat.chair == row.winner:
            won, winner = ("you", "") if seat.person == person else ("other", seat.name)
    return FinishedTable(row.id, others, row.played, won, winner)


def _tagged(request: Request, body: bytes) -> Response:
    """Bytes that are asked for again and again, and mostly have not changed."""
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": etag, "cache-control": "private, no-cache"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")
