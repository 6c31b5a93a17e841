"""What the settler thinks of single positions."""

import pytest

from hexfolk.bots import NAMES, choose
from hexfolk.bots.outlook import Outlook
from hexfolk.bots.plan import LONGEST_WAIT, is_payable, missing, wait
from hexfolk.bots.ways import FAR, Ways
from hexfolk.core import building, cards
from hexfolk.core.action import Action, action_text, parse_action
from hexfolk.core.board import DOTS
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.core.resource import ONE, parse_bundle, unpack
from hexfolk.core.state import BEFORE_ROLL, DUE, HAND, HELD, MAIN, POINTS, State, hand_size
from hexfolk.islands import topology_of
from hexfolk.lab.simulation import Setting, Sitting

RULES = Classic()


@pytest.fixture
def state() -> State:
    """Three settlers have founded; seat 0 is about to roll for the first time."""
    options = Options(3)
    chance = Seeded(5)
    founded = RULES.new_game(deal(topology_of("standard19"), chance), options)
    sitting = Sitting(Setting(options, "standard19", ("settler",) * 3), RULES, founded, 5)
    while founded.phase != BEFORE_ROLL:
        seat, action = sitting.decide()
        RULES.apply(founded, seat, action, chance)
    return founded


def give(state: State, seat: int, text: str) -> None:
    """Let a hand hold exactly these cards, the bank the rest."""
    at = state.at(seat) + HAND
    state.bank += state.v[at] - parse_bundle(text)
    state.v[at] = parse_bundle(text)


def settler(state: State, seat: int, patience: bool = False) -> str:
    action = choose("settler", RULES.observe(state, seat), 1, patience)
    return "" if action is None else action_text(action)


def begin_main(state: State, *hands: str) -> None:
    state.phase = MAIN
    state.rolled = 1
    for seat, text in enumerate(hands):
        give(state, seat, text)


def do(state: State, seat: int, text: str) -> None:
    RULES.apply(state, seat, parse_action(text), Seeded(1))


def outlook(state: State, seat: int) -> Outlook:
    return Outlook(RULES.observe(state, seat))


def test_an_unknown_name_is_refused(state: State) -> None:
    with pytest.raises(KeyError, match="'nobody'; known: random, novice, settler, trader, master"):
        choose("nobody", RULES.observe(state, 0), 1)
    assert NAMES == ("random", "novice", "settler", "trader", "master")


def test_founding_takes_good_places(state: State) -> None:
    board = state.board
    for seat in range(3):
        dots = sum(outlook(state, seat).income)
        assert dots >= 16, "two settlements with eight dots each are to be had by all of three"
        kinds = sum(1 for kind in outlook(state, seat).income if kind)
        assert kinds >= 3
    assert sum(DOTS[n] for n in board.number) == 58


# --- time and cost ---------------------------------------------------------------------------


def test_a_wait_is_the_first_roll_at_which_income_and_bank_pay(state: State) -> None:
    mind = outlook(state, 0)
    for cost in (building.SETTLEMENT_COST, building.CITY_COST, cards.COST, 3 * building.CITY_COST):
        for text in ("", "1wood1brick", "4ore", "7wool"):
            hand = parse_bundle(text)
            found = wait(mind, hand, cost)
            assert (found == 0) == is_payable(mind, hand, cost)
            if 0 < found < LONGEST_WAIT:
                assert expected_balance(mind, hand, cost, found) >= 0
                assert found == 1 or expected_balance(mind, hand, cost, found - 1) < 0


def expected_balance(mind: Outlook, hand: int, cost: int, rolls: int) -> float:
    """Cards too many, at the bank's rates, less cards too few."""
    balance = 0.0
    for kind, (held, needed) in enumerate(zip(unpack(hand), unpack(cost), strict=True)):
        extra = held - needed + rolls * int(mind.income[kind]) / 36
        balance += extra / int(mind.rates[kind]) if extra > 0 else extra
    return balance + 1e-9


def test_who_earns_nothing_waits_for_ever(state: State) -> None:
    mind = outlook(state, 0)
    for kind in range(5):
        mind.income[kind] = 0
    assert wait(mind, 0, building.ROAD_COST) == LONGEST_WAIT


def test_missing_is_what_a_hand_lacks() -> None:
    assert missing(parse_bundle("3wood1ore"), building.CITY_COST) == parse_bundle("2grain2ore")


def test_ways_lead_by_free_edges_only(state: State) -> None:
    ways = Ways(state, 0, 3)
    topology = state.board.topology
    own = [n for n in range(int(topology.node_count)) if ways.roads[n] == 0]
    assert len(own) == 4  # two roads with both ends
    for node in range(int(topology.node_count)):
        if ways.roads[node] == 1:
            assert topology.edge_ends[2 * ways.first[node]] in own or (
                topology.edge_ends[2 * ways.first[node] + 1] in own
            )
        assert (ways.first[node] >= 0) == (0 < ways.roads[node] < FAR)


# --- the turn --------------------------------------------------------------------------------


def test_a_city_that_can_be_paid_is_built(state: State) -> None:
    begin_main(state, "2grain3ore")
    assert settler(state, 0).startswith("city n")


def test_the_winning_card_is_not_forgotten(state: State) -> None:
    """With one point to go and only a card to be paid, the card is bought."""
    begin_main(state, "1wool1grain1ore", "", "")
    state.v[state.at(0) + POINTS] = 9
    assert settler(state, 0) == "buy"


def test_a_bank_trade_completes_a_city(state: State) -> None:
    begin_main(state, "4wool2grain2ore", "", "")
    assert settler(state, 0) == "bank wool>ore"


def test_empty_hands_end_the_turn(state: State) -> None:
    begin_main(state, "", "", "")
    assert settler(state, 0) == "end"


