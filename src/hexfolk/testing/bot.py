"""Whether a bot keeps the promises that a table relies on."""

from collections.abc import Callable
from typing import Final

from hexfolk.core.action import COUNTER, OFFER, Action, action_text
from hexfolk.core.chance import FORCED, Seeded
from hexfolk.core.errors import Illegal
from hexfolk.core.observation import Observation, sample
from hexfolk.core.options import Options
from hexfolk.playing import Game
from hexfolk.testing.verdict import Nonconforming

Choose = Callable[[Observation, int], Action | None]
"""A bot: an observation and a seed in, an action out (None: nothing to say where nobody waits)."""

MOST_ACTIONS: Final = 300
TURN_CAP: Final = 2_000
# How often the question is put again with all hidden cards dealt anew.
RESHUFFLE_EVERY: Final = 11


def check_bot(choose: Choose, *, players: tuple[int, ...] = (2, 4, 6), games: int = 2, seed: int = 1) -> None:
    """Play whole games with the bot in every seat. Raises Nonconforming unless, always,

    * it answers with a legal action where its seat must act,
    * the same question has the same answer, also when everything it may not know is changed,
    * it makes no offer twice in a turn, and comes to the end of its turn,
    * the game ends.
    """
    for count in players:
        for number in range(games):
            _check_game(choose, count, seed * 1_000 + count * 100 + number)


def _check_game(choose: Choose, players: int, seed: int) -> None:
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


def _ask(choose: Choose, game: Game, seat: int, whim: int, seed: int, again: bool) -> Action | None:
    action = choose(game.observe(seat), whim)
    if action is not None and not isinstance(action, Action):
        raise Nonconforming(
            f"{_where(game, seed)}: seat {seat} answers {action!r}, which is neither an Action nor None"
        )
    if again:
        if choose(game.observe(seat), whim) != action:
            raise Nonconforming(f"{_where(game, seed)}: the same question has two answers")
        other_world = sample(game.observe(seat), Seeded(whim))
        if choose(game.rules.observe(other_world, seat), whim) != action:
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
