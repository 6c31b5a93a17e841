"""Terrain spread over the island: no four connected hexes alike, as far as the shape allows."""

from typing import Final, final

from hexfolk.core import terrain as terrains
from hexfolk.core.chance import TERRAIN, Chance
from hexfolk.core.topology import Topology

MOST_ALIKE: Final = 3
TRIES: Final = 200
MOST_STEPS: Final = 10_000


def spread(topology: Topology, terrain: list[int], chance: Chance) -> None:
    """Swap dealt hexes, in place, until no four connected ones are alike.

    At most ``TRIES`` swaps at random; then a search fills the island anew; if that finds nothing, the terrain
    stays as the swaps left it.
    """
    free = dealt_hexes(topology)
    for _ in range(TRIES):
        crowded = crowded_hexes(topology, terrain)
        if not crowded:
            return
        h = crowded[chance.draw(TERRAIN, len(crowded))]
        others = [o for o in free if terrain[o] != terrain[h] and _may_swap(topology, terrain, h, o)]
        fitting = [o for o in others if _swap_fits(topology, terrain, h, o)]
        choice = fitting or others
        if not choice:
            break
        o = choice[chance.draw(TERRAIN, len(choice))]
        terrain[h], terrain[o] = terrain[o], terrain[h]
    if crowded_hexes(topology, terrain):
        filling = _Filling(topology, terrain, free)
        if filling.fill(0):
            for h in free:
                terrain[h] = filling.terrain[h]


def dealt_hexes(topology: Topology) -> list[int]:
    """The hexes whose terrain the map leaves open."""
    cells = topology.island.cells
    return [h for h in range(len(cells)) if cells[h][1] == terrains.RANDOM_LETTER]


def fixed_number(topology: Topology, h: int) -> int:
    """The number token that the map fixes on a hex, 0 if there is none."""
    return topology.island.fixed_numbers.get(topology.positions[h], 0)


def may_lie(topology: Topology, h: int, kind: int) -> bool:
    """Whether a terrain may be dealt to a hex: neither desert nor gold below a fixed number."""
    return kind < terrains.DESERT or not fixed_number(topology, h)


def _may_swap(topology: Topology, terrain: list[int], h: int, o: int) -> bool:
    return may_lie(topology, h, terrain[o]) and may_lie(topology, o, terrain[h])


def crowded_hexes(topology: Topology, terrain: list[int]) -> list[int]:
    """Dealt hexes that are connected with more than two others like them."""
    return [h for h in dealt_hexes(topology) if _is_crowded(topology, terrain, h)]


def _is_crowded(topology: Topology, terrain: list[int], start: int) -> bool:
    kind = terrain[start]
    group = [start]
    for h in group:
        for o in topology.hex_beside[h]:
            if terrain[o] == kind and o not in group:
                group.append(o)
                if len(group) > MOST_ALIKE:
                    return True
    return False


def _swap_fits(topology: Topology, terrain: list[int], h: int, o: int) -> bool:
    terrain[h], terrain[o] = terrain[o], terrain[h]
    fits = not _is_crowded(topology, terrain, h) and not _is_crowded(topology, terrain, o)
    terrain[h], terrain[o] = terrain[o], terrain[h]
    return fits


@final
class _Filling:
    """The island filled hex by hex in reading order, what is most plentiful first, with steps back."""

    def __init__(self, topology: Topology, terrain: list[int], free: list[int]) -> None:
        self.topology = topology
        self.terrain = list(terrain)
        self.free = free
        self.left = [0] * len(terrains.NAMES)
        self.steps = 0
        for h in free:
            self.left[terrain[h]] += 1
            self.terrain[h] = -1

    def fill(self, place: int) -> bool:
        if place == len(self.free):
            return True
        h = self.free[place]
        kinds = sorted((-left, kind) for kind, left in enumerate(self.left) if left)
        for _, kind in kinds:
            self.steps += 1
            if self.steps > MOST_STEPS:
                break
            if not may_lie(self.topology, h, kind):
                continue
            self.terrain[h] = kind
            self.left[kind] -= 1
            if not _is_crowded(self.topology, self.terrain, h) and self.fill(place + 1):
                return True
            self.left[kind] += 1
            self.terrain[h] = -1
        return False
