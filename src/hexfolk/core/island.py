"""A map file: the shape of an island and what is dealt onto it.

TOML with the map drawn as text, one line per row and one letter per hex, neighbours two
columns apart: ``?`` terrain dealt at random, ``F H P A M`` fixed terrain, ``D`` desert,
``G`` gold, ``L`` lake, ``S`` sea, blank for the open water around.
"""

import tomllib
from typing import Final

from hexfolk.core import resource, terrain
from hexfolk.core.errors import BadIsland
from hexfolk.core.hexgrid import Position

MOST_POSITIONS: Final = 200
LONGEST_NAME: Final = 40
NUMBERS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
ANY_PORT: Final = -1


class Island:
    """An undealt island. Raised errors while making one: BadIsland."""

    def __init__(
        self,
        key: str,
        players: tuple[int, int],
        target: int,
        cells: list[tuple[Position, str]],
        terrain_pool: list[int],
        number_pool: list[int],
        port_pool: list[int],
        no_start: list[Position],
    ) -> None:
        self.key = key
        self.players = players
        self.target = target
        self.cells = sorted(cells)
        self.terrain_pool = terrain_pool
        self.number_pool = number_pool
        self.port_pool = port_pool
        self.no_start = no_start
        self.name = ""
        """What its maker calls it; the islands of the catalogue are named by the texts of each language."""
        self.text = ""
        """The map itself, for an island that is in no catalogue: what it must be made from again."""


def parse_island(text: str) -> Island:
    """Read a map file. Raises BadIsland with the line and column of what is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadIsland("island_toml", 1, 0, str(error)) from None
    for field in ("id", "map", "players", "terrain", "numbers", "ports"):
        if field not in data:
            raise BadIsland("island_field_missing", 1, 0, f"no '{field}'")
    first_line = _line_of(text, "map") + 1
    cells = _parse_map(str(data["map"]), first_line)
    terrain_pool = _counts(text, data, "terrain", list(terrain.NAMES[: terrain.LAKE]))
    number_pool = [int(n) for n in _names(text, data, "numbers", [str(n) for n in NUMBERS])]
    ports = _names(text, data, "ports", ["any", *resource.NAMES])
    port_pool = [ANY_PORT if name == "any" else resource.NAMES.index(name) for name in ports]

    random_cells = sum(1 for _, letter in cells if letter == terrain.RANDOM_LETTER)
    if random_cells != len(terrain_pool):
        raise BadIsland(
            "island_terrain_sum",
            _line_of(text, "[terrain]"),
            1,
            f"{len(terrain_pool)} terrains for {random_cells} random hexes",
        )
    fixed = [terrain.LETTERS.index(letter) for _, letter in cells if letter != terrain.RANDOM_LETTER]
    producing = sum(1 for t in terrain_pool + fixed if terrain.has_number(t))
    if producing != len(number_pool):
        raise BadIsland(
            "island_number_sum",
            _line_of(text, "[numbers]"),
            1,
            f"{len(number_pool)} number tokens for {producing} producing hexes",
        )
    low, high = _pair(text, data, "players")
    if not 2 <= low <= high <= 8:
        raise BadIsland("island_players", _line_of(text, "players"), 1, "players must lie in 2 … 8")
    key, target = data["id"], data.get("target", 10)
    # An id stands in records and addresses: one word.
    if not (isinstance(key, str) and key.isascii() and key.replace("_", "").isalnum()):
        raise BadIsland(
            "island_field", _line_of(text, "id"), 1, "'id' must be one word of letters and digits"
        )
    if type(target) is not int:
        raise BadIsland("island_field", _line_of(text, "target"), 1, "'target' must be a number")
    no_start = _no_start(text, data)
    island = Island(
        key,
        (low, high),
        target,
        cells,
        terrain_pool,
        number_pool,
        port_pool,
        no_start,
    )
    island.name = _name(text, data)
    return island


def _name(text: str, data: dict[str, object]) -> str:
    name = data.get("name", "")
    if isinstance(name, str) and len(name) <= LONGEST_NAME and (name.isprintable() or not name):
        return name.strip()
    raise BadIsland(
        "island_field",
        _line_of(text, "name"),
        1,
        f"'name' must be a line of at most {LONGEST_NAME} characters",
    )


def _line_of(text: str, start: str) -> int:
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith(start):
            return number
    return 1


def _parse_map(drawing: str, first_line: int) -> list[tuple[Position, str]]:
    cells: list[tuple[Position, str]] = []
    parity = -1
    for r, line in enumerate(drawing.rstrip().splitlines()):
        for column, letter in enumerate(line):
            if letter == " ":
                continue
            if letter != terrain.RANDOM_LETTER and letter not in terrain.LETTERS:
                raise BadIsland("island_letter", first_line + r, column + 1, f"unknown letter {letter!r}")
            if parity < 0:
                parity = (column - r) % 2
            if (column - r) % 2 != parity:
                raise BadIsland("island_column", first_line + r, column + 1, "letter between two columns")
            cells.append(((r, (column - parity - r) // 2), letter))
    if not any(letter != "S" for _, letter in cells):
        raise BadIsland("island_empty", first_line, 1, "no land")
    if len(cells) > MOST_POSITIONS:
        raise BadIsland("island_size", first_line, 1, f"more than {MOST_POSITIONS} positions")
    return cells


def _names(text: str, data: dict[str, object], table: str, allowed: list[str]) -> list[str]:
    """Expand a table of counts to a list of names, in the order of ``allowed``."""
    counts = data[table]
    line = _line_of(text, f"[{table}]")
    if not isinstance(counts, dict):
        raise BadIsland("island_field", line, 1, f"'{table}' must be a table of counts")
    for name, number in counts.items():
        if name not in allowed or not isinstance(number, int) or not 0 <= number <= MOST_POSITIONS:
            raise BadIsland("island_field", line, 1, f"bad entry '{name}' in '{table}'")
    names: list[str] = []
    for name in allowed:
        names += [name] * int(counts.get(name, 0))
    return names


def _counts(text: str, data: dict[str, object], table: str, allowed: list[str]) -> list[int]:
    return [allowed.index(name) for name in _names(text, data, table, allowed)]


def _no_start(text: str, data: dict[str, object]) -> list[Position]:
    places = data.get("no_start", [])
    if isinstance(places, list) and all(
        isinstance(place, list) and len(place) == 2 and all(isinstance(n, int) for n in place)
        for place in places
    ):
        return [(int(r), int(q)) for q, r in places]
    raise BadIsland("island_field", _line_of(text, "no_start"), 1, "'no_start' must be a list of [q, r]")


def _pair(text: str, data: dict[str, object], field: str) -> tuple[int, int]:
    value = data[field]
    if isinstance(value, list) and len(value) == 2 and all(isinstance(n, int) for n in value):
        return int(value[0]), int(value[1])
    raise BadIsland("island_field", _line_of(text, field), 1, f"'{field}' must be two numbers")
