"""Records: round trip, replay, and records that somebody wrote into."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfolk.core.action import parse_action
from hexfolk.core.chance import (
    DICE,
    PURPOSES,
    SEATING,
    Draw,
    Recorder,
    Scripted,
    Seeded,
    draw_text,
    parse_draw,
    shuffle,
)
from hexfolk.core.deal import deal
from hexfolk.core.digest import digest
from hexfolk.core.errors import BadDraw, BadRecord
from hexfolk.core.event import Event
from hexfolk.core.options import Options, parse_options
from hexfolk.core.record import Entry, Record, Seat, replay, result_text
from hexfolk.core.record_reading import parse_record
from hexfolk.core.state import OVER, State
from hexfolk.islands import standard_for, topology_of
from tests.core import driver
from tests.core.kit import RULES, home

NAMES = ("Ada", "Zoë", "Łucja", "さくら", 'Q"uote', "two words", "line\u2028end", "tab\there")


def recorded(players: int, seed: int, steps: int, words: str = "") -> tuple[Record, State]:
    """A game played by chance, with all that belongs to its record."""
    options = parse_options(f"players={players} target=8 {words}".strip())
    chance = Recorder(Seeded(seed))
    board = deal(topology_of(standard_for(players)), chance)
    dealt = chance.take()
    shuffle(list(range(players)), SEATING, chance)
    seats = [
        Seat("bot", "settler", NAMES[i]) if i % 2 else Seat("person", "", NAMES[i]) for i in range(players)
    ]
    record = Record(options, board, seats)
    record.deal = dealt
    record.seating = chance.take()
    state = RULES.new_game(board, options)
    for number, (seat, action, source, _) in enumerate(driver.play(state, seed, steps)):
        record.add(seat, action, source.take())
        if number == 30:
            record.entries.append(Entry(-1, None, [], "takeover 1 settler"))
    record.close(state)
    return record, state


GAMES = [
    (2, 1, 300, ""),
    (4, 2, 5000, ""),
    (4, 3, 500, "friendly_robber=on"),
    (6, 4, 700, ""),
    (8, 5, 500, ""),
]


@pytest.mark.parametrize(("players", "seed", "steps", "words"), GAMES)
def test_a_record_comes_back_and_replays_to_the_same_state(
    players: int, seed: int, steps: int, words: str
) -> None:
    record, state = recorded(players, seed, steps, words)
    text = record.to_text()
    again = parse_record(text, topology_of)
    assert again.to_text() == text
    assert replay(again) == replay(record) == state
    assert [seat.name for seat in again.seats] == list(NAMES[:players])
    assert again.board == record.board
    assert again.options == record.options


def test_a_finished_game_says_who_won() -> None:
    record, state = recorded(4, 2, 5000)
    assert state.phase == OVER
    assert record.result == result_text(state)
    assert record.result.startswith(f"winner={state.winner} turns={state.turn} state={digest(state)}")
    assert re.fullmatch(r"[0-9a-f]{16}", digest(state))


def test_a_running_game_has_no_end() -> None:
    record, state = recorded(4, 2, 80)
    record.result = ""
    text = record.to_text()
    assert "\nend " not in text
    assert replay(parse_record(text, topology_of)) == state
    record.close(state)
    assert record.result.startswith("winner=- ")


def test_a_replay_tells_every_step() -> None:
    record, _ = recorded(5, 7, 120)
    steps: list[int] = []
    states: list[str] = []

    def each(number: int, state: State, trace: list[Event]) -> None:
        steps.append(number)
        states.append(digest(state))
        assert trace

    replay(record, each)
    assert steps == [i for i, entry in enumerate(record.entries) if entry.action is not None]
    assert len(set(states)) > 60
    assert record.result.endswith(states[-1])


def test_board_and_seating_may_stand_without_their_draws() -> None:
    record, state = recorded(3, 9, 60)
    record.deal = []
    record.seating = []
    text = record.to_text()
    assert "\ndeal" not in text
    assert replay(parse_record(text, topology_of)) == state


def test_a_record_may_tell_when_it_was_played() -> None:
    record, _ = recorded(2, 1, 40)
    assert "times" not in record.to_text()
    record.begun = "2026-11-30T18:05:00Z"
    for number, entry in enumerate(record.entries):
        entry.waited = 7 * number % 30
    text = record.to_text()
    head = text.index("\nbegin\n")
    assert text[:head].endswith(
        "\ntimes 2026-11-30T18:05:00Z " + " ".join(str(e.waited) for e in record.entries)
    )
    again = parse_record(text, topology_of)
    assert (again.begun, again.to_text()) == (record.begun, text)
    assert [entry.waited for entry in again.entries] == [entry.waited for entry in record.entries]
    line = text[:head].count("\n") + 1
    for old, new in (
        (" 7 14", " 7"),
        (" 7 14", " 7 014"),
        (" 7 14", " 7 -1"),
        (" 7 14", " 7  14"),
        (" 7 14", " 7 1234567890"),
        (" 7 14", " 7 ²"),
        ("18:05:00Z", "18:05:00"),
        ("18:05:00Z", "18:05:0xZ"),
    ):
        with pytest.raises(BadRecord) as refused:
            parse_record(text.replace(old, new, 1), topology_of)
        assert (refused.value.code, refused.value.line) == ("record_times", line)


def test_windows_line_ends_are_read() -> None:
    record, state = recorded(3, 9, 60)
    text = record.to_text().replace("\n", "\r\n")
    assert replay(parse_record(text, topology_of)) == state


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=40), st.booleans())
def test_any_name_comes_back(name: str, bot: bool) -> None:
    seat = Seat("bot", "settler", name) if bot else Seat("person", "", name)
    record = Record(Options(2), home(), [seat, Seat("person", "", "B")])
    again = parse_record(record.to_text(), topology_of)
    assert [(s.kind, s.bot, s.name) for s in again.seats] == [
        (seat.kind, seat.bot, name),
        ("person", "", "B"),
    ]


# --- records that make no sense ------------------------------------------------------------------

SMALL = """\
hexfolk-record 1
rules classic 1
options players=2
board standard19 | F8 A10 P4 M3 H9 F6 A11 P5 A6 D M10 H8 F4 P2 H9 P12 M5 F3 A11 | e1? | h9
seat 0 person "Ada"
seat 1 bot settler "Birch"
begin
0 settle n0
0 road e0
1 settle n10
1 road e10
1 settle n20
1 road e25
0 settle n30
* clock 0
0 road e37
0 roll | dice/6=0 dice/6=1
0 end
"""


def fault_of(text: str) -> tuple[str, int]:
    with pytest.raises(BadRecord) as fault:
        replay(parse_record(text, topology_of))
    return fault.value.code, fault.value.line


def test_the_small_record_is_right() -> None:
    record = parse_record(SMALL, topology_of)
    state = replay(record)
    assert (state.turn, state.on_turn) == (2, 1)
    assert record.to_text().split("\n")[2].startswith("options players=2 target=10")


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("hexfolk-record 1", "hexfolk-record 2", "record_version", 1),
        ("hexfolk-record 1", "a letter", "record_line", 1),
        ("rules classic 1", "rules classic 99", "record_rules", 2),
        ("rules classic 1", "rules other 1", "record_rules", 2),
        ("options players=2", "options players=99", "record_header", 3),
        ("options players=2", "options players=3", "record_seats", 6),
        ("options players=2", "option players=2", "record_line", 3),
        ("board standard19", "board atlantis", "record_island", 4),
        ("board standard19", "board standard30", "record_header", 4),
        ("F8 A10", "F8", "record_header", 4),
        ("| h9", "| h99", "record_header", 4),
        ('seat 1 bot settler "Birch"\n', "", "record_seats", 5),
        ("seat 1 bot", "seat 2 bot", "record_seat", 6),
        ("seat 1 bot", "seat 1 cat", "record_seat", 6),
        ('"Birch"', "Birch", "record_seat", 6),
        ('"Birch"', "7", "record_seat", 6),
        ("begin\n", "", "record_line", 7),
        ("0 settle n0", "9 settle n0", "record_entry", 8),
        ("0 settle n0", "x settle n0", "record_entry", 8),
        ("0 settle n0", "", "record_entry", 8),
        ("0 settle n0", "5 settle n0", "record_illegal", 8),
        ("0 settle n0", "0 settle n99", "record_illegal", 8),
        ("0 settle n0", "0 settle", "record_action", 8),
        ("0 settle n0", "0 jump", "record_action", 8),
        ("0 settle n0", "0 settle n0 | dice/6=0", "record_draw", 8),
        ("0 settle n0", "0 settle n0 | dice", "record_draw", 8),
        ("1 settle n10", "0 settle n10", "record_illegal", 10),
        ("* clock 0", "* magic 0", "record_entry", 15),
        ("* clock 0", "*", "record_entry", 15),
        ("0 road e37", "0 road e39", "record_clock", 16),
        (" | dice/6=0 dice/6=1", "", "record_draw", 17),
        ("dice/6=0 dice/6=1", "dice/6=0", "record_draw", 17),
        ("dice/6=0 dice/6=1", "dice/6=0 dice/6=1 dice/6=2", "record_draw", 17),
        ("dice/6=0 dice/6=1", "dice/6=0 dice/8=1", "record_draw", 17),
        ("dice/6=0 dice/6=1", "dice/6=0 theft/6=1", "record_draw", 17),
        ("dice/6=0 dice/6=1", "dice/6=0 dice/6=6", "record_draw", 17),
        ("dice/6=0 dice/6=1", "dice/6=0 luck/6=1", "record_draw", 17),
        ("dice/6=0 dice/6=1", "dice/6=0 dice/6=-1", "record_draw", 17),
        ("0 end\n", "0 end\n0 end\n", "record_illegal", 19),
        ("0 end\n", "0 end\nend winner=- turns=2 state=0000000000000000\n", "record_result", 19),
        ("0 end\n", "0 end\nend winner=0 turns=2\n0 roll\n", "record_after_end", 20),
        ("0 end\n", "0 end\n\n", "record_entry", 19),
    ],
)
def test_a_wrong_record_is_told_by_its_line(old: str, new: str, code: str, line: int) -> None:
    assert old in SMALL
    assert fault_of(SMALL.replace(old, new, 1)) == (code, line)


def test_tampered_deals() -> None:
    record, _ = recorded(4, 2, 40)
    lines = record.to_text().split("\n")
    assert lines[4].startswith("deal ")
    draws = lines[4].split(" ")
    for wrong in (
        draws[:-1],
        [*draws, "desert/2=0"],
        [draws[0], draws[2], draws[1], *draws[3:]],
        [draws[0], draws[1].split("=")[0] + "=" + ("0" if not draws[1].endswith("=0") else "1"), *draws[2:]],
    ):
        text = "\n".join([*lines[:4], " ".join(wrong), *lines[5:]])
        assert fault_of(text) == ("record_deal", 5)


@pytest.mark.parametrize("seed", range(3))
def test_a_changed_draw_is_noticed_when_it_matters(seed: int) -> None:
    """A draw of another value leads to an illegal action or another end, unless it changed nothing at all."""
    record, state = recorded(3, 20 + seed, 250)
    lines = record.to_text().split("\n")
    begin = lines.index("begin")
    pattern = re.compile(r"(dice|deck|theft)/(\d+)=(\d+)")
    drawn = [i for i, line in enumerate(lines) if i > begin and pattern.search(line)]
    noticed = 0
    for place in drawn[:: max(1, len(drawn) // 16)]:
        match = pattern.search(lines[place])
        assert match is not None
        bound, value = int(match[2]), int(match[3])
        other = f"{match[1]}/{bound}={(value + 1 + bound // 2) % bound}"
        changed = lines[place].replace(match[0], other, 1)
        text = "\n".join([*lines[:place], changed, *lines[place + 1 :]])
        try:
            assert replay(parse_record(text, topology_of)) == state
        except BadRecord as fault:
            noticed += 1
            line = fault.line
        else:
            line = len(lines)
        assert line > place
    assert noticed > 4


def test_a_left_out_action_is_noticed() -> None:
    record, _ = recorded(4, 2, 200)
    lines = record.to_text().split("\n")
    begin = lines.index("begin")
    for place in range(begin + 1, begin + 17):
        code, line = fault_of("\n".join(lines[:place] + lines[place + 1 :]))
        assert code == "record_illegal"
        assert line == place + 1


def test_a_name_nested_without_end() -> None:
    assert fault_of(SMALL.replace('"Birch"', "[" * 100_000)) == ("record_seat", 6)


def test_too_long() -> None:
    with pytest.raises(BadRecord) as fault:
        parse_record("x\n" * 200_001, topology_of)
    assert fault.value.code == "record_too_long"


@pytest.mark.parametrize("text", ["", "\n", "hexfolk-record 1", "hexfolk-record 1\nrules classic 1\n"])
def test_a_record_that_stops_in_its_head(text: str) -> None:
    code, line = fault_of(text)
    assert code == "record_line"
    assert line == len(text.removesuffix("\n").split("\n")) + (1 if text.strip() else 0)


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        parse_record("hexfolk-record 1\n" + text, topology_of)


# --- draws ---------------------------------------------------------------------------------------


@given(st.integers(0, len(PURPOSES) - 1), st.integers(1, 10**8), st.data())
def test_draws_come_back_from_their_text(purpose: int, bound: int, data: st.DataObject) -> None:
    draw = Draw(purpose, bound, data.draw(st.integers(0, bound - 1)))
    assert parse_draw(draw_text(draw)) == draw
    assert hash(parse_draw(draw_text(draw))) == hash(draw)
    assert repr(draw) == draw_text(draw)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dice",
        "dice/6",
        "dice/=1",
        "dice/6=",
        "dice/6=6",
        "dice/0=0",
        "luck/6=1",
        "dice/6=1=1",
        "dice/6=x",
    ],
)
def test_texts_that_are_no_draw(text: str) -> None:
    with pytest.raises(BadDraw):
        parse_draw(text)


def test_scripted_draws_must_be_those_asked_for() -> None:
    for draws in ([], [Draw(SEATING, 6, 0)], [Draw(DICE, 5, 0)], [Draw(DICE, 6, 6)], [Draw(DICE, 6, -1)]):
        script = Scripted(draws)
        with pytest.raises(BadDraw):
            script.draw(DICE, 6)
        assert script.used == 0


def test_the_recorder_keeps_what_was_drawn() -> None:
    recorder = Recorder(Seeded(3))
    values = [int(recorder.draw(DICE, 6)) for _ in range(50)]
    assert [draw.value for draw in recorder.take()] == values
    assert recorder.draws == []
    assert set(values) == set(range(6))
    with pytest.raises(BadDraw):
        Recorder(Scripted([Draw(DICE, 6, 7)])).draw(DICE, 6)


def test_seeds_give_the_same_draws_everywhere() -> None:
    """Interpreted and compiled, on every machine."""
    chance = Seeded(42)
    assert [int(chance.draw(DICE, 1000)) for _ in range(8)] == [597, 150, 547, 865, 623, 523, 65, 28]


def test_an_action_of_the_record_is_the_action_played() -> None:
    entry = Entry(2, parse_action("rob 1"), [Draw(PURPOSES.index("theft"), 5, 3)])
    assert entry.text() == "2 rob 1 | theft/5=3"
    assert Entry(-1, None, [], "clock 3").text() == "* clock 3"
