"""`hexfolk replay --watch`: keys lead through a game, and without a terminal it is told in lines."""

import io
import os
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from hexfolk.cli._keys import keyboard, named
from hexfolk.cli._watch import Watch, watch
from hexfolk.cli.main import main
from hexfolk.core.record import Record
from hexfolk.i18n.phrases import phrases
from hexfolk.report.playback import ALL, WATCH, Playback
from hexfolk.report.timeline import timeline_of
from tests.golden.playthroughs import FOLDER, read


@pytest.fixture(scope="module")
def record() -> Record:
    return read(FOLDER / "plain-4.txt")


@pytest.fixture(scope="module")
def playback(record: Record) -> Playback:
    return Playback(record)


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record.to_text(), encoding="utf-8")
    return path


def shown(show: Watch, columns: int = 120, rows: int = 45) -> str:
    console = Console(width=columns, height=rows, file=io.StringIO(), record=True)
    console.print(show.draw(columns, rows))
    return console.export_text()


def test_without_a_terminal_every_step_is_a_line(file: Path, playback: Playback) -> None:
    result = CliRunner().invoke(main, ["replay", str(file), "--watch"])
    assert result.exit_code == 0, result.output
    lines = result.output.split("\n")
    told = [line for line in lines if line[:5].strip().isdigit() and line[5:7] == "  "]
    assert len(told) == playback.steps
    assert told[0].endswith("P0: " + str(playback.record.entries[0].text()).partition(" ")[2])
    assert any(": roll: 7" in line for line in told)
    assert "wins" in result.output


def test_it_begins_at_a_line_and_shows_what_an_eye_saw(file: Path, playback: Playback) -> None:
    # The last one, so that not much is told after it.
    step = [moment.step for moment in playback.walk() for e in moment.events if e.kind == "buy"][-1]
    (bought,) = playback.frames(ALL, step, 1)
    kind = next(e.card for e in bought.events if e.kind == "buy")
    card = phrases("en", ("common",)).t(f"card-{kind}")
    start = ["replay", str(file), "--watch", "--from", str(bought.line)]
    line = f"{bought.line:5}  P{bought.text[0]}: buy"
    with_all = CliRunner().invoke(main, start).output.split("\n")
    assert f"{line}: {card}" in with_all
    assert not any(text.startswith(f"{bought.line - 1:5}  ") for text in with_all)
    assert line in CliRunner().invoke(main, [*start, "--eyes", "spectator"]).output.split("\n")
    assert f"{line}: {card}" in CliRunner().invoke(main, [*start, "--eyes", bought.text[0]]).output.split(
        "\n"
    )
    refused = CliRunner().invoke(main, [*start, "--eyes", "4"])
    assert refused.exit_code == 2
    assert "--eyes" in refused.output


def test_keys_lead_through_the_game(playback: Playback) -> None:
    course = timeline_of(playback)
    show = Watch(playback)
    for key, step in [
        ("right", 1), ("right", 2), ("left", 1), ("left", 0), ("left", 0), ("down", course.turns[0]),
        ("down", course.turns[1]), ("up", course.turns[0]), ("up", 0), ("]", course.marks[0].step),
        ("]", course.marks[1].step), ("[", course.marks[0].step), ("end", playback.steps),
        ("right", playback.steps), ("home", 0), ("x", 0),
    ]:  # fmt: skip
        show.press(key)
        assert show.step == step, key
    for key in ("1", "2", "enter"):
        show.press(key)
    assert show.step == course.turns[11]
    assert show.frame.view.turn == 12


def test_it_plays_until_the_end(playback: Playback) -> None:
    show = Watch(playback, step=playback.steps - 2)
    show.press("space")
    assert show.playing
    show.press("+")
    assert show.speed == 2
    show.advance()
    show.advance()
    assert (show.step, show.playing) == (playback.steps, False)
    show.press("space")
    assert (show.step, show.playing) == (0, True)
    show.press("right")
    assert not show.playing


def test_eyes_change_what_is_drawn(playback: Playback) -> None:
    show = Watch(playback, step=playback.steps // 2)
    everything = shown(show)
    assert "eyes: all" in everything
    hands = [player.hand for player in show.frame.view.players]
    assert all(hand is not None for hand in hands)
    for _ in range(5):
        show.press("e")
    assert show.eye == WATCH
    assert "eyes: spectator" in shown(show)
    show.press("e")
    assert shown(show) == everything
    # In a small terminal too everything is there, below each other.
    assert all(f"P{seat}" in shown(show, 80, 40) for seat in range(4))


class Typed:
    """Keys pressed one after the other, then none."""

    def __init__(self, *keys: str) -> None:
        self.left = list(keys)
        self.waited: list[float] = []

    def wait(self, seconds: float) -> str | None:
        self.waited.append(seconds)
        return self.left.pop(0) if self.left else "q"


def test_the_terminal_is_drawn_until_it_is_left(playback: Playback) -> None:
    show = Watch(playback)
    screen = io.StringIO()
    keys = Typed("right", "right", "space", "q")
    watch(show, Console(file=screen, force_terminal=True, width=120, height=45), keys)
    assert (show.step, show.done) == (2, True)
    # While it plays nobody waits longer than until the next step.
    assert max(keys.waited[3:]) <= 1.0
    assert "2/" in screen.getvalue()


def test_a_name_cannot_command_the_terminal(record: Record) -> None:
    record = read(FOLDER / "plain-4.txt")
    record.seats[0].name = "[red]x\x1b[2J"
    text = shown(Watch(Playback(record)))
    assert "\x1b[2J" not in text
    assert "[red]x\\x1b[2J" in text


def test_keys_by_name() -> None:
    assert named("\x1b[C\x1b[Da \x1b[5~\x1bOH\r\x7f") == [
        "right", "left", "a", "space", "page up", "home", "enter", "backspace",
    ]  # fmt: skip
    assert named("\x1b[1;5Cx") == ["x"]
    assert named("\x1b") == ["escape"]
    assert named("") == []


@pytest.mark.skipif(os.name == "nt", reason="has no such terminals")
def test_a_real_terminal_gives_keys_and_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    import pty
    import termios

    master, slave = pty.openpty()
    with os.fdopen(slave, "r", encoding="utf-8") as terminal:
        monkeypatch.setattr("sys.stdin", terminal)
        before = termios.tcgetattr(slave)
        with keyboard() as keys:
            assert keys is not None
            assert keys.wait(0) is None
            os.write(master, b"\x1b[C ")
            assert [keys.wait(5), keys.wait(5), keys.wait(0)] == ["right", "space", None]
        assert termios.tcgetattr(slave) == before
    os.close(master)
