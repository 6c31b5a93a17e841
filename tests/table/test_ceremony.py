"""Sealing a game at a live table, in every order in which people may come, send and go.

The secret must stay inside until the game has ended: it is looked for in the bytes of all that leaves.
"""

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hexfolk import islands
from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.verdict import RECOMPUTED, UNPUBLISHED, UNSEALED, VERIFIED, verify_text
from hexfolk.core.verified import fingerprint, pledge_of
from hexfolk.store.rows import NewRow
from hexfolk.table.archive import Archive
from hexfolk.table.entries import Sealed, Started, entry_kind, entry_text, parse_entry
from hexfolk.table.fold import fold
from hexfolk.table.refusal import Refusal
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.browser import (
    Again,
    Answer,
    Configure,
    HandOver,
    Kick,
    Pledge,
    Propose,
    Reveal,
    SetPace,
    Sit,
    Stand,
    Start,
)
from hexfolk.view.messages.server import Ack, SealMessage, SealView
from hexfolk.view.messages.table import OptionsView

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.table.conftest import House, Tab

from tests.cases.stage import code
from tests.table.conftest import fresh_id, play_on, until
from tests.table.folded import plain

# Long enough that no test waits for its end, and so short that it is over soon.
LONG, SHORT = 60.0, 0.1


def seal(tab: "Tab") -> SealView:
    shown = tab.last(SealMessage).seal
    assert shown is not None
    return shown


class Browser:
    """What a person's browser does of itself in the ceremony, one step at a time."""

    def __init__(self, table: "Table", tab: "Tab", reveal: bytes) -> None:
        self.table = table
        self.tab = tab
        self.bytes = reveal

    @property
    def states(self) -> list[str]:
        return [member.state for member in seal(self.tab).members]

    async def pledge(self, chair: int | None = None) -> str:
        shown = seal(self.tab)
        mine = self.tab.table.you if chair is None else chair
        assert mine is not None
        hashed = pledge_of(bytes.fromhex(shown.commitment), mine, self.bytes).hex()
        return code(await self.table.handle(self.tab.person, Pledge(fresh_id(), shown.game, hashed)))

    async def reveal(self, other: bytes | None = None) -> str:
        sent = (self.bytes if other is None else other).hex()
        return code(await self.table.handle(self.tab.person, Reveal(fresh_id(), seal(self.tab).game, sent)))


async def gather(
    house: "House",
    wait: float = LONG,
    people: tuple[str, ...] = ("ann", "bob"),
    players: int = 3,
    target: int = 10,
) -> tuple["Table", list[Browser]]:
    """A table in its lobby, with people who are here; the chairs that are left become bots'."""
    house.settings = type(house.settings)(seal_wait=wait, instant=0.001, answer=0.1, grace=0.05)
    await house.reopen()
    table = await house.make(people[0], options=OptionsView(players=players, target=target))
    for person in people[1:]:
        assert code(await table.handle(person, Sit(fresh_id(), person.title()))) == "ack"
    tabs = [await house.join(table, person) for person in people]
    return table, [Browser(table, tab, bytes([number]) * 16) for number, tab in enumerate(tabs, 1)]


async def start(table: "Table", person: str = "ann") -> None:
    assert code(await table.handle(person, Start(fresh_id(), anyway=True))) == "ack"


async def secret_of(house: "House", table: "Table") -> str:
    """The secret as it stands in the log, which alone may know it."""
    entries = [parse_entry(row.payload) for row in await house.store.read(table.id)]
    return [entry for entry in entries if isinstance(entry, Sealed)][-1].secret


async def finish(table: "Table", *people: str) -> None:
    """All agree to end the game."""
    await table.handle(people[0], Propose(fresh_id(), "end"))
    for person in people[1:]:
        await table.handle(person, Answer(fresh_id(), True))
    assert table.standing.lobby.state == "over"


async def verdict(house: "House", table: "Table") -> str:
    """What ``hexfolk verify`` says of the record by the game's link."""
    assert table.game is not None
    found = await Archive(house.store).find(table.game.id)
    checked = verify_text(found.record.to_text(), islands.topology_of)
    assert checked.fault is None, checked.fault
    return checked.kind


