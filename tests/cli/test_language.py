"""The command line speaks the language that is asked for, else that of the system."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hexfolk.cli import main
from hexfolk.cli._speech import of_system
from hexfolk.i18n.languages import languages
from hexfolk.i18n.phrases import phrases


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


@pytest.mark.parametrize("language", languages())
def test_every_language_is_spoken(language: str, tmp_path: Path) -> None:
    said = phrases(language, ("cli", "islands"))
    listed = run("--lang", language, "maps")
    assert listed.exit_code == 0, listed.output
    assert said.t("cli-ports") in listed.output
    assert said.t("island-lagoon") in listed.output
    missing = said.t("cli-games-none", folder=str(tmp_path), why=said.t("cli-database-missing"))
    answer = run("--lang", language, "tables", "--data", str(tmp_path))
    assert (answer.exit_code, answer.output) == (1, said.t("cli-error", message=missing) + "\n")


def test_a_wrong_command_line_is_told_in_the_language() -> None:
    answer = run("--lang", "it", "sim", "--players", "4", "--bots", "random,random")
    assert answer.exit_code == 2
    assert "Errore: Valore non valido per '--bots': 2 bot per 4 giocatori" in answer.stderr


def test_a_language_that_is_not_there_is_refused_and_the_others_named() -> None:
    answer = run("--lang", "tlh", "maps")
    assert answer.exit_code == 2
    assert "'tlh'" in answer.stderr
    assert all(language in answer.stderr for language in languages())


def test_the_form_of_the_system_is_taken_too() -> None:
    assert "porty" in run("--lang", "pl_PL", "maps").output


def test_the_system_says_it_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "港" in run("maps").output
    assert "ports" in run("--lang", "en", "maps").output


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LC_ALL": "C.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_MESSAGES": "it_IT@euro", "LANG": "pl_PL.UTF-8"}, "it"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert of_system(environment) == language


def test_numbers_and_moments_are_written_as_the_language_does() -> None:
    polish, english = phrases("pl", ("cli",)), phrases("en", ("cli",))
    assert english.percent(0.1234, 1) == "12.3%"
    assert polish.percent(0.1234, 1).replace("\xa0", " ") in ("12,3%", "12,3 %")
    assert polish.number(12345.6).replace("\xa0", " ") == "12 345,6"
    assert polish.span(7200, ago=True) == "2 godziny temu"
    assert english.span(7200, ago=True) == "2 hours ago"
    assert polish.t("cli-backup-made", file="x", tables=22, entries=5).startswith("x: 22 stoły, 5 wpisów")
