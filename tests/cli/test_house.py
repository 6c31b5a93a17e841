"""Running a house: tables looked at and closed, people kept out, copies made, old things cleared away."""

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import text

from hexfolk.cli import main
from hexfolk.store.database import DATABASE, connect
from hexfolk.store.moment import DAY, now
from hexfolk.store.store import Store
from hexfolk.table.entries import Conceded, Entry, PaceSet, Paused, Resumed, entry_kind, entry_text
from hexfolk.table.settings import Settings
from hexfolk.table.surroundings import Surroundings
from hexfolk.table.tables import Tables
from hexfolk.table.thinkers import Thinkers
from hexfolk.view.messages.browser import Sit
from hexfolk.view.messages.http import NewTable

ANN = "ab12cd34" * 4
BEN = "ab99ff00" * 4


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A house with a lobby of two people, and a game of Ann's with bots."""
    asyncio.run(_furnish(tmp_path))
    return tmp_path


async def _furnish(data: Path) -> None:
    store = await Store.open(data / DATABASE, durable=False)
    tables = Tables(Surroundings(store, Thinkers(), Settings(seal_wait=0.0)))
    lobby = await tables.find(await tables.make(ANN, NewTable("Ann \x1b"[:3], bots=[1])))
    assert lobby is not None
    await lobby.handle(BEN, Sit(id="1", name="Ben [red]"))
    await tables.make(ANN, NewTable("Ann", start=True))
    await tables.close()
    await store.close()


def run(*words: str, data: Path) -> Result:
    group, rest = words[0], words[1:]
    return CliRunner().invoke(
        main, [group, "--data", str(data), *rest] if group == "ban" else [*words, f"--data={data}"]
    )


def listed(data: Path, *words: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(run("tables", "--json", *words, data=data).output)
    return found


def one(data: Path, state: str) -> str:
    return str(listed(data, f"--state={state}")[0]["id"])


def age(data: Path, days: float, table: str | None = None) -> None:
    """Let so many days pass, for one table or for all."""
    engine = connect(data / DATABASE, durable=False)
    with engine.begin() as connection:
        for name, key in (("tables", "id"), ("log", "table_id"), ("chat", "table_id")):
            where = f" WHERE {key} = :table" if table else ""
            connection.execute(
                text(f"UPDATE {name} SET created = created - :ago{where}"),  # noqa: S608
                {"ago": int(days * DAY), "table": table},
            )
    engine.dispose()


def test_the_tables_are_listed(data: Path) -> None:
    rows = listed(data)
    assert {(row["state"], row["people"], row["bots"]) for row in rows} == {
        ("lobby", 2, 1),
        ("playing", 1, 3),
    }
    assert len({row["mark"] for row in rows} | {row["id"] for row in rows}) == 4
    shown = run("tables", data=data).output
    for row in rows:
        assert str(row["id"]) in shown
        assert str(row["mark"]) in shown
    assert [row["state"] for row in listed(data, "--state=lobby")] == ["lobby"]
    assert listed(data, "--state=over") == []


def test_one_table_is_shown_with_short_ids_and_nothing_of_a_terminal(data: Path) -> None:
    shown = run("table", one(data, "lobby"), data=data).output
    assert "ab12cd34" in shown
    assert "Ben [red]" in shown
    assert ANN not in shown
    assert "\x1b" not in shown
    told = json.loads(run("table", one(data, "lobby"), "--json", data=data).output)
    assert [chair["person"] for chair in told["chairs"]] == ["ab12cd34", "", "ab99ff00", ""]
    assert [chair["host"] for chair in told["chairs"]] == [True, False, False, False]
    assert told["options"]["players"] == 4


def test_a_table_is_closed_for_good(data: Path) -> None:
    table = one(data, "playing")
    assert "The table is closed." in run("table", table, "--close", data=data).output
    assert "was closed before" in run("table", table, "--close", data=data).output
    told = json.loads(run("table", table, "--json", data=data).output)
    assert (told["state"], told["closed"]) == ("over", True)
    with sqlite3.connect(data / DATABASE) as database:
        last = database.execute(
            "SELECT kind, payload FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table,)
        ).fetchone()
    assert last[0] == "stop"
    assert json.loads(last[1])["reason"] == "closed"


@pytest.mark.parametrize("words", [["table", "nosuchtable"], ["table", "nosuchtable", "--close"]])
def test_an_unknown_table_is_said(data: Path, words: list[str]) -> None:
    result = run(*words, data=data)
    assert (result.exit_code, result.output) == (1, "Error: there is no table nosuchtable\n")


def test_bans_are_made_listed_and_lifted(data: Path) -> None:
    assert run("ban", "add", "ab12", "--days", "2", "--note", "rude", data=data).output.startswith(
        "Ban 1: person ab12"
    )
    assert "10.1.0.0/16" in run("ban", "add", "10.1.2.3/16", data=data).output
    assert "2001:db8::1/128" in run("ban", "add", "2001:db8::1", "--until", "2999-01-01", data=data).output
    rows = json.loads(run("ban", "--json", data=data).output)
    assert [(row["person"], row["network"]) for row in rows] == [
        ("ab12cd34", None),
        (None, "10.1.0.0/16"),
        (None, "2001:db8::1/128"),
    ]
    assert rows[0]["until"] == pytest.approx(now() + 2 * DAY, abs=60_000)
    assert (rows[0]["note"], rows[1]["until"]) == ("rude", None)
    assert "rude" in run("ban", data=data).output
    # The same once more is a new term for it.
    run("ban", "add", "10.1.0.0/16", "--days", "1", data=data)
    rows = json.loads(run("ban", "--json", data=data).output)
    assert [row["network"] for row in rows] == [None, "2001:db8::1/128", "10.1.0.0/16"]
    assert run("ban", "lift", str(rows[0]["number"]), data=data).exit_code == 0
    assert run("ban", "lift", str(rows[0]["number"]), data=data).exit_code == 1
    assert len(json.loads(run("ban", "--json", data=data).output)) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["add", "ab"], "at least 4"),
        (["add", "zzzz"], "no address"),
        (["add", "0.0.0.0/0"], "everybody"),
        (["add", "dead"], "nobody’s id"),
        (["add", "ab12", "--until", "2001-01-01"], "is over"),
        (["add", "ab12", "--until", "2999-01-01", "--days", "1"], "exclude"),
    ],
)
def test_nobody_is_banned_by_mistake(data: Path, words: list[str], said: str) -> None:
    result = run("ban", *words, data=data)
    assert result.exit_code != 0
    assert said in result.output
    assert json.loads(run("ban", "--json", data=data).output) == []


