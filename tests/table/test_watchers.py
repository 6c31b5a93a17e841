"""Tables that play without watchers, and who looks on at the others."""

from typing import TYPE_CHECKING

from hexfolk.view.messages.browser import Answer, Propose, Sit, Start
from hexfolk.view.messages.server import BoardMessage, Update
from hexfolk.view.messages.table import OptionsView
from tests.table.test_lobby import code

if TYPE_CHECKING:
    from tests.table.conftest import House


async def test_watchers_are_shown_out_before_they_see_anything(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(watchers=False))
    ann, bob, eve = [await house.join(table, person) for person in ("ann", "bob", "eve")]
    assert ann.table.watchers == 2
    await table.handle("bob", Sit(id="1", name="Bob"))
    assert code(await table.handle("ann", Start(id="2", anyway=True))) == "ack"
    assert (ann.dismissed, bob.dismissed, eve.dismissed) == (None, None, "no_watchers")
    assert eve.all(BoardMessage) == []
    assert eve.all(Update) == []
    late = await house.join(table, "eve")
    assert (late.dismissed, late.messages) == ("no_watchers", [])
    again = await house.join(table, "bob")
    assert (again.dismissed, again.table.you is None) == (None, False)
    assert ann.table.watchers == 0


async def test_they_may_come_back_when_the_game_is_over(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(watchers=False))
    await house.join(table, "ann")
    await table.handle("bob", Sit(id="1", name="Bob"))
    await table.handle("ann", Start(id="2", anyway=True))
    await table.handle("bob", Propose(id="3", plan="end"))
    await table.handle("ann", Answer(id="4", agree=True))
    eve = await house.join(table, "eve")
    assert (eve.dismissed, eve.table.state) == (None, "over")


async def test_the_host_sees_who_watches_by_name_and_others_how_many(house: "House") -> None:
    table = await house.make("ann")
    ann = await house.join(table, "ann")
    await house.make("zoe")
    zoe = await house.join(table, "zoe")
    await house.join(table, "nameless")
    assert (ann.table.watchers, ann.table.watching) == (2, ["Zoe"])
    assert (zoe.table.watchers, zoe.table.watching) == (2, [])
    table.leave(zoe)
    assert (ann.table.watchers, ann.table.watching) == (1, [])
