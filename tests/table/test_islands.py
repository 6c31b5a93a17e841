"""Which island a table plays on: of the catalogue, by chance, or an own map."""

from typing import TYPE_CHECKING

import msgspec
import pytest

from hexfolk import islands
from hexfolk.core.chance import Seeded
from hexfolk.core.map_reading import LONGEST_MAP
from hexfolk.core.own import own_island, own_text
from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.survey import Survey, survey
from hexfolk.table import ground
from hexfolk.table.entries import Configured, Made, Started, entry_text, parse_entry
from hexfolk.table.ground import read_map
from hexfolk.table.refusal import Refusal
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.board import IslandView
from hexfolk.view.messages.browser import Configure, Start
from hexfolk.view.messages.http import NewTable
from hexfolk.view.messages.server import Ack, Refused
from hexfolk.view.messages.table import OptionsView
from tests.table.conftest import fresh_id, until

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.table.conftest import House, Tab

MINE = """\
id = "whatever"
name = "Two Isles"
players = [2, 4]
target = 9
map = '''
? ? ? S ? ? ?
 ? ? L S ? ? ?
? ? ? S ? D ?
'''

[terrain]
forest = 4
hills = 2
pasture = 4
field = 3
mountains = 3

[numbers]
2 = 1
3 = 1
4 = 2
5 = 2
6 = 2
8 = 2
9 = 2
10 = 2
11 = 1
12 = 1

[ports]
any = 3
wool = 1
"""
OWN = OptionsView(players=2, island="own", target=8)


def code(answer: Ack | Refused) -> str:
    return answer.code if isinstance(answer, Refused) else "ack"


def own_of(tab: "Tab") -> IslandView | None:
    return tab.table.own


async def started(house: "House", table: "Table") -> Started:
    rows = await house.store.read(table.id)
    found = [entry for entry in map(parse_entry, (row.payload for row in rows)) if isinstance(entry, Started)]
    return found[-1]


async def configure(table: "Table", options: OptionsView, own_map: str = "") -> Ack | Refused:
    return await table.handle("ann", Configure(id=fresh_id(), options=options, map=own_map))


async def make_own(house: "House", text: str = MINE, start: bool = True) -> "Table":
    wanted = NewTable("Ann", OWN, [1], "instant", start=start, map=text)
    return await house.find(await house.tables.make("ann", wanted))


async def test_an_own_map_is_played_to_the_end_with_bots(house: "House") -> None:
    table = await make_own(house)
    ann = await house.join(table, "ann")
    assert ann.table.own is not None
    facts = ann.table.own
    assert (facts.name, facts.hexes, facts.lakes, facts.islands, facts.players, facts.target) == (
        "Two Isles",
        17,
        1,
        2,
        (2, 4),
        9,
    )
    assert len(ann.board.board.hexes) == 21
    assert ann.board.board.name == "Two Isles"
    await play_to_the_end(house, table, ann)
    record = record_of(await house.store.read(table.id))
    assert record is not None
    text = record.to_text()
    assert '\nisland "' in text
    again = parse_record(text, islands.topology_of)
    assert again.to_text() == text
    assert table.game is not None
    assert replay(again) == table.game.state


async def play_to_the_end(house: "House", table: "Table", tab: "Tab") -> None:
    from tests.table.conftest import play_on

    await play_on(house, table, [tab], lambda: tab.view.phase == "over")
    await until(lambda: tab.table.finished is not None)


async def test_an_own_map_survives_a_restart(house: "House") -> None:
    table = await make_own(house)
    before = await house.join(table, "ann")
    await house.reopen()
    after = await house.join(await house.find(table.id), "ann")
    assert after.board == before.board
    assert after.table.own == before.table.own
    entry = await started(house, table)
    assert entry.island == own_island(MINE).key
    assert entry.map == own_text(own_island(MINE))


async def test_the_host_changes_to_an_own_map_and_back(house: "House") -> None:
    table = await house.make("ann")
    ann = await house.join(table, "ann")
    assert code(await configure(table, OWN)) == "map_missing"
    assert own_of(ann) is None
    assert code(await configure(table, OWN, MINE)) == "ack"
    assert own_of(ann) is not None
    # Other options, the same map: it need not be sent again.
    assert code(await configure(table, msgspec.structs.replace(OWN, gifts=False))) == "ack"
    rows = await house.store.read(table.id)
    assert [
        len(entry.map) > 0 for row in rows if isinstance(entry := parse_entry(row.payload), Configured)
    ] == [
        True,
        False,
    ]
    assert code(await configure(table, OptionsView(players=2))) == "ack"
    assert own_of(ann) is None
    assert code(await configure(table, OWN)) == "ack"
    assert own_of(ann) is not None
    assert code(await table.handle("ann", Start(id=fresh_id(), anyway=True))) == "ack"
    assert (await started(house, table)).map == own_text(own_island(MINE))


