"""An undealt island in figures, for choosing one."""

from typing import Final

from hexfolk.core.island import land_hexes
from hexfolk.core.topology import Topology
from hexfolk.survey import MARGIN, MOST_PLAYERS, land_groups, worst_packing
from hexfolk.view.messages.board import IslandView

KEPT: Final = 256
# How many players more than it is made for an island may be forced to take.
UPWARD: Final = 1


def view_island(topology: Topology) -> IslandView:
    """What is said about an island before it is dealt."""
    island = topology.island
    return IslandView(
        id=island.key,
        name=island.name,
        hexes=land_hexes(island),
        lakes=sum(1 for _, letter in island.cells if letter == "L"),
        islands=len(land_groups(island)),
        ports=len(island.all_ports()),
        players=island.players,
        most=most_players(topology),
        target=island.target,
    )


def most_players(topology: Topology) -> int:
    """How many may play at most: one more than the island is made for, if all find room to found on it."""
    high = topology.island.players[1]
    if high >= MOST_PLAYERS:
        return high
    more = high + UPWARD
    return more if 2 * more + MARGIN < room_for(topology) else high


_packings: dict[str, int] = {}


def room_for(topology: Topology) -> int:
    """For how many settlements there is room, however badly they stand.

    Counted once an island: that takes a while.
    """
    key = topology.island.key
    if key not in _packings:
        if len(_packings) >= KEPT:
            _packings.clear()
        _packings[key] = worst_packing(topology)
    return _packings[key]
