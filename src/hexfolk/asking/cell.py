"""The inside of the process in which a foreign bot lives."""

import os
import signal
import sys
import threading
import time
from multiprocessing import connection, parent_process
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from hexfolk.asking.crossing import Question
from hexfolk.asking.fault import FaultKind
from hexfolk.asking.finding import Choose, find
from hexfolk.core.action import Action, action_text, is_well_formed

# A hanging bot ends itself a little after its answer has been given up, should nobody be left to end it.
SPARE: Final = 0.5
MOST_MESSAGE: Final = 200


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the process says once it is ready, and after every question."""

    text: str | None = None
    """The action in text form."""
    seconds: float = 0.0
    """How long the bot itself thought."""
    fault: FaultKind | None = None
    message: str = ""


def prepare() -> None:
    """Set a new worker up: it ignores the terminal's interrupt, and ends when its parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def live(name: str, deadline: float, pipe: Connection) -> None:
    """Load the bot, then answer questions until nobody is left to ask any."""
    prepare()
    # What a bot prints must not mix with the results that its arena prints.
    os.dup2(2, 1)
    sys.path.insert(0, os.getcwd())
    try:
        choose = find(name)
    except BaseException as problem:
        pipe.send_bytes(msgspec.msgpack.encode(Reply(fault="absent", message=told(problem))))
        os._exit(1)
    pipe.send_bytes(msgspec.msgpack.encode(Reply()))
    try:
        while True:
            question = msgspec.msgpack.decode(pipe.recv_bytes(), type=Question)
            signal.setitimer(signal.ITIMER_REAL, deadline + SPARE)
            reply = consider(choose, question)
            signal.setitimer(signal.ITIMER_REAL, 0)
            pipe.send_bytes(msgspec.msgpack.encode(reply))
    except (EOFError, OSError):
        # Whatever threads the bot has started.
        os._exit(0)


def consider(choose: Choose, question: Question) -> Reply:
    """Ask the bot, whatever it does with that."""
    observation = question.observation()
    begun = time.perf_counter()
    try:
        # Whatever it promises, anything may come.
        action: object = choose(observation, question.seed)
    except BaseException as problem:
        return Reply(None, time.perf_counter() - begun, "raised", told(problem))
    seconds = time.perf_counter() - begun
    try:
        if action is None:
            return Reply(None, seconds)
        if not isinstance(action, Action):
            told_of = repr(action)
        elif is_well_formed(action):
            return Reply(action_text(action), seconds)
        else:
            told_of = f"Action({action.code}, {action.give}, {action.want})"
    except Exception as problem:
        told_of = told(problem)
    return Reply(None, seconds, "nonsense", f"{told_of[:MOST_MESSAGE]} is no action")


def told(problem: BaseException) -> str:
    """An exception in one line."""
    try:
        words = " ".join(str(problem).split())
    except Exception:
        words = ""
    kind = type(problem).__name__
    return (f"{kind}: {words}" if words else kind)[:MOST_MESSAGE]


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
