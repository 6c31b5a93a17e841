"""Laws that hold in every position that any game can come to."""

from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hexfolk.core.action import BUY, ROB, ROBBER, Action, parse_action
from hexfolk.core.chance import Outside, Recorder, Scripted, Seeded
from hexfolk.core.errors import BadDraw, Illegal
from hexfolk.core.event import Event
from hexfolk.core.observation import sample
from hexfolk.core.record import Record, Seat, replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.snapshot import state_from_bytes
from hexfolk.core.state import BEFORE_ROLL, OVER, State
from hexfolk.islands import topology_of
from hexfolk.view.events import view_event
from hexfolk.view.game import view_game
from tests.core.kit import throw
from tests.laws.secrets import Truth, forget, others, reshuffle
from tests.oracles.match import RULES, next_words, openings, play_ahead, step_alone
from tests.oracles.reading import read_off
from tests.oracles.table import BANK, KINDS, SUPPLY, deck_for

SEEDS = st.integers(0, 2**30)
# What a word of 64 bits can hold, often near what means something: kinds of actions, spots, bundles, ends.
INTEGERS = st.one_of(
    st.integers(-(2**63), 2**63 - 1),
    st.integers(-64, 64 * 200),
    st.builds(lambda kind, argument: kind + 64 * argument, st.integers(0, 30), st.integers(0, 2**26)),
    st.sampled_from([2**63 - 1, -(2**63), 2**62, 2**32, 2**31, 2**31 - 1, 2**25, 2**25 - 1]),
)


def seen(state: State, reader: int) -> bytes:
    """All that leaves for a reader, as it goes over the wire."""
    return msgspec.json.encode(view_game(RULES.observe(state, reader), 7, 7))


def first(bound: int) -> int:
    return 0


def last(bound: int) -> int:
    return bound - 1


