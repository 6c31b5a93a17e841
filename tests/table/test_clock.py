"""The turn clock at a live table: every phase runs out, and nothing is lost by a restart (B65–B68)."""

import asyncio
from typing import TYPE_CHECKING, get_args

import msgspec
import pytest

from hexfolk.core.chance import Outside
from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.islands import topology_of
from hexfolk.table.clock import Clock, allowance, terms
from hexfolk.table.duties import Company, Duty, pause
from hexfolk.table.entries import Acted, Expired, parse_entry
from hexfolk.table.settings import Settings
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.browser import Back, Configure, Pause, Sit, Start
from hexfolk.view.messages.server import Ack, ClockMessage, Refused, Update
from hexfolk.view.messages.table import OptionsView
from hexfolk.view.messages.words import Pace

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.table.conftest import House, Tab

from tests.cases.stage import PEOPLE, code, seated, stage
from tests.table.conftest import fresh_id, until

QUICK = 0.002
"""A second of the clock, in the tests where time is to run out."""
ENDLESS = 60.0
"""A second of the clock where it is not to run out during the test."""


async def begin(
    house: "House",
    second: float,
    players: int = 2,
    people: int = 0,
    turn_time: int = 120,
    spare_time: int = 0,
) -> tuple["Table", list["Tab"]]:
    """A game that has begun; tabs of the people in seating order."""
    house.settings = type(house.settings)(
        seal_wait=0.0, instant=0.001, answer=0.5, grace=0.02, second=second, missing=60.0
    )
    await house.reopen()
    table = await house.make(
        "ann", options=OptionsView(players=players, turn_time=turn_time, spare_time=spare_time)
    )
    for person in PEOPLE[1 : people or players]:
        await table.handle(person, Sit(id=fresh_id(), name=person.title()))
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    tabs = [await house.join(table, person) for person in PEOPLE[: people or players]]
    return table, sorted(tabs, key=lambda tab: tab.view.you or 0)


def begin_turn(table: "Table") -> None:
    """After a test has changed the position: what runs is looked at anew."""
    table._clock = Clock()
    table.wake()


def told(tab: "Tab") -> list[str]:
    """What happened since the table was joined, in words of the log."""
    return [f"{e.kind} {e.seat}" for u in tab.all(Update) if u.since is not None for e in u.events]


async def log_of(house: "House", table: "Table") -> list[str]:
    """What the clock did, by the log."""
    said = []
    for row in await house.store.read(table.id):
        entry = parse_entry(row.payload)
        if isinstance(entry, Expired):
            said.append(f"{entry.matter} {entry.seat}")
        elif isinstance(entry, Acted) and entry.by == "clock":
            said.append(f"{entry.seat} {entry.action.split(' ')[0]}")
    return said


# --- what runs ---------------------------------------------------------------------------------


def test_b65_the_choices(house: "House") -> None:
    assert OptionsView().turn_time == 120
    slow, quick, none = OptionsView(turn_time=45), OptionsView(turn_time=30), OptionsView(turn_time=0)
    turn, discard, slot = (Duty(0, matter, 1) for matter in ("turn", "discard", "slot"))
    assert [allowance(turn, options) for options in (slow, quick)] == [45.0, 30.0]
    assert [allowance(discard, options) for options in (slow, quick, none)] == [30.0, 30.0, 60.0]
    assert allowance(slot, slow) == 30.0
    assert terms(None, Company([], [], []), slow) == []


async def test_b66_who_plays_alone_with_bots_has_all_the_time_there_is(house: "House") -> None:
    """At a table without a clock: nobody else waits for a discard. Two people wait for each other."""
    table, _ = await seated(house, players=3)
    stage(table).give(0, "5wood5brick")
    scene = stage(table)
    scene.before_roll(0)
    scene.seven(0)
    alone = Company(bots=[1, 2], people=[0], missing=[])
    assert terms(table.game, alone, OptionsView(turn_time=0)) == []
    assert [term.matter for term in terms(table.game, alone, OptionsView())] == ["discard"]
    both = Company(bots=[2], people=[0, 1], missing=[])
    assert [term.matter for term in terms(table.game, both, OptionsView(turn_time=0))] == ["discard"]
    left = Company(bots=[2], people=[0], missing=[1])
    assert [term.matter for term in terms(table.game, left, OptionsView(turn_time=0))] == ["discard"]


def test_slow_bots_wait_long_for_an_answer() -> None:
    asked = Duty(1, "answers", 1)
    assert [pause(asked, pace, Settings()) for pace in get_args(Pace)] == [120.0, 12.0, 12.0, 12.0]


