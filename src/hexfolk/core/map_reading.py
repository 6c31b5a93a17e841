"""A map file read: the island that it tells, or everything that is wrong with it.

TOML with the map drawn as text, one line per row and one letter per hex, neighbours two
columns apart: ``?`` terrain dealt at random, ``F H P A M`` fixed terrain, ``D`` desert,
``G`` gold, ``L`` lake, ``S`` sea, blank for the open water around. ``docs/maps.md`` tells it
to those who draw maps.
"""

import tomllib
from typing import Final, final

from hexfolk.core import terrain
from hexfolk.core.drawing import marks, position_at
from hexfolk.core.errors import BadIsland
from hexfolk.core.fixed import NUMBERS, read_numbers, read_ports
from hexfolk.core.hexgrid import Position
from hexfolk.core.island import FixedPort, Island
from hexfolk.core.options import LOWEST_TARGET
from hexfolk.core.port import PORT_NAMES, port_kind
from hexfolk.core.toml_fault import TomlFault
from hexfolk.core.toml_places import Places

MOST_POSITIONS: Final = 200
LONGEST_MAP: Final = 16 * 1024
"""Characters of a map file: more than 200 positions need, and soon read."""
LONGEST_LINE: Final = 1_000
LONGEST_ID: Final = 40
LONGEST_NAME: Final = 40
# Above that of the base game: a map may suggest what only modules take.
HIGHEST_SUGGESTED: Final = 20
SHIPS: Final = ("optional", "required")
NEEDED: Final = ("id", "players", "map", "terrain", "numbers", "ports")
FIELDS: Final = (*NEEDED, "name", "target", "no_start", "fixed_numbers", "fixed_ports", "seafaring")


def parse_island(text: str) -> Island:
    """Read a map file. Raises BadIsland with the line and column of the first thing that is wrong."""
    island, faults = read_island(text)
    if island is None:
        raise faults[0]
    return island


def read_island(text: str) -> tuple[Island | None, list[BadIsland]]:
    """Read a map file and tell everything that is wrong, in the order of the text; no island then."""
    reading = Reading(text)
    return reading.island, reading.faults


