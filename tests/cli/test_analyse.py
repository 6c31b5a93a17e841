"""`hexfolk analyse`: a finished game in words of five languages, or as JSON; nothing for games that go on."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from hexfolk.analysis.opinion import opinion
from hexfolk.analysis.words import Words
from hexfolk.cli import analyse as module
from hexfolk.cli.main import main
from hexfolk.i18n.languages import languages
from hexfolk.view.board import view_board
from hexfolk.view.messages.analysis import AnalysisView, CurvePoint, SecondOpinion, TurningPoint
from tests.analysis.games import cut, short

POINT = TurningPoint(
    begin=6,
    step=7,
    line=17,
    turn=0,
    code="settle_last",
    seat=1,
    other=0,
    cards=[],
    wanted=[],
    spot="n8",
    resource=None,
    number=0,
    rolls=0,
    before=[0.5, 0.5],
    after=[0.25, 0.75],
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(short().to_text(), encoding="utf-8")
    return path


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The looking back itself has its own tests."""
    points = [CurvePoint(step, step, 0, [0.5, 0.5]) for step in range(40)]
    found = AnalysisView(2, 0, 72, [*points, CurvePoint(170, 40, None, [1.0, 0.0])], [POINT])
    monkeypatch.setattr(module, "analyse", lambda record, told: found)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_every_language(file: Path, language: str) -> None:
    result = CliRunner().invoke(main, ["analyse", str(file), "--lang", language])
    assert result.exit_code == 0, result.output
    words = Words(language, view_board(short().board), [seat.name for seat in short().seats])
    lines = result.output.split("\n")
    assert any(words.turning(POINT) in line for line in lines)
    assert "{" not in result.output
    assert words.said.t("analysis-end") in result.output
    assert any("Settler 2" in line and "75" in line and "50" in line for line in lines)


@pytest.mark.usefixtures("quick")
def test_json_has_everything(file: Path) -> None:
    result = CliRunner().invoke(main, ["analyse", str(file), "--json"])
    assert result.exit_code == 0, result.output
    found = msgspec.json.decode(result.stdout.encode(), type=AnalysisView)
    assert (len(found.points), found.turning) == (41, [POINT])


def test_what_a_master_would_have_done_at_a_line(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "opinion", lambda playback, step: opinion(playback, step, 1))
    text = file.read_text().split("\n")
    line = text.index("begin") + 12
    result = CliRunner().invoke(main, ["analyse", str(file), "--line", str(line), "--json"])
    assert result.exit_code == 0, result.output
    found = msgspec.json.decode(result.stdout.encode(), type=SecondOpinion)
    assert found.line == line
    assert text[line - 1].startswith(f"{found.seat} {found.played}")
    told = CliRunner().invoke(main, ["analyse", str(file), "--line", str(line)])
    assert found.played in told.output
    beyond = CliRunner().invoke(main, ["analyse", str(file), "--line", str(len(text) + 9)])
    assert (beyond.exit_code, "nothing to say" in beyond.output) == (1, True)


def test_a_game_that_goes_on_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(cut(short(), 30).to_text(), encoding="utf-8")
    result = CliRunner().invoke(main, ["analyse", str(path)])
    assert result.exit_code == 1
    assert "goes on" in result.output


@pytest.mark.parametrize("spoil", ["", "nonsense\n", "hexfolk-record 1\nrules classic 1\n"])
def test_nonsense_is_refused_with_its_line(tmp_path: Path, spoil: str) -> None:
    path = tmp_path / "game.txt"
    path.write_text(spoil, encoding="utf-8")
    result = CliRunner().invoke(main, ["analyse", str(path)])
    assert result.exit_code == 1
    assert "line" in result.output
