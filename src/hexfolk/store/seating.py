"""The seating of all tables: who sits where, and under which code a table is found, without reading logs."""

from typing import Final

from sqlalchemy import Connection, bindparam, func, select, update

from hexfolk.store.rows import SeatRow, TableRow
from hexfolk.store.schema import log, seats, tables
from hexfolk.store.store import Store

# By the number, which the key leads to: a log may be long.
_LAST: Final = (
    select(log.c.created)
    .where(log.c.table_id == tables.c.id)
    .order_by(log.c.seq.desc())
    .limit(1)
    .correlate(tables)
    .scalar_subquery()
)
_TABLE: Final = select(
    tables.c.code, tables.c.state, tables.c.created, func.coalesce(_LAST, tables.c.created), tables.c.winner
).where(tables.c.id == bindparam("table"))
_SITTING: Final = (
    select(seats.c.chair, seats.c.person, seats.c.name)
    .where(seats.c.table_id == bindparam("table"))
    .order_by(seats.c.chair)
)


class Seating:
    """What the store knows of tables beside their logs; written with the entries that change it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, table: str) -> TableRow | None:
        """One table; None if there is none of that id."""
        return await self._store.ask(lambda connection: _row(connection, table))

    async def by_code(self, code: str) -> str | None:
        """The id of the table with that code."""
        asked = select(tables.c.id).where(tables.c.code == code)
        return await self._store.ask(lambda connection: connection.execute(asked).scalar())

    async def tables_of(self, person: str, running: int, finished: int) -> list[TableRow]:
        """The tables where a person sits: as many that go on and as many that are over, each the one
        made last first. Those that are over can have been removed."""
        mine = select(tables.c.id).join(seats).where(seats.c.person == person)
        newest = tables.c.created.desc(), tables.c.id

        def ask(connection: Connection) -> list[TableRow]:
            going = mine.where(tables.c.state != "over").order_by(*newest).limit(running)
            over = mine.where(tables.c.state == "over", seats.c.removed.is_(False))
            found = [
                *connection.execute(going).scalars(),
                *connection.execute(over.order_by(*newest).limit(finished)).scalars(),
            ]
            return [row for row in (_row(connection, table) for table in found) if row is not None]

        return await self._store.ask(ask)

    async def count_of(self, person: str) -> int:
        """At how many tables a person sits that are still to be seen."""
        asked = (
            select(func.count())
            .select_from(tables.join(seats))
            .where(seats.c.person == person, (tables.c.state != "over") | seats.c.removed.is_(False))
        )
        return await self._store.ask(lambda connection: connection.execute(asked).scalar() or 0)

    async def remove(self, person: str, table: str) -> bool:
        """Show a person a table no more that is over, until it goes on; False if that cannot be done."""

        def write(connection: Connection) -> bool:
            over = select(tables.c.id).where(tables.c.id == table, tables.c.state == "over")
            gone = update(seats).where(seats.c.table_id.in_(over), seats.c.person == person)
            return connection.execute(gone.values(removed=True)).rowcount > 0

        return await self._store.write(write)


def _row(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(_TABLE, {"table": table}).one_or_none()
    if found is None:
        return None
    code, state, created, played, winner = found
    taken = [SeatRow(*row) for row in connection.execute(_SITTING, {"table": table})]
    return TableRow(table, code or "", state, created, played, taken, winner)
