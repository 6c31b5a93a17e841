"""The text forms of actions."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hexfolk.core.action import (
    ACCEPT,
    BANK,
    BUY,
    CITY,
    COUNTER,
    DISCARD,
    END,
    KNIGHT,
    MONOPOLY,
    OFFER,
    PASS,
    PLENTY,
    REFUSE,
    ROAD,
    ROADS,
    ROB,
    ROBBER,
    ROLL,
    SEATS,
    SETTLE,
    SIGNUP,
    TRADE,
    WITHDRAW,
    WORDS,
    Action,
    action_text,
    encode,
    is_well_formed,
    parse_action,
)
from hexfolk.core.errors import Illegal
from hexfolk.core.resource import bundle_text, pack, parse_bundle, total, unpack

bundles = st.lists(st.integers(0, 31), min_size=5, max_size=5).map(pack)
cards = bundles.filter(lambda bundle: bundle > 0)
numbers = st.integers(0, 10**9)

actions = st.one_of(
    st.sampled_from([ROLL, BUY, KNIGHT, ROADS, SIGNUP, PASS, END]).map(Action),
    st.builds(
        lambda kind, n: Action(encode(kind, n)),
        st.sampled_from([SETTLE, ROAD, CITY, ROBBER, ROB, ACCEPT, REFUSE, WITHDRAW]),
        numbers,
    ),
    st.builds(lambda kind, b: Action(encode(kind, b)), st.sampled_from([DISCARD, PLENTY]), cards),
    st.integers(0, 4).map(lambda kind: Action(encode(MONOPOLY, kind))),
    st.builds(lambda a, b: Action(encode(BANK, a * SEATS + b)), st.integers(0, 4), st.integers(0, 4)),
    st.builds(lambda n, seat: Action(encode(TRADE, n * SEATS + seat)), numbers, st.integers(0, 7)),
    st.builds(lambda give, want: Action(OFFER, give, want), bundles, bundles),
    st.builds(lambda n, give, want: Action(encode(COUNTER, n), give, want), numbers, bundles, bundles),
)


@given(actions)
def test_every_action_comes_back_from_its_text(action: Action) -> None:
    text = action_text(action)
    assert parse_action(text) == action
    assert action_text(parse_action(text)) == text
    assert is_well_formed(action)
    assert hash(parse_action(text)) == hash(action)
    assert text in repr(action)


@given(bundles)
def test_every_bundle_comes_back_from_its_text(bundle: int) -> None:
    assert parse_bundle(bundle_text(bundle)) == bundle
    assert pack(unpack(bundle)) == bundle
    assert total(bundle) == sum(unpack(bundle))


@pytest.mark.parametrize(
    "text",
    [
        "settle n23",
        "road e17",
        "city n23",
        "roll",
        "discard 2wood1ore",
        "robber h9",
        "rob 2",
        "end",
        "buy",
        "knight",
        "roads",
        "plenty 1wood1ore",
        "monopoly wool",
        "bank wool>ore",
        "offer 2wood>1ore",
        "offer 1wood>",
        "offer >1ore",
        "counter 3 1wool>1ore",
        "accept 3",
        "refuse 3",
        "withdraw 3",
        "trade 3 2",
        "signup",
        "pass",
        "forfeit",
    ],
)
def test_the_forms_of_the_sheet(text: str) -> None:
    assert action_text(parse_action(text)) == text
    assert text.split(" ")[0] in WORDS


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "jump",
        "Roll",
        "roll ",
        " roll",
        "roll 1",
        "settle",
        "settle 3",
        "settle e3",
        "settle n",
        "settle n03",
        "settle n-1",
        "settle n+1",
        "settle n1.0",
        "settle n1 n2",
        "settle  n1",
        "settle n٣",
        "settle n²",
        "settle n10000000000",
        "settle n99999999999999999999",
        "rob x",
        "rob -1",
        "bank wool",
        "bank wool>",
        "bank wool>gold",
        "bank 4wool>1ore",
        "bank wool>ore>ore",
        "monopoly",
        "monopoly gold",
        "offer",
        "offer 1wood",
        "counter 1wood>1ore",
        "counter x 1wood>1ore",
        "trade 1",
        "trade 1 8",
        "trade 1 2 3",
        "accept",
        "x" * 200,
        "settle n1\n",
        "end\0",
    ],
)
def test_texts_that_are_no_action(text: str) -> None:
    with pytest.raises(Illegal) as fault:
        parse_action(text)
    assert fault.value.code == "bad_action"


@pytest.mark.parametrize(
    "text",
    [
        "discard 0wood",
        "discard 32wood",
        "discard 100wood",
        "discard 1gold",
        "discard 1",
        "discard wood1",
        "discard 1wood1wood",
        "discard -1wood",
        "plenty 1Wood",
        "plenty ١wood",
        "offer 1wood,1ore>1wool",
        "offer 1wood>1ore>1wool",
        "offer 99wood>1ore",
    ],
)
def test_texts_with_no_bundle(text: str) -> None:
    with pytest.raises(Illegal) as fault:
        parse_action(text)
    assert fault.value.code == "bad_bundle"


@given(st.text(max_size=120))
@example("offer >")
@example("discard ")
@example("counter 1 >")
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except Illegal as fault:
        code = fault.code
        action = None
    else:
        code = ""
    assert code in ("", "bad_action", "bad_bundle")
    assert action is None or parse_action(action_text(action)) == action


@given(st.sampled_from(WORDS), st.text("nehwoldrbickgr 0123456789>", max_size=30))
def test_any_ending_of_a_word_is_an_action_or_refused(word: str, rest: str) -> None:
    try:
        action = parse_action(f"{word} {rest}")
    except Illegal as fault:
        code = fault.code
    else:
        code = ""
        assert parse_action(action_text(action)) == action
        assert action_text(action).split(" ")[0] == word
    assert code in ("", "bad_action", "bad_bundle")


def test_actions_are_values() -> None:
    one, other = parse_action("offer 1wood>1ore"), parse_action("offer 1wood>1wool")
    assert one != other
    assert one != "offer 1wood>1ore"
    assert len({one, other, parse_action("offer 1wood>1ore")}) == 2


@pytest.mark.parametrize(
    "action",
    [
        Action(-1),
        Action(END + 1),
        Action(63),
        Action(encode(ROLL, 1)),
        Action(ROLL, 1),
        Action(OFFER, -1, 1),
        Action(OFFER, 2**30, 1),
        Action(encode(OFFER, 1), 1, 2),
        Action(encode(DISCARD, 0)),
        Action(encode(PLENTY, 2**30)),
        Action(encode(MONOPOLY, 5)),
        Action(encode(BANK, 5 * SEATS)),
        Action(encode(BANK, 5)),
        Action(encode(SETTLE, 10**11)),
    ],
)
def test_actions_that_no_game_could_ask_for(action: Action) -> None:
    assert not is_well_formed(action)
