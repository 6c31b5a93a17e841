"""Games of everything that players do, refusals too, as a digest after every action.

They are the same interpreted and compiled. ``tests/golden/digests.txt`` holds every hundredth digest of every
game; after a change of rules that is meant to change games:

    PYTHONPATH=src:. .venv/bin/python tests/laws/digests.py > tests/golden/digests.txt
"""

import hashlib
import sys
from random import Random

from hexfolk.core.action import parse_action
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.digest import digest
from hexfolk.core.errors import Illegal
from hexfolk.core.event import Event
from hexfolk.core.options import options_text, parse_options
from hexfolk.core.state import DOUBT, State
from hexfolk.islands import standard_for, topology_of
from tests.oracles.match import RULES, give_windfall, next_words

ACTIONS = 600
EVERY = 100
GAMES = (
    "players=2",
    "players=3 friendly_robber=on",
    "players=4",
    "players=4 robber=off army_award=off",
    "players=4 route_award=off discard=off gifts=off",
    "players=5",
    "players=6 friendly_robber=on",
    "players=6 special_building=off",
    "players=7",
    "players=8 target=15",
    "players=3 dice=balanced",
    "players=4 dice=balanced soft_sevens=on no_early_seven=2",
    "players=6 dice=balanced soft_sevens=on",
)


def digests(words: str, seed: int) -> list[str]:
    """What was asked, what came of it and where the game stands, as one digest an action."""
    options = parse_options(words)
    chance, random = Seeded(seed), Random(seed)
    state = RULES.new_game(deal(topology_of(standard_for(options.players)), chance), options)
    chain = hashlib.sha256(options_text(options).encode())
    found: list[str] = []
    while RULES.must(state) and len(found) < ACTIONS:
        if len(found) % 150 == 100:
            give_windfall(state, random)
        seat, text = next_words(state, random)
        trace: list[Event] = []
        try:
            RULES.apply(state, seat, parse_action(text), chance, trace)
            outcome = repr(trace)
        except Illegal as refusal:
            outcome = refusal.code
        chain.update(f"{seat} {text} {outcome} {counts(state)}".encode() + digest(state).encode())
        found.append(chain.hexdigest()[:12])
    return found


def counts(state: State) -> list[int]:
    """What everybody has counted of everybody's cards."""
    places = [int(state.at(seat) + DOUBT) for seat in range(int(state.players))]
    return [int(word) for place in places for word in state.v[place : place + state.players]]


def lines(every: int) -> list[str]:
    """``options | digest digest …``: every so manieth digest of the games, and the last."""
    return [
        f"{words} | {' '.join([*found[every - 1 : -1 : every], found[-1]])}"
        for seed, words in enumerate(GAMES)
        for found in [digests(words, seed)]
    ]


if __name__ == "__main__":
    sys.stdout.write("".join(f"{line}\n" for line in lines(int([*sys.argv, str(EVERY)][1]))))
