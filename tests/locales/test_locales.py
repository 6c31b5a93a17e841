"""Every language says everything, with the same variables and all its plural forms."""

import ast as python
import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.serializer import serialize_pattern, serialize_variant_key
from fluent.syntax.visitor import Visitor

from hexfolk.islands import STANDARD, catalogue
from hexfolk.view.messages.words import Phase

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "locales"
LANGUAGES = tuple(
    sorted((path.parent.name for path in LOCALES.glob("*/language.json")), key=lambda one: (one != "en", one))
)
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Counts in a game stay below this; "many" of Italian and Portuguese begins at a million.
MOST = 1000


class Seen(Visitor):
    """Variables, attributes and select expressions of one message."""

    def __init__(self) -> None:
        self.attributes: set[str] = set()
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


def entries(language: str, file: str) -> list[ast.EntryType]:
    return list(FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body)


def messages(language: str, file: str) -> Iterator[tuple[str, Seen]]:
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            seen = Seen()
            seen.visit(entry)
            yield entry.id.name, seen


def keys(language: str) -> list[str]:
    return [key for file in FILES for key, _ in messages(language, file)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_the_same(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_misspelled_for_the_parser(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_said_twice(language: str) -> None:
    found = keys(language)
    assert sorted({key for key in found if found.count(key) > 1}) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_keys_and_variables_are_those_of_english(language: str, file: str) -> None:
    english = {key: (seen.variables, seen.attributes) for key, seen in messages("en", file)}
    assert {key: (seen.variables, seen.attributes) for key, seen in messages(language, file)} == english


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_arms(language: str, file: str) -> None:
    needed = {Locale.parse(language, sep="-").plural_form(count) for count in range(MOST)}
    for key, seen in messages(language, file):
        for select in seen.selects:
            arms = names(select)
            if arms <= PLURALS and (len(arms) == len(select.variants) or "one" in arms):
                assert arms >= needed, f"{key} lacks {needed - arms}"
                assert arms <= needed | {"other"}, f"{key}: {language} never uses {arms - needed}"


# What is counted and may be none of it.
# fmt: off
NONE = [
    "points", "summary-turns", "history-turns", "summary-dice-help", "summary-trades-help", "count-wood",
    "count-brick", "count-wool", "count-grain", "count-ore", "fact-points", "fact-cards",
    "fact-development", "fact-knights", "left-road", "left-settlement", "left-city", "deck", "hand",
    "discard-left", "lobby-watchers", "cli-backup-made", "cli-cleanup-would", "cli-cleanup-gone",
]
# fmt: on


@pytest.mark.parametrize("key", NONE)
def test_nought_is_said_as_people_say_it_in_brazil(key: str) -> None:
    """The grammar of the library counts nought among the singulars: "0 ponto", which nobody says."""
    found = [seen.selects for file in FILES for name, seen in messages("pt-BR", file) if name == key]
    assert found != [[]]
    for select in chain(*found):
        arms = {serialize_variant_key(arm.key): serialize_pattern(arm.value) for arm in select.variants}
        assert arms["0"] == arms["other"]


def test_polish_has_plurals_wherever_english_has() -> None:
    for file in FILES:
        polish = dict(messages("pl", file))
        for key, seen in messages("en", file):
            if any("one" in names(select) for select in seen.selects):
                assert polish[key].selects, f"{key}: English has a plural here, Polish has four forms"


def names(select: ast.SelectExpression) -> set[str]:
    """The arms of a select that are words, not numbers."""
    return {arm.key.name for arm in select.variants if isinstance(arm.key, ast.Identifier)}


# --- the client asks for nothing that is not there -----------------------------------------

SAID = re.compile(r"""\b(?:t|has|say)\(\s*(?:(["'])(?P<plain>[^"']+)\1|`(?P<made>[^`]+)`)""")
# The same where one of several is asked for; a key stands behind each mark of the choice.
CHOICE = re.compile(r"\b(?:t|has)\((?!`)((?:[^()]|\([^()]*\))*)\)")
CHOSEN = re.compile(r"""[?:]\s*(?:"(?P<plain>[^"]+)"|`(?P<made>[^`]+)`)""")
HOLE = re.compile(r"\\?\$\\?\{[^}]*\}")


def client() -> Iterator[str]:
    """The source of every module of the client, and of the pages that the server makes; no tests."""
    # What is told of the client when it is installed is written while it is built.
    for path in [ROOT / "web" / "vite.shell.ts", *sorted((ROOT / "web" / "src").rglob("*"))]:
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts"):
            yield path.read_text(encoding="utf-8")
    yield from pages()


def pages() -> Iterator[str]:
    """The source of what the server and the command line say; keys put together there are patterns."""
    whole = ROOT / "src" / "hexfolk"
    parts = ("analysis", "cli", "report", "rulebook", "server")
    modules = [path for part in parts for path in sorted((whole / part).rglob("*.py"))]
    for path in (*modules, *sorted(whole.rglob("templates/*.html"))):
        # A string that Python fills in is a pattern, as between backticks in the client.
        text = re.sub(
            r"""\bf(["'])([\w-]*(?:\{[^{}]*\}[\w-]*)+)\1""", _as_pattern, path.read_text(encoding="utf-8")
        )
        yield re.sub(r'"([\w-]+-)" ~ [\w.]+(?: ~ "(-\w+)")?', r"`\1${x}\2`", text)


def _as_pattern(found: re.Match[str]) -> str:
    return "`" + re.sub(r"\{[^{}]*\}", "${x}", found[2]) + "`"


def asked() -> Iterator[tuple[str, bool]]:
    """(key or pattern, made) of every phrase that the client's source asks for."""
    for source in client():
        chosen = (CHOSEN.finditer(found[1].split(", {")[0]) for found in CHOICE.finditer(source))
        for found in chain(SAID.finditer(source), *chosen):
            made = found["made"] is not None
            yield found["made"] if made else found["plain"], made


def test_the_client_asks_only_for_known_phrases() -> None:
    known = set(keys("en"))
    missing = []
    for key, made in asked():
        if made:
            pattern = re.compile("[A-Za-z0-9_-]+".join(re.escape(part) for part in HOLE.split(key)))
            if not any(pattern.fullmatch(one) for one in known):
                missing.append(key)
        elif key not in known:
            missing.append(key)
    assert missing == []


def mentioned() -> Iterator[re.Pattern[str]]:
    """Every key, or pattern of keys, that stands between quotes anywhere in the client."""
    for source in client():
        for quoted in re.findall(r"""["'`]([\w-]+)["'`]""", source):
            yield re.compile(re.escape(quoted))
        for made in re.findall(r"`((?:[\w-]|\$\{[^}`]*\})+)`", source):
            parts = HOLE.split(made)
            # A pattern without a word of its own would fit everything.
            if len(parts) > 1 and re.search("[a-z]{2}", "".join(parts)):
                yield re.compile("[A-Za-z0-9_-]+".join(re.escape(part) for part in parts))


def test_no_phrase_is_there_for_nobody() -> None:
    # Findings of the checker have their own test, that every one can be found.
    # What is wrong with a record has a test of its own, too.
    others = [*island_phrases(), "finding-[a-z_]+", "record-fault-[a-z_]+"]
    patterns = [*mentioned(), *map(re.compile, others)]
    assert [key for key in keys("en") if not any(pattern.fullmatch(key) for pattern in patterns)] == []


def island_phrases() -> Iterator[str]:
    """What the islands of the game, and the choice of a fitting standard board, are called."""
    for key in (STANDARD, *catalogue()):
        yield from (f"island-{key}", f"island-{key}-idea")


def test_every_island_has_its_name_and_its_idea() -> None:
    assert set(island_phrases()) <= set(keys("en"))


def test_no_two_islands_have_one_name() -> None:
    for language in LANGUAGES:
        said = {
            entry.id.name: FluentSerializer().serialize_entry(entry).partition("=")[2]
            for entry in entries(language, "islands.ftl")
            if isinstance(entry, ast.Message)
        }
        names = [said[f"island-{key}"] for key in catalogue()]
        assert len(set(names)) == len(names)


def test_the_scan_sees_the_client() -> None:
    assert len(list(asked())) > 50, "the pattern no longer fits how the client asks for phrases"


# --- every reason that the server can give has its words, and no words lack a reason ----------

GIVERS = {"Broken": 0, "Illegal": 0, "Refusal": 0, "Refused": 1, "problem": 0, "refuse": 0}
# The client's own: no answer came at all, or one that it does not know.
OURS = {"unreachable", "unknown"}
OFF_OURS = {"watching", "no_card", "wrong_phase"}
WHOLE = (ROOT / "src" / "hexfolk" / part for part in ("analysis", "core", "table", "server"))
SOURCES = sorted(path for part in WHOLE for path in part.glob("*.py"))
PHASES = get_args(Phase)


def words(node: python.expr) -> Iterator[str]:
    """The codes that an expression can be."""
    match node:
        case python.Constant(value=str(code)):
            yield code
        case python.IfExp(body=body, orelse=orelse):
            yield from words(body)
            yield from words(orelse)
        case python.JoinedStr(values=[python.Constant(value=str(start)), _]):
            yield from (f"{start}{phase}" for phase in PHASES)


def given(functions: Iterable[python.FunctionDef]) -> set[str]:
    """Codes that functions return."""
    return {
        code
        for function in functions
        for node in python.walk(function)
        if isinstance(node, python.Return) and node.value
        for code in words(node.value)
        if code
    }


def fault_functions() -> dict[str, python.FunctionDef]:
    """The functions of the rules that say why something is closed or illegal: their names tell."""
    return {
        node.name: node
        for path in SOURCES
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, python.FunctionDef) and re.search(r"(_fault|^why_not)$", node.name)
        if not any(argument.arg == "self" for argument in node.args.args)
    }


def faults() -> set[str]:
    """Codes that the rules give for a closed or illegal action."""
    return given(fault_functions().values())


def closings() -> set[str]:
    """Codes that can stand beside a closed button: those of ``why_not`` and of all that it asks."""
    known = fault_functions()
    asked, reached = ["why_not"], set[str]()
    while asked:
        name = asked.pop()
        if name in reached:
            continue
        reached.add(name)
        calls = (node.func for node in python.walk(known[name]) if isinstance(node, python.Call))
        names = (call.attr if isinstance(call, python.Attribute) else python.unparse(call) for call in calls)
        asked += [called for called in names if called in known]
    return given(known[name] for name in reached)


def called(function: python.Name | python.Attribute) -> str:
    """The name by which something is called, whoever it belongs to."""
    return function.id if isinstance(function, python.Name) else function.attr


def refusals() -> set[str]:
    """Codes that are refused outright."""
    return {
        code
        for path in SOURCES
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, python.Call) and isinstance(node.func, python.Name | python.Attribute)
        if len(node.args) > (place := GIVERS.get(called(node.func), 99))
        for code in words(node.args[place])
    }


# A phase that is told apart before the rules speak of finishing it.
NEVER = {f"finish_{phase}" for phase in ("before_roll", "main", "special", "over")}


def test_every_code_has_its_words() -> None:
    known = set(keys("en"))
    codes = (faults() | refusals()) - NEVER
    assert len(codes) > 50, "the scan no longer fits how codes are given"
    assert sorted(code for code in codes if f"refused-{code}" not in known) == []
    assert len(closings()) > 15, "the scan no longer fits how reasons are found"
    assert sorted(code for code in closings() - NEVER if f"off-{code}" not in known) == []


def test_every_fault_of_a_record_has_its_words() -> None:
    paths = [
        *(ROOT / "src" / "hexfolk" / "core").glob("*.py"),
        ROOT / "src" / "hexfolk" / "report" / "reading.py",
    ]
    given = {
        code for path in paths for code in re.findall(r'"(record_[a-z_]+)"', path.read_text(encoding="utf-8"))
    }
    said = {key.removeprefix("record-fault-") for key in keys("en") if key.startswith("record-fault-")}
    assert len(given) > 15
    assert said - {"unknown"} == given


def test_no_words_wait_for_a_code_that_nobody_gives() -> None:
    refused = {key.removeprefix("refused-") for key in keys("en") if key.startswith("refused-")}
    assert sorted(refused - faults() - refusals() - OURS) == []
    off = {key.removeprefix("off-") for key in keys("en") if key.startswith("off-")}
    assert sorted(off - closings() - OFF_OURS) == []
