"""Who sits where, found by person and by code; and files from before there was a seating."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from hexfolk.store.rows import UNKNOWN, Conflict, NewRow, SeatRow, TableRow
from hexfolk.store.seating import Seating
from hexfolk.store.store import Store
from tests.store.conftest import OldFile

MADE = NewRow(1, "made", "{}")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "games.sqlite3", durable=False)
    yield store
    await store.close()


async def test_chairs_are_written_with_the_entry_that_changes_them(store: Store) -> None:
    seating = Seating(store)
    await store.make_table("a", [MADE], "lobby", "AAA222", [SeatRow(0, "ann", "Ann")])
    both = [SeatRow(0, "ann", "Ann"), SeatRow(2, None, "Bruno"), SeatRow(1, "ben", "Ben")]
    await store.append("a", [NewRow(2, "sit", "{}")], None, both)
    found = await seating.find("a")
    assert found is not None
    assert [(seat.chair, seat.name) for seat in found.seats] == [(0, "Ann"), (1, "Ben"), (2, "Bruno")]
    assert (found.code, found.state) == ("AAA222", "lobby")
    assert found.played >= found.created > 1_700_000_000_000
    # An entry that was refused changes no chair.
    with pytest.raises(Conflict):
        await store.append("a", [NewRow(2, "stand", "{}")], None, [])
    assert await seating.find("a") == found
    await store.append("a", [NewRow(3, "stand", "{}")], None, [SeatRow(1, "ben", "Ben")])
    assert await seating.tables_of("ann", 9, 9) == []
    assert [table.id for table in await seating.tables_of("ben", 9, 9)] == ["a"]
    assert await seating.find("nowhere") is None


async def test_a_code_leads_to_one_table(store: Store) -> None:
    seating = Seating(store)
    await store.make_table("a", [MADE], "lobby", "AAA222")
    with pytest.raises(Conflict):
        await store.make_table("b", [MADE], "lobby", "AAA222")
    assert await seating.by_code("AAA222") == "a"
    assert await seating.by_code("AAA223") is None
    assert await seating.find("b") is None


async def test_tables_of_a_person_are_few_and_the_newest_first(store: Store) -> None:
    seating = Seating(store)
    mine = [SeatRow(0, "ann", "Ann")]
    for number in range(6):
        await store.make_table(f"t{number}", [MADE], "over" if number % 2 else "playing", None, mine)
        await asyncio.sleep(0.002)
    await store.make_table("other", [MADE], "playing", None, [SeatRow(0, "ben", "Ben")])
    assert [row.id for row in await seating.tables_of("ann", 2, 2)] == ["t4", "t2", "t5", "t3"]
    assert await seating.count_of("ann") == 6


async def test_only_what_is_over_is_removed_and_it_comes_back_when_it_goes_on(store: Store) -> None:
    seating = Seating(store)
    mine = [SeatRow(0, "ann", "Ann"), SeatRow(1, "ben", "Ben")]
    await store.make_table("a", [MADE], "playing", None, mine)
    assert not await seating.remove("ann", "a")
    await store.append("a", [NewRow(2, "act", "{}")], "over")
    assert not await seating.remove("eve", "a")
    assert await seating.remove("ann", "a")
    assert (await seating.tables_of("ann", 9, 9), await seating.count_of("ann")) == ([], 0)
    assert len(await seating.tables_of("ben", 9, 9)) == 1
    await store.append("a", [NewRow(3, "again", "{}")], "lobby")
    assert len(await seating.tables_of("ann", 9, 9)) == 1
    await store.append("a", [NewRow(4, "start", "{}")], "playing", mine)
    await store.append("a", [NewRow(5, "stop", "{}")], "over")
    assert len(await seating.tables_of("ann", 9, 9)) == 1


async def test_who_won_is_known_until_the_table_goes_on(store: Store) -> None:
    seating = Seating(store)

    async def winner() -> int | None:
        found = await seating.find("a")
        assert found is not None
        return found.winner

    await store.make_table("a", [MADE], "playing")
    assert await winner() is None
    await store.append("a", [NewRow(2, "act", "{}")], "over", winner=2)
    assert await winner() == 2
    await store.append("a", [NewRow(3, "again", "{}")], "lobby")
    assert await winner() is None
    # Ended by agreement: nobody has won.
    await store.append("a", [NewRow(4, "stop", "{}")], "over")
    assert await winner() is None


async def test_a_file_from_before_the_register_gets_it_from_its_logs(
    tmp_path: Path, old_file: OldFile
) -> None:
    made: dict[str, object] = {"kind": "made", "host": "ann", "options": {"players": 3}, "pace": "normal"}
    logs: dict[str, list[dict[str, object]]] = {
        "lobby": [
            made,
            {"kind": "sit", "chair": 0, "person": "ann", "name": "Ann"},
            {"kind": "sit", "chair": 1, "person": "ben", "name": "Ben"},
            {"kind": "seat", "chair": 2, "bot": "plain", "name": "Ada"},
            {"kind": "stand", "chair": 1},
            # The open chair goes first.
            {"kind": "configure", "options": {"players": 2}},
        ],
        "playing": [
            {"kind": "made", "host": "ann", "options": {}, "pace": "normal"},
            {"kind": "sit", "chair": 3, "person": "ann", "name": "Ann"},
            {
                "kind": "start",
                "chairs": [
                    {"colour": 1, "kind": "bot", "name": "Ada", "bot": "plain"},
                    {"colour": 0, "kind": "person", "name": "Ann", "person": "ann"},
                ],
            },
        ],
        "old": [made, {"kind": "sit", "chair": 0, "person": "ann", "name": "Ann"}],
        "old2": [made, {"kind": "sit", "chair": 0, "person": "ann", "name": "Ann"}, {"kind": "pace"}],
    }

    def fill(connection: Connection) -> None:
        for created, (table, entries) in enumerate(logs.items(), 1):
            state = {"lobby": "lobby", "playing": "playing"}.get(table, "over")
            connection.execute(
                text("INSERT INTO tables VALUES (:id, :created, :state)"),
                {"id": table, "created": created, "state": state},
            )
            for seq, entry in enumerate(entries, 1):
                connection.execute(
                    text("INSERT INTO log VALUES (:id, :seq, :kind, :payload, NULL, NULL, :created)"),
                    {"id": table, "seq": seq, "kind": entry["kind"], "payload": json.dumps(entry)}
                    | {"created": 100 * created + seq},
                )

    path = tmp_path / "old.sqlite3"
    old_file(path, "0002", fill)
    store = await Store.open(path, durable=False)
    seating = Seating(store)
    found = await seating.tables_of("ann", 9, 9)
    codes = [row.code for row in found]
    assert found == [
        TableRow("playing", codes[0], "playing", 2, 203, [SeatRow(0, None, "Ada"), SeatRow(1, "ann", "Ann")]),
        TableRow("lobby", codes[1], "lobby", 1, 106, [SeatRow(0, "ann", "Ann"), SeatRow(1, None, "Ada")]),
        TableRow("old2", codes[2], "over", 4, 403, [SeatRow(0, "ann", "Ann")], UNKNOWN),
        TableRow("old", codes[3], "over", 3, 302, [SeatRow(0, "ann", "Ann")], UNKNOWN),
    ]
    assert await seating.tables_of("ben", 9, 9) == []
    assert len(set(codes)) == 4
    assert all(len(code) == 6 for code in codes)
    assert await seating.by_code(codes[0]) == "playing"
    await store.close()
