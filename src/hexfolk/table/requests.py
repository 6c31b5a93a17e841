"""What people ask of a table: checked, carried out whole, and once, however often it is sent."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from hexfolk.core.own import OWN
from hexfolk.store.rows import Repeated
from hexfolk.table.beginning import ask_again
from hexfolk.table.chairs import ask_colour, ask_emblem, ask_ready, ask_seat, ask_sit, ask_stand
from hexfolk.table.choices import ask_configure, ask_pace, ask_public
from hexfolk.table.entries import Entry, Paused, Resumed, Sat, Undone
from hexfolk.table.game import Game
from hexfolk.table.ground import read_map
from hexfolk.table.hosting import ask_hand_over, ask_kick, ask_unbar
from hexfolk.table.proposal import Subject, ask_concede, playing_seat
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.browser import (
    Act,
    Again,
    Answer,
    Back,
    ClientMessage,
    Concede,
    Configure,
    HandOver,
    Kick,
    Pause,
    Pledge,
    Propose,
    Ready,
    Reveal,
    Say,
    SetColour,
    SetEmblem,
    SetPace,
    SetPublic,
    SetSeat,
    Sit,
    Stand,
    Start,
    Trading,
    Unbar,
    Undo,
)
from hexfolk.view.messages.server import Ack, Refused

if TYPE_CHECKING:
    from hexfolk.table.table import Table

log: Final = logging.getLogger(__name__)


IN_LESSON: Final = (Back, Pause, Act, Trading, Undo)
"""What one may ask in a lesson: it is played to its end, or left alone."""


class Requests:
    """The requests to one table that are being carried out."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._open: set[asyncio.Task[Ack | Refused]] = set()

    @property
    def busy(self) -> bool:
        return bool(self._open)

    async def finish(self) -> None:
        """Wait for those that are being carried out."""
        await asyncio.gather(*self._open)

    async def handle(self, person: str, message: ClientMessage) -> Ack | Refused:
        """Carry out a person's request, or say why not. Sending it twice does it once.

        It is carried out whole: a sender who goes away in the middle must not leave the table
        behind its log, with nobody to show what was written and to wake the bots.
        """
        task = asyncio.get_running_loop().create_task(self._handle(person, message))
        self._open.add(task)
        task.add_done_callback(self._open.discard)
        return await asyncio.shield(task)

    async def _handle(self, person: str, message: ClientMessage) -> Ack | Refused:
        if isinstance(message, Say):
            if self._table.standing.lobby.lesson:
                return Refused(message.id, "lesson")
            # Beside the game, not in its queue.
            return await self._table.chat.say(person, message)
        try:
            async with self._table.lock:
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
            seq = await self._table.ledger.find(person, message.id)
            if seq is not None:
                # Perhaps it was written just now, though that seemed to fail.
                await self._table.clear_doubt()
                return Ack(message.id, seq)
            return Refused(message.id, refusal.code, refusal.args_)

    async def _carry_out(self, person: str, message: ClientMessage) -> int:
        """The entry that did it, or the last one if it left none."""
        table = self._table
        await table.clear_doubt()
        if table.standing.lobby.closed:
            raise Refusal("table_closed")
        if table.standing.lobby.lesson and not isinstance(message, IN_LESSON):
            raise Refusal("lesson")
        table.take_back(person)
        match message:
            case Back():
                return table.standing.seq
            case Pause():
                return await self._pause(person, message)
            case Act():
                return await self._act(person, message)
            case Trading():
                return self._trade(person, message)
            case Undo():
                seat, game = self._playing(person)
                step = table.undoable(game, seat, message.on)
                return await table.write(Undone(seat, step.seq, step.lapse), person, message.id)
            case Concede():
                given_up = ask_concede(table.standing.lobby, person, message.game)
                return await table.write(given_up, person, message.id)
            case Propose() | Answer():
                return await self._agree(person, message)
            case Start():
                await self._look_at_map(person, message)
                return await table.ceremony.start(person, message)
            case Pledge():
                return await table.ceremony.pledge(person, message)
            case Reveal():
                return await table.ceremony.reveal(person, message)
            case _:
                await self._look_at_map(person, message)
                entry = self._entry_for(person, message)
                if isinstance(entry, Sat):
                    await table.remember(person, entry.name)
                return await table.write(entry, person, message.id)

    async def _act(self, person: str, message: Act) -> int:
        table = self._table
        seat, game = self._playing(person)
        move = game.attempt(seat, message.action, message.on, table.chance)
        return await table.write_move(game, move, "person", person, message.id)

    def _trade(self, person: str, message: Trading) -> int:
        table = self._table
        seat, game = self._playing(person)
        if table.bargain.trade(seat) if message.on else table.bargain.stay_apart(game, seat):
            table.publisher.show_asides(game)
            table.wake()
        return table.standing.seq

    def _playing(self, person: str) -> tuple[int, Game]:
        """The seat that a person plays in the game that goes on just now. Raises ``Refusal``."""
        table = self._table
        seat = playing_seat(table.standing.lobby, person)
        if table.game is None:
            raise Refusal("no_game")
        if table.standing.lobby.paused:
            raise Refusal("paused")
        return seat, table.game

    async def _pause(self, person: str, message: Pause) -> int:
        """Pause when all people here agree; any of them resumes. Raises ``Refusal``."""
        table = self._table
        lobby = table.standing.lobby
        if lobby.state != "playing":
            raise Refusal("no_game")
        seat = lobby.chair_of(person)
        if seat is None:
            raise Refusal("not_seated")
        if seat in lobby.conceded and table.players():
            # It is for those who still play; with nobody left a paused game must go on all the same.
            raise Refusal("conceded")
        if not message.on:
            if lobby.saved and table.missing():
                raise Refusal("saved_missing")
            table.tired.clear()
            if lobby.paused:
                return await table.write(Resumed(), person, message.id)
        elif not lobby.paused:
            table.tired.add(person)
            if table.all_tired:
                return await table.write(Paused(), person, message.id)
        table.publisher.show_table()
        return table.standing.seq

    async def _agree(self, person: str, message: Propose | Answer) -> int:
        table = self._table
        seat = playing_seat(table.standing.lobby, person)
        if isinstance(message, Propose):
            table.council.propose(seat, Subject(message.plan, message.seat))
        else:
            table.council.answer(seat, message.agree, message.on)
        if table.council.agreed:
            return await table.council.conclude(person, message.id)
        table.publisher.show_table()
        return table.standing.seq

    async def _look_at_map(self, person: str, message: ClientMessage) -> None:
        """Looking a map over takes a moment: not on the event loop. Raises ``Refusal``."""
        lobby = self._table.standing.lobby
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
        lobby, strategies = self._table.standing.lobby, self._table.around.strategies
        match message:
            case Sit():
                return ask_sit(lobby, person, message)
            case Stand():
                return ask_stand(lobby, person)
            case Configure():
                return ask_configure(lobby, person, message)
            case SetSeat():
                return ask_seat(lobby, person, message, strategies)
            case SetPace():
                return ask_pace(lobby, person, message)
            case SetPublic():
                return ask_public(lobby, person, message)
            case SetColour():
                return ask_colour(lobby, person, message)
            case SetEmblem():
                return ask_emblem(lobby, person, message)
            case Ready():
                return ask_ready(lobby, person, message)
            case Kick():
                return ask_kick(lobby, person, message)
            case Unbar():
                return ask_unbar(lobby, person, message)
            case HandOver():
                return ask_hand_over(lobby, person, message)
            case Again():
                return ask_again(lobby, person, message.game)
            case _:
                raise Refusal("unknown_message")
