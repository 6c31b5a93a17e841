"""One's own finished games: listed, counted, taken along, and taken out. Nobody gets to see another's."""

import asyncio
import csv
import io
import zipfile
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexfolk.server.answers import Reception, json_answer, welcome
from hexfolk.server.guards import Buckets
from hexfolk.server.identity import Guest
from hexfolk.store.history import MOST_AT_ONCE, History, Place
from hexfolk.store.rows import GameRow, PlayerRow
from hexfolk.store.store import Store
from hexfolk.table.archive import Archive
from hexfolk.table.codes import is_game_id
from hexfolk.table.refusal import Refusal
from hexfolk.table.streaks import totals_of
from hexfolk.view.messages.history import (
    HistoryExport,
    HistoryGame,
    HistoryPage,
    HistoryRemove,
    HistoryRemoved,
    HistorySeat,
)

USUAL: Final = 20
MOST: Final = 100
MOST_RECORDS: Final = 100
"""Games whose records come in one file: each is played again for it."""
# Looks and removals of one person, a second and at once; exports take longer.
LOOK_RATE: Final = 2.0
LOOK_BURST: Final = 30.0
EXPORT_RATE: Final = 0.1
EXPORT_BURST: Final = 6.0
_COLUMNS: Final = ("game", "begun", "ended", "players", "points", "place", "won", "turns", "others")


class Histories:
    """The routes of people's own games."""

    _history: History
    _archive: Archive

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._looks = Buckets(LOOK_RATE, LOOK_BURST)
        self._exports = Buckets(EXPORT_RATE, EXPORT_BURST)

    def open(self, store: Store, archive: Archive) -> None:
        """Before the first request."""
        self._history = History(store)
        self._archive = archive

    def routes(self) -> list[Route]:
        return [
            Route("/api/history", self.page),
            Route("/api/history/remove", self.remove, methods=["POST"]),
            Route("/api/history/export.json", self.export_json),
            Route("/api/history/export.csv", self.export_csv),
            Route("/api/history/records.zip", self.export_records),
        ]

    async def page(self, request: Request) -> Response:
        """Some of the games of who asks, and what all of them come to."""
        guest = await self._asker(request, self._looks)
        if isinstance(guest, Response):
            return guest
        try:
            after, count = _place(request.query_params.get("after")), _count(request)
        except ValueError:
            return self._reception.refuse("bad_message", 400)
        rows = await self._history.page(guest.person, count + 1, after)
        more = len(rows) > count
        shown = [told(row, guest.person) for row in rows[:count]]
        following = f"{shown[-1].ended}-{shown[-1].id}" if more else None
        totals = totals_of(await self._history.results(guest.person))
        return welcome(json_answer(HistoryPage(shown, following, totals)), guest)

    async def remove(self, request: Request) -> Response:
        """Take who asks out of a game, or of all."""
        asked = await self._reception.read(request, self._looks, HistoryRemove)
        if isinstance(asked, Response):
            return asked
        guest, wanted = asked
        if wanted.game is not None and not is_game_id(wanted.game):
            return self._reception.refuse("game_unknown", 404)
        gone = await self._history.remove(guest.person, wanted.game)
        if not gone and wanted.game is not None:
            return self._reception.refuse("game_unknown", 404)
        for game in gone:
            self._archive.forget_game(game)
        return json_answer(HistoryRemoved(len(gone)))

    async def export_json(self, request: Request) -> Response:
        """All games as JSON."""
        guest = await self._asker(request, self._exports)
        if isinstance(guest, Response):
            return guest
        export = HistoryExport(
            "hexfolk-history",
            1,
            await self._all(guest),
            totals_of(await self._history.results(guest.person)),
        )
        body = msgspec.json.format(msgspec.json.encode(export), indent=1)
        return _file(body, "hexfolk-games.json", "application/json")

    async def export_csv(self, request: Request) -> Response:
        """All games as a table for a spreadsheet."""
        guest = await self._asker(request, self._exports)
        if isinstance(guest, Response):
            return guest
        return _file(_csv(await self._all(guest)), "hexfolk-games.csv", "text/csv; charset=utf-8")

    async def export_records(self, request: Request) -> Response:
        """The records of the games that ended last, in one file."""
        guest = await self._asker(request, self._exports)
        if isinstance(guest, Response):
            return guest
        records: list[tuple[str, str]] = []
        for row in await self._history.page(guest.person, MOST_RECORDS):
            try:
                found = await self._archive.find(row.id)
            except Refusal:
                continue  # this version cannot play it again
            day = _moment(row.ended or row.begun)[:10]
            records.append((f"{day}-{row.id}.txt", found.record.to_text()))
        return _file(await asyncio.to_thread(_zip, records), "hexfolk-records.zip", "application/zip")

    async def _asker(self, request: Request, buckets: Buckets) -> Guest | Response:
        """Who asks for what is their own."""
        guest = await self._reception.guests.recognise(request)
        # Who has no cookie yet has no games, and is counted by address.
        if not self._reception.take(request, buckets, "" if guest.cookie else guest.person):
            return self._reception.refuse("too_fast", 429)
        return guest

    async def _all(self, guest: Guest) -> list[HistoryGame]:
        return [told(row, guest.person) for row in await self._history.page(guest.person, MOST_AT_ONCE)]


