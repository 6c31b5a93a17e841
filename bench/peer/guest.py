"""A Hexfolk bot in a seat at the peer's table: asked by the peer, answers with one of the peer's own actions.

What it sees is an observation as at any table of ours, made anew for every decision: the position as its seat
knows it, and as legal actions exactly those that the peer offers. Where the two tables differ:

* the peer moves the robber and robs in one action: our bot picks the hex among those offered, then, if
  several may be robbed there, whom, with the robber already standing there;
* the peer takes discards card by card: a bot that names more at once lays them aside one after another;
* there is no trade between players: an offer is refused by all at once, and the bot is asked again with it
  among the closed offers of the turn, as at a table where nobody deals.

Our bots are asked about no offer of others: the peer's bots make none.
"""

import time
from collections.abc import Callable
from typing import Any, Final

from bench.peer import position, speech
from hexfolk.bots import choose
from hexfolk.core.action import ARGUMENT, DISCARD, OFFER, ROB, ROBBER, Action, action_text
from hexfolk.core.observation import Observation
from hexfolk.core.offer import Offer
from hexfolk.core.resource import KINDS, unpack
from hexfolk.core.state import MAIN, MOST_CLOSED, ROBBING
from hexfolk.lab.simulation import game_seed

Ask = Callable[[Observation, int], Action | None]
"""A bot: an observation and a seed in, an action out."""

# Whims are small whole numbers, as at our tables.
_WHIMS: Final = 2**30


def bot(name: str, nodes_factor: int = 1) -> Ask:
    """A bot of the roster by name. Raises KeyError when it is asked under a name that nobody has."""
    return lambda observation, seed: choose(name, observation, seed, nodes_factor=nodes_factor)


class Guest:
    """A player of the peer for one game: ``decide`` is all that the peer ever calls.

    ``micros`` holds the processor time of the bot for each decision that had a choice, translation apart;
    ``faults`` what went wrong: answers that were not legal, and were replaced by the end of the turn or by
    whatever the peer lists first.
    """

    is_bot: Final = True

    def __init__(self, color: Any, ask: Ask, seed: int) -> None:
        self.color = color
        self.ask = ask
        self.seed = seed
        self.reset_state()

    def reset_state(self) -> None:
        """Forget the last game."""
        self.table: position.Table | None = None
        self.asked = 0
        self.thought = 0
        self.micros: list[int] = []
        self.faults: list[str] = []
        self.aside: list[int] = []
        self.turn = -1
        self.refused: list[Action] = []

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """One of the playable actions."""
        playable = list(playable_actions)
        laid = self._next_aside(playable)
        if laid is not None:
            return laid
        if len(playable) == 1:
            return playable[0]
        self.thought = 0
        try:
            answer = self._choose(game, playable)
        except Exception as error:
            # A match of many hours goes on, and says at its end what was wrong.
            answer = self._give_up(playable, f"{type(error).__name__}: {error}")
        self.micros.append(self.thought // 1000)
        return answer

    def _choose(self, game: Any, playable: list[Any]) -> Any:
        if self.table is None:
            self.table = position.Table(game)
        table = self.table
        seat = table.seats[self.color]
        offered: dict[int, list[Any]] = {}
        for action in playable:
            offered.setdefault(int(speech.translate(table.ground, action)), []).append(action)
        observation = self._observe(game, seat, list(offered))
        code = self._answer(observation)
        if code % ARGUMENT == DISCARD and code not in offered:
            # All at once: the first now, the others when they are asked for.
            cards = unpack(code // int(ARGUMENT))
            self.aside = [kind for kind in range(KINDS) for _ in range(cards[kind])]
            laid = self._next_aside(playable)
            return self._give_up(playable, _text(code)) if laid is None else laid
        if code not in offered:
            return self._give_up(playable, _text(code))
        actions = offered[code]
        if code % ARGUMENT == ROBBER and len(actions) > 1:
            return self._choose_victim(observation, code // int(ARGUMENT), actions)
        return actions[0]

    def _observe(self, game: Any, seat: int, codes: list[int]) -> Observation:
        """What the seat knows, with the offers that were refused in this turn."""
        assert self.table is not None
        known = position.rebuild(self.table, game, seat)
        if game.state.num_turns != self.turn:
            self.turn = game.state.num_turns
            self.refused = []
        hands, held = position.hand_sizes(game), position.held_sizes(game)
        observation = Observation(
            seat,
            known,
            hands,
            held,
            [0] * len(hands),
            [Action(code) for code in codes],
            {},
            position.RULES.must(known),
            [],
        )
        if known.phase == MAIN:
            for action in self.refused:
                _refuse(observation, action)
        return observation

    def _answer(self, observation: Observation) -> int:
        """The code of what the bot does, once it has no more offers to make. Raises RuntimeError."""
        while True:
            self.asked += 1
            begun = time.thread_time_ns()
            action = self.ask(observation, game_seed(self.seed, self.asked) % _WHIMS)
            self.thought += time.thread_time_ns() - begun
            if action is None:
                raise RuntimeError("nothing to say where it must act")
            if action.kind != OFFER:
                return int(action.code)
            if len(self.refused) == MOST_CLOSED:
                raise RuntimeError("offers without end")
            self.refused.append(action)
            _refuse(observation, action)

    def _choose_victim(self, observation: Observation, h: int, actions: list[Any]) -> Any:
        """Whom to rob where the robber stands now."""
        assert self.table is not None
        victims = {speech.victim(self.table.seats, action): action for action in actions}
        observation.known.robber = h
        observation.known.phase = int(ROBBING)
        observation.legal = [Action(int(ROB + ARGUMENT * seat)) for seat in sorted(victims)]
        code = self._answer(observation)
        if code % ARGUMENT != ROB or code // int(ARGUMENT) not in victims:
            return self._give_up(actions, _text(code))
        return victims[code // int(ARGUMENT)]

    def _next_aside(self, playable: list[Any]) -> Any:
        """The next card of a discard that was chosen whole; None when there is none to lay aside."""
        if self.aside:
            kind = self.aside.pop(0)
            for action in playable:
                if action.action_type.name == "DISCARD_RESOURCE" and speech.kind(action.value) == kind:
                    return action
            self.aside = []
            self.faults.append("a discard of cards that are not asked for")
        return None

    def _give_up(self, playable: list[Any], what: str) -> Any:
        self.faults.append(what)
        for action in playable:
            if action.action_type.name == "END_TURN":
                return action
        return playable[0]


def _refuse(observation: Observation, action: Action) -> None:
    """An offer of the seat is closed, refused by everybody else."""
    known = observation.known
    offer = Offer(int(known.next_offer), observation.seat, 0, int(action.give), int(action.want))
    offer.refused = 2 ** int(known.players) - 1 - 2**observation.seat
    known.closed.append(offer)
    known.next_offer += 1


def _text(code: int) -> str:
    return action_text(Action(code))
