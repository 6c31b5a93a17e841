"""The drawn examples: legal positions, with captions that say what the rules say."""

import re
from itertools import combinations
from xml.etree import ElementTree

from hexfolk.core.board import RED
from hexfolk.core.options import Options
from hexfolk.rulebook import figures as drawn
from hexfolk.rulebook.figures import figures
from hexfolk.rulebook.stage import Stage
from scripts.draw_rulebook import PLACE
from scripts.draw_rulebook import drawn as draw_symbols

ART = PLACE.read_text(encoding="utf-8")


def test_every_picture_is_whole_and_uses_only_symbols_of_the_page() -> None:
    known = set(re.findall(r'id="(r-[\w-]+)"', ART))
    for figure in figures().values():
        for picture in figure.pictures:
            ElementTree.fromstring(picture)  # noqa: S314 (our own drawing)
            used = set(re.findall(r'(?:href="#|url\(#)(r-[\w-]+)', picture))
            assert used
            assert used <= known
            assert "style=" not in picture, "the server's policy would not let it in"


def test_the_symbols_are_those_of_the_table() -> None:
    assert draw_symbols() == ART, "python scripts/draw_rulebook.py writes them anew"


def test_b10_no_two_red_numbers_touch_in_an_example() -> None:
    for hexes in (drawn.SEVEN, drawn.EIGHTS):
        stage = Stage(drawn.ROWS.format(*(word[0] for word in hexes.split(" "))), hexes)
        red = [h for h in range(7) if int(stage.board.number[h]) in RED]
        assert len(red) == 2
        assert all(b not in stage.topology.hex_beside[a] for a, b in combinations(red, 2))


def test_what_the_captions_say() -> None:
    told = {name: figure.told for name, figure in figures().items()}
    assert told["distance"] == {"barred": 3}
    assert told["founding"] == {"cards": 3}
    assert told["production"] == {"one": 1, "two": 2}
    assert told["robber"] == {"one": 0, "two": 1, "victims": 1}
    assert told["friendly"] == {"one_points": 2, "other_points": 3, "allowed": 3, "barred": 3}
    assert told["special"] == {"first": 2, "second": 4, "third": 0, "passed": 3}
    assert told["route"] == {"fork_roads": 4, "fork": 3, "ring_roads": 8, "ring": 8}
    assert told["broken"] == {"before": 7, "after": 4, "other": 3}
    assert told["corners"]["good"] > 10 > told["corners"]["poor"]


def test_b17_every_other_intersection_is_free() -> None:
    stage = Stage("  F P\n H A M\n  F D", drawn.SEVEN)
    node = stage.corner(3, 0)
    stage.settle(0, node)
    assert sorted(stage.too_close()) == sorted(stage.neighbours(node))
    assert len(stage.free()) == int(stage.topology.node_count) - 1 - len(stage.neighbours(node))


def test_a_stage_of_five_pays_and_robs_every_seat() -> None:
    stage = Stage("  F P\n H A M\n  F D", drawn.EIGHTS, options=Options(players=5))
    stage.settle(1, stage.corner(0, 4))
    stage.settle(4, stage.corner(4, 4))
    gained = stage.roll(8)
    assert [sum(cards.values()) for cards in gained] == [0, 1, 0, 0, 1]
    assert stage.robbed(4, mover=1) == [4]
