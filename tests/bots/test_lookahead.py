"""The bots that look ahead: honest, the same for the same question, and no fools in plain positions."""

import pytest

from hexfolk.bots import choose
from hexfolk.bots.foresight import Foresight
from hexfolk.bots.lookahead import choose_ahead
from hexfolk.bots.value import Value, standard_net
from hexfolk.core.action import action_text, parse_action
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.observation import sample
from hexfolk.core.options import Options
from hexfolk.core.resource import parse_bundle
from hexfolk.core.state import POINTS, State
from hexfolk.islands import topology_of
from tests.bots.founded import RULES, founded, in_main

# A few continuations: the interpreted rules take their time, and get it, whatever else the machine does.
BUDGET = 24
EVER = 1e9


def ahead(state: State, seat: int, seed: int = 1) -> str:
    action = choose_ahead(RULES.observe(state, seat), seed, False, BUDGET, EVER)
    return "" if action is None else action_text(action)


def test_every_choice_is_legal_and_depends_on_nothing_hidden() -> None:
    state = founded()
    chance = Seeded(11)
    for number in range(14):
        seat = int(RULES.next_to_act(state))
        seen = RULES.observe(state, seat)
        action = choose_ahead(seen, number, False, BUDGET, EVER)
        assert action is not None
        other = RULES.observe(sample(seen, Seeded(number)), seat)
        assert choose_ahead(other, number, False, BUDGET, EVER) == action
        RULES.apply(state, seat, action, chance)


def test_a_city_that_wins_is_built() -> None:
    state = in_main(founded(), "2grain3ore", "1wood", "1wood")
    state.v[state.at(0) + POINTS] = 9
    assert ahead(state, 0).startswith("city n")


def test_the_budget_is_kept_within_a_batch() -> None:
    state = in_main(founded(), "2wood2brick1wool1grain", "", "")
    seen = RULES.observe(state, 0)
    codes = [int(action.code) for action in seen.legal]
    foresight = Foresight(seen, Value(state.board, standard_net()), 1, EVER)
    foresight.choose(codes, 40, 0)
    assert 4 <= foresight.continued <= 40 + 4 * len(codes)


def test_a_deal_for_nothing_in_return_is_refused_and_a_gift_taken() -> None:
    state = in_main(founded(), "3ore", "1wool2grain2ore", "")
    RULES.apply(state, 0, parse_action("offer 1ore>2grain"), Seeded(1))
    assert ahead(state, 1).split()[0] in ("refuse", "counter")
    foresight = Foresight(RULES.observe(state, 1), Value(state.board, standard_net()), 1)
    foresight.demand(0, parse_bundle("1ore"), 4)
    assert foresight.gain(0, 0, parse_bundle("1ore")) > 0


def test_nobody_near_to_winning_is_dealt_with() -> None:
    state = in_main(founded(), "3ore", "1wool2grain2ore", "")
    state.v[state.at(0) + POINTS] = 8
    RULES.apply(state, 0, parse_action("offer 3ore>1wool"), Seeded(1))
    assert ahead(state, 1).startswith("refuse")


def test_worlds_in_which_a_partner_holds_what_is_dealt_in() -> None:
    state = in_main(founded(), "1wood", "1wool1ore", "1wool1ore")
    foresight = Foresight(RULES.observe(state, 0), Value(state.board, standard_net()), 3)
    foresight.demand(1, parse_bundle("1wool1ore"), 5)
    assert len(foresight.worlds) == 5
    foresight.demand(1, parse_bundle("3wood"), 5)
    assert foresight.worlds == []
    assert foresight.gain(1, 0, parse_bundle("3wood")) == 0


def in_set_up(seed: int, placed: int) -> State:
    """Three players, and so many settlements and roads stand."""
    options = Options(3)
    chance = Seeded(seed)
    state = RULES.new_game(deal(topology_of("standard19"), chance, options.deal), options)
    for number in range(placed):
        seat = int(RULES.next_to_act(state))
        action = choose("settler", RULES.observe(state, seat), number)
        assert action is not None
        RULES.apply(state, seat, action, chance)
    return state


def test_the_set_up_has_a_budget_of_its_own() -> None:
    seen = RULES.observe(in_set_up(3, 7), 2)
    action = choose_ahead(seen, 1, False, 0, EVER, first=6)
    assert action in seen.legal
    assert action == choose_ahead(seen, 1, False, 0, EVER, first=6)
    assert choose_ahead(seen, 1, False, 0, 0.0, first=6) == choose("settler", seen, 1)


def test_sites_are_tried_beside_the_settlers() -> None:
    seen = RULES.observe(in_set_up(3, 6), 2)
    action = choose_ahead(seen, 1, False, 0, EVER, first=1)
    assert action in seen.legal
    assert action != choose("settler", seen, 1)


def test_when_the_time_is_up_the_settler_has_its_way() -> None:
    state = in_main(founded(), "2wood2brick1wool1grain", "", "")
    seen = RULES.observe(state, 0)
    assert choose_ahead(seen, 1, False, 200, 0.0) == choose("settler", seen, 1)


# --- the novice ------------------------------------------------------------------------------


def novice(state: State, seat: int, seed: int) -> str:
    action = choose("novice", RULES.observe(state, seat), seed)
    return "" if action is None else action_text(action)


def test_a_novice_builds_mostly_and_sometimes_forgets() -> None:
    state = in_main(founded(), "2grain3ore", "", "")
    words = [novice(state, 0, seed).split()[0] for seed in range(60)]
    assert 45 < words.count("city") < 60
    assert words.count("end") + words.count("city") == 60


@pytest.mark.parametrize(("points", "answer"), [(3, "accept 1"), (8, "refuse 1")])
def test_a_novice_likes_fair_exchanges_but_helps_nobody_to_win(points: int, answer: str) -> None:
    state = in_main(founded(), "1wool", "1ore", "")
    state.v[state.at(0) + POINTS] = points
    RULES.apply(state, 0, parse_action("offer 1wool>1ore"), Seeded(1))
    assert novice(state, 1, 1) == answer
