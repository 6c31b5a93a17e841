"""What the host did beside the running server: it looks here every few seconds."""

from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from hexfolk.store.moment import DAY, now
from hexfolk.store.schema import notices

Kind = Literal["closed", "bans", "removed"]
"""closed: the host ended a table · bans: somebody was banned or let in again · removed: a table is gone."""
KEPT: Final = DAY


class Notice(msgspec.Struct, frozen=True):
    """``subject`` is the id of the table that it is about, or empty."""

    number: int
    kind: str
    subject: str


def post(connection: Connection, kind: Kind, subject: str = "") -> None:
    """Tell the running server, if there is one; with the transaction that it is about."""
    connection.execute(delete(notices).where(notices.c.created < now() - KEPT))
    connection.execute(insert(notices), {"kind": kind, "subject": subject, "created": now()})


def newest(connection: Connection) -> int:
    """The number of the last notice, 0 if there is none."""
    return connection.execute(select(func.max(notices.c.number))).scalar() or 0


def later(connection: Connection, number: int) -> list[Notice]:
    """The notices after one, in order."""
    asked = select(notices.c.number, notices.c.kind, notices.c.subject).where(notices.c.number > number)
    return [Notice(*row) for row in connection.execute(asked.order_by(notices.c.number))]
