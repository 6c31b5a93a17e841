"""The bots by name, and the one door through which they are asked."""

from typing import Final

from hexfolk.bots.foresight import LONGEST
from hexfolk.bots.lookahead import MASTER_BUDGET, MASTER_FIRST, TRADER_BUDGET, choose_ahead
from hexfolk.bots.novice import choose_novice
from hexfolk.bots.random_player import choose_random
from hexfolk.bots.settler import choose_settler
from hexfolk.bots.style import USUAL, Style
from hexfolk.core.action import Action
from hexfolk.core.observation import Observation

NAMES: Final = ("random", "novice", "settler", "trader", "master")
"""From the weakest to the strongest."""


def choose(
    name: str,
    observation: Observation,
    seed: int,
    patience: bool = False,
    nodes_factor: int = 1,
    style: Style = USUAL,
) -> Action | None:
    """What the bot of that name does in a position; the same question has always the same answer.

    A seat that must act gets an action, always a legal one. With ``patience`` the player on turn may
    get None instead: it waits until the others have answered its offer, and is asked again when they
    have, or without patience when time is up. A seat that only may act gets None where it has nothing
    to say. How it likes to deal is a matter of its ``style``. Those that look ahead do so with
    ``nodes_factor`` times their budget; of them the same answer is promised where the rules are compiled,
    or else as long as their clock does not run out (see ``foresight``). Raises KeyError for an unknown name.
    """
    if name == "settler":
        return choose_settler(observation, seed, patience, style=style)
    if name == "novice":
        return choose_novice(observation, seed, patience, style)
    longest = LONGEST * nodes_factor
    if name == "trader":
        return choose_ahead(observation, seed, patience, TRADER_BUDGET * nodes_factor, longest, style)
    if name == "master":
        budget, first = MASTER_BUDGET * nodes_factor, MASTER_FIRST * nodes_factor
        return choose_ahead(observation, seed, patience, budget, longest, style, first)
    if name == "random":
        return choose_random(observation, seed)
    known = ", ".join(NAMES)
    raise KeyError(f"no bot is called {name!r}; known: {known}")
