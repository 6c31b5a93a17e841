"""Which of the latest moves can be taken back.

One's own builds and bank trades, in one's own turn, as long as nothing hidden was revealed, nothing
random happened and nobody else acted since (B75). One's own offers are no such thing, as long as nobody
has answered; that they are refused for who does not trade this turn is no answer. The state before the
move is what comes back, with awards and free roads that are due; all offers end, so that none comes back
that was withdrawn meanwhile.
"""

from typing import TYPE_CHECKING, Final

from hexfolk.core.action import BANK, CITY, OFFER, ROAD, SETTLE, WITHDRAW, action_text
from hexfolk.core.event import Event
from hexfolk.core.state import OVER, State, actor
from hexfolk.table.entries import By
from hexfolk.table.refusal import Refusal

if TYPE_CHECKING:
    from hexfolk.table.game import Move

TAKEN_BACK: Final = frozenset({SETTLE, ROAD, CITY, BANK})
TALK: Final = frozenset({OFFER, WITHDRAW})
TOLD: Final = frozenset({"settle", "road", "city", "bank"})


class Step:
    """A move that can be taken back: entry ``seq`` of the log, and the state before it."""

    def __init__(self, seq: int, seat: int, text: str, before: State, done: Event) -> None:
        self.seq = seq
        self.seat = seat
        self.text = text
        self.before = before
        self.done = done
        """What the move itself did."""

    @property
    def lapse(self) -> bool:
        """Whether offers were open before it, which end when it is taken back."""
        return bool(self.before.offers)

    def events(self, now: State, lapse: bool) -> list[Event]:
        """What happens when it is taken back: the piece or the cards go back, an award to its holder, and
        offers end: those that are new since then, or all if they ``lapse``."""
        done = self.done
        told = [
            Event(f"undo_{done.kind}", done.seat, -1, done.spot, done.a, -1, done.give, done.want),
        ]
        holders = (
            (0, now.route_holder, self.before.route_holder),
            (1, now.army_holder, self.before.army_holder),
        )
        told += [Event("award", then, held, -1, award) for award, held, then in holders if held != then]
        kept = [] if lapse else [offer.number for offer in self.before.offers]
        told += [
            Event("lapse", offer.maker, a=offer.number) for offer in now.offers if offer.number not in kept
        ]
        return told


class Trail:
    """The moves of this turn that can be taken back, the last one first."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.barred = False
        """Whether there were such moves in this turn before something made them final."""

    def note(self, seq: int, move: "Move", by: By, before: State) -> None:
        """A move was made. ``before`` must not be changed any more."""
        if _turn(move.state) != _turn(before) or move.state.phase == OVER:
            self.steps.clear()
            self.barred = False
        elif (
            by == "person"
            and move.action.kind in TAKEN_BACK
            and move.seat == actor(before)
            and not move.draws
        ):
            done = next(event for event in move.events if event.kind in TOLD)
            self.steps.append(Step(seq, move.seat, action_text(move.action), before, done))
        elif by == "apart" or (by == "person" and move.action.kind in TALK and move.seat == actor(before)):
            # What is refused for somebody who does not trade was no move of theirs.
            pass
        elif self.steps:
            self.steps.clear()
            self.barred = True

    def last(self, seat: int, state: State) -> Step:
        """The move that a seat may take back now. Raises ``Refusal``."""
        if state.phase == OVER:
            raise Refusal("game_over")
        if seat != actor(state):
            raise Refusal("not_your_turn")
        if not self.steps:
            raise Refusal("undo_final" if self.barred else "undo_nothing")
        return self.steps[-1]

    def pop(self, entry: int) -> Step:
        """Take back the move of an entry of the log. Raises ValueError if it is not the last of them."""
        if not self.steps or self.steps[-1].seq != entry:
            raise ValueError(f"entry {entry} cannot be taken back")
        return self.steps.pop()


def _turn(state: State) -> tuple[int, int]:
    return int(state.turn), int(actor(state))
