"""What a map file fixes beside terrain: number tokens and ports that are not dealt.

Numbers are drawn once more over the map, a mark for each hex (``a b c`` are 10, 11, 12, ``.`` is dealt);
ports are a list of kind, q, r and the side of that land hex.
"""

from typing import Final, final

from hexfolk.core import terrain
from hexfolk.core.drawing import marks, position_at
from hexfolk.core.hexgrid import Position, corner, neighbour
from hexfolk.core.island import FixedPort, is_dry
from hexfolk.core.port import PORT_NAMES, port_kind, port_name

MARKS: Final = {"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "8": 8, "9": 9, "a": 10, "b": 11, "c": 12}
NUMBERS: Final = tuple(MARKS.values())
DEALT_MARK: Final = "."
MOST_COMPLAINTS: Final = 200
# The six sides of a hex, as directions of the grid.
SIDES: Final = ("ne", "e", "se", "sw", "w", "nw")


@final
class Complaint:
    """Something wrong in what is fixed: at a row and column of the drawing, or at an entry of the list."""

    def __init__(self, code: str, at: tuple[int, int], detail: str, facts: dict[str, str | int]) -> None:
        self.code = code
        self.at = at
        self.detail = detail
        self.facts = facts


def takes_number(letter: str) -> bool:
    """Whether a number token can lie on such a hex; on a random one a producing terrain is dealt then."""
    return letter == terrain.RANDOM_LETTER or terrain.has_number(terrain.LETTERS.index(letter))


def read_numbers(
    drawing: str, cells: dict[Position, str], origin: tuple[int, int]
) -> tuple[dict[Position, int], list[Complaint]]:
    """The drawing of the numbers, laid over a map whose position (0, 0) stands at ``origin``."""
    numbers: dict[Position, int] = {}
    wrong: list[Complaint] = []
    for row, column, mark in marks(drawing):
        if mark == DEALT_MARK:
            continue
        if len(wrong) >= MOST_COMPLAINTS:
            break
        if mark not in MARKS:
            detail = f"unknown mark {mark!r}"
            wrong.append(Complaint("island_number_mark", (row, column), detail, {"letter": mark}))
            continue
        position = position_at(row, column, origin)
        letter = cells.get(position) if position is not None else None
        if position is None or letter is None or not takes_number(letter):
            detail = "no hex that takes a number lies there"
            wrong.append(Complaint("island_number_place", (row, column), detail, {"number": MARKS[mark]}))
            continue
        numbers[position] = MARKS[mark]
    return numbers, wrong


def draw_numbers(
    cells: list[tuple[Position, str]], numbers: dict[Position, int]
) -> list[tuple[Position, str]]:
    """The marks of the drawing, one for each listed hex."""
    mark_of = {number: mark for mark, number in MARKS.items()}
    return [(p, mark_of[numbers[p]] if p in numbers else DEALT_MARK) for p, _ in cells]


def read_ports(entries: list[object], cells: dict[Position, str]) -> tuple[list[FixedPort], list[Complaint]]:
    """The list of the ports: on the coast, none beside another (B12)."""
    ports: list[FixedPort] = []
    wrong: list[Complaint] = []
    for i, entry in enumerate(entries):
        port = _read_port(entry)
        if port is None:
            detail = 'a port is a kind, q, r and a side, as in ["any", 0, 2, "nw"]'
            wrong.append(Complaint("island_port", (i, 0), detail, {}))
            continue
        if not on_coast(port.position, port.side, cells):
            wrong.append(Complaint("island_port_place", (i, 0), "there is no coast on that side", {}))
            continue
        if any(_too_near(port, other, cells) for other in ports):
            wrong.append(Complaint("island_port_near", (i, 0), "another port is too near", {}))
            continue
        ports.append(port)
    return ports, wrong


def _read_port(entry: object) -> FixedPort | None:
    if not (isinstance(entry, list) and len(entry) == 4):
        return None
    kind, q, r, side = entry
    if kind not in PORT_NAMES or side not in SIDES or type(q) is not int or type(r) is not int:
        return None
    return FixedPort(port_kind(kind), (r, q), SIDES.index(side))


def port_line(port: FixedPort) -> str:
    """The entry of a port in the list."""
    r, q = port.position
    return f'["{port_name(port.kind)}", {q}, {r}, "{SIDES[port.side]}"]'


def on_coast(position: Position, side: int, cells: dict[Position, str]) -> bool:
    """Whether a side of a hex is a coast, seen from the land."""
    return is_dry(position, cells) and not is_dry(neighbour(position, side), cells)


def _too_near(port: FixedPort, other: FixedPort, cells: dict[Position, str]) -> bool:
    if neighbour(port.position, port.side) == neighbour(other.position, other.side):
        return True
    return not _ends(port).isdisjoint(_reach(other, cells))


def _ends(port: FixedPort) -> set[tuple[Position, ...]]:
    return {corner(port.position, port.side), corner(port.position, port.side + 1)}


def _reach(port: FixedPort, cells: dict[Position, str]) -> set[tuple[Position, ...]]:
    """The intersections of a port, and those that are their neighbours over land edges."""
    reached = _ends(port)
    for end in list(reached):
        for position in end:
            for i in range(6):
                one, next_one = corner(position, i), corner(position, i + 1)
                beside = neighbour(position, i)
                if end in (one, next_one) and (is_dry(position, cells) or is_dry(beside, cells)):
                    reached |= {one, next_one}
    return reached
