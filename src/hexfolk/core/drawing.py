"""Hexes drawn as text: a line for each row, a letter for each hex, neighbours two columns apart."""

from hexfolk.core.hexgrid import Position


def marks(drawing: str) -> list[tuple[int, int, str]]:
    """Row, column and letter of all that is drawn, in reading order."""
    lines = drawing.rstrip(" \n").split("\n")
    return [
        (row, column, letter)
        for row, line in enumerate(lines)
        for column, letter in enumerate(line)
        if letter != " "
    ]


def position_at(row: int, column: int, origin: tuple[int, int]) -> Position | None:
    """The hex that is drawn there if that at ``origin`` is (0, 0); None between two columns."""
    r = row - origin[0]
    doubled = column - origin[1] - r
    return (r, doubled // 2) if doubled % 2 == 0 else None


def draw(cells: list[tuple[Position, str]]) -> list[str]:
    """The lines that show a letter for each position; the positions are sorted."""
    # An odd shift by one column is part of the drawing; positions stay what they are.
    shift = 0 if all(2 * q + r >= 0 for (r, q), _ in cells) else 1
    rows = [""] * (cells[-1][0][0] + 1)
    for (r, q), letter in cells:
        rows[r] = rows[r].ljust(2 * q + r + shift) + letter
    return rows
