"""The entries of a table's log. Their fields are kept for ever: a later version must still read them."""

from typing import Literal

import msgspec

from hexfolk.view.messages.table import OptionsView
from hexfolk.view.messages.words import Pace

By = Literal["person", "bot", "clock"]


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table. ``person`` is the hash of a guest token, ``bot`` the name of a strategy."""

    colour: int
    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    person: str | None = None
    bot: str | None = None


class _Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    pass


class Made(_Entry, frozen=True, tag="made"):
    """The table: always the first entry."""

    host: str
    options: OptionsView
    pace: Pace
    map: str = ""
    """The text of an own map, if the options name one."""


class Sat(_Entry, frozen=True, tag="sit"):
    chair: int
    person: str
    name: str


class Stood(_Entry, frozen=True, tag="stand"):
    chair: int


class Configured(_Entry, frozen=True, tag="configure"):
    options: OptionsView
    map: str = ""
    """The text of another own map; the one before stays if there is none."""


class ChairSet(_Entry, frozen=True, tag="seat"):
    """A chair was given to a bot, or opened (``bot`` None)."""

    chair: int
    bot: str | None = None
    name: str = ""


class PaceSet(_Entry, frozen=True, tag="pace"):
    pace: Pace


class ColourSet(_Entry, frozen=True, tag="colour"):
    chair: int
    colour: int


class Started(_Entry, frozen=True, tag="start"):
    """A game began: chairs in seating order, the dealt board, and every draw that led to them."""

    game: int
    rules: int
    options: str
    island: str
    board: str
    chairs: list[Chair]
    seating: list[str]
    deal: list[str]
    map: str = ""
    """The text of the island, if it is an own map."""
    drawn: list[str] = []
    """The draw that chose the island, if it was chosen so."""


class Acted(_Entry, frozen=True, tag="act"):
    """A game action in text form and the draws it took."""

    seat: int
    action: str
    by: By = "person"
    draws: list[str] = []
    spare: int | None = None
    """Milliseconds of spare time left to the seat, if it drew on them before this action."""


class Expired(_Entry, frozen=True, tag="clock"):
    """Time was up for a seat: for its turn, a discard, or its slot of special building."""

    seat: int
    matter: Literal["turn", "discard", "slot"]


class Paused(_Entry, frozen=True, tag="pause"):
    """All people agreed to pause the game."""

    saved: bool = False
    """So that they play on another evening."""


class Resumed(_Entry, frozen=True, tag="resume"):
    """Somebody resumed the game."""


class Undone(_Entry, frozen=True, tag="undo"):
    """A seat took back its last move: entry ``entry`` of the log counts no more."""

    seat: int
    entry: int


class Conceded(_Entry, frozen=True, tag="concede"):
    """A player gave up: a bot plays the seat on for the rest of the game."""

    seat: int


class Returned(_Entry, frozen=True, tag="again"):
    """Back to the lobby with the same people and options."""


class Stopped(_Entry, frozen=True, tag="stop"):
    """The game ended without a winner."""

    reason: Literal["endless", "agreed"]


Entry = (
    Made
    | Sat
    | Stood
    | Configured
    | ChairSet
    | PaceSet
    | ColourSet
    | Started
    | Acted
    | Expired
    | Paused
    | Resumed
    | Undone
    | Conceded
    | Returned
    | Stopped
)

_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def entry_text(entry: Entry) -> str:
    """The JSON form of an entry."""
    return msgspec.json.encode(entry).decode()


def parse_entry(text: str) -> Entry:
    """Inverse of ``entry_text``."""
    return _DECODER.decode(text)


def entry_kind(entry: Entry) -> str:
    """The word that stands in the log's ``kind`` column."""
    return str(entry.__struct_config__.tag)
