"""`hexfolk load`: what it prints, and what it refuses."""

import json

import pytest
from click.testing import CliRunner

from hexfolk.cli import load as module
from hexfolk.cli import main
from hexfolk.load.audit import Findings
from hexfolk.load.door import Door
from hexfolk.load.siege import Endured
from hexfolk.load.wish import Measured, Progress, Wish

MEASURED = Measured(
    tables=20,
    seats=4,
    seconds=30.0,
    rate=10.0,
    actions=300,
    actions_per_second=10.0,
    p50_ms=4.5,
    p95_ms=9.0,
    p99_ms=12.25,
    worst_ms=40.0,
    errors=2,
    error_codes={"stale": 2},
    resyncs=1,
    reconnects=0,
    games_finished=3,
    bytes_per_table=32_768,
    bytes_per_seat=86_016,
    server_cpu=0.05,
    players_cpu=0.02,
    server_said="",
    load_average=0.2,
)


def endured(findings: Findings) -> Endured:
    return Endured(
        tables=20,
        seats=4,
        rate=10.0,
        kills=2,
        actions=300,
        promises=301,
        findings=findings,
        back_s=[1.5, 2.5],
        open_s=[0.8, 0.9],
        errors=0,
        error_codes={},
        resyncs=0,
        server_said="",
        load_average=0.2,
    )


class Run:
    """Stands in for the run: keeps what was wished for."""

    def __init__(self) -> None:
        self.wish: Wish
        self.door: Door | None = None

    async def __call__(self, wish: Wish, door: Door | None, progress: Progress) -> Measured:
        self.wish, self.door = wish, door
        progress.stage("play", wish.seconds)
        progress.reach(wish.seconds)
        return MEASURED


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    stand_in = Run()
    monkeypatch.setattr(module, "measure", stand_in)
    return stand_in


def test_one_json_object(run: Run) -> None:
    result = CliRunner().invoke(main, ["load", "--json"])
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told["bytes_per_table"] == 32_768
    assert told["error_codes"] == {"stale": 2}
    assert set(told) >= {"tables", "actions_per_second", "p50_ms", "p95_ms", "p99_ms", "errors", "resyncs"}
    # How far it is goes to the error output, a line for each stage where nobody watches.
    assert result.stderr == "they play: 30\n"


def test_a_table(run: Run) -> None:
    result = CliRunner().invoke(main, ["load"])
    assert result.exit_code == 0
    for piece in ("20 tables of 4", "4.5 ms", "12.2 ms", "2 stale", "32 KiB", "84 KiB"):
        assert piece in result.stdout


def test_options_reach_the_run(run: Run) -> None:
    words = (
        "load --tables 7 --seats 3 --seconds 5 --rate 12 --seed 9 --ahead 50 --address http://localhost:81"
    )
    assert CliRunner().invoke(main, words.split()).exit_code == 0
    assert run.wish == Wish(7, 3, 5.0, 12.0, 9, 50)
    assert run.door == Door("127.0.0.1", 81)


def test_half_an_action_a_table_by_default(run: Run) -> None:
    assert CliRunner().invoke(main, ["load", "--tables", "200"]).exit_code == 0
    assert run.wish.rate == 100.0
    assert run.door is None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--tables 0", "'--tables'"),
        ("--seats 9", "'--seats'"),
        ("--seats 1", "'--seats'"),
        ("--rate 0", "'--rate'"),
        ("--rate many", "'--rate'"),
        ("--seconds -1", "'--seconds'"),
        ("--address http://192.168.1.20:8765", "only servers on this machine"),
        ("--address https://127.0.0.1", "https is not spoken here"),
        ("--address http://127.0.0.1:1 --pin", "--pin is for a server of its own"),
        ("--address http://127.0.0.1:1 --kills 1", "are for a server of its own"),
        ("--address http://127.0.0.1:1 --seconds 0", "are for a server of its own"),
        ("--kills 1 --seconds 0", "--kills needs time"),
    ],
)
def test_bad_options_are_said(run: Run, words: str, said: str) -> None:
    result = CliRunner().invoke(main, ["load", *words.split()])
    assert result.exit_code == 2
    assert said in result.stderr
    assert "Traceback" not in result.output
    assert not hasattr(run, "wish")


def test_a_server_that_is_not_there_is_said_in_one_line() -> None:
    result = CliRunner().invoke(main, ["load", "--tables", "1", "--address", "http://127.0.0.1:9"])
    assert result.exit_code == 1
    assert "Error: http://127.0.0.1:9 does not answer" in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize(("findings", "code"), [(Findings(), 0), (Findings(missing=1), 1)])
def test_a_broken_promise_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, findings: Findings, code: int
) -> None:
    async def besiege(wish: Wish, kills: int, progress: Progress) -> Endured:
        assert (wish.tables, kills) == (20, 2)
        return endured(findings)

    monkeypatch.setattr(module, "besiege", besiege)
    shown = CliRunner().invoke(main, ["load", "--kills", "2"])
    assert shown.exit_code == code
    assert "2.5 s" in shown.stdout
    told = CliRunner().invoke(main, ["load", "--kills", "2", "--json"])
    assert told.exit_code == code
    assert json.loads(told.stdout)["findings"]["missing"] == findings.missing
