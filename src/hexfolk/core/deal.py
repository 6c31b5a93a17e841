"""Dealing an island: terrain, number tokens, ports, the robber's desert (B8–B13).

Ways to deal (``Options.deal``): *random*; *spread*, no four connected hexes alike; *balanced*, spread and
the tokens in balance; *beginner*, one fixed deal of the standard board of 19 hexes. All draws come
from ``chance`` and are bounded in number: what stays stuck at random is found by search. What the map
fixes stands; the rest is dealt around it, and only producing land comes to lie below a fixed number.
"""

from typing import Final

from mypy_extensions import i64

from hexfolk.core import terrain as terrains
from hexfolk.core.apart import draw_apart, find_apart
from hexfolk.core.balance import Balance
from hexfolk.core.beginner import beginner_board
from hexfolk.core.board import RED, Board
from hexfolk.core.chance import DESERT, NUMBERS, TERRAIN, Chance, shuffle
from hexfolk.core.errors import BadIsland, BadOption
from hexfolk.core.moorings import deal_ports
from hexfolk.core.options import DEALS
from hexfolk.core.spread import dealt_hexes, fixed_number, spread
from hexfolk.core.topology import NONE, Topology

# More than 99 of 100 first tries succeed on every island of the game.
RED_TRIES: Final = 20
BALANCE_TRIES: Final = 8
# Swaps looked at in all tries together: far more than any island of the game takes.
BALANCE_LOOKS: Final[i64] = 40_000


def deal(topology: Topology, chance: Chance, style: str = "random") -> Board:
    """Deal an island, by one of DEALS.

    Raises BadIsland if its red tokens or ports cannot be placed, BadOption if the island has no such deal.
    """
    if style not in DEALS:
        raise BadOption("deal", "unknown")
    if style == "beginner":
        return beginner_board(topology)
    terrain = _deal_terrain(topology, chance)
    if style != "random":
        spread(topology, terrain, chance)
    number = _deal_numbers(topology, terrain, chance)
    if not number:
        terrain, number = _deal_around_reds(topology, chance)
    if style == "balanced":
        number = _balance(topology, terrain, number, chance)
    ports = deal_ports(topology, chance)
    deserts = [h for h, t in enumerate(terrain) if t == terrains.DESERT]
    if not deserts:
        robber = NONE
    elif len(deserts) == 1:
        robber = deserts[0]
    else:
        robber = deserts[chance.draw(DESERT, len(deserts))]
    return Board(topology, terrain, number, ports, robber)


def _deal_terrain(topology: Topology, chance: Chance) -> list[int]:
    pool = shuffle(topology.island.terrain_pool, TERRAIN, chance)
    numbered = [bool(fixed_number(topology, h)) for h in dealt_hexes(topology)]
    if any(numbered):
        pool = _plain_below_numbers(numbered, pool, chance)
    return [
        pool.pop() if letter == terrains.RANDOM_LETTER else terrains.LETTERS.index(letter)
        for _, letter in topology.island.cells
    ]


def _plain_below_numbers(numbered: list[bool], pool: list[int], chance: Chance) -> list[int]:
    """A shuffled pool in such an order that neither desert nor gold comes to lie below a fixed number.

    ``numbered`` tells of each dealt hex, in reading order, whether it has one.
    """
    rest = [t for t in pool if t >= terrains.DESERT]
    plain = [t for t in pool if t < terrains.DESERT]
    free = shuffle([i for i, number in enumerate(numbered) if not number], TERRAIN, chance)
    bare = set(free[: len(rest)])
    # The pool is dealt from its end.
    return [rest.pop() if i in bare else plain.pop() for i in reversed(range(len(numbered)))]


def _deal_numbers(topology: Topology, terrain: list[int], chance: Chance) -> list[int]:
    """Red tokens first, none beside another (B10, B11), then the others. Empty if the red ones do not fit."""
    pool = topology.island.number_pool
    number = [fixed_number(topology, h) for h in range(len(terrain))]
    places = [h for h, t in enumerate(terrain) if terrains.has_number(t) and not number[h]]
    reds = shuffle([n for n in pool if n in RED], NUMBERS, chance)
    others = shuffle([n for n in pool if n not in RED], NUMBERS, chance)
    spoilt = _beside_reds(topology, number)
    fit_for_red = [h for h in places if terrain[h] != terrains.GOLD and h not in spoilt]
    beside = topology.hex_beside
    red_hexes = draw_apart(beside, fit_for_red, len(reds), RED_TRIES, NUMBERS, chance)
    if len(red_hexes) < len(reds):
        red_hexes = find_apart(beside, fit_for_red, len(reds))
    if len(red_hexes) < len(reds):
        return []
    return _lay(places, red_hexes, reds, others, number)


def _beside_reds(topology: Topology, number: list[int]) -> set[int]:
    """Hexes that touch one with a red token."""
    return {o for h, n in enumerate(number) if n in RED for o in topology.hex_beside[h]}


def _lay(
    places: list[int], red_hexes: list[int], reds: list[int], others: list[int], fixed: list[int]
) -> list[int]:
    number = list(fixed)
    for h in red_hexes:
        number[h] = reds.pop()
    for h in places:
        if not number[h]:
            number[h] = others.pop()
    return number


def _deal_around_reds(topology: Topology, chance: Chance) -> tuple[list[int], list[int]]:
    """Where deserts or gold took the places of red tokens: those first, the terrain around them."""
    island = topology.island
    reds = shuffle([n for n in island.number_pool if n in RED], NUMBERS, chance)
    others = shuffle([n for n in island.number_pool if n not in RED], NUMBERS, chance)
    plain = shuffle([t for t in island.terrain_pool if t < terrains.DESERT], TERRAIN, chance)
    rest = [t for t in island.terrain_pool if t >= terrains.DESERT]
    dealt = dealt_hexes(topology)
    terrain = [terrains.LETTERS.find(letter) for _, letter in island.cells]
    number = [fixed_number(topology, h) for h in range(len(terrain))]
    spoilt = _beside_reds(topology, number)
    may_be_red = [
        h
        for h, t in enumerate(terrain)
        if (0 <= t < terrains.DESERT or (t < 0 and plain)) and not number[h] and h not in spoilt
    ]
    red_hexes = find_apart(topology.hex_beside, may_be_red, len(reds))
    must_be_plain = [h for h in dealt if h in red_hexes or number[h]]
    if len(red_hexes) < len(reds) or len(must_be_plain) > len(plain):
        raise BadIsland("island_red", 0, 0, "red tokens cannot be placed apart")
    for h in must_be_plain:
        terrain[h] = plain.pop()
    pool = shuffle(plain + rest, TERRAIN, chance)
    for h in dealt:
        if terrain[h] < 0:
            terrain[h] = pool.pop()
    places = [h for h, t in enumerate(terrain) if terrains.has_number(t) and not number[h]]
    return terrain, _lay(places, red_hexes, reds, others, number)


def _balance(topology: Topology, terrain: list[int], number: list[int], chance: Chance) -> list[int]:
    """Tokens in balance, or what came nearest to it."""
    best = number
    least: i64 = -1
    patience = BALANCE_LOOKS
    for _ in range(BALANCE_TRIES):
        balance = Balance(topology, terrain, number)
        fault = balance.settle(patience)
        patience -= balance.looks
        if least < 0 or fault < least:
            best, least = [int(n) for n in balance.number], fault
        if not fault or patience <= 0:
            break
        number = _deal_numbers(topology, terrain, chance) or best
    return best
