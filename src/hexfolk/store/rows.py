"""What goes into the log and comes out of it."""

from typing import Final

import msgspec


class NewRow(msgspec.Struct, frozen=True):
    """An entry to append. ``person`` and ``message_id`` say which request it answers, if one did."""

    seq: int
    kind: str
    payload: str
    person: str | None = None
    message_id: str | None = None


class Row(msgspec.Struct, frozen=True):
    """An entry of the log; ``created`` in milliseconds since 1970, UTC."""

    seq: int
    kind: str
    payload: str
    person: str | None
    message_id: str | None
    created: int


class SnapshotRow(msgspec.Struct, frozen=True):
    """What a log came to at entry ``seq``, beside what the entries named in ``others`` say, a JSON list.

    ``digest`` ties it to that entry; whoever made it can tell.
    """

    seq: int
    others: str
    payload: bytes
    digest: str


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits on a chair; ``person`` is None for a bot."""

    chair: int
    person: str | None
    name: str


UNKNOWN: Final = -1
"""The winner of a game that ended before winners were kept."""


class TableRow(msgspec.Struct, frozen=True):
    """What is known of a table without its log. ``created`` and ``played``, the time of its last entry,
    in milliseconds since 1970, UTC; ``seats`` by chair, open chairs left out; ``winner`` the chair that
    won the game that is over, None if nobody did, or ``UNKNOWN``."""

    id: str
    code: str
    state: str
    created: int
    played: int
    seats: list[SeatRow]
    winner: int | None = None


class PlayerRow(msgspec.Struct, frozen=True):
    """Who played a seat of a game: ``person`` is None for a bot, ``bot`` (its strategy) for a person.

    ``won`` and ``points`` are None until the game is over and counted.
    """

    seat: int
    person: str | None
    name: str
    bot: str | None = None
    won: bool | None = None
    points: int | None = None
    removed: bool = False


class GameBegun(msgspec.Struct, frozen=True):
    """A game that begins with entry ``first``, as game ``number`` of its table."""

    id: str
    number: int
    first: int
    players: list[PlayerRow]


class GameEnded(msgspec.Struct, frozen=True):
    """A game that ends with entry ``last``: ``outcome`` is ``won`` or why nobody has; points by seat."""

    id: str
    last: int
    outcome: str
    winner: int | None
    turns: int
    points: list[int]


class GameRow(msgspec.Struct, frozen=True):
    """A game that was begun at ``table``: entries ``first`` to ``last`` of its log (None: it goes on).

    ``begun`` and ``ended`` in milliseconds since 1970, UTC. ``outcome`` is empty for a game that is over
    and was not counted yet: it was played before games were kept.
    """

    id: str
    table: str
    number: int
    first: int
    last: int | None
    begun: int
    ended: int | None
    outcome: str | None
    winner: int | None
    turns: int | None
    players: list[PlayerRow]

    @property
    def over(self) -> bool:
        return self.last is not None


class ChatRow(msgspec.Struct, frozen=True):
    """Something that a person said; ``created`` in milliseconds since 1970, UTC.

    ``name`` and ``colour`` are those of then; ``saying`` is the code of a quick phrase, or empty.
    """

    number: int
    person: str
    name: str
    colour: int | None
    saying: str
    text: str
    created: int


class Conflict(Exception):
    """The sequence number is taken, or the table is not there: fold the log again and decide anew."""


class Repeated(Exception):
    """This person's message was carried out before, as entry ``seq``."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq
