"""What an analysis depends on beside the record: another version of it must not be taken for the same."""

import hashlib
from functools import cache
from pathlib import Path

import hexfolk


@cache
def likeness() -> str:
    """A digest of the rules, the bots with their weights, and what looks back with them."""
    digest = hashlib.sha256()
    root = Path(hexfolk.__file__).parent
    # The wheel holds the sources of what is compiled, too.
    for folder in ("core", "bots", "analysis"):
        for path in sorted((root / folder).glob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(f"{folder}/{path.name}\0".encode())
                digest.update(path.read_bytes())
                digest.update(b"\0")
    return digest.hexdigest()[:32]
