"""Whether a bot keeps the promises that a table relies on."""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from hexfolk.asking.finding import BadBot, Choose, as_choose, find
from hexfolk.core.action import COUNTER, OFFER, Action, action_text, is_well_formed
from hexfolk.core.chance import FORCED, Seeded
from hexfolk.core.errors import Illegal
from hexfolk.core.observation import Observation, sample
from hexfolk.core.options import Options
from hexfolk.playing import Game
from hexfolk.testing.verdict import Nonconforming

MOST_ACTIONS: Final = 300
TURN_CAP: Final = 2_000
DEADLINE: Final = 2.0
# How often the question is put again with all hidden cards dealt anew.
RESHUFFLE_EVERY: Final = 11


def check_bot(
    bot: object,
    *,
    players: tuple[int, ...] = (2, 4, 6),
    games: int = 2,
    seed: int = 1,
    deadline: float = DEADLINE,
) -> None:
    """Play whole games with the bot in every seat. Raises Nonconforming unless, always,

    * it raises nothing, and answers within ``deadline`` seconds,
    * it answers with a legal action where its seat must act,
    * the same question has the same answer, also when everything it may not know is changed,
    * it makes no offer twice in a turn, and comes to the end of its turn,
    * the game ends.

    ``bot`` is a function of an observation and a seed, an object or a class with such a method ``choose``, or
    a name as the arena takes it. It plays in this process: one that hangs is broken off in Python code.
    """
    choose = _choose_of(bot)
    for count in players:
        for number in range(games):
            _check_game(_Timed(choose, deadline), count, seed * 1_000 + count * 100 + number)


def _choose_of(bot: object) -> Choose:
    try:
        return find(bot) if isinstance(bot, str) else as_choose(bot)
    except BadBot as problem:
        raise Nonconforming(str(problem)) from None
    except Exception as problem:
        raise Nonconforming(f"cannot be made: {_told(problem)}") from problem


class _Late(BaseException):
    """Passes through what a bot catches."""


class _Timed:
    """A bot that is given no more than its time. Raises Nonconforming where it raises or is late."""

    def __init__(self, choose: Choose, deadline: float) -> None:
        self._choose = choose
        self._deadline = deadline

    def ask(self, observation: Observation, whim: int, place: str) -> Action | None:
        begun = time.monotonic()
        try:
            with _alarm(self._deadline):
                answer = self._choose(observation, whim)
        except _Late:
            raise Nonconforming(f"{place}: no answer within {self._deadline:g} s") from None
        except Exception as problem:
            raise Nonconforming(f"{place}: raises {_told(problem)}") from problem
        seconds = time.monotonic() - begun
        if seconds > self._deadline:
            raise Nonconforming(f"{place}: an answer after {seconds:.1f} s, not within {self._deadline:g} s")
        return answer


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raises _Late after so long, if this is where signals arrive."""

    def ring(signal_number: int, frame: object) -> None:
        raise _Late

    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _told(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}"


def _check_game(choose: _Timed, players: int, seed: int) -> None:
    game = Game(seed=seed, options=Options(players))
    whims = Seeded(seed ^ 0xB07)
    turn, since, asked = -1, 0, 0
    offered: set[str] = set()
    while not game.is_over:
        if int(game.state.turn) != turn:
            turn, since = int(game.state.turn), 0
            offered.clear()
        since += 1
        if since > MOST_ACTIONS:
            raise Nonconforming(f"{_where(game, seed)}: more than {MOST_ACTIONS} actions in one turn")
        if turn > TURN_CAP:
            raise Nonconforming(f"{_where(game, seed)}: no winner after {TURN_CAP} turns")
        seat = game.to_act[0]
        asked += 1
        whim = int(whims.draw(FORCED, 2**30))
        action = _ask(choose, game, seat, whim, seed, again=asked % RESHUFFLE_EVERY == 0)
        if action is None:
            raise Nonconforming(f"{_where(game, seed)}: seat {seat} must act and says nothing")
        if action.kind == OFFER:
            terms = action_text(action)
            if terms in offered:
                raise Nonconforming(f"{_where(game, seed)}: '{terms}' is offered twice in a turn")
            offered.add(terms)
        _do(game, seat, action, seed)
        if action.kind == OFFER:
            for i in range(1, players):
                other = (seat + i) % players
                answer = _ask(choose, game, other, whim, seed, again=False)
                if answer is not None:
                    _do(game, other, answer, seed)


def _ask(choose: _Timed, game: Game, seat: int, whim: int, seed: int, again: bool) -> Action | None:
    place = f"{_where(game, seed)}, seat {seat}"
    action = choose.ask(game.observe(seat), whim, place)
    if action is not None and not isinstance(action, Action):
        raise Nonconforming(
            f"{_where(game, seed)}: seat {seat} answers {action!r}, which is neither an Action nor None"
        )
    if action is not None and not is_well_formed(action):
        parts = f"Action({action.code}, {action.give}, {action.want})"
        raise Nonconforming(f"{_where(game, seed)}: seat {seat} answers {parts}, which nobody could ask for")
    if again:
        if choose.ask(game.observe(seat), whim, place) != action:
            raise Nonconforming(f"{_where(game, seed)}: the same question has two answers")
        other_world = sample(game.observe(seat), Seeded(whim))
        if choose.ask(game.rules.observe(other_world, seat), whim, place) != action:
            raise Nonconforming(f"{_where(game, seed)}: the answer depends on what seat {seat} may not know")
    return action


def _do(game: Game, seat: int, action: Action, seed: int) -> None:
    place = _where(game, seed)
    try:
        game.apply(seat, action)
    except Illegal as refusal:
        # Whether a partner can still pay nobody may know beforehand (B38).
        if refusal.code != "partner_cannot_pay":
            free_form = action.kind in (OFFER, COUNTER)
            kind = "terms" if free_form else "action"
            raise Nonconforming(f"{place}: {kind} '{action_text(action)}': {refusal.code}") from None


def _where(game: Game, seed: int) -> str:
    return f"{game.options.players} players, seed {seed}, turn {game.state.turn}"
