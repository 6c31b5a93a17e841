"""The process in which games are looked back on may hang or die: who asks hears why, the next is served."""

import asyncio
import os
import signal

import msgspec
import pytest

from hexfolk.analysis.job import Task
from hexfolk.analysis.mill import Broken, Mill
from hexfolk.view.messages.analysis import AnalysisView, SecondOpinion
from tests.analysis.games import cut, short


def task(step: int | None = None, entries: int = 12) -> Task:
    return Task(cut(short(), entries).to_text(), step)


async def test_it_answers_behind_everything_else_and_outlives_a_bad_record() -> None:
    mill = Mill(60, nice=1)
    try:
        with pytest.raises(Broken) as broken:
            await mill.grind(Task("nonsense"), lambda share: None)
        assert broken.value.code == "analysis_failed"
        pid = mill.pid
        assert pid is not None
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, own + 1)
        opinion = msgspec.json.decode(await mill.grind(task(8), lambda share: None), type=SecondOpinion)
        assert opinion.step == 8
        with pytest.raises(Broken) as broken:
            await mill.grind(task(99), lambda share: None)
        assert broken.value.code == "analysis_none"
        empty = await mill.grind(task(entries=0), lambda share: None)
        assert msgspec.json.decode(empty, type=AnalysisView).points == []
        assert mill.pid == pid
    finally:
        await mill.close()
    assert mill.pid is None


async def test_one_that_dies_is_told_and_replaced() -> None:
    mill = Mill(60, nice=1)
    heard: list[float] = []
    try:
        grinding = asyncio.ensure_future(mill.grind(Task(short().to_text()), heard.append))
        while not heard:
            await asyncio.sleep(0.01)
            assert not grinding.done()
        assert mill.pid is not None
        os.kill(mill.pid, signal.SIGKILL)
        with pytest.raises(Broken) as broken:
            await grinding
        assert broken.value.code == "analysis_died"
        assert await mill.grind(task(8), heard.append)
    finally:
        await mill.close()


async def test_one_that_takes_too_long_is_ended() -> None:
    mill = Mill(0.2, nice=0)
    try:
        with pytest.raises(Broken) as broken:
            await mill.grind(Task(short().to_text()), lambda share: None)
        assert broken.value.code == "analysis_late"
        assert mill.pid is None
    finally:
        await mill.close()


async def test_who_gives_up_waiting_ends_it() -> None:
    mill = Mill(60, nice=1)
    heard = asyncio.Event()
    loop = asyncio.get_running_loop()

    def told(_share: float) -> None:
        loop.call_soon_threadsafe(heard.set)

    try:
        grinding = asyncio.ensure_future(mill.grind(Task(short().to_text()), told))
        await heard.wait()
        pid = mill.pid
        assert pid is not None
        grinding.cancel()
        with pytest.raises(asyncio.CancelledError):
            await grinding
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    finally:
        await mill.close()
