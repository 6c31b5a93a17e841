"""A master's opinion is about the move that was played, and better moves have better chances."""

import pytest

from hexfolk.analysis.opinion import NoDecision, compare, opinion
from hexfolk.bots.grounds import GROUNDS
from hexfolk.core.action import Action, parse_action
from hexfolk.core.chance import Scripted
from hexfolk.core.record import Entry
from hexfolk.core.state import HELD, POINTS
from hexfolk.report.playback import Playback
from tests.analysis.games import cut, short
from tests.bots.founded import RULES, founded, in_main

END = parse_action("end")


@pytest.fixture(scope="module")
def playback() -> Playback:
    return Playback(cut(short(), 60))


def test_it_is_about_the_move_of_that_step(playback: Playback) -> None:
    for step in (0, 9, 30):
        found = opinion(playback, step, 1)
        entry = playback.record.entries[step]
        assert f"{found.seat} {found.played}" == entry.text().partition(" | ")[0]
        assert (found.step, found.line) == (step, playback.line(step + 1))
        assert found.hint.reason in GROUNDS
        assert found.same == (found.hint.action == found.played)
        # What it would do is allowed.
        state = playback.moment(step).state
        action = parse_action(found.hint.action)
        assert action in RULES.legal(state, found.seat) or found.hint.action.startswith(("offer", "counter"))


def test_of_a_line_of_the_table_it_speaks_of_the_next_move() -> None:
    record = cut(short(), 12)
    record.entries = [*record.entries[:8], Entry(-1, None, [], "takeover 0"), *record.entries[8:]]
    playback = Playback(record)
    assert opinion(playback, 8, 1).step == 9
    with pytest.raises(NoDecision):
        opinion(playback, len(record.entries), 1)


def test_who_can_win_at_once_should() -> None:
    state = in_main(founded(), "2grain3ore", "", "")
    site = next(action for action in RULES.legal(state, 0) if action.kind == parse_action("city n0").kind)
    state.v[state.at(0) + POINTS] = state.options.target - 1
    chances = compare(RULES.observe(state, 0), [site, END], 1)
    assert chances is not None
    assert chances[0] == 1
    assert chances[1] < 0.999


def test_offers_have_no_number_but_deals_do() -> None:
    state = in_main(founded(), "1wood", "1ore", "")
    offer = parse_action("offer 1wood>1ore")
    assert compare(RULES.observe(state, 0), [offer, END], 1) is None
    RULES.apply(state, 0, offer, Scripted([]))
    number = int(state.offers[0].number)
    accept, refuse = parse_action(f"accept {number}"), parse_action(f"refuse {number}")
    chances = compare(RULES.observe(state, 1), [accept, refuse], 1)
    assert chances is not None
    assert chances[0] != chances[1]
    RULES.apply(state, 1, accept, Scripted([]))
    trade = parse_action(f"trade {number} 1")
    assert compare(RULES.observe(state, 0), [trade, END], 1) is not None


def test_hidden_cards_make_no_difference() -> None:
    """Two positions that look the same to a seat have the same comparison."""
    one = in_main(founded(), "1wood1brick", "2ore", "2wool")
    other = in_main(founded(), "1wood1brick", "2ore", "2wool")
    for state, cards in ((one, 0), (other, 1)):
        state.v[state.at(1) + HELD] += 1 << (6 * cards)
        state.deck -= 1 << (6 * cards)
        state.deck_left -= 1
    road = next(action for action in RULES.legal(one, 0) if action.kind == parse_action("road e0").kind)
    moves: list[Action] = [road, END]
    assert compare(RULES.observe(one, 0), moves, 1) == compare(RULES.observe(other, 0), moves, 1)
