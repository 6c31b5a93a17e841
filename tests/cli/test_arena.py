"""``hexfolk arena``, and foreign bots in ``hexfolk sim``."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hexfolk.bots import NAMES
from hexfolk.cli import main
from tests.foreign import install

WORDS = ("arena", "--players", "2", "--turn-cap", "60")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def test_json_says_who_is_stronger() -> None:
    answer = run("arena", "--players", "2", "--bots", "settler,random", "--games", "3", "--json")
    assert answer.exit_code == 0, answer.output
    said = json.loads(answer.stdout)
    assert said["games"] == said["finished"] == 4
    assert list(said["bots"]) == ["settler", "random"]
    settler, chance = said["bots"]["settler"], said["bots"]["random"]
    assert settler["win_share"] + chance["win_share"] == 1
    assert settler["win_share"] > 0.7
    assert settler["ci95"][0] < settler["win_share"] <= settler["ci95"][1]
    assert settler["rating"] > 25 > chance["rating"]
    assert settler["offers_per_game"] > 1 > chance["offers_per_game"] == 0
    assert 0 < settler["mean_ms"] < settler["p99_ms"]
    assert len(said["seats"]) == 2
    assert sum(seat["wins"] for seat in said["seats"]) == 4


def test_the_tables_name_every_bot_and_seat() -> None:
    answer = run(*WORDS, "--players", "4", "--bots", "settler,random,random,random", "--games", "4")
    assert answer.exit_code == 0, answer.output
    assert "4 games of 4 on standard19: 1 dealt, 4 rotations" in answer.stdout
    assert "random ×3" in answer.stdout
    assert "0 finished; trades between players:" in answer.stdout
    assert answer.stderr == ""


def test_fewer_names_repeat() -> None:
    answer = run(*WORDS, "--players", "4", "--bots", "settler,random", "--games", "1", "--json")
    said = json.loads(answer.stdout)
    assert (said["games"], said["rotations"], said["bots"]["settler"]["seats"]) == (2, 2, 2)


def test_the_help_says_how_games_are_counted() -> None:
    said = " ".join(run("arena", "--help").stdout.split())
    assert "Each of these is one game." in said
    assert "rounded up so that every island is played in every rotation" in said


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bots", "deep"], f"'--bots': there is no bot 'deep'; known: {', '.join(NAMES)}"),
        (["--bots", "random,random,random"], "'--bots': 3 bots for 2 players"),
        (["--bots", "nowhere:Bot"], "'--bots': nowhere:Bot: ModuleNotFoundError: No module named 'nowhere'"),
        (["--bots", "os:path"], "'--bots': os:path: BadBot: os:path is neither a function"),
        (["--bots", "random", "--deadline", "0"], "'--deadline'"),
        (["--bots", "random", "--journal", "/"], "'--journal'"),
        (["--bots", "random", "--board", "atlantis"], "'--board': there is no island 'atlantis'"),
    ],
)
def test_a_bad_value_is_refused_by_name(words: list[str], complaint: str) -> None:
    answer = run(*WORDS, *words)
    assert answer.exit_code == 2
    assert f"Invalid value for {complaint}" in " ".join(answer.stderr.split())


def test_a_journal_is_continued_or_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    words = (*WORDS, "--bots", "random,settler", "--json")
    first = json.loads(run(*words, "--games", "2", "--journal", str(file)).stdout)
    again = json.loads(run(*words, "--games", "4", "--resume", str(file)).stdout)
    assert (first["resumed"], again["resumed"], again["games"]) == (0, 2, 4)
    refused = run(*words, "--games", "4", "--seed", "2", "--resume", str(file))
    assert refused.exit_code == 2
    complaint = "is the journal of another arena: seed is 1 there and 2 here"
    assert complaint in " ".join(refused.stderr.split())


def test_an_arena_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    words = ["arena", "--players", "2", "--bots", "settler,random", "--games", "6", "--json"]
    whole = json.loads(run(*words).stdout)
    command = [sys.executable, "-c", "from hexfolk.cli import main; main()", *words, "--workers", "2"]
    begun = subprocess.Popen(
        [*command, "--journal", str(file)], stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        ends = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            assert time.monotonic() < ends
            assert begun.poll() is None
            time.sleep(0.01)
    finally:
        os.killpg(begun.pid, signal.SIGKILL)
        begun.wait()
    rest = json.loads(run(*words, "--journal", str(file)).stdout)
    assert 2 <= rest["resumed"] <= 6
    for name, bot in whole["bots"].items():
        for figure in ("wins", "win_share", "ci95", "rating", "points", "offers_per_game", "thoughts"):
            assert rest["bots"][name][figure] == bot[figure]
    assert rest["seats"] == whole["seats"]


def test_a_bad_bot_is_reported_and_prints_nothing_into_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    words = (*WORDS, "--bots", "foreign_bots:writes,sound", "--games", "2")
    said = json.loads(run(*words, "--json").stdout)
    faults = said["bots"]["foreign_bots:writes"]["faults"]
    assert faults["kinds"] == {"nonsense": faults["moves"]}
    assert faults["first"] == "nonsense: 'settle n0' is no action"
    assert said["bots"]["sound"]["faults"]["moves"] == 0
    lines = " ".join(run(*words).stdout.split())
    assert f"foreign_bots:writes lost {faults['moves']} moves ({faults['moves']} nonsense);" in lines
    assert "sound lost" not in lines


def test_a_simulation_takes_foreign_bots_from_the_folder_where_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(
        "from hexfolk.bots import choose\n\n\n"
        "def bot(observation, seed):\n    return choose('random', observation, seed)\n"
    )
    words = ("sim", "--players", "2", "--games", "1", "--turn-cap", "30", "--json", "--bots")
    answer = run(*words, "random,mine:bot", "--record", "game.txt")
    assert answer.exit_code == 0, answer.output
    assert json.loads(answer.stdout)["faults"]["mine:bot"] == {"moves": 0, "kinds": {}, "first": ""}
    replayed = run("replay", "game.txt")
    assert replayed.exit_code == 0
    assert "mine:bot 2" in replayed.stdout
