"""One source, two speeds: the rules do the same interpreted and compiled, action by action."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hexfolk
from tests.laws.digests import EVERY, GAMES, lines

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden" / "digests.txt"


def test_games_are_those_that_were_written_down() -> None:
    """The same file for both, so that each is checked where the other is not at hand."""
    assert lines(EVERY) == GOLDEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.skipif(not hexfolk.is_compiled(), reason="the interpreted rules are compared with the compiled")
def test_the_interpreted_source_plays_the_same_action_by_action() -> None:
    script = (
        "import hexfolk, runpy, sys; sys.argv[1:] = ['1']; assert not hexfolk.is_compiled();"
        "runpy.run_path('tests/laws/digests.py', run_name='__main__')"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"src{os.pathsep}."},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert run.returncode == 0, run.stderr
    interpreted = run.stdout.splitlines()
    assert len(interpreted) == len(GAMES)
    for theirs, ours in zip(interpreted, lines(1), strict=True):
        words, _, found = theirs.partition(" | ")
        compiled = ours.partition(" | ")[2].split(" ")
        pairs = list(zip(found.split(" "), compiled, strict=True))
        first = next((i for i, (one, other) in enumerate(pairs) if one != other), -1)
        assert first == -1, f"{words}: action {first} goes otherwise"
