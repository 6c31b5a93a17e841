"""The command ``hexfolk`` itself."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import hexfolk
from hexfolk.cli import main


def test_version_says_how_the_rules_run() -> None:
    answer = CliRunner().invoke(main, ["--version"])
    speed = "compiled" if hexfolk.is_compiled() else "interpreted"
    assert answer.output == f"hexfolk {hexfolk.__version__} (rules {speed})\n"
    assert answer.exit_code == 0


def test_an_unknown_command_is_refused() -> None:
    answer = CliRunner().invoke(main, ["sail"])
    assert answer.exit_code == 2
    assert "No such command 'sail'" in answer.output


def test_a_module_of_the_package_is_a_sub_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import hexfolk.cli

    module = tmp_path / "count_sheep.py"
    module.write_text(
        "import click\n@click.command()\ndef command() -> None:\n    '''Count.'''\n    click.echo('three')\n"
    )
    monkeypatch.setattr(hexfolk.cli, "__path__", [*hexfolk.cli.__path__, str(tmp_path)])
    assert CliRunner().invoke(main, ["count-sheep"]).output == "three\n"
    assert "count-sheep" in CliRunner().invoke(main, ["--help"]).output


def test_every_sub_command_loads_and_explains_itself() -> None:
    context = click.Context(main)
    assert isinstance(main, click.Group)
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command is not None
        assert command.get_short_help_str(), name


@pytest.mark.skipif(os.environ.get("HEXFOLK_MODE") == "source", reason="nothing need be installed")
def test_the_installed_script_runs() -> None:
    script = Path(sysconfig.get_path("scripts"), "hexfolk")
    answer = subprocess.run([script, "--help"], capture_output=True, text=True, cwd="/", check=True)
    assert answer.stdout.startswith("Usage: hexfolk")
    assert not answer.stderr


@pytest.mark.parametrize(("encoding", "language"), [("shift_jis", "pl"), ("cp1252", "ja"), ("ascii", "it")])
def test_it_speaks_to_an_output_that_lacks_its_letters(encoding: str, language: str) -> None:
    said = run_in(encoding, "--lang", language, "--help")
    assert (said.returncode, said.stderr) == (0, b"")
    assert b"--version" in said.stdout
    complaint = run_in(encoding, "--lang", language, "nothing")
    assert complaint.returncode == 2
    assert b"nothing" in complaint.stderr
    assert b"Traceback" not in complaint.stderr


def run_in(encoding: str, *words: str) -> subprocess.CompletedProcess[bytes]:
    program = [sys.executable, "-c", "from hexfolk.cli import main; main()"]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    return subprocess.run([*program, *words], capture_output=True, env=environment, check=False)
