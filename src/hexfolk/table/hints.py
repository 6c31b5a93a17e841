"""Hints for people: what a master would do in their place. Said to who asks, and to nobody else.

A hint leaves no entry in the log and changes nothing at the table; it is thought of beside the queue of
requests, from what the seat may know, and let go if the position has moved on meanwhile.
"""

import logging
from typing import TYPE_CHECKING, Final

from hexfolk.bots import MASTER
from hexfolk.table.game import Game
from hexfolk.table.proposal import playing_seat
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.browser import Hint
from hexfolk.view.messages.server import Advice, Refused

if TYPE_CHECKING:
    from hexfolk.table.table import Table

log: Final = logging.getLogger(__name__)


class Hints:
    """The hints of one table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        # Whom a hint is being thought of for.
        self._asking: set[str] = set()

    async def give(self, person: str, message: Hint) -> Advice | Refused:
        """A hint for the decision that is the person's now, or why there is none."""
        try:
            return await self._give(person, message)
        except Refusal as refusal:
            return Refused(message.id, refusal.code, refusal.args_)
        except Exception:
            log.exception("a hint could not be given")
            return Refused(message.id, "internal")

    async def _give(self, person: str, message: Hint) -> Advice:
        seat, game = self._check(person, message.on)
        if person in self._asking:
            raise Refusal("hint_fast")
        self._table.take_back(person)
        on, terms = game.decision(seat), _terms(game)
        self._asking.add(person)
        try:
            # The same position has the same hint.
            question = game.question(seat, MASTER, game.seq)
            hint = await self._table.around.thinkers.advise(question, self._table.settings.deadline)
        finally:
            self._asking.discard(person)
        if game is not self._table.game or self._check(person, on) != (seat, game) or _terms(game) != terms:
            raise Refusal("stale")
        if hint is None:
            waits = any(offer.maker == seat for offer in game.state.offers)
            raise Refusal("hint_wait") if waits else Refusal("hint_none")
        return Advice(message.id, on, hint)

    def _check(self, person: str, on: int | None) -> tuple[int, Game]:
        """The seat and the game that a person may have a hint for. Raises ``Refusal``."""
        lobby, game = self._table.standing.lobby, self._table.game
        if lobby.closed:
            raise Refusal("table_closed")
        seat = playing_seat(lobby, person)
        if not lobby.options.hints:
            raise Refusal("hints_off")
        if game is None:
            raise Refusal("no_game")
        if game.over:
            raise Refusal("game_over")
        if lobby.paused:
            raise Refusal("paused")
        if on is not None and on != game.decision(seat):
            raise Refusal("stale")
        if seat not in game.must() and seat not in game.may():
            raise Refusal("not_your_turn")
        return seat, game


def _terms(game: Game) -> list[list[int]]:
    """The open offers and their answers, which change without a new decision."""
    return [[int(number) for number in offer.numbers()] for offer in game.state.offers]
