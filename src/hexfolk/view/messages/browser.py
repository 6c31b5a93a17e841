"""What a browser says on a socket."""

from typing import Literal

import msgspec

from hexfolk.view.messages.table import OptionsView
from hexfolk.view.messages.words import Level, Pace, Plan, Saying


class _FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    id: str
    """1 … 64 characters, made by the client, unique per browser: a repetition is acked and not done again."""


class Sit(_FromClient, frozen=True, tag="sit"):
    """Take an open chair (any, or the one named). Who sits already moves there, or changes the name."""

    name: str
    seat: int | None = None
    colour: int | None = None
    """A wish, granted if nobody else has it."""
    emblem: int | None = None
    """Likewise."""


class Stand(_FromClient, frozen=True, tag="stand"):
    """Leave the chair while in the lobby."""


class Configure(_FromClient, frozen=True, tag="configure"):
    """Host: replace the options. Chairs are added or removed (open ones first, then bots)."""

    options: OptionsView
    map: str = ""
    """The text of an own map, if the options name one that the table does not have yet."""


class SetSeat(_FromClient, frozen=True, tag="set_seat"):
    """Host, in the lobby: make a chair a bot's, open it, or lock it: then nobody can sit down."""

    seat: int
    kind: Literal["bot", "open", "locked"]
    level: Level | None = None
    """How well the bot plays; as the table's options say if it is left out."""


class SetPace(_FromClient, frozen=True, tag="pace"):
    """Host: how fast bots act."""

    pace: Pace


class SetPublic(_FromClient, frozen=True, tag="set_public"):
    """Host: put the table on the list of open tables, or take it off."""

    public: bool


class SetColour(_FromClient, frozen=True, tag="colour"):
    """Choose a free seat colour, in the lobby."""

    colour: int


class SetEmblem(_FromClient, frozen=True, tag="emblem"):
    """Choose a free emblem, in the lobby."""

    emblem: int


class Ready(_FromClient, frozen=True, tag="ready"):
    """I am ready to begin, or not any more. New options make everybody unready."""

    on: bool


class Kick(_FromClient, frozen=True, tag="kick"):
    """Host, in the lobby: take somebody off a chair. They may not sit down here again."""

    seat: int


class Unbar(_FromClient, frozen=True, tag="unbar"):
    """Host: let somebody who was kicked sit down again (TableView.barred)."""

    number: int


class HandOver(_FromClient, frozen=True, tag="hand_over"):
    """Host: make somebody who sits here the host."""

    seat: int


class Start(_FromClient, frozen=True, tag="start"):
    """Host: open chairs become bots, the island is dealt, seating is drawn, play begins.

    Refused as ``not_ready`` while somebody is not, unless it is to begin ``anyway``.
    """

    anyway: bool = False


class Pledge(_FromClient, frozen=True, tag="pledge"):
    """The hash of this browser's bytes for the chance of game ``game`` (see SealView), hexadecimal."""

    game: int
    pledge: str


class Reveal(_FromClient, frozen=True, tag="reveal"):
    """The bytes that this browser has pledged, when all have pledged theirs."""

    game: int
    reveal: str


class Again(_FromClient, frozen=True, tag="again"):
    """After the end: back to the lobby with the same people and options.

    ``game`` is the number of the game that has ended (TableView.game): it counts for no other.
    """

    game: int | None = None


class Pause(_FromClient, frozen=True, tag="pause"):
    """``on``: ask for a pause, or agree to one. Off: decline it, or resume the game.

    A saved game is resumed so when all who play it are back.
    """

    on: bool


class Back(_FromClient, frozen=True, tag="back"):
    """I am here again: a bot need not play for me any more. So does every other request."""


class Act(_FromClient, frozen=True, tag="act"):
    """A game action in text form. ``on`` names the decision it answers (GameView.decision); answers to
    offers and sign-ups name their offer in the text and may leave it out."""

    action: str
    on: int | None = None


class Trading(_FromClient, frozen=True, tag="trading"):
    """``on`` false: I do not trade this turn, and every offer of it is refused for me at once, until it is
    true again or I accept or counter one."""

    on: bool


class Undo(_FromClient, frozen=True, tag="undo"):
    """Take back one's last build or bank trade (GameView.undo). ``on`` as in ``Act``."""

    on: int | None = None


class Hint(_FromClient, frozen=True, tag="hint"):
    """What would a master do here? Answered by an ``Advice`` to this socket alone. ``on`` as in ``Act``."""

    on: int | None = None


class Concede(_FromClient, frozen=True, tag="concede"):
    """Give up: a bot plays the seat on for the rest of the game. ``game`` as in ``Again``."""

    game: int | None = None


class Propose(_FromClient, frozen=True, tag="propose"):
    """Propose something; ``seat`` is whom a bot shall replace."""

    plan: Plan
    seat: int | None = None


class Answer(_FromClient, frozen=True, tag="answer"):
    """Agree to the proposal that is open, or refuse it; who made it takes it back so."""

    agree: bool
    on: int | None = None
    """The ``number`` of the proposal that it answers: it counts for no other, however late it comes."""


class Say(_FromClient, frozen=True, tag="say"):
    """Say something at the table: a quick phrase, or a text of 1 to 280 characters."""

    text: str = ""
    saying: Saying | None = None


class Sync(_FromClient, frozen=True, tag="sync"):
    """Send everything again (after a gap)."""


class Ping(_FromClient, frozen=True, tag="ping"):
    pass


ClientMessage = (
    Sit
    | Stand
    | Configure
    | SetSeat
    | SetPace
    | SetPublic
    | SetColour
    | SetEmblem
    | Ready
    | Kick
    | Unbar
    | HandOver
    | Start
    | Pledge
    | Reveal
    | Again
    | Pause
    | Back
    | Act
    | Trading
    | Undo
    | Hint
    | Concede
    | Propose
    | Answer
    | Say
    | Sync
    | Ping
)
