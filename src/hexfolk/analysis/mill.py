"""One process behind everything else, that does one task after another; it may hang or die."""

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

import msgspec

from hexfolk.analysis.job import NICE, Report, Task, live

# Seconds between two looks at whether it is to stop.
_LOOK: Final = 0.2
# A process without work ends after so many seconds, and gives its memory back.
IDLE: Final = 60.0


class Broken(Exception):
    """There is no answer. ``code``: ``analysis_late``, ``analysis_died``, ``analysis_failed`` or
    ``analysis_none``, if there is nothing to say."""

    def __init__(self, code: str, message: str = "") -> None:
        super().__init__(f"{code}: {message}" if message else code)
        self.code = code


class Mill:
    """The process, started by the first task. Tasks wait for each other in the order in which they came."""

    def __init__(self, deadline: float, idle: float = IDLE, nice: int = NICE) -> None:
        """A task may take ``deadline`` seconds; ``nice`` is how far the process stands back for others."""
        self._deadline = deadline
        self._nice = nice
        self._idle = idle
        self._turn = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._stopping = False
        self._rest: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """Of the process, while there is one."""
        return None if self._process is None else self._process.pid

    async def grind(self, task: Task, told: Callable[[float], None]) -> bytes:
        """The answer as JSON; ``told`` hears how far it is. Raises Broken.

        After the deadline the process is ended; also if whoever waits for the answer is cancelled.
        """
        async with self._turn:
            if self._stopping:
                raise Broken("analysis_died", "the server stops")
            if self._rest is not None:
                self._rest.cancel()
            work = asyncio.ensure_future(asyncio.to_thread(self._grind, task, told))
            try:
                return await asyncio.shield(work)
            except asyncio.CancelledError:
                self._kill()
                await asyncio.wait([work])
                # Looked at, so that nobody misses it.
                work.exception()
                raise
            finally:
                self._rest = asyncio.get_running_loop().call_later(self._idle, self._leave)

    async def close(self) -> None:
        """End the process, whatever it does."""
        self._stopping = True
        self._kill()
        async with self._turn:
            await asyncio.to_thread(self._end)
        if self._rest is not None:
            self._rest.cancel()

    def _grind(self, task: Task, told: Callable[[float], None]) -> bytes:
        """In a thread."""
        try:
            pipe = self._open()
            pipe.send_bytes(msgspec.msgpack.encode(task))
            end = time.monotonic() + self._deadline
            while True:
                if pipe.poll(_LOOK):
                    report = msgspec.msgpack.decode(pipe.recv_bytes(), type=Report)
                    if report.answer is not None:
                        return report.answer
                    if report.fault:
                        raise Broken(
                            "analysis_none" if report.fault == "none" else "analysis_failed", report.message
                        )
                    told(report.progress)
                if time.monotonic() > end:
                    self._end()
                    raise Broken("analysis_late", f"no answer in {self._deadline:g} s")
        except (EOFError, OSError, msgspec.MsgspecError) as problem:
            exit_code = self._end()
            raise Broken("analysis_died", f"the process ended with {exit_code}") from problem

    def _open(self) -> Connection:
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._end()
        # Spawned: the server has threads.
        context = multiprocessing.get_context("spawn")
        pipe, inside = context.Pipe()
        process = context.Process(target=live, args=(inside, self._nice), daemon=True)
        process.start()
        inside.close()
        self._process, self._pipe = process, pipe
        return pipe

    def _kill(self) -> None:
        process = self._process
        if process is not None and process.is_alive():
            process.kill()

    def _leave(self) -> None:
        """Nothing has been asked for a while."""
        if not self._turn.locked():
            self._end()

    def _end(self) -> int | None:
        """The exit code of the process that was."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is None:
            return None
        process.kill()
        process.join()
        code = process.exitcode
        process.close()
        return code
