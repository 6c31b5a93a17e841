"""A game of three in which settlers have founded."""

from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.core.resource import parse_bundle
from hexfolk.core.state import BEFORE_ROLL, HAND, MAIN, State
from hexfolk.islands import topology_of
from hexfolk.lab.simulation import Setting, Sitting

RULES = Classic()


def founded(seed: int = 5) -> State:
    """Seat 0 is about to roll for the first time."""
    options = Options(3)
    chance = Seeded(seed)
    state = RULES.new_game(deal(topology_of("standard19"), chance, options.deal), options)
    sitting = Sitting(Setting(options, "standard19", ("settler",) * 3), RULES, state, seed)
    while state.phase != BEFORE_ROLL:
        seat, action = sitting.decide()
        RULES.apply(state, seat, action, chance)
    return state


def in_main(state: State, *hands: str) -> State:
    """The player on turn has rolled, and hands hold exactly these cards."""
    state.phase = MAIN
    state.rolled = 1
    for seat, text in enumerate(hands):
        at = state.at(seat) + HAND
        state.bank += state.v[at] - parse_bundle(text)
        state.v[at] = parse_bundle(text)
    return state