# --- the usual way ----------------------------------------------------------------------------


async def test_everybody_pledges_then_everybody_reveals_then_the_game_begins(house: "House") -> None:
    table, (ann, bob) = await gather(house)
    await start(table)
    shown = seal(ann.tab)
    assert (shown.phase, shown.game, len(shown.commitment)) == ("pledge", 1, 64)
    assert ann.states == ["waiting", "waiting", "bot"]
    assert ann.tab.table.state == "lobby"
    assert [chair.kind for chair in ann.tab.table.seats] == ["person", "person", "bot"]
    assert await ann.pledge() == "ack"
    assert bob.states == ["pledged", "waiting", "bot"]
    # Nobody can reveal before all have pledged.
    assert await ann.reveal() == "seal_over"
    assert await bob.pledge() == "ack"
    assert seal(bob.tab).phase == "reveal"
    assert await bob.reveal() == "ack"
    assert ann.states == ["pledged", "revealed", "bot"]
    assert all(not member.reveal for member in seal(ann.tab).members), "not before all are there"
    assert await ann.reveal() == "ack"
    assert table.standing.lobby.state == "playing"
    done = seal(ann.tab)
    assert done.phase == "done"
    assert [member.reveal for member in done.members] == [ann.bytes.hex(), bob.bytes.hex(), ""]
    assert done.secret == ""
    assert table.standing.lobby.sealed is not None
    assert done.fingerprint == fingerprint(table.standing.lobby.sealed.seal().transcript())
    await finish(table, "ann", "bob")
    assert seal(bob.tab).secret == await secret_of(house, table)
    assert await verdict(house, table) == VERIFIED


async def test_a_whole_game_is_verified(house: "House") -> None:
    table, (ann, bob) = await gather(house, players=2, target=8)
    await start(table)
    for browser in (bob, ann):
        assert await browser.pledge() == "ack"
    for browser in (bob, ann):
        assert await browser.reveal() == "ack"
    await play_on(house, table, [ann.tab, bob.tab], lambda: table.standing.lobby.state == "over")
    assert table.game is not None
    assert table.game.state.winner >= 0
    assert await verdict(house, table) == VERIFIED
    assert seal(ann.tab).secret == await secret_of(house, table)


async def test_who_is_not_here_is_missing_at_once(house: "House") -> None:
    table, (ann, bob) = await gather(house, people=("ann", "bob"))
    table.leave(bob.tab)
    await start(table)
    assert ann.states == ["waiting", "missing", "bot"]
    late = Browser(table, await house.join(table, "bob"), b"b" * 16)
    assert await late.pledge() == "seal_over"
    assert await ann.pledge() == "ack"
    assert await ann.reveal() == "ack"
    assert table.standing.lobby.state == "playing"
    assert [member.state for member in seal(late.tab).members] == ["revealed", "missing", "bot"]
    await finish(table, "ann", "bob")
    assert await verdict(house, table) == VERIFIED


async def test_time_is_up_for_who_sends_nothing(house: "House") -> None:
    table, (ann, _) = await gather(house, wait=SHORT)
    await start(table)
    assert await ann.pledge() == "ack"
    await until(lambda: seal(ann.tab).phase == "reveal")
    assert ann.states == ["pledged", "missing", "bot"]
    await until(lambda: table.standing.lobby.state == "playing")
    assert ann.states == ["missing", "missing", "bot"]
    assert await ann.reveal() == "seal_over"
    await finish(table, "ann", "bob")
    assert await verdict(house, table) == RECOMPUTED


async def test_with_nobody_to_wait_for_it_begins_at_once(house: "House") -> None:
    table, _ = await gather(house, wait=0.0, people=("ann",))
    await start(table)
    assert table.standing.lobby.state == "playing"
    # Bots may have played by now.
    kinds = [row.kind for row in await house.store.read(table.id) if row.kind != "act"]
    assert kinds[-2:] == ["seal", "start"]
    await finish(table, "ann")
    assert await verdict(house, table) == RECOMPUTED


