"""The table around the game: its chairs, options, and what is being agreed there."""

from typing import Literal

import msgspec

from hexfolk.view.messages.board import IslandView
from hexfolk.view.messages.words import Caution, Level, Pace, Plan, Trait


class OptionsView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table, with their defaults.

    ``island`` is an id of the catalogue, ``standard`` (follows the players), ``random`` (one that fits is
    drawn when the game begins) or ``own`` (a map that was sent along).
    """

    players: int = 4
    island: str = "standard"
    target: int = 10
    friendly_robber: bool = False
    robber: bool = True
    discard: bool = True
    route_award: bool = True
    army_award: bool = True
    special_building: bool = True
    gifts: bool = True
    bank_shown: bool = True
    dice: Literal["normal", "balanced"] = "normal"
    """Two dice, or a deck of their 36 throws, drawn without putting back."""
    soft_sevens: bool = False
    """With balanced dice: a 7 within two rolls of the last one is put back once."""
    no_early_seven: int = 0
    """With balanced dice: so many first rounds have no 7, 0 to 3."""
    deal: Literal["random", "spread", "balanced", "beginner"] = "random"
    """How the island is dealt; ``beginner`` is a fixed layout of the standard board of 19 hexes."""
    turn_time: int = 120
    """Seconds for a turn: 30, 45, 60, 90, 120, 180, 300 or 600; 0 without a clock."""
    spare_time: int = 0
    """Seconds that each player may use beyond, once a game: 0, 60 or 180."""
    watchers_chat: bool = True
    """Whether who only looks on may write in the chat."""
    watchers: bool = True
    """Whether who has no chair may look on at the game; in the lobby everybody may come in to sit down."""
    level: Level = "standard"
    """Of bots in open chairs, and of those that play on for people."""
    undo: bool = True
    """Whether one may take back what one has just built or traded with the bank."""
    hints: bool = False
    """Whether one may ask what a master would do."""


class SeatView(msgspec.Struct, frozen=True):
    """A chair at the table. ``colour`` and ``emblem`` index the eight seat colours and emblems."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    colour: int
    emblem: int
    online: bool
    substitute: bool
    """A bot plays on, as two turns in a row ran out or the person is away, until they are back."""
    away: int | None
    """Somebody has left: in so many seconds from now a bot plays on for them."""
    conceded: bool
    """Whether the player has given up this game: a bot plays on."""
    locked: bool
    """An open chair on which nobody can sit down; at the start it becomes a bot's like the others."""
    ready: bool
    """Need not be waited for: bots, the host, and who has said so."""
    host: bool
    level: Level | None
    """How well the bot plays, if it is one."""
    trait: Trait | None
    """What the bot is like: a matter of taste, not of strength."""


class BarredView(msgspec.Struct, frozen=True):
    """Somebody who was kicked, by the number that an Unbar names."""

    number: int
    name: str


class ProposalView(msgspec.Struct, frozen=True):
    """Something that is proposed. ``needed`` have a say, and ``enough`` of them must agree."""

    number: int
    """What an answer to it names; another one for every proposal."""
    plan: Plan
    seat: int | None
    """Whom a bot shall replace."""
    proposer: int
    agreed: list[int]
    refused: list[int]
    needed: list[int]
    enough: int
    seconds: int
    """How long it stands, from now."""


class TableView(msgspec.Struct, frozen=True):
    """The table around the game."""

    id: str
    code: str
    """Six letters and digits that lead here, for reading aloud."""
    public: bool
    """Whether it stands on the list of open tables."""
    state: Literal["lobby", "playing", "over"]
    game: int
    """Number of the game at this table, from 1."""
    finished: str | None
    """What that game is called in its link, /g/…, once it is over."""
    host: bool
    """Whether you may configure and start."""
    you: int | None
    seats: list[SeatView]
    options: OptionsView
    own: IslandView | None
    """The own map that is chosen, if one is."""
    cautions: list[Caution]
    """In the lobby: what the options bring with them."""
    pace: Pace
    watchers: int
    watching: list[str]
    """For the host: the names of those who look on, as far as they have one."""
    barred: list[BarredView]
    """For the host: who may not sit down."""
    excluded: bool
    """Whether you were kicked, and may not sit down."""
    paused: bool
    """The game stands still, as all agreed, until one of them resumes it."""
    saved: bool
    """So it does for another evening: all who play resume it, or agree to go on without who is missing."""
    pause_asked: list[int]
    """Seats of people who would like a pause; with all people here it begins."""
    proposal: ProposalView | None
    """What is proposed just now."""
    closed: bool
    """The host of the server has ended this table: it can only be looked at."""
