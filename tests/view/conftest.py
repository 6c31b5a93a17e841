"""Positions out of random games, with offers on the table."""

import random
from collections.abc import Callable, Iterator

import pytest

from hexfolk import islands
from hexfolk.core.action import COUNTER, OFFER, Action, encode
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import Illegal
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.core.resource import pack
from hexfolk.core.state import MAIN, OVER, State

Step = tuple[State, list[Event]]
Play = Callable[..., Iterator[Step]]


@pytest.fixture(scope="session")
def play() -> Play:
    """A random game, step by step: the state after each action and what happened."""
    return _play


def _play(players: int, seed: int, most: int = 600) -> Iterator[Step]:
    rules = Classic()
    chance = Seeded(seed)
    dice = random.Random(seed)
    options = Options(players=players)
    board = deal(islands.topology_of(islands.standard_for(players)), chance)
    state = rules.new_game(board, options)
    yield state.copy(), []
    for _ in range(most):
        if state.phase == OVER:
            return
        seats = rules.must(state) + rules.may(state)
        seat = dice.choice(seats if dice.random() < 0.4 else rules.must(state))
        actions = rules.legal(state, seat)
        if state.phase == MAIN and dice.random() < 0.3:
            actions = [_terms(state, seat, dice)]
        if not actions:
            continue
        happened: list[Event] = []
        try:
            rules.apply(state, seat, dice.choice(actions), chance, happened)
        except Illegal:
            continue
        yield state.copy(), happened


def _terms(state: State, seat: int, dice: random.Random) -> Action:
    give, want = dice.sample(range(5), 2)
    bundles = [pack([1 if kind == k else 0 for k in range(5)]) for kind in (give, want)]
    if seat == state.on_turn or not state.offers:
        return Action(OFFER, *bundles)
    return Action(encode(COUNTER, state.offers[0].number), *bundles)
