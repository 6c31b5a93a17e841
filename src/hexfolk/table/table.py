"""A live table: one request after another is checked, written to the log, and only then shown."""

import asyncio
import math
import time
from typing import Final

from hexfolk.core.action import action_text
from hexfolk.core.chance import Chance, Outside
from hexfolk.core.state import OVER
from hexfolk.store.rows import TableRow
from hexfolk.store.talk import Talk
from hexfolk.table.bargain import Bargain
from hexfolk.table.ceremony import Ceremony
from hexfolk.table.chat import TableChat
from hexfolk.table.clock import Clock, terms
from hexfolk.table.council import Council
from hexfolk.table.driver import Driver
from hexfolk.table.duties import CLOCK, Company, Duty, company, duties
from hexfolk.table.entries import (
    Acted,
    By,
    Conceded,
    Entry,
    Expired,
    Paused,
    Pledged,
    Resumed,
    Returned,
    Revealed,
    RevealsDue,
    Sealed,
    Started,
    Stopped,
    Undone,
    Unsealed,
)
from hexfolk.table.fold import Standing
from hexfolk.table.game import Game, Move
from hexfolk.table.hints import Hints
from hexfolk.table.hosting import heir
from hexfolk.table.kept import ended
from hexfolk.table.ledger import Ledger
from hexfolk.table.lobby import state_after
from hexfolk.table.publisher import Publisher
from hexfolk.table.readers import Reader
from hexfolk.table.refusal import Refusal
from hexfolk.table.requests import Requests
from hexfolk.table.surroundings import Surroundings
from hexfolk.table.undoing import Step
from hexfolk.table.upkeep import Upkeep
from hexfolk.table.waits import Waits
from hexfolk.view.messages.browser import ClientMessage, Hint
from hexfolk.view.messages.server import Ack, Advice, ClockMessage, ClockView, Refused

SEALS: Final = (Sealed, Pledged, RevealsDue, Revealed, Unsealed, Started, Stopped, Returned)
"""The entries after which something else is to be seen of how chance was settled."""


