"""Own maps: islands that are in no catalogue and are carried along by their text."""

import hashlib
from typing import Final

from hexfolk.core.errors import BadIsland
from hexfolk.core.island import Island, island_text, parse_island

OWN: Final = "own"
"""The island of a table whose map was sent along, and the id in every own map as it is kept."""
KEY: Final = "own_"
"""What the key of an own map begins with; no island of the catalogue begins so."""
LONGEST_MAP: Final = 16 * 1024
"""Characters of a map text: more than 200 positions need."""


def own_island(text: str) -> Island:
    """The island of a map text, whatever id it gives itself. Raises BadIsland.

    Its ``key`` is ``own_`` and a digest of the map, so that maps that say the same have the same key.
    """
    _check_length(text)
    island = make_own(parse_island(text))
    # Written anew a map may be longer; what is kept must be read again for ever.
    kept = own_text(island)
    _check_length(kept)
    parse_island(kept)
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


def _check_length(text: str) -> None:
    if len(text) > LONGEST_MAP:
        raise BadIsland("island_too_long", 1, 1, f"more than {LONGEST_MAP} characters", {"most": LONGEST_MAP})
