"""B70: what the lobby says about targets that are far."""

import pytest

from hexfolk import islands
from hexfolk.core.bits import members
from hexfolk.core.topology import NONE
from hexfolk.lab.simulation import Setting, game_seed, play
from hexfolk.survey import worst_packing
from hexfolk.table.choices import check_options
from hexfolk.table.reach import cautions, is_hard, most_buildings, most_points
from hexfolk.view.messages.table import OptionsView
from tests.table.conftest import House

# Three hexes around one intersection: thirteen sites, of which at most seven can be built on.
TRIO = """id = "trio"
players = [2, 2]
target = 10
map = \"\"\"
? ?
 ?
\"\"\"

[terrain]
forest = 1
field = 1
mountains = 1

[numbers]
4 = 1
5 = 1
9 = 1

[ports]
any = 1
"""


def plain(**given: int | str | bool) -> OptionsView:
    return OptionsView(**{"route_award": False, "army_award": False, **given})  # type: ignore[arg-type]


def test_b70_the_usual_tables_are_told_nothing() -> None:
    for players in range(2, 9):
        assert cautions(OptionsView(players=players), "") == []
    for key, island in islands.catalogue().items():
        for players in range(island.players[0], island.players[1] + 1):
            options = OptionsView(players=players, island=key, target=max(8, island.target))
            assert cautions(options, "") == [], key


def test_b70_far_targets_are_told_where_room_and_awards_are_few() -> None:
    assert cautions(OptionsView(target=14), "") == []
    assert cautions(plain(target=13), "") == []
    assert cautions(plain(target=14), "") == ["target_hard"]
    assert cautions(plain(target=15, players=3), "") == []
    assert cautions(plain(target=13, players=4, island="lagoon"), "") == []
    assert cautions(plain(target=14, players=4, island="lagoon"), "") == ["target_hard"]
    # Of an island that is drawn later the standard board tells.
    assert cautions(plain(target=14, island="random"), "") == ["target_hard"]


@pytest.mark.parametrize("key", ["lagoon", "standard19", "standard44"])
def test_no_more_buildings_than_that_find_room(key: str) -> None:
    topology = islands.topology_of(key)
    sites = members(topology.sites, 0, topology.node_words)
    taken: set[int] = set()
    for site in sites:
        near = {int(n) for n in topology.node_nodes[3 * site : 3 * site + 3] if n != NONE}
        if not near & taken:
            taken.add(site)
    assert worst_packing(topology) <= len(taken) <= most_buildings(topology) <= len(sites)


def test_b70_what_nobody_can_reach_on_a_tiny_island() -> None:
    topology = islands.own_topology(TRIO)
    assert most_buildings(topology) == 7
    far = plain(players=2, island="own", target=15)
    # Five buildings, four of them cities, and the point cards; the other player has founded twice.
    assert most_points(far, topology) == 5 + 4 + 5
    assert cautions(far, TRIO) == ["target_impossible"]
    assert most_points(OptionsView(players=2, island="own"), topology) == 5 + 4 + 5 + 4
    assert cautions(plain(players=2, island="own", target=14), TRIO) == ["target_hard"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("island", "players", "target", "awards"),
    [("standard19", 4, 15, False), ("standard19", 5, 13, False), ("lagoon", 4, 15, True)],
)
def test_hard_is_what_bots_do_not_reach(island: str, players: int, target: int, awards: bool) -> None:
    options = OptionsView(players, island, target, route_award=awards, army_award=awards)
    assert is_hard(options, worst_packing(islands.topology_of(island)))
    setting = Setting(check_options(options), island, ("settler",) * players, 60 * players)
    games = [play(setting, game_seed(70, number)) for number in range(20)]
    assert sum(game.winner >= 0 for game in games) < 10


async def test_the_lobby_tells_it_to_all(house: House) -> None:
    table = await house.make("ann", options=plain(target=14))
    ann, eve = await house.join(table, "ann"), await house.join(table, "eve")
    assert (ann.table.cautions, eve.table.cautions) == (["target_hard"], ["target_hard"])
