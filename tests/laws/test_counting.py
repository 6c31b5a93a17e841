"""Laws of the count: it is true, no weaker than a plain count of the events, and tells no secrets."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hexfolk.core.action import parse_action
from hexfolk.core.chance import Seeded
from hexfolk.core.errors import Illegal
from hexfolk.core.event import Event
from hexfolk.core.observation import Observation, sample
from hexfolk.core.resource import covers, unpack
from hexfolk.core.state import ASIDE, HAND, MAIN, OVER, State
from tests.laws.counter import Counter
from tests.laws.secrets import reshuffle
from tests.oracles.match import RULES, give_windfall, next_words, openings

SEEDS = st.integers(0, 2**30)
PATIENT = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
LONG = settings(PATIENT, max_examples=400)


def cards_of(state: State, seat: int) -> int:
    at = int(state.at(seat))
    return int(state.v[at + HAND] + state.v[at + ASIDE])


def look(state: State, counters: list[Counter], random: Random) -> None:
    """What every reader makes of a position."""
    for counter in counters:
        reader = counter.reader
        seen = RULES.observe(state, reader)
        check_against(state, seen, counter)
        world = reshuffle(state, reader, random)
        assert RULES.observe(world, reader).certain == seen.certain, reader
        imagined = sample(seen, Seeded(random.randrange(2**30)))
        again = RULES.observe(imagined, reader)
        assert again.certain == seen.certain
        for seat, certain in enumerate(seen.certain):
            assert covers(cards_of(imagined, seat), certain)


def check_against(state: State, seen: Observation, counter: Counter) -> None:
    tally = seen.tally
    for seat, plain in enumerate(counter.certain()):
        cards = cards_of(state, seat)
        assert covers(cards, seen.certain[seat]), "more is certain than there is"
        known = unpack(seen.certain[seat])
        assert all(known[kind] >= plain[kind] for kind in range(5)), (counter.reader, seat, known, plain)
        assert tally.unknown[seat] == sum(unpack(cards)) - sum(known)
        assert tally.could_hold(seat, cards)
        assert sum(tally.expected(seat, kind) for kind in range(5)) <= 100 * sum(unpack(cards))
        for kind, number in enumerate(unpack(cards)):
            assert known[kind] <= number <= tally.most(seat, kind)
        if seat == counter.reader:
            assert seen.certain[seat] == cards


def play_and_count(state: State, seed: int, steps: int, rich: bool) -> None:
    random, chance = Random(seed), Seeded(seed)
    counters = [Counter(int(state.players), reader) for reader in range(-1, int(state.players))]
    for step in range(steps):
        if rich and step % 60 == 30 and state.phase == MAIN:
            before = [unpack(cards_of(state, seat)) for seat in range(int(state.players))]
            give_windfall(state, random)
            for seat, had in enumerate(before):
                given_now = [now - then for now, then in zip(unpack(cards_of(state, seat)), had, strict=True)]
                for counter in counters:
                    counter.gain(seat, given_now)
        seat, text = next_words(state, random)
        trace: list[Event] = []
        try:
            RULES.apply(state, seat, parse_action(text), chance, trace)
        except Illegal:
            continue
        for counter in counters:
            for event in trace:
                counter.hear(event)
        if state.phase == OVER:
            return
        hidden = any(event.kind in ("steal", "discarding", "discard", "hand_over") for event in trace)
        if step % 25 == 0 or (hidden and step % 3 == 0):
            look(state, counters, random)


@PATIENT
@given(state=openings(), seed=SEEDS, rich=st.booleans())
def test_the_count_is_true_and_no_weaker_than_a_plain_one(state: State, seed: int, rich: bool) -> None:
    play_and_count(state, seed, 400, rich)


@pytest.mark.long
@LONG
@given(state=openings(), seed=SEEDS, rich=st.booleans())
def test_the_count_at_length(state: State, seed: int, rich: bool) -> None:
    play_and_count(state, seed, 1500, rich)