def test_an_ambiguous_person_is_not_banned(data: Path) -> None:
    with sqlite3.connect(data / DATABASE) as database:
        database.execute("INSERT INTO people VALUES (?, 'Cy', 1)", ("ab12" + "0" * 28,))
    assert "more than one" in run("ban", "add", "ab12", data=data).output


def test_a_backup_is_whole_private_and_never_overwrites(data: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"
    # Beside somebody who writes just now.
    writer = sqlite3.connect(data / DATABASE, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("DELETE FROM log")
    assert "2 tables with" in run("backup", str(target), data=data).output
    writer.execute("ROLLBACK")
    writer.close()
    assert target.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(target) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (2,)
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    before = target.read_bytes()
    result = run("backup", str(target), data=data)
    assert (result.exit_code, result.output) == (1, f"Error: no backup was made: {target} is there already\n")
    assert target.read_bytes() == before
    # What a broken copy leaves behind is nothing.
    assert run("backup", str(tmp_path / "no" / "x"), data=data).exit_code == 1
    assert not [path for path in tmp_path.iterdir() if path.name.endswith(".part")]


def test_a_damaged_database_makes_no_backup(data: Path, tmp_path: Path) -> None:
    with sqlite3.connect(data / DATABASE) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray((data / DATABASE).read_bytes())
    content[8192:40960] = b"\xff" * (40960 - 8192)
    (data / DATABASE).write_bytes(content)
    result = run("backup", str(tmp_path / "copy"), data=data)
    assert result.exit_code == 1
    assert result.output.startswith("Error: ")
    assert not (tmp_path / "copy").exists()


def test_old_unfinished_tables_go_and_finished_ones_stay(data: Path) -> None:
    over, lobby = one(data, "playing"), one(data, "lobby")
    run("table", over, "--close", data=data)
    with sqlite3.connect(data / DATABASE) as database:
        database.execute("INSERT INTO chat VALUES (?, 1, 'p', 'm', 'n', 0, '', 'hi', ?)", (over, now()))
    assert "0 tables and the chat of 0" in run("cleanup", "--dry-run", data=data).output
    age(data, 29)
    assert "0 tables and 0 lines" in run("cleanup", data=data).output
    age(data, 2)
    assert "1 table and the chat of 1" in run("cleanup", "--dry-run", data=data).output
    assert len(listed(data)) == 2
    assert "1 table and 1 line of chat" in run("cleanup", data=data).output
    assert [row["id"] for row in listed(data)] == [over]
    with sqlite3.connect(data / DATABASE) as database:
        assert database.execute("SELECT count(*) FROM log WHERE table_id = ?", (lobby,)).fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM chat").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM log WHERE table_id = ?", (over,)).fetchone() != (0,)


@pytest.mark.parametrize(
    ("since", "stays"), [((), True), ((Conceded(1), PaceSet("slow")), True), ((Resumed(),), False)]
)
def test_a_game_that_was_saved_for_another_evening_stays(
    data: Path, since: tuple[Entry, ...], stays: bool
) -> None:
    saved = one(data, "playing")
    with sqlite3.connect(data / DATABASE) as database:
        for entry in (Paused(saved=True), *since):
            database.execute(
                "INSERT INTO log SELECT table_id, max(seq) + 1, ?, ?, NULL, NULL, 1"
                " FROM log WHERE table_id = ?",
                (entry_kind(entry), entry_text(entry), saved),
            )
    age(data, 400)
    run("cleanup", data=data)
    assert (saved in [row["id"] for row in listed(data)]) == stays


def test_a_table_at_which_somebody_spoke_is_not_forgotten(data: Path) -> None:
    lobby = one(data, "lobby")
    age(data, 40)
    with sqlite3.connect(data / DATABASE) as database:
        database.execute("INSERT INTO chat VALUES (?, 1, 'p', 'm', 'n', 0, '', 'hi', ?)", (lobby, now()))
    run("cleanup", data=data)
    assert [row["id"] for row in listed(data)] == [lobby]


@pytest.mark.parametrize("words", [["tables"], ["table", "x"], ["ban"], ["backup", "x"], ["cleanup"]])
def test_a_folder_without_games_is_said_and_stays_empty(tmp_path: Path, words: list[str]) -> None:
    result = run(*words, data=tmp_path)
    assert result.exit_code == 1
    assert result.output == f"Error: no games in {tmp_path}: there is no database\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [["tables"], ["cleanup"], ["ban"]])
@pytest.mark.parametrize(("version", "said"), [("0001", "earlier version"), ("9999", "later version")])
def test_games_of_another_version_are_left_alone(
    data: Path, words: list[str], version: str, said: str
) -> None:
    with sqlite3.connect(data / DATABASE) as database:
        database.execute("UPDATE alembic_version SET version_num = ?", (version,))
    result = run(*words, data=data)
    assert (result.exit_code, result.output.count("\n")) == (1, 1)
    assert said in result.output


def limited(data: Path, most: int, *words: str) -> subprocess.CompletedProcess[str]:
    """A command where no file may grow over so many bytes: as on a full disk."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    return subprocess.run(
        [sys.executable, "-c", "from hexfolk.cli import main; main()", *words, f"--data={data}"],
        preexec_fn=limit,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.parametrize("words", [["serve", "--port=0"], ["backup"], ["table", "--close"]])
def test_a_full_disk_is_said_in_one_line(data: Path, tmp_path: Path, words: list[str]) -> None:
    most = 4096
    match words[0]:
        case "backup":
            words = ["backup", str(tmp_path / "copy")]
        case "table":
            words = ["table", one(data, "lobby"), "--close"]
        case "serve":
            data = tmp_path / "new"
    ran = limited(data, most, *words)
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert ran.stderr.startswith("Error: "), ran.stderr
    assert ran.stderr.count("\n") == 1
    assert not (tmp_path / "copy").exists()