async def test_a_quick_start_waits_for_the_browser_that_is_on_its_way(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=LONG)
    await house.reopen()
    table = await house.make("ann", options=OptionsView(players=4), start=True)
    assert table.standing.lobby.sealing is not None
    ann = Browser(table, await house.join(table, "ann"), b"a" * 16)
    assert ann.states == ["waiting", "bot", "bot", "bot"]
    assert await ann.pledge() == "ack"
    assert await ann.reveal() == "ack"
    assert table.standing.lobby.state == "playing"
    await finish(table, "ann")
    assert await verdict(house, table) == VERIFIED


# --- odd orders -------------------------------------------------------------------------------


async def test_bytes_that_are_not_those_of_the_hash_are_missing(house: "House") -> None:
    table, (ann, bob) = await gather(house)
    await start(table)
    await ann.pledge()
    await bob.pledge()
    assert await bob.reveal(b"x" * 16) == "ack"
    assert ann.states == ["pledged", "missing", "bot"]
    # The right ones come too late.
    assert await bob.reveal() == "seal_over"
    assert await ann.reveal() == "ack"
    assert [member.reveal for member in seal(ann.tab).members] == [ann.bytes.hex(), "", ""]
    await finish(table, "ann", "bob")
    assert await verdict(house, table) == VERIFIED


async def test_one_pledge_a_person(house: "House") -> None:
    """Two tabs, or two devices: the first counts."""
    table, (ann, bob) = await gather(house)
    await start(table)
    other = Browser(table, await house.join(table, "ann"), b"o" * 16)
    assert await ann.pledge() == "ack"
    rows = len(await house.store.read(table.id))
    assert await other.pledge() == "seal_pledged"
    assert await ann.pledge() == "seal_pledged"
    assert len(await house.store.read(table.id)) == rows
    assert await bob.pledge() == "ack"
    # The tab that pledged is closed; another one of that browser knows its bytes.
    table.leave(ann.tab)
    other.bytes = ann.bytes
    assert await other.reveal() == "ack"
    assert await other.reveal() == "seal_over"
    assert await bob.reveal() == "ack"
    assert bob.states == ["revealed", "revealed", "bot"]


async def test_the_same_message_again_is_acked_and_not_done_again(house: "House") -> None:
    table, (ann, bob) = await gather(house)
    await start(table)
    shown = seal(ann.tab)
    hashed = pledge_of(bytes.fromhex(shown.commitment), 0, ann.bytes).hex()
    message = Pledge("same", 1, hashed)
    first = await table.handle("ann", message)
    await bob.pledge()
    assert await table.handle("ann", message) == first
    reveal = Reveal("too", 1, ann.bytes.hex())
    second = await table.handle("ann", reveal)
    await bob.reveal()
    assert isinstance(second, Ack)
    assert await table.handle("ann", reveal) == second
    assert await table.handle("ann", message) == first


async def test_another_persons_pledge_is_of_no_use(house: "House") -> None:
    table, (ann, bob) = await gather(house)
    await start(table)
    await ann.pledge()
    bob.bytes = ann.bytes
    assert await bob.pledge(chair=0) == "ack"
    assert await ann.reveal() == "ack"
    assert await bob.reveal() == "ack"
    # A hash holds its chair: that of another chair fits no bytes.
    assert ann.states == ["revealed", "missing", "bot"]


async def test_nonsense_is_refused(house: "House") -> None:
    table, (ann, bob) = await gather(house)
    assert code(await table.handle("ann", Pledge(fresh_id(), 1, "0" * 64))) == "seal_over"
    await start(table)
    eve = await house.join(table, "eve")
    assert eve.table.you is None
    for pledge in ("", "0" * 63, "0" * 66, "G" * 64, "A" * 64, "٣" * 64):
        assert code(await table.handle("ann", Pledge(fresh_id(), 1, pledge))) == "seal_bad"
    assert code(await table.handle("eve", Pledge(fresh_id(), 1, "0" * 64))) == "not_seated"
    assert code(await table.handle("ann", Pledge(fresh_id(), 2, "0" * 64))) == "seal_over"
    await ann.pledge()
    await bob.pledge()
    for reveal in ("", "0" * 31, "0" * 64, "Z" * 32):
        assert code(await table.handle("ann", Reveal(fresh_id(), 1, reveal))) == "seal_bad"
    assert code(await table.handle("eve", Reveal(fresh_id(), 1, "0" * 32))) == "not_seated"
    assert ann.states == ["pledged", "pledged", "bot"]


