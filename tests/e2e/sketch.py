"""An island drawn by hand in the map editor."""

from playwright.sync_api import Page

# First and last cell of each row, from the fifth row on.
ROWS = ((4, 8), (4, 8), (3, 8), (4, 8), (4, 7))


def middle(page: Page, row: int, column: int) -> tuple[float, float]:
    """Where a cell lies on the screen; rows and columns from 1."""
    cell = page.get_by_role("row").nth(row - 1).get_by_role("gridcell").nth(column - 1)
    box = cell.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def draw_island(page: Page) -> None:
    """Drag over five rows, with the tool that is in hand at first."""
    for row, (first, last) in enumerate(ROWS, 5):
        page.mouse.move(*middle(page, row, first))
        page.mouse.down()
        # A fast hand: the cells between are painted all the same.
        page.mouse.move(*middle(page, row, last))
        page.mouse.up()
