"""Positions as rows of characters: every thing stands where it stands on the board, in every scale."""

import msgspec
import pytest

import hexfolk
from hexfolk.core.action import action_text
from hexfolk.render.sketch import LARGE, SMALL, Scale, size, sketch
from hexfolk.view.board import view_board
from hexfolk.view.game import view_game


@pytest.mark.parametrize("scale", [LARGE, SMALL])
def test_everything_on_the_island_is_drawn_once(scale: Scale) -> None:
    game = hexfolk.Game(2, seed=4)
    game.apply(0, "settle n20")
    game.apply(0, next(action for action in game.legal(0) if action_text(action).startswith("road")))
    observation = game.observe(0)
    board, view = view_board(observation.known.board), view_game(observation, 0, 0)
    cells = sketch(board, view, scale)
    columns, rows = size(board, scale)
    assert len(cells) == rows
    assert {len(row) for row in cells} == {columns}
    signs = [cell for row in cells for cell in row]
    assert [cell.sign for cell in signs if cell.ground == "building"] == ["a"]
    robber = [cell for cell in signs if cell.sign == "R"]
    assert [cell.ground for cell in robber] == ["desert"]
    numbers = "".join(cell.sign for cell in signs if cell.sign.isdigit() and cell.ground != "port")
    assert sorted(numbers) == sorted("".join(str(h.number) for h in board.hexes if h.number))
    # One road: its cells, and no others, belong to its seat.
    owned = [cell for cell in signs if cell.owner == 0 and cell.ground != "building"]
    assert {cell.sign for cell in owned} in ({"│"}, {"╱"}, {"╲"})
    # Twenty-four sides of the island of 19 hexes are upright, each one cell high.
    assert sum(cell.sign == "│" for cell in signs) == 24


def test_a_city_has_the_large_letter() -> None:
    game = hexfolk.Game(2, seed=4)
    game.apply(0, "settle n20")
    view = view_game(game.observe(0), 0, 0)
    board = view_board(game.observe(0).known.board)
    grown = msgspec.structs.replace(
        view, buildings=[msgspec.structs.replace(one, kind="city") for one in view.buildings]
    )
    assert [c.sign for row in sketch(board, grown) for c in row if c.ground == "building"] == ["A"]
