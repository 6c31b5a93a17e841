"""``hexfolk report``: one file without anything beside it, or the line that is wrong and no file."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from hexfolk.cli import main
from tests.golden.playthroughs import FOLDER, margin

RECORD = margin((FOLDER / "plain-2.txt").read_text(encoding="utf-8"))


def run(tmp_path: Path, record: bytes, *words: str) -> tuple[int, str, Path]:
    (tmp_path / "game.txt").write_bytes(record)
    page = tmp_path / "page.html"
    result = CliRunner().invoke(main, ["report", str(tmp_path / "game.txt"), "-o", str(page), *words])
    return result.exit_code, result.output, page


@pytest.mark.parametrize(("language", "word"), [("en", "Dice"), ("pl", "Kości"), ("ja", "サイコロ")])
def test_a_page_in_a_language(tmp_path: Path, language: str, word: str) -> None:
    code, output, page = run(tmp_path, RECORD.encode(), "--lang", language)
    assert (code, output) == (0, "")
    html = page.read_text(encoding="utf-8")
    assert html.startswith("<!doctype html>")
    assert f'<html lang="{language}">' in html
    assert f">{word}</h2>" in html
    assert "http" not in html.replace("http-equiv", "")


@pytest.mark.parametrize(
    ("record", "told"),
    [
        (RECORD.replace("winner=0", "winner=1").encode(), "The game ends otherwise than it says here."),
        (RECORD.encode()[:400], "record, line "),
        (b"", "record, line 1: Something else is expected here."),
        (RECORD.replace("record 1", "record 9").encode(), "or one of a newer version"),
        (b"hexfolk-record 1\n\xff\xfe", "record, line 2: This is not text."),
        (b"x" * 2_000_001, "It is too long for a record."),
    ],
)
def test_a_bad_record_is_refused_without_a_page(tmp_path: Path, record: bytes, told: str) -> None:
    code, output, page = run(tmp_path, record, "--lang", "en")
    assert code == 1
    assert told in output
    assert not page.exists()


def test_the_system_says_which_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pt_PT.UTF-8")
    code, _, page = run(tmp_path, RECORD.encode())
    assert code == 0
    assert '<html lang="pt-BR">' in page.read_text(encoding="utf-8")
