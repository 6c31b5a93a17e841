"""The islands that come with the game, by id."""

from functools import cache

from hexfolk.core.island import Island, parse_island
from hexfolk.core.topology import Topology
from hexfolk.data import islands_dir

STANDARD = "standard"


@cache
def catalogue() -> dict[str, Island]:
    """Every island of the package, by id. Raises BadIsland if a file makes no sense."""
    islands = [
        parse_island(path.read_text(encoding="utf-8")) for path in sorted(islands_dir().glob("*.toml"))
    ]
    return {island.key: island for island in islands}


@cache
def topology_of(key: str) -> Topology:
    """The shape of an island, shared by all its games. Raises KeyError for an unknown id."""
    return Topology(catalogue()[key])


def standard_for(players: int) -> str:
    """The standard board for a number of players (B7)."""
    if players <= 4:
        return "standard19"
    return "standard30" if players <= 6 else "standard44"


def resolve(key: str, players: int) -> str:
    """An island id for a table: ``standard`` follows the players. Raises KeyError."""
    if key == STANDARD:
        return standard_for(players)
    if key not in catalogue():
        raise KeyError(key)
    return key
