"""Giving up, and ending a game by agreement."""

import asyncio
from typing import TYPE_CHECKING, Any

from hexfolk import islands
from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.table.entries import Stopped, parse_entry
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.browser import Again, Answer, Concede, Pause, Propose, Sit, Start, Undo
from hexfolk.view.messages.server import Ack, Refused, Update
from hexfolk.view.messages.table import OptionsView
from tests.cases.stage import code, seated

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.table.conftest import House, Tab

from tests.table.conftest import fresh_id, play_on, until


async def concede(table: "Table", tab: "Tab") -> str:
    return code(await table.handle(tab.person, Concede(id=fresh_id())))


async def propose(table: "Table", tab: "Tab") -> str:
    return code(await table.handle(tab.person, Propose(id=fresh_id(), plan="end")))


async def answer(table: "Table", tab: "Tab", agree: bool) -> str:
    return code(await table.handle(tab.person, Answer(id=fresh_id(), agree=agree)))


def told(tab: "Tab") -> list[str]:
    return [event.kind for update in tab.all(Update) for event in update.events]


async def test_a_bot_plays_the_seat_on_and_its_player_may_only_watch(house: "House") -> None:
    table, (red, blue) = await seated(house)
    assert await concede(table, red) == "ack"
    for tab in (red, blue):
        assert "concede" in told(tab)
        assert [seat.conceded for seat in tab.table.seats] == [True, False]
    await play_on(house, table, [blue], lambda: blue.view.turn >= 4)
    assert code(await house.act(table, red, "roll")) == "conceded"
    assert await concede(table, red) == "conceded"
    assert await propose(table, red) == "conceded"
    assert code(await table.handle(red.person, Undo(id=fresh_id()))) == "conceded"
    rows = await house.store.read(table.id)
    record = record_of(rows)
    assert record is not None
    assert [entry.note for entry in record.entries if entry.note] == ["concede 0"]
    replay(parse_record(record.to_text(), islands.topology_of))


async def test_a_seat_given_up_stays_so_over_a_restart_but_not_into_the_next_game(house: "House") -> None:
    table, (red, blue) = await seated(house)
    assert await concede(table, red) == "ack"
    await house.reopen()
    table = await house.find(table.id)
    red, blue = await house.join(table, red.person), await house.join(table, blue.person)
    assert [seat.conceded for seat in blue.table.seats] == [True, False]
    assert "concede" in told(blue)
    assert await propose(table, blue) == "ack"  # all who are left agree
    assert blue.table.state == "over"
    assert code(await table.handle(blue.person, Again(id=fresh_id()))) == "ack"
    assert [seat.conceded for seat in blue.table.seats] == [False, False]
    assert {seat.kind for seat in blue.table.seats[:2]} == {"person"}


async def test_when_all_have_given_up_the_bots_play_to_the_end(house: "House") -> None:
    table, tabs = await seated(house)
    for tab in tabs:
        assert await concede(table, tab) == "ack"
    await until(lambda: tabs[0].view.turn >= 4)


async def test_all_must_agree_and_then_the_game_has_no_winner(house: "House") -> None:
    table, (red, blue, cleo) = await seated(house, 3)
    assert await propose(table, red) == "ack"
    ending = cleo.table.proposal
    assert ending is not None
    assert (ending.proposer, ending.agreed, ending.needed) == (0, [0], [0, 1, 2])
    assert 55 <= ending.seconds <= 60
    assert await propose(table, blue) == "proposal_open"
    assert await propose(table, red) == "ack"
    assert await answer(table, blue, True) == "ack"
    assert cleo.table.proposal is not None
    assert cleo.table.proposal.agreed == [0, 1]
    message = Answer(id="last", agree=True)
    first = await table.handle(cleo.person, message)
    assert isinstance(first, Ack)
    assert await table.handle(cleo.person, message) == first
    for tab in (red, blue, cleo):
        assert (tab.table.state, tab.table.proposal) == ("over", None)
        assert (tab.view.phase, tab.view.winner, tab.view.legal) == ("over", None, [])
        assert told(tab)[-1] == "agreed"
        assert tab.table.finished is not None
    rows = await house.store.read(table.id)
    assert parse_entry(rows[-1].payload) == Stopped("agreed")
    record = record_of(rows)
    assert record is not None
    assert record.to_text().endswith("* agreed\n")
    replay(parse_record(record.to_text(), islands.topology_of))
    assert code(await house.act(table, red, "roll")) == "game_over"
    await house.reopen()
    table = await house.find(table.id)
    ann = await house.join(table, "ann")
    assert (ann.table.state, ann.view.phase, ann.view.winner) == ("over", "over", None)


async def test_one_refusal_ends_the_proposal_and_its_maker_has_to_wait(house: "House") -> None:
    table, (red, blue) = await seated(house)
    assert await answer(table, blue, True) == "proposal_none"
    assert await propose(table, red) == "ack"
    assert await answer(table, blue, False) == "ack"
    assert red.table.proposal is None
    assert red.table.state == "playing"
    assert await propose(table, red) == "proposal_wait"
    assert await propose(table, blue) == "ack"


