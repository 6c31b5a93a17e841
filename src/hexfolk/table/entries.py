"""The entries of a table's log. Their fields are kept for ever: a later version must still read them."""

from typing import Literal

import msgspec

from hexfolk.view.messages.table import OptionsView
from hexfolk.view.messages.words import Pace

By = Literal["person", "bot", "clock", "apart"]
"""Who did it; ``apart``: it was done for a person who does not trade this turn."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table. ``person`` is the hash of a guest token, ``bot`` the name of a strategy.

    ``emblem`` is one that was chosen; without one a chair shows its colour's, as far as that is free.
    """

    colour: int
    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    person: str | None = None
    bot: str | None = None
    emblem: int | None = None
    locked: bool = False
    """Nobody may sit down here while it is open."""
    filled: bool = False
    """The bot came when the game began: it leaves with the game."""


class _Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    pass


class Made(_Entry, frozen=True, tag="made"):
    """The table: always the first entry."""

    host: str
    options: OptionsView
    pace: Pace
    map: str = ""
    """The text of an own map, if the options name one."""


class Taught(_Entry, frozen=True, tag="lesson"):
    """This table is a lesson (see ``lesson``): its dice are laid down, and it counts for nothing."""


class Sat(_Entry, frozen=True, tag="sit"):
    """Somebody sat down, took another chair or another name; with what look, if they wished for one."""

    chair: int
    person: str
    name: str
    colour: int | None = None
    emblem: int | None = None


class Stood(_Entry, frozen=True, tag="stand"):
    chair: int


class Configured(_Entry, frozen=True, tag="configure"):
    options: OptionsView
    map: str = ""
    """The text of another own map; the one before stays if there is none."""


class ChairSet(_Entry, frozen=True, tag="seat"):
    """A chair was given to a bot, or opened (``bot`` None), or stays free until the start (``locked``)."""

    chair: int
    bot: str | None = None
    name: str = ""
    locked: bool = False


class PaceSet(_Entry, frozen=True, tag="pace"):
    pace: Pace


class ColourSet(_Entry, frozen=True, tag="colour"):
    chair: int
    colour: int


class EmblemSet(_Entry, frozen=True, tag="emblem"):
    chair: int
    emblem: int


class Readied(_Entry, frozen=True, tag="ready"):
    """Somebody is ready to begin, or not any more."""

    chair: int
    on: bool = True


class Kicked(_Entry, frozen=True, tag="kick"):
    """The host took somebody off a chair, who may not sit down here again."""

    chair: int


class Unbarred(_Entry, frozen=True, tag="unbar"):
    """Whoever was kicked as number ``number``, from 1, may sit down again."""

    number: int


class HandedOver(_Entry, frozen=True, tag="host"):
    """Who sits there is the host from now on."""

    chair: int


class Opened(_Entry, frozen=True, tag="open"):
    """The table was put on the list of open tables, or taken off it (``public`` false)."""

    public: bool


class Sealed(_Entry, frozen=True, tag="seal"):
    """The table was locked for its next game, and a secret drawn for its chance (see ``sealing``).

    What is hashed with it stands here as it was then: a later version must come to the same key. The
    ``secret`` must not leave the process and this entry before the game is over.
    """

    game: int
    secret: str
    """Hexadecimal, as ``mark``, ``commitment`` and ``islands``."""
    mark: str
    commitment: str
    rules: str
    options: str
    islands: str
    names: list[str]
    chairs: list[Chair]
    """Bots sit on the open ones now."""
    awaited: list[int] = []
    """The chairs of the people whose browsers are waited for."""

    def __repr__(self) -> str:
        # Whatever prints an entry, an error or a log of the server, must not tell it.
        return f"Sealed(game={self.game}, commitment={self.commitment!r})"


class Pledged(_Entry, frozen=True, tag="pledge"):
    """A browser sent the hash of its bytes, hexadecimal."""

    chair: int
    pledge: str


class RevealsDue(_Entry, frozen=True, tag="reveals"):
    """Not all have pledged, and nobody can any more: who has pledged reveals now."""


class Revealed(_Entry, frozen=True, tag="reveal"):
    """A browser sent its bytes, hexadecimal. They count only if they are those of its hash."""

    chair: int
    reveal: str


class Unsealed(_Entry, frozen=True, tag="unseal"):
    """The island could not be dealt: back to the lobby as it was."""


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
    id: str = ""
    """What the game is called in its link."""


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
    """A seat took back its last move: entry ``entry`` of the log counts no more, nor does any move since."""

    seat: int
    entry: int
    lapse: bool = False
    """The offers that were open before it have ended; at first they came back."""


class Conceded(_Entry, frozen=True, tag="concede"):
    """A player gave up: a bot plays the seat on for the rest of the game."""

    seat: int


class Returned(_Entry, frozen=True, tag="again"):
    """Back to the lobby with the same people and options."""


class Stopped(_Entry, frozen=True, tag="stop"):
    """The game ended without a winner; ``closed``: the host of the server has ended the whole table."""

    reason: Literal["endless", "agreed", "closed"]


Entry = (
    Made
    | Taught
    | Sat
    | Stood
    | Configured
    | ChairSet
    | PaceSet
    | ColourSet
    | EmblemSet
    | Readied
    | Kicked
    | Unbarred
    | HandedOver
    | Opened
    | Sealed
    | Pledged
    | RevealsDue
    | Revealed
    | Unsealed
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
