"""Checking records: good ones, and every way to tamper with one. A second checker must say the same."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hexfolk.core.chance import draw_text
from hexfolk.core.errors import BadRecord
from hexfolk.core.map_text import island_text
from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.verdict import (
    DIFFERS,
    RECOMPUTED,
    UNPUBLISHED,
    UNSEALED,
    VERIFIED,
    Verdict,
    verify,
    verify_text,
)
from hexfolk.islands import catalogue, topology_of
from tests.core.sealed import FOLDER, PLANS, Plan, play_sealed
from tests.oracles import checker

OWN = Plan("pbp", island="own", seed=8, steps=60, map=island_text(catalogue()["lagoon"]))
LARGE = Plan("pbwpbm", "special_building=on", seed=9, steps=200)
GOLDEN = sorted(FOLDER.glob("*.txt"))
HEX = re.compile(r"[0-9a-f]{32,64}")
DRAW = re.compile(r"\b([a-z]+)/(\d+)=(\d+)")


@cache
def sample(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def verdict_of(text: str) -> Verdict:
    return verify_text(text, topology_of)


def line_of(text: str) -> int:
    """The line that differs; 0 for none."""
    verdict = verdict_of(text)
    assert (verdict.kind == DIFFERS) == (verdict.fault is not None)
    return verdict.fault.line if verdict.fault else 0


# --- good records ---------------------------------------------------------------------------------


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_records_kept_for_checkers_are_right(file: Path) -> None:
    """They were written once, and are right in every later version and by the second checker."""
    text = file.read_text(encoding="utf-8")
    verdict = verdict_of(text)
    assert verdict.fault is None
    assert verdict.kind == (RECOMPUTED if file.stem in ("bots", "nobody-gave") else VERIFIED)
    assert checker.check(text) == 0


def test_the_records_kept_hold_all_there_is() -> None:
    assert {file.stem for file in GOLDEN} == set(PLANS)
    whole = "".join(sample(name) for name in PLANS)
    for purpose in ("seating", "island", "terrain", "numbers", "ports", "dice", "deck", "theft", "forced"):
        assert f"{purpose}/" in whole
    for words in ("* clock", "* undo", "* lapse", "* takeover", " person - -", "winner=-"):
        assert words in whole
    assert re.search(r"member \d person [0-9a-f]{64} -", whole)


@pytest.mark.parametrize("plan", [OWN, LARGE], ids=["own-map", "large"])
def test_other_games(plan: Plan) -> None:
    record = play_sealed(plan)
    text = record.to_text()
    assert checker.check(text) == 0
    people = len(plan.who) - plan.who.count("b")
    for verdict in (verify(record, topology_of), verdict_of(text)):
        assert (verdict.kind, verdict.people, verdict.gave) == (VERIFIED, people, plan.who.count("p"))


def test_a_sealed_record_comes_back_and_replays() -> None:
    for name in PLANS:
        record = parse_record(sample(name), topology_of)
        assert record.to_text() == sample(name)
        assert replay(record) is not None


def test_names_are_not_part_of_it() -> None:
    text = sample("drawn-island")
    bare = parse_record(text, topology_of).to_text(names=False)
    assert bare != text
    assert "Ada" not in bare
    assert "さくら" not in bare
    assert verdict_of(bare).kind == VERIFIED
    assert checker.check(bare) == 0
    assert parse_record(bare, topology_of).to_text() == bare


def test_windows_line_ends_verify() -> None:
    assert verdict_of(sample("people").replace("\n", "\r\n")).kind == VERIFIED


def test_options_count_as_they_stand() -> None:
    """A later version may know more options: what was sealed before stays what it was."""
    record = play_sealed(Plan("pp", seed=3, steps=30))
    assert record.seal is not None
    text = record.to_text()
    shorter = text.replace(" dice=normal", "")
    assert parse_record(shorter, topology_of).to_text() == shorter
    assert verdict_of(text).kind == VERIFIED
    assert line_of(shorter) > 0


# --- what is no proof -----------------------------------------------------------------------------


def unsealed(text: str) -> str:
    words = ("sealed ", "choice ", "member ", "secret ")
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(words))


def test_a_record_without_a_seal_is_said_to_have_none() -> None:
    text = unsealed(sample("people"))
    assert verdict_of(text).kind == UNSEALED
    assert line_of(text.replace("end winner=-", "end winner=0")) == text.count("\n")


def test_a_running_game_has_no_secret() -> None:
    record = parse_record(sample("people"), topology_of)
    record.result = ""
    text = record.to_text()
    assert "secret" not in text, "a record without its end must never tell the secret"
    assert verdict_of(text).kind == UNPUBLISHED
    assert verify(record, topology_of).kind != DIFFERS
    assert text == sample("people").partition("secret ")[0]


def test_what_was_cut_off_is_never_verified() -> None:
    text = sample("missing")
    lines = text.split("\n")
    kinds = set()
    for length in range(0, len(lines) - 1, 3):
        kinds.add(verdict_of("\n".join(lines[:length])).kind)
    assert kinds == {DIFFERS, UNPUBLISHED}
    assert verdict_of("\n".join(lines[:-2])).kind == DIFFERS, "a secret needs its end"


def test_a_wrong_draw_of_a_running_game_cannot_be_told_but_a_wrong_pledge_can() -> None:
    text = sample("people").partition("secret ")[0]
    reveal = re.search(r"person [0-9a-f]{64} ([0-9a-f]{32})", text)
    assert reveal is not None
    assert line_of(text.replace(reveal[1], "0" * 32)) == line_with(text, "member 0")


# --- tampering ------------------------------------------------------------------------------------


def line_with(text: str, start: str) -> int:
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def tampered_draws(text: str) -> Iterator[tuple[int, str]]:
    """Every draw of a record with another value: its line, and the text."""
    for number, line in enumerate(text.split("\n"), 1):
        for match in DRAW.finditer(line):
            bound, value = int(match[2]), int(match[3])
            if bound > 1:
                other = f"{match[1]}/{bound}={(value + 1 + number % (bound - 1)) % bound}"
                yield number, with_line(text, number, line[: match.start()] + other + line[match.end() :])


def look_for(text: str, most: int = 10_000) -> int:
    """Whether both find changed draws in their lines, all or some of all parts; how many they were."""
    wrongs = list(tampered_draws(text))
    chosen = wrongs[:: len(wrongs) // most + 1]
    for line, wrong in chosen:
        assert wrong != text
        assert line_of(wrong) == line
        assert checker.check(wrong) == line
    return len(chosen)


def test_every_changed_draw_is_found_in_its_line() -> None:
    assert look_for(sample("people")) > 100


@pytest.mark.parametrize("name", PLANS)
def test_changed_draws_of_other_games(name: str) -> None:
    assert look_for(sample(name), 12) > 5


@pytest.mark.long
@pytest.mark.parametrize("plan", [*PLANS.values(), OWN, LARGE], ids=[*PLANS, "own-map", "large"])
def test_every_changed_draw_of_every_game(plan: Plan) -> None:
    assert look_for(play_sealed(plan).to_text()) > 50


@pytest.mark.parametrize("name", PLANS)
def test_every_byte_of_the_seal_counts(name: str) -> None:
    text = sample(name)
    sealed = [text.partition("secret ")[2][:64]]
    for line in text.split("\n"):
        if line.startswith(("sealed", "choice", "member")):
            sealed += HEX.findall(line)
    assert len(sealed) >= 4
    for digits in sealed:
        for place in range(len(sealed) % 5, len(digits), 30):
            other = "0123456789abcdef"[int(digits[place], 16) - 3]
            wrong = text.replace(digits, digits[:place] + other + digits[place + 1 :], 1)
            assert wrong != text
            assert line_of(wrong) > 0
            assert checker.check(wrong) > 0


@pytest.mark.parametrize(
    ("name", "old", "new", "code", "at"),
    [
        ("people", r"^(sealed .*) 1$", r"\1 2", "verify_commitment", "sealed"),
        ("people", r"^(options .*)discard=on", r"\1discard=off", "verify_key", "deal"),
        ("people", r"^(options .*)bank_shown=on", r"\1bank_shown=off", "verify_key", "deal"),
        ("people", r"^(options .*) deal=random", r"\1", "verify_key", "deal"),
        ("people", r"^(options )(\S+) (\S+)", r"\1\3 \2", "verify_key", "deal"),
        ("people", r"^(choice .*)$", r"\1 lagoon", "verify_choice", "choice"),
        ("people", r"^(choice \S+) .*$", r"\1 lagoon", "verify_choice", "choice"),
        ("people", r"^(choice \S+) .*$", r"\1 atlantis", "verify_choice", "choice"),
        ("people", r"^(member 0 person \S+) .*$", r"\1 -", "verify_key", "deal"),
        ("people", r"^(member 0 person) .*$", r"\1 - -", "verify_key", "deal"),
        (
            "people",
            r"^member 0 person (.*)\nmember 1 person (.*)$",
            r"member 0 person \2\nmember 1 person \1",
            "verify_pledge",
            "member",
        ),
        ("missing", r"^(member 3) bot settler", r"\1 bot trader", "verify_key", "deal"),
        ("missing", r"^(member 2) person", r"\1 bot settler", "verify_key", "deal"),
        ("bots", r"^(seat 0) bot settler", r"\1 bot trader", "verify_seat", "seat 0"),
        ("bots", r"^(seat 0) bot settler", r"\1 person", "verify_seat", "seat 0"),
        ("people", r"^seating .*\n", "", "verify_seating", "board"),
        ("missing", r"^(seating \S+) .*$", r"\1", "verify_seating", "seating"),
        ("missing", r"^(seating .*)$", r"\1 seating/1=0", "verify_seating", "seating"),
        ("missing", r"^(seating .*)$", r"\1 seating/5=4", "verify_seating", "seating"),
        ("people", r"^deal .*\n", "", "verify_deal", "board"),
        ("drawn-island", r"^drawn .*\n", "", "verify_island", "board"),
        ("drawn-island", r"^(choice \S+ \S+) .*$", r"\1", "verify_choice", "choice"),
        ("drawn-island", r"^(choice \S+) (\S+) (\S+)", r"\1 \3 \2", "verify_choice", "choice"),
        ("beginner", r"^(board .*) h\d+$", r"\1 h0", "verify_deal", "board"),
        ("people", r"^(end .*)$", r"\1x", "record_result", "end"),
        ("people", r"^(end) winner=-", r"\1 winner=1", "record_result", "end"),
    ],
)
def test_what_else_can_be_changed(name: str, old: str, new: str, code: str, at: str) -> None:
    text = sample(name)
    wrong = re.sub(old, new, text, count=1, flags=re.M)
    assert wrong != text
    verdict = verdict_of(wrong)
    assert verdict.fault is not None
    assert (verdict.fault.code, verdict.fault.line) == (code, line_with(wrong, at))


def test_a_seal_of_another_game_does_not_fit() -> None:
    """Not even one whose secret, commitment and pledges all go together."""
    text, other = sample("people"), play_sealed(Plan("pp", seed=77, steps=20)).to_text()
    for word in ("sealed", "member 0", "member 1", "secret"):
        line = other.split("\n")[line_with(other, word) - 1]
        text = with_line(text, line_with(text, word), line)
    verdict = verdict_of(text)
    assert verdict.fault is not None
    assert (verdict.fault.code, verdict.fault.line) == ("verify_key", line_with(text, "deal"))


def test_draws_that_are_lost_put_in_or_exchanged() -> None:
    text = sample("missing")
    lines = text.split("\n")
    rolls = [i for i, line in enumerate(lines) if " roll | " in line]
    first, later = rolls[3], next(i for i in rolls[4:] if lines[i][2:] != lines[rolls[3]][2:])
    dice = lines[first].partition(" | ")[2]
    assert line_of(with_line(text, first + 1, lines[first].partition(" | ")[0])) == first + 1
    assert line_of(with_line(text, first + 1, f"{lines[first]} dice/6=0")) == first + 1
    assert line_of(with_line(text, first + 1, lines[first].replace("/6", "/7"))) == first + 1
    swapped = with_line(text, first + 1, lines[first].replace(dice, lines[later].partition(" | ")[2]))
    swapped = with_line(swapped, later + 1, lines[later].replace(lines[later].partition(" | ")[2], dice))
    assert line_of(swapped) == first + 1
    without = "\n".join(lines[:first] + lines[first + 1 :])
    assert first < line_of(without) <= first + 3


def test_the_clock_decides_as_it_must() -> None:
    """A choice of the clock that a person claims as their own, and the other way round."""
    text = sample("missing")
    lines = text.split("\n")
    clock = next(
        i for i, line in enumerate(lines) if line.startswith("* clock") and "forced/" in lines[i + 1]
    )
    assert line_of("\n".join(lines[:clock] + lines[clock + 1 :])) == clock + 1
    assert line_of(with_line(text, clock + 1, "* takeover 0")) == clock + 2


def test_another_action_than_was_done_is_told_at_the_end() -> None:
    """A road elsewhere hangs on no draw: the rules refuse it, or it comes to another end."""
    text = sample("people")
    at = next(i for i, line in enumerate(text.split("\n"), 1) if re.match(r"\d road e", line))
    was = text.split("\n")[at - 1]
    others = {f"{was[0]} road e{e}" for e in range(72)} - {was}
    found = {line_of(with_line(text, at, line)) for line in others}
    assert 0 not in found
    assert at in found


def test_a_made_record_is_told_by_its_lines() -> None:
    """One that was never text has lines all the same."""
    record = play_sealed(Plan("pp", seed=12, steps=60))
    text = record.to_text()
    entry = next(e for e in record.entries if e.draws)
    due = draw_text(entry.draws[0])
    entry.draws[0].value = (entry.draws[0].value + 1) % entry.draws[0].bound
    verdict = verify(record, topology_of)
    assert verdict.fault is not None
    pairs = zip(text.split("\n"), record.to_text().split("\n"), strict=True)
    assert verdict.fault.line == next(i for i, (old, new) in enumerate(pairs, 1) if old != new)
    assert verdict.fault.code == "verify_draw"
    assert verdict.fault.facts == {"found": draw_text(entry.draws[0]), "due": due}


# --- lines that make no sense ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        (r"^sealed 1", "sealed 2", "sealed"),
        (r"^sealed 1 ", "sealed 1  ", "sealed"),
        (r"^(sealed \S+ \S+ \S+) .*$", r"\1", "sealed"),
        (r"^(sealed \S+ \S+ \S+) .*$", r"\1 01", "sealed"),
        (r"^(sealed \S+ \S+ \S+) .*$", r"\1 9999999999", "sealed"),
        (r"^(sealed \S+ )\S", r"\1g", "sealed"),
        (r"^(sealed \S+ )\S", r"\1", "sealed"),
        (r"^(choice \S+).*$", r"\1", "choice"),
        (r"^choice \S+", "choice x", "choice"),
        (r"^(choice .*)$", r"\1 ", "choice"),
        (r"^member 0 person", "member 1 person", "member"),
        (r"^member 0 person", "member 0 cat", "member"),
        (r"^member 0 person", "member 0 bot", "member"),
        (r"^member 0 person", "member 0 bot a b", "member"),
        (r"^(member 0 person) \S+", r"\1 -", "member"),
        (r"^(member 0 person) \S+", r"\1", "member"),
        (r"^(member 0 .*)$", r"\1 -", "member"),
        (r"^secret .*$", "secret", "secret"),
        (r"^secret (..)", r"secret \1\1", "secret"),
        (r"^secret ..", "secret AB", "secret"),
    ],
)
def test_lines_that_are_no_seal(old: str, new: str, at: str) -> None:
    text = sample("people")
    wrong = re.sub(old, new, text, count=1, flags=re.M)
    assert wrong != text
    with pytest.raises(BadRecord) as fault:
        parse_record(wrong, topology_of)
    assert (fault.value.code, fault.value.line) == ("record_seal", line_with(wrong, at))


def test_members_must_be_all() -> None:
    text = sample("people")
    for wrong in (
        re.sub(r"^member 1 .*\n", "", text, flags=re.M),
        re.sub(r"^(member 1 .*\n)", r"\1member 2 person - -\n", text, flags=re.M),
    ):
        with pytest.raises(BadRecord) as fault:
            parse_record(wrong, topology_of)
        assert fault.value.code == "record_seal"
        assert "members for 2 players" in fault.value.detail


@pytest.mark.parametrize(
    ("old", "new", "code", "at"),
    [
        (r"^choice .*\n", "", "record_line", "member"),
        (r"^sealed .*\n", "", "record_seats", ""),
        (r"^(secret .*)\nend .*\n", r"\1\n", "record_line", ""),
        (r"^(secret .*)\nend .*\n", r"\1\n0 end\n", "record_line", "0 end"),
        (r"^(secret .*\n)", r"\1\1", "record_line", ""),
        (r"^(begin\n)", r"\1secret 00\n", "record_seal", "secret 00"),
    ],
)
def test_lines_out_of_place(old: str, new: str, code: str, at: str) -> None:
    wrong = re.sub(old, new, sample("people"), count=1, flags=re.M)
    with pytest.raises(BadRecord) as fault:
        parse_record(wrong, topology_of)
    assert fault.value.code == code
    if at and at != "0 end":
        assert fault.value.line == line_with(wrong, at)


def test_a_secret_without_a_seal_is_no_entry() -> None:
    text = unsealed(sample("people")).replace("end winner", f"secret {'0' * 64}\nend winner")
    with pytest.raises(BadRecord) as fault:
        parse_record(text, topology_of)
    assert fault.value.code == "record_entry"


def test_a_secret_is_written_only_with_the_end() -> None:
    record = play_sealed(Plan("pp", seed=3, steps=30))
    record.result = ""
    assert record.secret
    assert record.secret.hex() not in record.to_text()
    assert verify(record, topology_of).kind == UNPUBLISHED
