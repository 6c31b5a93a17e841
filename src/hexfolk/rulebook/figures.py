"""The drawn examples. Each is a position that the rules play out, with what came of it.

Whatever a caption says in numbers stands in ``told``; it is never typed, but asked of the rules.
"""

from functools import cache
from typing import Final

import msgspec

from hexfolk.core.beginner import beginner_board
from hexfolk.core.board import DOTS
from hexfolk.core.options import Options
from hexfolk.core.resource import NAMES
from hexfolk.core.terrain import NAMES as NAMES_OF_TERRAIN
from hexfolk.islands import topology_of
from hexfolk.rulebook.diagram import Mark, draw
from hexfolk.rulebook.facts import Facts, resource_of
from hexfolk.rulebook.stage import TWO, Stage
from hexfolk.view.board import view_board

ROWS: Final = "  {} {}\n {} {} {}\n  {} {}"
SEVEN: Final = "F8 P10 H5 A4 M6 F3 D"
"""Seven hexes, two, three and two a row."""
EIGHTS: Final = "F8 P10 H5 A4 M8 F3 D"
"""The same with two eights."""
SUN: Final = 0
ANCHOR: Final = 1
"""The two players of the examples, called by the emblems on their buildings."""
FLAME: Final = 2
DROP: Final = 3
FLOWER: Final = 4
"""Those that a special building phase needs beside them."""
EMBLEMS: Final = ("sun", "anchor", "flame", "drop", "flower")
"""What all of them are called, by seat."""


class Figure(msgspec.Struct, frozen=True):
    """Pictures side by side, and the numbers of their caption by name."""

    pictures: list[str]
    told: Facts = {}


@cache
def figures() -> dict[str, Figure]:
    """All examples, by name."""
    return {
        "island": _island(),
        "distance": _distance(),
        "founding": _founding(),
        "production": _production(),
        "robber": _robber(),
        "friendly": _friendly(),
        "ports": _ports(),
        "special": _special(),
        "route": _route(),
        "broken": _broken(),
        "corners": _corners(),
    }


def _stage(hexes: str = SEVEN, ports: str = "", robber_at: str = "-", options: Options = TWO) -> Stage:
    letters = [word[0] for word in hexes.split(" ")]
    return Stage(ROWS.format(*letters), hexes, ports, robber_at, options)


def _picture(stage: Stage, *marks: Mark) -> str:
    board, game = stage.view()
    return draw(board, game, marks)


def _cards(place: str, gained: dict[str, int], across: float = 0, down: float = 0) -> list[Mark]:
    """What somebody gets, in a row beside a place."""
    step = 92
    start = across - step * (len(gained) - 1) / 2
    return [
        Mark(place, f"+{number}", icon, start + step * k, down)
        for k, (icon, number) in enumerate(gained.items())
    ]


def _island() -> Figure:
    board = view_board(beginner_board(topology_of("standard19")))
    generic = sum(1 for port in board.ports if port.kind == "any")
    told = {
        "hexes": len(board.hexes),
        "tokens": sum(1 for tile in board.hexes if tile.number is not None),
        "ports": len(board.ports),
        "generic": generic,
        "own": len(board.ports) - generic,
    }
    return Figure([draw(board, scale=0.5)], told)


def _distance() -> Figure:
    stage = _stage()
    stage.settle(SUN, stage.corner(3, 0))
    barred, free = stage.too_close(), stage.free()
    marks = [Mark(f"n{n}", "no") for n in barred] + [Mark(f"n{n}", "yes") for n in free]
    return Figure([_picture(stage, *marks)], {"barred": len(barred)})


def _founding() -> Figure:
    stage = _stage()
    node = stage.corner(3, 0)
    stage.settle(SUN, node)
    stage.pave(SUN, node, stage.corner(3, 1))
    gained = stage.income(SUN, node)
    marks = [
        Mark(f"h{h}", f"+{gained[kind]}", kind, down=-24)
        for h in stage.around(node)
        if (kind := resource_of(NAMES_OF_TERRAIN[int(stage.board.terrain[h])]))
    ]
    return Figure([_picture(stage, *marks)], {"cards": sum(gained.values())})


def _production() -> Figure:
    stage = _stage(EIGHTS)
    settlement, city = stage.corner(0, 4), stage.corner(4, 4)
    stage.settle(SUN, settlement)
    stage.grow(ANCHOR, city)
    lit = [Mark(f"h{h}", "glow") for h in range(7) if int(stage.board.number[h]) == 8]
    sun, anchor = stage.roll(8)
    marks = [*lit, *_cards(f"n{settlement}", sun, down=-50), *_cards(f"n{city}", anchor, down=-50)]
    return Figure([_picture(stage, *marks)], {"one": sum(sun.values()), "two": sum(anchor.values())})


def _robber() -> Figure:
    stage = _stage(EIGHTS, robber_at="h4")
    blocked, other = stage.corner(4, 4), stage.corner(0, 4)
    stage.settle(SUN, blocked)
    stage.settle(ANCHOR, other)
    sun, anchor = stage.roll(8)
    victims = stage.robbed(4, ANCHOR)
    marks = [
        *_cards(f"n{other}", anchor, down=-50),
        Mark(f"n{blocked}", f"+{sum(sun.values())}", down=-50),
        *(Mark(f"n{blocked}", "−1", "any", down=52) for _ in victims),
    ]
    told = {"one": sum(sun.values()), "two": sum(anchor.values()), "victims": len(victims)}
    return Figure([_picture(stage, *marks)], told)


