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
