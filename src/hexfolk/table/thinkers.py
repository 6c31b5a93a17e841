"""Worker processes in which bots think, so that the event loop never waits for one."""

import asyncio
import logging
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from hexfolk.asking.cell import SPARE, prepare
from hexfolk.asking.crossing import Question
from hexfolk.table.journal import Journal, Thought
from hexfolk.table.thinking import Reply, answer, warm_up

log: Final = logging.getLogger(__name__)


class Thinkers:
    """A pool of workers, started by the first question or by ``start``."""

    def __init__(self, workers: int = 1, journal: Journal | None = None) -> None:
        self._workers = workers
        self._journal = journal or Journal()
        self._pool: ProcessPoolExecutor | None = None
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
        begun = time.monotonic()
        reply, outcome = await self._ask(question, deadline)
        self._journal.thought(time.monotonic() - begun, outcome)
        return reply

    async def _ask(self, question: Question, deadline: float) -> tuple[Reply | None, Thought]:
        for _ in range(2):
            pool = self._open()
            warm = self._warm
            try:
                if warm is not None:
                    await asyncio.shield(warm)
                asked = asyncio.get_running_loop().run_in_executor(pool, answer, question, deadline + SPARE)
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
