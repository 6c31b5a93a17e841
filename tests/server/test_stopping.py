"""Going down in order: under load, told twice, and with nobody left behind."""

import asyncio
import contextlib
import json
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from hexfolk.store.database import DATABASE
from tests.server.conftest import Process
from tests.server.test_crash import _alive, _children, closing, connect, make

# Seconds for what has to come, however busy the machine is.
PATIENCE = 30.0


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path / "data", "--log-level=info")
    process.start()
    yield process
    if process.running.poll() is None:
        process.end(signal.SIGKILL)


@pytest.mark.parametrize("signals", [[signal.SIGTERM], [signal.SIGTERM] * 3, [signal.SIGINT]])
async def test_it_goes_down_in_order_under_load(busy: Process, signals: list[signal.Signals]) -> None:
    table, token = await make(busy, options={"players": 4})
    goodbyes: list[int | None] = []
    acked: list[int] = []
    talking: set[int] = set()

    async def hammer(number: int) -> None:
        async with connect(busy, table, token if number == 0 else f"{number}".rjust(43, "b")) as socket:
            with contextlib.suppress(websockets.ConnectionClosed):
                for turn in range(10_000):
                    pace = "fast" if turn % 2 else "instant"
                    await socket.send(json.dumps({"t": "pace", "id": f"{number}-{turn}", "pace": pace}))
                    await asyncio.sleep(0.05)
                    while True:
                        with contextlib.suppress(TimeoutError):
                            message = json.loads(await asyncio.wait_for(socket.recv(), 0.001))
                            talking.add(number)
                            if message["t"] == "ack":
                                acked.append(message["seq"])
                            continue
                        break
            goodbyes.append((await closing(socket))[1])

    children = _children(busy.running.pid)
    assert children
    load = [asyncio.create_task(hammer(number)) for number in range(4)]
    async with asyncio.timeout(PATIENCE):
        while len(talking) < 4 or len(acked) < 5:  # noqa: ASYNC110 (four tasks add to them)
            await asyncio.sleep(0.05)
    begun = time.monotonic()
    for one in signals:
        busy.running.send_signal(one)
        await asyncio.sleep(0.05)
    await asyncio.wait_for(asyncio.gather(*load), PATIENCE)
    _, logged = await asyncio.to_thread(busy.running.communicate, None, PATIENCE)
    assert time.monotonic() - begun < 20
    assert goodbyes == [1012] * 4
    assert "Traceback" not in logged
    assert "stopped" in logged
    assert busy.running.returncode in (0, -15, -2)
    # The last of its workers ends a moment after it.
    async with asyncio.timeout(PATIENCE):
        while any(_alive(child) for child in children):  # noqa: ASYNC110 (other processes tell nobody)
            await asyncio.sleep(0.05)
    # What was acked is there.
    with contextlib.closing(sqlite3.connect(busy.data / DATABASE)) as database:
        kept = {seq for (seq,) in database.execute("SELECT seq FROM log WHERE table_id = ?", (table,))}
    assert acked
    assert set(acked) <= kept