async def test_a_proposal_lapses(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, proposal=0.1)
    await house.reopen()
    table, (red, blue) = await seated(house)
    assert await propose(table, red) == "ack"
    assert red.table.proposal is not None
    await until(lambda: red.table.proposal is None)
    assert await answer(table, blue, True) == "proposal_none"
    assert await propose(table, red) == "ack"


async def test_who_only_watches_has_no_say_and_bots_have_none(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=3), bots=[2])
    await table.handle("bob", Sit(id=fresh_id(), name="Bob"))
    ann, eve = await house.join(table, "ann"), await house.join(table, "eve")
    assert await propose(table, ann) == "no_game"
    assert await concede(table, ann) == "no_game"
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    bob = await house.join(table, "bob")
    assert await propose(table, eve) == "not_seated"
    assert await concede(table, eve) == "not_seated"
    assert await propose(table, ann) == "ack"
    assert await answer(table, eve, True) == "not_seated"
    assert await answer(table, bob, True) == "ack"
    assert ann.table.state == "over"
    assert await propose(table, ann) == "game_over"


async def test_who_has_left_for_good_holds_nobody_up(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.0, missing=0.1)
    await house.reopen()
    table, (red, blue) = await seated(house)
    table.leave(blue)
    assert await propose(table, red) == "ack"
    assert red.table.state == "playing"  # blue may come back
    await until(lambda: red.table.state == "over")


async def test_a_fault_while_it_ends_leaves_the_game_going_on(house: "House") -> None:
    table, (red, blue) = await seated(house)
    assert await propose(table, red) == "ack"
    append = house.store.append

    async def fail(*_: object, **__: object) -> None:
        raise OSError("disk full")

    house.store.append = fail  # type: ignore[method-assign]
    refused = await table.handle(blue.person, Answer(id="yes", agree=True))
    assert isinstance(refused, Refused)
    assert refused.code == "not_saved"
    house.store.append = append  # type: ignore[method-assign]
    await asyncio.sleep(0)
    assert code(await table.handle(blue.person, Answer(id="yes", agree=True))) == "ack"
    assert red.table.state == "over"


async def test_what_was_written_though_it_seemed_to_fail_is_not_done_again(house: "House") -> None:
    table, (red, blue) = await seated(house)
    assert await propose(table, red) == "ack"
    append = house.store.append

    async def write_and_fail(*row: Any, **beside: Any) -> None:
        await append(*row, **beside)
        raise OSError("the disk went away")

    house.store.append = write_and_fail  # type: ignore[method-assign]
    assert await answer(table, blue, agree=True) == "ack"
    house.store.append = append  # type: ignore[method-assign]
    assert red.table.state == blue.table.state == "over"
    written = len(await house.store.read(table.id))
    await asyncio.sleep(0.05)
    assert len(await house.store.read(table.id)) == written
    assert red.table.proposal is None


async def test_giving_up_counts_for_the_game_it_was_said_in(house: "House") -> None:
    """Sent in one game, lost on the way, and sent again in the next one: nobody loses that."""
    table, (red, blue) = await seated(house)
    late = Concede(id="late", game=red.table.game)
    again = Again(id="again", game=red.table.game)
    for tab in (red, blue):
        assert await propose(table, tab) == "ack" if tab is red else await answer(table, tab, True) == "ack"
    assert code(await table.handle(blue.person, again)) == "ack"
    assert code(await table.handle("ann", Start(id=fresh_id(), anyway=True))) == "ack"
    assert code(await table.handle(red.person, late)) == "stale"
    assert not any(seat.conceded for seat in red.table.seats)
    assert code(await table.handle(red.person, Concede(id=fresh_id(), game=red.table.game))) == "ack"
    # The other one gives up too; the report of this game is not closed by who meant the one before.
    assert await concede(table, blue) == "ack"
    assert table.game is not None
    async with table.lock:
        await table.write(Stopped("endless"))
    assert code(await table.handle(red.person, Again(id=fresh_id(), game=1))) == "stale"
    assert code(await table.handle(red.person, Again(id=fresh_id(), game=2))) == "ack"


async def test_who_has_given_up_has_no_say_in_a_pause(house: "House") -> None:
    table, (red, blue, green) = await seated(house, 3)

    async def pause(tab: "Tab", on: bool) -> str:
        return code(await table.handle(tab.person, Pause(id=fresh_id(), on=on)))

    assert await pause(red, True) == "ack"
    assert await pause(blue, True) == "ack"
    assert blue.table.pause_asked == [0, 1]
    # What red wished for goes with red; and red cannot take away what blue wishes for.
    assert await concede(table, red) == "ack"
    assert blue.table.pause_asked == [1]
    assert await pause(red, False) == "conceded"
    assert await pause(red, True) == "conceded"
    assert blue.table.pause_asked == [1]
    # Two of two are all.
    assert await pause(green, True) == "ack"
    assert green.table.paused
    assert await pause(red, False) == "conceded"
    # With nobody left who plays, nobody else could let it go on.
    for tab in (blue, green):
        assert await concede(table, tab) == "ack"
    assert await pause(red, False) == "ack"
    assert not red.table.paused
