"""The audit of dependencies: a known weakness fails it, and silence is said and never taken for health."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "scripts" / "audit.py"
GOOD: dict[str, Any] = {"name": "click", "version": "8.5.1", "vulns": []}
BAD: dict[str, Any] = {
    "name": "starlette",
    "version": "0.1",
    "vulns": [{"id": "CVE-1", "fix_versions": ["0.2"], "description": ""}],
}
SKIPPED: dict[str, Any] = {"name": "rich", "skip_reason": "not found"}
NPM_GOOD: dict[str, Any] = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}}


@pytest.fixture
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(
    audit: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    python: object,
    npm: object,
) -> tuple[int, list[str]]:
    """The exit code and the lines, when the two tools print these."""

    class Ran:
        def __init__(self, printed: object) -> None:
            self.stdout = printed if isinstance(printed, str) else "notice\n" + json.dumps(printed)
            self.stderr = "could not reach anybody"

    def answer(command: list[str], **_: object) -> Ran:
        return Ran(npm if "npm" in command else python)

    monkeypatch.setattr(audit.subprocess, "run", answer)
    return int(audit.main()), capsys.readouterr().out.splitlines()


def test_no_weakness(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = run(audit, monkeypatch, capsys, {"dependencies": [GOOD]}, NPM_GOOD)
    assert code == 0
    assert lines == ["audit: Python: 1 packages, no known weakness; npm: 7 packages, no known weakness"]


def test_a_weakness_fails(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    npm = {**NPM_GOOD, "vulnerabilities": {"vite": {"range": "<1", "severity": "high"}}}
    code, lines = run(audit, monkeypatch, capsys, {"dependencies": [GOOD, BAD, SKIPPED]}, npm)
    assert code == 1
    assert lines[:2] == ["starlette 0.1: CVE-1, mended in 0.2", "!! Python: 1 known weaknesses"]
    assert "vite <1: high" in lines
    assert lines[-1] == "audit: Python: 1 known weaknesses; npm: 1 known weaknesses"


@pytest.mark.parametrize(
    ("python", "npm"),
    [
        ({"dependencies": [SKIPPED, GOOD]}, {"message": "405 Method Not Allowed - POST somewhere"}),
        ("", ""),
        ("{broken", "{broken"),
    ],
)
def test_silence_is_said_loudly_and_fails_nothing(
    audit: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    python: object,
    npm: object,
) -> None:
    code, lines = run(audit, monkeypatch, capsys, python, npm)
    assert code == 0
    assert sum(line.startswith("!! ") and "NOT CHECKED" in line for line in lines) == 2
    assert lines[-1].count("NOT CHECKED") == 2
    assert "somewhere" not in lines[-1]


def test_a_tool_that_hangs_is_not_waited_for(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def hang(command: list[str], **_: object) -> None:
        raise audit.subprocess.TimeoutExpired(command, 1)

    monkeypatch.setattr(audit.subprocess, "run", hang)
    assert audit.main() == 0
    assert "NOT CHECKED, TimeoutExpired" in capsys.readouterr().out
