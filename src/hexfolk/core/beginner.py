"""The beginner board: one deal of the 19 hexes, chosen by measuring (``docs/maps.md``)."""

from typing import Final

from hexfolk.core.board import Board, parse_board
from hexfolk.core.errors import BadOption
from hexfolk.core.topology import Topology

BEGINNER: Final = (
    "standard19 | F8 A10 P4 M3 H9 F6 A11 P5 A6 D M10 H8 F4 P2 H9 P12 M5 F3 A11"
    " | e1? e4F e17? e48H e69? e68P e62? e35A e18M | h9"
)


def beginner_board(topology: Topology) -> Board:
    """The beginner board. Raises BadOption on another island."""
    try:
        return parse_board(topology, BEGINNER)
    except (ValueError, IndexError):
        raise BadOption("deal", "not_here") from None
