"""Whether the points to win can be reached with the rules and the island that a table is set to.

What is impossible is certain: one player has every piece, every point card and every award, and the others
only what they found. What is hard was measured among bots (docs/rules/classic.md, B70).
"""

from functools import lru_cache
from typing import Final

from hexfolk import islands
from hexfolk.core.bits import members
from hexfolk.core.building import CITIES, SETTLEMENTS
from hexfolk.core.own import OWN
from hexfolk.core.topology import NONE, Topology
from hexfolk.view.island import room_for
from hexfolk.view.messages.table import OptionsView
from hexfolk.view.messages.words import Caution

# A table shows them to everybody, at every change in its lobby.
KEPT: Final = 256
POINT_CARDS: Final = 5
AWARD: Final = 2
# In 60 rounds half of the games of bots come to so many points:
# (74 + 9 · room for settlements ÷ players + 4 · awards) ÷ 8.
FIRM: Final = 74
BY_ROOM: Final = 9
BY_AWARD: Final = 4
SCALE: Final = 8


def cautions(options: OptionsView, own_map: str) -> list[Caution]:
    """What a table should know before it plays by these options, which must be in order."""
    return list(_weigh(options, own_map))


@lru_cache(maxsize=KEPT)
def _weigh(options: OptionsView, own_map: str) -> tuple[Caution, ...]:
    topology = _topology(options, own_map)
    if options.target > most_points(options, topology):
        return ("target_impossible",)
    return ("target_hard",) if is_hard(options, room_for(topology)) else ()


def most_points(options: OptionsView, topology: Topology) -> int:
    """More points than this nobody can have on an island."""
    others = 2 * (options.players - 1)
    buildings = min(SETTLEMENTS + CITIES, most_buildings(topology) - others)
    return buildings + min(CITIES, buildings) + POINT_CARDS + AWARD * _awards(options)


def most_buildings(topology: Topology) -> int:
    """No more buildings than this find room: of two neighbouring sites one stays free (B17)."""
    free = set(members(topology.sites, 0, topology.node_words))
    found = 0
    while free:
        site = free.pop()
        found += 1
        near = (int(node) for node in topology.node_nodes[3 * site : 3 * site + 3])
        partner = next((node for node in near if node != NONE and node in free), None)
        if partner is not None:
            free.remove(partner)
    return found


def is_hard(options: OptionsView, room: int) -> bool:
    """Whether half of the games of bots, or more, do not get so far; ``room`` is for settlements of all."""
    n = options.players
    return SCALE * options.target * n > FIRM * n + BY_ROOM * room + BY_AWARD * _awards(options) * n


def _awards(options: OptionsView) -> int:
    return options.route_award + options.army_award


def _topology(options: OptionsView, own_map: str) -> Topology:
    """The island; of one that is drawn at the start nothing is known, so the standard board stands for it."""
    if options.island == OWN:
        return islands.own_topology(own_map)
    key = islands.STANDARD if options.island == islands.RANDOM else options.island
    return islands.topology_of(islands.resolve(key, options.players))
