"""The lobby: chairs, options, host; everything also after a restart."""

from typing import TYPE_CHECKING

import pytest

from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.browser import Again, Configure, SetColour, SetPace, SetSeat, Sit, Stand, Start
from hexfolk.view.messages.http import NewTable
from hexfolk.view.messages.server import Ack, Refused
from hexfolk.view.messages.table import OptionsView

if TYPE_CHECKING:
    from tests.table.conftest import House, Tab


def code(answer: Ack | Refused) -> str:
    return answer.code if isinstance(answer, Refused) else "ack"


def chairs(tab: "Tab") -> list[tuple[str, str]]:
    return [(seat.kind, seat.name) for seat in tab.table.seats]


async def test_a_new_table(house: "House") -> None:
    table = await house.make("ann", bots=[2])
    ann = await house.join(table, "ann")
    assert chairs(ann) == [("person", "Ann"), ("open", ""), ("bot", "Ada"), ("open", "")]
    assert [seat.online for seat in ann.table.seats] == [True, False, True, False]
    assert (ann.table.host, ann.table.you, ann.table.state, ann.table.game) == (True, 0, "lobby", 0)
    assert ann.messages[0].name == "Ann"  # type: ignore[union-attr]


async def test_others_sit_stand_and_watch(house: "House") -> None:
    table = await house.make("ann")
    ann, bob = await house.join(table, "ann"), await house.join(table, "bob")
    assert (ann.table.watchers, bob.table.host, bob.table.you) == (1, False, None)
    assert code(await table.handle("bob", Sit(id="1", name="ann"))) == "name_taken"
    assert code(await table.handle("bob", Sit(id="2", name="Bob", seat=0))) == "seat_taken"
    assert code(await table.handle("bob", Sit(id="3", name="Bob", seat=9))) == "seat_unknown"
    assert code(await table.handle("bob", Sit(id="4", name="Bob", seat=3))) == "ack"
    assert (ann.table.watchers, bob.table.you, chairs(ann)[3]) == (0, 3, ("person", "Bob"))
    assert code(await table.handle("bob", Sit(id="5", name="Bobby"))) == "ack"
    assert chairs(ann)[3] == ("person", "Bobby")
    assert code(await table.handle("bob", Sit(id="6", name="Bob", seat=1))) == "ack"
    assert chairs(ann)[1:] == [("person", "Bob"), ("open", ""), ("open", "")]
    assert code(await table.handle("bob", Stand(id="7"))) == "ack"
    assert code(await table.handle("bob", Stand(id="8"))) == "not_seated"
    assert chairs(ann)[1] == ("open", "")


async def test_a_full_table_takes_nobody_more(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=2), bots=[1])
    assert code(await table.handle("bob", Sit(id="1", name="Bob"))) == "table_full"


async def test_only_the_host_arranges(house: "House") -> None:
    table = await house.make("ann")
    await table.handle("bob", Sit(id="1", name="Bob"))
    for message in (
        Configure(id="2", options=OptionsView(players=3)),
        SetSeat(id="3", seat=3, kind="bot"),
        SetPace(id="4", pace="slow"),
        Start(id="5", anyway=True),
    ):
        assert code(await table.handle("bob", message)) == "not_host"
        assert code(await table.handle("eve", message)) == "not_host"
    assert code(await table.handle("bob", Again(id="6"))) == "not_over"


async def test_the_host_role_passes_on_and_comes_back(house: "House") -> None:
    table = await house.make("ann")
    ann, bob = await house.join(table, "ann"), await house.join(table, "bob")
    await table.handle("bob", Sit(id="1", name="Bob"))
    await table.handle("ann", Stand(id="2"))
    assert (ann.table.host, bob.table.host) == (False, True)
    await table.handle("ann", Sit(id="3", name="Ann"))
    assert (ann.table.host, bob.table.host) == (True, False)


