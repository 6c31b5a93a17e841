"""Reading beside the writer: questions that wait together are answered in one go."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Question = Callable[[Connection], Any]

MOST: Final = 32
"""Questions in one go: whoever asked first need not wait for the answers of all others."""


class Reader:
    """One thread that reads.

    After a restart everybody asks at the same time. To cross over to the thread and to take a connection for
    each question would cost more than the answers do.
    """

    def __init__(self, engine: Engine) -> None:
        self._loop = asyncio.get_running_loop()
        self._engine = engine.execution_options(reading=True)
        self._thread = ThreadPoolExecutor(1, "store-read")
        self._connection: Connection | None = None
        self._waiting: list[tuple[Question, asyncio.Future[Any]]] = []
        self._answering: asyncio.Task[None] | None = None

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """The answer to a question, which sees all that was written before it was asked."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            # A loop cannot be woken from another's thread: who asks from elsewhere is answered alone.
            [(value, fault)] = await loop.run_in_executor(self._thread, self._answer, [question])
            if fault is not None:
                raise fault
            found: T = value
            return found
        answer: asyncio.Future[T] = loop.create_future()
        self._waiting.append((question, answer))
        if self._answering is None:
            self._answering = loop.create_task(self._answer_waiting())
        return await answer

    def close(self) -> None:
        """Wait for what is being read, then let go of the file."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    async def _answer_waiting(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                # Whoever went away needs no answer.
                group = [asked for asked in group if not asked[1].done()]
                questions = [question for question, _ in group]
                try:
                    found = await loop.run_in_executor(self._thread, self._answer, questions)
                except Exception as problem:  # each asker gets it
                    found = [(None, problem)] * len(group)
                for (_, answer), (value, fault) in zip(group, found, strict=True):
                    if answer.done():
                        continue
                    if fault is None:
                        answer.set_result(value)
                    else:
                        answer.set_exception(fault)
        finally:
            self._answering = None

    def _answer(self, questions: Sequence[Question]) -> list[tuple[Any, Exception | None]]:
        """The answer to each, or why there is none, out of one transaction if nothing goes wrong."""
        found: list[tuple[Any, Exception | None]] = []
        while len(found) < len(questions):
            connection = self._connection or self._engine.connect()
            # After a fault it is let go: the next question gets another one.
            self._connection = None
            try:
                with connection.begin():
                    for question in questions[len(found) :]:
                        answer = question(connection)
                        found.append((answer, None))
                self._connection = connection
            except Exception as problem:
                connection.close()
                found.append((None, problem))
        # The end of the transaction may fail, too: by then all have their answers.
        return found[: len(questions)]
