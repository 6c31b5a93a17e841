"""Secrets of the house that outlive a restart."""

import secrets
from typing import Final

from sqlalchemy import Connection, insert, select

from hexfolk.store.schema import keys

KEY_BYTES: Final = 16
LOG_KEY: Final = "log"
"""Makes the marks by which logs name tables."""


def kept_key(connection: Connection, name: str) -> bytes | None:
    """The key of that name; None if nobody has asked for it yet."""
    kept = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
    return None if kept is None else bytes.fromhex(kept)


def house_key(connection: Connection, name: str) -> bytes:
    """The key of that name, made when there is none; the connection must be one that may write."""
    key = kept_key(connection, name)
    if key is None:
        key = secrets.token_bytes(KEY_BYTES)
        connection.execute(insert(keys), {"name": name, "value": key.hex()})
    return key
