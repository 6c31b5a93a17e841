"""All tables of a server: made, found in memory or in the store, forgotten when nobody is there."""

import asyncio
import logging
import time
from typing import Final

from hexfolk.core.chance import Outside
from hexfolk.core.verified import SECRET_BYTES
from hexfolk.store import register
from hexfolk.store.rows import Conflict, GameBegun, NewRow
from hexfolk.store.seating import Seating
from hexfolk.table.beginning import ask_start, deal_sealed
from hexfolk.table.chairs import ask_seat, ask_sit
from hexfolk.table.choices import ask_made
from hexfolk.table.codes import is_table_id, new_code, new_table_id, read_code
from hexfolk.table.enrolment import begin_lesson
from hexfolk.table.entries import Entry, Opened, Started, entry_kind, entry_text
from hexfolk.table.fold import Standing, fold
from hexfolk.table.ground import read_map
from hexfolk.table.kept import begun
from hexfolk.table.ledger import seated
from hexfolk.table.listing import Listing
from hexfolk.table.lobby import Lobby
from hexfolk.table.snapshot import BadSnapshot, fold_on
from hexfolk.table.surroundings import Surroundings
from hexfolk.table.table import Table
from hexfolk.view.messages.browser import SetSeat, Sit
from hexfolk.view.messages.http import NewLesson, NewTable

log: Final = logging.getLogger(__name__)
SWEEP: Final = 30.0


