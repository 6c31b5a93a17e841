"""What the pages tell in numbers: asked of the rules, and right beside the sheet of numbered rules."""

from fractions import Fraction
from itertools import product

from hexfolk.core.board import DOTS
from hexfolk.rulebook.facts import chances, costs, default_of, facts, isles, sizes
from hexfolk.rulebook.options import OPTIONS
from hexfolk.view.messages.table import OptionsView


def test_every_sum_has_its_exact_chance() -> None:
    throws = list(product(range(1, 7), repeat=2))
    for chance in chances():
        share = Fraction(sum(1 for throw in throws if sum(throw) == chance.sum), len(throws))
        assert Fraction(chance.fraction) == share
        assert Fraction(chance.reduced or chance.fraction) == share
        assert chance.share == float(share)
    assert sum(Fraction(chance.fraction) for chance in chances()) == 1
    assert [chance.reduced for chance in chances()] == [
        *("", "1/18", "1/12", "1/9", "", "1/6", "", "1/9", "1/12", "1/18", ""),
    ]


def test_b3_b4_b7_the_groups_of_players() -> None:
    assert [(size.least, size.most) for size in sizes()] == [(2, 4), (5, 6), (7, 8)]
    assert [size.bank for size in sizes()] == [19, 24, 29]
    assert [sum(size.deck) for size in sizes()] == [25, 34, 43]
    assert [size.hexes for size in sizes()] == [19, 30, 44]
    assert [size.tokens for size in sizes()] == [18, 28, 41]
    assert [size.ports + size.own_ports for size in sizes()] == [9, 11, 13]
    assert [size.intersections for size in sizes()] == [54, 80, 112]
    assert all(sum(size.terrain.values()) == size.hexes for size in sizes())


def test_b5_the_costs() -> None:
    paid = {
        thing: {kind: number for kind, number in cost.items() if number} for thing, cost in costs().items()
    }
    assert paid == {
        "road": {"wood": 1, "brick": 1},
        "settlement": {"wood": 1, "brick": 1, "wool": 1, "grain": 1},
        "city": {"grain": 2, "ore": 3},
        "development": {"wool": 1, "grain": 1, "ore": 1},
    }


def test_the_numbers_in_sentences() -> None:
    known = facts()
    points = ("settlement_points", "city_points", "card_points", "route_points", "army_points")
    assert [known[name] for name in points] == [1, 2, 1, 2, 2]
    assert (known["target"], known["target_low"], known["target_high"]) == (10, 8, 15)
    assert (known["hand_over"], known["hand_gone"]) == (9, 4)
    assert known["special_from"] == 5
    assert (known["islands"], known["island_smallest"], known["island_largest"]) == (22, 12, 61)
    assert len(isles()) == known["islands"]


def test_every_option_of_a_table_stands_on_the_page() -> None:
    assert set(OptionsView.__struct_fields__) <= set(OPTIONS)
    # What the lobby has beside them: sets of options, the pace of bots, and whether the table is listed.
    assert set(OPTIONS) - set(OptionsView.__struct_fields__) == {"preset", "pace", "public"}
    assert default_of("target") == 10


def test_b9_the_dots_of_a_token_are_its_chances() -> None:
    for chance in chances():
        assert int(DOTS[chance.sum]) == chance.throws
