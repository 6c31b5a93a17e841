"""Several devices of one person: which token speaks for whom, and the links that bring a device in.

Nothing here can be turned back into a token or a link: only hashes are kept.
"""

import secrets
from typing import Final, Literal

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from hexfolk.store.moment import now
from hexfolk.store.schema import device_links, devices
from hexfolk.store.store import Store

LIFETIME: Final = 600
"""Seconds for which a link brings a device in."""
REMEMBERED: Final = 24 * 3600
"""Seconds after which a link that is over is forgotten; until then one hears why it does not work."""

_SPEAKS_FOR: Final = select(devices.c.person).where(devices.c.token == bindparam("token"))

_NOBODY: Final = ""
"""What a stranger is said to speak for: no device began as one."""

LinkState = Literal["open", "used", "expired", "unknown"]


class Devices:
    """Devices and links in the database of a store. A token's own hash is the person it began as."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def person_of(self, token: str) -> str:
        """Whom the device with that token hash speaks for: itself, unless it was told otherwise."""
        found = await self._store.ask(
            lambda connection: connection.execute(_SPEAKS_FOR, {"token": token}).scalar()
        )
        return found or token

    async def offer(self, person: str, secret: str) -> None:
        """A new link, by the hash of its secret; an older one of that person works no more."""

        def write(connection: Connection) -> None:
            moment = now()
            over = device_links.c.expires < moment - 1000 * REMEMBERED
            unused = (device_links.c.person == person) & device_links.c.used.is_(False)
            connection.execute(delete(device_links).where(over | unused))
            connection.execute(
                insert(device_links),
                {"secret": secret, "person": person, "expires": moment + 1000 * LIFETIME, "used": False},
            )

        await self._store.write(write)

    async def look(self, secret: str) -> tuple[LinkState, str]:
        """How a link stands, and whom it is for; looking does not use it up."""
        return await self._store.ask(lambda connection: _look(connection, secret))

    async def enter(self, secret: str, token: str) -> tuple[LinkState, str]:
        """Use a link up for the device with that token hash; only an ``open`` one does it."""

        def write(connection: Connection) -> tuple[LinkState, str]:
            state, person = _look(connection, secret)
            if state == "open":
                connection.execute(
                    update(device_links).where(device_links.c.secret == secret).values(used=True)
                )
                _say(connection, token, person)
            return state, person

        return await self._store.write(write)

    async def count(self, person: str) -> int:
        """How many devices speak for a person: by a link, and the first unless it was sent away."""

        def ask(connection: Connection) -> int:
            linked = select(func.count()).where(devices.c.person == person, devices.c.token != person)
            away = select(func.count()).where(devices.c.token == person, devices.c.person != person)
            return (connection.execute(linked).scalar() or 0) + 1 - (connection.execute(away).scalar() or 0)

        return await self._store.ask(ask)

    async def dismiss_others(self, person: str, token: str) -> None:
        """Leave a person only the device with that token; from now on each other speaks for a stranger."""

        def write(connection: Connection) -> None:
            asked = select(devices.c.token).where(devices.c.person == person, devices.c.token != token)
            others = set(connection.execute(asked).scalars())
            if token != person:
                others.add(person)
            for other in others:
                # Without a line here a device would speak for whom it began as: one that was sent away from
                # there must not come back to it by being sent away once more.
                stranger = secrets.token_hex(16)
                _say(connection, other, stranger)
                _say(connection, stranger, _NOBODY)
            connection.execute(
                delete(device_links).where(device_links.c.person == person, device_links.c.used.is_(False))
            )

        await self._store.write(write)


def _say(connection: Connection, token: str, person: str) -> None:
    new = upsert(devices).values(token=token, person=person, created=now())
    connection.execute(new.on_conflict_do_update(index_elements=["token"], set_={"person": person}))


def _look(connection: Connection, secret: str) -> tuple[LinkState, str]:
    asked = select(device_links.c.person, device_links.c.expires, device_links.c.used)
    found = connection.execute(asked.where(device_links.c.secret == secret)).one_or_none()
    if found is None:
        return "unknown", ""
    person, expires, used = found
    return ("used" if used else "expired" if expires < now() else "open"), person
