"""One game at a time; what was found is kept, and made anew when the bots have changed."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, text

from hexfolk.analysis import desk as desks
from hexfolk.analysis.desk import MOST_GAMES, MOST_OPINIONS, Desk
from hexfolk.analysis.job import Task
from hexfolk.analysis.likeness import likeness
from hexfolk.analysis.mill import Broken
from hexfolk.core.record import Record
from hexfolk.store.database import DATABASE
from hexfolk.store.store import Store
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.analysis import AnalysisView, CurvePoint
from tests.analysis.games import cut, short

FOUND = AnalysisView(2, 0, 72, [CurvePoint(0, 0, 0, [0.5, 0.5])], [])


class Still:
    """In the place of a process: does what it is told when it is told."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []
        self.told: Callable[[float], None] = lambda share: None
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def grind(self, task: Task, told: Callable[[float], None]) -> bytes:
        self.tasks.append(task)
        self.told = told
        try:
            return await self.answer
        finally:
            self.answer = asyncio.get_running_loop().create_future()

    async def close(self) -> None:
        pass


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / DATABASE, durable=False)

    def fill(connection: Connection) -> None:
        connection.execute(text("INSERT INTO tables (id, created, state) VALUES ('t', 0, 'over')"))
        for number in range(MOST_GAMES + 3):
            connection.execute(
                text(
                    "INSERT INTO games (id, table_id, number, first_seq, begun, players)"
                    " VALUES (:id, 't', :number, 1, 0, 2)"
                ),
                {"id": f"g{number}", "number": number},
            )

    await store.write(fill)
    yield store
    await store.close()


@pytest.fixture
async def still() -> Still:
    return Still()


@pytest.fixture
async def desk(store: Store, still: Still, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    monkeypatch.setattr(desks, "Mill", lambda deadline: still)
    desk = Desk(store)
    yield desk
    await desk.close()


def record() -> Record:
    return cut(short(), 4)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0.01)


async def test_one_after_another_and_each_once(desk: Desk, still: Still) -> None:
    assert (await desk.look("g1")).state == "none"
    assert (await desk.start("g1", record())).state == "waiting"
    await settle()
    still.told(0.25)
    first = await desk.start("g1", record())
    assert (first.state, first.progress) == ("running", 0.25)
    second = await desk.start("g2", record())
    assert (second.state, second.ahead) == ("waiting", 1)
    assert len(still.tasks) == 1
    still.answer.set_result(msgspec.json.encode(FOUND))
    await settle()
    done = await desk.look("g1")
    assert (done.state, done.analysis) == ("done", FOUND)
    assert (await desk.look("g2")).state == "running"
    assert len(still.tasks) == 2


async def test_what_was_found_outlives_the_server_but_not_the_bots(
    desk: Desk, still: Still, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await desk.start("g1", record())
    await settle()
    still.answer.set_result(msgspec.json.encode(FOUND))
    await settle()
    later = Desk(store)
    assert (await later.look("g1")).analysis == FOUND
    assert (await later.start("g1", record())).state == "done"
    monkeypatch.setattr(desks, "likeness", lambda: "other bots")
    changed = Desk(store)
    assert (await changed.look("g1")).state == "none"

    def gone(connection: Connection) -> int:
        connection.execute(text("DELETE FROM games WHERE id = 'g1'"))
        return connection.execute(text("SELECT count(*) FROM analyses")).scalar() or 0

    assert await store.write(gone) == 0


async def test_a_queue_has_an_end(desk: Desk) -> None:
    for number in range(MOST_GAMES):
        await desk.start(f"g{number}", record())
    with pytest.raises(Refusal) as refused:
        await desk.start(f"g{MOST_GAMES}", record())
    assert refused.value.code == "analysis_busy"


@pytest.mark.parametrize("code", ["analysis_died", "analysis_late", "analysis_failed"])
async def test_what_failed_says_so_and_can_be_started_again(desk: Desk, still: Still, code: str) -> None:
    await desk.start("g1", record())
    await desk.start("g2", record())
    await settle()
    still.answer.set_exception(Broken(code, "on purpose"))
    await settle()
    failed = await desk.look("g1")
    assert (failed.state, failed.code) == ("failed", code)
    # The next one is served all the same.
    assert (await desk.look("g2")).state == "running"
    assert (await desk.start("g1", record())).state == "waiting"


async def test_a_game_that_is_gone_meanwhile_is_not_kept(desk: Desk, still: Still, store: Store) -> None:
    await desk.start("g1", record())
    await settle()
    await store.write(lambda connection: connection.execute(text("DELETE FROM games WHERE id = 'g1'")))
    still.answer.set_result(msgspec.json.encode(FOUND))
    await settle()
    assert (await desk.look("g1")).state == "none"


async def test_the_same_opinion_is_asked_for_once(desk: Desk, still: Still) -> None:
    asked = [asyncio.ensure_future(desk.advise("g1", record(), 2)) for _ in range(3)]
    await settle()
    assert [task.step for task in still.tasks] == [2]
    still.answer.set_exception(Broken("analysis_none"))
    for one in asked:
        with pytest.raises(Refusal) as refused:
            await one
        assert refused.value.code == "analysis_none"
    waiting = [asyncio.ensure_future(desk.advise("g1", record(), step)) for step in range(MOST_OPINIONS)]
    await settle()
    with pytest.raises(Refusal) as refused:
        await desk.advise("g1", record(), 99)
    assert refused.value.code == "analysis_busy"
    for one in waiting:
        one.cancel()


def test_likeness_depends_on_rules_bots_and_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexfolk.__file__", str(tmp_path / "__init__.py"))
    files = [tmp_path / name for name in ("core/game.py", "bots/value.json", "analysis/course.py")]
    other = tmp_path / "table" / "table.py"
    for path in (*files, other):
        path.parent.mkdir()
        path.write_text("1")
    seen = {likeness.__wrapped__()}
    other.write_text("2")
    assert likeness.__wrapped__() in seen
    for path in files:
        path.write_text("2")
        assert likeness.__wrapped__() not in seen
        seen.add(likeness.__wrapped__())