def _friendly() -> Figure:
    """Where a friendly robber may go from the desert: one player is protected, the other is not."""
    stage = _stage(robber_at="h6", options=Options(players=2, friendly_robber=True))
    stage.settle(SUN, stage.corner(1, 4), stage.corner(1, 1))
    stage.grow(ANCHOR, stage.corner(5, 1))
    stage.settle(ANCHOR, stage.corner(4, 3))
    allowed = stage.may_take_robber()
    marks = [Mark(f"h{h}", "yes" if h in allowed else "no", down=-30) for h in range(6)]
    told = {
        "one_points": stage.standing(SUN),
        "other_points": stage.standing(ANCHOR),
        "allowed": len(allowed),
        "barred": len(marks) - len(allowed),
    }
    return Figure([_picture(stage, *marks)], told)


def _special() -> Figure:
    """The seats of those who signed up, in the order in which they build after a turn of one of five."""
    stage = _stage(options=Options(players=5))
    corners = ((0, 4), (1, 1), (4, 3), (6, 4), (5, 4))
    homes = [stage.corner(h, place) for h, place in corners]
    for seat, home in enumerate(homes):
        stage.settle(seat, home)
    order = stage.builders(ANCHOR, (SUN, FLAME, FLOWER))
    marks = [
        Mark(f"n{homes[seat]}", str(place), across=-52 if seat in (SUN, FLOWER) else 52)
        for place, seat in enumerate(order, start=1)
    ]
    told = dict(zip(("first", "second", "third"), order, strict=True))
    told |= {"passed": next(seat for seat in range(len(homes)) if seat not in (ANCHOR, *order))}
    return Figure([_picture(stage, *marks)], told)


def _ports() -> Figure:
    plain = _stage()
    at = [(plain.corner(0, 0), plain.corner(0, 5)), (plain.corner(4, 1), plain.corner(4, 2))]
    edges = sorted((plain.edge(*ends), kind) for ends, kind in zip(at, "?M", strict=True))
    stage = _stage(ports=" ".join(f"e{edge}{kind}" for edge, kind in edges))
    stage.settle(SUN, at[0][1], at[1][1])
    return Figure([_picture(stage)])


def _route() -> Figure:
    """A fork, and a ring with a tail."""
    fork = _stage()
    stem = [fork.corner(2, 5), fork.corner(2, 0), fork.corner(2, 1), fork.corner(3, 0)]
    fork.pave(SUN, *stem)
    fork.pave(SUN, stem[2], fork.corner(2, 2))
    ring = _stage()
    ring.pave(SUN, *ring.ring(3))
    tail = [ring.corner(3, 0), *(n for n in ring.neighbours(ring.corner(3, 0)) if n not in ring.ring(3))]
    tail.append(next(n for n in ring.neighbours(tail[1]) if n != tail[0]))
    ring.pave(SUN, *tail)
    # The fork has one road beside its stem.
    told = {
        "fork_roads": len(stem),
        "fork": fork.route(SUN),
        "ring_roads": 6 + len(tail) - 1,
        "ring": ring.route(SUN),
    }
    return Figure([_picture(fork), _picture(ring)], told)


def _broken() -> Figure:
    """A line of roads before and after another's settlement."""

    def line() -> tuple[Stage, list[int]]:
        stage = _stage()
        way = [
            stage.corner(2, 5),
            stage.corner(2, 0),
            stage.corner(2, 1),
            stage.corner(3, 0),
            stage.corner(3, 1),
        ]
        way += [stage.corner(4, 0), stage.corner(4, 1), stage.corner(4, 2)]
        stage.pave(SUN, *way)
        return stage, way

    whole, way = line()
    before = whole.route(SUN)
    cut, _ = line()
    cut.settle(ANCHOR, way[4])
    told = {"before": before, "after": cut.route(SUN), "other": before - cut.route(SUN)}
    return Figure([_picture(whole), _picture(cut)], told)


def _corners() -> Figure:
    """Two places to found and what they yield in 36 rolls."""
    stage = _stage()
    good, poor = stage.corner(3, 5), stage.corner(6, 1)
    stage.settle(SUN, good)
    stage.settle(ANCHOR, poor)
    dots = [_dots(stage, node) for node in (good, poor)]
    marks = [Mark(f"n{node}", str(sum(d)), down=54) for node, d in zip((good, poor), dots, strict=True)]
    kinds = {int(stage.board.terrain[h]) for h in stage.around(good)}
    told = {"good": sum(dots[0]), "poor": sum(dots[1]), "kinds": len([k for k in kinds if k < len(NAMES)])}
    return Figure([_picture(stage, *marks)], told)


def _dots(stage: Stage, node: int) -> list[int]:
    return [int(DOTS[int(stage.board.number[h])]) for h in stage.around(node)]
