"""What people say: numbered, kept once, the last lines only, and gone with its table."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect, text

from hexfolk.store import migrations
from hexfolk.store.database import connect
from hexfolk.store.rows import Conflict, NewRow
from hexfolk.store.store import Store
from hexfolk.store.talk import KEPT, Talk


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "games.sqlite3", durable=False)
    for table in "ab":
        await store.make_table(table, [NewRow(1, "made", "{}")], "lobby")
    yield store
    await store.close()


async def test_lines_come_back_in_order(store: Store) -> None:
    talk = Talk(store)
    assert await talk.last("a") == []
    await talk.add("a", "ann", "m1", "Ann", 3, "", "Good morning")
    await talk.add("b", "bob", "m1", "Bob", None, "hello", "")
    await talk.add("a", "bob", "m2", "", None, "hello", "")
    lines = await talk.last("a")
    assert [(x.number, x.person, x.name, x.colour, x.saying, x.text) for x in lines] == [
        (1, "ann", "Ann", 3, "", "Good morning"),
        (2, "bob", "", None, "hello", ""),
    ]
    assert all(line.created > 1_700_000_000_000 for line in lines)
    assert [line.number for line in await talk.last("b")] == [1]


async def test_a_message_is_kept_once(store: Store) -> None:
    talk = Talk(store)
    first, new = await talk.add("a", "ann", "m1", "Ann", 0, "", "once")
    again, newer = await talk.add("a", "ann", "m1", "Ann", 0, "", "another text")
    assert (new, newer) == (True, False)
    assert again == first
    assert len(await talk.last("a")) == 1


async def test_only_the_last_lines_are_kept(store: Store) -> None:
    talk = Talk(store)
    await asyncio.gather(
        *(talk.add("a", "ann", f"m{n}", "Ann", 0, "", f"line {n}") for n in range(1, KEPT + 6))
    )
    await talk.add("b", "ann", "m1", "Ann", 0, "", "elsewhere")
    assert [line.number for line in await talk.last("a")] == list(range(6, KEPT + 6))
    assert len(await talk.last("b")) == 1


async def test_a_line_needs_its_table(store: Store) -> None:
    with pytest.raises(Conflict):
        await Talk(store).add("nowhere", "ann", "m1", "Ann", 0, "", "hello?")


async def test_the_log_knows_nothing_of_it_and_it_goes_with_its_table(tmp_path: Path, store: Store) -> None:
    await Talk(store).add("a", "ann", "m1", "Ann", 0, "", "between us")
    assert "between us" not in "".join(row.payload for row in await store.read("a"))
    engine = connect(tmp_path / "games.sqlite3", durable=False)
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM log WHERE table_id = 'a'"))
        connection.execute(text("DELETE FROM tables WHERE id = 'a'"))
        assert connection.execute(text("SELECT count(*) FROM chat")).scalar() == 0
    engine.dispose()


def test_a_file_from_before_the_chat_keeps_its_games(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    engine = connect(path, durable=False)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    with engine.begin() as connection:
        assert not inspect(connection).has_table("chat")
        connection.execute(text("INSERT INTO tables VALUES ('a', 1, 'playing')"))
    engine.dispose()
    engine = connect(path, durable=False)
    with engine.connect() as connection:
        assert inspect(connection).has_table("chat")
        assert connection.execute(text("SELECT state FROM tables")).scalar() == "playing"
    engine.dispose()


async def test_no_error_quotes_what_was_said(tmp_path: Path, store: Store) -> None:
    """Errors of the database go into logs: they must not carry the values of the statement."""
    engine = create_engine(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE chat"))
    engine.dispose()
    with pytest.raises(Exception, match="no such table") as raised:
        await Talk(store).add("a", "ann", "m1", "Ann", 0, "", "between us")
    assert "between us" not in str(raised.value)
