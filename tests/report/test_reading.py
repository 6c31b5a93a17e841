"""Records from outside: a whole game, or a refusal with its line and no half of a page."""

from pathlib import Path

import pytest

from hexfolk.core.errors import BadRecord
from hexfolk.report import reading
from hexfolk.report.reading import LONGEST, MOST_TURNS, read

GAME = Path(__file__).parents[1] / "golden" / "sealed" / "people.txt"


def fault(data: bytes) -> tuple[str, int]:
    with pytest.raises(BadRecord) as caught:
        read(data)
    return caught.value.code, caught.value.line


def test_a_record_that_is_cut_off_anywhere_is_refused() -> None:
    lines = GAME.read_bytes().splitlines(keepends=True)
    assert read(b"".join(lines)).result
    for count in range(len(lines)):
        _, line = fault(b"".join(lines[:count]))
        # Where the secret is the last of it, an end is missing there; where the header is, its next line.
        assert line in (count, count + 1), count
    assert fault(b"".join(lines[:-1]).removesuffix(b"\n"))[0] == "record_line"


def test_a_record_may_not_be_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fault(b"x" * (LONGEST + 1)) == ("record_too_long", 1)
    turns = 20
    assert turns < MOST_TURNS
    monkeypatch.setattr(reading, "MOST_TURNS", turns)
    code, line = fault(GAME.read_bytes())
    assert code == "record_too_long"
    text = GAME.read_text().splitlines()
    assert sum(" roll" in one for one in text[:line]) == turns
    assert text[line - 1].endswith(" end")
