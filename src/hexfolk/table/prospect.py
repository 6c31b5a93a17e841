"""Where to build in a lesson: simple judgements of places that can be said in one sentence.

A corner is good if its hexes have many dots, and better if they bring something new; a road is good if it
leads to such a corner.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from hexfolk.core.action import Action, action_text
from hexfolk.core.bits import members
from hexfolk.core.board import DOTS
from hexfolk.core.building import distance_fault
from hexfolk.core.resource import KINDS
from hexfolk.core.state import State
from hexfolk.core.topology import NONE
from hexfolk.table.lesson import PARTNER, PUPIL

NEW_KIND: Final = 3
"""Dots that a resource is worth which one does not get yet."""
PORT: Final = 2
FURTHER: Final = 2
"""How many times less a corner is worth that is one road further."""


def best_site(state: State, legal: Sequence[Action], seat: int = PUPIL) -> str:
    """The best of some settlements."""
    return action_text(max(legal, key=lambda action: _worth(state, int(action.argument), seat)))


def best_city(state: State, legal: Sequence[Action]) -> str:
    """The best of some cities: the one that gets most cards more."""
    return action_text(max(legal, key=lambda action: _dots(state, int(action.argument))))


def best_road(state: State, legal: Sequence[Action], seat: int = PUPIL) -> str:
    """The best of some roads: the one that leads to the best free corner."""
    own = set(_corners(state, seat))
    return action_text(max(legal, key=lambda action: _lead(state, int(action.argument), own, seat)))


def best_hex(state: State, legal: Sequence[Action], seat: int = PUPIL, other: int = PARTNER) -> str:
    """The best of some hexes for the robber: it costs the other most and oneself nothing."""
    mine, theirs = _around(state, _buildings(state, seat)), _around(state, _buildings(state, other))

    def worth(action: Action) -> tuple[int, int]:
        h = int(action.argument)
        dots = int(DOTS[state.board.number[h]])
        return -dots * mine.count(h), dots * theirs.count(h)

    return action_text(max(legal, key=worth))


def new_kinds(state: State, node: int, seat: int = PUPIL) -> list[int]:
    """By resource, 1 for those of a corner that a seat does not get yet."""
    terrain = state.board.terrain
    known = {int(terrain[h]) for h in _around(state, _buildings(state, seat))}
    there = {int(terrain[h]) for h in _around(state, [node])}
    return [int(kind in there - known) for kind in range(int(KINDS))]


def _worth(state: State, node: int, seat: int) -> int:
    port = PORT if state.board.port_kinds[node] else 0
    return _dots(state, node) + NEW_KIND * sum(new_kinds(state, node, seat)) + port


def _dots(state: State, node: int) -> int:
    return sum(int(DOTS[state.board.number[h]]) for h in _around(state, [node]))


def _lead(state: State, edge: int, own: set[int], seat: int) -> int:
    """What a road leads to: its open end, or what is one road further."""
    ends = [int(end) for end in state.board.topology.edge_ends[2 * edge : 2 * edge + 2]]
    far = [end for end in ends if end not in own] or ends
    here = max(_open_worth(state, end, seat) for end in far)
    next_ones = [after for end in far for after in _neighbours(state, end) if after not in ends]
    further = max((_open_worth(state, after, seat) for after in next_ones), default=0)
    return max(FURTHER * here, further)


def _open_worth(state: State, node: int, seat: int) -> int:
    """What a corner is worth that one may settle; nothing where one may not."""
    return 0 if distance_fault(state, node) else _worth(state, node, seat)


def _corners(state: State, seat: int) -> list[int]:
    """The corners that a seat has reached."""
    topology = state.board.topology
    roads = members(state.v, state.at(seat) + state.roads_at, topology.edge_words)
    ends = [int(end) for edge in roads for end in topology.edge_ends[2 * edge : 2 * edge + 2]]
    return [*ends, *_buildings(state, seat)]


def _buildings(state: State, seat: int) -> list[int]:
    words, at = state.board.topology.node_words, state.at(seat)
    found = [
        *members(state.v, at + state.settlements_at, words),
        *members(state.v, at + state.cities_at, words),
    ]
    return [int(node) for node in found]


def _around(state: State, nodes: Iterable[int]) -> list[int]:
    hexes = state.board.topology.node_hexes
    return [int(h) for node in nodes for h in hexes[3 * node : 3 * node + 3] if h != NONE]


def _neighbours(state: State, node: int) -> list[int]:
    return [int(n) for n in state.board.topology.node_nodes[3 * node : 3 * node + 3] if n != NONE]
