"""The front page: open tables, one's own tables, codes, and one person's devices."""

from typing import Literal

import msgspec

from hexfolk.view.messages.table import OptionsView


class SitterView(msgspec.Struct, frozen=True):
    """A chair of a table on a list, as in ``SeatView``."""

    kind: Literal["open", "person", "bot"]
    name: str
    colour: int
    emblem: int
    locked: bool
    online: bool
    you: bool


class OpenTable(msgspec.Struct, frozen=True):
    """A public table where somebody is."""

    key: str
    """Leads to the table as long as it is public: see ``TableKey``."""
    state: Literal["lobby", "playing"]
    joinable: bool
    """Whether a chair is open; else one can look on."""
    seats: list[SitterView]
    options: OptionsView
    own: str
    """What the maker of an own map calls it."""


class OpenTables(msgspec.Struct, frozen=True):
    """GET /api/tables/open: tables to join, then tables to watch, the ones made last first."""

    tables: list[OpenTable]


class TableKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/open: where is the table with this ``key`` of the list?"""

    key: str


class TableCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/code: where is the table with this ``code``, as somebody typed it?"""

    code: str


class TableFound(msgspec.Struct, frozen=True):
    """Its page."""

    path: str


class MyTable(msgspec.Struct, frozen=True):
    """A table where one sits, that goes on."""

    id: str
    state: Literal["lobby", "playing"]
    seats: list[SitterView]
    on_turn: int | None
    due: bool
    """Whether the game waits for you."""
    paused: bool
    saved: bool
    """Paused until another evening."""
    played: int
    """When something happened there last, in milliseconds since 1970, UTC."""


class FinishedTable(msgspec.Struct, frozen=True):
    """A table where one sat when its game ended."""

    id: str
    others: list[str]
    """Who played against you."""
    played: int
    won: Literal["you", "other", "nobody", "unknown"]
    """Nobody wins a game that is ended by agreement; of games of long ago it is not known."""
    winner: str
    """The name of ``other``, else empty."""


class MyTables(msgspec.Struct, frozen=True):
    """GET /api/tables/mine: for the browser that asks."""

    name: str
    """The name used last, else empty."""
    devices: int
    """How many devices play as the same person, this one among them."""
    running: list[MyTable]
    finished: list[FinishedTable]


class Remove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/mine/remove: take a finished table off one's list."""

    id: str


class QrWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/qr: a ``link`` to a page of this server as a QR code, SVG."""

    link: str


class DeviceLink(msgspec.Struct, frozen=True):
    """POST /api/devices: what brings another device in, once, within ``seconds``."""

    secret: str
    seconds: int


class DeviceKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/devices/look and /api/devices/enter: the secret of such a link."""

    secret: str


class DeviceLooked(msgspec.Struct, frozen=True):
    """Whom a link is for; looking does not use it up."""

    name: str
    same: bool
    """Whether this device plays as that person already."""
    tables: int
    """Tables of this device that it will no longer show once it has entered."""


class DeviceEntered(msgspec.Struct, frozen=True):
    """This device plays as that person from now on."""

    name: str
