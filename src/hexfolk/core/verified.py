"""Chance that everybody can recompute after the game (``docs/verifiable-chance.md``).

    server    secret S, 32 bytes, drawn when the table is locked; shows commitment(S, table, game)
    browsers  16 bytes each; send pledge(C, chair, bytes) first, the bytes when all pledges are in
    key       K = HMAC-SHA256(S, transcript): of everything that was agreed and sent
    draw      number n of a purpose is a function of K, purpose, n and bound alone

So nobody who does not hold S foresees a draw, nobody chooses one, and once S is published all of them can be
checked. What is hashed is always a list of parts, each behind its length in four bytes, big-endian; the first
two name what it is for and the version of this scheme.
"""

import hashlib
import hmac
from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64

from hexfolk.core.chance import PURPOSES, Chance, Draw
from hexfolk.core.errors import BadDraw

SCHEME: Final = 1
SECRET_BYTES: Final = 32
REVEAL_BYTES: Final = 16
HASH_BYTES: Final = 32
FINGERPRINT_DIGITS: Final = 20


@final
class Member:
    """One of the locked table, by chair: not in order of play, which is drawn only after.

    ``pledge`` is the hash that a person's browser sent and ``reveal`` its bytes, empty where they are
    missing: they did not come in time, or the bytes are not those of the hash. Bots have neither.
    """

    def __init__(self, bot: str = "", pledge: bytes = b"", reveal: bytes = b"") -> None:
        if len(pledge) not in (0, HASH_BYTES) or len(reveal) not in (0, REVEAL_BYTES):
            raise ValueError(f"a pledge has {HASH_BYTES} bytes, and what it reveals {REVEAL_BYTES}")
        if reveal and not pledge:
            raise ValueError("bytes without a pledge count for nothing")
        self.bot = bot
        self.pledge = pledge
        self.reveal = reveal

    def kind(self) -> str:
        """``person``, or ``bot`` and the name of the bot."""
        return f"bot {self.bot}" if self.bot else "person"


def table_mark(table: str) -> bytes:
    """What stands for a table, by a name that lets nobody in, as its link would. 32 bytes."""
    return _hash("hexfolk table", [table.encode()])


def commitment(secret: bytes, mark: bytes, game: int) -> bytes:
    """What the server shows before anything else is sent; ``mark`` is the table's. 32 bytes."""
    if len(secret) != SECRET_BYTES or len(mark) != HASH_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, and the mark of a table {HASH_BYTES}")
    return _hash("hexfolk commitment", [mark, _number(game), secret])


def pledge_of(committed: bytes, chair: int, reveal: bytes) -> bytes:
    """The hash by which the browser at a chair is bound to its bytes before it sends them. 32 bytes.

    It holds the chair, so that nobody can send another's as their own, and the commitment.
    """
    return _hash("hexfolk pledge", [committed, _number(chair), reveal])


def islands_hash(maps: Iterable[str]) -> bytes:
    """What stands for the islands that may be played on, by the texts of their maps in order. 32 bytes."""
    return _hash("hexfolk islands", [text.encode() for text in maps])


def transcript(
    committed: bytes, rules: str, options: str, islands: bytes, names: list[str], members: list[Member]
) -> bytes:
    """The digest of all that was agreed and sent before the first draw. 32 bytes.

    ``rules`` and ``options`` are the texts of the record, ``islands`` is the hash and ``names`` the ids of
    the islands that may be played on. Names of players are no part of it.
    """
    parts = [committed, rules.encode(), options.encode(), islands, " ".join(names).encode()]
    for member in members:
        parts += [member.kind().encode(), member.pledge, member.reveal]
    return _hash("hexfolk transcript", parts)


def fingerprint(digest: bytes) -> str:
    """A transcript in twenty digits that people can read to each other: ``3f2a 99c0 …``."""
    digits = digest.hex()[:FINGERPRINT_DIGITS]
    return " ".join(digits[i : i + 4] for i in range(0, FINGERPRINT_DIGITS, 4))


def key_of(secret: bytes, digest: bytes) -> bytes:
    """K, of the secret and the digest of a transcript. 32 bytes."""
    return hmac.digest(secret, digest, "sha256")


@final
class Verified(Chance):
    """Draws that follow from a key: the same interpreted, compiled, and in any other language.

    ``counts`` says how many draws of each purpose there were before; it is copied. Whoever tries an action
    and drops it makes a new one from the same counts, and gets the same draws.
    """

    def __init__(self, key: bytes, counts: list[int] | None = None) -> None:
        if len(key) != HASH_BYTES:
            raise ValueError(f"a key has {HASH_BYTES} bytes")
        self.key = key
        self.counts: list[int] = [0] * len(PURPOSES) if counts is None else list(counts)

    def draw(self, purpose: i64, bound: i64) -> i64:
        place = int(purpose)
        value = drawn(self.key, PURPOSES[place], self.counts[place], int(bound))
        self.counts[place] += 1
        return value


def count(draws: Iterable[Draw], before: list[int] | None = None) -> list[int]:
    """How many draws of each purpose there are, beside those of ``before``: a new list."""
    counts = [0] * len(PURPOSES) if before is None else list(before)
    for draw in draws:
        counts[draw.purpose] += 1
    return counts


def drawn(key: bytes, purpose: str, number: int, bound: int) -> int:
    """Draw ``number``, from 0, of a purpose: 0 … bound-1. Raises BadDraw for a bound below 1.

    Block j is HMAC-SHA256(K, purpose | number | j): four words of 64 bits, big-endian. The first word below
    the greatest multiple of ``bound`` counts, modulo ``bound``; so each value is equally likely.
    """
    if not 1 <= bound < 2**63:
        raise BadDraw(f"nothing can be drawn below {bound}")
    limit = 2**64 - 2**64 % bound
    block = 0
    while True:
        words = hmac.digest(
            key, _framed("hexfolk draw", [purpose.encode(), _number(number), _number(block)]), "sha256"
        )
        for at in range(0, HASH_BYTES, 8):
            word = int.from_bytes(words[at : at + 8], "big")
            if word < limit:
                return word % bound
        block += 1


def _hash(use: str, parts: list[bytes]) -> bytes:
    return hashlib.sha256(_framed(use, parts)).digest()


def _framed(use: str, parts: list[bytes]) -> bytes:
    """Parts behind their lengths, so that no two lists of parts look alike."""
    whole = [use.encode(), str(SCHEME).encode(), *parts]
    return b"".join([len(part).to_bytes(4, "big") + part for part in whole])


def _number(number: int) -> bytes:
    return number.to_bytes(8, "big")
