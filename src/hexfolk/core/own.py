"""Own maps: islands that are in no catalogue and are carried along by their text."""

import hashlib
from typing import Final

from hexfolk.core.island import Island
from hexfolk.core.map_reading import parse_island
from hexfolk.core.map_text import island_text

OWN: Final = "own"
"""The island of a table whose map was sent along, and the id in every own map as it is kept."""
KEY: Final = "own_"
"""What the key of an own map begins with; no island of the catalogue begins so."""


def own_island(text: str) -> Island:
    """The island of a map text, whatever id it gives itself. Raises BadIsland.

    Its ``key`` is ``own_`` and a digest of the map, so that maps that say the same have the same key.
    """
    island = make_own(parse_island(text))
    # Written anew a map may be longer; what is kept must be read again for ever.
    parse_island(own_text(island))
    return island


def make_own(island: Island) -> Island:
    """An island under the key of an own map."""
    island.key = OWN
    digest = hashlib.sha256(island_text(island).encode()).hexdigest()
    island.key = f"{KEY}{digest[:12]}"
    return island


def own_text(island: Island) -> str:
    """The map of an own island as it is kept, in the one form for all texts that say the same; else empty."""
    if not island.key.startswith(KEY):
        return ""
    _, _, rest = island_text(island).partition("\n")
    return f'id = "{OWN}"\n{rest}'
