"""Guests: a random token in a cookie says who comes back. Only its hash is kept.

A token is a person of its own until its device enters by a link of another person; from then on it speaks
for that one (``store.devices``).

Nobody compares tokens: what is looked up is the hash of what was sent. How long that takes tells at most
how a hash begins, which whoever sends the token can work out alone, and which leads to no other token.
"""

import hashlib
import re
import secrets
from typing import Final

from starlette.requests import HTTPConnection

from hexfolk.recent import Recent
from hexfolk.store.devices import Devices

PLAIN_COOKIE: Final = "hexfolk"
# Browsers take a __Host- cookie only over https, without a domain and for the whole site.
SECURE_COOKIE: Final = "__Host-hexfolk"
TOKEN_BYTES: Final = 32
YEAR: Final = 365 * 24 * 3600
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class Guest:
    """Who is asking: ``device`` is the hash of the token, ``person`` whom it speaks for.

    ``cookie`` is the header that must go back, if the browser has no token yet.
    """

    def __init__(self, device: str, person: str, cookie: str | None) -> None:
        self.device = device
        self.person = person
        self.cookie = cookie


def read_token(connection: HTTPConnection) -> Guest:
    """The device behind a request, as the person it began as; a new one if there is no good cookie."""
    token = connection.cookies.get(_cookie_name(connection), "")
    if _TOKEN.fullmatch(token):
        device = hash_token(token)
        return Guest(device, device, None)
    return new_guest(connection)


def new_guest(connection: HTTPConnection) -> Guest:
    """A device that has a token from now on."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    cookie = f"{_cookie_name(connection)}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    device = hash_token(token)
    return Guest(device, device, cookie + "; Secure" if _secure(connection) else cookie)


def hash_token(token: str) -> str:
    """What stands in the log for a token: it cannot be turned back."""
    return hashlib.sha256(b"hexfolk guest\0" + token.encode()).hexdigest()[:32]


def hash_secret(secret: str) -> str:
    """What is kept of the secret of a link."""
    return hashlib.sha256(b"hexfolk device link\0" + secret.encode("utf-8", "replace")).hexdigest()


def _secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _cookie_name(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if _secure(connection) else PLAIN_COOKIE


class Guests:
    """Whom devices speak for, with those that asked lately kept at hand."""

    MOST: Final = 10_000

    def __init__(self, devices: Devices) -> None:
        self._devices = devices
        self._known: Recent[str, str] = Recent(self.MOST)
        self._changes = 0

    async def recognise(self, connection: HTTPConnection) -> Guest:
        """The person behind a request or socket."""
        guest = read_token(connection)
        if guest.cookie is None:
            guest.person = await self.person_of(guest.device)
        return guest

    async def person_of(self, device: str) -> str:
        """Whom a device speaks for."""
        known = self._known.find(device)
        if known is None:
            before = self._changes
            known = await self._devices.person_of(device)
            if self._changes != before:
                return known  # it may be out of date by the next time
            self._known.keep(device, known)
        return known

    def forget(self) -> None:
        """Devices have come or been sent away: ask the store again."""
        self._changes += 1
        self._known.clear()
