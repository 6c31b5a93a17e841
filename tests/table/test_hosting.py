"""What a host may do about people, and what becomes of a table without its host."""

import asyncio
from typing import TYPE_CHECKING

from hexfolk.asking.crossing import Question
from hexfolk.table.entries import ChairSet, Made, parse_entry
from hexfolk.table.levels import STRATEGIES, level_of
from hexfolk.table.lobby import Lobby
from hexfolk.table.thinking import Reply, decide
from hexfolk.view.messages.browser import (
    Again,
    Answer,
    Concede,
    Configure,
    HandOver,
    Kick,
    Propose,
    Ready,
    SetEmblem,
    SetPace,
    SetSeat,
    Sit,
    Stand,
    Start,
    Unbar,
)
from hexfolk.view.messages.server import Refused
from hexfolk.view.messages.table import BarredView, OptionsView
from tests.table.conftest import play_on, until
from tests.table.test_lobby import chairs, code

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.table.conftest import House, Tab


STARTED = """{"kind":"start","game":1,"rules":1,"options":"","island":"standard19","board":"","chairs":[
{"colour":1,"kind":"bot","name":"Ada","bot":"settler"},{"colour":0,"kind":"bot","name":"Bruno","bot":"settler"},
{"colour":2,"kind":"person","name":"Ann","person":"ann"}],"seating":[],"deal":[]}"""


async def pair(house: "House", options: OptionsView | None = None) -> "tuple[Table, Tab, Tab]":
    """Ann hosts, and Bob sits there."""
    table = await house.make("ann", options=options)
    ann, bob = await house.join(table, "ann"), await house.join(table, "bob")
    await table.handle("bob", Sit(id="b", name="Bob"))
    return table, ann, bob


def ready(tab: "Tab") -> list[bool]:
    return [seat.ready for seat in tab.table.seats]


async def test_the_kicked_may_not_come_back_before_the_host_says_so(house: "House") -> None:
    table, ann, bob = await pair(house)
    assert code(await table.handle("bob", Kick(id="1", seat=0))) == "not_host"
    assert code(await table.handle("ann", Kick(id="2", seat=0))) == "nobody_there"
    assert code(await table.handle("ann", Kick(id="3", seat=2))) == "nobody_there"
    assert code(await table.handle("ann", Kick(id="4", seat=9))) == "seat_unknown"
    assert code(await table.handle("ann", Kick(id="5", seat=1))) == "ack"
    assert (bob.table.you, bob.table.excluded, bob.table.barred) == (None, True, [])
    assert ann.table.barred == [BarredView(1, "Bob")]
    assert code(await table.handle("bob", Sit(id="6", name="Bobby"))) == "barred"
    await house.reopen()
    table = await house.find(table.id)
    assert code(await table.handle("bob", Sit(id="7", name="Bobby"))) == "barred"
    assert code(await table.handle("bob", Unbar(id="8", number=1))) == "not_host"
    assert code(await table.handle("ann", Unbar(id="9", number=2))) == "not_barred"
    assert code(await table.handle("ann", Unbar(id="10", number=1))) == "ack"
    assert code(await table.handle("bob", Sit(id="11", name="Bobby"))) == "ack"


async def test_the_host_hands_over(house: "House") -> None:
    table, ann, bob = await pair(house)
    assert code(await table.handle("bob", HandOver(id="1", seat=1))) == "not_host"
    assert code(await table.handle("ann", HandOver(id="2", seat=0))) == "nobody_there"
    assert code(await table.handle("ann", HandOver(id="3", seat=2))) == "nobody_there"
    assert code(await table.handle("ann", HandOver(id="4", seat=1))) == "ack"
    assert (ann.table.host, bob.table.host) == (False, True)
    assert [seat.host for seat in ann.table.seats] == [False, True, False, False]
    assert code(await table.handle("ann", SetPace(id="5", pace="slow"))) == "not_host"
    # Even the maker may be sent off then, and whoever stands up hands back.
    assert code(await table.handle("bob", Stand(id="6"))) == "ack"
    assert ann.table.host


