"""A table's snapshot stands beside its log, and a file from before there were any opens as it is."""

import json
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from hexfolk.store.backup import back_up
from hexfolk.store.rows import Conflict, NewRow, SnapshotRow
from hexfolk.store.store import Store
from tests.store.conftest import OldFile

ROWS = [
    NewRow(seq, kind, f'{{"n":{seq}}}') for seq, kind in enumerate(("made", "sit", "start", "act", "act"), 1)
]


async def test_what_it_names_and_what_came_later_is_read_with_it(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3", durable=False)
    await store.make_table("a", ROWS, "playing")
    await store.make_table("b", ROWS, "playing")
    assert (await store.read_on("a"))[0] is None
    assert (await store.read_on("nowhere")) == (None, [])
    first = SnapshotRow(4, "[1,2]", b"\0x", "d")
    await store.append("a", [NewRow(6, "act", "{}")], snapshot=first)
    kept, rows = await store.read_on("a")
    assert kept == first
    assert [row.seq for row in rows] == [1, 2, 4, 5, 6]
    assert rows == [row for row in await store.read("a") if row.seq != 3]
    # One a table: the newest takes the place of the one before, and others keep theirs.
    await store.append("a", [NewRow(7, "act", "{}")], snapshot=SnapshotRow(6, "[]", b"y", "e"))
    kept, rows = await store.read_on("a")
    assert kept is not None
    assert (kept.payload, [row.seq for row in rows]) == (b"y", [6, 7])
    assert len((await store.read_on("b"))[1]) == 5
    # What is refused leaves none behind; the end of the game takes it away.
    with pytest.raises(Conflict):
        await store.append("a", [NewRow(7, "act", "{}")], snapshot=SnapshotRow(5, "[]", b"z", "f"))
    assert (await store.read_on("a"))[0] == kept
    await store.append("a", [NewRow(8, "act", "{}")], "over")
    assert (await store.read_on("a"))[0] is None
    await store.close()


async def test_a_backup_has_them(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3", durable=False)
    await store.make_table("a", ROWS, "playing")
    kept = SnapshotRow(5, "[1]", b"x", "d")
    await store.append("a", [NewRow(6, "act", "{}")], snapshot=kept)
    assert back_up(tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3") == (1, 6)
    await store.close()
    copy = await Store.open(tmp_path / "copy.sqlite3", durable=False)
    assert (await copy.read_on("a"))[0] == kept
    await copy.close()


async def test_a_file_from_before_there_were_snapshots(tmp_path: Path, old_file: OldFile) -> None:
    def fill(connection: Connection) -> None:
        connection.execute(text("INSERT INTO tables VALUES ('a', 1, 'playing', 'AAA222')"))
        for row in ROWS:
            connection.execute(
                text("INSERT INTO log VALUES ('a', :seq, :kind, :payload, NULL, NULL, 1)"),
                {"seq": row.seq, "kind": row.kind, "payload": row.payload},
            )

    old_file(tmp_path / "games.sqlite3", "0004", fill)
    store = await Store.open(tmp_path / "games.sqlite3", durable=False)
    kept, rows = await store.read_on("a")
    assert kept is None
    # A later step has given the game its id.
    assert [(row.seq, row.kind, json.loads(row.payload) | {"id": ""}) for row in rows] == [
        (row.seq, row.kind, json.loads(row.payload) | {"id": ""}) for row in ROWS
    ]
    await store.append("a", [NewRow(6, "act", "{}")], snapshot=SnapshotRow(5, "[1]", b"x", "d"))
    assert (await store.read_on("a"))[0] is not None
    await store.close()
