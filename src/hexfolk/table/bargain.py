"""What is said about trade beside the game: who does not trade this turn, and why bots refuse.

Like the chat it is no part of the game, its log and its records; a restart forgets it.
"""

from collections.abc import Collection

from hexfolk.core.action import ACCEPT, COUNTER
from hexfolk.core.offer import Offer
from hexfolk.table.duties import Duty
from hexfolk.table.game import Game, Move
from hexfolk.table.refusal import Refusal
from hexfolk.view.game import Asides
from hexfolk.view.messages.words import Reason


class Bargain:
    """The trade talk of one table."""

    def __init__(self) -> None:
        # By seat: the game and the turn in which it does not trade.
        self._apart: dict[int, tuple[int, int]] = {}
        # By game, offer and seat.
        self._reasons: dict[tuple[int, int, int], Reason] = {}

    def stay_apart(self, game: Game, seat: int) -> bool:
        """A seat does not trade for the rest of this turn; whether that is new. Raises ``Refusal``."""
        if game.over:
            raise Refusal("game_over")
        if game.state.turn == 0:
            raise Refusal("wrong_phase")
        if seat == game.state.on_turn:
            raise Refusal("own_turn")
        now = (game.number, game.turn)
        new = self._apart.get(seat) != now
        self._apart[seat] = now
        return new

    def trade(self, seat: int) -> bool:
        """A seat trades again; whether that is new."""
        return self._apart.pop(seat, None) is not None

    def apart(self, game: Game, bots: Collection[int]) -> list[int]:
        """Seats that do not trade now. A bot that plays on for somebody answers as it likes."""
        now = (game.number, game.turn)
        return sorted(seat for seat, then in self._apart.items() if then == now and seat not in bots)

    def owed(self, game: Game, bots: Collection[int]) -> list[Duty]:
        """For seats that do not trade: an offer to refuse, or an own counter-offer to withdraw."""
        if game.over:
            return []
        found = []
        for seat in self.apart(game, bots):
            offer = next((offer for offer in game.state.offers if _stands(offer, seat)), None)
            if offer is not None:
                found.append(Duty(seat, "apart", int(offer.number)))
        return found

    def explain(self, game: Game, offer: int, seat: int, reason: Reason) -> None:
        """Why a seat is about to refuse an offer."""
        self._reasons[game.number, offer, seat] = reason

    def look(self, game: Game, move: Move | None = None) -> None:
        """Something has changed, by a move perhaps: who accepts or counters trades, and reasons lapse."""
        if move is not None and move.action.kind in (ACCEPT, COUNTER):
            self.trade(move.seat)
        refused = {int(offer.number): int(offer.refused) for offer in game.state.offers}
        self._reasons = {
            (number, offer, seat): reason
            for (number, offer, seat), reason in self._reasons.items()
            if number == game.number and refused.get(offer, 0) >> seat & 1
        }

    def asides(self, game: Game, bots: Collection[int]) -> Asides:
        """All of it, as everybody may know it."""
        reasons: dict[int, dict[int, Reason]] = {}
        for (number, offer, seat), reason in self._reasons.items():
            if number == game.number:
                reasons.setdefault(offer, {})[seat] = reason
        return Asides([] if game.over else self.apart(game, bots), reasons)


def _stands(offer: Offer, seat: int) -> bool:
    """Whether an offer is still open for a seat: not refused, or its own."""
    if offer.answers:
        return offer.maker == seat
    return offer.maker != seat and not offer.refused >> seat & 1