async def test_fewer_chairs_cost_open_ones_first_then_bots(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=5), bots=[1, 3])
    ann = await house.join(table, "ann")
    await table.handle("bob", Sit(id="1", name="Bob", seat=4))
    await table.handle("ann", Configure(id="2", options=OptionsView(players=3)))
    assert chairs(ann) == [("person", "Ann"), ("bot", "Ada"), ("person", "Bob")]
    await table.handle("ann", Configure(id="3", options=OptionsView(players=2)))
    assert chairs(ann) == [("person", "Ann"), ("person", "Bob")]
    await table.handle("ann", Configure(id="4", options=OptionsView(players=8, target=12)))
    assert [kind for kind, _ in chairs(ann)] == ["person"] * 2 + ["open"] * 6
    assert sorted(seat.colour for seat in ann.table.seats) == list(range(8))
    assert ann.table.options.target == 12
    for name in ("Cid", "Dan"):
        await table.handle(name, Sit(id="5", name=name))
    refused = await table.handle("ann", Configure(id="6", options=OptionsView(players=3)))
    assert refused == Refused("6", "more_people_than_chairs", {"people": 4})


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (OptionsView(players=9), "option"),
        (OptionsView(target=99), "option"),
        # Only a lesson is so short.
        (OptionsView(target=5), "option"),
        (OptionsView(dice="balanced", no_early_seven=4), "option"),
        (OptionsView(no_early_seven=-1), "option"),
        (OptionsView(island="atlantis"), "island_unknown"),
        (OptionsView(players=6, island="standard19"), "island_small"),
    ],
)
async def test_bad_options_are_refused(house: "House", options: OptionsView, expected: str) -> None:
    table = await house.make("ann")
    assert code(await table.handle("ann", Configure(id="1", options=options))) == expected
    with pytest.raises(Refusal) as refused:
        await house.tables.make("bob", NewTable("Bob", options))
    assert refused.value.code == expected


async def test_bots_come_and_go(house: "House") -> None:
    table = await house.make("ann")
    ann = await house.join(table, "ann")
    assert code(await table.handle("ann", SetSeat(id="1", seat=1, kind="bot"))) == "ack"
    assert code(await table.handle("ann", SetSeat(id="2", seat=2, kind="bot"))) == "ack"
    assert chairs(ann)[1:3] == [("bot", "Ada"), ("bot", "Bruno")]
    assert code(await table.handle("ann", SetSeat(id="3", seat=1, kind="open"))) == "ack"
    assert chairs(ann)[1] == ("open", "")
    assert code(await table.handle("ann", SetSeat(id="4", seat=0, kind="bot"))) == "seat_taken"
    assert code(await table.handle("ann", SetSeat(id="5", seat=-1, kind="bot"))) == "seat_unknown"


async def test_colours_are_chosen_and_exchanged(house: "House") -> None:
    table = await house.make("ann", bots=[1])
    ann = await house.join(table, "ann")
    assert code(await table.handle("ann", SetColour(id="1", colour=1))) == "colour_taken"
    assert code(await table.handle("ann", SetColour(id="2", colour=8))) == "colour_unknown"
    assert code(await table.handle("eve", SetColour(id="3", colour=5))) == "not_seated"
    assert code(await table.handle("ann", SetColour(id="4", colour=3))) == "ack"
    assert [seat.colour for seat in ann.table.seats] == [3, 1, 2, 0]
    assert code(await table.handle("ann", SetColour(id="5", colour=7))) == "ack"
    assert [seat.colour for seat in ann.table.seats] == [7, 1, 2, 0]


async def test_the_lobby_survives_a_restart(house: "House") -> None:
    table = await house.make("ann", bots=[1])
    await table.handle("bob", Sit(id="1", name="Bob"))
    await table.handle("ann", SetPace(id="2", pace="slow"))
    await table.handle("ann", SetColour(id="3", colour=6))
    await table.handle("ann", Configure(id="4", options=OptionsView(players=3, target=9)))
    before = (await house.join(table, "ann")).table
    await house.reopen()
    after = (await house.join(await house.find(table.id), "ann")).table
    assert after == before


async def test_unknown_tables_are_not_found(house: "House") -> None:
    for table_id in ("", "abc", "abcdefghjk", "../etc/pw", "x" * 10_000):
        assert await house.tables.find(table_id) is None
