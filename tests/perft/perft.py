"""How many ways a game can go on from a position: counts that any slip in the rules changes.

A way is an action of any seat that must or may act, with one outcome of chance; offers and counters are left
out, as they are free-form. Chance branches into every value of every draw: a roll has 36 outcomes, a theft
one for every card of the victim, a purchase one for every card of the deck. ``counts.txt`` holds for every
position and depth the number of ways and of different positions at their ends. After a change of rules that
is meant to change them:

    PYTHONPATH=src:. .venv/bin/python tests/perft/perft.py > tests/perft/counts.txt
"""

import sys
from collections.abc import Callable, Iterator

from hexfolk.core.action import Action
from hexfolk.core.chance import Outside
from hexfolk.core.errors import Illegal
from hexfolk.core.state import State
from tests.core.kit import RULES, Scene, dealt, dice, throw


def outcomes(state: State, seat: int, action: Action) -> Iterator[State]:
    """Every state that an action may lead to, one for each combination of its draws.

    The first values are those that were fixed, further draws give 0 and are then counted up, the last first.
    """
    values: list[int] = []
    while True:
        bounds: list[int] = []

        def draw(bound: int, bounds: list[int] = bounds, values: list[int] = values) -> int:
            bounds.append(bound)
            if len(values) < len(bounds):
                values.append(0)
            return values[len(bounds) - 1]

        world = state.copy()
        RULES.apply(world, seat, action, Outside(draw))
        yield world
        del values[len(bounds) :]
        while values and values[-1] == bounds[len(values) - 1] - 1:
            values.pop()
        if not values:
            return
        values[-1] += 1


def ends(state: State, depth: int) -> Iterator[State]:
    """The states after every way of so many actions."""
    if not depth:
        yield state
        return
    for seat in RULES.must(state) + RULES.may(state):
        for action in RULES.legal(state, seat):
            try:
                for world in outcomes(state, seat, action):
                    yield from ends(world, depth - 1)
            except Illegal as refusal:
                # Listed all the same, because leaving it out would show a hand (B38).
                if refusal.code != "partner_cannot_pay":
                    raise


def count(state: State, depth: int) -> tuple[int, int]:
    """Ways, and different positions among their ends."""
    ways = 0
    different: set[bytes] = set()
    for end in ends(state, depth):
        ways += 1
        different.add(end.to_bytes())
    return ways, len(different)


# --- positions --------------------------------------------------------------------------------


def settled(players: int, friendly_robber: bool = False) -> Scene:
    return settle(Scene(players, dealt(players), friendly_robber=friendly_robber))


def settle(scene: Scene) -> Scene:
    """After the set-up: every seat at corners of hexes spread over the board, a road at each."""
    players = int(scene.state.players)
    for place in range(2 * players):
        seat = place if place < players else 2 * players - 1 - place
        table = sorted(int(node) for node in scene_sites(scene))
        node = table[(place * 37) % len(table)]
        scene.settle(seat, node)
        scene.roads(seat, node, scene.neighbours(node)[0])
    return scene


def scene_sites(scene: Scene) -> set[int]:
    found = scene.state.copy()
    found.phase = 0
    found.founded = 0
    return {int(action.argument) for action in RULES.legal(found, int(found.on_turn))}


def set_up(players: int) -> State:
    return Scene(players, dealt(players), founding=True).state


def second_round(players: int) -> State:
    """The last seat has placed its first settlement and road, and places at once again."""
    scene = Scene(players, dealt(players), founding=True)
    for _ in range(2 * players):
        seat = int(scene.state.on_turn)
        legal = scene.legal(seat)
        scene.do(seat, legal[len(legal) // 2])
    return scene.state


def before_roll(players: int) -> State:
    scene = settled(players)
    scene.hold(0, "knight")
    scene.before_roll(0)
    return scene.state


def balanced_dice(players: int) -> State:
    """A seven was rolled just now, and one before: the next is soft. Nobody robs, nobody discards."""
    deck = Scene(players, dealt(players), dice="balanced", soft_sevens=True, robber=False, discard=False)
    scene = settle(deck)
    for turn, (first, second) in enumerate(((1, 6), (2, 2), (4, 3))):
        scene.before_roll(turn % players)
        scene.do(turn % players, "roll", throw(scene.state, first, second))
        scene.do(turn % players, "end")
    scene.before_roll(3 % players)
    return scene.state


def robber(players: int) -> State:
    """A seven with one seat to discard, then the robber, then whom to rob."""
    scene = settled(players)
    scene.give(0, "1wood1brick1ore")
    scene.give(1, "2wood2brick2wool2grain")
    scene.before_roll(0)
    scene.do(0, "roll", dice(3, 4))
    scene.do(1, "discard 1wood1brick1wool")
    return scene.state


def friendly_robber(players: int) -> State:
    scene = settled(players, friendly_robber=True)
    scene.give(0, "1wood1brick")
    scene.give(1, "2wood1ore")
    scene.city(1, sorted(scene_sites(scene))[-1])
    scene.before_roll(0)
    scene.do(0, "roll", dice(3, 4))
    return scene.state


def trades(players: int) -> State:
    """Rich hands, an offer with an acceptor, and a counter."""
    scene = settled(players)
    scene.give(0, "4wood1ore")
    scene.give(1, "1brick1grain")
    scene.give(players - 1, "2brick1ore")
    scene.do(0, "offer 1wood>1brick")
    scene.do(1, "accept 1")
    scene.do(players - 1, "counter 1 1ore>2wood")
    return scene.state


def cards(players: int) -> State:
    """Every development card in hand, and the price of another."""
    scene = settled(players)
    for name in ("knight", "roads", "plenty", "monopoly"):
        scene.hold(0, name)
    scene.give(0, "1wool1grain1ore")
    scene.give(1, "2wood")
    return scene.state


def building(players: int) -> State:
    scene = settled(players)
    scene.give(0, "2wood2brick1wool3grain3ore")
    return scene.state


def special_building(players: int) -> State:
    """The turn has ended; two seats with cards are still to answer."""
    scene = settled(players)
    scene.give(1, "1wood1brick1wool1grain1ore")
    scene.give(2, "2grain3ore")
    scene.do(0, "end")
    for seat in range(3, players):
        scene.do(seat, "pass")
    return scene.state


POSITIONS: dict[str, tuple[Callable[[int], State], dict[int, int]]] = {
    # name: how it is made, depth by number of players
    "set-up": (set_up, {4: 2, 6: 2, 8: 2}),
    "second-round": (second_round, {4: 3, 6: 2, 8: 2}),
    "before-roll": (before_roll, {4: 2, 6: 1, 8: 1}),
    "balanced-dice": (balanced_dice, {3: 1, 4: 2}),
    "robber": (robber, {2: 3, 4: 3, 6: 3, 8: 3}),
    "friendly-robber": (friendly_robber, {4: 2, 6: 2, 8: 2}),
    "trades": (trades, {3: 3, 4: 3, 6: 2, 8: 2}),
    "cards": (cards, {4: 2, 6: 2, 8: 2}),
    "building": (building, {4: 3, 6: 2, 8: 2}),
    "special-building": (special_building, {5: 4, 6: 4, 8: 4}),
}


def lines(name: str) -> Iterator[str]:
    """``position players depth ways different``."""
    make, depths = POSITIONS[name]
    for players, deepest in depths.items():
        state = make(players)
        for depth in range(1, deepest + 1):
            ways, different = count(state, depth)
            yield f"{name} {players} {depth} {ways} {different}"


if __name__ == "__main__":
    for position in POSITIONS:
        sys.stdout.writelines(f"{line}\n" for line in lines(position))
