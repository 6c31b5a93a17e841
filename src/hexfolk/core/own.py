"""Own maps: islands that are in no catalogue and are carried along by their text."""

import hashlib
from typing import Final

from hexfolk.core.errors import BadIsland
from hexfolk.core.island import Island, parse_island

OWN: Final = "own"
"""What the key of an own map begins with; no island of the catalogue begins so."""
LONGEST_MAP: Final = 16 * 1024
"""Characters of a map text: more than 200 positions need."""


def own_island(text: str) -> Island:
    """The island of a map text, whatever it calls itself. Raises BadIsland.

    ``text`` of the island is the map as it is kept; its ``key`` is ``own_`` and a digest of that: equal maps
    have equal keys.
    """
    if len(text) > LONGEST_MAP:
        raise BadIsland("island_long", 1, 0, f"more than {LONGEST_MAP} characters")
    island = _parse(text)
    kept = "\n".join([line.rstrip() for line in text.splitlines()]) + "\n"
    digest = hashlib.sha256(kept.encode("utf-8", "surrogatepass")).hexdigest()
    island.key = f"{OWN}_{digest[:12]}"
    island.text = kept
    return island


def _parse(text: str) -> Island:
    try:
        return parse_island(text)
    except BadIsland:
        raise
    except (ValueError, RecursionError):
        # Numbers of thousands of digits, brackets in brackets without end: no map needs them.
        raise BadIsland("island_toml", 1, 0, "not the text of a map") from None
