"""What the server says on a socket."""

from typing import Literal

import msgspec

from hexfolk.view.messages.board import BoardView
from hexfolk.view.messages.game import EventView, GameView
from hexfolk.view.messages.table import TableView
from hexfolk.view.messages.words import (
    AdviceReason,
    Cards,
    Goal,
    LessonGoal,
    LessonStep,
    PortKind,
    SealState,
)


class ChatLine(msgspec.Struct, frozen=True):
    """Something that somebody said: ``text`` as it is, without any markup, or a quick phrase."""

    number: int
    """From 1 and growing; older lines are forgotten."""
    who: str
    """The same for all that one person says at this table."""
    name: str
    """What they were called then; empty if they had no name."""
    colour: int | None
    """Their seat colour then; None for who looked on."""
    saying: str
    """The code of a quick phrase (``Saying``, or one of a later version), else empty."""
    text: str
    at: int
    """Milliseconds since 1970, UTC."""


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="t"):
    """First message on a socket."""

    version: str
    protocol: int
    name: str | None
    """The name this browser used last, to prefill."""
    table: TableView


class TableUpdate(msgspec.Struct, frozen=True, tag="table", tag_field="t"):
    table: TableView


class BoardMessage(msgspec.Struct, frozen=True, tag="board", tag_field="t"):
    """Sent once per game and socket, before the first update."""

    game: int
    board: BoardView


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="t"):
    """The state now, and what happened since the view with seq ``since``.

    ``since`` None is a fresh start: after joining, after Sync, when a game begins; ``events`` is
    then the recent past. If ``since`` is not the seq of the view you have, send Sync.
    """

    since: int | None
    view: GameView
    events: list[EventView]


class LessonMessage(msgspec.Struct, frozen=True, tag="lesson", tag_field="t"):
    """At the table of a lesson, for its pupil, behind every update of the game: what comes next.

    Other things may be done all the same; then the next of these messages goes on from there.
    """

    on: int
    """The ``seq`` of the view that it is about."""
    step: LessonStep
    action: str | None
    """An action that does it, in text form; None if there is nothing to do but wait."""
    goal: Goal | None
    """What it is for: to build or buy that."""
    give: Cards
    want: Cards
    """What is to be traded; at the end of a turn: what is lacking for the ``goal``; before the second
    settlement: what it brings that one does not get yet."""
    learned: list[LessonGoal]
    """What was done already, in the order in which it was."""


class SealMemberView(msgspec.Struct, frozen=True):
    """What one chair of the lobby has to do with the chance of a game."""

    name: str
    state: SealState
    bot: str
    """The name of the bot's program, else empty."""
    pledge: str
    """The hash that the browser sent, or empty."""
    reveal: str
    """Its bytes, from the start of the game on; empty if they are missing."""


class SealView(msgspec.Struct, frozen=True):
    """How the chance of a game was settled, or is being settled (docs/verifiable-chance.md).

    All but the names is hashed into the transcript; bytes stand in hexadecimal digits.
    """

    game: int
    phase: Literal["pledge", "reveal", "done"]
    mark: str
    commitment: str
    rules: str
    options: str
    islands: str
    names: list[str]
    """Ids of the islands that may be drawn."""
    members: list[SealMemberView]
    """By chair of the lobby, not in order of play."""
    fingerprint: str
    """Of the transcript, for reading aloud; empty before the start."""
    secret: str
    """Empty before the end of the game."""


class SealMessage(msgspec.Struct, frozen=True, tag="seal", tag_field="t"):
    """After joining and whenever it changes; null when the table is back in the lobby."""

    seal: SealView | None


class ClockView(msgspec.Struct, frozen=True):
    """Time that runs for a seat, in milliseconds from when this was sent: first ``left``, then ``spare``."""

    seat: int
    left: int
    spare: int


class ClockMessage(msgspec.Struct, frozen=True, tag="clock", tag_field="t"):
    """Whose time runs from now on; no clocks: nobody's. A ``standing`` clock keeps its time."""

    standing: bool
    clocks: list[ClockView]


class ChatHistory(msgspec.Struct, frozen=True, tag="chat_history", tag_field="t"):
    """After joining: what was said before, the last 100 lines at most. ``you`` is your own ``who``."""

    you: str
    lines: list[ChatLine]


class Chat(msgspec.Struct, frozen=True, tag="chat", tag_field="t"):
    """Somebody said something."""

    line: ChatLine


class CornerView(msgspec.Struct, frozen=True):
    """A corner to found at: the cards that it brings in 36 rolls on average, and its port."""

    node: str
    cards: Cards
    port: PortKind | None


class HintView(msgspec.Struct, frozen=True):
    """What a master would do, and why: ``reason`` with the facts that it may speak of.

    These are ``cards``, another ``seat``, a ``spot`` to which a road leads, the ``goal`` that it is for, a
    ``number``.
    """

    action: str
    reason: AdviceReason
    cards: Cards
    seat: int | None
    spot: str | None
    goal: Goal | None
    number: int
    corners: list[CornerView]
    """Before a settlement of the set-up: the best corners, the one of ``action`` first."""


class Advice(msgspec.Struct, frozen=True, tag="advice", tag_field="t"):
    """The hint that was asked for as ``id``, about the decision ``on``: of no use for any other."""

    id: str
    on: int
    hint: HintView


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="t"):
    """The message ``id`` was carried out (also when it was sent twice), as log entry ``seq``; a ``say``
    as line ``seq`` of the chat."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """The message ``id`` changed nothing; ``refused-<code>`` is a Fluent key, ``args`` its variables."""

    id: str | None
    code: str
    args: dict[str, str | int] = {}


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="t"):
    pass


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="t"):
    """The server closes: come back by yourself after a moment; ``signed_out``, as somebody else.

    But ``no_watchers``: this table plays without, so come back when the game is over.
    """

    reason: Literal["restart", "slow", "no_watchers", "signed_out"]


ServerMessage = (
    Welcome
    | TableUpdate
    | BoardMessage
    | Update
    | LessonMessage
    | SealMessage
    | ClockMessage
    | ChatHistory
    | Chat
    | Advice
    | Ack
    | Refused
    | Pong
    | Bye
)
