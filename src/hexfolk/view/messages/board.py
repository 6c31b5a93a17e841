"""An island in messages, before and after it is dealt."""

import msgspec

from hexfolk.view.messages.words import PortKind, TerrainName


class HexView(msgspec.Struct, frozen=True):
    id: str
    x: float
    y: float
    terrain: TerrainName
    number: int | None
    dots: int


class NodeView(msgspec.Struct, frozen=True):
    """An intersection; ``hexes`` are the listed hexes around it, ``port`` an index into ports."""

    id: str
    x: float
    y: float
    hexes: list[str]
    port: int | None


class EdgeView(msgspec.Struct, frozen=True):
    id: str
    a: str
    b: str


class PortView(msgspec.Struct, frozen=True):
    """A port: x, y is the middle of its water position; it serves both ``nodes``."""

    kind: PortKind
    rate: int
    edge: str
    nodes: list[str]
    x: float
    y: float


class BoardView(msgspec.Struct, frozen=True):
    """The dealt island: never changes during a game. ``box`` = min x, min y, max x, max y."""

    hexes: list[HexView]
    nodes: list[NodeView]
    edges: list[EdgeView]
    ports: list[PortView]
    box: tuple[float, float, float, float]
    island: str
    """Id of the island; of an own map ``own_`` and a digest."""
    name: str
    """Of an own map what its maker calls it, else empty."""


class IslandView(msgspec.Struct, frozen=True):
    """An island before it is dealt. ``hexes`` are land, lakes not counted; it is made for ``players``."""

    id: str
    name: str
    """Of an own map what its maker calls it; of the others empty: each language has its own name for them."""
    hexes: int
    lakes: int
    islands: int
    ports: int
    players: tuple[int, int]
    most: int
    """More players than this find no room."""
    target: int
    """Points to win that suit it."""
