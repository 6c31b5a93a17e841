"""Where the server under load is: on this machine, and nowhere else."""

import ipaddress
import sys
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from hexfolk.load.trouble import Trouble

PLAIN_HTTP: Final = 80
# People of so many tables share an address: a server counts new tables and sockets by address.
TABLES_AN_ADDRESS: Final = 20
# 127.0.1.1 … 127.0.250.250
ADDRESSES: Final = 250


class NotHere(Trouble):
    """An address that is no address of a server on this machine; says why."""


@dataclass(frozen=True)
class Door:
    """Address and port of a server on the loopback network."""

    host: str
    port: int

    @property
    def http(self) -> str:
        """The origin of its pages."""
        return f"http://{self._authority}"

    @property
    def ws(self) -> str:
        """What the addresses of its sockets begin with."""
        return f"ws://{self._authority}"

    @property
    def _authority(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    def source(self, table: int) -> tuple[str, int] | None:
        """The own address from which the people of a table come; None: whatever the system takes.

        On Linux all of 127.0.0.0/8 is this machine, so that many tables need not look like one crowded house.
        """
        if sys.platform != "linux" or ":" in self.host:
            return None
        number = table // TABLES_AN_ADDRESS
        return f"127.0.{1 + number // ADDRESSES % ADDRESSES}.{1 + number % ADDRESSES}", 0


def parse_door(text: str) -> Door:
    """The door that an address names. Raises `NotHere` for all that is not on the loopback network."""
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme != "http":
        detail = f"{parts.scheme} is not spoken here: http://127.0.0.1:PORT"
        raise NotHere("scheme", detail, scheme=parts.scheme)
    try:
        port = PLAIN_HTTP if parts.port is None else parts.port
    except ValueError:
        raise NotHere("port", "the port makes no sense") from None
    host = parts.hostname or ""
    if host == "localhost":
        # Not looked up: whatever the name means elsewhere, it is this machine.
        host = "127.0.0.1"
    try:
        loopback = ipaddress.ip_address(host).is_loopback
    except ValueError:
        loopback = False
    if not loopback:
        detail = "only servers on this machine are put under load: 127.0.0.1, [::1] or localhost"
        raise NotHere("far", detail)
    return Door(host, port)
