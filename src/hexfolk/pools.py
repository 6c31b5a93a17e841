"""What a map is filled with by the formulas (B8): terrain, number tokens and ports."""

from collections import Counter
from typing import Final, NamedTuple

from hexfolk.core import terrain
from hexfolk.core.chance import Seeded
from hexfolk.core.island import Island
from hexfolk.core.moorings import find_moorings
from hexfolk.core.port import port_name
from hexfolk.core.topology import Topology

# In 18ths: shares of the producing hexes, and of the tokens. In the order of the first claim to a rest.
TERRAIN_SHARES: Final = {"forest": 4, "pasture": 4, "field": 4, "hills": 3, "mountains": 3}
NUMBER_SHARES: Final = {
    "4": 2,
    "10": 2,
    "5": 2,
    "9": 2,
    "3": 2,
    "11": 2,
    "8": 2,
    "6": 2,
    "2": 1,
    "12": 1,
}
PORT_ORDER: Final = ("wool", "grain", "wood", "brick", "ore")
SHARE_SUM: Final = 18


class Pools(NamedTuple):
    """Counts by name; those that would be 0 are left out."""

    terrain: dict[str, int]
    numbers: dict[str, int]
    ports: dict[str, int]


def fill(topology: Topology) -> Pools:
    """The pools for the shape of an island, beside what is fixed on it; its own pools are not looked at.

    They hold the formulas as far as the fixed hexes leave room: as many terrains as there are random hexes,
    as many numbers as producing hexes without one.
    """
    island = topology.island
    letters = Counter(letter for _, letter in island.cells)
    wild = letters["?"]
    hexes = sum(letters.values()) - letters["S"] - letters["L"]
    terrains = _terrains(island, letters, hexes, wild)
    producing = hexes - letters["D"] - terrains.get("desert", 0)
    numbers = _beside(
        _shared(producing, NUMBER_SHARES),
        Counter(map(str, island.fixed_numbers.values())),
        max(0, producing - len(island.fixed_numbers)),
    )
    placed = Counter(port_name(port.kind) for port in island.fixed_ports)
    ports = _fitting(topology, _ports(hexes, sum(map(len, topology.coasts))) - placed)
    return Pools(
        terrains, {name: numbers[name] for name in sorted(numbers, key=int) if numbers[name]}, dict(ports)
    )


def _terrains(island: Island, letters: Counter[str], hexes: int, wild: int) -> dict[str, int]:
    fixed = Counter({name: letters[letter] for name, letter in _letters().items() if letters[letter]})
    deserts = max(1, _rounded(2 * hexes, 30)) if hexes else 0
    # No desert comes to lie below a fixed number.
    free = sum(1 for p, letter in island.cells if letter == "?" and p not in island.fixed_numbers)
    deserts = min(max(deserts - fixed["desert"], 0), free)
    shares = _shared(hexes - deserts - fixed["desert"] - fixed["gold"], TERRAIN_SHARES)
    dealt = _beside(shares, fixed, wild - deserts)
    named = {name: dealt[name] for name in TERRAIN_SHARES if dealt[name]}
    return {**named, "desert": deserts} if deserts else named


def _letters() -> dict[str, str]:
    return dict(zip(terrain.NAMES, terrain.LETTERS, strict=True))


def _shared(total: int, shares: dict[str, int]) -> Counter[str]:
    """A whole number shared out by largest remainder; equal remainders in the order of ``shares``."""
    found: Counter[str] = Counter({name: total * share // SHARE_SUM for name, share in shares.items()})
    rest = total - sum(found.values())
    for name in sorted(shares, key=lambda name: -(total * shares[name] % SHARE_SUM))[:rest]:
        found[name] += 1
    return found


def _beside(wanted: Counter[str], fixed: Counter[str], room: int) -> Counter[str]:
    """What is missing beside what is fixed, in just ``room`` pieces: the most wanted give way or repeat."""
    missing = Counter({name: max(0, count - fixed[name]) for name, count in wanted.items()})
    order = list(wanted)
    while sum(missing.values()) > room:
        missing[max(order, key=lambda name: missing[name])] -= 1
    while order and sum(missing.values()) < room:
        missing[min(order, key=lambda name: missing[name] + fixed[name] - wanted[name])] += 1
    return missing


def _ports(hexes: int, coast: int) -> Counter[str]:
    """Their number follows land and coast; half of them, rounded up, are for one resource."""
    if hexes < 19:
        number = hexes * 9 // 19
    else:
        number = min(_rounded(2 * coast, 7), 9 + _rounded((hexes - 19) * 4, 25))
    named = (number + 1) // 2
    ports = Counter(PORT_ORDER[i % len(PORT_ORDER)] for i in range(named))
    if number > named:
        ports["any"] = number - named
    return ports


def _fitting(topology: Topology, ports: Counter[str]) -> Counter[str]:
    """As many of the ports as have room beside the fixed ones; those for anything go first."""
    while topology.island.fixed_ports and ports:
        if len(find_moorings(topology, ports.total(), Seeded(0))) == ports.total():
            break
        ports -= Counter(["any" if ports["any"] else max(ports, key=PORT_ORDER.index)])
    return ports


def _rounded(numerator: int, denominator: int) -> int:
    """A quotient of whole numbers, halves up."""
    return (2 * numerator + denominator) // (2 * denominator)
