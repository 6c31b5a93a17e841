"""A proposal to the people of a table: to end, to save, to go on, or to let a bot play for somebody."""

import asyncio
import math
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec

from hexfolk.table.entries import Conceded
from hexfolk.table.lobby import Lobby, check_game
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.table import ProposalView
from hexfolk.view.messages.words import Plan


def playing_seat(lobby: Lobby, person: str) -> int:
    """The seat that a person plays in the game that is going on. Raises ``Refusal``."""
    if lobby.state == "lobby":
        raise Refusal("no_game")
    seat = lobby.chair_of(person)
    if seat is None:
        raise Refusal("not_seated")
    if seat in lobby.conceded:
        raise Refusal("conceded")
    if lobby.state == "over":
        raise Refusal("game_over")
    return seat


def ask_concede(lobby: Lobby, person: str, game: int | None = None) -> Conceded:
    """Give up game ``game``: a bot plays the seat on for the rest of it."""
    check_game(lobby, game)
    return Conceded(playing_seat(lobby, person))


class Subject(msgspec.Struct, frozen=True):
    """What is proposed; ``seat`` is whom a bot shall replace."""

    plan: Plan
    seat: int | None = None


# Who stalls has no say; a majority of the others is enough. For all else everybody must agree.
BY_MAJORITY: Final = frozenset({"replace"})


class Agreement:
    """The proposal that is open. It lives in memory only: a restart makes it lapse."""

    def __init__(self, lapse: float, lapsed: Callable[[], None]) -> None:
        self._lapse = lapse
        self._lapsed = lapsed
        self.subject: Subject | None = None
        self._number = 0
        self._proposer = 0
        self._agreed: set[int] = set()
        self._refused: set[int] = set()
        self._until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        # Whose proposal was refused, and until when they may not make another.
        self._rest: dict[int, float] = {}

    def propose(self, seat: int, subject: Subject) -> None:
        """Propose something. Raises ``Refusal``; proposing again what one has proposed changes nothing."""
        if self.subject == subject and self._proposer == seat:
            return
        if self.subject is not None:
            raise Refusal("proposal_open")
        now = time.monotonic()
        if self._rest.get(seat, 0.0) > now:
            raise Refusal("proposal_wait")
        self.subject = subject
        # Not counted: an answer that was given before a restart must not fit a proposal after it.
        self._number = secrets.randbits(31)
        self._proposer = seat
        self._agreed = {seat}
        self._refused = set()
        self._until = now + self._lapse
        self._timer = asyncio.get_running_loop().call_later(self._lapse, self._end)

    def answer(self, seat: int, agree: bool, on: int | None, voters: set[int]) -> None:
        """Agree or refuse; its proposer takes it back so. It is over when it cannot be agreed on any more.

        Raises ``Refusal``, also if it is ``on`` another proposal than this one.
        """
        if self.subject is None:
            raise Refusal("proposal_none")
        if on is not None and on != self._number:
            raise Refusal("stale")
        if seat not in voters:
            raise Refusal("proposal_no_say")
        mine, other = (self._agreed, self._refused) if agree else (self._refused, self._agreed)
        mine.add(seat)
        other.discard(seat)
        if self._proposer in self._refused or len(voters - self._refused) < self._enough(voters):
            self._rest[self._proposer] = time.monotonic() + self._lapse
            self.clear()

    def complete(self, voters: set[int]) -> bool:
        """Whether there is a proposal and enough of the voters agree to it."""
        return (
            self.subject is not None and bool(voters) and len(self._agreed & voters) >= self._enough(voters)
        )

    def clear(self) -> None:
        """The proposal is over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.subject = None
        self._agreed = set()
        self._refused = set()

    def renew(self) -> None:
        """Another game: nobody has proposed anything in it."""
        self.clear()
        self._rest.clear()

    def view(self, voters: set[int]) -> ProposalView | None:
        """What everybody sees of it."""
        if self.subject is None:
            return None
        return ProposalView(
            number=self._number,
            plan=self.subject.plan,
            seat=self.subject.seat,
            proposer=self._proposer,
            agreed=sorted(self._agreed & voters),
            refused=sorted(self._refused & voters),
            needed=sorted(voters),
            enough=self._enough(voters),
            seconds=max(0, math.ceil(self._until - time.monotonic())),
        )

    def _enough(self, voters: set[int]) -> int:
        by_majority = self.subject is not None and self.subject.plan in BY_MAJORITY
        return len(voters) // 2 + 1 if by_majority else len(voters)

    def _end(self) -> None:
        self.clear()
        self._lapsed()