class Table:
    """One table in memory. All that it knows can be folded from its log again."""

    def __init__(self, row: TableRow, standing: Standing, around: Surroundings) -> None:
        self.id = row.id
        self.code = row.code
        self.created = row.created
        self.mark = around.mark(row.id)
        """What the table is called in logs."""
        self.around = around
        self.settings = around.settings
        self.ledger = Ledger(row.id, standing, around.store)
        self.lock = asyncio.Lock()
        """Held by whoever writes, from the check of what is asked to the showing of what was done."""
        self.outside: Chance = Outside(around.below)
        self.loaded: Chance | None = None
        """What the next draws come from, whatever was sealed: for tests."""
        self.replaced: set[str] = set()
        """People who have been away, or silent, so long that a bot plays for them."""
        self.tired: set[str] = set()
        """People who ask for a pause."""
        self.publisher = Publisher(self)
        self.chat = TableChat(self, Talk(around.store))
        self.council = Council(self)
        self.ceremony = Ceremony(self)
        self.bargain = Bargain()
        self._clock = Clock()
        self._waits = Waits()
        self._hints = Hints(self)
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
    def chance(self) -> Chance:
        """What the next draws of the game come from."""
        if self.loaded is not None:
            return self.loaded
        return self.outside if self.game is None else self.game.chance(self.outside)

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
        self._look_at_people()
        self._look_at_clock()
        self._driver.look()

    async def close(self) -> None:
        """Stop bots and timers, and wait for the requests that are being carried out."""
        await self._driver.stop()
        self.council.clear()
        await self._requests.finish()

    # --- people come, ask and go --------------------------------------------------------------

    def admits(self, person: str) -> bool:
        """Whether somebody may look on: a table may keep a game to those who play it."""
        lobby = self.standing.lobby
        if lobby.lesson:
            return lobby.chair_of(person) is not None
        return lobby.options.watchers or lobby.state != "playing" or lobby.chair_of(person) is not None

    async def join(self, reader: Reader) -> None:
        """Show the table to a new reader, and everything that happens from now on."""
        name = await self.name_of(reader.person)
        if not self.admits(reader.person):
            reader.dismiss("no_watchers")
            return
        was_replaced = reader.person in self.replaced
        self.replaced.discard(reader.person)
        new = self.publisher.add(reader)
        self.ceremony.came(reader.person)
        self._look_at_people()
        self.publisher.greet(reader, name, others=new or was_replaced)
        self.wake()
        await self.chat.show(reader)

    def leave(self, reader: Reader) -> None:
        """A tab was closed, or its line is broken."""
        if self.publisher.remove(reader):
            self.tired.discard(reader.person)
            self.ceremony.left(reader.person)
            self._look_at_people()
            self.publisher.show_table()
        self.wake()

    async def resync(self, reader: Reader) -> None:
        """Show everything again to one reader."""
        self.publisher.show_all(reader)
        await self.chat.show(reader)

    async def handle(self, person: str, message: ClientMessage) -> Ack | Refused:
        """Carry out a person's request, or say why not. Sending it twice does it once."""
        return await self._requests.handle(person, message)

    async def advise(self, person: str, message: Hint) -> Advice | Refused:
        """What a master would do in a person's place, for their eyes alone, or why that is not said."""
        return await self._hints.give(person, message)

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
        self._look_at_people()
        self.publisher.show_table()
        self.wake()

    def take_back(self, person: str) -> None:
        """Whoever asks for something plays again themselves."""
        if person in self.replaced:
            self.replaced.discard(person)
            self._look_at_people()
            self.publisher.show_table()
            self.wake()

    def players(self) -> list[int]:
        """Seats of the people who have not given up, here or not."""
        lobby = self.standing.lobby
        return [
            i for i, chair in enumerate(lobby.chairs) if chair.kind == "person" and i not in lobby.conceded
        ]

    @property
    def all_tired(self) -> bool:
        """Whether all people who are here and play ask for a pause."""
        chairs = self.standing.lobby.chairs
        here = {chairs[seat].person for seat in self.company().people}
        return bool(self.tired) and here <= self.tired

    def missing(self) -> list[int]:
        """Those of them who are not here."""
        chairs, here = self.standing.lobby.chairs, self.publisher.people()
        return [seat for seat in self.players() if chairs[seat].person not in here]

    def waiting_since(self, duty: Duty) -> float | None:
        """Since when somebody is missing or awaited, by ``time.monotonic``; None if they are not."""
        return self._waits.since(duty)

    def away(self, seat: int) -> int | None:
        """In how many seconds a bot plays on for somebody who has left."""
        duty = Duty(seat, "missing", 0)
        if self._waits.since(duty) is None:
            return None
        return max(0, math.ceil(self.away_until(duty) - time.monotonic()))

    def away_until(self, duty: Duty) -> float:
        """When the time for somebody who has left is over, by ``time.monotonic``."""
        return (self._waits.since(duty) or 0.0) + self.settings.missing

    def _look_at_people(self) -> None:
        """Since when whom is missing, and for whom the game waits."""
        game = self.game
        found: list[Duty] = []
        if game is not None and not game.over and not self.standing.lobby.paused:
            found += [Duty(seat, "missing", 0) for seat in self.company().missing]
            found += [Duty(seat, "must", game.decisions[seat]) for seat in game.must()]
        self._waits.look(found, time.monotonic())

    def undoable(self, game: Game, seat: int, on: int | None = None) -> Step:
        """The move that a seat may take back now. Raises ``Refusal``."""
        if not self.standing.lobby.options.undo:
            raise Refusal("undo_off")
        return game.undoable(seat, on)

    # --- duties and the clock -----------------------------------------------------------------

    def owed(self) -> list[Duty]:
        """Everything that is to be done without a person, now or when time is up.

        Nothing in a pause; and with nobody here the table pauses at once, bots and all.
        """
        game = self.game
        if owed := self.ceremony.owed:
            # Also with nobody here: who is on the way finds a game, or that it goes on.
            return owed
        chair = heir(self.standing.lobby, self.publisher.people())
        if chair is not None:
            return [Duty(chair, "host", 0)]
        if game is None or not self.readers:
            return []
        agreed = [Duty(CLOCK, "agreed", 0)] if self.council.agreed else []
        if self.standing.lobby.paused:
            return agreed
        if self.all_tired and not game.over:
            agreed.append(Duty(CLOCK, "pause", 0))
        who = self.company()
        return agreed + self.bargain.owed(game, who.bots) + duties(game, who) + self._clock.running

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
        end, state = None, None
        if move.state.phase == OVER:
            end, state = ended(game.id, self.standing.seq + 1, move.state), "over"
        seq = await self.ledger.append(entry, state, person, message_id, end)
        game.commit(seq, move, by, spare)
        self.bargain.look(game, move)
        self.standing.seq = seq
        self.standing.lobby.settle(game.over)
        self.publisher.show_events(game, move.events)
        self.around.journal.acted(by)
        if by == "person":
            self.council.acted(move.seat)
        if game.over:
            self.around.journal.over(self.mark, game.number, seq, won=True)
            self.council.renew()
            self.publisher.show_table()
            self.publisher.show_seal()
        self.wake()
        return seq

    async def write(self, entry: Entry, person: str | None = None, message_id: str | None = None) -> int:
        """Write any other entry, take it in and show it; gives its number. Raises ``Refusal``."""
        before, game = self.standing.lobby.state, self.game
        after = state_after(entry, before)
        end = None
        if isinstance(entry, Stopped) and game is not None and not game.over:
            end = ended(game.id, self.standing.seq + 1, game.state, entry.reason)
        seq = await self.ledger.append(entry, after if after != before else None, person, message_id, end)
        events = self.standing.take(seq, entry)
        match entry:
            case Started():
                self.tired.clear()
                people = sum(chair.kind == "person" for chair in entry.chairs)
                self.around.journal.started(self.mark, entry.game, people, len(entry.chairs) - people)
                self.publisher.show_out(self.admits)
            case Paused(saved):
                # However it came to it: whoever wished for a pause has one.
                self.tired.clear()
                self.council.clear()
                if saved:
                    # Whoever comes back on another evening plays.
                    self.replaced.clear()
            case Resumed():
                self.council.clear()
            case Conceded(seat):
                # Whoever has given up has no wishes for this game.
                self.tired.discard(self.standing.lobby.chairs[seat].person or "")
            case Stopped():
                if self.game is not None:
                    self.around.journal.over(self.mark, self.game.number, seq, won=False)
            case _:
                pass
        self._look_at_people()
        if after != before:
            self.council.renew()
        if self.game is not None and self.game is not game:
            self.publisher.show_table()
            self.publisher.show_game_anew()
        else:
            if self.game is not None and self.game.seq == seq:
                self.bargain.look(self.game)
                self.publisher.show_events(self.game, events)
            if not isinstance(entry, Undone | Expired | Pledged | RevealsDue | Revealed):
                self.publisher.show_table()
        if isinstance(entry, SEALS):
            self.publisher.show_seal()
        self.wake()
        return seq

    async def read_anew(self) -> None:
        """Somebody beside this server has written to the log: fold it again, and show it."""
        async with self.lock:
            self.ledger.doubt()
            await self.clear_doubt()

    async def clear_doubt(self) -> None:
        """Whoever is about to write must know what was written last. Raises ``Refusal``."""
        if await self.ledger.clear_doubt():
            if self.standing.lobby.state != "playing":
                # Also if it was agreed: it was done then, or there is no game for it any more.
                self.council.renew()
            self.publisher.show_everyone()
            self.wake()
