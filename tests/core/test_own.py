"""Own maps: one form for all texts that say the same, and records that carry their map."""

import json

import pytest

from hexfolk.bots import choose
from hexfolk.core.chance import Recorder, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadIsland, BadRecord
from hexfolk.core.game import Classic
from hexfolk.core.island import Island
from hexfolk.core.map_reading import LONGEST_MAP, parse_island
from hexfolk.core.map_text import island_text
from hexfolk.core.options import Options
from hexfolk.core.own import KEY, make_own, own_island, own_text
from hexfolk.core.record import Record, Seat, replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.state import OVER, State
from hexfolk.core.topology import Topology
from hexfolk.islands import catalogue, topology_of


def lagoon(name: str = "Mine") -> str:
    """The Lagoon as somebody's own map."""
    text = island_text(catalogue()["lagoon"])
    return text.replace('id = "lagoon"', f'id = "some_id"\nname = "{name}"')


def test_the_key_follows_what_the_map_says_and_nothing_else() -> None:
    mine = own_island(lagoon())
    assert mine.key.startswith(KEY)
    same = (
        "# mine\n" + lagoon(),
        lagoon().replace("\n", "\r\n"),
        lagoon().replace("some_id", "x"),
        own_text(mine),
    )
    assert {own_island(text).key for text in same} == {mine.key}
    assert own_island(lagoon("Yours")).key != mine.key
    assert own_island(lagoon().replace("target = 10", "target = 11")).key != mine.key
    assert own_text(own_island(own_text(mine))) == own_text(mine)


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_every_island_of_the_game_could_be_somebodys_own(key: str) -> None:
    known = catalogue()[key]
    assert not known.key.startswith(KEY)
    assert own_text(known) == ""
    mine = own_island(island_text(known))
    assert (mine.cells, mine.players, mine.no_start) == (known.cells, known.players, known.no_start)


def test_a_map_that_pretends_to_be_another_is_told_apart() -> None:
    other = own_island(lagoon())
    pretender = lagoon("Pretender").replace("some_id", other.key)
    assert own_island(pretender).key not in (other.key, "some_id")


def test_a_text_beyond_all_maps_is_refused() -> None:
    with pytest.raises(BadIsland) as refused:
        own_island(lagoon() + "#" * LONGEST_MAP)
    assert (refused.value.code, refused.value.facts) == ("island_too_long", {"most": LONGEST_MAP})


# --- records ----------------------------------------------------------------------------------


def played(island: Island, seed: int, most: int) -> tuple[Record, State]:
    """A game of settlers on an island, with its record."""
    chance = Recorder(Seeded(seed))
    options = Options(2, target=8)
    board = deal(Topology(island), chance)
    record = Record(options, board, [Seat("bot", "settler", name) for name in ("Ada", "Birch")])
    record.deal = chance.take()
    rules = Classic()
    state = rules.new_game(board, options)
    for _ in range(most):
        if state.phase == OVER:
            break
        seat = int(rules.next_to_act(state))
        action = choose("settler", rules.observe(state, seat), 1)
        assert action is not None
        rules.apply(state, seat, action, chance)
        record.add(seat, action, chance.take())
    record.close(state)
    return record, state


def nowhere(key: str) -> Topology:
    """A catalogue without islands."""
    raise KeyError(key)


def test_a_record_brings_its_map_along() -> None:
    record, state = played(own_island(lagoon("Söt “ö”")), 3, 5000)
    assert state.phase == OVER
    text = record.to_text()
    again = parse_record(text, nowhere)
    assert again.to_text() == text
    assert replay(again) == state
    assert again.board.topology.island.name == "Söt “ö”"


def test_a_record_of_the_game_s_own_islands_has_no_map() -> None:
    record, _ = played(catalogue()["lagoon"], 3, 40)
    assert "\nisland " not in record.to_text()


@pytest.mark.parametrize(
    ("wrong", "code", "line"),
    [
        ("island", "record_island", 4),
        ("island nonsense", "record_island", 4),
        ("island 7", "record_island", 4),
        ('island "id = "', "record_island", 4),
        ("island " + "[" * 100_000, "record_island", 4),
        ("island " + json.dumps("#" * (LONGEST_MAP + 1)), "record_island", 4),
        ("island " + json.dumps(lagoon("Another")), "record_header", 5),
        ("", "record_line", 4),
    ],
)
def test_a_map_that_makes_no_sense_is_told_by_its_line(wrong: str, code: str, line: int) -> None:
    record, _ = played(own_island(lagoon()), 3, 20)
    lines = record.to_text().split("\n")
    assert lines[3].startswith('island "id = \\"own\\"')
    lines[3] = wrong
    with pytest.raises(BadRecord) as fault:
        parse_record("\n".join(lines), topology_of)
    assert (fault.value.code, fault.value.line) == (code, line)


@pytest.mark.parametrize(
    "wrong", ["drawn", "drawn terrain/3=1", "drawn island/3=1 island/3=2", "drawn island/3=3"]
)
def test_the_draw_of_an_island_is_one_draw(wrong: str) -> None:
    record, _ = played(catalogue()["lagoon"], 3, 20)
    lines = record.to_text().split("\n")
    good = "\n".join([*lines[:4], "drawn island/3=1", *lines[4:]])
    assert parse_record(good, topology_of).to_text() == good
    with pytest.raises(BadRecord) as fault:
        parse_record("\n".join([*lines[:4], wrong, *lines[4:]]), topology_of)
    assert (fault.value.code, fault.value.line) == ("record_draw", 5)


def test_an_island_is_made_ones_own_in_place() -> None:
    island = parse_island(lagoon())
    assert make_own(island) is island
    assert island.key == own_island(lagoon()).key
