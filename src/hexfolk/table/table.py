"""A live table: one request after another is checked, written to the log, and only then shown."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

from hexfolk.core.action import action_text
from hexfolk.core.chance import Outside
from hexfolk.core.event import Event
from hexfolk.core.own import OWN
from hexfolk.core.record import Record
from hexfolk.core.state import OVER
from hexfolk.store.rows import Conflict, NewRow, Repeated
from hexfolk.store.store import Store
from hexfolk.store.talk import Talk
from hexfolk.table import lobby as rules_of_lobby
from hexfolk.table.chat import TableChat
from hexfolk.table.clock import LAPSES, Clock, terms
from hexfolk.table.driver import Driver
from hexfolk.table.duties import (
    Company,
    Duty,
    answers_duty,
    company,
    duties,
    offers_too_often,
    plain_action,
    waiting_to_sign,
)
from hexfolk.table.ending import Agreement, ask_concede, playing_seat
from hexfolk.table.entries import (
    Acted,
    By,
    Entry,
    Expired,
    Paused,
    Resumed,
    Sat,
    Started,
    Stopped,
    Undone,
    entry_kind,
    entry_text,
)
from hexfolk.table.fold import Standing, fold
from hexfolk.table.game import Game, Move
from hexfolk.table.ground import read_map
from hexfolk.table.publisher import Publisher
from hexfolk.table.readers import Reader
from hexfolk.table.refusal import Refusal
from hexfolk.table.settings import Settings
from hexfolk.table.thinkers import Thinkers
from hexfolk.table.thinking import Question, plain
from hexfolk.table.transcript import record_of
from hexfolk.table.undoing import Step
from hexfolk.view.messages.browser import (
    Act,
    Again,
    AnswerEnd,
    Back,
    ClientMessage,
    Concede,
    Configure,
    Pause,
    ProposeEnd,
    Say,
    SetColour,
    SetPace,
    SetSeat,
    Sit,
    Stand,
    Start,
    Undo,
)
from hexfolk.view.messages.report import Summary
from hexfolk.view.messages.server import Ack, ClockMessage, ClockView, Refused
from hexfolk.view.messages.table import EndingView

log: Final = logging.getLogger(__name__)

Summarise = Callable[[Record], Summary]
"""Counts a finished game."""


class Surroundings:
    """What all tables of a server share."""

    def __init__(
        self, store: Store, thinkers: Thinkers, summarise: Summarise, settings: Settings, strategy: str
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.summarise = summarise
        self.settings = settings
        self.strategy = strategy


class Table:
    """One table in memory. All that it knows can be folded from its log again."""

    def __init__(self, table_id: str, standing: Standing, around: Surroundings) -> None:
        self.id = table_id
        self.standing = standing
        self.settings = around.settings
        self._around = around
        self._store = around.store
        self._lock = asyncio.Lock()
        self._in_doubt = False
        self._requests: set[asyncio.Task[Ack | Refused]] = set()
        # People who have been away, or silent, so long that a bot plays for them.
        self.replaced: set[str] = set()
        # People who ask for a pause.
        self.tired: set[str] = set()
        self._clock = Clock()
        self._chance = Outside(secrets.randbelow)
        self._driver = Driver(self)
        self._publisher = Publisher(self)
        self._chat = TableChat(self, Talk(around.store))
        self._agreement = Agreement(self.settings.proposal, self._publisher.show_table)

    @property
    def readers(self) -> list[Reader]:
        """Who looks on just now."""
        return self._publisher.readers

    @property
    def game(self) -> Game | None:
        return self.standing.game

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is going on."""
        return not (self._publisher.readers or self._driver.busy or self._requests)

    def wake(self) -> None:
        """Let bots and timers go on: after loading, and after every change."""
        self._look_at_clock()
        self._driver.look()

    async def close(self) -> None:
        """Stop bots and timers, and wait for the requests that are being carried out."""
        await self._driver.stop()
        self._agreement.clear()
        await asyncio.gather(*self._requests)

    async def join(self, reader: Reader) -> None:
        """Show the table to a new reader, and everything that happens from now on."""
        name = await self._store.name_of(reader.person)
        await self._summarise()
        was_replaced = reader.person in self.replaced
        self.replaced.discard(reader.person)
        self._publisher.add(reader, name)
        if was_replaced:
            self._publisher.show_table(but=reader)
        self.wake()
        await self._chat.show(reader)

    def leave(self, reader: Reader) -> None:
        """A tab was closed, or its line is broken."""
        here = self._publisher.remove(reader)
        if self.tired - here:
            self.tired &= here
            self._publisher.show_table()
        self.wake()

    def company(self) -> Company:
        """Who plays which seat just now."""
        lobby = self.standing.lobby
        return company(lobby.chairs, self._publisher.people(), self.replaced, lobby.conceded)

    @property
    def ending(self) -> EndingView | None:
        """The proposal to end the game that is open."""
        return self._agreement.view(self._voters())

    def undoable(self, game: Game, seat: int, on: int | None = None) -> Step:
        """The move that a seat may take back now. Raises ``Refusal``."""
        if not self.standing.lobby.options.undo:
            raise Refusal("undo_off")
        return game.undoable(seat, on)

    def _voters(self) -> set[int]:
        """Seats without whose people the game is not ended: not those for whom a bot plays."""
        lobby = self.standing.lobby
        return {
            seat
            for seat, chair in enumerate(lobby.chairs)
            if chair.kind == "person" and seat not in lobby.conceded and chair.person not in self.replaced
        }

    # --- the clock ----------------------------------------------------------------------------

    def owed(self) -> list[Duty]:
        """Everything that is to be done without a person, now or when time is up; nothing in a pause."""
        game = self.game
        if game is None or self.standing.lobby.paused:
            return []
        return duties(game, self.company()) + self._clock.running

    def end_of(self, term: Duty) -> float:
        """When the time for a running term is over, by ``time.monotonic``."""
        return self._clock.end_of(term) * self.settings.second

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
            self._publisher.show_clock()

    async def resync(self, reader: Reader) -> None:
        """Show everything again to one reader."""
        await self._summarise()
        self._publisher.show_all(reader)
        await self._chat.show(reader)

    async def name_of(self, person: str) -> str | None:
        """The name that a person used last, here or elsewhere."""
        return await self._store.name_of(person)

    # --- what people ask ----------------------------------------------------------------------

    async def handle(self, person: str, message: ClientMessage) -> Ack | Refused:
        """Carry out a person's request, or say why not. Sending it twice does it once.

        It is carried out whole: a sender who goes away in the middle must not leave the table
        behind its log, with nobody to show what was written and to wake the bots.
        """
        task = asyncio.get_running_loop().create_task(self._handle(person, message))
        self._requests.add(task)
        task.add_done_callback(self._requests.discard)
        return await asyncio.shield(task)

    async def _handle(self, person: str, message: ClientMessage) -> Ack | Refused:
        if isinstance(message, Say):
            # Beside the game, not in its queue.
            return await self._chat.say(person, message)
        try:
            async with self._lock:
                return await self._answer(person, message)
        except Exception:
            log.exception("a request could not be carried out")
            return Refused(message.id, "internal")

    async def _answer(self, person: str, message: ClientMessage) -> Ack | Refused:
        try:
            return Ack(message.id, await self._carry_out(person, message))
        except Repeated as repeated:
            return Ack(message.id, repeated.seq)
        except Refusal as refusal:
            # What was done already is refused when it comes again; its sender only missed the Ack.
            seq = await self._store.find_message(self.id, person, message.id)
            if seq is not None:
                return Ack(message.id, seq)
            return Refused(message.id, refusal.code, refusal.args_)

    async def _carry_out(self, person: str, message: ClientMessage) -> int:
        await self._clear_doubt()
        self._take_back(person)
        if isinstance(message, Back):
            return self.standing.seq
        if isinstance(message, Pause):
            return await self._pause(person, message)
        if isinstance(message, Act):
            seat = self.standing.lobby.chair_of(person)
            if self.game is None:
                raise Refusal("no_game")
            if seat is None:
                raise Refusal("not_seated")
            if seat in self.standing.lobby.conceded:
                raise Refusal("conceded")
            if self.standing.lobby.paused:
                raise Refusal("paused")
            move = self.game.attempt(seat, message.action, message.on, self._chance)
            return await self._write_move(self.game, move, "person", person, message.id)
        match message:
            case Undo():
                return await self._undo(person, message)
            case Concede():
                return await self._concede(person, message)
            case ProposeEnd() | AnswerEnd():
                return await self._agree(person, message)
            case _:
                pass
        await self._look_at_map(person, message)
        entry = self._entry_for(person, message)
        if isinstance(entry, Sat):
            await self._store.remember(person, entry.name)
        return await self._write(entry, person, message.id)

    def _take_back(self, person: str) -> None:
        """Whoever asks for something plays again themselves."""
        if person in self.replaced:
            self.replaced.discard(person)
            self._publisher.show_table()
            self.wake()

    async def _pause(self, person: str, message: Pause) -> int:
        """Pause when all people here agree; any of them resumes. Raises ``Refusal``."""
        lobby = self.standing.lobby
        if lobby.state != "playing":
            raise Refusal("no_game")
        if lobby.chair_of(person) is None:
            raise Refusal("not_seated")
        if not message.on:
            self.tired.clear()
            if lobby.paused:
                return await self._write(Resumed(), person, message.id)
        elif not lobby.paused:
            self.tired.add(person)
            here = {lobby.chairs[seat].person for seat in self.company().people}
            if here <= self.tired:
                self.tired.clear()
                return await self._write(Paused(), person, message.id)
        self._publisher.show_table()
        return self.standing.seq

    async def _undo(self, person: str, message: Undo) -> int:
        seat = playing_seat(self.standing.lobby, person)
        game = self.game
        if game is None:
            raise Refusal("no_game")
        if self.standing.lobby.paused:
            raise Refusal("paused")
        entry = Undone(seat, self.undoable(game, seat, message.on).seq)
        seq = await self._append(entry, None, person, message.id)
        self._show_told(seq, game.undo(seq, entry.entry))
        await self._after_change()
        return seq

    async def _concede(self, person: str, message: Concede) -> int:
        entry = ask_concede(self.standing.lobby, person)
        game = self.game
        if game is None:
            raise Refusal("no_game")
        seq = await self._append(entry, None, person, message.id)
        self.standing.lobby.take(entry)
        self._show_told(seq, game.concede(seq, entry.seat))
        self._publisher.show_table()
        await self._end_if_agreed()
        await self._after_change()
        return seq

    async def _end_if_agreed(self) -> None:
        """After somebody has left the game: those who are left may all have agreed to end it."""
        if self._agreement.complete(self._voters()):
            await self._write(Stopped("agreed"))

    async def _agree(self, person: str, message: ProposeEnd | AnswerEnd) -> int:
        seat = playing_seat(self.standing.lobby, person)
        if isinstance(message, ProposeEnd):
            self._agreement.propose(seat)
        else:
            self._agreement.answer(seat, message.agree)
        if self._agreement.complete(self._voters()):
            return await self._write(Stopped("agreed"), person, message.id)
        self._publisher.show_table()
        return self.standing.seq

    def _show_told(self, seq: int, events: list[Event]) -> None:
        """Show what an entry did to the game that is no move."""
        self.standing.seq = seq
        if self.game is not None:
            self._publisher.show_events(self.game, events)

    async def _look_at_map(self, person: str, message: ClientMessage) -> None:
        """Looking a map over takes a moment: not on the event loop. Raises ``Refusal``."""
        lobby = self.standing.lobby
        match message:
            case Configure():
                island, text = message.options.island, message.map or lobby.map
            case Start():
                island, text = lobby.options.island, lobby.map
            case _:
                return
        if island == OWN and text and person == lobby.host:
            await asyncio.to_thread(read_map, text)

    def _entry_for(self, person: str, message: ClientMessage) -> Entry:
        lobby = self.standing.lobby
        match message:
            case Sit():
                return rules_of_lobby.ask_sit(lobby, person, message)
            case Stand():
                return rules_of_lobby.ask_stand(lobby, person)
            case Configure():
                return rules_of_lobby.ask_configure(lobby, person, message)
            case SetSeat():
                return rules_of_lobby.ask_seat(lobby, person, message, self._around.strategy)
            case SetPace():
                return rules_of_lobby.ask_pace(lobby, person, message)
            case SetColour():
                return rules_of_lobby.ask_colour(lobby, person, message)
            case Start():
                return rules_of_lobby.ask_start(lobby, person, self._around.strategy, self._chance)
            case Again():
                return rules_of_lobby.ask_again(lobby, person)
            case _:
                raise Refusal("unknown_message")

    # --- what bots and the clock do -----------------------------------------------------------

    async def do_duty(self, duty: Duty) -> None:
        """Do what is owed, unless it is not owed any more."""
        if duty.matter == "missing":
            self._replace(duty.seat)
            async with self._lock:
                await self._end_if_agreed()
            return
        if duty.matter == "turn" or duty.matter == "discard" or duty.matter == "slot":
            await self._expire(duty, Expired(duty.seat, duty.matter))
            return
        if duty.matter == "overdue":
            await self._end_turn(duty)
            return
        if duty.matter == "grace":
            await self._end_grace(duty)
            return
        # While a bot thinks others may act, so that what it found does not fit any more: then it
        # thinks once more, for it is not to blame.
        if not await self._think_and_act(duty, patient=True):
            await self._think_and_act(duty, patient=False)

    async def _think_and_act(self, duty: Duty, patient: bool) -> bool:
        """False, and nothing done, if a ``patient`` table was given an answer to an older position."""
        asked = self.game and self.game.seq
        text = await self._think(duty)
        async with self._lock:
            game = await self._still_owing(duty)
            if game is None:
                return True
            if self._endless(game):
                await self._write(Stopped("endless"))
                return True
            move = None if text is None else self._bot_move(game, duty, text)
            if move is None:
                if patient and text is not None and game.seq != asked:
                    return False
                fallback = plain_action(duty, game.legal(duty.seat))
                move = game.attempt(duty.seat, action_text(fallback), None, self._chance)
            await self._write_move(game, move, "bot")
            return True

    def _bot_move(self, game: Game, duty: Duty, text: str) -> Move | None:
        """What a bot said as a move, or None if it may not do that or it is not what it was asked."""
        try:
            move = game.attempt(duty.seat, text, None, self._chance)
        except Refusal as refusal:
            log.warning("a bot asked for what it may not: %s (%s)", text.partition(" ")[0], refusal.code)
            return None
        fits = answers_duty(duty, move.action) and not offers_too_often(game, duty.seat, move.action)
        return move if fits else None

    async def _think(self, duty: Duty) -> str | None:
        game = self.game
        if game is None:
            return None
        question = Question(
            strategy=self.standing.lobby.chairs[duty.seat].bot or self._around.strategy,
            island=game.board.topology.island.key,
            board=game.board_text,
            options=game.options_text,
            seen=plain(game.observe(duty.seat)),
            # Bots have their own chance, apart from the game's.
            seed=secrets.randbits(48),
            map=game.map_text,
        )
        return await self._around.thinkers.ask(question, self.settings.deadline)

    async def _end_grace(self, duty: Duty) -> None:
        async with self._lock:
            game = await self._still_owing(duty)
            if game is None:
                return
            for seat in waiting_to_sign(game):
                await self._write_move(game, game.expire(seat, self._chance), "clock")

    async def _expire(self, term: Duty, entry: Expired) -> None:
        """Time is up: say so, and do what B67 says. It is done before anybody else may act."""
        async with self._lock:
            game = await self._still_owing(term)
            if game is None or self._clock.end_of(term) > self._now():
                return
            await self._write_expiry(game, entry)
            if term.matter == "turn":
                if game.lapses[term.seat] >= LAPSES:
                    self._replace(term.seat)
                await self._do_overdue(game, term.seat)
            else:
                await self._write_move(game, game.expire(term.seat, self._chance), "clock")

    async def _end_turn(self, duty: Duty) -> None:
        """Go on with a turn whose time was up before others had to discard, or before a restart."""
        async with self._lock:
            game = await self._still_owing(duty)
            if game is not None:
                await self._do_overdue(game, duty.seat)

    async def _do_overdue(self, game: Game, seat: int) -> None:
        while game.overdue() == seat:
            await self._write_move(game, game.expire(seat, self._chance), "clock")

    def _replace(self, seat: int) -> None:
        """A bot plays on for somebody, until they are back (B68)."""
        self.replaced.add(self.standing.lobby.chairs[seat].person or "")
        self._publisher.show_table()
        self.wake()

    async def _still_owing(self, duty: Duty) -> Game | None:
        """The game, if the duty has not been done or become pointless meanwhile."""
        await self._clear_doubt()
        game = self.game
        return game if duty in self.owed() else None

    def _endless(self, game: Game) -> bool:
        lobby = self.standing.lobby
        rounds = int(game.state.turn) // len(lobby.chairs)
        people = (i for i, chair in enumerate(lobby.chairs) if chair.kind != "bot")
        return rounds >= self.settings.rounds and lobby.conceded.issuperset(people)

    # --- writing ------------------------------------------------------------------------------

    async def _write_move(
        self, game: Game, move: Move, by: By, person: str | None = None, message_id: str | None = None
    ) -> int:
        spare = self._clock.drawn_on(move.seat, self._now()) if by == "person" else None
        entry = Acted(move.seat, action_text(move.action), by, move.draw_texts(), spare)
        seq = await self._append(entry, "over" if move.state.phase == OVER else None, person, message_id)
        game.commit(seq, move, by, spare)
        self.standing.seq = seq
        self.standing.lobby.settle(game.over)
        self._publisher.show_events(game, move.events)
        if game.over:
            self._agreement.renew()
            self._publisher.show_table()
        await self._after_change()
        return seq

    async def _write_expiry(self, game: Game, entry: Expired) -> None:
        seq = await self._append(entry, None, None, None)
        self.standing.seq = seq
        self._publisher.show_events(game, game.run_out(seq, entry))
        self.wake()

    async def _write(self, entry: Entry, person: str | None = None, message_id: str | None = None) -> int:
        before = self.standing.lobby.state
        after = rules_of_lobby.state_after(entry, before)
        seq = await self._append(entry, after if after != before else None, person, message_id)
        self.standing.take(seq, entry)
        if isinstance(entry, Started):
            self.tired.clear()
        if after != before:
            self._agreement.renew()
        self._publisher.show_table()
        if self.game is not None and self.game.seq == seq:
            self._publisher.show_game_anew()
        await self._after_change()
        return seq

    async def _append(
        self, entry: Entry, state: str | None, person: str | None, message_id: str | None
    ) -> int:
        row = NewRow(self.standing.seq + 1, entry_kind(entry), entry_text(entry), person, message_id)
        try:
            await self._store.append(self.id, [row], state)
        except Repeated:
            raise
        except Conflict:
            self._in_doubt = True
            raise Refusal("try_again") from None
        except BaseException as problem:
            # Nobody knows whether it was written: the log will tell.
            self._in_doubt = True
            if not isinstance(problem, Exception):
                raise
            log.exception("an entry could not be written")
            raise Refusal("not_saved") from None
        return row.seq

    async def _clear_doubt(self) -> None:
        if not self._in_doubt:
            return
        standing = fold(await self._store.read(self.id))
        if standing is None:
            raise Refusal("table_unknown")
        self.standing = standing
        self._in_doubt = False
        self._publisher.show_everyone()
        self.wake()

    # --- showing ------------------------------------------------------------------------------

    async def _after_change(self) -> None:
        await self._summarise()
        self.wake()

    async def _summarise(self) -> None:
        game = self.game
        if game is None or not game.over or game.summary is not None:
            return
        record = record_of(await self._store.read(self.id))
        if record is None:
            return
        try:
            # A replay takes a while: not on the event loop.
            game.summary = await asyncio.to_thread(self._around.summarise, record)
        except Exception:
            # What was played stands all the same, and the table must stay open to all.
            log.exception("table %s: no summary", self.id)
            return
        self._publisher.show_summary()
