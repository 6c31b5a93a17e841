"""What people say at a table: kept apart from the log, the last lines only."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from hexfolk.store.moment import now
from hexfolk.store.rows import ChatRow, Conflict
from hexfolk.store.schema import chat
from hexfolk.store.store import Store

KEPT: Final = 100
"""Lines of a table that are kept; older ones are deleted."""

_COLUMNS: Final = (
    chat.c.number,
    chat.c.person,
    chat.c.name,
    chat.c.colour,
    chat.c.saying,
    chat.c.text,
    chat.c.created,
)
_LINES: Final = select(*_COLUMNS).where(chat.c.table_id == bindparam("table")).order_by(chat.c.number)


class Talk:
    """The chat of all tables, in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(
        self, table: str, person: str, message_id: str, name: str, colour: int | None, saying: str, text: str
    ) -> tuple[ChatRow, bool]:
        """Keep a line, which gets the next number; with whether it is new.

        A person's message that was kept before is given again. Raises ``Conflict`` if there is no such table.
        """

        def write(connection: Connection) -> tuple[ChatRow, bool]:
            here = chat.c.table_id == table
            before = select(*_COLUMNS).where(here, chat.c.person == person, chat.c.message_id == message_id)
            known = connection.execute(before).one_or_none()
            if known is not None:
                return ChatRow(*known), False
            last = connection.execute(select(func.max(chat.c.number)).where(here)).scalar() or 0
            row = ChatRow(last + 1, person, name, colour, saying, text, now())
            connection.execute(
                insert(chat),
                {
                    "table_id": table,
                    "number": row.number,
                    "person": person,
                    "message_id": message_id,
                    "name": name,
                    "colour": colour,
                    "saying": saying,
                    "text": text,
                    "created": row.created,
                },
            )
            connection.execute(delete(chat).where(here, chat.c.number <= row.number - KEPT))
            return row, True

        try:
            return await self._store.write(write)
        except IntegrityError:
            raise Conflict(table) from None

    async def last(self, table: str) -> list[ChatRow]:
        """The lines of a table that are kept, in order."""

        def ask(connection: Connection) -> list[ChatRow]:
            return [ChatRow(*row) for row in connection.execute(_LINES, {"table": table})]

        return await self._store.ask(ask)
