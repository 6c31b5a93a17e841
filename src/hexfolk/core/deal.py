"""Dealing an island: terrain, number tokens, ports, the robber's desert (B8–B13)."""

from typing import Final

from hexfolk.core import terrain as terrains
from hexfolk.core.board import Board, Port
from hexfolk.core.chance import DESERT, NUMBERS, PORTS, TERRAIN, Chance, shuffle
from hexfolk.core.errors import BadIsland
from hexfolk.core.hexgrid import Position, neighbour, side
from hexfolk.core.island import Island
from hexfolk.core.topology import NONE, Topology

TRIES: Final = 200
RED: Final = (6, 8)
# Coasts this short belong to single-hex islets and lagoons: no ports there (B12).
SHORTEST_COAST: Final = 6


def deal(topology: Topology, chance: Chance) -> Board:
    """Deal an island at random. Raises BadIsland if its red tokens or ports cannot be placed."""
    island = topology.island
    terrain = _deal_terrain(island, chance)
    number = _deal_numbers(topology, terrain, chance)
    ports = _deal_ports(topology, chance)
    deserts = [h for h, t in enumerate(terrain) if t == terrains.DESERT]
    if not deserts:
        robber = NONE
    elif len(deserts) == 1:
        robber = deserts[0]
    else:
        robber = deserts[chance.draw(DESERT, len(deserts))]
    return Board(topology, terrain, number, ports, robber)


def _deal_terrain(island: Island, chance: Chance) -> list[int]:
    pool = shuffle(island.terrain_pool, TERRAIN, chance)
    numbered = [p in island.fixed_numbers for p, letter in island.cells if letter == terrains.RANDOM_LETTER]
    if any(numbered):
        pool = _yielding_below_numbers(numbered, pool, chance)
    return [
        pool.pop() if letter == terrains.RANDOM_LETTER else terrains.LETTERS.index(letter)
        for _, letter in island.cells
    ]


def _yielding_below_numbers(numbered: list[bool], pool: list[int], chance: Chance) -> list[int]:
    """A shuffled pool in such an order that only producing terrain comes to lie below a fixed number.

    ``numbered`` tells of each random hex, in reading order, whether it has one.
    """
    barren = [t for t in pool if not terrains.has_number(t)]
    yielding = [t for t in pool if terrains.has_number(t)]
    free = shuffle([i for i, number in enumerate(numbered) if not number], TERRAIN, chance)
    bare = set(free[: len(barren)])
    # The pool is dealt from its end.
    return [barren.pop() if i in bare else yielding.pop() for i in reversed(range(len(numbered)))]


def _deal_numbers(topology: Topology, terrain: list[int], chance: Chance) -> list[int]:
    """Fixed tokens lie; then red ones, none beside another (B10, B11); the others at random."""
    island = topology.island
    number = [island.fixed_numbers.get(p, 0) for p in topology.positions]
    near_red = {beside for h, n in enumerate(number) if n in RED for beside in topology.hex_and_beside[h]}
    places = [h for h, t in enumerate(terrain) if terrains.has_number(t) and not number[h]]
    reds = shuffle([n for n in island.number_pool if n in RED], NUMBERS, chance)
    others = shuffle([n for n in island.number_pool if n not in RED], NUMBERS, chance)
    fit_for_red = [h for h in places if terrain[h] != terrains.GOLD and h not in near_red]
    red_hexes = _choose_apart(topology, fit_for_red, len(reds), chance)
    for h in red_hexes:
        number[h] = reds.pop()
    for h in places:
        if not number[h]:
            number[h] = others.pop()
    return number


def _choose_apart(topology: Topology, hexes: list[int], wanted: int, chance: Chance) -> list[int]:
    """Hexes of which no two touch, at random; after ``TRIES`` failures packed in reading order."""
    for _ in range(TRIES):
        free = hexes
        chosen: list[int] = []
        while free and len(chosen) < wanted:
            h = free[chance.draw(NUMBERS, len(free))]
            chosen.append(h)
            spoilt = topology.hex_and_beside[h]
            free = [f for f in free if f not in spoilt]
        if len(chosen) == wanted:
            return chosen
    packed: list[int] = []
    taken: set[int] = set()
    for h in hexes:
        if h not in taken and len(packed) < wanted:
            packed.append(h)
            taken |= topology.hex_and_beside[h]
    if len(packed) < wanted:
        raise BadIsland("island_red", 0, 0, "red tokens cannot be placed apart")
    return packed