def test_a_blocked_hex_calls_a_knight_before_the_roll(state: State) -> None:
    mine = [h for h in range(19) if outlook(state, 0).hex_worth(0, h) > 0]
    state.robber = max(mine, key=lambda h: outlook(state, 0).hex_worth(0, h))
    assert settler(state, 0) == "roll"
    state.v[state.at(0) + HELD] = ONE[cards.KNIGHT_CARD]
    assert settler(state, 0) == "knight"


def test_the_robber_goes_to_the_leader_and_spares_its_owner(state: State) -> None:
    state.v[state.at(2) + POINTS] = 8
    give(state, 1, "3wood")
    give(state, 2, "3wood")
    state.phase = 4
    word, spot = settler(state, 0).split()
    hexagon = int(spot[1:])
    mind = outlook(state, 0)
    assert word == "robber"
    assert mind.hex_worth(2, hexagon) > 0
    assert mind.hex_worth(0, hexagon) == 0


@pytest.mark.parametrize(("hand", "due"), [("8wood", 4), ("3wood3brick3grain2ore", 5), ("9wool2ore", 5)])
def test_a_discard_is_whole_and_keeps_what_is_needed(state: State, hand: str, due: int) -> None:
    give(state, 0, hand)
    state.phase = 3
    state.v[state.at(0) + DUE] = due
    word, thrown = settler(state, 0).split()
    assert word == "discard"
    assert sum(unpack(parse_bundle(thrown))) == due
    do(state, 0, f"discard {thrown}")
    assert hand_size(state, 0) == sum(unpack(parse_bundle(hand))) - due
    if hand == "9wool2ore":
        assert thrown == "5wool"


def test_plenty_and_monopoly_complete_a_city(state: State) -> None:
    begin_main(state, "2grain1ore", "", "")
    state.v[state.at(0) + HELD] = ONE[cards.PLENTY_CARD]
    assert settler(state, 0) == "plenty 2ore"
    state.v[state.at(0) + HELD] = ONE[cards.MONOPOLY_CARD]
    give(state, 1, "3ore")
    give(state, 2, "2ore")
    assert settler(state, 0) == "monopoly ore"


# --- trade -----------------------------------------------------------------------------------


def test_the_player_on_turn_waits_for_answers_only_with_patience(state: State) -> None:
    begin_main(state, "1wool2grain2ore", "1ore", "1ore")
    offer = settler(state, 0)
    assert offer == "offer 1wool>1ore"
    do(state, 0, offer)
    assert settler(state, 0, patience=True) == ""
    assert settler(state, 0) == "withdraw 1"
    do(state, 1, "refuse 1")
    assert settler(state, 0, patience=True) == ""
    do(state, 2, "accept 1")
    assert settler(state, 0, patience=True) == "trade 1 2"


def test_of_two_acceptors_the_one_behind_gets_the_trade(state: State) -> None:
    begin_main(state, "3wool2grain2ore", "1ore", "1ore")
    state.v[state.at(1) + POINTS] = 6
    do(state, 0, "offer 1wool>1ore")
    do(state, 1, "accept 1")
    do(state, 2, "accept 1")
    assert settler(state, 0) == "trade 1 2"


def test_nobody_near_to_winning_is_helped(state: State) -> None:
    begin_main(state, "3wood", "3wool2grain3ore", "1ore")
    do(state, 0, "offer 3wood>1wool")
    assert settler(state, 1) == "accept 1"
    state.v[state.at(0) + POINTS] = 8
    assert settler(state, 1) == "refuse 1"


def test_an_acceptor_near_to_winning_gets_nothing(state: State) -> None:
    begin_main(state, "3wool2grain2ore", "1ore", "1ore")
    do(state, 0, "offer 1wool>1ore")
    do(state, 1, "accept 1")
    do(state, 2, "refuse 1")
    assert settler(state, 0) == "trade 1 1"
    state.v[state.at(1) + POINTS] = 8
    assert settler(state, 0) == "withdraw 1"


def test_a_loss_is_refused_and_a_gift_is_taken(state: State) -> None:
    begin_main(state, "1wood1ore", "3wool2grain3ore", "")
    do(state, 0, "offer 1wood>3ore")
    assert settler(state, 1).split()[0] in ("refuse", "counter")
    do(state, 0, "withdraw 1")
    do(state, 0, "offer >2ore")
    assert settler(state, 1) == "refuse 2"
    do(state, 0, "withdraw 2")
    do(state, 0, "offer 1wood>")
    assert settler(state, 1) == "accept 3"


def test_a_counter_is_made_once_and_can_be_concluded(state: State) -> None:
    """Seat 1 needs ore, lacks the wool that is wanted, and has wood to spare."""
    begin_main(state, "2wood2ore", "3wood2grain2ore", "")
    do(state, 0, "offer 1ore>1wool")
    counter = settler(state, 1)
    assert counter == "counter 1 1wood>1ore"
    do(state, 1, counter)
    assert settler(state, 1) == ""
    assert settler(state, 2) == "refuse 1"


def test_a_seat_with_nothing_to_answer_says_nothing(state: State) -> None:
    begin_main(state, "1wood", "1wood", "1wood")
    for name in NAMES:
        assert choose(name, RULES.observe(state, 1), 1) is None


# --- chance ----------------------------------------------------------------------------------


def test_random_plays_every_legal_action_in_the_long_run(state: State) -> None:
    begin_main(state, "1wood1brick1wool1grain1ore", "", "")
    observation = RULES.observe(state, 0)
    seen = {choose("random", observation, seed) for seed in range(400)}
    assert seen == set(observation.legal)
    assert Action(21) in seen