async def test_nothing_changes_at_a_locked_table(house: "House") -> None:
    table, (ann, _) = await gather(house)
    await house.join(table, "eve")
    await start(table)
    before = plain(table.standing)
    for person, message in (
        ("eve", Sit(fresh_id(), "Eve")),
        ("bob", Stand(fresh_id())),
        ("ann", Kick(fresh_id(), 1)),
        ("ann", Configure(fresh_id(), OptionsView(players=3, gifts=False))),
        ("ann", Start(fresh_id(), anyway=True)),
    ):
        assert code(await table.handle(person, message)) == "sealing"
    assert plain(table.standing) == before
    assert house.tables.listing.open_tables().tables == []
    # What is no part of it goes on.
    assert code(await table.handle("ann", SetPace(fresh_id(), "fast"))) == "ack"
    assert code(await table.handle("ann", HandOver(fresh_id(), 1))) == "ack"
    assert ann.states == ["waiting", "waiting", "bot"]


async def test_who_was_sent_off_has_no_say(house: "House") -> None:
    table, (ann, bob) = await gather(house)
    assert code(await table.handle("ann", Kick(fresh_id(), 1))) == "ack"
    await start(table)
    assert ann.states == ["waiting", "bot", "bot"]
    shown = seal(bob.tab)
    assert code(await table.handle("bob", Pledge(fresh_id(), shown.game, "0" * 64))) == "not_seated"


@pytest.mark.parametrize("phase", ["pledge", "reveal"])
async def test_nobody_waits_for_who_leaves(house: "House", phase: str) -> None:
    """The host too: nobody is needed to go on."""
    table, (ann, bob) = await gather(house)
    await start(table)
    await bob.pledge()
    if phase == "reveal":
        await ann.pledge()
        await bob.reveal()
    table.leave(ann.tab)
    if phase == "pledge":
        await until(lambda: seal(bob.tab).phase == "reveal")
        assert bob.states == ["missing", "pledged", "bot"]
        assert await bob.reveal() == "ack"
    await until(lambda: table.standing.lobby.state == "playing")
    assert bob.states == ["missing", "revealed", "bot"]


async def test_who_comes_back_in_time_still_takes_part(house: "House") -> None:
    table, (ann, bob) = await gather(house)
    await start(table)
    # A page that is loaded anew: gone and back, before the table has noticed.
    table.leave(ann.tab)
    ann.tab = await house.join(table, "ann")
    await asyncio.sleep(0.05)
    assert ann.states == ["waiting", "waiting", "bot"]
    assert await ann.pledge() == "ack"
    assert await bob.pledge() == "ack"


@pytest.mark.parametrize("steps", range(5))
async def test_a_restart_in_the_middle_goes_on_with_the_same_secret(house: "House", steps: int) -> None:
    table, browsers = await gather(house)
    await start(table)
    secret, shown = await secret_of(house, table), seal(browsers[0].tab)
    todo = [(browser, step) for step in ("pledge", "reveal") for browser in browsers]
    for number, (browser, step) in enumerate(todo):
        if number == steps:
            table = await again(house, table, browsers)
        assert await getattr(browser, step)() == "ack"
    if steps == len(todo):
        table = await again(house, table, browsers)
    assert table.standing.lobby.state == "playing"
    after = seal(browsers[0].tab)
    assert (after.commitment, after.mark) == (shown.commitment, shown.mark)
    assert browsers[0].states == ["revealed", "revealed", "bot"]
    assert await secret_of(house, table) == secret
    # Bots play on until it is for a person to do so.
    await until(lambda: any(browser.tab.view.you in browser.tab.view.must for browser in browsers))
    told = fold(await house.store.read(table.id))
    assert told is not None
    assert plain(told) == plain(table.standing)
    await finish(table, "ann", "bob")
    assert await verdict(house, table) == VERIFIED


async def again(house: "House", table: "Table", browsers: list[Browser]) -> "Table":
    await house.reopen()
    table = await house.find(table.id)
    for browser in browsers:
        browser.table, browser.tab = table, await house.join(table, browser.tab.person)
    return table


