"""Whoever calls wrongly is told what was wrong, by an error of its own kind; and nothing has changed.

The static types say what is right; these calls come from those who do not check them. Interpreted and
compiled refuse alike, but for numbers beyond 64 bits, which compiled code does not let in at all.
"""

from array import array
from collections.abc import Callable
from typing import Any

import pytest

import hexfolk
from hexfolk.core.board import parse_board
from hexfolk.core.chance import Outside, Recorder, parse_draw
from hexfolk.core.deal import deal
from hexfolk.core.map_reading import parse_island
from hexfolk.core.options import parse_options
from hexfolk.core.record_reading import parse_record
from hexfolk.core.resource import pack, parse_bundle
from hexfolk.core.snapshot import known_from_bytes, state_from_bytes
from hexfolk.islands import topology_of
from tests.core.kit import HOME, RULES

# Any: the calls below are wrong on purpose.
H: Any = hexfolk
Illegal, TOO_LARGE = hexfolk.Illegal, (hexfolk.Illegal, OverflowError, TypeError)
HUGE = 10**30


def game() -> Any:
    """A game in which seat 0 is to place its first settlement."""
    return hexfolk.Game(seed=1)


def refused(
    call: Callable[[], object], errors: type[Exception] | tuple[type[Exception], ...], told: str
) -> None:
    with pytest.raises(errors) as refusal:
        call()
    if TypeError not in (errors if isinstance(errors, tuple) else ()) or isinstance(refusal.value, Illegal):
        assert told in str(refusal.value)


# --- seats and actions -----------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 4, 7, 8, 255, HUGE, -HUGE])
def test_a_seat_that_is_not_there(seat: int) -> None:
    g = game()
    before = g.state.to_bytes()
    refused(lambda: g.legal(seat), TOO_LARGE, "unknown_seat")
    refused(lambda: g.apply(seat, "roll"), TOO_LARGE, "unknown_seat")
    refused(lambda: RULES.apply(g.state, seat, H.Action(0), H.Seeded(1)), TOO_LARGE, "unknown_seat")
    if seat != -1:
        refused(lambda: g.observe(seat), TOO_LARGE, "unknown_seat")
    refused(lambda: g.points(seat), IndexError, f"no seat {seat}")
    assert g.state.to_bytes() == before
    assert g.record.entries == []


@pytest.mark.parametrize("seat", ["0", None, [], b"0"])
def test_what_is_no_seat(seat: Any) -> None:
    g = game()
    for call in (g.legal, g.observe, g.points):
        refused(lambda call=call: call(seat), TypeError, "")  # type: ignore[misc]
    refused(lambda: g.apply(seat, "roll"), TypeError, "")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_action"),
        ("dance", "bad_action"),
        ("settle", "bad_action"),
        ("settle n54", "no_such_spot"),
        ("settle n999999999", "no_such_spot"),
        ("settle n9999999999", "bad_action"),
        ("roll", "finish_found_settlement"),
        ("rob 7", "finish_found_settlement"),
        ("discard 32wood", "bad_bundle"),
        ("accept 1", "offer_unknown"),
        ("offer 1wood>1ore" + " " * 100, "bad_action"),
    ],
)
def test_an_action_that_is_none_now(text: str, code: str) -> None:
    g = game()
    before = g.state.to_bytes()
    refused(lambda: g.apply(0, text), Illegal, code)
    assert g.state.to_bytes() == before


@pytest.mark.parametrize("action", [None, 5, b"roll", ["roll"]])
def test_what_is_no_action(action: Any) -> None:
    refused(lambda: game().apply(0, action), TypeError, "an action or its text")
    refused(lambda: H.parse_action(action), TypeError, "")


@pytest.mark.parametrize("code", [-1, 22, 63, 64 * 54, 2**62, 2**63 - 1, -(2**63), HUGE, -HUGE])
def test_a_code_of_no_action(code: int) -> None:
    g = game()
    refused(lambda: g.apply(0, H.Action(code)), TOO_LARGE, "")
    refused(lambda: g.apply(0, H.Action(0, code, 0)), TOO_LARGE, "")
    assert g.record.entries == []


def test_actions_when_the_game_is_over() -> None:
    g = hexfolk.Game(players=2, seed=3, options=hexfolk.Options(2, 8))
    chance = hexfolk.Seeded(4)
    while not g.is_over:
        legal = g.legal(g.to_act[0])
        g.apply(g.to_act[0], legal[chance.draw(8, len(legal))])
    refused(lambda: g.apply(0, "end"), Illegal, "game_over")
    assert g.legal(0) == []


# --- making games ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 64])
def test_too_few_or_too_many(players: int) -> None:
    refused(lambda: H.Game(players), hexfolk.BadOption, "players")
    refused(lambda: H.Options(players), hexfolk.BadOption, "players")


@pytest.mark.parametrize(
    "options",
    [
        {"players": "4"},
        {"players": 4.0},
        {"players": None},
        {"target": "10"},
        {"target": 9.5},
        {"robber": None},
        {"robber": "off"},
        {"gifts": []},
    ],
)
def test_options_of_another_type(options: dict[str, Any]) -> None:
    refused(lambda: H.Options(**options), TypeError, "")


def test_options_out_of_range() -> None:
    refused(lambda: H.Options(target=7), hexfolk.BadOption, "target")
    refused(lambda: H.Options(dice="loaded"), hexfolk.BadOption, "dice")
    refused(lambda: parse_options("pirates=on"), hexfolk.BadOption, "pirates")


