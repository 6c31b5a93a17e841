"""Guests: a random token in a cookie says who comes back. Only its hash is kept.

Nobody compares tokens: what is looked up is the hash of what was sent. How long that takes tells at most
how a hash begins, which whoever sends the token can work out alone, and which leads to no other token.
"""

import hashlib
import re
import secrets
from typing import Final

from starlette.requests import HTTPConnection

PLAIN_COOKIE: Final = "hexfolk"
# Browsers take a __Host- cookie only over https, without a domain and for the whole site.
SECURE_COOKIE: Final = "__Host-hexfolk"
TOKEN_BYTES: Final = 32
YEAR: Final = 365 * 24 * 3600
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class Guest:
    """Who is asking. ``cookie`` is the header that must go back, if the browser has no token yet."""

    def __init__(self, person: str, cookie: str | None) -> None:
        self.person = person
        self.cookie = cookie


def recognise(connection: HTTPConnection) -> Guest:
    """The guest behind a request or socket; a new one if there is no good cookie."""
    secure = connection.url.scheme in ("https", "wss")
    name = SECURE_COOKIE if secure else PLAIN_COOKIE
    token = connection.cookies.get(name, "")
    if _TOKEN.fullmatch(token):
        return Guest(person_of(token), None)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    cookie = f"{name}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    return Guest(person_of(token), cookie + "; Secure" if secure else cookie)


def person_of(token: str) -> str:
    """What stands in the log for a token: it cannot be turned back."""
    return hashlib.sha256(b"hexfolk guest\0" + token.encode()).hexdigest()[:32]
