"""``hexfolk maps``."""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hexfolk.cli import main
from hexfolk.cli.maps import _message
from hexfolk.data import islands_dir
from hexfolk.islands import catalogue
from tests.survey.test_survey import every_finding

LAGOON = (islands_dir() / "lagoon.toml").read_text(encoding="utf-8")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["maps", *words])


def test_the_list_has_every_island() -> None:
    answer = run()
    assert answer.exit_code == 0
    for key in catalogue():
        assert key in answer.stdout
    assert "Giant Land" in answer.stdout
    # Whole, at the width of a plain terminal.
    assert "…" not in answer.stdout
    assert max(map(len, answer.stdout.splitlines())) <= 80


def test_the_list_as_json() -> None:
    said = json.loads(run("--json").stdout)
    assert [row["id"] for row in said] == list(catalogue())
    assert len(said) == 25
    by_id = {row["id"]: row for row in said}
    assert by_id["lagoon"] == {
        "id": "lagoon",
        "name": "Lagoon",
        "hexes": 12,
        "players": [2, 3],
        "target": 10,
        "positions": 19,
        "islands": 1,
        "ports": 5,
        "seafaring": "no",
    }
    assert by_id["lakes"]["hexes"] == 30, "lakes are no land to live on"
    assert by_id["archipelago"]["islands"] == 9
    assert by_id["corners"]["seafaring"] == "required"
    assert max(row["hexes"] for row in said) == by_id["giant"]["hexes"] == 61
    assert min(row["hexes"] for row in said) == 12


def test_the_maps_of_the_game_are_good() -> None:
    answer = run("check", *map(str, sorted(islands_dir().glob("*.toml"))))
    assert answer.exit_code == 0
    assert answer.output.count(": good, ") == 25


def test_every_message_names_file_line_and_column(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(LAGOON.replace("[2, 3]", "[2, 9]").replace("12 = 1", "12 = x"))
    answer = run("check", str(file))
    assert answer.exit_code == 1
    assert answer.stdout == f"{file}:30:6: error: This is no valid TOML: this is no value.\n"
    file.write_text(LAGOON.replace("[2, 3]", "[2, 9]").replace("12 = 1", "12 = -1"))
    assert run("check", str(file)).stdout.splitlines() == [
        f"{file}:2:11: error: The players are a lowest and a highest number between 2 and 8.",
        f"{file}:30:6: error: “numbers.12” must be a whole number from 0 to 200.",
    ]


def test_good_and_bad_files_are_told_one_after_another(tmp_path: Path) -> None:
    good, odd, bad = tmp_path / "good.toml", tmp_path / "odd.toml", tmp_path / "bad.toml"
    good.write_text(LAGOON)
    odd.write_text(LAGOON.split("[ports]")[0] + "[ports]\n")
    bad.write_bytes(b"\xff")
    assert run("check", str(good), str(odd)).exit_code == 0, "a warning is no error"
    answer = run("check", str(good), str(odd), str(bad))
    assert answer.exit_code == 1
    assert answer.stdout.splitlines() == [
        f"{good}: good, 12 hexes for 2 to 3 players",
        f"{odd}:1:6: warning: The game has another island with the id “lagoon”. Choose another one.",
        f"{odd}:32:1: warning: There are no ports.",
        f"{odd}: good, 12 hexes for 2 to 3 players",
        f"{bad}:1:1: error: The file is no UTF-8 text.",
    ]


def test_check_as_json(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(LAGOON.replace("[2, 3]", "[2, 8]"))
    answer = run("check", "--json", str(file))
    assert answer.exit_code == 1
    (said,) = json.loads(answer.stdout)
    assert said["playable"] is False
    assert said["facts"]["coasts"] == [30, 18]
    (warning, finding) = said["findings"]
    assert warning["code"] == "island_id_taken"
    assert (finding["code"], finding["line"], finding["column"]) == ("island_room", 2, 11)
    assert finding["args"]["players"] == 8
    assert "8 players" in finding["message"]


def test_what_cannot_be_read_keeps_nothing_else_from_being_checked(tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    good.write_text(LAGOON)
    answer = run("check", "/nowhere.toml", str(tmp_path), str(good))
    assert answer.exit_code == 1
    assert answer.stdout.splitlines() == [
        "/nowhere.toml:1:1: error: The file cannot be read: No such file or directory.",
        f"{tmp_path}:1:1: error: The file cannot be read: Is a directory.",
        f"{good}: good, 12 hexes for 2 to 3 players",
    ]
    said = json.loads(run("check", "--json", "/nowhere.toml", str(good)).stdout)
    assert [one["playable"] for one in said] == [False, True]
    assert (
        run("draw", str(tmp_path)).output
        == f"Error: {tmp_path}:1:1: The file cannot be read: Is a directory.\n"
    )


def test_whatever_is_found_is_said(tmp_path: Path) -> None:
    """Every code of the checker has its words on the command line, too."""
    file = tmp_path / "map.toml"
    for finding in every_finding():
        assert _message(finding)
    file.write_text(LAGOON.replace("target", 'fixed_numbers = "x"\nfixed_ports = [1]\ntarget'))
    assert len(run("check", str(file)).stdout.splitlines()) == 2


def test_what_is_no_text_does_not_reach_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('"\\u001b[2J\\u202e" = 1\n')
    answer = run("check", str(file))
    assert "\x1b" not in answer.output
    assert "\u202e" not in answer.output
    assert "\\x1b[2J\\u202e" in answer.output


def drawn(text: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(text).iter())  # noqa: S314 (our own drawing)


def test_an_island_is_drawn_from_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "lagoon.svg"
    assert run("draw", "lagoon", "-o", str(file), "--seed", "7").exit_code == 0
    assert file.read_text() == run("draw", "lagoon", "--seed", "7").stdout
    assert file.read_text() != run("draw", "lagoon", "--seed", "8").stdout
    assert file.read_text() != run("draw", "giant", "--seed", "7").stdout
    assert len([node for node in drawn(file.read_text()) if node.tag.endswith("polygon")]) == 12


def test_a_file_is_drawn_too_dealt_or_not(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(LAGOON.replace('"lagoon"', '"own"'))
    assert run("draw", str(file)).stdout == run("draw", "lagoon").stdout
    undealt = run("draw", str(file), "--undealt").stdout
    assert len([node for node in drawn(undealt) if node.tag.endswith("use")]) == 19


@pytest.mark.parametrize("style", ["spread", "balanced"])
def test_ways_to_deal(style: str) -> None:
    assert run("draw", "giant", "--deal", style).stdout != run("draw", "giant").stdout


def test_the_beginner_board_is_drawn_where_it_is() -> None:
    assert run("draw", "standard19", "--deal", "beginner").exit_code == 0
    answer = run("draw", "lagoon", "--deal", "beginner")
    assert answer.exit_code == 2
    assert "standard19" in answer.output


def test_what_cannot_be_drawn(tmp_path: Path) -> None:
    assert "islands: standard19, " in run("draw", "nowhere").output
    file = tmp_path / "bad.toml"
    file.write_text(LAGOON.replace("? S", "? X"))
    assert run("draw", str(file)).output.startswith(f"Error: {file}:6:4: “X” is no terrain.")
    answer = run("draw", "lagoon", "-o", str(tmp_path / "no" / "folder.svg"))
    assert answer.exit_code != 0
    assert "No such file" in answer.output