async def test_a_lobby_without_its_host_goes_to_another(house: "House") -> None:
    await house.close()
    house.settings = type(house.settings)(seal_wait=0.0, missing=0.05)
    await house.open()
    table, ann, bob = await pair(house)
    table.leave(ann)
    assert not bob.table.host
    await until(lambda: bob.table.host)
    assert code(await table.handle("bob", Start(id="1", anyway=True))) == "ack"
    assert bob.table.state == "playing"


async def test_a_host_who_comes_back_in_time_stays_host(house: "House") -> None:
    await house.close()
    house.settings = type(house.settings)(seal_wait=0.0, missing=0.1)
    await house.open()
    table, ann, bob = await pair(house)
    table.leave(ann)
    back = await house.join(table, "ann")
    await asyncio.sleep(0.2)
    assert (back.table.host, bob.table.host) == (True, False)


async def test_chairs_are_locked_and_become_bots(house: "House") -> None:
    table, ann, bob = await pair(house)
    for seat, number in ((2, "1"), (3, "2")):
        assert code(await table.handle("ann", SetSeat(id=number, seat=seat, kind="locked"))) == "ack"
    assert [(seat.kind, seat.locked) for seat in bob.table.seats[2:]] == [("open", True)] * 2
    assert code(await table.handle("cid", Sit(id="3", name="Cid"))) == "table_full"
    assert code(await table.handle("cid", Sit(id="4", name="Cid", seat=2))) == "seat_locked"
    assert code(await table.handle("bob", Sit(id="5", name="Bob", seat=2))) == "seat_locked"
    assert code(await table.handle("ann", SetSeat(id="6", seat=2, kind="open"))) == "ack"
    assert code(await table.handle("bob", Sit(id="7", name="Bob", seat=2))) == "ack"
    assert code(await table.handle("ann", Start(id="8", anyway=True))) == "ack"
    assert sorted(kind for kind, _ in chairs(ann)) == ["bot", "bot", "person", "person"]
    assert not any(seat.locked for seat in ann.table.seats)


async def test_everybody_is_ready_or_the_host_says_anyway(house: "House") -> None:
    table, ann, bob = await pair(house)
    await table.handle("ann", SetSeat(id="1", seat=3, kind="bot"))
    assert ready(ann) == [True, False, True, True]
    assert await table.handle("ann", Start(id="2")) == Refused("2", "not_ready", {"people": 1})
    assert code(await table.handle("eve", Ready(id="3", on=True))) == "not_seated"
    assert code(await table.handle("bob", Ready(id="4", on=True))) == "ack"
    assert ready(bob) == [True] * 4
    # What the same options would not change stays said, and so does what the pace of the bots is not about.
    await table.handle("ann", Configure(id="5", options=OptionsView()))
    await table.handle("ann", SetPace(id="6", pace="slow"))
    await table.handle("bob", Sit(id="7", name="Bobby", seat=2))
    assert ready(bob) == [True] * 4
    await table.handle("ann", Configure(id="8", options=OptionsView(target=9)))
    assert ready(bob) == [True, True, False, True]
    await table.handle("bob", Ready(id="9", on=True))
    await table.handle("bob", Ready(id="10", on=False))
    assert ready(bob) == [True, True, False, True]
    assert code(await table.handle("ann", Start(id="11", anyway=True))) == "ack"


def test_levels_choose_the_bot() -> None:
    assert all(level_of(name) == level for level, name in STRATEGIES.items())
    assert level_of("of another version") == "standard"


async def test_bots_have_levels_of_their_own_and_the_tables_plays_on(house: "House") -> None:
    await house.close()
    await house.open()
    house.tables._around.strategies = STRATEGIES
    table, ann, bob = await pair(house, OptionsView(players=4, level="easy"))
    await table.handle("ann", SetSeat(id="0", seat=2, kind="bot"))
    await table.handle("ann", SetSeat(id="1", seat=3, kind="bot", level="standard"))
    assert [seat.level for seat in ann.table.seats] == [None, None, "easy", "standard"]
    await table.handle("ann", SetSeat(id="2", seat=2, kind="bot", level="standard"))
    assert [seat.level for seat in ann.table.seats] == [None, None, "standard", "standard"]
    asked: set[str] = set()

    def noting(question: Question) -> Reply | None:
        asked.add(question.strategy)
        return decide(question)

    house.thinkers.answers = noting
    await table.handle("ann", Start(id="3", anyway=True))
    table.replace(ann.table.you or 0)
    await play_on(house, table, [bob], lambda: len(asked) == 2)
    assert asked == {STRATEGIES["easy"], STRATEGIES["standard"]}


