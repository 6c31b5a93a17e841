"""Help and complaints of the command line, in every language, wherever the language is asked for."""

import ast
import inspect
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len

from hexfolk.cli import main
from hexfolk.cli._click import KEYS, MODULES
from hexfolk.cli._layout import wrapped
from hexfolk.cli._speech import asked
from hexfolk.data import LOCALES_VARIABLE, locales_dir
from hexfolk.i18n.languages import languages
from hexfolk.i18n.phrases import phrases

OTHERS = [language for language in languages() if language != "en"]


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words, prog_name="hexfolk", terminal_width=78)


def commands() -> Iterator[list[str]]:
    """The words of every command, the one without a name first."""
    yield []
    context = click.Context(main)
    for name in main.list_commands(context):
        yield [name]
        command = main.get_command(context, name)
        if isinstance(command, click.Group):
            yield from ([name, below] for below in command.commands)


COMMANDS = list(commands())


def words(help_text: str) -> set[str]:
    """Words of a help text that a language has to say itself: no options, values or names of commands."""
    text = re.sub(
        r"\[[a-z]+(\|\n? *[a-z]+)+\]|%\S+|--?[\w-]+|`[^`]*`|“[^”]*”|\w+/\w+\.md|\w+\.\w+", " ", help_text
    )
    return set(re.findall(r"[^\W\d_]{4,}", text))


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_english_is_left_in_help(command: list[str]) -> None:
    english = words(run("--lang", "en", *command, "--help").stdout)
    # Few words are the same in two of our languages, and fewer in the words around them.
    assert {"Usage", "Show", "message"} <= english
    for language in OTHERS:
        answer = run("--lang", language, *command, "--help")
        assert (answer.exit_code, answer.stderr) == (0, "")
        own = words(answer.stdout)
        assert not own & {"Usage", "Options", "Commands", "default", "required", "Show", "NUMBER", "RANGE"}
        shared = {word for word in own & english if word.islower() and word not in KNOWN}
        assert shared == set(), language


KNOWN = {
    # Names of bots, values and files that are the same everywhere.
    "random", "novice", "settler", "trader", "master", "standard", "none", "normal", "spectator", "hexfolk",
    "text", "warning", "openskill", "analyse", "arena", "backup", "cleanup", "load", "maps", "replay",
    "report", "serve", "table", "tables", "verify", "check", "draw", "lift", "data", "toml", "robber",
    "discard", "route", "army", "special", "gifts", "bank",
    # Words of another language that English writes alike.
    "bots", "bytes", "chance", "chances", "chat", "file", "folder", "input", "output", "same", "script",
    "server", "sockets", "terminal",
}  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("language", languages())
def test_help_fits_eighty_columns(language: str, command: list[str]) -> None:
    lines = run("--lang", language, *command, "--help").stdout.splitlines()
    assert [line for line in lines if cell_len(line) > 78] == []


@pytest.mark.parametrize("language", languages())
def test_every_option_is_explained_in_a_column(language: str) -> None:
    lines = run("--lang", language, "backup", "--help").stdout.splitlines()
    starts = {
        cell_len(line) - cell_len(line[match.end() :])
        for line in lines
        if (match := re.match(r"  -\S.*?\S  +", line))
    }
    assert len(starts) == 1


@pytest.mark.parametrize(
    "line",
    [
        "--lang it serve --help",
        "serve --lang it --help",
        "serve --help --lang it",
        "--help --lang=it",
        "--lang pl --help --lang it",
        "ban add -h --lang IT",
    ],
)
def test_the_language_may_be_asked_for_anywhere(line: str) -> None:
    answer = run(*line.split())
    assert answer.exit_code == 0, answer.output
    assert answer.stdout.startswith("Uso: hexfolk")


def test_the_last_language_counts_and_what_follows_the_options_does_not() -> None:
    assert asked(["--lang", "pl", "serve", "--lang=pt_BR"]) == "pt-BR"
    assert asked(["serve", "--lang", "tlh"]) is None
    assert asked(["verify", "--", "--lang", "ja"]) is None
    assert asked(["serve", "--lang"]) is None


def test_the_system_says_it_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert run("serve", "--help").stdout.startswith("Użycie: hexfolk serve [OPCJE]")
    assert run("sail").stderr.splitlines()[-1] == "Błąd: Nie ma polecenia 'sail'."
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run("serve", "--help").stdout.startswith("Usage: hexfolk serve [OPTIONS]")


COMPLAINTS = {
    "sail": ("usage-no-command", {"name": "'sail'"}),
    "sim --wind": ("usage-no-option", {"name": "'--wind'"}),
    "arena": ("usage-missing-option", {"name": "'--bots'"}),
    "sim more words": ("usage-extra", {"args": "more words"}),
    "sim --players": ("usage-needs-value", {"name": "'--players'"}),
    "sim --json=1": ("usage-takes-no-value", {"name": "'--json'"}),
    "sim --players x": ("usage-no-number", {"value": "'x'", "number_type": "integer"}),
    "load --rate x": ("usage-no-number", {"value": "'x'", "number_type": "float"}),
    "sim --players 70000": ("usage-no-range", {"value": "70000", "range": "2<=x<=8"}),
    "sim --dice x": ("usage-no-choice", {"value": "'x'", "choices": "'normal', 'balanced'"}),
    "ban add x --until x": (
        "usage-no-format",
        {"value": "'x'", "formats": "'%Y-%m-%d', '%Y-%m-%dT%H:%M'"},
    ),
    "verify /nowhere": ("usage-path-missing", {"name": "File", "filename": "'/nowhere'"}),
    "verify /": ("usage-path-folder", {"filename": "'/'"}),
    f"tables --data {__file__}": ("usage-path-file", {"filename": f"'{__file__}'"}),
}


