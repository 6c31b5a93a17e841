"""``hexfolk sim``, ``hexfolk replay`` and ``hexfolk verify``."""

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import hexfolk
from hexfolk.cli import main
from hexfolk.core.map_text import island_text
from hexfolk.islands import catalogue

SEALED = Path(__file__).resolve().parents[1] / "golden" / "sealed"


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.txt"
    answer = run("sim", "--players", "2", "--games", "1", "--bots", "settler,random", "--record", str(file))
    assert answer.exit_code == 0, answer.output
    return file


def test_json_says_what_was_played() -> None:
    answer = run("sim", "--players", "3", "--games", "4", "--seed", "2", "--bots", "random", "--json")
    said = json.loads(answer.stdout)
    assert list(said) == [
        "games",
        "finished",
        "wins",
        "median_turns",
        "p99_turns",
        "seconds",
        "games_per_second",
        "compiled",
    ]
    assert said["games"] == said["finished"] == sum(said["wins"]) == 4
    assert len(said["wins"]) == 3
    assert said["compiled"] == hexfolk.is_compiled()
    assert said["median_turns"] <= said["p99_turns"]


def test_the_table_names_every_seat() -> None:
    answer = run("sim", "--players", "2", "--games", "2", "--bots", "random,settler", "--no-robber")
    assert answer.exit_code == 0
    assert "settler" in answer.stdout
    assert "2 finished" in answer.stdout
    assert answer.stderr == ""  # no bar where there is no terminal


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--players", "9"], "'--players'"),
        (["--games", "0"], "'--games'"),
        (["--target", "99"], "'--target'"),
        (["--seed", "x"], "'--seed'"),
        (["--board", "atlantis"], "'--board': there is no island 'atlantis'; known: standard,"),
        (
            ["--bots", "deep"],
            "'--bots': there is no bot 'deep'; known: random, novice, settler, trader, master",
        ),
        (["--players", "4", "--bots", "random,random"], "'--bots': 2 bots for 4 players"),
        (["--workers", "0"], "'--workers'"),
    ],
)
def test_a_bad_value_is_refused_by_name(words: list[str], complaint: str) -> None:
    answer = run("sim", *words)
    assert answer.exit_code == 2
    assert f"Invalid value for {complaint}" in answer.stderr


def test_games_are_played_on_a_map_file(tmp_path: Path) -> None:
    file, record = tmp_path / "mine.toml", tmp_path / "game.txt"
    file.write_text(island_text(catalogue()["lagoon"]).replace('"lagoon"', '"mine"'))
    words = ("sim", "--players", "2", "--games", "3", "--bots", "settler", "--board", str(file))
    answer = run(*words, "--record", str(record), "--json")
    assert answer.exit_code == 0, answer.output
    assert json.loads(answer.stdout)["finished"] == 3
    file.unlink()
    assert '\nisland "id' in record.read_text()
    assert run("replay", str(record)).exit_code == 0
    gone = run(*words)
    assert gone.exit_code == 2
    assert "mine.toml: No such file" in " ".join(gone.stderr.split())
    file.write_text("id = 'x'\nmap = ?")
    assert "mine.toml: 2:" in run(*words).stderr
    file.write_bytes(b"\xff\xfe")
    assert "is not text" in run(*words).stderr


def test_a_record_cannot_be_written_where_there_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "game.txt"
    answer = run("sim", "--players", "2", "--games", "1", "--bots", "random", "--record", str(file))
    assert answer.exit_code == 2
    assert f"'--record': there is no folder '{file.parent}'" in answer.stderr
    assert answer.stdout == ""  # nothing was played first


def test_a_record_replays_to_its_points(record: Path) -> None:
    answer = run("replay", str(record))
    assert answer.exit_code == 0
    assert "Settler 1" in answer.stdout
    assert "wins" in answer.stdout


def test_a_record_comes_by_pipe_too(record: Path) -> None:
    answer = CliRunner().invoke(main, ["replay", "-"], input=record.read_text(encoding="utf-8"))
    assert answer.exit_code == 0
    assert "Settler 1" in answer.stdout


