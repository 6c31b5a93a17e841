"""Places for ports beside those that a map fixes: evenly between them, or wherever there is room (B12)."""

from typing import Final, TypeAlias, final

from hexfolk.core.chance import PORTS, Chance, shuffle
from hexfolk.core.hexgrid import Position
from hexfolk.core.topology import Topology

TRIES: Final = 200
# Edges from one port to the next at least: none shares or neighbours an intersection of another.
APART: Final = 3

Spot: TypeAlias = tuple[int, Position]


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


def find_moorings(
    topology: Topology, coasts: list[list[Spot]], fixed: list[int], wanted: int, chance: Chance
) -> list[Spot]:
    """Edge and water of ``wanted`` ports beside those on the edges ``fixed``; empty if they do not fit."""
    before = 0
    for edge in fixed:
        before |= topology.port_footprint[edge]
    found = _evenly(topology, _stretches(coasts, fixed, chance), before, wanted)
    if len(found) == wanted:
        return found
    spots = [spot for coast in coasts for spot in coast if not topology.port_room[spot[0]] & before]
    places = list(range(len(spots)))
    for attempt in range(TRIES + len(spots)):
        # After the random tries one after another, from every place on.
        turn = attempt - TRIES
        order = shuffle(places, PORTS, chance) if turn < 0 else places[turn:] + places[:turn]
        found = _fill(topology, [spots[i] for i in order], before, wanted)
        if len(found) == wanted:
            return found
    return []


def pack_moorings(topology: Topology, coasts: list[list[Spot]], wanted: int) -> list[Spot]:
    """As many ports as wanted, close to each other if need be; empty if they do not fit. Takes no chance."""
    spots = [spot for coast in coasts for spot in coast]
    for turn in range(len(spots)):
        found = _fill(topology, spots[turn:] + spots[:turn], 0, wanted)
        if len(found) == wanted:
            return found
    return []


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


def _evenly(topology: Topology, stretches: list[Stretch], taken: int, wanted: int) -> list[Spot]:
    """Each port to where the gaps stay widest; moved by one if needed."""
    for _ in range(wanted):
        widest = max(stretches, key=Stretch.gap, default=None)
        if widest is None or not widest.gap():
            return []
        widest.ports += 1
    found: list[Spot] = []
    for stretch in stretches:
        for wish in stretch.wishes():
            for shift in (0, 1, -1):
                spot = stretch.coast[(wish + shift) % len(stretch.coast)]
                if not topology.port_room[spot[0]] & taken:
                    found.append(spot)
                    taken |= topology.port_footprint[spot[0]]
                    break
    return found


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
