"""Ways out of a game that nobody wins: giving up one's seat, and ending it by agreement."""

import asyncio
import math
import time
from collections.abc import Callable

from hexfolk.table.entries import Conceded
from hexfolk.table.lobby import Lobby
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.table import EndingView


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


def ask_concede(lobby: Lobby, person: str) -> Conceded:
    """Give up: a bot plays the seat on for the rest of the game."""
    return Conceded(playing_seat(lobby, person))


class Agreement:
    """A proposal to end the game without a winner. It lives in memory only: a restart makes it lapse."""

    def __init__(self, lapse: float, lapsed: Callable[[], None]) -> None:
        self._lapse = lapse
        self._lapsed = lapsed
        self._proposer: int | None = None
        self._agreed: set[int] = set()
        self._until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        # Whose proposal was refused, and until when they may not make another.
        self._rest: dict[int, float] = {}

    def propose(self, seat: int) -> None:
        """Propose to end. Raises ``Refusal``; proposing again what one has proposed changes nothing."""
        if self._proposer == seat:
            return
        if self._proposer is not None:
            raise Refusal("proposal_open")
        now = time.monotonic()
        if self._rest.get(seat, 0.0) > now:
            raise Refusal("proposal_wait")
        self._proposer = seat
        self._agreed = {seat}
        self._until = now + self._lapse
        self._timer = asyncio.get_running_loop().call_later(self._lapse, self._end)

    def answer(self, seat: int, agree: bool) -> None:
        """Agree, or refuse, which ends the proposal; its proposer takes it back so. Raises ``Refusal``."""
        if self._proposer is None:
            raise Refusal("proposal_none")
        if agree:
            self._agreed.add(seat)
        else:
            self._rest[self._proposer] = time.monotonic() + self._lapse
            self.clear()

    def complete(self, voters: set[int]) -> bool:
        """Whether there is a proposal and everybody agrees to it."""
        return self._proposer is not None and bool(voters) and voters <= self._agreed

    def clear(self) -> None:
        """The proposal is over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._proposer = None
        self._agreed = set()

    def renew(self) -> None:
        """Another game: nobody has proposed anything in it."""
        self.clear()
        self._rest.clear()

    def view(self, voters: set[int]) -> EndingView | None:
        """What everybody sees of it."""
        if self._proposer is None:
            return None
        seconds = max(0, math.ceil(self._until - time.monotonic()))
        return EndingView(self._proposer, sorted(self._agreed & voters), sorted(voters), seconds)

    def _end(self) -> None:
        self.clear()
        self._lapsed()