async def test_after_a_restart_the_others_are_waited_for_only_so_long(house: "House") -> None:
    table, (ann, bob) = await gather(house, wait=SHORT)
    await start(table)
    assert await ann.pledge() == "ack"
    table = await again(house, table, [ann])
    await until(lambda: table.standing.lobby.state == "playing" or seal(ann.tab).phase == "reveal")
    assert await ann.reveal() in ("ack", "seal_over")
    await until(lambda: table.standing.lobby.state == "playing")
    assert bob.tab.person == "bob"


async def test_a_start_that_could_not_be_written_is_made_up_for(
    house: "House", monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full just when the game would begin: it begins later, from the same secret."""
    table, (ann,) = await gather(house, people=("ann",))
    await start(table)
    secret = await secret_of(house, table)
    await ann.pledge()
    append, full = house.store.append, [True]

    async def fail(name: str, rows: list[NewRow], *others: object, **more: object) -> None:
        if full[0] and rows[0].kind == "start":
            full[0] = False
            raise OSError("no space left on device")
        await append(name, rows, *others, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(house.store, "append", fail)
    assert await ann.reveal() == "ack"
    await until(lambda: table.standing.lobby.state == "playing")
    assert not full[0]
    assert await secret_of(house, table) == secret
    await finish(table, "ann")
    assert await verdict(house, table) == VERIFIED


# --- later games, older games -----------------------------------------------------------------


async def test_every_game_of_a_table_has_a_secret_of_its_own(house: "House") -> None:
    table, (ann,) = await gather(house, wait=0.0, people=("ann",))
    secrets, records = [], []
    for number in (1, 2):
        await start(table)
        secrets.append(await secret_of(house, table))
        assert seal(ann.tab).game == number
        assert seal(ann.tab).secret == ""
        await finish(table, "ann")
        assert table.game is not None
        records.append((await Archive(house.store).find(table.game.id)).record)
        assert code(await table.handle("ann", Again(fresh_id()))) == "ack"
        assert ann.tab.last(SealMessage).seal is None
    assert len(set(secrets)) == 2
    assert [record.secret.hex() for record in records] == secrets
    for record in records:
        assert verify_text(record.to_text(), islands.topology_of).kind == RECOMPUTED


async def test_a_game_of_before_goes_on_with_plain_chance(house: "House") -> None:
    """Logs that an older version wrote have no seal."""
    table, (ann,) = await gather(house, wait=0.0, people=("ann",), players=2)
    await start(table)
    rows = [row for row in await house.store.read(table.id) if row.kind != "seal"]
    entries = [parse_entry(row.payload) for row in rows]
    old = [NewRow(seq, entry_kind(entry), entry_text(entry)) for seq, entry in enumerate(entries, 1)]
    await house.store.make_table("aaaaaaaaaa", old, "playing")
    table = await house.find("aaaaaaaaaa")
    assert table.game is not None
    assert table.game.key is None
    ann.tab = await house.join(table, "ann")
    assert not ann.tab.all(SealMessage)
    await play_on(house, table, [ann.tab], lambda: table.standing.seq > 80)
    record = record_of(await house.store.read(table.id))
    assert record is not None
    assert verify_text(record.to_text(), islands.topology_of).kind == UNSEALED
    assert isinstance(entries[-1], Started)


async def test_what_is_tried_and_not_done_draws_nothing(house: "House") -> None:
    table, (ann,) = await gather(house, wait=0.0, people=("ann",), players=2)
    await start(table)
    await play_on(house, table, [ann.tab], lambda: "roll" in ann.tab.view.legal)
    game, seat = table.game, ann.tab.view.you
    assert game is not None
    assert seat is not None
    counts = list(game.drawn)
    tried = [game.attempt(seat, "roll", None, table.chance).draw_texts() for _ in range(3)]
    assert tried[0] == tried[1] == tried[2]
    assert game.drawn == counts
    assert code(await house.act(table, ann.tab, "roll")) == "ack"
    assert game.drawn != counts
    rolled = [parse_entry(row.payload) for row in await house.store.read(table.id)]
    assert tried[0] in [getattr(entry, "draws", None) for entry in rolled]


# --- the secret -------------------------------------------------------------------------------


async def test_the_secret_leaves_only_after_the_end(
    house: "House", caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """Neither it nor the key, in any frame, log line, error, question to a bot, record or listing."""
    caplog.set_level(logging.DEBUG)
    questions: list[bytes] = []
    decide = house.thinkers.answers

    def note(question: object) -> object:
        questions.append(repr(question).encode())
        return decide(question)  # type: ignore[arg-type]

    house.thinkers.answers = note  # type: ignore[assignment]
    table, (ann, bob) = await gather(house)
    eve = await house.join(table, "eve")
    await start(table)
    secret = await secret_of(house, table)
    await ann.pledge()
    await bob.pledge()
    await ann.reveal()
    await bob.reveal()
    assert table.game is not None
    assert table.game.key is not None
    await play_on(house, table, [ann.tab, bob.tab], lambda: table.standing.seq > 90)
    assert questions
    # Coming anew, asking for everything, and what cannot be read.
    late = await house.join(table, "eve")
    await table.resync(late)
    with pytest.raises(Refusal, match="game_running"):
        await Archive(house.store).find(table.game.id)
    rows = await house.store.read(table.id)
    record = record_of(rows)
    assert record is not None
    assert not record.secret
    assert verify_text(record.to_text(), islands.topology_of).kind == UNPUBLISHED
    replay(parse_record(record.to_text(), islands.topology_of))
    entry = next(parse_entry(row.payload) for row in rows if row.kind == "seal")
    kept = await house.store.read_on(table.id)
    assert kept[0] is not None, "there is a snapshot"
    hidden = [secret.encode(), bytes.fromhex(secret), table.game.key, table.game.key.hex().encode()]
    out = [frame for tab in (ann.tab, bob.tab, eve, late) for frame in tab.raw]
    out += [*questions, caplog.text.encode(), record.to_text().encode(), repr(entry).encode()]
    out += [str(entry).encode(), kept[0].payload, kept[0].others.encode()]
    for each in hidden:
        assert not any(each in data for data in out)
    # What was looked for is what comes out in the end.
    await finish(table, "ann", "bob")
    assert any(hidden[0] in frame for frame in ann.tab.raw)
    assert any(hidden[0] in frame for frame in eve.raw)
    found = await Archive(house.store).find(table.game.id)
    assert secret in found.record.to_text()
    assert hidden[0] not in caplog.text.encode()


async def test_an_error_at_the_store_does_not_tell_it(
    house: "House", caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ann,) = await gather(house, people=("ann",))
    secrets: list[str] = []
    real = house.tables._around.entropy

    def entropy(size: int) -> bytes:
        secrets.append(real(size).hex())
        return bytes.fromhex(secrets[-1])

    monkeypatch.setattr(house.tables._around, "entropy", entropy)
    with house.store._engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.kind = 'seal' "
            "BEGIN SELECT RAISE(FAIL, 'full'); END"
        )
    answer = await table.handle("ann", Start(fresh_id(), anyway=True))
    assert code(answer) in ("not_saved", "try_again")
    assert secrets
    assert secrets[0] not in caplog.text
    assert not any(secrets[0].encode() in frame for frame in ann.tab.raw)
    assert table.standing.lobby.sealing is None


async def test_a_closed_table_publishes_too(house: "House") -> None:
    from hexfolk.table.closing import close_table

    table, (ann,) = await gather(house, wait=0.0, people=("ann",))
    await start(table)
    await house.store.write(lambda connection: close_table(connection, table.id))
    await table.read_anew()
    assert seal(ann.tab).secret == await secret_of(house, table)
    assert await verdict(house, table) == RECOMPUTED


async def test_a_table_that_is_closed_while_it_is_sealed_never_begins(house: "House") -> None:
    from hexfolk.table.closing import close_table

    table, (ann, _) = await gather(house)
    await start(table)
    await house.store.write(lambda connection: close_table(connection, table.id))
    await table.read_anew()
    assert await ann.pledge() == "table_closed"
    assert table.game is None
    assert table.standing.lobby.sealing is None
    assert not table.owed()
