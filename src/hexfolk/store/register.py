"""All tables at a glance, and which of them nobody needs any more."""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    Select,
    delete,
    exists,
    func,
    insert,
    not_,
    select,
    update,
)

from hexfolk.store import games, snapshots
from hexfolk.store.moment import now
from hexfolk.store.notices import post
from hexfolk.store.rows import GameEnded, NewRow, Row
from hexfolk.store.schema import chat, log, tables

UNFINISHED: Final = ("lobby", "playing")
_COURSE: Final = ("start", "pause", "resume", "stop", "again")
"""The kinds of entries by which a game is saved, or is so no more."""
BATCH: Final = 50
"""Tables that are removed in one transaction: others want to write in between."""


_LESSON: Final = exists().where(log.c.table_id == tables.c.id, log.c.seq == 2, log.c.kind == "lesson")
"""Whether a table is a lesson: its second entry says so."""


class Listed(msgspec.Struct, frozen=True):
    """A table; times in milliseconds since 1970, UTC. ``touched`` is when something last happened at it."""

    id: str
    state: str
    created: int
    touched: int
    entries: int


def _last_entry() -> ScalarSelect[int]:
    return (
        select(log.c.created)
        .where(log.c.table_id == tables.c.id)
        .order_by(log.c.seq.desc())
        .limit(1)
        .scalar_subquery()
    )


def _last_line() -> ScalarSelect[int]:
    return (
        select(chat.c.created)
        .where(chat.c.table_id == tables.c.id)
        .order_by(chat.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )


def _saved() -> ColumnElement[bool]:
    """Whether the people of a table have saved their game for another evening.

    Somebody may have given up since then, or the host set something: the game is saved all the same.
    """
    last = (
        select(log.c.payload)
        .where(log.c.table_id == tables.c.id, log.c.kind.in_(_COURSE))
        .order_by(log.c.seq.desc())
        .limit(1)
        .scalar_subquery()
    )
    return func.coalesce(last, "").like('{"kind":"pause"%"saved":true%')


def listed(connection: Connection, states: Collection[str] = (), table: str | None = None) -> list[Listed]:
    """The tables in these states (all if none is named), or one; whose last entry is newest comes first."""
    entries = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
    asked = select(tables.c.id, tables.c.state, tables.c.created, _last_entry(), entries)
    if states:
        asked = asked.where(tables.c.state.in_(states))
    if table is not None:
        asked = asked.where(tables.c.id == table)
    found = [
        Listed(name, state, created, touched or created, length or 0)
        for name, state, created, touched, length in connection.execute(asked)
    ]
    return sorted(found, key=lambda one: (-one.touched, one.id))


def entries(connection: Connection, table: str, kinds: Collection[str] = ()) -> list[Row]:
    """The log of a table, or its entries of some kinds."""
    columns = (log.c.seq, log.c.kind, log.c.payload, log.c.person, log.c.message_id, log.c.created)
    asked = select(*columns).where(log.c.table_id == table).order_by(log.c.seq)
    if kinds:
        asked = asked.where(log.c.kind.in_(kinds))
    return [Row(*row) for row in connection.execute(asked)]


def close(connection: Connection, table: str, row: NewRow, game: GameEnded | None = None) -> None:
    """Write the entry that ends a table, and the ``game`` there if one goes on; tell the running server."""
    moment = now()
    connection.execute(
        insert(log),
        {"table_id": table, "seq": row.seq, "kind": row.kind, "payload": row.payload, "created": moment},
    )
    if game is not None:
        games.write(connection, table, game, moment)
    connection.execute(update(tables).where(tables.c.id == table).values(state="over"))
    snapshots.drop(connection, table)
    post(connection, "closed", table)


def forgotten(connection: Connection, before: int) -> list[str]:
    """Tables neither finished nor saved, at which nothing has happened, nor been said, since ``before``."""
    asked: Select[str] = select(tables.c.id).where(
        tables.c.state.in_(UNFINISHED),
        tables.c.created < before,
        func.coalesce(_last_entry(), 0) < before,
        func.coalesce(_last_line(), 0) < before,
        not_(_saved()),
    )
    return list(connection.execute(asked.order_by(tables.c.created)).scalars())


def remove(connection: Connection, names: Sequence[str], before: int) -> list[str]:
    """Remove tables with all that belongs to them; gives those that were still ``forgotten``.

    Games that were played to the end there stay: such a table goes back to the end of the last of them.
    """
    gone = sorted(set(names) & set(forgotten(connection, before)))
    for name in gone:
        if games.cut_back(connection, name):
            snapshots.drop(connection, name)
            post(connection, "closed", name)
            continue
        _remove(connection, name)
    return gone


def old_lessons(connection: Connection, before: int) -> list[str]:
    """Lessons, finished or not, at which nothing has happened since ``before``."""
    asked: Select[str] = select(tables.c.id).where(
        _LESSON, tables.c.created < before, func.coalesce(_last_entry(), 0) < before
    )
    return list(connection.execute(asked.order_by(tables.c.created)).scalars())


def remove_lessons(connection: Connection, names: Sequence[str]) -> list[str]:
    """Remove those of some tables that are lessons, with all that belongs to them; gives which."""
    gone = list(connection.execute(select(tables.c.id).where(_LESSON, tables.c.id.in_(names))).scalars())
    for name in gone:
        _remove(connection, name)
    return gone


def _remove(connection: Connection, name: str) -> None:
    connection.execute(delete(chat).where(chat.c.table_id == name))
    snapshots.drop(connection, name)
    connection.execute(delete(log).where(log.c.table_id == name))
    connection.execute(delete(tables).where(tables.c.id == name))
    post(connection, "removed", name)


def old_talk(connection: Connection, before: int) -> list[str]:
    """Finished tables with a chat, at which nothing has happened, nor been said, since ``before``."""
    asked: Select[str] = select(tables.c.id).where(
        tables.c.state == "over",
        func.coalesce(_last_entry(), 0) < before,
        func.coalesce(_last_line(), before) < before,
    )
    return list(connection.execute(asked).scalars())


def forget_talk(connection: Connection, names: Sequence[str]) -> int:
    """Delete the chat of tables; gives how many lines."""
    return sum(connection.execute(delete(chat).where(chat.c.table_id == name)).rowcount for name in names)
