"""Ids of tables and games for their links, and codes that lead to a table: short enough to be read aloud.

All are of signs that are not mistaken for others.
"""

import secrets
from typing import Final

# Neither 0 and O, 1, I and L, B and 8, S and 5, Z and 2, G and 6 nor U and V stand here both.
LETTERS: Final = "ACDEFHJKMNPQRTVWXY23456789"
LENGTH: Final = 6
# Ten of these make 49 bits, twelve 59: a link cannot be guessed.
_ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_TABLE_LENGTH: Final = 10
_GAME_LENGTH: Final = 12
# What somebody writes who has heard or read one of ours wrong.
_MEANT: Final = str.maketrans("BSZGU", "8526V")
_BETWEEN: Final = frozenset(" -‐‑‒–—_.")


def new_code() -> str:
    """A code by chance; whether it is free is for the store to say."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_table_id() -> str:
    """What a table is called in the link that lets people in, by chance."""
    return _new_id(_TABLE_LENGTH)


def is_table_id(text: str) -> bool:
    """Whether a table can be called so."""
    return _is_id(text, _TABLE_LENGTH)


def new_game_id() -> str:
    """What a game is called in its link, by chance: it says nothing of the table."""
    return _new_id(_GAME_LENGTH)


def is_game_id(text: str) -> bool:
    """Whether a game can be called so."""
    return _is_id(text, _GAME_LENGTH)


def read_code(text: str) -> str | None:
    """The code that somebody typed, in any case, with spaces and dashes; None if it cannot be one."""
    code = "".join(sign for sign in text if sign not in _BETWEEN).upper().translate(_MEANT)
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None


def _new_id(length: int) -> str:
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(length))


def _is_id(text: str, length: int) -> bool:
    return len(text) == length and set(text) <= set(_ID_LETTERS)
