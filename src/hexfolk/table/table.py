"""A live table: one request after another is checked, written to the log, and only then shown."""

import asyncio
import logging
import secrets
import time
from typing import Final

from hexfolk.core.action import action_text
from hexfolk.core.chance import Outside
from hexfolk.core.state import OVER
from hexfolk.store.rows import Row
from hexfolk.store.talk import Talk
from hexfolk.table.chat import TableChat
from hexfolk.table.clock import Clock, terms
from hexfolk.table.driver import Driver
from hexfolk.table.duties import Company, Duty, company, duties
from hexfolk.table.ending import Agreement
from hexfolk.table.entries import Acted, By, Entry, Expired, Started, Stopped, Undone
from hexfolk.table.fold import Standing
from hexfolk.table.game import Game, Move
from hexfolk.table.ledger import Ledger
from hexfolk.table.lobby import state_after
from hexfolk.table.publisher import Publisher
from hexfolk.table.readers import Reader
from hexfolk.table.refusal import Refusal
from hexfolk.table.requests import Requests
from hexfolk.table.surroundings import Surroundings
from hexfolk.table.transcript import record_of
from hexfolk.table.undoing import Step
from hexfolk.table.upkeep import Upkeep
from hexfolk.view.messages.browser import ClientMessage
from hexfolk.view.messages.report import Summary
from hexfolk.view.messages.server import Ack, ClockMessage, ClockView, Refused
from hexfolk.view.messages.table import EndingView

log: Final = logging.getLogger(__name__)


