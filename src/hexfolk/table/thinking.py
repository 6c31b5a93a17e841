"""The worker's side of a thinking bot: runs in a process of its own, without the event loop."""

import os
import signal
import threading
from functools import lru_cache
from multiprocessing import connection, parent_process
from typing import Final

import msgspec

from hexfolk import bots, islands
from hexfolk.core.action import Action, action_text
from hexfolk.core.board import Board, parse_board
from hexfolk.core.observation import Observation
from hexfolk.core.options import Options, parse_options
from hexfolk.core.snapshot import known_from_bytes
from hexfolk.view.messages.words import Reason

KEPT_BOARDS: Final = 64


class Seen(msgspec.Struct, frozen=True):
    """An observation in plain values, to cross between processes. Actions are (code, give, want)."""

    seat: int
    known: bytes
    hand_sizes: list[int]
    held_sizes: list[int]
    aside_sizes: list[int]
    legal: list[tuple[int, int, int]]
    off: dict[str, str]
    must: list[int]
    may: list[int]


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: its strategy, the game, and what its seat may know."""

    strategy: str
    island: str
    board: str
    options: str
    seen: Seen
    seed: int
    map: str = ""
    """The text of the island, if it is an own map."""


class Reply(msgspec.Struct, frozen=True):
    """What a bot does, in text form. ``reason``: why it refuses an offer, if it says so."""

    action: str
    reason: Reason | None = None


def plain(observation: Observation) -> Seen:
    """An observation as it is sent to a worker."""
    return Seen(
        int(observation.seat),
        observation.known.to_bytes(),
        observation.hand_sizes,
        observation.held_sizes,
        observation.aside_sizes,
        [(int(a.code), int(a.give), int(a.want)) for a in observation.legal],
        observation.off,
        observation.must,
        observation.may,
    )


def whole(seen: Seen, board: Board, options: Options) -> Observation:
    """Inverse of ``plain`` on the same game."""
    return Observation(
        seen.seat,
        known_from_bytes(board, options, seen.known, seen.seat),
        seen.hand_sizes,
        seen.held_sizes,
        seen.aside_sizes,
        [Action(code, give, want) for code, give, want in seen.legal],
        seen.off,
        seen.must,
        seen.may,
    )


def prepare() -> None:
    """Set a new worker up: it ignores the terminal's interrupt, and ends when its parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def answer(question: Question, limit: float) -> Reply | None:
    """What the bot does; None if it has nothing to say.

    A bot that takes longer than ``limit`` seconds is ended with its process by the alarm: no
    Python code could stop a compiled search that hangs.
    """
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        return decide(question)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def decide(question: Question) -> Reply | None:
    """Ask the bot. What it raises passes through."""
    board, options = _table(question.island, question.map, question.board, question.options)
    observation = whole(question.seen, board, options)
    action = bots.choose(question.strategy, observation, question.seed)
    return None if action is None else Reply(action_text(action))


def warm_up() -> int:
    """Does nothing: the first call starts the process and imports the rules."""
    return os.getpid()


@lru_cache(maxsize=KEPT_BOARDS)
def _table(island: str, own_map: str, board: str, options: str) -> tuple[Board, Options]:
    return parse_board(islands.topology_for(island, own_map), board), parse_options(options)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
