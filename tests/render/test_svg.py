"""Positions as SVG."""

import xml.etree.ElementTree as ElementTree

import hexfolk
from hexfolk.bots import choose

SVG = "{http://www.w3.org/2000/svg}"


def titles(picture: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(picture).iter(f"{SVG}title")]  # noqa: S314


def test_a_board_has_every_hex_number_and_port() -> None:
    board = hexfolk.Game(4, seed=3).board
    drawn = ElementTree.fromstring(hexfolk.draw_board(board))  # noqa: S314 (our own drawing)
    assert len(list(drawn.iter(f"{SVG}polygon"))) == 19
    texts = [node.text for node in drawn.iter(f"{SVG}text")]
    assert texts.count("3:1") == 4
    assert sum(1 for text in texts if text and text.startswith("2:1 ")) == 5
    assert sorted(int(t) for t in texts if t and t.isdecimal()) == sorted(int(n) for n in board.number if n)


def test_a_position_has_every_piece() -> None:
    game = hexfolk.Game(3, seed=3)
    while game.state.turn == 0:
        seat = game.to_act[0]
        game.apply(seat, choose("settler", game.observe(seat), 1) or game.legal(seat)[0])
    said = titles(game._repr_svg_())
    for seat in range(3):
        assert said.count(f"settlement of seat {seat}") == 2
        assert said.count(f"road of seat {seat}") == 2
