"""Open connections, whatever they are for: how many each address has, and when one is cut."""

import asyncio
from collections import Counter

from hexfolk.server.limits import Limits, bucket_of, lies_in
from hexfolk.store.bans import Network


class Lines:
    """What all connections of a server share: the limits, and how many each address has."""

    def __init__(self, limits: Limits, proxies: tuple[Network, ...] = ()) -> None:
        self.limits = limits
        self._free = limits.exempt + proxies
        self._open: Counter[str] = Counter()

    def open(self, address: str) -> bool:
        """Count a new connection; False if it is one too many. A proxy's stand for those behind it."""
        if lies_in(address, self._free):
            return True
        bucket = bucket_of(address)
        if self._open[bucket] >= self.limits.connections:
            return False
        self._open[bucket] += 1
        return True

    def close(self, address: str) -> None:
        """One that was counted is gone."""
        if lies_in(address, self._free):
            return
        bucket = bucket_of(address)
        self._open[bucket] -= 1
        if self._open[bucket] <= 0:
            del self._open[bucket]


class Ending:
    """Ends a connection whose other side takes nothing of what is sent to it for a while."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._left = -1
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """From now on; beginning twice is the same as once."""
        if self._timer is None:
            self._left = self._transport.get_write_buffer_size()
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def stop(self) -> None:
        """It is closed, or something was taken."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        left = self._transport.get_write_buffer_size()
        if left == self._left:
            self._transport.abort()
            return
        self._left = left
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)
