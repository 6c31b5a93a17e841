"""Whole games among bots, from a seed: the same on every machine, interpreted or compiled."""

from dataclasses import dataclass
from typing import Final

from hexfolk.bots import RANDOM, choose
from hexfolk.core.action import OFFER, Action
from hexfolk.core.chance import FORCED, Recorder, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.core.playout import play_random
from hexfolk.core.record import Record, Seat
from hexfolk.core.state import OVER, State
from hexfolk.core.victory import points
from hexfolk.islands import topology_for

TURN_CAP: Final = 5_000
# Far more than any turn takes: a bot that needs more goes round in circles.
MOST_ACTIONS: Final = 1_000


class Stalled(Exception):
    """A bot has nothing to say where it must act, or does not come to the end of its turn."""


@dataclass(frozen=True)
class Setting:
    """What all games of a simulation have in common; ``bots`` holds a name for every seat."""

    options: Options
    island: str
    bots: tuple[str, ...]
    turn_cap: int = TURN_CAP
    map: str = ""
    """The text of the island, if it is an own map."""


@dataclass(frozen=True)
class Outcome:
    """How one game went; ``winner`` is -1 when the turn cap ended it. A turn is one player's turn."""

    winner: int
    turns: int
    actions: int
    points: tuple[int, ...]


def game_seed(seed: int, number: int) -> int:
    """The seed of game ``number`` of a simulation: any game can be played again by itself."""
    return seed * 1_000_003 + number


def play(setting: Setting, seed: int) -> Outcome:
    """Play one game to its end, or to the turn cap. Raises Stalled."""
    chance = Seeded(seed)
    rules = Classic()
    board = deal(topology_for(setting.island, setting.map), chance, setting.options.deal)
    state = rules.new_game(board, setting.options)
    if all(bot == RANDOM for bot in setting.bots):
        return _outcome(state, play_random(rules, state, chance, setting.turn_cap))
    game = Sitting(setting, rules, state, seed)
    while game.is_open():
        seat, action = game.decide()
        rules.apply(state, seat, action, chance)
    return _outcome(state, game.actions)


def play_recorded(setting: Setting, seed: int) -> tuple[Outcome, Record]:
    """The same game as ``play``, with its record."""
    recorder = Recorder(Seeded(seed))
    rules = Classic()
    board = deal(topology_for(setting.island, setting.map), recorder, setting.options.deal)
    names = [f"{bot.capitalize()} {seat + 1}" for seat, bot in enumerate(setting.bots)]
    seats = [Seat("bot", bot, name) for bot, name in zip(setting.bots, names, strict=True)]
    record = Record(setting.options, board, seats)
    record.deal = recorder.take()
    state = rules.new_game(board, setting.options)
    game = Sitting(setting, rules, state, seed)
    while game.is_open():
        if all(bot == RANDOM for bot in setting.bots):
            # As in `play_random`: choices come from the stream of the dice, and are no part of the record.
            seat, action = game.draw(recorder)
            recorder.take()
        else:
            seat, action = game.decide()
        rules.apply(state, seat, action, recorder)
        record.add(seat, action, recorder.take())
    record.close(state)
    return _outcome(state, game.actions), record


def _outcome(state: State, actions: int) -> Outcome:
    seats = range(int(state.players))
    return Outcome(
        int(state.winner), int(state.turn), actions, tuple(int(points(state, seat)) for seat in seats)
    )


class Sitting:
    """Whose turn it is to speak in one game, and what they say."""

    def __init__(self, setting: Setting, rules: Classic, state: State, seed: int) -> None:
        self.setting = setting
        self.rules = rules
        self.state = state
        self.choose = choose  # may be exchanged by who wants to look on
        self.whims = Seeded(seed ^ 0x5EED)
        self.actions = 0
        self.turn = -1
        self.since = 0
        self.to_answer: list[int] = []

    def is_open(self) -> bool:
        return self.state.phase != OVER and self.state.turn <= self.setting.turn_cap

    def decide(self) -> tuple[int, Action]:
        """The next action. After an offer every other seat is asked once, in order of play."""
        while self.to_answer:
            seat = self.to_answer.pop(0)
            action = self.ask(seat)
            if action is not None:
                return self.count(seat, action)
        seat = int(self.rules.next_to_act(self.state))
        action = self.ask(seat)
        if action is None:
            raise Stalled(f"seat {seat} must act in turn {self.state.turn} and does not")
        if action.kind == OFFER:
            players = int(self.state.players)
            self.to_answer = [(seat + i) % players for i in range(1, players)]
        return self.count(seat, action)

    def draw(self, recorder: Recorder) -> tuple[int, Action]:
        """A random action of whoever must act."""
        seat = int(self.rules.next_to_act(self.state))
        legal = self.rules.legal(self.state, seat)
        return self.count(seat, legal[int(recorder.draw(FORCED, len(legal)))])

    def ask(self, seat: int) -> Action | None:
        whim = int(self.whims.draw(FORCED, 2**30))
        return self.choose(self.setting.bots[seat], self.rules.observe(self.state, seat), whim)

    def count(self, seat: int, action: Action) -> tuple[int, Action]:
        self.actions += 1
        if self.state.turn != self.turn:
            self.turn, self.since = int(self.state.turn), 0
        self.since += 1
        if self.since > MOST_ACTIONS:
            raise Stalled(f"more than {MOST_ACTIONS} actions in turn {self.turn}")
        return seat, action