def test_a_map_is_looked_over_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In its own words, and as it is kept: the second time would be on the event loop."""
    looks: list[str] = []

    def count(text: str) -> Survey:
        looks.append(text)
        return survey(text)

    monkeypatch.setattr(ground, "survey", count)
    text = MINE.replace("Two Isles", "Looked At")
    kept = own_text(read_map(text))
    assert read_map(kept) == read_map(text + "# the same\n")
    assert looks == [text]
    with pytest.raises(Refusal):
        read_map(text.replace("[2, 4]", "[2, 8]"))
    assert len(looks) == 2


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("", "", 0),
        ("id =", "island_toml", 1),
        ("x = " + "[" * 900, "island_toml", 1),
        ("x = " + "9" * 990, "island_field_unknown", 1),
        (MINE.replace("L S", "X S"), "island_letter", 7),
        (MINE.replace("forest = 4", "forest = 5"), "island_terrain_sum", 11),
        (MINE.replace("[2, 4]", "[2, 9]"), "island_players", 3),
        (MINE.replace("Two Isles", "x" * 41), "island_name", 2),
        (MINE.replace("Two Isles", "a\\u0007"), "island_name", 2),
        (MINE + "#" * LONGEST_MAP, "island_too_long", 1),
        (
            "map = '''\n" + "? " * 201 + "\n'''\nid='a'\nplayers=[2,4]\n[terrain]\n[numbers]\n[ports]\n",
            "island_size",
            2,
        ),
        (MINE.replace("[2, 4]", "[2, 8]"), "island_room", 3),
        (MINE.replace("any = 3", "any = 60"), "island_ports", 30),
    ],
)
async def test_a_map_that_makes_no_sense_is_refused(
    house: "House", text: str, reason: str, line: int
) -> None:
    table = await house.make("ann", options=OptionsView(players=2))
    answer = await configure(table, OWN, text)
    assert isinstance(answer, Refused)
    if not text:
        assert answer.code == "map_missing"
        return
    assert (answer.code, answer.args["reason"], answer.args["line"]) == ("map_bad", reason, line)
    assert table.standing.lobby.state == "lobby"
    assert table.standing.lobby.map == ""
    with pytest.raises(Refusal) as refused:
        await house.tables.make("bob", NewTable("Bob", OWN, map=text))
    assert refused.value.args_ == answer.args


@pytest.mark.parametrize(
    ("players", "island", "expected"),
    [
        (4, "standard", "ack"),
        (2, "standard19", "ack"),
        (5, "standard", "beginner_board"),
        (4, "random", "beginner_board"),
        (3, "lagoon", "beginner_board"),
    ],
)
async def test_the_layout_for_beginners_is_of_one_board(
    house: "House", players: int, island: str, expected: str
) -> None:
    table = await house.make("ann")
    options = OptionsView(players=players, island=island, deal="beginner")
    assert code(await configure(table, options)) == expected


async def test_who_is_not_host_changes_no_map(house: "House") -> None:
    table = await house.make("ann")
    answer = await table.handle("eve", Configure(id="1", options=OWN, map="nonsense ["))
    assert code(answer) == "not_host"


@pytest.mark.parametrize(
    ("players", "island", "expected"),
    [
        (4, "standard19", "ack"),
        (4, "standard30", "island_large"),
        (8, "standard19", "island_small"),
        (4, "lagoon", "ack"),
        (5, "lagoon", "island_small"),
        (5, "giant", "island_large"),
    ],
)
async def test_the_range_of_players_is_kept(house: "House", players: int, island: str, expected: str) -> None:
    table = await house.make("ann")
    answer = await configure(table, OptionsView(players=players, island=island))
    assert code(answer) == expected
    if expected == "island_large":
        least = islands.catalogue()[island].players[0]
        assert answer.args == {"least": least}  # type: ignore[union-attr]


async def test_an_own_map_keeps_to_its_players(house: "House") -> None:
    table = await house.make("ann")
    assert code(await configure(table, OptionsView(players=8, island="own"), MINE)) == "island_small"


@pytest.mark.parametrize("players", range(2, 9))
async def test_a_map_left_to_chance_fits_and_stands_in_the_record(house: "House", players: int) -> None:
    options = OptionsView(players=players, island="random")
    table = await house.make("ann", options=options, bots=list(range(1, players)), start=True)
    entry = await started(house, table)
    fitting = islands.fitting(players)
    assert entry.drawn == [f"island/{len(fitting)}={fitting.index(entry.island)}"]
    record = record_of(await house.store.read(table.id))
    assert record is not None
    text = record.to_text()
    assert f"\ndrawn {entry.drawn[0]}\n" in text
    assert parse_record(text, islands.topology_of).to_text() == text


def test_chance_reaches_every_island_that_fits() -> None:
    chance = Seeded(5)
    for players in range(2, 9):
        drawn = {islands.choose(islands.RANDOM, players, chance) for _ in range(400)}
        assert drawn == set(islands.fitting(players))


def test_logs_from_before_own_maps_are_read() -> None:
    made = parse_entry('{"kind":"made","host":"h","options":{"players":3},"pace":"fast"}')
    assert isinstance(made, Made)
    assert made.map == ""
    assert "map" not in entry_text(made)
    begun = parse_entry(
        '{"kind":"start","game":1,"rules":1,"options":"","island":"standard19","board":"","chairs":[],'
        '"seating":[],"deal":[]}'
    )
    assert isinstance(begun, Started)
    assert (begun.map, begun.drawn) == ("", [])


def test_equal_maps_have_equal_keys_and_none_is_of_the_catalogue() -> None:
    mine = read_map(MINE)
    assert mine.key == read_map(MINE.replace("\n", "  \r\n")).key == read_map(own_text(mine)).key
    assert mine.key != read_map(MINE.replace("Two", "Three")).key
    assert mine.key.startswith("own_")
    assert not any(key.startswith("own") for key in islands.catalogue())