def _deal_ports(topology: Topology, chance: Chance) -> list[Port]:
    """Fixed ones stand; the others are shared out over the coasts by length, evenly spaced (B12)."""
    kinds = shuffle(topology.island.port_pool, PORTS, chance)
    coasts = [coast for coast in topology.coasts if len(coast) > SHORTEST_COAST]
    edges = {name: e for e, name in enumerate(topology.edge_names)}
    ports = [
        Port(fixed.kind, edges[side(fixed.position, fixed.side)], neighbour(fixed.position, fixed.side))
        for fixed in topology.island.fixed_ports
    ]
    if ports:
        spots = _place_between(topology, coasts, len(kinds), ports, chance)
        return ports + [Port(kind, edge, water) for kind, (edge, water) in zip(kinds, spots, strict=True)]
    for coast, share in zip(coasts, _shares(coasts, len(kinds), chance), strict=True):
        for edge, water in _place_on_coast(topology, coast, share, ports, chance):
            ports.append(Port(kinds[len(ports)], edge, water))
    return ports


def _place_between(
    topology: Topology,
    coasts: list[list[tuple[int, Position]]],
    wanted: int,
    fixed: list[Port],
    chance: Chance,
) -> list[tuple[int, Position]]:
    """Beside fixed ports there is no even spacing: anywhere on the coasts where there is room (B12)."""
    before = 0
    for port in fixed:
        before |= topology.port_footprint[port.edge]
    spots = [spot for coast in coasts for spot in coast if not topology.port_room[spot[0]] & before]
    for _ in range(TRIES):
        chosen: list[tuple[int, Position]] = []
        taken = before
        for i in shuffle(list(range(len(spots))), PORTS, chance):
            spot = spots[i]
            if len(chosen) < wanted and not topology.port_room[spot[0]] & taken:
                chosen.append(spot)
                taken |= topology.port_footprint[spot[0]]
        if len(chosen) == wanted:
            return chosen
    raise BadIsland("island_ports", 0, 0, "ports cannot be placed apart")


def _shares(coasts: list[list[tuple[int, Position]]], ports: int, chance: Chance) -> list[int]:
    """Largest remainder by coast length; equal remainders are settled at random."""
    length = sum(map(len, coasts))
    shares = [ports * len(coast) // length for coast in coasts] if length else []
    order = shuffle(list(range(len(coasts))), PORTS, chance)
    order.sort(key=lambda i: -(ports * len(coasts[i]) % length))
    for i in order[: ports - sum(shares)]:
        shares[i] += 1
    return shares


def _place_on_coast(
    topology: Topology,
    coast: list[tuple[int, Position]],
    share: int,
    placed: list[Port],
    chance: Chance,
) -> list[tuple[int, Position]]:
    """Port i at start + i·E/k, moved by one if needed; a new start if that does not fit."""
    if not share:
        return []
    length = len(coast)
    before = 0
    for port in placed:
        before |= topology.port_footprint[port.edge]
    for attempt in range(TRIES + length):
        # After the random tries every start is tried in turn.
        start = chance.draw(PORTS, length) if attempt < TRIES else attempt - TRIES
        spots: list[tuple[int, Position]] = []
        taken = before
        for i in range(share):
            wanted = start + i * length // share
            for shift in (0, 1, -1):
                spot = coast[(wanted + shift) % length]
                # No shared water position, no shared intersection, no neighbouring ones (B12).
                if not topology.port_room[spot[0]] & taken:
                    spots.append(spot)
                    taken |= topology.port_footprint[spot[0]]
                    break
        if len(spots) == share:
            return spots
    raise BadIsland("island_ports", 0, 0, "ports cannot be placed apart")
