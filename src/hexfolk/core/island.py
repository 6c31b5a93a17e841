"""An island before it is dealt: its shape, and what is dealt onto it."""

from typing import final

from hexfolk.core.hexgrid import Position


@final
class FixedPort:
    """A port on one side of a land hex, a direction of the grid. ``kind`` is a resource or ANY_PORT."""

    def __init__(self, kind: int, position: Position, side: int) -> None:
        self.kind = kind
        self.position = position
        self.side = side

    def key(self) -> tuple[Position, int, int]:
        return (self.position, self.side, self.kind)


@final
class Island:
    """An undealt island.

    ``name`` is the text of an own map, empty for those of the game, whose names are phrases by ``key``.
    ``target`` is the suggested target of the base game; ``seafaring`` says how well the shape suits ships
    (``no``, ``optional`` or ``required``) and ``seafaring_target`` the target then, 0 without ships.
    The pools are dealt beside what ``fixed_numbers`` and ``fixed_ports`` put in their places.
    """

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
        name: str = "",
        seafaring: str = "no",
        seafaring_target: int = 0,
        fixed_numbers: dict[Position, int] | None = None,
        fixed_ports: list[FixedPort] | None = None,
    ) -> None:
        self.key = key
        self.name = name
        self.players = players
        self.target = target
        self.cells = sorted(cells)
        self.terrain_pool = sorted(terrain_pool)
        self.number_pool = sorted(number_pool)
        self.port_pool = sorted(port_pool)
        self.no_start = sorted(set(no_start))
        self.seafaring = seafaring
        self.seafaring_target = seafaring_target
        self.fixed_numbers: dict[Position, int] = dict(sorted((fixed_numbers or {}).items()))
        self.fixed_ports = sorted(fixed_ports or [], key=FixedPort.key)

    def all_numbers(self) -> list[int]:
        """The number tokens of the dealt island."""
        return sorted([*self.number_pool, *self.fixed_numbers.values()])

    def all_ports(self) -> list[int]:
        """The kinds of the ports of the dealt island."""
        return sorted([*self.port_pool, *(port.kind for port in self.fixed_ports)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Island) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def _parts(self) -> tuple[object, ...]:
        return (
            (self.key, self.name, self.players, self.target, self.seafaring, self.seafaring_target),
            tuple(self.cells),
            tuple(self.terrain_pool),
            tuple(self.number_pool),
            tuple(self.port_pool),
            tuple(self.no_start),
            tuple(self.fixed_numbers.items()),
            tuple(port.key() for port in self.fixed_ports),
        )


def is_dry(position: Position, letters: dict[Position, str]) -> bool:
    """Whether land lies at a position of a map; a lake counts as land, its shore is no coast."""
    return letters.get(position, "S") != "S"


def land_hexes(island: Island) -> int:
    """How big an island is said to be: its hexes that are neither sea nor lake."""
    return sum(1 for _, letter in island.cells if letter not in "SL")