@final
class Reading:
    """One reading of a text: the island that it tells, None if it has faults, and where everything stands."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise TypeError(f"an island is read from text, not from {type(text).__name__}")
        # As the TOML reader counts lines.
        self.text = text.replace("\r\n", "\n")
        self.faults: list[BadIsland] = []
        self.data: dict[str, object] = {}
        self.places = Places("")
        self.origin = (0, 0)
        """Row and column of the drawing at which position (0, 0) stands."""
        self.spots: dict[Position, tuple[int, int]] = {}
        """Line and column of each position of the map."""
        island = self._read()
        self.sketch = island if island is not None and 0 < len(island.cells) <= MOST_POSITIONS else None
        """The shape as far as it can be read, for those still drawing; its pools count for nothing."""
        self.faults.sort(key=lambda fault: (fault.line, fault.column))
        self.island = None if self.faults else island

    def _read(self) -> Island | None:
        """None if the text is no TOML; with faults, the island is not to be used."""
        if not self._load():
            return None
        for field in self.data:
            if field not in FIELDS:
                self._wrong_key(
                    "island_field_unknown", field, f"no field is called '{field}'", {"field": field}
                )
        for field in NEEDED:
            if field not in self.data:
                self._wrong("island_field_missing", (1, 1), f"no '{field}'", {"field": field})
        key, name = self._key(), self._name()
        players, target = self._players(), self._target("target", self.data.get("target", 10))
        seafaring, seafaring_target = self._seafaring()
        before = len(self.faults)
        cells = self._map()
        # What does not fit a wrong map is no fault of its own.
        known = cells if len(self.faults) == before else None
        fixed_numbers = self._fixed_numbers(known)
        terrains = self._members("terrain", terrain.NAMES[: terrain.LAKE])
        numbers = self._members("numbers", tuple(map(str, NUMBERS)))
        if "terrain" in self.data and "numbers" in self.data and len(self.faults) == before:
            self._check_sums(cells, terrains, numbers, fixed_numbers)
        no_start, fixed_ports = self._no_start(known), self._fixed_ports(known)
        ports = self._members("ports", PORT_NAMES)
        return Island(
            key,
            players,
            target,
            cells,
            [terrain.NAMES.index(name) for name in terrains],
            [int(n) for n in numbers],
            [port_kind(name) for name in ports],
            no_start,
            name,
            seafaring,
            seafaring_target,
            fixed_numbers,
            fixed_ports,
        )

    def _load(self) -> bool:
        if len(self.text) > LONGEST_MAP:
            detail = f"more than {LONGEST_MAP} characters"
            self._wrong("island_too_long", (1, 1), detail, {"most": LONGEST_MAP})
            return False
        for number, line in enumerate(self.text.split("\n"), 1):
            # The TOML reader takes long over long keys.
            if len(line) > LONGEST_LINE:
                detail = f"a line of more than {LONGEST_LINE} characters"
                self._wrong("island_line", (number, 1), detail, {"most": LONGEST_LINE})
                return False
        try:
            self.data = tomllib.loads(self.text)
            self.places = Places(self.text)
        except (ValueError, RecursionError) as error:
            fault = TomlFault(self.text, error)
            self._wrong("island_toml", fault.place, fault.said, {"kind": fault.kind})
            return False
        return True

    def _wrong(
        self, code: str, place: tuple[int, int], detail: str, facts: dict[str, str | int] | None = None
    ) -> None:
        self.faults.append(BadIsland(code, place[0], place[1], detail, facts))

    def _wrong_key(self, code: str, path: str, detail: str, facts: dict[str, str | int]) -> None:
        self._wrong(code, self.places.key(path), detail, facts)

    def _wrong_value(
        self, code: str, path: str, detail: str, facts: dict[str, str | int] | None = None
    ) -> None:
        self._wrong(code, self.places.value(path), detail, facts)

    def _key(self) -> str:
        key = self.data.get("id", "none")
        # An id stands in records and addresses: one word. "standard" means the board that fits the players.
        if (
            isinstance(key, str)
            and key.isascii()
            and key.replace("_", "").isalnum()
            and len(key) <= LONGEST_ID
            and key != "standard"
        ):
            return key
        self._wrong_value(
            "island_id",
            "id",
            f"'id' must be one word of at most {LONGEST_ID} letters and digits, not 'standard'",
            {"most": LONGEST_ID},
        )
        return ""

    def _name(self) -> str:
        name = self.data.get("name", "")
        if (
            isinstance(name, str)
            and len(name) <= LONGEST_NAME
            and name.isprintable()
            and name == name.strip()
        ):
            return name
        detail = f"'name' must be a plain text of at most {LONGEST_NAME} characters"
        self._wrong_value("island_name", "name", detail, {"most": LONGEST_NAME})
        return ""

    def _players(self) -> tuple[int, int]:
        value = self.data.get("players", [2, 4])
        if not (isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value)):
            self._wrong_value(
                "island_field", "players", "'players' must be two numbers", {"field": "players"}
            )
            return (2, 4)
        if not 2 <= value[0] <= value[1] <= 8:
            self._wrong_value("island_players", "players", "players must lie in 2 … 8")
            return (2, 4)
        return (int(value[0]), int(value[1]))

    def _target(self, path: str, value: object) -> int:
        if type(value) is int and LOWEST_TARGET <= value <= HIGHEST_SUGGESTED:
            return value
        detail = f"a target must be a number from {LOWEST_TARGET} to {HIGHEST_SUGGESTED}"
        self._wrong_value("island_target", path, detail, {"low": LOWEST_TARGET, "high": HIGHEST_SUGGESTED})
        return 10

    def _seafaring(self) -> tuple[str, int]:
        """How well ships suit the map, and the target with them."""
        if "seafaring" not in self.data:
            return ("no", 0)
        table = self.data["seafaring"]
        if not (isinstance(table, dict) and table.get("use") in SHIPS):
            detail = "'seafaring' must be a table with 'use', optional or required, and 'target'"
            place = "seafaring.use" if isinstance(table, dict) and "use" in table else "seafaring"
            self._wrong_value("island_seafaring", place, detail)
            return ("no", 0)
        for field in table:
            if field not in ("use", "target"):
                path = f"seafaring.{field}"
                self._wrong_key("island_field_unknown", path, f"no field is called '{path}'", {"field": path})
        return (str(table["use"]), self._target("seafaring.target", table.get("target")))

    def _map(self) -> list[tuple[Position, str]]:
        """The listed positions with their letters; none if the drawing is no text."""
        drawing = self.data.get("map", "?")
        if not isinstance(drawing, str):
            self._wrong_value("island_field", "map", "'map' must be a text", {"field": "map"})
            return []
        found: list[tuple[int, int, str]] = []
        parity, crooked = -1, -1
        for row, column, letter in marks(drawing):
            place = self.places.within("map", row, column)
            if letter != terrain.RANDOM_LETTER and letter not in terrain.LETTERS:
                self._wrong("island_letter", place, f"unknown letter {letter!r}", {"letter": letter})
                continue
            if parity < 0:
                parity = (column - row) % 2
            if (column - row) % 2 != parity:
                # Most often a whole row is shifted: that is said once.
                if crooked != row:
                    self._wrong("island_column", place, "letter between two columns")
                crooked = row
                continue
            found.append((row, column, letter))
        first = self.places.within("map", 0, 0)
        if not any(letter != "S" for _, _, letter in found):
            self._wrong("island_empty", first, "no land")
        if len(found) > MOST_POSITIONS:
            facts: dict[str, str | int] = {"most": MOST_POSITIONS, "given": len(found)}
            self._wrong("island_size", first, f"more than {MOST_POSITIONS} positions", facts)
        # Blank lines above and blank columns at the left are no part of the shape.
        top = min((row for row, _, _ in found), default=0)
        left = min((column for _, column, _ in found), default=0) // 2 * 2
        self.origin = (top, left + (parity + top) % 2)
        cells: list[tuple[Position, str]] = []
        for row, column, letter in found:
            position = position_at(row, column, self.origin)
            if position is not None:
                cells.append((position, letter))
                self.spots[position] = self.places.within("map", row, column)
        return cells

    def _fixed_numbers(self, cells: list[tuple[Position, str]] | None) -> dict[Position, int]:
        """Number tokens that are not dealt: on hexes of ``cells``, if those are known."""
        drawing = self.data.get("fixed_numbers", "")
        if not isinstance(drawing, str):
            detail = "'fixed_numbers' must be a text"
            self._wrong_value("island_field", "fixed_numbers", detail, {"field": "fixed_numbers"})
            return {}
        if cells is None:
            return {}
        numbers, complaints = read_numbers(drawing, dict(cells), self.origin)
        for complaint in complaints:
            row, column = complaint.at
            place = self.places.within("fixed_numbers", row, column)
            self._wrong(complaint.code, place, complaint.detail, complaint.facts)
        return numbers

    def _fixed_ports(self, cells: list[tuple[Position, str]] | None) -> list[FixedPort]:
        """Ports that are not dealt: on the coasts of ``cells``, if those are known."""
        given = self.data.get("fixed_ports", [])
        if not isinstance(given, list):
            detail = "'fixed_ports' must be a list"
            self._wrong_value("island_field", "fixed_ports", detail, {"field": "fixed_ports"})
            return []
        if cells is None:
            return []
        ports, complaints = read_ports(given[: MOST_POSITIONS + 1], dict(cells))
        for complaint in complaints:
            self._wrong_value(
                complaint.code, f"fixed_ports.{complaint.at[0]}", complaint.detail, complaint.facts
            )
        return ports

    def _members(self, table: str, order: tuple[str, ...]) -> list[str]:
        """A table of counts as a list of names, in the order of ``order``."""
        counts = self.data.get(table, {})
        if not isinstance(counts, dict):
            self._wrong_value("island_field", table, f"'{table}' must be a table of counts", {"field": table})
            return []
        for name, number in counts.items():
            path = f"{table}.{name}"
            if name not in order:
                self._wrong_key("island_field_unknown", path, f"no field is called '{path}'", {"field": path})
            elif type(number) is not int or not 0 <= number <= MOST_POSITIONS:
                detail = f"'{path}' must be a number from 0 to {MOST_POSITIONS}"
                self._wrong_value("island_count", path, detail, {"field": path, "most": MOST_POSITIONS})
                counts = {}
        names: list[str] = []
        for name in order:
            names += [name] * int(counts.get(name, 0))
        return names

    def _check_sums(
        self,
        cells: list[tuple[Position, str]],
        terrains: list[str],
        numbers: list[str],
        fixed: dict[Position, int],
    ) -> None:
        wild = sum(1 for _, letter in cells if letter == terrain.RANDOM_LETTER)
        if wild != len(terrains):
            detail = f"{len(terrains)} terrains for {wild} random hexes"
            facts: dict[str, str | int] = {"given": len(terrains), "needed": wild}
            self._wrong_key("island_terrain_sum", "terrain", detail, facts)
            return
        kinds = [terrain.NAMES.index(name) for name in terrains]
        kinds += [terrain.LETTERS.index(letter) for _, letter in cells if letter != terrain.RANDOM_LETTER]
        producing = sum(1 for kind in kinds if terrain.has_number(kind))
        if producing - len(fixed) != len(numbers):
            detail = f"{len(numbers)} number tokens for {producing - len(fixed)} producing hexes"
            facts = {"given": len(numbers), "needed": producing - len(fixed)}
            self._wrong_key("island_number_sum", "numbers", detail, facts)
        # Neither desert nor gold is dealt below a fixed number.
        barren = sum(1 for name in terrains if terrain.NAMES.index(name) >= terrain.DESERT)
        free = sum(1 for p, letter in cells if letter == terrain.RANDOM_LETTER and p not in fixed)
        if barren > free:
            detail = f"{barren} deserts and gold fields for {free} random hexes without a number"
            self._wrong_key("island_desert_room", "terrain", detail, {"given": barren, "needed": free})

    def _no_start(self, cells: list[tuple[Position, str]] | None) -> list[Position]:
        """Land hexes, as [q, r], without starting settlements at their corners."""
        given = self.data.get("no_start", [])
        if not isinstance(given, list):
            self._wrong_value(
                "island_field", "no_start", "'no_start' must be a list of [q, r]", {"field": "no_start"}
            )
            return []
        land = {position for position, letter in cells or [] if letter != "S"}
        places: list[Position] = []
        for i, pair in enumerate(given):
            path = f"no_start.{i}"
            if not (isinstance(pair, list) and len(pair) == 2 and all(type(n) is int for n in pair)):
                self._wrong_value(
                    "island_field", path, "'no_start' must be a list of [q, r]", {"field": "no_start"}
                )
            elif cells is not None and (pair[1], pair[0]) not in land:
                self._wrong_value("island_no_start", path, "no land hex lies there")
            else:
                places.append((int(pair[1]), int(pair[0])))
        return places
