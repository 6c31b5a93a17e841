"""Chance from a key: the example of ``docs/verifiable-chance.md``, and what draws promise."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfolk.core.chance import DECK, DICE, FORCED, PURPOSES, THEFT, Draw, Recorder
from hexfolk.core.errors import BadDraw
from hexfolk.core.verified import (
    Member,
    Verified,
    commitment,
    count,
    drawn,
    fingerprint,
    islands_hash,
    key_of,
    pledge_of,
    table_mark,
    transcript,
)
from tests.oracles import checker

DOC = (Path(__file__).resolve().parents[2] / "docs" / "verifiable-chance.md").read_text(encoding="utf-8")
EXAMPLE = DOC.partition("## A worked example")[2].partition("\n## ")[0]
SECRET = bytes(range(32))
FIRST = bytes.fromhex("00112233445566778899aabbccddeeff")
LAST = bytes.fromhex("ffeeddccbbaa99887766554433221100")
KEY = bytes.fromhex("e5eeffc92841e9d382bb676fa43964a7c219aafe21c2ba788f74d779a00c6626")
# So many words are refused below it as below no bound of the game.
HUGE = 2**62 + 1


def example() -> dict[str, str]:
    """The values of the example, by name."""
    lines = re.findall(
        r"^(mark|commitment|pledge \d|islands|transcript|fingerprint|key)  +(.+)$", EXAMPLE, re.M
    )
    return dict(lines)


def example_draws() -> list[tuple[str, int, int, int]]:
    """Purpose, bound, number and value of each draw of the example."""
    found = []
    for purpose, bound, first, values in re.findall(r"^([a-z]+) (\d+) (\d+)  +([\d ]+)$", EXAMPLE, re.M):
        found += [(purpose, int(bound), int(first) + i, int(v)) for i, v in enumerate(values.split(" "))]
    return found


def test_the_example_is_right() -> None:
    mark = table_mark("harbour-7")
    committed = commitment(SECRET, mark, 3)
    pledges = [pledge_of(committed, 0, FIRST), pledge_of(committed, 2, LAST)]
    islands = islands_hash(["a map", "another map"])
    members = [Member("", pledges[0], FIRST), Member("settler"), Member("", pledges[1])]
    digest = transcript(committed, "classic 1", "players=3 target=8", islands, ["bay", "cape"], members)
    assert example() == {
        "mark": mark.hex(),
        "commitment": committed.hex(),
        "pledge 0": pledges[0].hex(),
        "pledge 2": pledges[1].hex(),
        "islands": islands.hex(),
        "transcript": digest.hex(),
        "fingerprint": fingerprint(digest),
        "key": key_of(SECRET, digest).hex(),
    }
    assert key_of(SECRET, digest) == KEY


def test_the_second_checker_finds_the_example_right_too() -> None:
    values = example()
    mark = checker.sha("hexfolk table", "1", "harbour-7")
    written = re.search(r"```\n(00000012 [0-9a-f\s]+)```", EXAMPLE)
    assert written is not None
    parts = ("hexfolk commitment", "1", mark, 3, SECRET)
    assert checker.listed(*parts) == bytes.fromhex(written[1])
    assert checker.sha(*parts).hex() == values["commitment"]
    assert checker.sha("hexfolk islands", "1", "a map", "another map").hex() == values["islands"]
    committed = bytes.fromhex(values["commitment"])
    assert checker.sha("hexfolk pledge", "1", committed, 2, LAST).hex() == values["pledge 2"]


def test_the_draws_of_the_example() -> None:
    draws = example_draws()
    assert len(draws) == 26
    for purpose, bound, number, value in draws:
        assert drawn(KEY, purpose, number, bound) == checker.draw(KEY, purpose, number, bound) == value
        counts = [0] * len(PURPOSES)
        counts[PURPOSES.index(purpose)] = number
        assert Verified(KEY, counts).draw(PURPOSES.index(purpose), bound) == value


@given(
    st.binary(min_size=32, max_size=32), st.integers(0, 9), st.integers(0, 2**40), st.integers(1, 2**63 - 1)
)
def test_both_draw_the_same(key: bytes, purpose: int, number: int, bound: int) -> None:
    """Bounds of all sizes: above 2^62 one word in four and more is refused."""
    value = drawn(key, PURPOSES[purpose], number, bound)
    assert value == checker.draw(key, PURPOSES[purpose], number, bound)
    assert 0 <= value < bound


def test_a_refused_word_is_passed_over() -> None:
    """All values of a bound are equally likely only so: the low third would come twice as often."""
    values = [drawn(KEY, "forced", n, HUGE) for n in range(3000)]
    thirds = Counter(3 * value // HUGE for value in values)
    assert all(900 < thirds[i] < 1100 for i in range(3))


def test_dice_are_fair() -> None:
    chance = Verified(KEY)
    faces = Counter(int(chance.draw(DICE, 6)) for _ in range(6000))
    assert all(900 < faces[face] < 1100 for face in range(6))


def test_streams_do_not_shift_each_other() -> None:
    alone, mixed = Verified(KEY), Verified(KEY)
    dice = [int(alone.draw(DICE, 6)) for _ in range(40)]
    seen = []
    for number in range(40):
        seen.append(int(mixed.draw(DICE, 6)))
        for _ in range(number % 3):
            mixed.draw(THEFT, 5)
        mixed.draw(DECK, 25)
    assert seen == dice


def test_what_is_dropped_is_drawn_again() -> None:
    recorder = Recorder(Verified(KEY))
    for _ in range(5):
        recorder.draw(DICE, 6)
    counts = count(recorder.draws)
    assert counts[DICE] == sum(counts) == 5
    tried = Verified(KEY, counts)
    first = [int(tried.draw(DICE, 6)), int(tried.draw(FORCED, 3))]
    assert counts[DICE] == 5, "a trial must not change the counts that it began with"
    again = Recorder(Verified(KEY, counts))
    assert [int(again.draw(DICE, 6)), int(again.draw(FORCED, 3))] == first
    assert count(again.draws, counts)[DICE] == 6
    assert counts[DICE] == 5


def test_counts_are_by_purpose() -> None:
    draws = [Draw(int(DICE), 6, 0), Draw(int(THEFT), 1, 0), Draw(int(DICE), 6, 0)]
    counts = count(draws)
    assert (counts[DICE], counts[THEFT], sum(counts)) == (2, 1, 3)


@pytest.mark.parametrize("bound", [0, -1, -(2**40)])
def test_nothing_is_drawn_below_one(bound: int) -> None:
    chance = Verified(KEY)
    with pytest.raises(BadDraw):
        chance.draw(DICE, bound)
    assert sum(chance.counts) == 0


def base() -> dict[str, bytes]:
    """The digest that every part of a transcript changes, by what was changed."""
    committed, islands = bytes(32), bytes(32)
    pledge = bytes([1]) * 32
    members = [Member("", pledge, FIRST), Member("settler"), Member("", pledge)]

    def digest(
        committed: bytes = committed,
        rules: str = "classic 1",
        options: str = "players=3 target=8",
        islands: bytes = islands,
        names: tuple[str, ...] = ("bay", "cape"),
        people: list[Member] = members,
    ) -> bytes:
        return transcript(committed, rules, options, islands, list(names), people)

    return {
        "as it is": digest(),
        "commitment": digest(committed=bytes([1]) * 32),
        "rules": digest(rules="classic 2"),
        "options": digest(options="players=3 target=9"),
        "parts moved": digest(rules="classic 1players", options="=3 target=8"),
        "islands": digest(islands=bytes([1]) * 32),
        "names": digest(names=("bay",)),
        "names in order": digest(names=("cape", "bay")),
        "a pledge": digest(people=[Member("", bytes(32), FIRST), *members[1:]]),
        "bytes": digest(people=[Member("", pledge, LAST), *members[1:]]),
        "no bytes": digest(people=[Member("", pledge), *members[1:]]),
        "nobody": digest(people=[Member(), *members[1:]]),
        "a bot": digest(people=[members[0], Member("trader"), members[2]]),
        "chairs": digest(people=[members[2], members[1], members[0]]),
        "one more": digest(people=[*members, Member()]),
    }


def test_whatever_is_agreed_is_in_the_key() -> None:
    digests = base()
    assert len(set(digests.values())) == len(digests)
    keys = {key_of(SECRET, digest) for digest in digests.values()}
    assert len(keys) == len(digests)
    assert key_of(bytes(32), digests["bytes"]) not in keys


def test_a_pledge_is_good_for_one_chair_of_one_game() -> None:
    one, other = commitment(SECRET, table_mark("a"), 1), commitment(SECRET, table_mark("a"), 2)
    assert len({one, other, commitment(SECRET, table_mark("b"), 1)}) == 3
    pledges = {pledge_of(c, chair, b) for c in (one, other) for chair in (0, 1) for b in (FIRST, LAST)}
    assert len(pledges) == 8


@pytest.mark.parametrize(
    ("pledge", "reveal"), [(b"x", b""), (bytes(32), b"x"), (b"", FIRST), (bytes(31), FIRST)]
)
def test_a_member_has_whole_bytes_or_none(pledge: bytes, reveal: bytes) -> None:
    with pytest.raises(ValueError, match="bytes"):
        Member("", pledge, reveal)


def test_lengths_are_checked() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Verified(bytes(31))
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(bytes(16), bytes(32), 1)
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(SECRET, bytes(31), 1)
