"""Ending a table from outside: by the host of the server, also while the server runs."""

from sqlalchemy import Connection

from hexfolk.store import register
from hexfolk.store.rows import NewRow
from hexfolk.table.entries import Stopped, entry_kind, entry_text
from hexfolk.table.fold import fold
from hexfolk.table.kept import ended


def close_table(connection: Connection, table: str) -> bool:
    """Write into a table's log that the host has closed it; False if it was closed before.

    A running server is told. Raises KeyError if there is no such table.
    """
    standing = fold(register.entries(connection, table))
    if standing is None:
        raise KeyError(table)
    if standing.lobby.closed:
        return False
    entry = Stopped("closed")
    row = NewRow(standing.seq + 1, entry_kind(entry), entry_text(entry))
    game = standing.game
    end = None if game is None or game.over else ended(game.id, row.seq, game.state, entry.reason)
    register.close(connection, table, row, end)
    return True
