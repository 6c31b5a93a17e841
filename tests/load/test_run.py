"""Whole runs: few tables, a short time."""

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hexfolk.load.door import Door
from hexfolk.load.guests import Unwelcome
from hexfolk.load.house import House, NoServer
from hexfolk.load.run import measure
from hexfolk.load.wish import Wish
from tests.load.conftest import Quiet


async def test_a_server_of_its_own(quiet: Quiet) -> None:
    measured = await measure(Wish(tables=3, seats=2, seconds=2, rate=20, ahead=40), None, quiet)
    assert quiet.stages[:3] == ["laid", "start", "taken"]
    assert quiet.stages[3:] == ["enter", "play"]
    assert measured.errors == measured.resyncs == measured.reconnects == 0
    assert measured.server_said == ""
    assert measured.actions > 10
    assert measured.actions_per_second == pytest.approx(measured.actions / measured.seconds, rel=0.01)
    assert 0 < measured.p50_ms <= measured.p95_ms <= measured.p99_ms <= measured.worst_ms
    # Three tables tell nothing about one.
    assert measured.bytes_per_table is None


async def test_memory_alone(quiet: Quiet) -> None:
    measured = await measure(Wish(tables=40, seats=2, seconds=0, rate=1), None, quiet)
    assert "enter" not in quiet.stages
    assert measured.actions == 0
    assert measured.bytes_per_table is not None
    assert 1_000 < measured.bytes_per_table < 300_000


async def test_a_server_that_runs_already(house: House, quiet: Quiet) -> None:
    measured = await measure(Wish(tables=2, seats=4, seconds=1.5, rate=10), house.door, quiet)
    assert quiet.stages == ["made", "enter", "play"]
    assert measured.errors == 0
    assert measured.actions > 3
    assert measured.server_cpu is None
    assert house.said() == ""


async def test_games_that_are_over_begin_anew(quiet: Quiet) -> None:
    """Laid out until just before its end, the game of two is soon over."""
    wish = Wish(tables=2, seats=2, seconds=12, rate=30, ahead=2_000)
    measured = await measure(wish, None, quiet)
    assert measured.errors == 0, measured.error_codes
    assert measured.games_finished >= 1
    assert measured.actions > 200


async def test_nobody_at_the_door(quiet: Quiet) -> None:
    with pytest.raises(Unwelcome, match="does not answer"):
        await measure(Wish(tables=1, seats=2, seconds=1, rate=1), Door("127.0.0.1", 9), quiet)


def test_a_server_that_does_not_start_says_why(house: House) -> None:
    other = House(house.data.parent / "other")
    other.door = house.door
    with pytest.raises(NoServer, match="another program listens there"):
        other.open()
    with pytest.raises(NoServer):
        _ = other.pid


def test_it_leaves_no_server_behind_when_it_is_terminated(tmp_path: Path) -> None:
    code = "from hexfolk.cli import main; main()"
    running = subprocess.Popen(
        [
            sys.executable,
            "-c",
            code,
            "load",
            "--lang=en",
            "--tables=1",
            "--seats=2",
            "--seconds=60",
            "--ahead=5",
        ],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    )
    assert running.stderr is not None
    for line in running.stderr:
        if line.startswith("they play"):
            break
    assert server_in(tmp_path)
    running.terminate()
    running.communicate(timeout=30)
    assert running.returncode == 128 + signal.SIGTERM
    assert server_in(tmp_path) == []
    assert list(tmp_path.iterdir()) == []


def server_in(folder: Path) -> list[str]:
    """Command lines of the servers whose data lie in a folder."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            command = path.read_text().replace("\0", " ")
            if f"--data={folder}" in command:
                found.append(command)
    return found