def test_a_forged_record_is_refused_with_its_line(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if " roll | " in line)
    lines[at] = lines[at].replace(" roll | ", " buy | ")
    forged = tmp_path / "forged.txt"
    forged.write_text("\n".join(lines), encoding="utf-8")
    answer = run("replay", str(forged))
    assert answer.exit_code == 1
    assert answer.stderr.startswith(f"Error: record, line {at + 1}: ")
    assert "must_roll_first" in answer.stderr


def test_no_damage_brings_the_replay_down(record: Path, tmp_path: Path) -> None:
    """Whatever stands in the file, the answer is a line and a reason."""
    text = record.read_text(encoding="utf-8")
    chance = random.Random(1)
    damaged = tmp_path / "damaged.txt"
    for _ in range(60):
        place = chance.randrange(len(text))
        junk = chance.choice(["", "\n", "0", "-1", "9999999999", "e", " ", "|", "\x00", "é"])
        damaged.write_text(text[:place] + junk + text[place + chance.randrange(4) :], encoding="utf-8")
        answer = run("replay", str(damaged))
        assert answer.exit_code in (0, 1)
        assert answer.exit_code == 0 or answer.stderr.startswith("Error: record, line ")


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "bytes"
    file.write_bytes(b"\xff\xfe\x00")
    answer = run("replay", str(file))
    assert answer.exit_code == 1
    assert answer.stderr == f"Error: {file} is no record: it is not text\n"
    assert run("replay", str(tmp_path / "missing")).exit_code == 2


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("[/b]", "[/b]"),
        ("[red]Rose", "[red]Rose"),
        ("\\u001b[2J", "\\x1b[2J"),
        ("\\ud800", "\\ud800"),
        ("A\\nB", "A\\nB"),
    ],
)
def test_a_name_cannot_play_with_the_terminal(record: Path, tmp_path: Path, name: str, shown: str) -> None:
    file = tmp_path / "named.txt"
    file.write_text(record.read_text(encoding="utf-8").replace('"Settler 1"', f'"{name}"'), encoding="utf-8")
    answer = run("replay", str(file))
    assert answer.exit_code == 0, answer.output
    assert shown in answer.stdout
    assert "\x1b" not in answer.stdout


def test_endless_input_is_refused() -> None:
    answer = run("replay", "/dev/zero")
    assert answer.exit_code == 1
    assert answer.stderr == "Error: /dev/zero: too long for a record\n"


def test_islands_and_ways_to_deal() -> None:
    words = ("sim", "--players", "2", "--games", "2", "--bots", "random", "--json", "--board")
    texts = {}
    for board, style in [("lagoon", "random"), ("lagoon", "balanced"), ("standard19", "beginner")]:
        answer = run(*words, board, "--deal", style)
        assert answer.exit_code == 0, answer.output
        texts[board, style] = {**json.loads(answer.stdout), "seconds": 0, "games_per_second": 0}
    assert texts["lagoon", "random"] != texts["lagoon", "balanced"]
    answer = run(*words, "lagoon", "--deal", "beginner")
    assert answer.exit_code == 2
    assert "the beginner deal is for standard19 only" in answer.output


def test_the_target_is_that_of_the_island_unless_said() -> None:
    words = ("sim", "--players", "4", "--games", "4", "--bots", "random", "--json", "--board", "lakes")
    assert catalogue()["lakes"].target == 8

    def turns(*more: str) -> int:
        answer = run(*words, *more)
        assert answer.exit_code == 0, answer.output
        found = json.loads(answer.stdout)["median_turns"]
        assert isinstance(found, int)
        return found

    assert turns() == turns("--target", "8") < turns("--target", "12")


def test_a_map_of_ones_own_is_called_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "bay.toml"
    file.write_text(island_text(catalogue()["lagoon"]))
    answer = run("sim", "--players", "2", "--games", "1", "--board", str(file))
    assert answer.exit_code == 0, answer.output
    assert "bay.toml" in answer.stdout
    assert "own_" not in answer.stdout


# --- verifiable games -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("sealed") / "game.txt"
    words = ("sim", "--verifiable", "--players", "3", "--games", "2", "--bots", "settler,random,random")
    answer = run(*words, "--target", "8", "--record", str(file))
    assert answer.exit_code == 0, answer.output
    assert "chair" in answer.stdout
    return file