@pytest.mark.parametrize(("field", "value"), [("turn_time", 31), ("turn_time", -1), ("spare_time", 59)])
async def test_b65_no_other_times(house: "House", field: str, value: int) -> None:
    table = await house.make("ann")
    options = msgspec.structs.replace(OptionsView(), **{field: value})
    answer = await table.handle("ann", Configure(id=fresh_id(), options=options))
    assert isinstance(answer, Refused)
    assert (answer.code, answer.args) == ("option", {"field": field})


def test_b66_the_clock_of_a_turn_stops_while_others_discard() -> None:
    options = OptionsView(turn_time=60)
    turn, first, second = Duty(0, "turn", 5), Duty(1, "discard", 5), Duty(2, "discard", 5)
    clock = Clock()
    assert clock.look([turn], False, options, [0, 0, 0], 100.0)
    assert clock.left(turn, 110.0) == (50.0, 0.0)
    assert clock.look([first, second], False, options, [0, 0, 0], 120.0)
    assert clock.left(first, 130.0) == (20.0, 0.0)
    assert clock.look([second], False, options, [0, 0, 0], 140.0)
    assert clock.end_of(second) == 150.0
    assert clock.look([turn], False, options, [0, 0, 0], 145.0)
    assert clock.left(turn, 155.0) == (30.0, 0.0)
    assert not clock.look([turn], False, options, [0, 0, 0], 156.0)
    # The next turn has all its time.
    clock.look([Duty(1, "turn", 6)], False, options, [0, 0, 0], 160.0)
    assert clock.left(Duty(1, "turn", 6), 160.0) == (60.0, 0.0)


def test_b66_a_clock_that_stands_keeps_its_time() -> None:
    options, turn = OptionsView(turn_time=30), Duty(0, "turn", 1)
    clock = Clock()
    clock.look([turn], False, options, [0], 0.0)
    assert clock.look([turn], True, options, [0], 10.0)
    assert clock.running == []
    assert clock.left(turn, 500.0) == (20.0, 0.0)
    clock.look([turn], False, options, [0], 1000.0)
    assert clock.end_of(turn) == 1020.0


def test_b65_spare_time_comes_after_the_turns_own() -> None:
    options, turn = OptionsView(turn_time=30, spare_time=60), Duty(0, "turn", 1)
    clock = Clock()
    clock.look([turn], False, options, [60_000], 0.0)
    assert clock.end_of(turn) == 90.0
    assert clock.drawn_on(0, 29.0) is None
    assert clock.left(turn, 40.0) == (0.0, 50.0)
    assert clock.drawn_on(0, 40.0) == 50_000
    assert clock.drawn_on(1, 40.0) is None


# --- time runs out -----------------------------------------------------------------------------


async def test_b67_the_set_up_and_the_turns_after_it_are_played_by_the_clock(
    house: "House", monkeypatch: pytest.MonkeyPatch
) -> None:
    # Otherwise bots would play on after two turns.
    monkeypatch.setattr("hexfolk.table.upkeep.LAPSES", 1000)
    table, (red, blue) = await begin(house, QUICK, turn_time=30)
    await until(lambda: red.view.turn >= 3)
    said = await log_of(house, table)
    assert said[:12] == [
        *("turn 0", "0 settle", "0 road", "turn 1", "1 settle", "1 road"),
        *("turn 1", "1 settle", "1 road", "turn 0", "0 settle", "0 road"),
    ]
    assert said[12:14] == ["turn 0", "0 roll"]
    assert "time_up 0" in told(blue)
    record = record_of(await house.store.read(table.id))
    assert record is not None
    text = record.to_text()
    replay(parse_record(text, topology_of))


async def test_b67_open_offers_are_withdrawn_and_the_turn_ends(house: "House") -> None:
    table, (red, blue) = await begin(house, QUICK, turn_time=30)
    scene = stage(table)
    scene.give(0, "1wood")
    begin_turn(table)
    assert code(await house.act(table, red, "offer 1wood>1ore")) == "ack"
    await until(lambda: blue.view.turn == 2)
    assert blue.view.offers == []
    assert (await log_of(house, table))[:2] == ["turn 0", "0 end"]


