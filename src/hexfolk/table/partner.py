"""The other player of a lesson: patient, fond of trade, and in no hurry to win."""

from typing import Final

from hexfolk.core.action import ACCEPT, OFFER, ROAD, ROBBER, SETTLE, Action, action_text
from hexfolk.core.state import FOUND_ROAD, FOUND_SETTLEMENT
from hexfolk.table.duties import Duty, answers_duty, plain_action
from hexfolk.table.game import Game
from hexfolk.table.lesson import PARTNER, PUPIL
from hexfolk.table.prospect import best_hex, best_road, best_site

CORNERS: Final = ("settle n13", "settle n5")
"""Between pasture, field and desert, then between pasture and forest: wool to trade with, and a hex that the
robber can take without hurting the pupil."""


def partner_move(game: Game, duty: Duty) -> str:
    """What it does, in text form: it founds, rolls, says yes to every offer that it can pay, and ends its
    turn. It builds nothing more."""
    legal = [action for action in game.legal(duty.seat) if answers_duty(duty, action)]
    match game.state.phase:
        case p if p == FOUND_SETTLEMENT:
            return _corner(game, [action for action in legal if action.kind == SETTLE])
        case p if p == FOUND_ROAD:
            return best_road(game.state, [action for action in legal if action.kind == ROAD], PARTNER)
        case _:
            pass
    robber = [action for action in legal if action.kind == ROBBER]
    if robber:
        # Nobody is robbed who is only learning: as far from the pupil as can be.
        return best_hex(game.state, robber, PUPIL, PUPIL)
    if duty.matter == "offer":
        for action in legal:
            if action.kind == ACCEPT:
                return action_text(action)
    return action_text(plain_action(duty, [action for action in legal if action.kind != OFFER]))


def _corner(game: Game, sites: list[Action]) -> str:
    texts = [action_text(action) for action in sites]
    return next((text for text in CORNERS if text in texts), "") or best_site(game.state, sites, PARTNER)
