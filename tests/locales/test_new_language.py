"""A new language is one folder: nothing else need be touched."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from hexfolk.cli import main
from hexfolk.core.options import Options
from hexfolk.data import LOCALES_VARIABLE, DataMissing, locales_dir
from hexfolk.i18n.languages import languages, match, read_language, style
from hexfolk.i18n.phrases import phrases
from hexfolk.lab.simulation import Setting, play_recorded
from hexfolk.report.page import render_file

ABOUT = {"name": "Esperanto", "direction": "ltr", "look": {"font": '"Noto Sans", sans-serif'}}


def write(folder: Path, tag: str, about: object) -> Path:
    """All texts, with a sixth language of which only the command line is translated, and little of that."""
    shutil.copytree(locales_dir(), folder)
    own = folder / tag
    own.mkdir()
    (own / "language.json").write_text(json.dumps(about), encoding="utf-8")
    (own / "cli.ftl").write_text("cli-ports = havenoj\ncli-error = Eraro: { $message }\n", encoding="utf-8")
    (own / "summary.ftl").write_text("summary-dice = Ĵetkuboj\n", encoding="utf-8")
    return own


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    own = write(tmp_path / "locales", "eo", ABOUT)
    monkeypatch.setenv(LOCALES_VARIABLE, str(own.parent))
    phrases.cache_clear()
    yield own
    monkeypatch.undo()
    phrases.cache_clear()


@pytest.mark.usefixtures("esperanto")
def test_it_is_found_by_its_folder() -> None:
    assert list(languages()) == ["en", "eo", "it", "pl", "pt-BR", "ja"]
    assert languages()["eo"].name == "Esperanto"
    assert match(["eo-XX", "en"]) == "eo"
    assert style("eo") == ':root:lang(eo) { --font: "Noto Sans", sans-serif; }\n'


@pytest.mark.usefixtures("esperanto")
def test_the_command_line_speaks_it_and_what_it_lacks_in_english() -> None:
    listed = CliRunner().invoke(main, ["--lang", "eo", "maps"])
    assert listed.exit_code == 0, listed.output
    assert "havenoj" in listed.output
    assert "Giant Land" in listed.output
    refused = CliRunner().invoke(main, ["--lang", "eo", "maps", "draw", "x"])
    assert refused.output.startswith("Eraro: there is")


@pytest.mark.usefixtures("esperanto")
def test_pages_of_the_server_are_written_in_it() -> None:
    _, record = play_recorded(Setting(Options(2, target=8), "standard19", ("random", "random")), 0)
    page = render_file(record, "eo")
    assert '<html lang="eo">' in page
    assert "Ĵetkuboj" in page
    assert '--font: "Noto Sans", sans-serif' in page


@pytest.mark.parametrize(
    ("tag", "about", "why"),
    [
        ("eo", {"direction": "ltr"}, "name"),
        ("eo", {"name": "Esperanto", "direction": "up"}, "direction"),
        ("eo", {"name": "Esperanto", "colour": "red"}, "colour"),
        ("eo", {"name": "Esperanto", "look": {"size": "9px"}}, "no look"),
        ("eo", {"name": "Esperanto", "look": {"font": "x; } body { display: none"}}, "no look"),
        ("es peranto", {"name": "Esperanto"}, "tag"),
    ],
)
def test_what_is_wrong_with_a_folder_is_told(tmp_path: Path, tag: str, about: object, why: str) -> None:
    own = write(tmp_path / "locales", tag, about)
    with pytest.raises(DataMissing, match=why):
        read_language(own / "language.json")


def test_a_folder_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LOCALES_VARIABLE, "/nowhere")
    with pytest.raises(DataMissing, match=LOCALES_VARIABLE):
        locales_dir()


def test_what_runs_from_right_to_left_is_marked_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = write(tmp_path / "locales", "he", {"name": "עברית", "direction": "rtl"})
    monkeypatch.setenv(LOCALES_VARIABLE, str(own.parent))
    phrases.cache_clear()
    said = phrases("he", ("cli",))
    assert said.about.direction == "rtl"
    # Left-to-right pieces are kept together.
    assert said.t("cli-error", message="abc") == "Eraro: \u2068abc\u2069"
    monkeypatch.undo()
    phrases.cache_clear()