def told(row: GameRow, person: str) -> HistoryGame:
    """A game as it is told to somebody who played it."""
    places = _places(row)
    won = next((player for player in row.players if player.seat == row.winner), None)
    counted = row.outcome not in ("", None, "unreadable")
    return HistoryGame(
        id=row.id,
        begun=row.begun,
        ended=row.ended or row.begun,
        turns=row.turns if counted else None,
        won=(
            "unknown"
            if not counted
            else "nobody"
            if won is None
            else "you"
            if won.person == person
            else "other"
        ),
        seats=[
            HistorySeat(
                player.name,
                player.bot is not None,
                player.person == person,
                player.points,
                places.get(player.seat),
            )
            for player in row.players
        ],
    )


def _places(row: GameRow) -> dict[int, int]:
    """By seat its place: first who won, then by points; none where points were not counted."""

    def worth(player: PlayerRow) -> tuple[bool, int]:
        return player.seat == row.winner, player.points or 0

    counted = [player for player in row.players if player.points is not None]
    return {player.seat: 1 + sum(worth(other) > worth(player) for other in counted) for player in counted}


def _place(text: str | None) -> Place | None:
    """Where a page goes on. Raises ValueError for anything that is no place."""
    if text is None:
        return None
    ended, dash, game = text.partition("-")
    if not (dash and ended.isascii() and ended.isdecimal() and len(ended) < 16 and is_game_id(game)):
        raise ValueError("no place in a list")
    return Place(int(ended), game)


def _count(request: Request) -> int:
    """How many games a page has. Raises ValueError."""
    text = request.query_params.get("count", str(USUAL))
    if not (text.isascii() and text.isdecimal() and len(text) < 4 and 1 <= int(text) <= MOST):
        raise ValueError("no number of games")
    return int(text)


def _csv(games: Iterable[HistoryGame]) -> bytes:
    """A line a game; names so that no spreadsheet takes them for a formula."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(_COLUMNS)
    for game in games:
        mine = next((seat for seat in game.seats if seat.you), None)
        others = " / ".join(seat.name for seat in game.seats if not seat.you)
        writer.writerow(
            [
                game.id,
                _moment(game.begun),
                _moment(game.ended),
                len(game.seats),
                "" if mine is None or mine.points is None else mine.points,
                "" if mine is None or mine.place is None else mine.place,
                game.won,
                "" if game.turns is None else game.turns,
                f"'{others}" if others[:1] in "=+-@\t\r" and others else others,
            ]
        )
    # With its mark, by which spreadsheets know UTF-8.
    return out.getvalue().encode("utf-8-sig")


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _zip(records: list[tuple[str, str]]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in records:
            packed.writestr(name, text)
    return out.getvalue()


def _file(body: bytes, name: str, kind: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(body, 200, headers, kind)
