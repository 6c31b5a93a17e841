"""The options of a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfolk.core.errors import BadOption
from hexfolk.core.options import DEALS, SWITCHES, Options, options_text, parse_options

all_options = st.builds(
    Options,
    players=st.integers(2, 8),
    target=st.integers(8, 15),
    deal=st.sampled_from(DEALS),
    **{name: st.booleans() for name in SWITCHES},
)


def test_defaults_of_the_lobby() -> None:
    options = Options()
    assert (options.players, options.target, options.dice, options.deal) == (4, 10, "normal", "random")
    assert options.switches() == {
        "friendly_robber": False,
        "robber": True,
        "discard": True,
        "route_award": True,
        "army_award": True,
        "special_building": True,
        "gifts": True,
        "bank_shown": True,
    }


@given(all_options)
def test_options_come_back_from_their_text(options: Options) -> None:
    text = options_text(options)
    assert parse_options(text) == options
    assert options_text(parse_options(text)) == text
    assert hash(parse_options(text)) == hash(options)


def test_what_is_left_out_has_its_default() -> None:
    assert parse_options("") == Options()
    assert parse_options("friendly_robber=on players=6") == Options(players=6, friendly_robber=True)
    # As records have it that know of one way to deal.
    assert parse_options("bank_shown=on dice=normal").deal == "random"


@pytest.mark.parametrize(
    ("text", "field", "code"),
    [
        ("players=1", "players", "out_of_range"),
        ("players=9", "players", "out_of_range"),
        ("players=99999", "players", "unknown"),
        ("players=x", "players", "unknown"),
        ("players=", "players", "unknown"),
        ("players", "players", "unknown"),
        ("players=-4", "players", "unknown"),
        ("target=7", "target", "out_of_range"),
        ("target=16", "target", "out_of_range"),
        ("robber=maybe", "robber", "unknown"),
        ("robber=True", "robber", "unknown"),
        ("dice=loaded", "dice", "unknown"),
        ("deal=loaded", "deal", "unknown"),
        ("deal=", "deal", "unknown"),
        ("luck=on", "luck", "unknown"),
        ("=on", "", "unknown"),
    ],
)
def test_options_out_of_range(text: str, field: str, code: str) -> None:
    with pytest.raises(BadOption) as fault:
        parse_options(text)
    assert (fault.value.field, fault.value.code) == (field, code)


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("switch", [True, False])
def test_special_building_is_for_five_and_more(players: int, switch: bool) -> None:
    options = Options(players, special_building=switch)
    assert options.slots == (switch and players >= 5)


def test_options_are_values() -> None:
    assert Options() != Options(players=3)
    assert Options() != "players=4"
    assert len({Options(), Options(), Options(gifts=False)}) == 2
