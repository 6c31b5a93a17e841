"""Whole games among bots, from a seed: the same on every machine, interpreted or compiled."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from hexfolk.asking.crossing import Question, plain
from hexfolk.asking.fault import Fault
from hexfolk.asking.finding import is_own
from hexfolk.bots import RANDOM, choose
from hexfolk.core.action import ACCEPT, OFFER, TRADE, Action, action_text, parse_action
from hexfolk.core.board import board_text
from hexfolk.core.chance import FORCED, SEATING, Chance, Recorder, Seeded, shuffle
from hexfolk.core.deal import deal
from hexfolk.core.errors import Illegal
from hexfolk.core.game import Classic
from hexfolk.core.observation import Observation
from hexfolk.core.options import Options, options_text
from hexfolk.core.playout import play_random
from hexfolk.core.record import Entry, Record, Seat
from hexfolk.core.state import OVER, State
from hexfolk.core.verified import Verified
from hexfolk.core.victory import points
from hexfolk.islands import topology_for
from hexfolk.lab.notes import SeatNotes
from hexfolk.lab.sealing import seal_bots
from hexfolk.lab.visitors import visitor

TURN_CAP: Final = 5_000
# Far more than any turn takes: a bot that needs more goes round in circles.
MOST_ACTIONS: Final = 1_000
# After so many a foreign bot has lost its turn, with room for what ours have to do in it.
MOST_FOREIGN_ACTIONS: Final = 300
Ask = Callable[[str, Observation, int], Action | None]
"""A door through which bots are asked by name, as ``bots.choose``."""
DEADLINE: Final = 2.0
"""Seconds that a foreign bot may think."""


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
    deadline: float = DEADLINE
    verifiable: bool = False
    """Whether chance follows from a seal: then the order of play is drawn, and ``bots`` are by chair."""

    def foreign(self) -> list[str]:
        """The foreign bots, each once."""
        return [name for name in dict.fromkeys(self.bots) if not is_own(name)]


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
    if setting.verifiable:
        return _play_sealed(setting, seed)[0]
    chance = Seeded(seed)
    rules, state = _new_game(setting, chance)
    if all(bot == RANDOM for bot in setting.bots):
        return _outcome(state, play_random(rules, state, chance, setting.turn_cap))
    return _play_on(Sitting(setting, rules, state, seed), chance)


def play_noted(setting: Setting, seed: int) -> tuple[Outcome, list[SeatNotes]]:
    """A game with what was noted of every seat: the same as ``play`` unless all seats are random."""
    if setting.verifiable:
        outcome, _, notes = _play_sealed(setting, seed)
        return outcome, notes
    chance = Seeded(seed)
    rules, state = _new_game(setting, chance)
    game = Sitting(setting, rules, state, seed)
    return _play_on(game, chance), game.notes


def play_recorded(setting: Setting, seed: int) -> tuple[Outcome, Record]:
    """The same game as ``play``, with its record."""
    if setting.verifiable:
        outcome, record, _ = _play_sealed(setting, seed)
        return outcome, record
    recorder = Recorder(Seeded(seed))
    rules, state = _new_game(setting, recorder)
    record = Record(setting.options, state.board, _seats(setting))
    record.deal = recorder.take()
    game = Sitting(setting, rules, state, seed)
    while game.is_open():
        if all(bot == RANDOM for bot in setting.bots):
            # As in `play_random`: choices come from the stream of the dice, and are no part of the record.
            seat, action = game.draw(recorder)
            recorder.take()
            rules.apply(state, seat, action, recorder)
            record.add(seat, action, recorder.take())
        else:
            _note(record, game.move(recorder), recorder)
    record.close(state)
    return _outcome(state, game.actions), record


def _play_sealed(setting: Setting, seed: int) -> tuple[Outcome, Record, list[SeatNotes]]:
    """A game whose secret and bytes come from the seed; outcome and notes are by chair."""
    topology = topology_for(setting.island, setting.map)
    seal, secret = seal_bots(setting.bots, setting.options, topology.island, seed)
    recorder = Recorder(Verified(seal.key(secret)))
    order = shuffle(list(range(len(setting.bots))), SEATING, recorder)
    seating = recorder.take()
    seated = replace(setting, bots=tuple(setting.bots[chair] for chair in order))
    rules, state = _new_game(seated, recorder)
    record = Record(setting.options, state.board, _seats(seated))
    record.seal, record.secret = seal, secret
    record.seating, record.deal = seating, recorder.take()
    game = Sitting(seated, rules, state, seed)
    while game.is_open():
        _note(record, game.move(recorder), recorder)
    record.close(state)
    outcome = _outcome(state, game.actions)
    by_chair = [order.index(chair) for chair in range(len(order))]
    winner = order[outcome.winner] if outcome.winner >= 0 else -1
    outcome = replace(outcome, winner=winner, points=tuple(outcome.points[seat] for seat in by_chair))
    return outcome, record, [game.notes[seat] for seat in by_chair]


def _new_game(setting: Setting, chance: Chance) -> tuple[Classic, State]:
    rules = Classic()
    board = deal(topology_for(setting.island, setting.map), chance, setting.options.deal)
    return rules, rules.new_game(board, setting.options)


def _play_on(game: "Sitting", chance: Chance) -> Outcome:
    while game.is_open():
        game.move(chance)
    return _outcome(game.state, game.actions)


def _note(record: Record, step: "Step", recorder: Recorder) -> None:
    if step.forced:
        record.entries.append(Entry(-1, None, [], f"clock {step.seat}"))
    record.add(step.seat, step.action, recorder.take())


def _seats(setting: Setting) -> list[Seat]:
    return [Seat("bot", bot, f"{_title(bot)} {seat + 1}") for seat, bot in enumerate(setting.bots)]


def _title(bot: str) -> str:
    return bot.capitalize() if is_own(bot) else bot


def _outcome(state: State, actions: int) -> Outcome:
    seats = range(int(state.players))
    return Outcome(
        int(state.winner), int(state.turn), actions, tuple(int(points(state, seat)) for seat in seats)
    )


class Step(NamedTuple):
    """What a seat has done. Forced: a foreign bot had lost its move, and the rules have moved for it."""

    seat: int
    action: Action
    forced: bool


class Sitting:
    """Whose turn it is to speak in one game, and what they say."""

    def __init__(self, setting: Setting, rules: Classic, state: State, seed: int) -> None:
        self.setting = setting
        self.rules = rules
        self.state = state
        self.choose: Ask = choose  # may be exchanged by who wants to look on
        self.ground = ("", "")
        self.notes = [SeatNotes() for _ in setting.bots]
        self.whims = Seeded(seed ^ 0x5EED)
        self.actions = 0
        self.turn = -1
        self.since = 0
        self.to_answer: list[int] = []

    def is_open(self) -> bool:
        return self.state.phase != OVER and self.state.turn <= self.setting.turn_cap

    def move(self, chance: Chance) -> Step:
        """Let whoever is next decide, and do it. Foreign bots may fail, ours raise Stalled."""
        while True:
            seat, must = self.next_seat()
            try:
                action = self.decision(seat, must)
                if action is None:
                    continue
                if is_own(self.setting.bots[seat]):
                    self.rules.apply(self.state, seat, action, chance)
                elif not self.attempt(seat, action, chance):
                    continue
                forced = False
            except Fault as fault:
                self.notes[seat].blame(fault)
                if not must:
                    continue
                action, forced = Action(self.rules.expire(self.state, seat, chance)), True
            self.heed(seat, action)
            self.count(seat, action)
            return Step(seat, action, forced)

    def decide(self) -> tuple[int, Action]:
        """The next action of our own bots. After an offer all others are asked once, in order of play."""
        while True:
            seat, must = self.next_seat()
            action = self.decision(seat, must)
            if action is not None:
                self.heed(seat, action)
                return self.count(seat, action)

    def next_seat(self) -> tuple[int, bool]:
        """Who is asked next, and whether the game waits for them."""
        if self.to_answer:
            return self.to_answer.pop(0), False
        return int(self.rules.next_to_act(self.state)), True

    def decision(self, seat: int, must: bool) -> Action | None:
        """What a seat wants to do; None only from one that need not. Raises Fault for a foreign bot."""
        own = is_own(self.setting.bots[seat])
        if not own and must and self.state.turn == self.turn and self.since >= MOST_FOREIGN_ACTIONS:
            raise Fault("endless", f"more than {MOST_FOREIGN_ACTIONS} actions in turn {self.turn}")
        action = self.ask(seat)
        if not must:
            self.notes[seat].asked += 1
        if action is None and must:
            if own:
                raise Stalled(f"seat {seat} must act in turn {self.state.turn} and does not")
            raise Fault("nonsense", f"says nothing in turn {self.state.turn}, where it must act")
        return action

    def attempt(self, seat: int, action: Action, chance: Chance) -> bool:
        """Do what a foreign bot wants. Raises Fault if the rules refuse it; False: it is asked again."""
        try:
            self.rules.apply(self.state, seat, action, chance)
        except Illegal as refusal:
            if refusal.code != "partner_cannot_pay":
                raise Fault("illegal", f"{action_text(action)}: {refusal.code}") from None
            # Whether a partner can still pay nobody may know beforehand (B38).
            self.count(seat, action)
            return False
        return True

    def heed(self, seat: int, action: Action) -> None:
        """Note what the others have to do with."""
        if action.kind == OFFER:
            players = int(self.state.players)
            self.to_answer = [(seat + i) % players for i in range(1, players)]
            self.notes[seat].offers += 1
        elif action.kind == TRADE:
            self.notes[seat].trades += 1
        elif action.kind == ACCEPT:
            self.notes[seat].accepted += 1

    def draw(self, recorder: Recorder) -> tuple[int, Action]:
        """A random action of whoever must act."""
        seat = int(self.rules.next_to_act(self.state))
        legal = self.rules.legal(self.state, seat)
        return self.count(seat, legal[int(recorder.draw(FORCED, len(legal)))])

    def ask(self, seat: int) -> Action | None:
        """Put the question to a seat's bot. Raises Fault for a foreign one."""
        whim = int(self.whims.draw(FORCED, 2**30))
        name = self.setting.bots[seat]
        observation = self.rules.observe(self.state, seat)
        begun = time.perf_counter()
        if is_own(name):
            action = self.choose(name, observation, whim)
            self.notes[seat].thinking.add(time.perf_counter() - begun)
            return action
        try:
            reply = visitor(name, self.setting.deadline).ask(self.question(name, observation, whim))
        except Fault:
            self.notes[seat].thinking.add(min(time.perf_counter() - begun, self.setting.deadline))
            raise
        # What it takes to cross over to its process is no thought of the bot.
        self.notes[seat].thinking.add(reply.seconds)
        return None if reply.text is None else parse_action(reply.text)

    def question(self, name: str, observation: Observation, whim: int) -> Question:
        """The same question for another process."""
        if not self.ground[0]:
            self.ground = (board_text(self.state.board), options_text(self.state.options))
        board, options = self.ground
        setting = self.setting
        return Question(name, setting.island, board, options, plain(observation), whim, setting.map)

    def count(self, seat: int, action: Action) -> tuple[int, Action]:
        self.actions += 1
        if self.state.turn != self.turn:
            self.turn, self.since = int(self.state.turn), 0
        self.since += 1
        if self.since > MOST_ACTIONS:
            raise Stalled(f"more than {MOST_ACTIONS} actions in turn {self.turn}")
        return seat, action
