"""Whole games among bots, from a seed: the same on every machine, interpreted or compiled."""

from dataclasses import dataclass

from hexfolk.bots.roster import choose
from hexfolk.core.action import OFFER, Action
from hexfolk.core.chance import FORCED, Chance, Recorder, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.game import Classic
from hexfolk.core.observation import Observation
from hexfolk.core.options import Options
from hexfolk.core.playout import play_random
from hexfolk.core.record import Record, Seat
from hexfolk.core.state import OVER, State
from hexfolk.islands import topology_of

TURN_CAP = 5_000
# No bot comes near this many actions in one turn: one that does is stuck.
MOST_ACTIONS = 500


class Stalled(Exception):
    """A bot does not come to the end of its turn."""


@dataclass(frozen=True)
class Setting:
    """What all games of a simulation have in common; ``bots`` holds a name for every seat."""

    options: Options
    island: str
    bots: tuple[str, ...]
    turn_cap: int = TURN_CAP


@dataclass(frozen=True)
class Outcome:
    """How one game went; ``winner`` is -1 when the turn cap ended it."""

    winner: int
    turns: int
    actions: int
    points: tuple[int, ...]


def game_seed(seed: int, number: int) -> int:
    """The seed of game ``number`` in a simulation with ``seed``; games are independent of each other."""
    return seed * 1_000_003 + number


def play(setting: Setting, seed: int, recorded: bool = False) -> tuple[Outcome, Record | None]:
    """Play one game to its end, or to the turn cap; with a record if wanted."""
    topology = topology_of(setting.island)
    source: Chance = Seeded(seed)
    recorder = Recorder(source) if recorded else None
    chance = source if recorder is None else recorder
    board = deal(topology, chance)
    rules = Classic()
    state = rules.new_game(board, setting.options)
    record: Record | None = None
    if recorder is not None:
        seats = [Seat("bot", bot, f"{bot.capitalize()} {i + 1}") for i, bot in enumerate(setting.bots)]
        record = Record(setting.options, board, seats)
        record.deal = recorder.take()
    if record is None and all(bot == "random" for bot in setting.bots):
        actions = play_random(rules, state, chance, setting.turn_cap)
    else:
        actions = _Game(setting, rules, state, chance, recorder, record, seed).play()
    if record is not None:
        record.close(state)
    return _outcome(rules, state, actions), record


def _outcome(rules: Classic, state: State, actions: int) -> Outcome:
    seats = range(int(state.players))
    points = tuple(rules.observe(state, seat).total_points(seat) for seat in seats)
    return Outcome(int(state.winner), int(state.turn), actions, points)


class _Game:
    """One game in progress."""

    def __init__(
        self,
        setting: Setting,
        rules: Classic,
        state: State,
        chance: Chance,
        recorder: Recorder | None,
        record: Record | None,
        seed: int,
    ) -> None:
        self.setting = setting
        self.rules = rules
        self.state = state
        self.chance = chance
        self.recorder = recorder
        self.record = record
        self.whims = Seeded(seed ^ 0x5EED)
        self.actions = 0

    def play(self) -> int:
        """Ask whoever must act until the end; the number of actions."""
        state = self.state
        turn, since = -1, 0
        while state.phase != OVER and state.turn <= self.setting.turn_cap:
            if state.turn != turn:
                turn, since = int(state.turn), 0
            elif (since := since + 1) > MOST_ACTIONS and turn > 0:
                raise Stalled(f"turn {turn} has more than {MOST_ACTIONS} actions")
            seat = int(self.rules.next_to_act(state))
            action = self.ask(seat)
            if action.kind == OFFER:
                self.hear_others(seat)
        return self.actions

    def hear_others(self, asker: int) -> None:
        """After an offer every other seat that may answer is asked once, in order of play."""
        state = self.state
        known = self.rules.observe(state, asker)
        for i in range(1, int(state.players)):
            other = (asker + i) % int(state.players)
            if other in known.may and state.offers:
                self.answer(other)

    def answer(self, seat: int) -> None:
        action = self.choice(self.rules.observe(self.state, seat), False)
        if action is not None:
            self.apply(seat, action)

    def ask(self, seat: int) -> Action:
        action = self.choice(self.rules.observe(self.state, seat), False)
        if action is None:
            raise Stalled(f"seat {seat} must act in turn {self.state.turn} and does not")
        self.apply(seat, action)
        return action

    def choice(self, observation: Observation, patience: bool) -> Action | None:
        whim = int(self.whims.draw(FORCED, 2**30))
        return choose(self.setting.bots[int(observation.seat)], observation, whim, patience)

    def apply(self, seat: int, action: Action) -> None:
        self.rules.apply(self.state, seat, action, self.chance)
        self.actions += 1
        if self.record is not None and self.recorder is not None:
            self.record.add(seat, action, self.recorder.take())
