"""What is done at a table without a person: bots act, the clock runs out, somebody is replaced."""

import logging
from typing import TYPE_CHECKING, Final

import msgspec

from hexfolk.core.action import action_text
from hexfolk.table.clock import LAPSES
from hexfolk.table.duties import Duty, answers_duty, offers_too_often, plain_action, waiting_to_sign
from hexfolk.table.entries import Expired, HandedOver, Paused, Stopped
from hexfolk.table.game import Game, Move
from hexfolk.table.manners import manner_of
from hexfolk.table.partner import partner_move
from hexfolk.table.refusal import Refusal
from hexfolk.table.thinking import Reply

if TYPE_CHECKING:
    from hexfolk.table.table import Table

log: Final = logging.getLogger(__name__)


class Upkeep:
    """Does the duties of one table, each when the driver says that its time has come."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def do(self, duty: Duty) -> None:
        """Do what is owed, unless it is not owed any more."""
        match duty.matter:
            case "missing":
                await self._replace_missing(duty)
            case "host":
                await self._replace_host(duty)
            case "seal":
                await self._hurry(duty)
            case "agreed":
                await self._conclude(duty)
            case "pause":
                await self._pause(duty)
            case "turn" | "discard" | "slot":
                await self._expire(duty, Expired(duty.seat, duty.matter))
            case "overdue":
                await self._end_turn(duty)
            case "grace":
                await self._end_grace(duty)
            case "apart":
                await self._stay_apart(duty)
            case _:
                # While a bot thinks others may act, so that what it found does not fit any more: then
                # it thinks once more, for it is not to blame.
                if not await self._think_and_act(duty, patient=True):
                    await self._think_and_act(duty, patient=False)

    # --- bots ---------------------------------------------------------------------------------

    async def _think_and_act(self, duty: Duty, patient: bool) -> bool:
        """False, and nothing done, if a ``patient`` table was given an answer to an older position."""
        table = self._table
        asked = table.game and table.game.seq
        reply = await self._think(duty)
        async with table.lock:
            game = await self._still_owing(duty)
            if game is None:
                return True
            if self._endless(game):
                await table.write(Stopped("endless"))
                return True
            move = None if reply is None else self._bot_move(game, duty, reply.action)
            if move is None:
                if patient and reply is not None and game.seq != asked:
                    return False
                fallback = plain_action(duty, game.legal(duty.seat))
                move = game.attempt(duty.seat, action_text(fallback), None, table.chance)
            elif reply is not None and reply.reason is not None and duty.matter == "offer":
                table.bargain.explain(game, duty.name, duty.seat, reply.reason)
            await table.write_move(game, move, "bot")
            return True

    def _bot_move(self, game: Game, duty: Duty, text: str) -> Move | None:
        """What a bot said as a move, or None if it may not do that or it is not what it was asked."""
        try:
            move = game.attempt(duty.seat, text, None, self._table.chance)
        except Refusal as refusal:
            log.warning("a bot asked for what it may not: %s (%s)", text.partition(" ")[0], refusal.code)
            return None
        fits = answers_duty(duty, move.action) and not offers_too_often(game, duty.seat, move.action)
        return move if fits else None

    async def _think(self, duty: Duty) -> Reply | None:
        table = self._table
        game, lobby = table.game, table.standing.lobby
        if game is None:
            return None
        if lobby.lesson:
            return Reply(partner_move(game, duty))
        chair = lobby.chairs[duty.seat]
        strategy = chair.bot or table.around.strategies[lobby.options.level]
        manner = manner_of(chair)
        question = msgspec.structs.replace(
            # Bots have their own chance, apart from the game's.
            game.question(duty.seat, strategy, table.around.below(1 << 48)),
            offers=manner.offers,
            thrift=manner.thrift,
            reluctance=manner.reluctance,
        )
        return await table.around.thinkers.ask(question, table.settings.deadline)

    def _endless(self, game: Game) -> bool:
        lobby = self._table.standing.lobby
        rounds = int(game.state.turn) // len(lobby.chairs)
        people = (i for i, chair in enumerate(lobby.chairs) if chair.kind != "bot")
        return rounds >= self._table.settings.rounds and lobby.conceded.issuperset(people)

    # --- people who are away or silent --------------------------------------------------------

    async def _stay_apart(self, duty: Duty) -> None:
        """Refuse an offer for somebody who does not trade, or withdraw their own counter-offer."""
        table = self._table
        async with table.lock:
            game = await self._still_owing(duty)
            if game is None:
                return
            own = any(offer.number == duty.name and offer.maker == duty.seat for offer in game.state.offers)
            text = f"{'withdraw' if own else 'refuse'} {duty.name}"
            await table.write_move(game, game.attempt(duty.seat, text, None, table.chance), "apart")

    async def _replace_missing(self, duty: Duty) -> None:
        async with self._table.lock:
            if await self._still_owing(duty) is not None:
                self._table.replace(duty.seat)

    async def _conclude(self, duty: Duty) -> None:
        """Those who are left have all agreed: somebody has given up or gone."""
        async with self._table.lock:
            if await self._still_owing(duty) is not None:
                await self._table.council.conclude()

    async def _pause(self, duty: Duty) -> None:
        """All who are left have asked for it: somebody has given up or gone."""
        async with self._table.lock:
            if await self._still_owing(duty) is not None:
                await self._table.write(Paused())

    async def _replace_host(self, duty: Duty) -> None:
        async with self._table.lock:
            await self._table.clear_doubt()
            if duty in self._table.owed():
                await self._table.write(HandedOver(duty.seat))

    async def _hurry(self, duty: Duty) -> None:
        """A game about to begin waits no longer."""
        async with self._table.lock:
            await self._table.clear_doubt()
            await self._table.ceremony.hurry(duty)

    async def _end_grace(self, duty: Duty) -> None:
        table = self._table
        async with table.lock:
            game = await self._still_owing(duty)
            if game is None:
                return
            for seat in waiting_to_sign(game):
                await table.write_move(game, game.expire(seat, table.chance), "clock")

    async def _expire(self, term: Duty, entry: Expired) -> None:
        """Time is up: say so, and do what B67 says. It is done before anybody else may act."""
        table = self._table
        async with table.lock:
            game = await self._still_owing(term)
            if game is None or not table.is_over(term):
                return
            await table.write(entry)
            if term.matter == "turn":
                if game.lapses[term.seat] >= LAPSES:
                    table.replace(term.seat)
                await self._do_overdue(game, term.seat)
            else:
                await table.write_move(game, game.expire(term.seat, table.chance), "clock")

    async def _end_turn(self, duty: Duty) -> None:
        """Go on with a turn whose time was up before others had to discard, or before a restart."""
        async with self._table.lock:
            game = await self._still_owing(duty)
            if game is not None:
                await self._do_overdue(game, duty.seat)

    async def _do_overdue(self, game: Game, seat: int) -> None:
        while game.overdue() == seat:
            await self._table.write_move(game, game.expire(seat, self._table.chance), "clock")

    async def _still_owing(self, duty: Duty) -> Game | None:
        """The game, if the duty has not been done or become pointless meanwhile."""
        await self._table.clear_doubt()
        return self._table.game if duty in self._table.owed() else None
