"""The store: an append returns when its rows are safe, and appends that wait together share a commit."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, Select, bindparam, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError

from hexfolk.store import games, snapshots
from hexfolk.store.database import connect
from hexfolk.store.moment import now
from hexfolk.store.reader import Reader
from hexfolk.store.rows import (
    Conflict,
    GameBegun,
    GameEnded,
    NewRow,
    Repeated,
    Row,
    SeatRow,
    SnapshotRow,
)
from hexfolk.store.schema import log, people, seats, tables

T = TypeVar("T")

# Put together once: that takes longer than the answer.
_NAME: Final = select(people.c.name).where(people.c.id == bindparam("person"))


class _Append:
    """One caller's rows, waiting for the next commit."""

    def __init__(
        self,
        table: str,
        rows: Sequence[NewRow],
        state: str | None,
        seated: Sequence[SeatRow] | None,
        make: bool = False,
        code: str | None = None,
        snapshot: SnapshotRow | None = None,
        winner: int | None = None,
        game: GameBegun | GameEnded | None = None,
    ) -> None:
        self.table = table
        self.rows = rows
        self.state = state
        self.seated = seated
        self.make = make
        self.code = code
        self.snapshot = snapshot
        self.winner = winner
        self.game = game
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    """Tables and people in one database. Every method may be called from any task of one event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        # One thread writes, so writers queue here and not at the database's lock; another reads beside it.
        self._writer = ThreadPoolExecutor(1, "store-write")
        self._reader = Reader(engine)
        self._connection: Connection | None = None
        self._waiting: list[_Append] = []
        self._flush: asyncio.Task[None] | None = None
        self.committed: Callable[[float, int], None] = lambda seconds, appends: None
        """Told after every commit of appends how long it took, and how many shared it."""

    @classmethod
    async def open(cls, path: Path, durable: bool = True) -> "Store":
        """Open the database file, making or upgrading it. Raises ``NewerDatabase``.

        Only a ``durable`` store keeps its promise that an appended row is safe.
        """
        return cls(await asyncio.to_thread(connect, path, durable))

    async def close(self) -> None:
        """Wait for what is being written, then let go of the file."""
        while self._flush is not None:
            await self._flush
        self._writer.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._reader.close()
        self._engine.dispose()

    async def make_table(
        self,
        table: str,
        rows: Sequence[NewRow],
        state: str,
        code: str | None = None,
        seated: Sequence[SeatRow] = (),
        game: GameBegun | None = None,
    ) -> None:
        """A new table with its first rows, and the ``game`` that begins with them, if one does.

        Raises ``Conflict`` if the id or the code is taken.
        """
        await self._write(_Append(table, rows, state, seated, True, code, game=game))

    async def append(
        self,
        table: str,
        rows: Sequence[NewRow],
        state: str | None = None,
        seated: Sequence[SeatRow] | None = None,
        snapshot: SnapshotRow | None = None,
        winner: int | None = None,
        game: GameBegun | GameEnded | None = None,
    ) -> None:
        """Add rows to a table's log, all or none; ``state`` and ``seated`` are what the table's state and
        its chairs are after them, if they change, and ``winner`` the chair that won by them. ``snapshot``
        is of what was there before them; ``game`` is what begins or ends with them.

        Returns when they are safe. Raises ``Conflict`` or ``Repeated``; then nothing was added.
        """
        await self._write(_Append(table, rows, state, seated, snapshot=snapshot, winner=winner, game=game))

    async def read(self, table: str) -> list[Row]:
        """The whole log of a table in order; empty if there is no such table."""
        return await self.ask(lambda connection: snapshots.rows_of(connection, table))

    async def read_on(self, table: str) -> tuple[SnapshotRow | None, list[Row]]:
        """A table's snapshot and the entries to be known beside it; without one, the whole log."""
        return await self.ask(lambda connection: snapshots.rows_after(connection, table))

    async def find_message(self, table: str, person: str, message_id: str) -> int | None:
        """The entry that carried out a person's message, if there is one."""

        def ask(connection: Connection) -> int | None:
            return connection.execute(_message(table, person, message_id)).scalar()

        return await self.ask(ask)

    async def name_of(self, person: str) -> str | None:
        """The name that a person used last."""

        return await self.ask(lambda connection: connection.execute(_NAME, {"person": person}).scalar())

    async def remember(self, person: str, name: str) -> None:
        """Note the name that a person uses now."""

        def write(connection: Connection) -> None:
            new = upsert(people).values(id=person, name=name, created=now())
            connection.execute(new.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

        await self.write(write)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own, which holds or fails as a whole."""

        def write() -> T:
            with self._transaction() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, write)

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Read something."""
        return await self._reader.ask(question)

    async def _write(self, wanted: _Append) -> None:
        self._waiting.append(wanted)
        if self._flush is None:
            self._flush = asyncio.get_running_loop().create_task(self._commit_waiting())
        # Shielded: a caller that goes away must not leave it open whether its rows were written.
        await asyncio.shield(wanted.done)

    async def _commit_waiting(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                begun = time.monotonic()
                try:
                    outcomes = await loop.run_in_executor(self._writer, self._commit, group)
                    self.committed(time.monotonic() - begun, len(group))
                except Exception as problem:  # each caller gets it
                    outcomes = [problem] * len(group)
                for append, outcome in zip(group, outcomes, strict=True):
                    if append.done.cancelled():
                        continue
                    if outcome is None:
                        append.done.set_result(None)
                    else:
                        append.done.set_exception(outcome)
        finally:
            self._flush = None

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction of the writer's thread; it holds or fails as a whole.

        The connection stays open: to take one from the pool costs as much as to write a row.
        """
        connection = self._connection or self._engine.connect()
        self._connection = None
        try:
            with connection.begin():
                yield connection
        except BaseException:
            # Whatever state it is in: the next transaction gets another one.
            connection.close()
            raise
        self._connection = connection

    def _commit(self, group: list[_Append]) -> list[Exception | None]:
        """Write a group in one transaction; if one of them clashes, each behind its own savepoint."""
        try:
            with self._transaction() as connection:
                for append in group:
                    _carry_out(connection, append)
            return [None] * len(group)
        except IntegrityError:
            outcomes: list[Exception | None] = []
            with self._transaction() as connection:
                for append in group:
                    try:
                        with connection.begin_nested():
                            _carry_out(connection, append)
                        outcomes.append(None)
                    except IntegrityError:
                        outcomes.append(_clash(connection, append))
            return outcomes


def _carry_out(connection: Connection, append: _Append) -> None:
    moment = now()
    if append.make:
        made = {"id": append.table, "created": moment, "state": append.state, "code": append.code}
        connection.execute(insert(tables), made)
    elif append.state is not None:
        # A table that goes on has no winner any more.
        after = update(tables).where(tables.c.id == append.table)
        connection.execute(after.values(state=append.state, winner=append.winner))
    connection.execute(
        insert(log),
        [
            {
                "table_id": append.table,
                "seq": row.seq,
                "kind": row.kind,
                "payload": row.payload,
                "person": row.person,
                "message_id": row.message_id,
                "created": moment,
            }
            for row in append.rows
        ],
    )
    if append.game is not None:
        games.write(connection, append.table, append.game, moment)
    if append.state == "over":
        snapshots.drop(connection, append.table)
    elif append.snapshot is not None:
        snapshots.keep(connection, append.table, append.snapshot)
    if append.seated is not None:
        _seat(connection, append.table, append.seated)


def _seat(connection: Connection, table: str, seated: Sequence[SeatRow]) -> None:
    connection.execute(delete(seats).where(seats.c.table_id == table))
    rows = [
        {"table_id": table, "chair": seat.chair, "person": seat.person, "name": seat.name, "removed": False}
        for seat in seated
    ]
    if rows:
        connection.execute(insert(seats), rows)


def _clash(connection: Connection, append: _Append) -> Exception:
    for row in append.rows:
        if row.person is not None and row.message_id is not None:
            seq = connection.execute(_message(append.table, row.person, row.message_id)).scalar()
            if seq is not None:
                return Repeated(seq)
    return Conflict(append.table)


def _message(table: str, person: str, message_id: str) -> Select[int]:
    return select(log.c.seq).where(
        log.c.table_id == table, log.c.person == person, log.c.message_id == message_id
    )