async def test_b67_several_discards_run_out_and_the_mover_has_time_left(house: "House") -> None:
    table, tabs = await begin(house, QUICK, players=3, turn_time=600)
    scene = stage(table)
    for seat, cards in enumerate(("8wood", "9brick", "10ore")):
        scene.give(seat, cards)
    scene.seven()
    begin_turn(table)
    assert code(await house.act(table, tabs[1], "discard 4brick")) == "ack"
    await until(lambda: tabs[0].view.phase == "robber")
    assert sorted(await log_of(house, table)) == ["0 discard", "2 discard", "discard 0", "discard 2"]
    assert [player.cards for player in tabs[0].view.players] == [4, 5, 5]
    clock = tabs[0].last(ClockMessage)
    assert [one.seat for one in clock.clocks] == [0]
    assert clock.clocks[0].left > 500_000


async def test_b67_a_seven_of_the_clock_waits_for_others_and_is_then_brought_to_its_end(
    house: "House",
) -> None:
    table, (red, blue) = await begin(house, QUICK, turn_time=30)
    scene = stage(table)
    scene.give(1, "8ore")
    scene.before_roll(0)
    rolls = iter((2, 3))
    table.loaded = Outside(lambda bound: next(rolls, 0) if bound == 6 else 0)
    begin_turn(table)
    await until(lambda: red.view.phase == "discard")
    assert code(await house.act(table, blue, "discard 4ore")) == "ack"
    await until(lambda: red.view.turn == 2)
    assert (await log_of(house, table))[:4] == ["turn 0", "0 roll", "0 robber", "0 end"]


async def test_b67_a_slot_of_special_building_ends(house: "House") -> None:
    table, tabs = await begin(house, QUICK, players=5, turn_time=600)
    scene = stage(table)
    scene.do(2, "signup")
    for seat in (1, 3, 4):
        scene.do(seat, "pass")
    begin_turn(table)
    assert code(await house.act(table, tabs[0], "end")) == "ack"
    assert tabs[0].view.phase == "special"
    await until(lambda: tabs[0].view.turn == 2)
    assert await log_of(house, table) == ["slot 2", "2 end"]


async def test_b66_without_a_clock_discards_run_out_all_the_same(house: "House") -> None:
    table, (red, blue) = await begin(house, QUICK, turn_time=0)
    scene = stage(table)
    scene.give(1, "8ore")
    scene.seven()
    begin_turn(table)
    assert blue.last(ClockMessage).clocks[0].left <= 60_000
    await until(lambda: red.view.phase == "robber")
    assert red.last(ClockMessage) == ClockMessage(False, [])


# --- who is away, and what survives ------------------------------------------------------------


async def test_b68_after_two_expired_turns_a_bot_plays_until_the_player_is_back(house: "House") -> None:
    table, (red, blue) = await begin(house, QUICK, turn_time=30)
    await until(lambda: any(seat.substitute for seat in red.table.seats))
    (gone,) = [seat.seat for seat in red.table.seats if seat.substitute][:1]
    tab = (red, blue)[gone]
    assert isinstance(await table.handle(tab.person, Back(id=fresh_id())), Ack)
    assert not tab.table.seats[gone].substitute
    expired = [line for line in await log_of(house, table) if line == f"turn {gone}"]
    assert len(expired) >= 2


async def test_b68_with_everybody_silent_the_game_waits(house: "House") -> None:
    table, (red, blue) = await begin(house, QUICK, turn_time=30)
    game = table.game
    assert game is not None
    await until(lambda: all(seat.substitute for seat in red.table.seats) and game.overdue() is None)
    seq = red.view.seq
    assert red.last(ClockMessage).standing
    await asyncio.sleep(60 * QUICK)
    assert red.view.seq == seq
    await table.handle(blue.person, Back(id=fresh_id()))
    await until(lambda: red.view.seq > seq)


async def test_the_clock_stands_still_while_nobody_is_there(house: "House") -> None:
    table, tabs = await begin(house, QUICK * 5, turn_time=30)
    for tab in tabs:
        table.leave(tab)
    seq = table.standing.seq
    await asyncio.sleep(40 * QUICK * 5)
    assert table.standing.seq == seq
    eve = await house.join(table, "eve")
    assert eve.last(ClockMessage).standing
    assert len(eve.last(ClockMessage).clocks) == 1
    await house.join(table, "bob")
    await until(lambda: table.standing.seq > seq)


async def test_after_a_restart_the_clock_runs_anew(house: "House") -> None:
    table, (red, _) = await begin(house, ENDLESS, turn_time=30)
    assert red.last(ClockMessage).clocks[0].left > 29_000
    table._clock._at -= 20.0
    assert table.view_clock().clocks[0].left < 11_000
    await house.reopen()
    table = await house.find(table.id)
    assert table.view_clock().standing
    ann = await house.join(table, "ann")
    assert not ann.last(ClockMessage).standing
    assert ann.last(ClockMessage).clocks[0].left > 29_000


