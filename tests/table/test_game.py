"""Games at a table: played to the end, judged message by message, and gone on with after a restart."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest

from hexfolk.core.digest import digest
from hexfolk.core.record import replay
from hexfolk.store.rows import NewRow
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.browser import Act, Again, Sit, Start
from hexfolk.view.messages.server import Ack, Refused, Update
from hexfolk.view.messages.table import OptionsView

if TYPE_CHECKING:
    from tests.table.conftest import House, Tab

from tests.table.conftest import play_on, until


def code(answer: Ack | Refused) -> str:
    return answer.code if isinstance(answer, Refused) else "ack"


async def two_people(house: "House", players: int = 2) -> tuple["Tab", "Tab"]:
    """A running game; the first tab is the one of the seat that begins."""
    table = await house.make("ann", options=OptionsView(players=players))
    await table.handle("bob", Sit(id="sit", name="Bob"))
    await table.handle("ann", Start(id="start", anyway=True))
    ann, bob = await house.join(table, "ann"), await house.join(table, "bob")
    return (ann, bob) if ann.view.you == 0 else (bob, ann)


@pytest.mark.parametrize("players", [2, 5])
async def test_a_person_and_bots_play_a_whole_game(house: "House", players: int) -> None:
    table = await house.make("ann", options=OptionsView(players=players, target=8), start=True)
    ann, eve = await house.join(table, "ann"), await house.join(table, "eve")
    await play_on(house, table, [ann], lambda: ann.table.finished is not None)
    assert ann.table.state == eve.table.state == "over"
    assert ann.view.winner is not None
    assert ann.table.finished == eve.table.finished
    # Nothing was skipped: every update goes on where the one before it ended.
    for tab in (ann, eve):
        updates = tab.all(Update)
        assert [update.since for update in updates[1:]] == [update.view.seq for update in updates[:-1]]
    # The record says the same as the table.
    record = record_of(await house.store.read(table.id))
    assert record is not None
    assert table.game is not None
    assert digest(replay(record)) == digest(table.game.state)


async def test_an_action_for_an_older_decision_is_stale(house: "House") -> None:
    first, second = await two_people(house)
    table = next(iter(house.tables._live.values()))
    before = first.view.decision
    assert code(await house.act(table, first, "settle n10", before)) == "ack"
    assert code(await house.act(table, first, first.view.legal[0], before)) == "stale"
    assert code(await house.act(table, first, first.view.legal[0], first.view.decision)) == "ack"
    assert code(await house.act(table, second, second.view.legal[0], before)) == "stale"
    assert code(await house.act(table, second, second.view.legal[0])) == "ack"


async def test_sending_twice_does_it_once_even_after_a_restart(house: "House") -> None:
    first, second = await two_people(house)
    table = next(iter(house.tables._live.values()))
    message = Act(id="once", action="settle n10", on=first.view.decision)
    answer = await table.handle(first.person, message)
    assert isinstance(answer, Ack)
    updates = len(second.all(Update))
    assert await table.handle(first.person, message) == answer
    assert len(second.all(Update)) == updates
    # Ids belong to their person: another's with the same one is no repetition.
    assert code(await table.handle(second.person, message)) == "stale"
    rows = len(await house.store.read(table.id))
    await house.reopen()
    table = await house.find(table.id)
    assert await table.handle(first.person, message) == answer
    assert len(await house.store.read(table.id)) == rows


async def test_forged_and_impossible_actions_change_nothing(house: "House") -> None:
    first, second = await two_people(house)
    table = next(iter(house.tables._live.values()))
    eve = await house.join(table, "eve")
    assert table.game is not None
    before = table.game.state.to_bytes()
    rows = await house.store.read(table.id)
    seen = len(second.messages)
    for tab, action, expected in [
        (eve, "settle n10", "not_seated"),
        (second, "settle n10", "not_your_turn"),
        (first, "roll", None),
        (first, "", "bad_action"),
        (first, "settle n999999999999999999999999", "bad_action"),
        (first, "settle n-1", "bad_action"),
        (first, "settle n١", "bad_action"),
        (first, "accept 1", None),
        (first, "x" * 4000, "bad_action"),
        (first, "settle n500", None),
        (first, "signup", None),
        (first, "offer 1wood>1ore", None),
    ]:
        answer = await house.act(table, tab, action)
        assert isinstance(answer, Refused), action
        assert expected in (None, answer.code), (action, answer.code)
    assert table.game.state.to_bytes() == before
    assert await house.store.read(table.id) == rows
    assert len(second.messages) == seen


async def test_seating_is_drawn_and_recorded(house: "House") -> None:
    orders = set()
    for number in range(12):
        table = await house.make("ann", options=OptionsView(players=4), bots=[1, 2, 3])
        await table.handle("ann", Start(id=f"start{number}", anyway=True))
        tab = await house.join(table, "ann")
        orders.add(tab.table.you)
        record = record_of(await house.store.read(table.id))
        assert record is not None
        assert [draw.bound for draw in record.seating] == [4, 3, 2]
        assert len(record.deal) > 40
        assert record.seats[tab.table.you or 0].name == "Ann"
        await table.close()
    assert len(orders) > 1


async def test_a_game_goes_on_after_a_restart_in_the_middle_of_a_robber_move(house: "House") -> None:
    first, second = await two_people(house)
    table = next(iter(house.tables._live.values()))
    await play_on(house, table, [first, second], lambda: first.view.phase == "robber")
    before = {tab.person: tab.view for tab in (first, second)}
    boards = first.board
    await house.reopen()
    table = await house.find(table.id)
    again = {person: await house.join(table, person) for person in ("ann", "bob")}
    assert {person: tab.view for person, tab in again.items()} == before
    assert again["ann"].board == boards
    mover = next(tab for tab in again.values() if tab.view.you in tab.view.must)
    assert mover.view.legal[0].startswith("robber ")
    assert code(await house.act(table, mover, mover.view.legal[0], mover.view.decision)) == "ack"
    assert mover.view.robber == mover.view.legal[0].removeprefix("robber ") or mover.view.phase != "robber"


async def test_bots_pause_at_once_with_nobody_here_and_go_on_with_who_comes_back(house: "House") -> None:
    house.settings = msgspec.structs.replace(house.settings, slow=0.01)
    await house.reopen()
    table = await house.make("ann", pace="slow", start=True)
    ann = await house.join(table, "ann")
    while ann.view.you in ann.view.must:
        await house.act(table, ann, ann.view.legal[0])
    table.leave(ann)
    left_at = table.game and table.game.seq
    await asyncio.sleep(0.1)
    assert table.idle
    assert table.game is not None
    assert table.game.seq == left_at
    await house.reopen()
    table = await house.find(table.id)
    await asyncio.sleep(0.1)
    assert table.idle
    back = await house.join(table, "ann")
    await until(lambda: back.view.seq > (left_at or 0))


async def test_several_tabs_of_one_person_see_the_same(house: "House") -> None:
    first, _ = await two_people(house)
    table = next(iter(house.tables._live.values()))
    other = await house.join(table, first.person)
    assert code(await house.act(table, other, "settle n10")) == "ack"
    assert first.raw[-1] == other.raw[-1]
    table.leave(first)
    seat = first.table.you or 0
    assert other.table.seats[seat].online
    table.leave(other)
    third = await house.join(table, "eve")
    assert not third.table.seats[seat].online


async def test_a_store_that_fails_leaves_the_table_as_it_was(
    house: "House", monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await two_people(house)
    table = next(iter(house.tables._live.values()))
    view = second.view

    async def fail(*_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "append", fail)
        assert code(await house.act(table, first, "settle n10")) == "not_saved"
    assert second.view == view
    assert code(await house.act(table, first, "settle n10", first.view.decision)) == "ack"
    assert second.view.buildings[0].node == "n10"


async def test_a_lost_race_is_folded_again(house: "House") -> None:
    first, second = await two_people(house)
    table = next(iter(house.tables._live.values()))
    seq = table.standing.seq
    await house.store.append(
        table.id, [NewRow(seq + 1, "act", '{"kind":"act","seat":0,"action":"settle n20"}')]
    )
    assert code(await house.act(table, first, "settle n10")) == "try_again"
    assert code(await house.act(table, first, "settle n10")) == "finish_found_road"
    assert [b.node for b in second.view.buildings] == ["n20"]
    assert second.all(Update)[-1].since is None


async def test_after_the_end_back_to_the_lobby_and_another_game(house: "House") -> None:
    first, second = await two_people(house)
    table = next(iter(house.tables._live.values()))
    assert code(await table.handle("ann", Again(id="early"))) == "not_over"
    await play_on(house, table, [first, second], lambda: first.table.finished is not None)
    assert code(await house.act(table, first, "roll")) == "game_over"
    assert code(await table.handle("eve", Again(id="eve"))) == "not_seated"
    assert code(await table.handle("bob", Again(id="again"))) == "ack"
    assert (first.table.state, first.table.game) == ("lobby", 1)
    assert code(await house.act(table, first, "roll")) == "no_game"
    assert code(await table.handle("ann", Start(id="second", anyway=True))) == "ack"
    assert (first.table.state, first.table.game, first.board.game) == ("playing", 2, 2)
    assert first.all(Update)[-1].since is None
    assert first.view.turn == 0


async def test_the_link_of_a_game_is_there_after_a_restart(house: "House") -> None:
    first, second = await two_people(house)
    table = next(iter(house.tables._live.values()))
    await play_on(house, table, [first, second], lambda: first.table.finished is not None)
    await house.reopen()
    again = await house.join(await house.find(table.id), "ann")
    assert again.table.finished == first.table.finished
    assert again.table.state == "over"


async def test_two_discards_at_the_same_time_do_not_refuse_each_other(house: "House") -> None:
    first, second = await two_people(house)
    table = next(iter(house.tables._live.values()))

    def both_discard() -> bool:
        return first.view.phase == "discard" and len(first.view.must) == 2

    await play_on(house, table, [first, second], both_discard, thrifty=True)
    assert both_discard()
    asked = {tab.person: tab.view.decision for tab in (first, second)}
    for tab in (first, second):
        hand = tab.view.players[tab.view.you or 0]
        due = hand.discard_due
        cards: list[str] = []
        for name, number in zip(("wood", "brick", "wool", "grain", "ore"), hand.hand or [], strict=True):
            taken = min(number, due)
            due -= taken
            cards += [f"{taken}{name}"] if taken else []
        assert code(await house.act(table, tab, f"discard {''.join(cards)}", asked[tab.person])) == "ack"
    assert first.view.phase == "robber"
