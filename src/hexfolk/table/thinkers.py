"""Worker processes in which bots think, so that the event loop never waits for one."""

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from hexfolk.asking.cell import SPARE, prepare
from hexfolk.asking.crossing import Question
from hexfolk.table.journal import Journal, Thought
from hexfolk.table.thinking import Reply, answer, counsel, warm_up
from hexfolk.view.messages.server import HintView

T = TypeVar("T")

log: Final = logging.getLogger(__name__)


class Thinkers:
    """A pool of workers, started by the first question or by ``start``."""

    def __init__(self, workers: int = 1, journal: Journal | None = None) -> None:
        self._workers = workers
        self._journal = journal or Journal()
        self._pool: ProcessPoolExecutor | None = None
        self._counsel = asyncio.Semaphore(1)
        self._warm: asyncio.Future[int] | None = None

    def start(self) -> None:
        """Let the workers begin to load, without waiting for them."""
        self._open()

    async def close(self) -> None:
        """End the workers; questions still open are given up."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)

    async def ask(self, question: Question, deadline: float) -> Reply | None:
        """What a bot does, or None if it had nothing to say in time."""
        return await self._let(answer, question, deadline)

    async def advise(self, question: Question, deadline: float) -> HintView | None:
        """What a bot would do in somebody's place, and why; None as in ``ask``.

        One after another, however many people ask: bots wait behind one hint at most.
        """
        try:
            async with asyncio.timeout(deadline):
                await self._counsel.acquire()
        except TimeoutError:
            return None
        try:
            return await self._let(counsel, question, deadline)
        finally:
            self._counsel.release()

    async def _let(
        self, think: Callable[[Question, float], T | None], question: Question, deadline: float
    ) -> T | None:
        """Have something thought about by a worker, and note how it went."""
        begun = time.monotonic()
        reply, outcome = await self._ask(think, question, deadline)
        self._journal.thought(time.monotonic() - begun, outcome)
        return reply

    async def _ask(
        self, think: Callable[[Question, float], T | None], question: Question, deadline: float
    ) -> tuple[T | None, Thought]:
        for _ in range(2):
            pool = self._open()
            warm = self._warm
            try:
                if warm is not None:
                    await asyncio.shield(warm)
                asked = asyncio.get_running_loop().run_in_executor(pool, think, question, deadline + SPARE)
                reply = await asyncio.wait_for(asked, deadline)
                return reply, "failed" if reply is None else "answered"
            except TimeoutError:
                log.warning("the bot %s found nothing in %s seconds", question.strategy, deadline)
                return None, "late"
            except BrokenProcessPool:
                # A worker has died, perhaps with another bot's question: once more, in new ones.
                if self._pool is pool:
                    self._pool = None
                log.warning("a worker died while the bot %s was asked", question.strategy)
            except Exception:
                log.exception("the bot %s failed", question.strategy)
                return None, "failed"
        return None, "failed"

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: the server has threads.
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("spawn"), initializer=prepare
            )
            warm = asyncio.get_running_loop().run_in_executor(self._pool, warm_up)
            # Whoever asks learns that the worker died; with nobody asking it is no news.
            warm.add_done_callback(lambda done: None if done.cancelled() else done.exception())
            self._warm = warm
        return self._pool
