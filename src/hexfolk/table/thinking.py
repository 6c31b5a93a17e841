"""The worker's side of a thinking bot: runs in a process of its own, without the event loop."""

import contextlib
import os
import signal
from collections.abc import Iterator

import msgspec

from hexfolk.asking.crossing import Question
from hexfolk.asking.finding import find_installed, is_own
from hexfolk.bots import RANDOM, Style, choose
from hexfolk.bots.reasons import reason_to_refuse
from hexfolk.core.action import REFUSE, Action, action_text
from hexfolk.core.observation import Observation
from hexfolk.core.trade import find_offer
from hexfolk.table.counsel import advise
from hexfolk.view.messages.server import HintView
from hexfolk.view.messages.words import Reason


class Reply(msgspec.Struct, frozen=True):
    """What a bot does, in text form. ``reason``: why it refuses an offer, if it says so."""

    action: str
    reason: Reason | None = None


def answer(question: Question, limit: float) -> Reply | None:
    """What the bot does; None if it has nothing to say.

    A bot that takes longer than ``limit`` seconds is ended with its process by the alarm: no
    Python code could stop a compiled search that hangs.
    """
    with _alarm(limit):
        return decide(question)


def counsel(question: Question, limit: float) -> HintView | None:
    """What the bot would do in somebody's place, and why; otherwise as ``answer``."""
    with _alarm(limit):
        return advise(question)


@contextlib.contextmanager
def _alarm(limit: float) -> Iterator[None]:
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def decide(question: Question) -> Reply | None:
    """Ask the bot, ours or an installed one. What it raises passes through."""
    observation = question.observation()
    if is_own(question.strategy):
        style = Style(question.offers, question.thrift, question.reluctance)
        action = choose(question.strategy, observation, question.seed, style=style)
    else:
        action = find_installed(question.strategy)(observation, question.seed)
    return (
        None
        if action is None
        else Reply(action_text(action), _reason(question.strategy, observation, action))
    )


def _reason(strategy: str, observation: Observation, action: Action) -> Reason | None:
    """Why an offer is refused, of bots of ours that weigh offers at all."""
    if action.kind != REFUSE or not is_own(strategy) or strategy == RANDOM:
        return None
    offer = find_offer(observation.known, int(action.argument))
    return None if offer is None else reason_to_refuse(observation, offer)


def warm_up() -> int:
    """Does nothing: the first call starts the process and imports the rules."""
    return os.getpid()
