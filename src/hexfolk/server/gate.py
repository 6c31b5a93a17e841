"""Who is let in: bans, and how much one address may ask for."""

import ipaddress
import logging
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from starlette.requests import HTTPConnection

from hexfolk.server.guards import Buckets
from hexfolk.server.limits import Limits, bucket_of, lies_in
from hexfolk.store.bans import Ban, Network
from hexfolk.store.moment import now
from hexfolk.table.refusal import Refusal

log: Final = logging.getLogger(__name__)


def caller(connection: HTTPConnection) -> str:
    """The address of who asks; behind a proxy that is trusted, the one that it names."""
    return connection.client.host if connection.client else ""


class Gate:
    """The bans that hold, the credits of addresses, and the sockets that are open."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._bans: list[tuple[Ban, Network | None]] = []
        self._requests = Buckets(limits.request_rate, limits.request_burst)
        self._sockets = Buckets(limits.socket_rate, limits.socket_burst)
        self._by_address: Counter[str] = Counter()
        self._by_person: Counter[str] = Counter()

    def exempt(self, address: str) -> bool:
        """Whether the host has freed this address of all limits."""
        return lies_in(address, self.limits.exempt)

    def set_bans(self, bans: Sequence[Ban]) -> None:
        """These hold from now on."""
        self._bans = [(ban, ipaddress.ip_network(ban.network) if ban.network else None) for ban in bans]

    def check_ban(self, person: str, address: str) -> None:
        """Raises ``Refusal`` for who is banned."""
        for ban, network in self._bans:
            if ban.until is not None and ban.until <= now():
                continue
            if ban.person == person or (network is not None and lies_in(address, (network,))):
                raise banned(ban.until)

    def take_request(self, address: str) -> bool:
        """Whether this address may ask for anything at all just now."""
        return self.exempt(address) or self._requests.take(bucket_of(address))

    def take_socket(self, address: str) -> bool:
        """Whether this address may open another socket, so soon after the last ones and beside them."""
        if self.exempt(address):
            return True
        bucket = bucket_of(address)
        return self._by_address[bucket] < self.limits.sockets and self._sockets.take(bucket)

    def enter(self, person: str, address: str) -> None:
        """A socket is open. Raises ``Refusal`` if the person has too many."""
        if self._by_person[person] >= self.limits.person_sockets and not self.exempt(address):
            raise Refusal("too_many_sockets", most=self.limits.person_sockets)
        self._by_person[person] += 1
        self._by_address[bucket_of(address)] += 1

    def leave(self, person: str, address: str) -> None:
        """A socket that had entered is closed."""
        for counter, key in ((self._by_person, person), (self._by_address, bucket_of(address))):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]


def banned(until: int | None) -> Refusal:
    """The refusal of who is banned, for good or until then."""
    if until is None:
        return Refusal("banned")
    return Refusal("banned_until", until=f"{datetime.fromtimestamp(until / 1000, UTC):%Y-%m-%d %H:%M} UTC")