async def test_a_turn_that_ran_out_goes_on_after_a_restart(house: "House") -> None:
    table, _ = await begin(house, ENDLESS, turn_time=30)
    async with table.lock:
        game = table.game
        assert game is not None
        await table.write(Expired(0, "turn"))
    await house.reopen()
    table = await house.find(table.id)
    ann = await house.join(table, "ann")
    await until(lambda: ann.view.on_turn == 1)
    assert await log_of(house, table) == ["turn 0", "0 settle", "0 road"]


async def test_spare_time_that_was_used_stays_used(house: "House") -> None:
    table, tabs = await begin(house, ENDLESS, turn_time=30, spare_time=60)
    table._clock._at -= 50.0
    clock = table.view_clock().clocks[0]
    assert clock.left == 0
    assert 39_000 < clock.spare <= 40_000
    choice = tabs[0].view.legal[0]
    assert code(await house.act(table, tabs[0], choice)) == "ack"
    await house.reopen()
    table = await house.find(table.id)
    ann = await house.join(table, "ann")
    spare = ann.last(ClockMessage).clocks[0].spare
    assert 39_000 < spare <= 40_000
    assert table.game is not None
    assert table.game.spare[1] == 60_000


async def test_a_late_click_is_stale(house: "House") -> None:
    table, tabs = await begin(house, ENDLESS, turn_time=30)
    before = tabs[0].view.decision
    async with table.lock:
        assert table.game is not None
        await table.write(Expired(0, "turn"))
    assert code(await house.act(table, tabs[0], tabs[0].view.legal[0], before)) == "stale"


async def test_bots_have_no_clock(house: "House") -> None:
    _, (ann,) = await begin(house, ENDLESS, players=4, people=1)
    await until(lambda: ann.view.must == [ann.view.you])
    for message in ann.all(ClockMessage):
        assert {clock.seat for clock in message.clocks} <= {ann.view.you}


# --- pauses ------------------------------------------------------------------------------------


async def test_a_pause_begins_when_all_agree_and_anybody_resumes(house: "House") -> None:
    table, (red, blue) = await begin(house, ENDLESS, turn_time=30)
    await table.handle(red.person, Pause(id=fresh_id(), on=True))
    assert (blue.table.paused, blue.table.pause_asked) == (False, [red.view.you])
    await table.handle(blue.person, Pause(id=fresh_id(), on=True))
    assert (red.table.paused, red.table.pause_asked) == (True, [])
    assert red.last(ClockMessage).standing
    assert code(await house.act(table, red, red.view.legal[0])) == "paused"
    await house.reopen()
    table = await house.find(table.id)
    ann, bob = await house.join(table, "ann"), await house.join(table, "bob")
    assert ann.table.paused
    await table.handle("bob", Pause(id=fresh_id(), on=False))
    assert not bob.table.paused
    assert not ann.last(ClockMessage).standing


async def test_a_pause_begins_when_who_has_not_asked_is_gone(house: "House") -> None:
    table, (red, blue) = await begin(house, ENDLESS)
    await table.handle(red.person, Pause(id=fresh_id(), on=True))
    table.leave(blue)
    assert not red.table.paused  # who only opens the page anew is back by then
    await until(lambda: red.table.paused)
    assert red.table.pause_asked == []
    assert red.last(ClockMessage).standing


async def test_a_pause_may_be_declined_and_no_stranger_asks(house: "House") -> None:
    table, (red, blue) = await begin(house, ENDLESS, turn_time=30)
    assert code(await table.handle("eve", Pause(id=fresh_id(), on=True))) == "not_seated"
    await table.handle(red.person, Pause(id=fresh_id(), on=True))
    await table.handle(blue.person, Pause(id=fresh_id(), on=False))
    assert (red.table.paused, red.table.pause_asked) == (False, [])
    await table.handle(blue.person, Pause(id=fresh_id(), on=True))
    table.leave(blue)
    assert red.table.pause_asked == []
    lobby = await house.make("ann")
    assert code(await lobby.handle("ann", Pause(id=fresh_id(), on=True))) == "no_game"


async def test_bots_rest_in_a_pause(house: "House") -> None:
    table, (ann,) = await begin(house, ENDLESS, players=4, people=1)
    await table.handle("ann", Pause(id=fresh_id(), on=True))
    seq = table.standing.seq
    assert table.owed() == []
    await asyncio.sleep(0.03)
    assert table.standing.seq == seq
    await table.handle("ann", Pause(id=fresh_id(), on=False))
    await until(lambda: ann.view.must == [ann.view.you])
