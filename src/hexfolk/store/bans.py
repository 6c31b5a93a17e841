"""Who may not come in: people, and addresses or whole networks."""

import ipaddress

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select

from hexfolk.store.moment import now
from hexfolk.store.notices import post
from hexfolk.store.schema import bans, log, people

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Ban(msgspec.Struct, frozen=True):
    """A ``person`` or a ``network`` is kept out, ``until`` milliseconds since 1970 or for good."""

    number: int
    person: str | None
    network: str | None
    until: int | None
    note: str
    created: int


def all_bans(connection: Connection) -> list[Ban]:
    """The bans that hold now, the oldest first."""
    asked = select(bans).where(or_(bans.c.until.is_(None), bans.c.until > now())).order_by(bans.c.number)
    return [Ban(**row) for row in connection.execute(asked).mappings()]


def ban(
    connection: Connection, person: str | None, network: str | None, until: int | None, note: str = ""
) -> int:
    """Keep somebody out; gives the number of the ban. The same one twice is a new term for it."""
    same = bans.c.person == person if person is not None else bans.c.network == network
    connection.execute(delete(bans).where(same))
    row = {"person": person, "network": network, "until": until, "note": note, "created": now()}
    made = connection.execute(insert(bans), row).inserted_primary_key
    post(connection, "bans")
    if made is None:
        raise RuntimeError("a row was inserted without a number")
    return int(made[0])


def lift(connection: Connection, number: int) -> bool:
    """Let somebody in again; False if there is no such ban."""
    found = connection.execute(delete(bans).where(bans.c.number == number)).rowcount > 0
    if found:
        post(connection, "bans")
    return found


def known_people(connection: Connection, beginning: str) -> list[str]:
    """The people whose ids begin so; as many as are needed to see that it is not one alone."""
    pattern = beginning + "%"
    named = select(people.c.id).where(people.c.id.like(pattern)).limit(2)
    acted = select(log.c.person).where(log.c.person.like(pattern)).distinct().limit(2)
    return sorted({row[0] for asked in (named, acted) for row in connection.execute(asked)})