@pytest.mark.parametrize("line", COMPLAINTS)
@pytest.mark.parametrize("language", languages())
def test_complaints_are_made_in_the_language(language: str, line: str) -> None:
    said = phrases(language, ("cli", "help"))
    key, args = COMPLAINTS[line]
    answer = run("--lang", language, *line.split())
    assert (answer.exit_code, answer.stdout) == (2, "")
    *above, complaint = answer.stderr.splitlines()
    if above:
        command = " ".join(["hexfolk", *usage_words(line)])
        usage, how, empty = above
        assert said.t("usage-some-options") in usage
        assert (how, empty) == (said.t("usage-try", command=command, option="--help"), "")
    assert complaint.startswith(said.t("cli-error", message=""))
    assert complaint.endswith(said.t(key, **args))


def usage_words(line: str) -> list[str]:
    """The command of a line."""
    named = [one for one in COMMANDS if one and line.split()[: len(one)] == one]
    return max(named, key=len, default=[])


@pytest.mark.parametrize("language", languages())
def test_what_was_meant_is_asked_in_the_language(language: str) -> None:
    said = phrases(language, ("help",))
    for line, name in (("seve", "'serve'"), ("sim --plyers 3", "'--players'")):
        answer = run("--lang", language, *line.split())
        assert answer.stderr.rstrip().endswith(said.t("usage-meant", number=1, names=name))


@pytest.mark.parametrize("language", languages())
def test_a_missing_argument_has_the_name_that_help_has(language: str) -> None:
    said = phrases(language, ("help",))
    named = f"'{said.t('metavar-file')}'"
    answer = run("verify", "--lang", language)
    assert answer.stderr.rstrip().endswith(said.t("usage-missing-argument", name=named))


# What click says only of programs, of what no command of ours has, or to be put together.
NOT_REACHED = re.compile(
    r"deprecat|Deprecation|Positional arguments|iterable|Takes |env var|\(dynamic\)|twice|same flag|declar"
    r"|No options"
    r"|Choose from|Choice\(|UUID|boolean|executable|values are required|takes \{nargs\}|Invalid start"
    r"|Missing (argument|option|parameter|\{)|Did you mean|Usage:|Do you want|Confirm|Show the version"
    r"|%\(prog\)s|^(file|directory|path)$"
)


def test_every_sentence_of_click_that_can_be_heard_is_ours() -> None:
    found = set()
    for module in MODULES:
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            match node:
                case ast.Call(
                    func=ast.Name(id="_" | "ngettext"), args=[ast.Constant(value=str(sentence)), *_]
                ):
                    found.add(sentence)
    assert len(found) > 40, "the scan no longer fits how click asks for its sentences"
    assert sorted(one for one in found - KEYS.keys() if not NOT_REACHED.search(one)) == []
    # "required" stands in a variable.
    assert KEYS.keys() - found == {"required"}


def test_every_text_of_a_command_is_a_phrase() -> None:
    said = phrases("en", ("help",))
    texts = []
    for path in (Path(__file__).parents[2] / "src/hexfolk/cli").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg in {
                "help",
                "short_help",
                "metavar",
                "show_default",
            }:
                match node.value:
                    case ast.Constant(value=str(text)):
                        texts.append(text)
    assert len(texts) > 80
    assert [text for text in texts if not said.has(text)] == []


def test_lines_break_where_a_language_lets_them() -> None:
    assert wrapped("one two-three four", 9) == ["one", "two-three", "four"]
    assert wrapped("島を、配る。（7の目）", 8) == ["島を、配", "る。（7", "の目）"]
    assert wrapped("a\u00a0b c", 4) == ["a\u00a0b", "c"]
    assert wrapped("", 5) == [""]


def test_a_language_of_one_folder_says_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "locales"
    shutil.copytree(locales_dir(), folder)
    (folder / "eo").mkdir()
    (folder / "eo" / "language.json").write_text(json.dumps({"name": "Esperanto"}), encoding="utf-8")
    (folder / "eo" / "help.ftl").write_text(
        "usage-options = Opcioj:\nhelp-serve-port = Pordo.\nusage-no-option = Mankas { $name }.\n",
        encoding="utf-8",
    )
    monkeypatch.setenv(LOCALES_VARIABLE, str(folder))
    phrases.cache_clear()
    told = run("serve", "--help", "--lang", "eo").stdout
    assert "Opcioj:\n" in told
    assert "Pordo." in told
    assert "Address to listen on." in told
    assert run("serve", "--wind", "--lang", "eo").stderr.endswith("Error: Mankas '--wind'.\n")
    monkeypatch.undo()
    phrases.cache_clear()
