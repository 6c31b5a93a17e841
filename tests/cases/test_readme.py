"""The list of cases and the tests say the same: what is tested has a test, what waits has none."""

import ast
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parent
ROW = re.compile(r"\| ([A-Z]{2}-\d{2}) \| (.+?) \| (tested|waits) \| ?(.*?) ?\|")
TEST = re.compile(r"test_([a-z]{2})_(\d{2})_")
CHAPTERS = {
    "LR": 7,
    "LA": 3,
    "VP": 6,
    "DC": 10,
    "BK": 6,
    "DS": 5,
    "RB": 6,
    "FR": 3,
    "PC": 3,
    "PT": 3,
    "TR": 9,
    "SU": 3,
    "SB": 4,
    "TM": 2,
    "NT": 8,
    "SE": 6,
    "MP": 4,
    "UN": 3,
    "BT": 4,
    "RN": 2,
    "IE": 1,
    "SF": 10,
    "CK": 11,
}
CAPABILITIES = {"maps", "ships", "gold", "fog", "knights", "browser", "lobby"}


def listed() -> list[tuple[str, str, str]]:
    """Id, state and last column of every row."""
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if re.match(r"\| [A-Z]{2}-\d", line)]
    found = [ROW.fullmatch(row) for row in rows]
    assert None not in found, [row for row, match in zip(rows, found, strict=True) if match is None]
    return [(match[1], match[3], match[4]) for match in found if match is not None]


def ids_of_tests() -> set[str]:
    """Ids that begin the name of a test function in this folder."""
    names = [
        node.name
        for path in sorted(FOLDER.glob("test_*_cases.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    ]
    matches = {name: TEST.match(name) for name in names}
    assert [name for name, match in matches.items() if match is None] == []
    return {f"{match[1].upper()}-{match[2]}" for match in matches.values() if match is not None}


def test_every_case_is_listed_once() -> None:
    ids = [case for case, _, _ in listed()]
    assert len(ids) == len(set(ids)) == sum(CHAPTERS.values()) == 119
    for chapter, number in CHAPTERS.items():
        assert sum(case.startswith(chapter) for case in ids) == number, chapter


def test_what_is_called_tested_has_a_test_and_what_waits_has_none() -> None:
    assert {case for case, state, _ in listed() if state == "tested"} == ids_of_tests()


@pytest.mark.parametrize(("case", "state", "note"), listed())
def test_what_is_waited_for_is_a_capability(case: str, state: str, note: str) -> None:
    if state == "waits":
        assert note in CAPABILITIES, case
    elif note:
        kind, _, rest = note.partition(": ")
        assert kind in ("rest", "differs"), case
        assert kind == "differs" or rest.split(" ")[0] in CAPABILITIES, case


def test_the_modules_named_are_there() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+\.py)`", text)) - {"test_readme.py"}
    assert named == {path.name for path in FOLDER.glob("test_*_cases.py")}
