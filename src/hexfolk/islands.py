"""The islands that come with the game, by id, and own maps by their text."""

from functools import cache, lru_cache
from typing import Final

from hexfolk.core.chance import ISLAND, Chance
from hexfolk.core.errors import BadIsland
from hexfolk.core.island import Island, land_hexes
from hexfolk.core.map_reading import parse_island
from hexfolk.core.own import own_island
from hexfolk.core.topology import Topology
from hexfolk.data import islands_dir

STANDARD: Final = "standard"
RANDOM: Final = "random"
KEPT_MAPS: Final = 64


@cache
def catalogue() -> dict[str, Island]:
    """Every island of the package, by id: the standard boards, then the others from the smallest on.

    Raises BadIsland if a file makes no sense, or two have one id.
    """
    islands: dict[str, Island] = {}
    for path in sorted(islands_dir().glob("*.toml")):
        island = parse_island(path.read_text(encoding="utf-8"))
        if island.key in islands:
            raise BadIsland("island_id_twice", 1, 1, f"{path.name}: another map has the id {island.key!r}")
        islands[island.key] = island
    return dict(sorted(islands.items(), key=_place_in_list))


def _place_in_list(entry: tuple[str, Island]) -> tuple[bool, int, str]:
    key, island = entry
    return (not key.startswith(STANDARD), land_hexes(island), key)


@cache
def topology_of(key: str) -> Topology:
    """The shape of an island, shared by all its games. Raises KeyError for an unknown id."""
    return Topology(catalogue()[key])


@lru_cache(maxsize=KEPT_MAPS)
def own_topology(text: str) -> Topology:
    """The shape of an own map; the ones used lately are kept. Raises BadIsland."""
    return Topology(own_island(text))


def topology_for(key: str, text: str = "") -> Topology:
    """The shape that a game is played on: of an own map if there is a text, else of the catalogue.

    Raises BadIsland and KeyError.
    """
    return own_topology(text) if text else topology_of(key)


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
        known = ", ".join([STANDARD, *sorted(catalogue())])
        raise KeyError(f"no island is called {key!r}; known: {known}")
    return key


def fitting(players: int) -> list[str]:
    """The ids of all islands that are made for a number of players, in alphabetical order."""
    return sorted(
        key for key, island in catalogue().items() if island.players[0] <= players <= island.players[1]
    )


def candidates(key: str, players: int) -> list[str]:
    """As ``resolve``; for ``random`` all that fit, one of which is to be drawn. Raises KeyError."""
    return fitting(players) if key == RANDOM else [resolve(key, players)]


def choose(key: str, players: int, chance: Chance) -> str:
    """One of the candidates: drawn if there is a choice. Raises KeyError."""
    keys = candidates(key, players)
    return keys[int(chance.draw(ISLAND, len(keys)))] if len(keys) > 1 else keys[0]
