"""Colours and emblems: chosen, wished for, and never two the same."""

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from hexfolk.table.entries import Chair
from hexfolk.table.lobby import COLOURS, emblems
from hexfolk.view.messages.browser import SetColour, SetEmblem, SetSeat, Sit, Stand, Start
from hexfolk.view.messages.http import NewTable
from hexfolk.view.messages.table import OptionsView
from tests.table.test_lobby import code

if TYPE_CHECKING:
    from tests.table.conftest import House, Tab


def looks(tab: "Tab") -> list[tuple[int, int]]:
    return [(seat.colour, seat.emblem) for seat in tab.table.seats]


@given(
    st.permutations(range(COLOURS)),
    st.integers(2, COLOURS),
    st.lists(st.none() | st.integers(0, COLOURS - 1), min_size=COLOURS, max_size=COLOURS, unique=False),
)
def test_no_two_emblems_are_the_same(colours: list[int], players: int, wished: list[int | None]) -> None:
    chosen: list[int | None] = [e if e not in wished[:i] else None for i, e in enumerate(wished)]
    chairs = [Chair(colours[i], emblem=chosen[i]) for i in range(players)]
    found = emblems(chairs)
    assert len(set(found)) == players
    assert [e for i, e in enumerate(found) if chosen[i] is not None] == [
        e for e in chosen[:players] if e is not None
    ]


async def test_an_emblem_follows_the_colour_until_one_is_chosen(house: "House") -> None:
    table = await house.make("ann", bots=[1])
    ann = await house.join(table, "ann")
    assert looks(ann) == [(0, 0), (1, 1), (2, 2), (3, 3)]
    assert code(await table.handle("ann", SetColour(id="1", colour=5))) == "ack"
    assert looks(ann)[0] == (5, 5)
    assert code(await table.handle("ann", SetEmblem(id="2", emblem=1))) == "emblem_taken"
    assert code(await table.handle("ann", SetEmblem(id="3", emblem=8))) == "emblem_unknown"
    assert code(await table.handle("eve", SetEmblem(id="4", emblem=7))) == "not_seated"
    assert code(await table.handle("ann", SetEmblem(id="5", emblem=2))) == "ack"
    # The open chair gives way.
    assert looks(ann) == [(5, 2), (1, 1), (2, 0), (3, 3)]
    assert code(await table.handle("ann", SetColour(id="6", colour=4))) == "ack"
    assert looks(ann)[0] == (4, 2)


async def test_who_moves_takes_the_emblem_along_and_the_colour_of_the_chair(house: "House") -> None:
    table = await house.make("ann")
    ann = await house.join(table, "ann")
    await table.handle("ann", SetEmblem(id="1", emblem=7))
    assert code(await table.handle("ann", Sit(id="2", name="Ann", seat=2))) == "ack"
    assert (ann.table.you, ann.table.host) == (2, True)
    assert looks(ann) == [(0, 0), (1, 1), (2, 7), (3, 3)]
    await table.handle("ann", Stand(id="3"))
    assert looks(ann)[2] == (2, 2)


async def test_wishes_are_granted_where_nobody_else_has_it(house: "House") -> None:
    table = await house.find(await house.tables.make("ann", NewTable("Ann", colour=6, emblem=3)))
    ann = await house.join(table, "ann")
    assert looks(ann)[0] == (6, 3)
    await table.handle("bob", Sit(id="1", name="Bob", colour=6, emblem=3))
    assert looks(ann)[1] == (1, 1)
    await table.handle("cid", Sit(id="2", name="Cid", colour=2, emblem=99))
    assert looks(ann)[2] == (2, 2)
    await table.handle("dan", Sit(id="3", name="Dan", colour=-1, emblem=0))
    assert looks(ann)[3] == (3, 0)


async def test_looks_stay_in_the_game_and_after_a_restart(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=4), bots=[1])
    ann = await house.join(table, "ann")
    await table.handle("ann", SetEmblem(id="1", emblem=2))
    before = {seat.colour: seat.emblem for seat in ann.table.seats}
    assert before == {0: 2, 1: 1, 2: 0, 3: 3}
    await table.handle("ann", Start(id="2"))
    assert {seat.colour: seat.emblem for seat in ann.table.seats} == before
    await house.reopen()
    again = await house.join(await house.find(table.id), "ann")
    assert {seat.colour: seat.emblem for seat in again.table.seats} == before


async def test_a_bot_that_plays_better_keeps_its_name_and_look(house: "House") -> None:
    table = await house.make("ann", bots=[1])
    ann = await house.join(table, "ann")
    before = ann.table.seats[1]
    await table.handle("ann", SetSeat(id="1", seat=1, kind="bot", level="easy"))
    assert (ann.table.seats[1].name, ann.table.seats[1].colour) == (before.name, before.colour)
