"""How much one caller may ask for. Others must not notice it."""

import ipaddress
from typing import Final

import msgspec

from hexfolk.store.bans import Network

PRIVATE_BITS: Final = 64
"""Of an IPv6 address: the rest is chosen by whoever has them."""


class Limits(msgspec.Struct, frozen=True):
    """Of one address, unless it says otherwise; rates a second. A school may sit behind one address."""

    sockets: int = 256
    """Open at once."""
    person_sockets: int = 24
    """Open at once of one person, in all tabs."""
    connections: int = 512
    """Open at once, whatever they are for."""
    socket_rate: float = 20.0
    socket_burst: float = 256.0
    """New sockets."""
    request_rate: float = 100.0
    request_burst: float = 2000.0
    """Requests of any kind, the cheapest too."""
    head_seconds: float = 15.0
    """Within which a request's head must have come, from the first byte or the connection on."""
    body_seconds: float = 15.0
    """Within which a body must have come."""
    idle_seconds: float = 5.0
    """For which a connection stays open for another request."""
    stalled_seconds: float = 30.0
    """For which somebody may take nothing of what is sent to them, when the connection is to be closed."""
    exempt: tuple[Network, ...] = ()
    """Addresses without limits: the host's own load generator, say."""


def bucket_of(address: str) -> str:
    """What counts as one address: of IPv6, the network that is given to one household."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed.packed, PRIVATE_BITS), strict=False))
    return str(parsed)


def lies_in(address: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address belongs to one of the networks."""
    if not networks:
        return False
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return any(parsed in network for network in networks)
