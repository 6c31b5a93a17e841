"""Ports and their places (B12).

Evenly around the coasts; beside ports that the map fixes, evenly between them or wherever there is room.
"""

from typing import Final, TypeAlias, final

from hexfolk.core.board import Port
from hexfolk.core.chance import PORTS, Chance, shuffle
from hexfolk.core.errors import BadIsland
from hexfolk.core.hexgrid import Position, neighbour, side
from hexfolk.core.topology import Topology

TRIES: Final = 200
SHARE_TRIES: Final = 5
# Coasts this short belong to single-hex islets and lagoons: no ports there.
SHORTEST_COAST: Final = 6
# Edges from one port to the next at least: none shares or neighbours an intersection of another.
APART: Final = 3

Spot: TypeAlias = tuple[int, Position]
"""A coast edge and its water."""


@final
class Stretch:
    """A part of a coast between two fixed ports, or a whole coast that has none."""

    def __init__(self, coast: list[Spot], start: int, length: int, ends: int) -> None:
        self.coast = coast
        self.start = start
        self.length = length
        self.ends = ends
        """1 if fixed ports stand at both ends, 0 on a whole coast."""
        self.ports = 0

    def gap(self) -> float:
        """Edges from one port to the next with one port more, 0 if there is no room for it."""
        gap = self.length / (self.ports + 1 + self.ends)
        return gap if gap >= APART else 0.0

    def wishes(self) -> list[int]:
        """Where its ports stand at best: places on the coast."""
        parts = self.ports + self.ends
        return [self.start + (i + self.ends) * self.length // parts for i in range(self.ports)]


def deal_ports(topology: Topology, chance: Chance) -> list[Port]:
    """The fixed ports and those of the pool, types at random. Raises BadIsland if they do not fit."""
    kinds = shuffle(topology.island.port_pool, PORTS, chance)
    spots = find_moorings(topology, len(kinds), chance)
    if len(spots) < len(kinds):
        raise BadIsland("island_ports", 0, 0, "ports cannot be placed apart")
    dealt = [Port(kinds[i], edge, water) for i, (edge, water) in enumerate(spots)]
    return _fixed_ports(topology) + dealt


def find_moorings(topology: Topology, wanted: int, chance: Chance) -> list[Spot]:
    """Places for ``wanted`` ports beside the fixed ones; none if they do not all fit."""
    fixed = [port.edge for port in _fixed_ports(topology)]
    return _beside(topology, fixed, wanted, chance) if fixed else _around(topology, wanted, chance)


def port_coasts(topology: Topology) -> list[list[Spot]]:
    """The coasts that are long enough for ports."""
    return [coast for coast in topology.coasts if len(coast) > SHORTEST_COAST]


def _fixed_ports(topology: Topology) -> list[Port]:
    ports: list[Port] = []
    for fixed in topology.island.fixed_ports:
        edge = topology.edge_names.index(side(fixed.position, fixed.side))
        ports.append(Port(fixed.kind, edge, neighbour(fixed.position, fixed.side)))
    return ports


def _around(topology: Topology, wanted: int, chance: Chance) -> list[Spot]:
    """Shared out over the coasts by length, evenly spaced on each."""
    coasts = port_coasts(topology)
    for _ in range(SHARE_TRIES):
        # Ports of one coast may be in the way of those of another.
        found: list[Spot] = []
        for coast, share in zip(coasts, _shares(coasts, wanted, chance), strict=True):
            found += _on_coast(topology, coast, share, _taken(topology, found), chance)
        if len(found) == wanted:
            return found
    # Whether they fit must not hang on chance: a map that was found good is dealt from every seed.
    return _close(topology, [spot for coast in coasts for spot in coast], 0, wanted)


def _shares(coasts: list[list[Spot]], ports: int, chance: Chance) -> list[int]:
    """Largest remainder by coast length; equal remainders are settled at random."""
    length = sum(map(len, coasts))
    shares = [ports * len(coast) // length for coast in coasts] if length else []
    order = shuffle(list(range(len(coasts))), PORTS, chance)
    order.sort(key=lambda i: -(ports * len(coasts[i]) % length))
    for i in order[: ports - sum(shares)]:
        shares[i] += 1
    return shares


def _on_coast(topology: Topology, coast: list[Spot], share: int, taken: int, chance: Chance) -> list[Spot]:
    """Evenly around a coast from some start on; from another if they do not fit there."""
    if not share:
        return []
    length = len(coast)
    for attempt in range(TRIES + length):
        # After the random tries every start is tried in turn.
        start = int(chance.draw(PORTS, length)) if attempt < TRIES else attempt - TRIES
        stretch = Stretch(coast, start, length, 0)
        stretch.ports = share
        found = _on_stretch(topology, stretch, taken)
        if len(found) == share:
            return found
    return []


def _beside(topology: Topology, fixed: list[int], wanted: int, chance: Chance) -> list[Spot]:
    """Evenly between the ports on the edges ``fixed``, else wherever there is room."""
    coasts = port_coasts(topology)
    before = 0
    for edge in fixed:
        before |= topology.port_footprint[edge]
    found = _evenly(topology, _stretches(coasts, fixed, chance), before, wanted)
    if len(found) == wanted:
        return found
    spots = [spot for coast in coasts for spot in coast if not topology.port_room[spot[0]] & before]
    places = list(range(len(spots)))
    for _ in range(TRIES):
        order = shuffle(places, PORTS, chance)
        found = _fill(topology, [spots[i] for i in order], before, wanted)
        if len(found) == wanted:
            return found
    return _close(topology, spots, before, wanted)


def _stretches(coasts: list[list[Spot]], fixed: list[int], chance: Chance) -> list[Stretch]:
    stretches: list[Stretch] = []
    for coast in coasts:
        length = len(coast)
        ports = [i for i, spot in enumerate(coast) if spot[0] in fixed]
        if not ports:
            stretches.append(Stretch(coast, int(chance.draw(PORTS, length)), length, 0))
        for k, place in enumerate(ports):
            following = ports[(k + 1) % len(ports)]
            stretches.append(Stretch(coast, place, (following - place - 1) % length + 1, 1))
    # Where stretches are as long as each other, chance says which is first.
    return [stretches[i] for i in shuffle(list(range(len(stretches))), PORTS, chance)]


def _evenly(topology: Topology, stretches: list[Stretch], before: int, wanted: int) -> list[Spot]:
    """Each port to where the gaps stay widest."""
    for _ in range(wanted):
        widest = max(stretches, key=Stretch.gap, default=None)
        if widest is None or not widest.gap():
            return []
        widest.ports += 1
    found: list[Spot] = []
    for stretch in stretches:
        found += _on_stretch(topology, stretch, before | _taken(topology, found))
    return found


def _on_stretch(topology: Topology, stretch: Stretch, taken: int) -> list[Spot]:
    """Its ports where they stand at best, moved by one if needed; those that fit."""
    found: list[Spot] = []
    for wish in stretch.wishes():
        for shift in (0, 1, -1):
            spot = stretch.coast[(wish + shift) % len(stretch.coast)]
            # No shared water position, no shared intersection, no neighbouring ones.
            if not topology.port_room[spot[0]] & taken:
                found.append(spot)
                taken |= topology.port_footprint[spot[0]]
                break
    return found


def _close(topology: Topology, spots: list[Spot], taken: int, wanted: int) -> list[Spot]:
    """As close to each other as they may stand, from every spot on; none if they do not all fit."""
    for turn in range(len(spots)):
        found = _fill(topology, spots[turn:] + spots[:turn], taken, wanted)
        if len(found) == wanted:
            return found
    return []


def _fill(topology: Topology, order: list[Spot], taken: int, wanted: int) -> list[Spot]:
    """The first that fit, in an order."""
    found: list[Spot] = []
    for spot in order:
        if len(found) == wanted:
            break
        if not topology.port_room[spot[0]] & taken:
            found.append(spot)
            taken |= topology.port_footprint[spot[0]]
    return found


def _taken(topology: Topology, spots: list[Spot]) -> int:
    """What ports at some spots take from others, as one set."""
    taken = 0
    for edge, _ in spots:
        taken |= topology.port_footprint[edge]
    return taken