class Laws(RuleBasedStateMachine):
    """One game and its record, under anything that may come."""

    @initialize(state=openings(), seed=SEEDS, ahead=st.integers(0, 500), rich=st.booleans())
    def begin(self, state: State, seed: int, ahead: int, rich: bool) -> None:
        random = Random(seed)
        self.chance = Recorder(Seeded(seed))
        if rich:
            # Cards that were given stand in no record: it begins with the position that they led to.
            play_ahead(state, random, ahead, rich=True)
        self.start = state.copy()
        self.state = state
        seats = [Seat("person", "", f"P{seat}") for seat in range(state.options.players)]
        self.record = Record(state.options, state.board, seats)
        for _ in range(0 if rich else ahead):
            if self.is_open():
                self.act(*next_words(self.state, random))

    def act(self, seat: int, text: str) -> None:
        before = self.state.to_bytes()
        action = parse_action(text)
        try:
            RULES.apply(self.state, seat, action, self.chance)
        except Illegal:
            assert self.state.to_bytes() == before
            assert self.chance.take() == []
            return
        self.record.add(seat, action, self.chance.take())

    def is_open(self) -> bool:
        return bool(self.state.phase != OVER)

    @invariant()
    def nothing_is_lost_or_made(self) -> None:
        """Cards of every kind, development cards and pieces are as many as in the box (B2–B4)."""
        table = read_off(self.state)
        players = table.players
        for kind in KINDS:
            cards = table.bank[kind] + sum(p.hand[kind] + p.aside[kind] for p in players)
            assert cards == BANK[len(players)], kind
        held = sum((p.held for p in players), table.deck + table.spent)
        assert held == deck_for(len(players))
        for p in players:
            assert p.supply["road"] + len(p.roads) == SUPPLY["road"]
            assert p.supply["settle"] + len(p.settlements) == SUPPLY["settle"]
            assert p.supply["city"] + len(p.cities) == SUPPLY["city"]
            assert min(*p.supply.values(), p.due, *p.hand.values(), *p.held.values()) >= 0

    @precondition(is_open)
    @rule(seed=SEEDS, steps=st.integers(1, 6))
    def play_on(self, seed: int, steps: int) -> None:
        random = Random(seed)
        for _ in range(steps):
            if self.is_open():
                self.act(*next_words(self.state, random))

    @precondition(lambda self: self.state.phase == BEFORE_ROLL)
    @rule()
    def roll_a_seven(self) -> None:
        """Chance does it too seldom."""
        try:
            draws = throw(self.state, 3, 4)
        except ValueError:
            # Balanced dice: that card is drawn, or it is too early.
            return
        chance, self.chance = self.chance, Recorder(Scripted(draws))
        try:
            self.act(int(self.state.on_turn), "roll")
        except BadDraw:
            # A friendly robber that stays takes a card as well.
            assert self.state.options.friendly_robber
        self.chance = chance

    @rule(seed=SEEDS)
    def everything_holds(self, seed: int) -> None:
        self.a_failing_source_of_chance_changes_nothing(seed)
        self.copies_bytes_and_records_have_the_same_future(seed)
        self.a_view_does_not_show_what_its_reader_may_not_know(seed)
        self.a_hidden_draw_shows_to_those_who_know_it_only(seed)
        self.the_truth_is_one_of_the_worlds_that_a_bot_imagines(seed)

    @rule(
        seat=st.one_of(st.integers(0, 7), st.integers()), code=INTEGERS, bundles=st.tuples(INTEGERS, INTEGERS)
    )
    def any_integers_are_done_whole_or_not_at_all(
        self, seat: int, code: int, bundles: tuple[int, int]
    ) -> None:
        for give, want in ((0, 0), bundles):
            before = self.state.to_bytes()
            work = self.state.copy()
            trace: list[Event] = []
            try:
                RULES.apply(work, seat, Action(code, give, want), Seeded(1), trace)
            except Illegal:
                assert work.to_bytes() == before
                assert trace == []
            else:
                assert trace

    def a_failing_source_of_chance_changes_nothing(self, seed: int) -> None:
        """Whichever of its draws fails: an action is not left half done."""
        random = Random(seed)
        for seat in RULES.must(self.state):
            action = random.choice(RULES.legal(self.state, seat))
            left = random.randrange(3)

            def draw(bound: int) -> int:
                nonlocal left
                left -= 1
                if left < 0:
                    raise BadDraw("no draw left")
                return 3 - left % 2 if bound == 6 else random.randrange(bound)

            trace: list[Event] = []
            work = self.state.copy()
            try:
                RULES.apply(work, seat, action, Outside(draw), trace)
            except (BadDraw, Illegal):
                assert work.to_bytes() == self.state.to_bytes()
                assert trace == []

    def copies_bytes_and_records_have_the_same_future(self, seed: int) -> None:
        data = self.state.to_bytes()
        restored = state_from_bytes(self.state.board, self.state.options, data)
        text = self.record.to_text()
        again = parse_record(text, topology_of)
        assert again.to_text() == text
        lives = [self.state.copy(), restored, self.replay_from_start(again)]
        if self.start.founded == 0:
            lives.append(replay(again))
        ends = set()
        for life in lives:
            assert life == self.state
            assert life.to_bytes() == data
            random, chance = Random(seed), Seeded(seed)
            steps = 0
            while steps < 15 and step_alone(life, random, chance):
                steps += 1
            ends.add(life.to_bytes())
        assert len(ends) == 1
        assert self.state.to_bytes() == data, "a copy is not apart"

    def replay_from_start(self, record: Record) -> State:
        state = self.start.copy()
        for entry in record.entries:
            assert entry.action is not None
            script = Scripted(entry.draws)
            RULES.apply(state, entry.seat, entry.action, script)
            assert script.used == len(entry.draws)
        return state

    def a_view_does_not_show_what_its_reader_may_not_know(self, seed: int) -> None:
        random = Random(seed)
        for reader in (-1, *range(int(self.state.players))):
            world = reshuffle(self.state, reader, random)
            assert seen(world, reader) == seen(self.state, reader), reader
            known = RULES.observe(world, reader).known.to_bytes()
            assert known == RULES.observe(self.state, reader).known.to_bytes()

    def a_hidden_draw_shows_to_those_who_know_it_only(self, seed: int) -> None:
        """The card that is bought or stolen: all that a third party hears and sees stays the same."""
        random = Random(seed)
        if not self.is_open():
            return
        seat = RULES.must(self.state)[0]
        hidden = [a for a in RULES.legal(self.state, seat) if a.kind in (BUY, ROBBER, ROB)]
        if not hidden:
            return
        action = random.choice(hidden)
        worlds, traces = [], []
        for draw in (first, last):
            world, trace = self.state.copy(), list[Event]()
            RULES.apply(world, seat, action, Outside(draw), trace)
            worlds.append(world)
            traces.append(trace)
        if OVER in (worlds[0].phase, worlds[1].phase):
            return
        parties = {seat, *(int(event.other) for event in traces[0])}
        for reader in (-1, *range(int(self.state.players))):
            if reader == -1 or reader not in parties:
                one, other = ([view_event(event, reader) for event in trace] for trace in traces)
                assert one == other
                assert seen(worlds[0], reader) == seen(worlds[1], reader)
                known, alike = (RULES.observe(world, reader).known.to_bytes() for world in worlds)
                assert known == alike

    def the_truth_is_one_of_the_worlds_that_a_bot_imagines(self, seed: int) -> None:
        for reader in (-1, *range(int(self.state.players))):
            observation = RULES.observe(self.state, reader)
            truth = Truth(self.state, observation)
            assert sample(observation, Outside(truth.below)) == forget(self.state, reader)
            assert self.state.phase == OVER or not truth.wanted
            world = sample(observation, Seeded(seed))
            assert seen(world, reader) == seen(self.state, reader)
            for other in others(world, reader):
                assert self.sizes(world, other) == self.sizes(self.state, other)

    @staticmethod
    def sizes(state: State, seat: int) -> tuple[int, int, int]:
        player = read_off(state).players[seat]
        return player.hand.total(), player.held.total(), player.aside.total()


def obey(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        Laws,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_the_laws() -> None:
    obey(40, 20)


@pytest.mark.long
def test_the_laws_at_length() -> None:
    obey(1200, 40)