def test_a_verifiable_game_is_recomputed(sealed: Path) -> None:
    answer = run("verify", str(sealed))
    assert answer.exit_code == 0, answer.output
    assert answer.stdout.startswith("recomputed: ")
    assert "verified" not in answer.stdout
    text = sealed.read_text(encoding="utf-8")
    assert text.count("\nmember ") == 3
    assert "\nsecret " in text
    assert run("replay", str(sealed)).exit_code == 0
    assert CliRunner().invoke(main, ["verify", "-"], input=text).exit_code == 0


def test_wins_of_verifiable_games_are_by_bot(tmp_path: Path) -> None:
    """The order of play is drawn: who wins is told by chair, where the bots were named."""
    words = ("sim", "--verifiable", "--players", "2", "--bots", "settler,random")
    assert json.loads(run(*words, "--games", "3", "--target", "8", "--json").stdout)["wins"] == [3, 0]
    firsts = set()
    for seed in range(1, 7):
        file = tmp_path / f"{seed}.txt"
        run(*words, "--games", "1", "--turn-cap", "2", "--seed", str(seed), "--record", str(file))
        assert run("verify", str(file)).stdout.startswith("recomputed")
        firsts.add(file.read_text(encoding="utf-8").partition("seat 0 bot ")[2].partition(" ")[0])
    assert firsts == {"settler", "random"}


def test_a_tampered_game_is_told_by_its_line(sealed: Path, tmp_path: Path) -> None:
    lines = sealed.read_text(encoding="utf-8").splitlines()
    at = [n for n, line in enumerate(lines) if "dice/6=3" in line][5]
    lines[at] = lines[at].replace("dice/6=3", "dice/6=4", 1)
    forged = tmp_path / "forged.txt"
    forged.write_text("\n".join(lines), encoding="utf-8")
    answer = run("verify", str(forged))
    assert answer.exit_code == 1
    assert answer.stdout == ""
    assert (
        answer.stderr
        == f"Error: {forged}, line {at + 1}: dice/6=4 stands there, and dice/6=3 follows from the secret.\n"
    )


@pytest.mark.parametrize(
    ("name", "said", "code"),
    [
        ("people", "verified: all 2 people gave bytes", 0),
        ("missing", "verified: 1 of 3 people gave bytes", 0),
        ("nobody-gave", "recomputed, but not verified: none of 2 people gave bytes, so the server could", 0),
        ("bots", "recomputed: every draw follows from the secret, in which bots alone have no say", 0),
    ],
)
def test_the_verdict_in_words(name: str, said: str, code: int) -> None:
    answer = run("verify", str(SEALED / f"{name}.txt"))
    assert answer.stdout.startswith(said)
    assert answer.exit_code == code


def test_what_cannot_be_verified(record: Path, tmp_path: Path) -> None:
    answer = run("verify", str(record))
    assert (answer.exit_code, answer.stdout.partition(":")[0]) == (3, "not verifiable")
    assert "nothing tells where its chance came from" in answer.stdout
    running = tmp_path / "running.txt"
    text = (SEALED / "people.txt").read_text(encoding="utf-8")
    running.write_text(text.partition("secret ")[0], encoding="utf-8")
    answer = run("verify", str(running))
    assert (answer.exit_code, answer.stdout.partition(":")[0]) == (3, "not verifiable")
    assert "no secret is published" in answer.stdout


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "line 1: Something else is expected here. Is a part missing?"),
        (b"hexfolk-record 2\n", "of a newer version. (“hexfolk-record 2”)"),
        (
            b"hexfolk-record 1\nrules classic 99\n",
            "line 2: It was played by rules that this version does not have. (“rules classic 99”)",
        ),
        (b"\xff\xfe\x00", "is no record: it is not text"),
        (b"hexfolk-record 1\n" + b"x" * 20_000_000, "too long for a record"),
    ],
)
def test_nonsense_is_not_verified(tmp_path: Path, data: bytes, complaint: str) -> None:
    file = tmp_path / "nonsense"
    file.write_bytes(data)
    answer = run("verify", str(file))
    assert answer.exit_code == 1
    assert complaint in answer.stderr
    assert answer.stdout == ""
