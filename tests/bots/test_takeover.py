"""A bot can take over from anybody anywhere: its action is legal, and it comes to the end of its turn."""

import random

import pytest

from hexfolk.bots import choose
from hexfolk.core.action import ACCEPT, COUNTER, OFFER, Action, encode
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import Illegal
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.core.resource import pack
from hexfolk.core.state import MAIN, OVER, State, hand_of
from hexfolk.islands import standard_for, topology_of

RULES = Classic()


def wild_offer(state: State, seat: int, whim: random.Random) -> Action | None:
    """Terms that a person might think of."""
    hand = hand_of(state, seat)
    held = [kind for kind in range(5) if hand[kind]]
    if state.phase != MAIN or not held:
        return None
    give = [0] * 5
    give[whim.choice(held)] = 1
    want = [whim.randrange(2) if not give[kind] else 0 for kind in range(5)]
    if seat == state.on_turn:
        return Action(OFFER, pack(give), pack(want))
    if state.offers and state.offers[0].maker == state.on_turn:
        return Action(encode(COUNTER, state.offers[0].number), pack(give), pack(want))
    return None


def wild_action(state: State, seat: int, whim: random.Random) -> Action:
    legal = RULES.legal(state, seat)
    if whim.random() < 0.4:
        offer = wild_offer(state, seat, whim)
        if offer is not None:
            return offer
    return whim.choice(legal)


def finish_turn(state: State, seat: int, chance: Seeded) -> int:
    """Let the settler play on alone until its turn is over: how many actions that takes."""
    turn, actions = state.turn, 0
    while state.phase != OVER and state.turn == turn:
        mover = RULES.must(state)[0]
        action = choose("settler", RULES.observe(state, mover), actions)
        assert action is not None
        RULES.apply(state, mover, action, chance)
        actions += 1
        assert actions < 100
    return actions


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (6, 3)])
def test_a_bot_can_take_over_anywhere(players: int, seed: int) -> None:
    whim = random.Random(seed)
    chance = Seeded(seed)
    state = RULES.new_game(deal(topology_of(standard_for(players)), chance), Options(players))
    judged = traded = 0
    for step in range(900):
        if state.phase == OVER:
            break
        for seat in range(players):
            action = choose("settler", RULES.observe(state, seat), step)
            assert action is not None or seat not in RULES.must(state)
            if action is not None and step % 3 == 0:
                RULES.apply(state.copy(), seat, action, Seeded(step))
                judged += 1
                traded += action.kind in (OFFER, ACCEPT, COUNTER)
        if step % 50 == 0 and state.turn > 0:
            finish_turn(state.copy(), int(state.on_turn), Seeded(step))
        movers = RULES.must(state) + (RULES.may(state) if whim.random() < 0.7 else [])
        seat = whim.choice([mover for mover in movers if RULES.legal(state, mover)])
        try:
            RULES.apply(state, seat, wild_action(state, seat, whim), chance)
        except Illegal:
            continue
    assert judged > 200
    assert traded > 10
