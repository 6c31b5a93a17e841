"""The log: for people or for programs, one line each, and no more than anybody can use."""

import json
import logging
from collections.abc import Iterator

import pytest

from hexfolk.server.logs import MOST_ALIKE, JsonLines, Lines, Sparing, facts, set_up
from hexfolk.table.journal import Journal, marker


def record(message: str = "game over", **given: object) -> logging.LogRecord:
    return logging.makeLogRecord(
        {"name": "hexfolk.x", "levelno": 30, "levelname": "WARNING", "msg": message, "created": 1e9, **given}
    )


@pytest.fixture
def restored() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("hexfolk")
    before = (root.handlers[:], root.level, ours.level)
    yield
    root.handlers[:], level, own = before
    root.setLevel(level)
    ours.setLevel(own)


def test_lines_for_people() -> None:
    line = Lines().format(record("two\nlines", table="ab12"))
    assert line == "2001-09-09T01:46:40.000Z WARNING: two\\nlines table=ab12"


def test_lines_for_programs() -> None:
    told = json.loads(JsonLines().format(record(table="ab12", won=True)))
    assert told == {
        "at": "2001-09-09T01:46:40.000Z",
        "level": "warning",
        "logger": "hexfolk.x",
        "event": "game over",
        "table": "ab12",
        "won": True,
    }


def test_a_failure_is_told_with_its_trace() -> None:
    try:
        raise ValueError("broken")
    except ValueError as problem:
        failed = record(exc_info=(ValueError, problem, problem.__traceback__))
    assert "ValueError: broken" in json.loads(JsonLines().format(failed))["trace"]
    assert Lines().format(failed).endswith("ValueError: broken")


def test_a_failure_may_be_told_without_its_trace(restored: None, capsys: pytest.CaptureFixture[str]) -> None:
    for form in ("text", "json"):
        set_up(form, "info")
        logging.getLogger("hexfolk.table").warning("a duty failed", exc_info=False)
    assert capsys.readouterr().err.count("a duty failed") == 2


def test_the_same_line_comes_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("hexfolk.server.logs.time.monotonic", lambda: now)
    sparing = Sparing()
    assert sum(sparing.filter(record("bad request")) for _ in range(50)) == MOST_ALIKE
    assert sparing.filter(record("something else"))
    now = 161.0
    later = record("bad request")
    assert sparing.filter(later)
    assert facts(later) == {"left_out": 50 - MOST_ALIKE}


def test_libraries_stay_silent_below_a_warning(restored: None, capsys: pytest.CaptureFixture[str]) -> None:
    set_up("text", "debug")
    logging.getLogger("uvicorn.error").info('"WebSocket /ws/abcdefghjk" [accepted]')
    logging.getLogger("websockets").debug("< Cookie: hexfolk=secret")
    logging.getLogger("hexfolk.server").debug("ours")
    logging.getLogger("uvicorn.error").warning("theirs")
    said = capsys.readouterr().err
    assert said.count("\n") == 2
    assert "DEBUG: ours" in said
    assert "WARNING: theirs" in said


def test_a_mark_is_the_same_for_one_key_and_opens_nothing(caplog: pytest.LogCaptureFixture) -> None:
    mark = marker(b"k" * 16)
    assert mark("abcdefghjk") == mark("abcdefghjk") != marker(b"j" * 16)("abcdefghjk")
    with caplog.at_level(logging.INFO, "hexfolk"):
        Journal().started(mark("abcdefghjk"), 1, 2, 3)
    assert facts(caplog.records[0]).items() >= {"table": mark("abcdefghjk"), "people": 2, "bots": 3}.items()
