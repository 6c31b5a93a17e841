"""Who looks at a table: open sockets, of people who sit there and of others."""

from typing import Literal, Protocol

import msgspec

from hexfolk.view.messages.server import ServerMessage

_ENCODER = msgspec.json.Encoder()


class Reader(Protocol):
    """One open tab. ``send`` never waits: a reader that cannot keep up is dropped by its owner."""

    person: str

    def send(self, data: bytes) -> None:
        """Queue an encoded message."""

    def dismiss(self, reason: Literal["slow", "no_watchers"]) -> None:
        """Say why, and close the tab's line; nothing is sent any more."""


def encode(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message)
