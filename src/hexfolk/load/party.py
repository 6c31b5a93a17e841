"""The people of one table: they act when an action is due, and begin anew after the end."""

import asyncio
import random
from collections import deque
from dataclasses import dataclass

from hexfolk.load.door import Door
from hexfolk.load.opening import Place
from hexfolk.load.player import Heard, Player
from hexfolk.load.score import Promise, Score
from hexfolk.server.identity import hash_token
from hexfolk.view.messages.browser import Act, Again, ClientMessage, Start

# After a refusal on the way to a new game.
PAUSE = 1.0


@dataclass
class Request:
    """Something asked for; ``due`` if it is an action, ``seq`` once the server has carried it out."""

    player: Player
    message: ClientMessage
    due: float | None = None
    seq: int | None = None


class Party:
    """Asks for one thing at a time, and waits until every seat has seen what came of it."""

    def __init__(
        self, door: Door, place: Place, source: tuple[str, int] | None, score: Score, dice: random.Random
    ) -> None:
        self.table = place.table
        self.players = [Player(door, place.table, token, source, self._hear) for token in place.tokens]
        self._score = score
        self._dice = dice
        self._due: deque[float] = deque()
        self._request: Request | None = None
        self.done = asyncio.Event()
        """Set while nothing that was due is missing at a seat."""
        self.done.set()
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """Actions that were due and are not at every seat yet."""
        return len(self._due) + (self._request is not None and self._request.due is not None)

    @property
    def playing(self) -> bool:
        """Whether a game is going on, and everybody knows."""
        return self._state == "playing" and all(
            player.view is not None and player.view.phase != "over" for player in self.players
        )

    def act_at(self, due: float) -> None:
        """One more action is due, by ``time.monotonic``. It is asked for when those before it are done."""
        self._due.append(due)
        self.done.clear()
        self._go_on()

    @property
    def _state(self) -> str:
        """``lobby``, ``playing`` or ``over`` when all have heard the same, else empty."""
        states = {player.around.state if player.around else "" for player in self.players}
        return states.pop() if len(states) == 1 else ""

    def _hear(self, player: Player, heard: Heard) -> None:
        asked = self._request
        if heard.t == "ack" and (said := player.by_itself.pop(heard.id or "", None)) is not None:
            person = hash_token(player.token)
            self._score.promises.append(Promise(self.table, person, said, heard.seq))
        elif heard.t == "refused":
            self._score.errors[heard.code] += 1
            if asked is not None and heard.id == asked.message.id:
                self._request = None
                if asked.due is None:
                    asyncio.get_running_loop().call_later(PAUSE, self._go_on)
                    return
        elif heard.t == "ack" and asked is not None and heard.id == asked.message.id:
            asked.seq = heard.seq
            person = hash_token(asked.player.token)
            self._score.promises.append(Promise(self.table, person, asked.message, heard.seq))
        elif heard.t == "bye" and heard.reason == "slow":
            self._score.errors["slow"] += 1
        self._settle()
        self._go_on()
        if not self.waiting:
            self.done.set()

    def _settle(self) -> None:
        """Let go of what was asked for when it is done and all have seen it."""
        asked = self._request
        if asked is None or asked.seq is None:
            return
        if asked.due is not None:
            seen = [player.view.seq if player.view else 0 for player in self.players]
            if min(seen) < asked.seq:
                return
            self._score.waits.append(max(player.seen_at for player in self.players) - asked.due)
        self._request = None

    def _go_on(self) -> None:
        """Ask for the next thing, if there is one and nothing is being asked for."""
        if self._request is not None:
            return
        match self._state:
            case "over":
                self._score.games += 1
                player = self.players[0]
                self._ask(Request(player, Again(player.new_id())))
            case "lobby" if not any(player.sealing for player in self.players):
                for player in self.players:
                    if player.around is not None and player.around.host:
                        self._ask(Request(player, Start(player.new_id(), anyway=True)))
                        return
            case "playing" if self._due:
                able = [player for player in self.players if player.must_act]
                if able:
                    player = self._dice.choice(able)
                    self._ask(Request(player, self._any_action(player), self._due.popleft()))

    def _any_action(self, player: Player) -> Act:
        view = player.view
        assert view is not None  # noqa: S101 (whoever must act has one)
        return Act(player.new_id(), self._dice.choice(view.legal), view.decision)

    def _ask(self, request: Request) -> None:
        self._request = request
        sending = asyncio.get_running_loop().create_task(request.player.ask(request.message))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)