async def test_two_rematches_keep_the_lobby_as_it_was(house: "House") -> None:
    options = OptionsView(players=5, target=9, level="easy", watchers=False, turn_time=0)
    table, ann, _ = await pair(house, options)
    await table.handle("bob", SetEmblem(id="e", emblem=6))
    await table.handle("ann", SetSeat(id="1", seat=2, kind="bot"))
    await table.handle("ann", SetSeat(id="2", seat=3, kind="locked"))

    def lobby() -> set[tuple[str, str, int, int, bool]]:
        return {(s.kind, s.name, s.colour, s.emblem, s.locked) for s in ann.table.seats}

    before = lobby()
    for game in ("1", "2"):
        await table.handle("bob", Ready(id=f"r{game}", on=True))
        assert code(await table.handle("ann", Start(id=f"s{game}"))) == "ack"
        assert [seat.kind for seat in ann.table.seats].count("bot") == 3
        await table.handle("bob", Propose(id=f"p{game}", plan="end"))
        assert code(await table.handle("ann", Answer(id=f"a{game}", agree=True))) == "ack"
        assert code(await table.handle("bob", Again(id=f"b{game}"))) == "ack"
        assert (lobby(), ann.table.options, ann.table.host) == (before, options, True)
        assert not all(ready(ann))


async def test_a_rematch_after_one_gave_up_and_the_host_went_away(house: "House") -> None:
    await house.close()
    house.settings = type(house.settings)(seal_wait=0.0, missing=0.05)
    await house.open()
    table, ann, bob = await pair(house)
    cid = await house.join(table, "cid")
    await table.handle("cid", Sit(id="c", name="Cid"))
    await table.handle("ann", Start(id="1", anyway=True))
    assert code(await table.handle("cid", Concede(id="2"))) == "ack"
    table.leave(ann)
    # A game needs no host; after it somebody must be able to begin another.
    await until(lambda: bob.table.seats[seat_of(bob, "Ann")].substitute)
    assert not bob.table.host
    await table.handle("bob", Propose(id="3", plan="end"))
    assert bob.table.state == "over"
    assert code(await table.handle("cid", Again(id="4"))) == "ack"
    await until(lambda: bob.table.host)
    people = {seat.name: (seat.ready, seat.conceded) for seat in bob.table.seats if seat.kind == "person"}
    assert people == {"Ann": (False, False), "Bob": (True, False), "Cid": (False, False)}
    assert await table.handle("bob", Start(id="5")) == Refused("5", "not_ready", {"people": 2})
    await table.handle("cid", Ready(id="6", on=True))
    assert code(await table.handle("bob", Start(id="7", anyway=True))) == "ack"
    # Who was away all the time is played for at once; who gave up the game before plays again.
    seats = {seat.name: seat for seat in cid.table.seats if seat.kind == "person"}
    assert (seats["Ann"].substitute, seats["Cid"].conceded) == (True, False)


def seat_of(tab: "Tab", name: str) -> int:
    return next(seat.seat for seat in tab.table.seats if seat.name == name)


def test_a_log_of_before_reads_as_it_did() -> None:
    """Entries without the fields that came later."""
    lobby = Lobby(Made("ann", OptionsView(players=3), "normal"))
    for text in (
        '{"kind":"sit","chair":0,"person":"ann","name":"Ann"}',
        '{"kind":"seat","chair":1,"bot":"settler","name":"Ada"}',
        '{"kind":"colour","chair":0,"colour":2}',
        STARTED,
        '{"kind":"stop","reason":"agreed"}',
        '{"kind":"again"}',
    ):
        lobby.take(parse_entry(text))
    assert [(c.kind, c.name, c.colour, c.emblem) for c in lobby.chairs] == [
        ("bot", "Ada", 1, None),
        ("bot", "Bruno", 0, None),
        ("person", "Ann", 2, None),
    ]
    assert isinstance(parse_entry('{"kind":"seat","chair":1}'), ChairSet)