def test_an_island_that_there_is_not() -> None:
    refused(lambda: H.Game(island="atlantis"), KeyError, "atlantis")
    refused(lambda: topology_of("atlantis"), KeyError, "atlantis")


@pytest.mark.parametrize("seed", ["1", 1.5, b"1"])
def test_a_seed_is_a_number(seed: Any) -> None:
    refused(lambda: H.Seeded(seed), TypeError, "")
    refused(lambda: H.Game(seed=seed), TypeError, "")


# --- chance ----------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [-1, 19, 2**31])
def test_a_source_of_chance_that_draws_outside_its_bound(value: int) -> None:
    for source in (Outside(lambda _: value), Recorder(Outside(lambda _: value))):
        refused(lambda source=source: deal(topology_of("standard19"), source), hexfolk.BadDraw, str(value))  # type: ignore[misc]


def test_a_script_that_ends_or_says_another_thing() -> None:
    for script, told in (
        ("", "no draw left"),
        ("dice/6=1", "stands where"),
        ("terrain/19=1", "no draw left"),
    ):
        draws = [parse_draw(word) for word in script.split()]
        refused(lambda draws=draws: H.Game(chance=H.Scripted(draws)), hexfolk.BadDraw, told)  # type: ignore[misc]


@pytest.mark.parametrize("text", ["", "dice", "dice/6", "dice/6=6", "dice/0=0", "luck/6=1", "dice/6=1 "])
def test_what_is_no_draw(text: str) -> None:
    refused(lambda: parse_draw(text), hexfolk.BadDraw, text.strip())


# --- texts and bytes -------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "x", "standard19", HOME + " | x", HOME[:-1], HOME.replace("F8", "X8")])
def test_what_is_no_board(text: str) -> None:
    refused(lambda: parse_board(topology_of("standard19"), text), hexfolk.BadBoard, "")


@pytest.mark.parametrize("text", ["", "=", "id = 'x'", "id = 'x'\nmap = '?'\nplayers = [2, 4]\nterrain = 1"])
def test_what_is_no_island(text: str) -> None:
    refused(lambda: parse_island(text), hexfolk.BadIsland, "line")


@pytest.mark.parametrize("counts", [[-1], [32], [1, 2, 3, 4, 5, 6], [HUGE]])
def test_what_is_no_bundle(counts: list[int]) -> None:
    refused(lambda: pack(counts), TOO_LARGE, "bad_bundle")
    refused(lambda: parse_bundle("x"), Illegal, "bad_bundle")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("hexfolk-record 1", "hexfolk-record 2"), "format 1"),
        (("rules classic 1", "rules classic 2"), "only rules classic 1"),
        (("rules classic 1", "rules river 1"), "only rules classic 1"),
        (("players=4", "players=5"), "seats"),
        (("board standard19", "board atlantis"), "unknown island"),
        (("target=10", "target=99"), "target"),
        (("begin", "start"), "begin"),
        (("0 settle", "9 settle"), "not an entry"),
        (("0 settle n", "0 settle m"), "not an action"),
        (("0 settle", "1 settle"), "not_your_turn"),
    ],
)
def test_records_that_this_version_cannot_play(change: tuple[str, str], told: str) -> None:
    g = game()
    g.apply(0, g.legal(0)[0])
    text = g.record.to_text()
    assert change[0] in text
    refused(lambda: H.read_record(text.replace(*change)), hexfolk.BadRecord, told)


@pytest.mark.parametrize("thing", [None, b"hexfolk-record 1", 5])
def test_what_is_no_text(thing: Any) -> None:
    refused(lambda: H.read_record(thing), TypeError, "")
    read_record: Any = parse_record
    refused(lambda: read_record(thing, topology_of), TypeError, "")
    read_island: Any = parse_island
    refused(lambda: read_island(thing), TypeError, "")


def test_bytes_of_another_game_or_version() -> None:
    g = game()
    data = g.state.to_bytes()
    numbers = array("q", data)
    numbers[0] += 1
    for wrong in (b"", data[:-1], data[:-8], data + data, numbers.tobytes(), bytes(len(data))):
        refused(lambda wrong=wrong: state_from_bytes(g.board, g.options, wrong), hexfolk.BadState, "")  # type: ignore[misc]
    other = hexfolk.Game(players=3, seed=1)
    refused(lambda: state_from_bytes(other.board, other.options, data), hexfolk.BadState, "another game")
    known = g.observe(-1).known.to_bytes()
    for reader in (-2, 4, 9):
        told = f"no reader {reader}"
        refused(lambda r=reader: known_from_bytes(g.board, g.options, known, r), hexfolk.BadState, told)  # type: ignore[misc]
    read: Any = state_from_bytes
    for thing in ("text", None, 5):
        refused(lambda thing=thing: read(g.board, g.options, thing), TypeError, "")  # type: ignore[misc]


def test_objects_of_another_kind() -> None:
    for thing in (None, 5, "state"):
        for call in (H.draw_board, H.draw_position, H.action_text, lambda it: H.sample(it, H.Seeded(1))):
            refused(lambda call=call, thing=thing: call(thing), (TypeError, AttributeError), "")  # type: ignore[misc]


def test_every_error_of_the_library_has_a_public_name() -> None:
    from hexfolk.core import errors

    named = {name for name in vars(errors) if name.startswith("Bad")} | {"Illegal"}
    assert named <= set(hexfolk.__all__)
    for name in hexfolk.__all__:
        assert getattr(hexfolk, name) is not None
    refused(lambda: H.nothing, AttributeError, "nothing")
