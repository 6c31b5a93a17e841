"""Seals of simulated games: as at a table, but with no secret from anybody, for all comes from the seed."""

import hashlib

from hexfolk.core.island import Island
from hexfolk.core.options import Options, options_text
from hexfolk.core.record import RULES
from hexfolk.core.seal import Seal, choice_of
from hexfolk.core.verified import REVEAL_BYTES, SECRET_BYTES, Member, commitment, pledge_of, table_mark


def seal_bots(bots: tuple[str, ...], options: Options, island: Island, seed: int) -> tuple[Seal, bytes]:
    """The seal of a game among bots, and its secret. Every bot pledges and reveals bytes, as people do."""
    secret = _bytes(seed, "secret", SECRET_BYTES)
    mark = table_mark(f"simulation {seed}")
    committed = commitment(secret, mark, 1)
    members = []
    for chair, bot in enumerate(bots):
        reveal = _bytes(seed, f"chair {chair}", REVEAL_BYTES)
        members.append(Member(bot, pledge_of(committed, chair, reveal), reveal))
    return Seal(committed, mark, 1, RULES, options_text(options), choice_of([island]), members), secret


def _bytes(seed: int, use: str, size: int) -> bytes:
    return hashlib.sha256(f"hexfolk simulation {seed} {use}".encode()).digest()[:size]
