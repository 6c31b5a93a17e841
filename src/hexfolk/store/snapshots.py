"""Snapshots of games: what a long log came to at one of its entries. Never needed, only quicker."""

from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, or_, select
from sqlalchemy.dialects.sqlite import insert as upsert

from hexfolk.store.rows import Row, SnapshotRow
from hexfolk.store.schema import log, snapshots

_COLUMNS: Final = (log.c.seq, log.c.kind, log.c.payload, log.c.person, log.c.message_id, log.c.created)
_HERE: Final = log.c.table_id == bindparam("table")
# Put together once: that takes longer than the answer.
_SNAPSHOT: Final = select(snapshots.c.seq, snapshots.c.others, snapshots.c.payload, snapshots.c.digest).where(
    snapshots.c.table_id == bindparam("table")
)
_ROWS: Final = select(*_COLUMNS).where(_HERE).order_by(log.c.seq)
_LATER: Final = (
    select(*_COLUMNS)
    .where(_HERE, or_(log.c.seq.in_(bindparam("others", expanding=True)), log.c.seq >= bindparam("seq")))
    .order_by(log.c.seq)
)
_OTHERS: Final = msgspec.json.Decoder(list[int])


def rows_of(connection: Connection, table: str) -> list[Row]:
    """The whole log of a table in order; empty if there is no such table."""
    return [Row(*row) for row in connection.execute(_ROWS, {"table": table})]


def rows_after(connection: Connection, table: str) -> tuple[SnapshotRow | None, list[Row]]:
    """The snapshot of a table, and what must be known beside it.

    These are the entries that it names as ``others``, and all from its own ``seq`` on; without a snapshot,
    the whole log.
    """
    found = connection.execute(_SNAPSHOT, {"table": table}).one_or_none()
    if found is None:
        return None, rows_of(connection, table)
    snapshot = SnapshotRow(*found)
    try:
        others = _OTHERS.decode(snapshot.others)
    except msgspec.DecodeError:
        # Whoever made it will see that it is spoilt.
        return snapshot, rows_of(connection, table)
    asked = {"table": table, "others": others, "seq": snapshot.seq}
    return snapshot, [Row(*row) for row in connection.execute(_LATER, asked)]


def keep(connection: Connection, table: str, snapshot: SnapshotRow) -> None:
    """Put a snapshot in the place of the one before."""
    values = {
        "seq": snapshot.seq,
        "others": snapshot.others,
        "payload": snapshot.payload,
        "digest": snapshot.digest,
    }
    new = upsert(snapshots).values(table_id=table, **values)
    connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_=values))


def drop(connection: Connection, table: str) -> None:
    """The game is over: nothing will be played on from there."""
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
