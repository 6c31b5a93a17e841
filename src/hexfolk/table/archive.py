"""Finished games, found by the id in their link: their record, and who played them."""

import asyncio
import logging
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection

from hexfolk.core.record import Record, replay
from hexfolk.core.state import OVER
from hexfolk.recent import Recent
from hexfolk.store import games
from hexfolk.store.rows import GameEnded, GameRow, Row
from hexfolk.store.store import Store
from hexfolk.table.codes import is_game_id
from hexfolk.table.entries import Started, Stopped, parse_entry
from hexfolk.table.fold import PLAY
from hexfolk.table.kept import ended
from hexfolk.table.lobby import emblems
from hexfolk.table.refusal import Refusal
from hexfolk.table.transcript import record_of

log: Final = logging.getLogger(__name__)
MOST: Final = 32
"""Games in memory: a record takes some hundred kilobytes."""
BATCH: Final = 20


class Finished(msgspec.Struct, frozen=True):
    """A game that is over: what the store knows of it, and its record, which says how it ended."""

    game: GameRow
    record: Record
    looks: list[tuple[int, int]]
    """By seat its colour and its emblem."""


class Archive:
    """The finished games of a store; those asked for last stay in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: Recent[str, Finished] = Recent(MOST)
        self._reading: dict[str, asyncio.Future[Finished]] = {}

    async def find(self, game: str) -> Finished:
        """A finished game. Raises ``Refusal``: ``game_unknown``, ``game_running`` until it is over,
        ``game_unreadable`` if this version cannot play it again."""
        kept = self._kept.find(game)
        if kept is not None:
            return kept
        if not is_game_id(game):
            raise Refusal("game_unknown")
        reading = self._reading.get(game)
        if reading is None:
            # Whoever asks at the same time waits for the same answer, also when the first of them goes.
            reading = self._reading[game] = asyncio.ensure_future(self._read(game))
            reading.add_done_callback(partial(self._keep, game))
        return await asyncio.shield(reading)

    def forget(self, table: str) -> None:
        """The games of a table are gone from the store: so they are from the memory."""
        for game, kept in self._kept:
            if kept.game.table == table:
                self._kept.drop(game)

    def forget_game(self, game: str) -> None:
        """Somebody was taken out of a game: it must be read anew."""
        self._kept.drop(game)
        # Who is reading it keeps nothing of it.
        self._reading.pop(game, None)

    async def complete(self) -> int:
        """Count the games that ended before games were kept; gives how many there were."""
        counted = 0
        while names := await self._store.ask(lambda connection: games.uncounted(connection, BATCH)):
            for name in names:
                await self._count(name)
                counted += 1
        return counted

    async def _read(self, name: str) -> Finished:
        found = await self._store.ask(lambda connection: _found(connection, name))
        if found is None:
            raise Refusal("game_unknown")
        game, rows = found
        if not game.over:
            raise Refusal("game_running")
        if game.outcome == games.NOT_COUNTED:
            await self._count(name)
            found = await self._store.ask(lambda connection: _found(connection, name))
            if found is None:
                raise Refusal("game_unknown")
            game, rows = found
        # A replay takes a while: not on the event loop.
        try:
            finished = await asyncio.to_thread(_finish, game, rows)
        except Exception:
            log.exception("a finished game could not be read")
            raise Refusal("game_unreadable") from None
        return finished

    def _keep(self, name: str, reading: asyncio.Future[Finished]) -> None:
        """Keep what was read, if it was not forgotten meanwhile."""
        if self._reading.get(name) is not reading:
            return
        del self._reading[name]
        if not reading.cancelled() and reading.exception() is None:
            self._kept.keep(name, reading.result())

    async def _count(self, name: str) -> None:
        found = await self._store.ask(lambda connection: _found(connection, name))
        if found is None:
            return
        try:
            end = await asyncio.to_thread(_end_of, *found)
        except Exception:
            # It stays in the log, and nobody asks again and again.
            log.exception("a game could not be counted")
            game = found[0]
            end = GameEnded(game.id, game.last or game.first, "unreadable", None, 0, [])
        await self._store.write(partial(_complete, end))


def _found(connection: Connection, name: str) -> tuple[GameRow, list[Row]] | None:
    """A game and its entries, of one moment; no entries while it goes on."""
    game = games.find(connection, name)
    if game is None:
        return None
    return game, games.rows_of(connection, game) if game.over else []


def _complete(end: GameEnded, connection: Connection) -> None:
    games.complete(connection, end)


def _finish(game: GameRow, rows: list[Row]) -> Finished:
    record = record_of(rows, over=True)
    if record is None:
        raise ValueError("a game without its beginning")
    record.close(replay(record))
    for player in game.players:
        if player.removed:
            # They took it out of their history: the record has no name for them.
            record.seats[player.seat].name = ""
    return Finished(game, record, _looks(rows))


def _looks(rows: list[Row]) -> list[tuple[int, int]]:
    for row in rows:
        entry = parse_entry(row.payload)
        if isinstance(entry, Started):
            colours = [chair.colour for chair in entry.chairs]
            return list(zip(colours, emblems(entry.chairs), strict=True))
    raise ValueError("a game without its beginning")


def _end_of(game: GameRow, rows: list[Row]) -> GameEnded:
    """How a game ended, by its log and the rules."""
    record = record_of(rows)
    if record is None:
        raise ValueError("a game without its beginning")
    state = replay(record)
    entry = parse_entry(rows[-1].payload)
    if isinstance(entry, Stopped) and state.phase != OVER:
        return ended(game.id, rows[-1].seq, state, entry.reason)
    # The host may have closed the table long after the game was won.
    last = max(row.seq for row in rows if row.kind in PLAY)
    return ended(game.id, last, state, "endless")
