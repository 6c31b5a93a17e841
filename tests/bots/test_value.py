"""The learned value: shares that add up, the same everywhere, and with some sense for what wins."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.bots.features import FEATURES, LONGEST_WAIT, Features
from hexfolk.bots.value import SURE, Value, standard_net
from hexfolk.bots.waiting import rolls_until
from hexfolk.core import building
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.core.resource import parse_bundle
from hexfolk.core.state import HAND, HELD, OVER, POINTS, State
from hexfolk.islands import standard_for, topology_of
from tests.bots.founded import founded


def chances(state: State) -> list[int]:
    value = Value(state.board, standard_net())
    value.judge(state)
    return [int(value.chances[seat]) for seat in range(int(state.players))]


@pytest.mark.parametrize("players", range(2, 9))
def test_shares_add_up_on_every_standard_board(players: int) -> None:
    options = Options(players)
    board = deal(topology_of(standard_for(players)), Seeded(players), options.deal)
    found = chances(Classic().new_game(board, options))
    assert len(found) == players
    assert SURE - players <= sum(found) <= SURE
    assert min(found) > 0


def test_a_decided_game_is_certain() -> None:
    state = founded()
    state.phase = OVER
    state.winner = 1
    assert chances(state) == [0, SURE, 0]


def test_more_points_and_more_cards_are_better() -> None:
    state = founded()
    even = chances(state)
    state.v[state.at(1) + POINTS] += 4
    ahead = chances(state)
    assert ahead[1] > even[1] + 10_000
    assert ahead[0] < even[0]
    state = founded()
    state.v[state.at(1) + HAND] = parse_bundle("2grain3ore")
    assert chances(state)[1] > even[1]


def test_a_hidden_point_card_counts_for_its_owner() -> None:
    state = founded()
    even = chances(state)
    state.v[state.at(2) + HELD] += 64**4
    assert chances(state)[2] > even[2]


def test_reading_a_state_changes_nothing_and_leaves_no_traces() -> None:
    """One reader serves many states of a board: what it read before must not show."""
    first, second = founded(), founded()
    second.v[second.at(0) + HAND] = parse_bundle("5wood5ore")
    before = first.to_bytes()
    reader = Features(first.board)
    reader.read(second)
    reader.read(first)
    again = Features(first.board)
    again.read(first)
    assert list(reader.x) == list(again.x)
    assert len(list(again.x)) == 8 * FEATURES
    assert first.to_bytes() == before


def rolls_to_a_city(earned: int, hand: str) -> int:
    """With so many dots of grain and of ore, and without ports."""
    income = vec[i64]([i64(0), i64(0), i64(0), i64(earned), i64(earned)])
    rates, shares = vec[i64]([i64(4)] * 5), vec[i64]([i64(3)] * 5)
    return int(rolls_until(income, rates, shares, parse_bundle(hand), building.CITY_COST, LONGEST_WAIT))


def test_rolls_until_a_city_can_be_paid() -> None:
    assert rolls_to_a_city(6, "2grain3ore") == 0
    # Eight wood buy the two ores that are missing, at the bank.
    assert rolls_to_a_city(6, "8wood2grain1ore") == 0
    assert rolls_to_a_city(6, "2grain2ore") == 5
    assert rolls_to_a_city(0, "") > 50
