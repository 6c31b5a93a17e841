"""Under which addresses others reach this machine."""

import contextlib
import ipaddress
import socket
from typing import Final

# Documentation addresses: a datagram socket is pointed at them to ask which way packets would
# leave; nothing is sent.
_ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def home_addresses() -> list[str]:
    """This machine's addresses on the local network, the likeliest first."""
    found: list[str] = []
    for family, target in _ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    return [address for address in dict.fromkeys(found) if _reachable(address)]


def page_address(host: str, port: int) -> str:
    """The address of the page on a host."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _reachable(address: str) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)
