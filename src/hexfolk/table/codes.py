"""Ids of games for their links, and codes that lead to a table: short enough to be read aloud.

Both are of signs that are not mistaken for others.
"""

import secrets
from typing import Final

# Neither 0 and O, 1, I and L, B and 8, S and 5, Z and 2, G and 6 nor U and V stand here both.
LETTERS: Final = "ACDEFHJKMNPQRTVWXY23456789"
LENGTH: Final = 6
# Twelve of these make 59 bits: a link cannot be guessed.
_ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 12
# What somebody writes who has heard or read one of ours wrong.
_MEANT: Final = str.maketrans("BSZGU", "8526V")
_BETWEEN: Final = frozenset(" -‐‑‒–—_.")


def new_code() -> str:
    """A code by chance; whether it is free is for the store to say."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_game_id() -> str:
    """What a game is called in its link, by chance: it says nothing of the table."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def is_game_id(text: str) -> bool:
    """Whether a game can be called so."""
    return len(text) == _ID_LENGTH and set(text) <= set(_ID_LETTERS)


def read_code(text: str) -> str | None:
    """The code that somebody typed, in any case, with spaces and dashes; None if it cannot be one."""
    code = "".join(sign for sign in text if sign not in _BETWEEN).upper().translate(_MEANT)
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None
