"""An undealt island in figures, for choosing one."""

from typing import Final

from hexfolk.core import terrain
from hexfolk.core.hexgrid import Position, neighbour
from hexfolk.core.topology import Topology
from hexfolk.islands import land_hexes
from hexfolk.view.messages import IslandView

MOST_SEATS: Final = 8


def view_island(topology: Topology) -> IslandView:
    """What is said about an island before it is dealt."""
    island = topology.island
    lake, sea = terrain.LETTERS[terrain.LAKE], terrain.LETTERS[terrain.SEA]
    dry = {position for position, letter in island.cells if letter != sea}
    return IslandView(
        id=island.key,
        name=island.name,
        hexes=land_hexes(island),
        lakes=sum(1 for _, letter in island.cells if letter == lake),
        islands=count_islands(dry),
        ports=len(island.port_pool) + len(island.fixed_ports),
        players=island.players,
        most=most_players(topology),
        target=island.target,
    )


def count_islands(dry: set[Position]) -> int:
    """How many pieces of land there are; hexes that touch belong together."""
    waiting, count = set(dry), 0
    while waiting:
        count += 1
        reached = [waiting.pop()]
        while reached:
            position = reached.pop()
            beside = {neighbour(position, direction) for direction in range(6)} & waiting
            waiting -= beside
            reached += beside
    return count


def most_players(topology: Topology) -> int:
    """How many may play at most."""
    return topology.island.players[1]
