"""The log: appended rows are there, clashes are told apart, order holds under load."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from hexfolk.store.rows import Conflict, NewRow, Repeated
from hexfolk.store.schema import tables
from hexfolk.store.store import Store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "games.sqlite3")
    yield store
    await store.close()


async def state_of(store: Store, table: str) -> str | None:
    return await store.ask(lambda db: db.execute(select(tables.c.state).where(tables.c.id == table)).scalar())


async def test_rows_come_back_in_order_after_reopening(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite3")
    await store.make_table("a", [NewRow(1, "made", "{}"), NewRow(2, "sit", '{"x":1}', "ann", "m1")], "lobby")
    await store.append("a", [NewRow(3, "start", "{}")], "playing")
    await store.close()
    store = await Store.open(tmp_path / "games.sqlite3")
    rows = await store.read("a")
    assert [(row.seq, row.kind, row.payload, row.person, row.message_id) for row in rows] == [
        (1, "made", "{}", None, None),
        (2, "sit", '{"x":1}', "ann", "m1"),
        (3, "start", "{}", None, None),
    ]
    assert all(row.created > 1_700_000_000_000 for row in rows)
    assert await state_of(store, "a") == "playing"
    await store.close()


async def test_an_unknown_table_has_no_rows(store: Store) -> None:
    assert await store.read("nowhere") == []
    assert await store.find_message("nowhere", "ann", "m") is None


async def test_a_taken_id_or_seq_is_a_conflict(store: Store) -> None:
    await store.make_table("a", [NewRow(1, "made", "{}")], "lobby")
    with pytest.raises(Conflict):
        await store.make_table("a", [NewRow(1, "made", "{}")], "lobby")
    with pytest.raises(Conflict):
        await store.append("a", [NewRow(1, "act", "{}")])
    assert len(await store.read("a")) == 1


async def test_a_log_needs_its_table(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("nowhere", [NewRow(1, "made", "{}")])


async def test_a_message_is_carried_out_once_for_each_person_and_table(store: Store) -> None:
    await store.make_table("a", [NewRow(1, "made", "{}")], "lobby")
    await store.make_table("b", [NewRow(1, "made", "{}")], "lobby")
    await store.append("a", [NewRow(2, "act", "{}", "ann", "m1")])
    with pytest.raises(Repeated) as repeated:
        await store.append("a", [NewRow(3, "act", "{}", "ann", "m1")])
    assert repeated.value.seq == 2
    await store.append("a", [NewRow(3, "act", "{}", "bob", "m1")])
    await store.append("b", [NewRow(2, "act", "{}", "ann", "m1")])
    assert await store.find_message("a", "bob", "m1") == 3


async def test_a_clash_takes_nothing_else_with_it(store: Store) -> None:
    await store.make_table("a", [NewRow(1, "made", "{}")], "lobby")
    await store.make_table("b", [NewRow(1, "made", "{}")], "lobby")
    outcomes = await asyncio.gather(
        store.append("a", [NewRow(2, "act", "{}")]),
        store.append("a", [NewRow(2, "act", "lost")], "over"),
        store.append("b", [NewRow(2, "act", "{}"), NewRow(1, "act", "{}")], "playing"),
        store.append("b", [NewRow(2, "act", "won")]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, Conflict, type(None)]
    assert [row.payload for row in await store.read("b")] == ["{}", "won"]
    assert await state_of(store, "b") == "lobby"


async def test_many_appends_at_once_all_arrive(store: Store) -> None:
    for table in "abcd":
        await store.make_table(table, [NewRow(1, "made", "{}")], "lobby")
    await asyncio.gather(
        *(store.append(table, [NewRow(seq, "act", str(seq))]) for seq in range(2, 102) for table in "abcd")
    )
    for table in "abcd":
        assert [row.seq for row in await store.read(table)] == list(range(1, 102))


async def test_what_was_appended_is_in_the_file_at_once(store: Store, tmp_path: Path) -> None:
    await store.make_table("a", [NewRow(1, "made", "{}")], "lobby")
    with sqlite3.connect(tmp_path / "games.sqlite3") as other:
        assert other.execute("SELECT count(*) FROM log").fetchone() == (1,)
    other.close()


async def test_the_file_is_set_up_to_survive(store: Store, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "games.sqlite3") as other:
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()
    with store._engine.connect() as ours:
        assert ours.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert ours.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


async def test_a_name_is_remembered(store: Store) -> None:
    assert await store.name_of("p") is None
    await store.remember("p", "Ann")
    await store.remember("p", "Änne")
    assert await store.name_of("p") == "Änne"


async def test_a_caller_that_goes_away_leaves_no_half_group(store: Store) -> None:
    await store.make_table("a", [NewRow(1, "made", "{}")], "lobby")
    going = asyncio.ensure_future(store.append("a", [NewRow(2, "act", "{}")]))
    await asyncio.sleep(0)
    going.cancel()
    await asyncio.gather(going, return_exceptions=True)
    await store.append("a", [NewRow(3, "act", "{}")])
    assert [row.seq for row in await store.read("a")] == [1, 2, 3]
