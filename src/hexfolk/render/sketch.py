"""A position as rows of characters, for terminals; each says what it is, for whoever picks the colours."""

from typing import Final, NamedTuple

from hexfolk.view.messages.board import BoardView, HexView
from hexfolk.view.messages.game import GameView

SETTLEMENTS: Final = "abcdefgh"
CITIES: Final = "ABCDEFGH"
"""The letter of a seat's settlements and of its cities."""
_PORTS: Final = {"any": "3:1", "wood": "wd", "brick": "br", "wool": "wl", "grain": "gr", "ore": "or"}
_ROBBER: Final = "R"


class Cell(NamedTuple):
    """One character. ``ground`` is what lies below it, ``owner`` the seat it belongs to or -1."""

    sign: str
    ground: str
    owner: int = -1
    strong: bool = False


class Scale(NamedTuple):
    """Columns from the middle of a hex to its side, and rows to its upper and to its lowest intersections."""

    half: int
    near: int
    far: int

    @property
    def step(self) -> int:
        """Rows from one row of hexes to the next."""
        return self.near + self.far


LARGE: Final = Scale(4, 1, 3)
SMALL: Final = Scale(3, 1, 2)


def sketch(board: BoardView, view: GameView, scale: Scale = LARGE) -> list[list[Cell]]:
    """The island with everything on it. All rows are equally long."""
    return _Sheet(board, scale).draw(view)


def size(board: BoardView, scale: Scale) -> tuple[int, int]:
    """Columns and rows of the sketch of an island."""
    sheet = _Sheet(board, scale)
    return sheet.columns, sheet.rows


class _Sheet:
    def __init__(self, board: BoardView, scale: Scale) -> None:
        self._board = board
        self._scale = scale
        places = [self._place(node.x, node.y) for node in board.nodes]
        places += [self._place(port.x, port.y) for port in board.ports]
        self._left = min(column for column, _ in places) - 2
        self._top = min(row for _, row in places) - 1
        self.columns = max(column for column, _ in places) - self._left + 3
        self.rows = max(row for _, row in places) - self._top + 2

    def draw(self, view: GameView) -> list[list[Cell]]:
        cells = [[Cell(" ", "sea")] * self.columns for _ in range(self.rows)]
        for hex_ in self._board.hexes:
            self._fill(cells, hex_)
        for port in self._board.ports:
            column, row = self._at(port.x, port.y)
            for place, sign in enumerate(_PORTS[port.kind], column - 1):
                cells[row][place] = Cell(sign, "port", strong=True)
        for hex_ in self._board.hexes:
            self._name(cells, hex_, view.robber == hex_.id)
        nodes = {node.id: node for node in self._board.nodes}
        owners = {road.edge: road.seat for road in view.roads}
        for edge in self._board.edges:
            a, b = nodes[edge.a], nodes[edge.b]
            self._line(cells, self._at(a.x, a.y), self._at(b.x, b.y), owners.get(edge.id, -1))
        for building in view.buildings:
            node = nodes[building.node]
            column, row = self._at(node.x, node.y)
            letters = CITIES if building.kind == "city" else SETTLEMENTS
            cells[row][column] = Cell(letters[building.seat], "building", building.seat, True)
        return cells

    def _place(self, x: float, y: float) -> tuple[int, int]:
        """Column and row of a place on the board, from the middle of the first hex."""
        scale = self._scale
        # A hex side is a unit: the rows of intersections lie 0.5 and 1 beyond the middle of a hex.
        column = round(x / (3**0.5 / 2) * scale.half)
        level = round(2 * y)
        row, rest = divmod(level, 3)
        return column, row * scale.step + (0, scale.near, scale.far)[rest]

    def _at(self, x: float, y: float) -> tuple[int, int]:
        column, row = self._place(x, y)
        return column - self._left, row - self._top

    def _fill(self, cells: list[list[Cell]], hex_: HexView) -> None:
        """The ground of a hex: rows that grow shorter towards its upper and its lower end."""
        if hex_.terrain == "sea":
            return
        column, row = self._at(hex_.x, hex_.y)
        scale = self._scale
        for below in range(-scale.far + 1, scale.far):
            beyond = max(0, abs(below) - scale.near)
            half = scale.half - beyond * scale.half // (scale.far - scale.near)
            for beside in range(-half, half + 1):
                cells[row + below][column + beside] = Cell(" ", hex_.terrain)

    def _name(self, cells: list[list[Cell]], hex_: HexView, robbed: bool) -> None:
        """Number of a hex, and the robber."""
        if hex_.terrain == "sea":
            return
        column, row = self._at(hex_.x, hex_.y)
        text = "" if hex_.number is None else str(hex_.number)
        if robbed:
            text = f"{_ROBBER}{text}"
        start = column - len(text) // 2
        for place, sign in enumerate(text):
            strong = hex_.number in (6, 8) or sign == _ROBBER
            cells[row][start + place] = Cell(sign, hex_.terrain, strong=strong)

    def _line(self, cells: list[list[Cell]], a: tuple[int, int], b: tuple[int, int], seat: int) -> None:
        """The cells between two intersections: a road, or the side of a hex where none is."""
        (left, high), (right, low) = sorted((a, b))
        if left == right:
            for row in range(min(high, low) + 1, max(high, low)):
                cells[row][left] = Cell("│", cells[row][left].ground, seat, seat >= 0)
            return
        sign = "╲" if low > high else "╱"
        for column in range(left + 1, right):
            row = round(high + (low - high) * (column - left) / (right - left))
            cells[row][column] = Cell(sign, cells[row][column].ground, seat, seat >= 0)
