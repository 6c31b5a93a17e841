"""A question to a bot in plain values, so that it can cross between processes."""

from functools import lru_cache
from typing import Final

import msgspec

from hexfolk import islands
from hexfolk.bots import USUAL
from hexfolk.core.action import Action
from hexfolk.core.board import Board, parse_board
from hexfolk.core.observation import Observation
from hexfolk.core.options import Options, parse_options
from hexfolk.core.snapshot import known_from_bytes

KEPT_BOARDS: Final = 64


class Seen(msgspec.Struct, frozen=True):
    """An observation in plain values. Actions are (code, give, want)."""

    seat: int
    known: bytes
    hand_sizes: list[int]
    held_sizes: list[int]
    aside_sizes: list[int]
    legal: list[tuple[int, int, int]]
    off: dict[str, str]
    must: list[int]
    may: list[int]


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: its strategy, the game, and what its seat may know."""

    strategy: str
    island: str
    board: str
    options: str
    seen: Seen
    seed: int
    map: str = ""
    """The text of the island, if it is an own map."""
    offers: int = int(USUAL.offers)
    thrift: int = int(USUAL.thrift)
    reluctance: int = int(USUAL.reluctance)
    """The bot's style, if it is one of ours: see ``bots.Style``."""

    def observation(self) -> Observation:
        """What the bot is shown."""
        board, options = _table(self.island, self.map, self.board, self.options)
        return whole(self.seen, board, options)


def plain(observation: Observation) -> Seen:
    """An observation as it is sent to a worker."""
    return Seen(
        int(observation.seat),
        observation.known.to_bytes(),
        observation.hand_sizes,
        observation.held_sizes,
        observation.aside_sizes,
        [(int(a.code), int(a.give), int(a.want)) for a in observation.legal],
        observation.off,
        observation.must,
        observation.may,
    )


def whole(seen: Seen, board: Board, options: Options) -> Observation:
    """Inverse of ``plain`` on the same game."""
    return Observation(
        seen.seat,
        known_from_bytes(board, options, seen.known, seen.seat),
        seen.hand_sizes,
        seen.held_sizes,
        seen.aside_sizes,
        [Action(code, give, want) for code, give, want in seen.legal],
        seen.off,
        seen.must,
        seen.may,
    )


@lru_cache(maxsize=KEPT_BOARDS)
def _table(island: str, own_map: str, board: str, options: str) -> tuple[Board, Options]:
    return parse_board(islands.topology_for(island, own_map), board), parse_options(options)
