"""What chapters beside NT say of live tables: discards, robber, late answers, bots for people, names."""

import asyncio
from typing import TYPE_CHECKING

from hexfolk.view.messages.browser import Act, Say, Sit, Start
from hexfolk.view.messages.server import ChatHistory, Update
from hexfolk.view.messages.table import OptionsView
from tests.cases.stage import code, seated, stage

if TYPE_CHECKING:
    from tests.table.conftest import House

from tests.table.conftest import fresh_id, play_on


async def test_ds_02_who_has_discarded_is_not_asked_again_after_coming_back(house: "House") -> None:
    table, (red, blue) = await seated(house)
    scene = stage(table)
    scene.give(0, "9wood")
    scene.give(1, "1wool19ore")
    scene.seven()
    assert code(await house.act(table, blue, "discard 10ore")) == "ack"
    table.leave(blue)
    blue = await house.join(table, blue.person)
    assert (blue.view.must, blue.view.legal) == ([0], [])
    assert blue.view.players[1].discard_due == 0
    assert code(await house.act(table, blue, "discard 1ore")) == "not_your_turn"
    assert code(await house.act(table, red, "discard 4wood")) == "ack"


async def test_rb_05_the_robber_moves_once_though_the_line_was_lost(house: "House") -> None:
    table, (red, _) = await seated(house)
    scene = stage(table)
    scene.seven()
    await table.resync(red)
    targets = [text for text in red.view.legal if text.startswith("robber")]
    message = Act(id="move", action=targets[0], on=red.view.decision)
    assert code(await table.handle(red.person, message)) == "ack"
    table.leave(red)
    red = await house.join(table, red.person)
    assert code(await table.handle(red.person, message)) == "ack"  # known: done once
    assert red.view.robber == targets[0].split(" ")[1]
    assert code(await house.act(table, red, targets[1])) == "wrong_phase"


async def test_tr_15_a_slow_bot_answers_no_offer_that_is_gone(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, slow=0.3, instant=0.0)
    await house.reopen()
    house.thinkers.answers = lambda _: "accept 1"
    table = await house.make("ann", options=OptionsView(players=2), bots=[1], pace="slow")
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    ann = await house.join(table, "ann")
    scene = stage(table)
    me = ann.view.you or 0
    scene.on_turn(me)
    scene.give(me, "1wood")
    scene.give(1 - me, "1ore")
    table.wake()
    assert code(await house.act(table, ann, "offer 1wood>1ore")) == "ack"
    await asyncio.sleep(0.1)
    assert code(await house.act(table, ann, "withdraw 1")) == "ack"
    await asyncio.sleep(0.4)
    assert not [event for update in ann.all(Update) for event in update.events if event.kind == "accept"]
    assert stage(table, founded=False).hand(me) == "1wood"
    assert code(await house.act(table, ann, "end")) == "ack"


async def test_sb_04_the_phase_stays_when_a_bot_plays_for_who_has_left(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.0, missing=0.05, grace=5.0)
    await house.reopen()
    table = await house.make("ann", options=OptionsView(players=5))
    await table.handle("bob", Sit(id=fresh_id(), name="Bob"))
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    ann, bob = await house.join(table, "ann"), await house.join(table, "bob")
    gone = bob.view.you
    table.leave(bob)
    await play_on(house, table, [ann], lambda: ann.view.turn >= 6)
    answers = {
        (event.seat, event.kind)
        for update in ann.all(Update)
        for event in update.events
        if event.kind in ("pass", "sign_up")
    }
    assert gone in {seat for seat, _ in answers}


async def test_ie_01_names_of_any_script(house: "House") -> None:
    names = {"ann": "Zażółć", "bob": "さくら", "cleo": "سلمى", "dan": "🦊 lis"}
    table = await house.make("ann", options=OptionsView(players=4))
    for person, name in names.items():
        assert code(await table.handle(person, Sit(id=fresh_id(), name=name))) == "ack"
    # The same letters in another form, or another case, are the same name; a spectator needs none.
    for taken in ("ZAŻÓŁĆ", "Zaz\u0307o\u0301łc\u0301", "さくら"):
        assert code(await table.handle("eve", Sit(id=fresh_id(), name=taken))) == "name_taken"
    eve = await house.join(table, "eve")
    assert eve.table.you is None
    await house.reopen()
    table = await house.find(table.id)
    assert sorted(table.standing.lobby.names()) == sorted(names.values())
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    again = await house.join(table, "dan")
    assert again.table.seats[again.table.you or 0].name == "🦊 lis"
    # And they talk: after a restart the lines are there, with the names of who said them.
    said = {"ann": "Dzień dobry", "bob": "こんにちは", "cleo": "مرحبا", "dan": "👋🏽"}
    for person, text in said.items():
        assert code(await table.handle(person, Say(id=fresh_id(), text=text))) == "ack"
    await house.reopen()
    late = await house.join(await house.find(table.id), "eve")
    assert {line.name: line.text for line in late.last(ChatHistory).lines} == {
        names[person]: text for person, text in said.items()
    }
