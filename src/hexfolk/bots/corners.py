"""Corners to begin at: what they yield, and which are the best."""

from typing import Final, final

from mypy_extensions import i64

from hexfolk.bots.founding import first_worth
from hexfolk.bots.outlook import Outlook
from hexfolk.core.action import ARGUMENT, SETTLE
from hexfolk.core.bits import BIT_OF
from hexfolk.core.board import DOTS, Board
from hexfolk.core.ids import Bundle, Code, NodeId
from hexfolk.core.observation import Observation
from hexfolk.core.resource import KINDS, ONE
from hexfolk.core.topology import NONE

SHOWN: Final = 5
"""So many are worth a look."""


@final
class Corner:
    """An intersection: cards of each kind that a settlement there brings in 36 rolls, and its port.

    ``port`` is an index of a resource, ``KINDS`` for 3:1, -1 for none.
    """

    def __init__(self, node: NodeId, cards: Bundle, port: i64) -> None:
        self.node = node
        self.cards = cards
        self.port = port


def look_at(board: Board, node: NodeId) -> Corner:
    """The facts of one corner."""
    return Corner(node, yield_of(board, node), port_at(board, node))


def yield_of(board: Board, node: NodeId) -> Bundle:
    """Cards that one settlement brings in 36 rolls: the dots around it, by kind."""
    cards: Bundle = 0
    for i in range(3):
        h = board.topology.node_hexes[3 * node + i]
        if h != NONE and board.terrain[h] < KINDS:
            cards += ONE[board.terrain[h]] * DOTS[board.number[h]]
    return cards


def port_at(board: Board, node: NodeId) -> i64:
    """The best port that serves a corner: of a resource before 3:1; -1 for none."""
    ports = board.port_kinds[node]
    for kind in range(KINDS + 1):
        if ports & BIT_OF[kind]:
            return kind
    return NONE


def best_corners(observation: Observation, first: Code) -> list[Corner]:
    """The best places to found at, at most ``SHOWN``: the chosen one ``first``, then by worth.

    Worth is the settler's: what a corner adds to the income that its seat has already, and room to grow.
    """
    outlook = Outlook(observation)
    ranked: list[tuple[int, int, int]] = []
    for action in observation.legal:
        if action.kind == SETTLE:
            node: NodeId = action.code // ARGUMENT
            chosen = 0 if action.code == first else 1
            ranked.append((chosen, -int(first_worth(outlook, node)), int(node)))
    ranked.sort()
    board = observation.known.board
    return [look_at(board, place) for _, _, place in ranked[:SHOWN]]
