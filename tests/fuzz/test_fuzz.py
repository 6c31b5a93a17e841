"""Spoilt input is taken or refused as promised, and nothing happens by half (``fuzz.py``)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfolk.core.action import action_text, parse_action
from hexfolk.core.board import board_text, parse_board
from hexfolk.core.errors import BadRecord, BadState, Illegal
from hexfolk.core.record_reading import parse_record
from hexfolk.core.snapshot import state_from_bytes
from hexfolk.islands import topology_of
from tests.fuzz.fuzz import FUZZERS, games

ROUNDS = 120


@pytest.mark.parametrize("name", FUZZERS)
def test_spoilt_input_does_no_harm(name: str) -> None:
    for seed in range(ROUNDS):
        FUZZERS[name](Random(seed))


@pytest.mark.long
@pytest.mark.parametrize("name", FUZZERS)
@pytest.mark.parametrize("start", range(1, 6))
def test_very_much_spoilt_input_does_no_harm(name: str, start: int) -> None:
    for seed in range(start * 10**6, start * 10**6 + 8_000):
        FUZZERS[name](Random(seed))


@given(st.text(max_size=120))
def test_any_text_is_an_action_or_is_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except Illegal as refusal:
        code = refusal.code
    else:
        code = ""
        assert parse_action(action_text(action)) == action
    assert code in ("", "bad_action", "bad_bundle")


@given(st.binary(max_size=400))
def test_any_bytes_are_refused_as_a_state(data: bytes) -> None:
    state = games(3)[0][0]
    with pytest.raises(BadState):
        state_from_bytes(state.board, state.options, data)


@given(st.text(max_size=300))
def test_any_text_is_refused_as_a_record(text: str) -> None:
    for begun in (text, f"hexfolk-record 1\n{text}", f"hexfolk-record 1\nrules classic 1\noptions {text}"):
        with pytest.raises(BadRecord):
            parse_record(begun, topology_of)


@pytest.mark.parametrize(
    ("line", "spoilt", "code"),
    [
        # As deep as no reader of JSON goes.
        ("seat 0", "seat 0 person " + 100_000 * "[", "record_seat"),
        ("board", "{board}9999999999999999999999", "record_header"),
        ("board", "{board}x", "record_header"),
    ],
)
def test_lines_that_once_did_harm_are_refused(line: str, spoilt: str, code: str) -> None:
    lines = [text for text in games(3)[1].split("\n") if not text.startswith("deal")]
    place = next(i for i, text in enumerate(lines) if text.startswith(line))
    lines[place] = spoilt.replace("{board}", lines[place])
    with pytest.raises(BadRecord) as fault:
        parse_record("\n".join(lines), topology_of)
    assert (fault.value.code, fault.value.line) == (code, place + 1)


@pytest.mark.parametrize("robber", ["x5", "h-1", "h05", "5", "h", "h 5", "h19"])
def test_the_robber_of_a_board_stands_on_a_hex(robber: str) -> None:
    board = games(3)[0][0].board
    text = board_text(board).rsplit("| ", 1)[0]
    assert parse_board(board.topology, f"{text}| h5").robber == 5
    assert parse_board(board.topology, f"{text}| -").robber == -1
    with pytest.raises(ValueError, match=r"robber|no hex|invalid literal"):
        parse_board(board.topology, f"{text}| {robber}")


def test_a_founding_that_is_over_is_no_state() -> None:
    """The next founder would be nobody."""
    state = games(4)[0][0]
    for phase, founded in ((0, 8), (1, 0)):
        wrong = state.copy()
        wrong.phase, wrong.founded, wrong.last_site = phase, founded, 3
        with pytest.raises(BadState):
            state_from_bytes(state.board, state.options, wrong.to_bytes())
