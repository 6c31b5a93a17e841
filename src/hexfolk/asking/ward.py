"""Watches over one foreign bot: keeps it in a process of its own, and replaces that when it fails."""

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

import msgspec

from hexfolk.asking.cell import Reply, live
from hexfolk.asking.crossing import Question
from hexfolk.asking.fault import Fault

# Seconds that a bot may take to load; they do not count as thinking.
LOADING: Final = 30.0
# A bot that cannot be loaded so often in a row is not tried again.
MOST_STARTS: Final = 3
_MOST_REPLY: Final = 1 << 16


class Ward:
    """A foreign bot behind a wall. It may raise, hang or die: the next question finds it well again."""

    def __init__(self, name: str, deadline: float) -> None:
        self.name = name
        self.deadline = deadline
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._failed_starts = 0
        self._absent: Fault | None = None

    def start(self) -> None:
        """Load the bot unless it is there. Raises Fault: absent or died."""
        self._open()

    def ask(self, question: Question) -> Reply:
        """What it answers. Raises Fault; after the deadline it is ended with its process."""
        pipe = self._open()
        try:
            pipe.send_bytes(msgspec.msgpack.encode(question))
            if not pipe.poll(self.deadline):
                self.close()
                raise Fault("late", f"no answer in {self.deadline:g} s")
            reply = self._read(pipe)
        except (EOFError, OSError, msgspec.MsgspecError):
            raise Fault("died", self._end()) from None
        if reply.fault is not None:
            raise Fault(reply.fault, reply.message)
        return reply

    def close(self) -> None:
        """End its process; the next question starts another."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            # Not `terminate`: that a bot can refuse.
            process.kill()
            process.join()
            process.close()

    def _open(self) -> Connection:
        if self._absent is not None:
            raise self._absent
        if self._pipe is not None:
            return self._pipe
        # Spawned: whatever asks may have threads, and nothing of it leaks to the bot.
        context = multiprocessing.get_context("spawn")
        pipe, inside = context.Pipe()
        process = context.Process(target=live, args=(self.name, self.deadline, inside), daemon=True)
        process.start()
        inside.close()
        self._process, self._pipe = process, pipe
        try:
            reply = self._read(pipe) if pipe.poll(LOADING) else Reply(fault="absent", message="does not load")
        except (EOFError, OSError, msgspec.MsgspecError):
            reply = Reply(fault="absent", message=f"does not load: {self._end()}")
        if reply.fault is None:
            self._failed_starts = 0
            return pipe
        self.close()
        fault = Fault(reply.fault, reply.message)
        self._failed_starts += 1
        if self._failed_starts >= MOST_STARTS:
            self._absent = fault
        raise fault

    def _read(self, pipe: Connection) -> Reply:
        return msgspec.msgpack.decode(pipe.recv_bytes(_MOST_REPLY), type=Reply)

    def _end(self) -> str:
        """How its process ended; it is closed after this."""
        process = self._process
        code = None
        if process is not None:
            process.join(1.0)
            code = process.exitcode
        self.close()
        return "its process ended" if code is None else f"its process ended with {code}"
