"""Questions that wait together are answered together, and a fault of one is nobody else's."""

import asyncio
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from hexfolk.store.reader import MOST
from hexfolk.store.rows import NewRow
from hexfolk.store.store import Store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "games.sqlite3", durable=False)
    yield store
    await store.close()


def say(number: int, connection: Connection) -> int:
    found: int = connection.execute(text("SELECT :number"), {"number": number}).scalar_one()
    return found


async def test_everybody_gets_their_own_answer(store: Store) -> None:
    numbers = range(3 * MOST + 1)
    asked = [store.ask(partial(say, number)) for number in numbers]
    assert await asyncio.gather(*asked) == list(numbers)


async def test_a_fault_is_its_askers_alone(store: Store) -> None:
    def fail(connection: Connection) -> int:
        connection.execute(text("SELECT nothing FROM nowhere"))
        return 0

    questions = [lambda db: say(1, db), fail, lambda db: say(2, db), fail, lambda db: say(3, db)]
    found = await asyncio.gather(*(store.ask(one) for one in questions), return_exceptions=True)
    assert [one for one in found if isinstance(one, int)] == [1, 2, 3]
    assert [type(found[place]).__name__ for place in (1, 3)] == ["OperationalError"] * 2
    assert await store.ask(lambda db: say(4, db)) == 4


async def test_who_goes_away_holds_up_nobody(store: Store) -> None:
    asked = [asyncio.create_task(store.ask(partial(say, number))) for number in range(6)]
    await asyncio.sleep(0)
    asked[1].cancel()
    asked[4].cancel()
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert [one for one in found if isinstance(one, int)] == [0, 2, 3, 5]


async def test_an_answer_knows_what_was_written_before_it_was_asked_for(store: Store) -> None:
    await store.make_table("a", [NewRow(1, "made", "{}")], "lobby")
    for seq in range(2, 30):
        before = asyncio.create_task(store.read("a"))
        await store.append("a", [NewRow(seq, "act", "{}")])
        assert len(await store.read("a")) == seq
        assert len(await before) in (seq - 1, seq)


async def test_another_loop_is_answered_too(store: Store) -> None:
    """While one loop is being answered: its thread could not wake the other."""
    began, go_on = threading.Event(), threading.Event()

    def linger(connection: Connection) -> int:
        began.set()
        go_on.wait(10)
        return say(1, connection)

    first = asyncio.create_task(store.ask(linger))
    await asyncio.to_thread(began.wait, 10)
    elsewhere = asyncio.create_task(asyncio.to_thread(lambda: asyncio.run(store.ask(partial(say, 2)))))
    await asyncio.sleep(0.05)
    go_on.set()
    async with asyncio.timeout(10):
        assert list(await asyncio.gather(first, elsewhere)) == [1, 2]
