"""The inside of the process in which games are looked back on."""

import os
import time
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Final, Literal

import msgspec

from hexfolk.analysis.course import analyse
from hexfolk.analysis.opinion import NoDecision, opinion
from hexfolk.asking.cell import prepare, told
from hexfolk.core.record_reading import parse_record
from hexfolk.islands import topology_of
from hexfolk.report.playback import Playback

# So far behind everything that people at tables wait for.
NICE: Final = 10
# Seconds between two reports of how far it is.
BEAT: Final = 0.25


class Task(msgspec.Struct, frozen=True):
    """A record in text form, and what is asked of it: the whole game, or a master's opinion at a step."""

    record: str
    step: int | None = None


class Report(msgspec.Struct, frozen=True):
    """How far it is; or the answer as JSON; or why there is none."""

    progress: float = 0.0
    answer: bytes | None = None
    fault: Literal["", "none", "failed"] = ""
    message: str = ""


def live(pipe: Connection, nice: int) -> None:
    """Do what is asked until nobody is left to ask anything."""
    prepare()
    os.nice(nice)
    try:
        while True:
            task = msgspec.msgpack.decode(pipe.recv_bytes(), type=Task)
            pipe.send_bytes(msgspec.msgpack.encode(_do(task, pipe)))
    except (EOFError, OSError):
        os._exit(0)


def _do(task: Task, pipe: Connection) -> Report:
    try:
        if task.step is not None:
            return Report(1.0, msgspec.json.encode(opinion(_playback(task.record), task.step)))
        return Report(
            1.0, msgspec.json.encode(analyse(parse_record(task.record, topology_of), _Teller(pipe)))
        )
    except NoDecision:
        return Report(fault="none")
    except OSError:
        raise  # the pipe
    except Exception as problem:
        return Report(fault="failed", message=told(problem))


class _Teller:
    """Says how far it is, not too often."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._next = 0.0

    def __call__(self, share: float) -> None:
        now = time.monotonic()
        if now >= self._next:
            self._next = now + BEAT
            self._pipe.send_bytes(msgspec.msgpack.encode(Report(share)))


@lru_cache(maxsize=4)
def _playback(record: str) -> Playback:
    return Playback(parse_record(record, topology_of))
