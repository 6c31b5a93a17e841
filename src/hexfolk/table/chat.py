"""What people say at a table: apart from the game, its log, its records and the server's log."""

import asyncio
import hashlib
import logging
import unicodedata
from typing import TYPE_CHECKING, Final, get_args

from hexfolk.store.rows import ChatRow, Conflict
from hexfolk.store.talk import Talk
from hexfolk.table.names import BARRED, INVISIBLE
from hexfolk.table.readers import Reader, encode
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.browser import Say
from hexfolk.view.messages.server import Ack, Chat, ChatHistory, ChatLine, Refused
from hexfolk.view.messages.words import Saying

if TYPE_CHECKING:
    from hexfolk.table.table import Table

log: Final = logging.getLogger(__name__)

LONGEST: Final = 280
# Vowel signs and tones may pile up in some scripts; more than these only spill over other lines.
MOST_MARKS: Final = 4
# Join and part letters (Persian, Indic scripts) and the parts of an emoji: seen only in what they join.
JOINERS: Final = frozenset("\u200c\u200d")
# Chooses the coloured form of the sign before it.
COLOURED: Final = "\ufe0f"
SAYINGS: Final = frozenset(get_args(Saying))


class TableChat:
    """The chat of one table. Nothing of it is in memory: what was said stands in the store."""

    def __init__(self, table: "Table", talk: Talk) -> None:
        self._table = table
        self._talk = talk
        # Lines reach every reader in the order of their numbers, the earlier ones first.
        self._lock = asyncio.Lock()

    async def show(self, reader: Reader) -> None:
        """What was said before, for a reader who has just come."""
        async with self._lock:
            try:
                rows = await self._talk.last(self._table.id)
            except Exception as problem:
                # The game goes on without: a fault here must keep nobody from the table.
                log.warning(
                    "table %s: the chat cannot be read (%s)", self._table.mark, type(problem).__name__
                )
                rows = []
            lines = [self._view(row) for row in rows]
            reader.send(encode(ChatHistory(self._mark(reader.person), lines)))

    async def say(self, person: str, message: Say) -> Ack | Refused:
        """Keep a line and show it to all, or say why not."""
        try:
            text = self._checked(person, message)
            name, colour = await self._speaker(person)
            async with self._lock:
                row, new = await self._talk.add(
                    self._table.id, person, message.id, name, colour, message.saying or "", text
                )
                if new:
                    data = encode(Chat(self._view(row)))
                    for reader in self._table.readers:
                        reader.send(data)
        except Refusal as refusal:
            return Refused(message.id, refusal.code, refusal.args_)
        except Conflict:
            return Refused(message.id, "table_unknown")
        except Exception as problem:
            # Never with the error's own text, which could quote what was said.
            log.warning("table %s: a line was not kept (%s)", self._table.mark, type(problem).__name__)
            return Refused(message.id, "not_saved")
        return Ack(message.id, row.number)

    def _checked(self, person: str, message: Say) -> str:
        lobby = self._table.standing.lobby
        if lobby.closed:
            raise Refusal("table_closed")
        if not lobby.options.watchers_chat and lobby.chair_of(person) is None and person != lobby.host:
            raise Refusal("chat_closed")
        if message.saying is not None:
            if message.text:
                raise Refusal("bad_message")
            return ""
        return check_line(message.text)

    async def _speaker(self, person: str) -> tuple[str, int | None]:
        """What a person is called, and their colour if they sit here."""
        lobby = self._table.standing.lobby
        seat = lobby.chair_of(person)
        if seat is not None:
            return lobby.chairs[seat].name, lobby.chairs[seat].colour
        return await self._table.name_of(person) or "", None

    def _view(self, row: ChatRow) -> ChatLine:
        return ChatLine(
            number=row.number,
            who=self._mark(row.person),
            name=row.name,
            colour=row.colour,
            saying=row.saying,
            text=row.text,
            at=row.created,
        )

    def _mark(self, person: str) -> str:
        """Who somebody is at this table: the same in every line, and no use at another table."""
        return hashlib.sha256(f"{self._table.id} {person}".encode()).hexdigest()[:16]


def check_line(text: str) -> str:
    """A line as it is kept: composed (NFC), on one line, without what cannot be seen or turns others around.

    Control, direction and other invisible characters, and marks piled on one letter, are dropped.
    Raises ``Refusal``: ``chat_empty`` or ``chat_long``.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        if character.isspace():
            kept.append(" ")
            marks = 0
            continue
        category = unicodedata.category(character)
        if character not in JOINERS and character != COLOURED and _barred(character, category):
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    # What was dropped may have stood between a letter and its mark.
    line = " ".join(unicodedata.normalize("NFC", "".join(kept)).split())
    if not any(unicodedata.category(character) not in ("Cf", "Mn", "Me", "Zs") for character in line):
        raise Refusal("chat_empty")
    if len(line) > LONGEST:
        raise Refusal("chat_long", most=LONGEST)
    return line


def _barred(character: str, category: str) -> bool:
    return category in BARRED or character in INVISIBLE
