"""The beginner board: one deal of the 19 hexes, chosen by measuring (``docs/maps.md``)."""

from typing import Final

from hexfolk.core.board import Board, parse_board
from hexfolk.core.errors import BadBoard, BadOption
from hexfolk.core.topology import Topology

BEGINNER: Final = (
    "standard19 | A8 H12 A6 H10 P11 P5 F3 M9 M4 H8 A2 F5 A10 P3 M11 F4 D F6 P9"
    " | e3? e14? e32M e61H e70A e65? e49F e19? e6P | h16"
)


def beginner_board(topology: Topology) -> Board:
    """The beginner board. Raises BadOption on another island."""
    try:
        return parse_board(topology, BEGINNER)
    except BadBoard:
        raise BadOption("deal", "not_here") from None