class Table:
    """One table in memory. All that it knows can be folded from its log again."""

    def __init__(self, table_id: str, standing: Standing, around: Surroundings) -> None:
        self.id = table_id
        self.around = around
        self.settings = around.settings
        self.ledger = Ledger(table_id, standing, around.store)
        self.lock = asyncio.Lock()
        """Held by whoever writes, from the check of what is asked to the showing of what was done."""
        self.chance = Outside(secrets.randbelow)
        self.replaced: set[str] = set()
        """People who have been away, or silent, so long that a bot plays for them."""
        self.tired: set[str] = set()
        """People who ask for a pause."""
        self.publisher = Publisher(self)
        self.chat = TableChat(self, Talk(around.store))
        self.agreement = Agreement(self.settings.proposal, self.publisher.show_table)
        self._clock = Clock()
        self._requests = Requests(self)
        self._upkeep = Upkeep(self)
        self._driver = Driver(self)

    @property
    def standing(self) -> Standing:
        return self.ledger.standing

    @property
    def game(self) -> Game | None:
        return self.standing.game

    @property
    def readers(self) -> list[Reader]:
        """Who looks on just now."""
        return self.publisher.readers

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is going on."""
        return not (self.publisher.readers or self._driver.busy or self._requests.busy)

    def wake(self) -> None:
        """Let bots and timers go on: after loading, and after every change."""
        self._look_at_clock()
        self._driver.look()

    async def close(self) -> None:
        """Stop bots and timers, and wait for the requests that are being carried out."""
        await self._driver.stop()
        self.agreement.clear()
        await self._requests.finish()

    # --- people come, ask and go --------------------------------------------------------------

    async def join(self, reader: Reader) -> None:
        """Show the table to a new reader, and everything that happens from now on."""
        name = await self.name_of(reader.person)
        await self._summarise()
        was_replaced = reader.person in self.replaced
        self.replaced.discard(reader.person)
        self.publisher.add(reader, name)
        if was_replaced:
            self.publisher.show_table(but=reader)
        self.wake()
        await self.chat.show(reader)

    def leave(self, reader: Reader) -> None:
        """A tab was closed, or its line is broken."""
        here = self.publisher.remove(reader)
        if self.tired - here:
            self.tired &= here
            self.publisher.show_table()
        self.wake()

    async def resync(self, reader: Reader) -> None:
        """Show everything again to one reader."""
        await self._summarise()
        self.publisher.show_all(reader)
        await self.chat.show(reader)

    async def handle(self, person: str, message: ClientMessage) -> Ack | Refused:
        """Carry out a person's request, or say why not. Sending it twice does it once."""
        return await self._requests.handle(person, message)

    async def name_of(self, person: str) -> str | None:
        """The name that a person used last, here or elsewhere."""
        return await self.around.store.name_of(person)

    async def remember(self, person: str, name: str) -> None:
        """Note the name that a person uses now."""
        await self.around.store.remember(person, name)

    def company(self) -> Company:
        """Who plays which seat just now."""
        lobby = self.standing.lobby
        return company(lobby.chairs, self.publisher.people(), self.replaced, lobby.conceded)

    def replace(self, seat: int) -> None:
        """A bot plays on for somebody, until they are back (B68)."""
        self.replaced.add(self.standing.lobby.chairs[seat].person or "")
        self.publisher.show_table()
        self.wake()

    def take_back(self, person: str) -> None:
        """Whoever asks for something plays again themselves."""
        if person in self.replaced:
            self.replaced.discard(person)
            self.publisher.show_table()
            self.wake()

    # --- what may be agreed or taken back -----------------------------------------------------

    @property
    def ending(self) -> EndingView | None:
        """The proposal to end the game that is open."""
        return self.agreement.view(self.voters())

    def voters(self) -> set[int]:
        """Seats without whose people the game is not ended: not those for whom a bot plays."""
        lobby = self.standing.lobby
        return {
            seat
            for seat, chair in enumerate(lobby.chairs)
            if chair.kind == "person" and seat not in lobby.conceded and chair.person not in self.replaced
        }

    async def end_if_agreed(self) -> None:
        """After somebody has left the game: those who are left may all have agreed to end it."""
        if self.agreement.complete(self.voters()):
            await self.write(Stopped("agreed"))

    def undoable(self, game: Game, seat: int, on: int | None = None) -> Step:
        """The move that a seat may take back now. Raises ``Refusal``."""
        if not self.standing.lobby.options.undo:
            raise Refusal("undo_off")
        return game.undoable(seat, on)

    # --- duties and the clock -----------------------------------------------------------------

    def owed(self) -> list[Duty]:
        """Everything that is to be done without a person, now or when time is up; nothing in a pause."""
        game = self.game
        if game is None or self.standing.lobby.paused:
            return []
        return duties(game, self.company()) + self._clock.running

    async def do_duty(self, duty: Duty) -> None:
        """Do what is owed, unless it is not owed any more."""
        await self._upkeep.do(duty)

    def end_of(self, term: Duty) -> float:
        """When the time for a running term is over, by ``time.monotonic``."""
        return self._clock.end_of(term) * self.settings.second

    def is_over(self, term: Duty) -> bool:
        """Whether the time for a running term is over."""
        return self._clock.end_of(term) <= self._now()

    def view_clock(self) -> ClockMessage:
        """Whose time runs, and how much is left at this moment."""
        now = self._now()
        clocks = []
        for term in self._clock.terms:
            left, spare = self._clock.left(term, now)
            clocks.append(ClockView(term.seat, int(1000 * left), int(1000 * spare)))
        return ClockMessage(self._clock.standing, clocks)

    def _now(self) -> float:
        return time.monotonic() / self.settings.second

    def _look_at_clock(self) -> None:
        """The clock stands still while nobody is here, and in a pause."""
        lobby, game = self.standing.lobby, self.game
        who = self.company()
        standing = lobby.paused or not who.people
        found = terms(game, who, lobby.options)
        if self._clock.look(found, standing, lobby.options, game.spare if game else [], self._now()):
            self.publisher.show_clock()

    # --- writing, then showing ----------------------------------------------------------------

    async def write_move(
        self, game: Game, move: Move, by: By, person: str | None = None, message_id: str | None = None
    ) -> int:
        """Write a move that was tried, do it and show it; gives its number. Raises ``Refusal``."""
        spare = self._clock.drawn_on(move.seat, self._now()) if by == "person" else None
        entry = Acted(move.seat, action_text(move.action), by, move.draw_texts(), spare)
        state = "over" if move.state.phase == OVER else None
        seq = await self.ledger.append(entry, state, person, message_id)
        game.commit(seq, move, by, spare)
        self.standing.seq = seq
        self.standing.lobby.settle(game.over)
        self.publisher.show_events(game, move.events)
        if game.over:
            self.agreement.renew()
            self.publisher.show_table()
        await self._after_change()
        return seq

    async def write(self, entry: Entry, person: str | None = None, message_id: str | None = None) -> int:
        """Write any other entry, take it in and show it; gives its number. Raises ``Refusal``."""
        before, game = self.standing.lobby.state, self.game
        after = state_after(entry, before)
        seq = await self.ledger.append(entry, after if after != before else None, person, message_id)
        events = self.standing.take(seq, entry)
        if isinstance(entry, Started):
            self.tired.clear()
        if after != before:
            self.agreement.renew()
        if self.game is not None and self.game is not game:
            self.publisher.show_table()
            self.publisher.show_game_anew()
        else:
            if self.game is not None and self.game.seq == seq:
                self.publisher.show_events(self.game, events)
            if not isinstance(entry, Undone | Expired):
                self.publisher.show_table()
        await self._after_change()
        return seq

    async def clear_doubt(self) -> None:
        """Whoever is about to write must know what was written last. Raises ``Refusal``."""
        if await self.ledger.clear_doubt():
            self.publisher.show_everyone()
            self.wake()

    async def _after_change(self) -> None:
        await self._summarise()
        self.wake()

    async def _summarise(self) -> None:
        game = self.game
        if game is None or not game.over or game.summary is not None:
            return
        rows = await self.ledger.rows()
        try:
            # A replay takes a while: not on the event loop.
            summary = await asyncio.to_thread(self._counted, rows)
        except Exception:
            # What was played stands all the same, and the table must stay open to all.
            log.exception("table %s: no summary", self.id)
            return
        if summary is not None:
            game.summary = summary
            self.publisher.show_summary()

    def _counted(self, rows: list[Row]) -> Summary | None:
        """The summary of the last game in a log."""
        record = record_of(rows)
        return None if record is None else self.around.summarise(record)
