"""One thing has one text: what a reader accepts is written again as it stood."""

from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hexfolk.core.action import WORDS, action_text, parse_action
from hexfolk.core.board import board_text, parse_board
from hexfolk.core.chance import draw_text, parse_draw
from hexfolk.core.errors import BadBoard, BadDraw, BadOption, BadRecord, Illegal
from hexfolk.core.numeral import MOST_DIGITS, NOT_A_NUMBER, parse_number
from hexfolk.core.options import Options, options_text, parse_options
from hexfolk.core.record_reading import parse_record
from hexfolk.core.resource import bundle_text, parse_bundle
from hexfolk.islands import topology_of
from tests.core.kit import HOME

# What Python's own int() would take for a digit or overlook, and what stands between the parts of a text.
ODD = ["00", *"017+-_ \t\neh=|", "\u0663", "\uff15", "\u00b2", "\u2028"]
ACTIONS = [
    *(
        "settle n23",
        "road e17",
        "city n0",
        "roll",
        "discard 2wood1ore",
        "robber h9",
        "rob 2",
        "buy",
        "knight",
    ),
    *("roads", "plenty 1wood1ore", "monopoly wool", "bank wool>ore", "offer 2wood>1ore", "offer 10wood>"),
    *(
        "counter 13 1wool>31ore",
        "accept 3",
        "refuse 30",
        "withdraw 3",
        "trade 3 2",
        "signup",
        "pass",
        "end",
        "forfeit",
    ),
]
DRAWS = ["dice/6=3", "deck/25=10", "theft/7=0", "seating/4=1"]
BUNDLES = ["", "1wood", "2wood1ore", "31brick10wool20grain", "1wood1brick1wool1grain1ore"]
OPTIONS = [options_text(Options()), options_text(Options(8, 15, friendly_robber=True, gifts=False))]
BOARDS = [HOME, HOME.replace("| h9", "| -"), HOME.replace("| e1? e4F", "| e4F e1?")]
RECORD = f"""hexfolk-record 1
rules classic 1
options {options_text(Options(2))}
board {HOME}
seating seating/2=1
seat 0 person "Ada"
seat 1 bot settler "Zo\u00eb"
begin
0 settle n23
0 roll | dice/6=2 dice/6=4
* takeover 1 settler
1 robber h4 | theft/7=3
end winner=- turns=1 state=00
"""


def spoilt(texts: list[str]) -> st.SearchStrategy[str]:
    """A text with some odd pieces put in or in the place of a letter."""
    changes = st.lists(st.tuples(st.floats(0, 1), st.booleans(), st.sampled_from(ODD)), max_size=2)

    def change(text: str, wanted: list[tuple[float, bool, str]]) -> str:
        for where, instead, piece in wanted:
            place = int(where * len(text))
            text = text[:place] + piece + text[place + instead :]
        return text

    return st.builds(change, st.sampled_from(texts), changes)


def again(read: Callable[[str], str], refusal: type[Exception], texts: list[str], text: str) -> None:
    """The law; and the texts themselves are read."""
    for right in texts:
        assert read(right) == right
    try:
        assert read(text) == text
    except refusal:
        assert text not in texts


def test_every_word_is_tried() -> None:
    assert {text.split(" ")[0] for text in ACTIONS} == set(WORDS)


@given(spoilt(ACTIONS))
@example("settle n03")
@example("trade 3 02")
@example("plenty woodore")
@example("discard 1ore2wood")
@example("discard 02wood")
@example("counter 3 1wood>\u0663ore")
def test_actions(text: str) -> None:
    again(lambda text: action_text(parse_action(text)), Illegal, ACTIONS, text)


@given(spoilt(BUNDLES))
@example("1wood1wood")
@example("0wood")
@example("32wood")
def test_bundles(text: str) -> None:
    again(lambda text: bundle_text(parse_bundle(text)), Illegal, BUNDLES, text)


@given(spoilt(DRAWS))
@example("dice/6=03")
@example("dice/06=3")
@example("dice/6=\u0663")
@example("dice/6=+3")
def test_draws(text: str) -> None:
    again(lambda text: draw_text(parse_draw(text)), BadDraw, DRAWS, text)


@given(spoilt(OPTIONS))
def test_options(text: str) -> None:
    """They may stand in any order and be left out; each that stands there is written again as it stood."""

    def read(text: str) -> str:
        written = options_text(parse_options(text)).split(" ")
        return " ".join(sorted(text.split(" "), key=written.index) if text else written)

    again(read, BadOption, OPTIONS, text)


@pytest.mark.parametrize(
    ("text", "field", "code"),
    [
        ("players=04", "players", "unknown"),
        ("players=\u0664", "players", "unknown"),
        ("players=4  target=10", "", "unknown"),
        ("players=4 ", "", "unknown"),
        ("players=4 players=4", "players", "twice"),
        ("robber=on target=10 robber=off", "robber", "twice"),
    ],
)
def test_options_that_only_look_like_some(text: str, field: str, code: str) -> None:
    with pytest.raises(BadOption) as fault:
        parse_options(text)
    assert (fault.value.field, fault.value.code) == (field, code)


@given(spoilt(BOARDS))
@example(HOME.replace("F8", "F08"))
@example(HOME.replace("e4F", "e04F"))
@example(HOME.replace("| h9", "| h09"))
@example(HOME + " ")
@example(HOME.replace(" D ", " D0 "))
def test_boards(text: str) -> None:
    topology = topology_of("standard19")
    again(lambda text: board_text(parse_board(topology, text)), BadBoard, BOARDS, text)


@given(spoilt([RECORD]))
@example(RECORD.replace("=2 dice", "=02 dice"))
@example(RECORD.replace("=2 dice", "=2  dice"))
@example(RECORD.replace(" | theft/7=3", " | "))
@example(RECORD.replace('"Ada"', ' "Ada"'))
@example(RECORD.replace("seat 1", "seat 01"))
@example(RECORD.replace("record 1", "record 01"))
def test_records(text: str) -> None:
    """But for the ends of lines, the order of the options, and names, of which JSON has several."""

    def read(text: str) -> str:
        written = parse_record(text, topology_of).to_text()
        lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        assert written.split("\n")[3:5] == lines[3:5]
        assert written.split("\n")[7:-1] == lines[7:]
        return text

    again(read, BadRecord, [RECORD], text)


@given(st.text(max_size=24), st.integers(0, 10**20))
@example("\u0663", 10)
@example("1_0", 10)
@example("9" * (MOST_DIGITS + 1), 10**20)
def test_numbers(text: str, most: int) -> None:
    number = parse_number(text, most)
    assert number == NOT_A_NUMBER or (str(number) == text and 0 <= number <= most)


@given(st.integers(0, 10**MOST_DIGITS - 1))
def test_every_number_is_read(number: int) -> None:
    assert parse_number(str(number), number) == number
    assert parse_number(str(number), number - 1) == NOT_A_NUMBER