class Tables:
    """The tables in memory, by id."""

    def __init__(self, around: Surroundings) -> None:
        self._around = around
        self.mark = around.mark
        """What a table is called in logs."""
        self.seating = Seating(around.store)
        self._live: dict[str, Table] = {}
        self.listing = Listing(self._live)
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._touched: dict[str, float] = {}
        self._sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to forget tables left alone. Games that were going on wait for their people."""
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def close(self) -> None:
        """Stop all tables; the log has everything."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        for table in list(self._live.values()):
            await table.close()
        self._live.clear()

    async def make(self, person: str, wanted: NewTable) -> str:
        """A new table with its maker on the first chair; gives its id. Raises ``Refusal``."""
        if wanted.map:
            # Looking a map over takes a moment: not on the event loop.
            await asyncio.to_thread(read_map, wanted.map)
        while True:
            table_id = new_table_id()
            mark = self.mark(table_id)
            lobby, entries = _first_entries(person, wanted, self._around, mark)
            await self._around.store.remember(person, lobby.chairs[lobby.chair_of(person) or 0].name)
            rows = [NewRow(i, entry_kind(e), entry_text(e), person) for i, e in enumerate(entries, 1)]
            try:
                await self._around.store.make_table(
                    table_id, rows, lobby.state, new_code(), seated(lobby.chairs), _begun(entries)
                )
            except Conflict:
                continue
            self._around.journal.made(mark)
            if lobby.state == "playing":
                self._around.journal.started(mark, 1, 1, wanted.options.players - 1)
            await self.find(table_id)
            return table_id

    async def make_lesson(self, person: str, wanted: NewLesson) -> str:
        """A new lesson for a person, instead of their former one; gives its id. Raises ``Refusal``.

        It is nobody's table beside that: it has no code, and neither its seats nor its game are kept.
        """
        lobby, entries = begin_lesson(person, wanted)
        await self._end_lesson(person, wanted.instead)
        while True:
            table_id = new_table_id()
            rows = [NewRow(i, entry_kind(e), entry_text(e), person) for i, e in enumerate(entries, 1)]
            try:
                await self._around.store.make_table(table_id, rows, lobby.state)
            except Conflict:
                continue
            self._around.journal.made(self.mark(table_id))
            await self.find(table_id)
            return table_id

    async def _end_lesson(self, person: str, table_id: str) -> None:
        """Remove a lesson of a person's; nothing else is touched."""
        table = await self.find(table_id)
        if table is None:
            return
        lobby = table.standing.lobby
        if lobby.lesson and lobby.chair_of(person) is not None:
            await self._around.store.write(lambda connection: register.remove_lessons(connection, [table_id]))
            await self.forget(table_id)

    async def find(self, table_id: str) -> Table | None:
        """The live table of that id, folded from its log if need be; None if there is none."""
        self._touched[table_id] = time.monotonic()
        table = self._live.get(table_id)
        if table is not None:
            return table
        if not is_table_id(table_id):
            del self._touched[table_id]
            return None
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def by_code(self, text: str) -> str | None:
        """The id of the table whose code somebody typed."""
        code = read_code(text)
        return None if code is None else await self.seating.by_code(code)

    async def read_anew(self, table_id: str) -> None:
        """Its log was written beside this server: what is in memory is folded again."""
        if (loading := self._loading.get(table_id)) is not None:
            await asyncio.shield(loading)
        if (table := self._live.get(table_id)) is not None:
            await table.read_anew()

    async def forget(self, table_id: str) -> None:
        """It is gone from the store: so it is from the memory."""
        if (loading := self._loading.get(table_id)) is not None:
            await asyncio.shield(loading)
        self._touched.pop(table_id, None)
        if (table := self._live.pop(table_id, None)) is not None:
            await table.close()

    def count(self) -> dict[str, int]:
        """How many tables are in memory, by state."""
        counted = dict.fromkeys(("lobby", "playing", "over"), 0)
        for table in self._live.values():
            counted[table.standing.lobby.state] += 1
        return counted

    async def _load(self, table_id: str) -> Table | None:
        row, standing = await asyncio.gather(self.seating.find(table_id), self._stand(table_id))
        if row is None or standing is None:
            self._touched.pop(table_id, None)
            return None
        table = self._live[table_id] = Table(row, standing, self._around)
        table.wake()
        return table

    async def _stand(self, table_id: str) -> Standing | None:
        """What a log comes to: from the snapshot of its game on, or from the first entry."""
        store = self._around.store
        try:
            snapshot, rows = await store.read_on(table_id)
            return fold(rows) if snapshot is None else fold_on(snapshot, rows)
        except Exception as problem:
            # Whatever is wrong with it: the log has everything.
            reason = problem if isinstance(problem, BadSnapshot) else type(problem).__name__
            log.warning("table %s: its snapshot is of no use (%s)", self.mark(table_id), reason)
            return fold(await store.read(table_id))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            long_ago = time.monotonic() - self._around.settings.idle
            for table_id, table in list(self._live.items()):
                if table.idle and self._touched.get(table_id, 0.0) < long_ago:
                    del self._live[table_id]
                    self._touched.pop(table_id, None)


def _begun(entries: list[Entry]) -> GameBegun | None:
    """The game that begins with the last of a table's first entries, if one does."""
    last = entries[-1]
    return begun(last, len(entries)) if isinstance(last, Started) else None


def _first_entries(
    person: str, wanted: NewTable, around: Surroundings, mark: str
) -> tuple[Lobby, list[Entry]]:
    """What a new table begins with, and the lobby that this comes to. Its maker's browser is on the way."""
    made = ask_made(person, wanted.options, wanted.pace, wanted.map)
    lobby = Lobby(made)
    entries: list[Entry] = [made]

    def add(entry: Entry) -> None:
        entries.append(entry)
        lobby.take(entry)

    add(ask_sit(lobby, person, Sit("made", wanted.name, 0, wanted.colour, wanted.emblem)))
    for chair in dict.fromkeys(wanted.bots):
        add(ask_seat(lobby, person, SetSeat(id="made", seat=chair, kind="bot"), around.strategies))
    if wanted.public:
        add(Opened(True))
    if wanted.start:
        strategy = around.strategies[wanted.options.level]
        awaited = [person] if around.settings.seal_wait else []
        secret, trial = around.entropy(SECRET_BYTES), Outside(around.below)
        add(ask_start(lobby, person, strategy, mark, secret, trial, awaited))
        if not awaited:
            add(deal_sealed(lobby))
    return lobby, entries
