"""Snapshots: a restart from one comes to the same as a restart from the log, and none is ever needed.

That they say the same after any order of play, undo, clock and restarts is checked in ``test_model``.
"""

import asyncio
import contextlib
import logging
import sqlite3
from typing import TYPE_CHECKING

import pytest

from hexfolk.store import register, snapshots
from hexfolk.store.rows import NewRow, SnapshotRow
from hexfolk.table import snapshot
from hexfolk.table.entries import Stopped, entry_kind, entry_text
from hexfolk.table.fold import fold
from hexfolk.table.snapshot import BadSnapshot, fold_on, take_snapshot
from hexfolk.view.messages.browser import Again, Concede, Undo
from hexfolk.view.messages.server import Ack
from hexfolk.view.messages.table import OptionsView

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.table.conftest import House, Tab

from tests.cases.stage import code
from tests.table.conftest import fresh_id, play_on, until
from tests.table.folded import plain


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 4)


async def game(house: "House", moves: int = 40, options: OptionsView | None = None) -> tuple["Table", "Tab"]:
    """A game of a person and a bot that has gone on for a while; the person is to choose in her turn."""
    table = await house.make("ann", options=options or OptionsView(players=2), start=True)
    ann = await house.join(table, "ann")
    await play_on(
        house,
        table,
        [ann],
        lambda: table.standing.seq > moves and "end" in ann.view.legal and not ann.view.offers,
        thrifty=True,
    )
    return table, ann


async def back(house: "House", table: "Table") -> "Table":
    """The table after a restart."""
    await house.reopen()
    return await house.find(table.id)


async def same_as_the_log(house: "House", table: "Table") -> None:
    told = fold(await house.store.read(table.id))
    assert told is not None
    assert plain(table.standing) == plain(told)


def spoil(house: "House", statement: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(house.path)) as database:
        assert database.execute(statement, values).rowcount == 1
        database.commit()


async def test_a_restart_plays_only_what_came_later(house: "House") -> None:
    table, _ = await game(house)
    kept, rows = await house.store.read_on(table.id)
    assert kept is not None
    assert table.standing.seq - kept.seq <= 4
    # The few entries of the lobby, the one that it stands at, and what came later.
    assert [row.seq for row in rows if row.seq < kept.seq] == table.standing.others
    table = await back(house, table)
    assert table.standing.kept == kept.seq
    await same_as_the_log(house, table)


async def test_a_deck_of_throws_outlasts_a_restart(house: "House") -> None:
    deck = OptionsView(players=2, dice="balanced", soft_sevens=True, no_early_seven=1)
    table, _ = await game(house, 60, deck)
    assert table.standing.game is not None
    throws = int(table.standing.game.state.throws)
    assert 0 < throws < 2**36 - 1
    table = await back(house, table)
    await same_as_the_log(house, table)
    assert table.standing.game is not None
    assert table.standing.game.state.throws == throws


async def test_what_was_built_before_a_restart_can_be_taken_back(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=2), start=True)
    ann = await house.join(table, "ann")
    await until(lambda: ann.view.you in ann.view.must)
    assert table.game is not None
    before = table.game.state.to_bytes()
    # In the set-up, too, until the road is laid.
    built = ann.view.legal[0]
    assert built.startswith("settle")
    assert code(await house.act(table, ann, built)) == "ack"
    # The snapshot stands behind it, as it would if another entry had come after it.
    seq = table.standing.seq
    kept = take_snapshot(table.standing, (await house.store.read(table.id))[-1].payload)
    await house.store.write(lambda db: snapshots.keep(db, table.id, kept))
    table = await back(house, table)
    assert table.standing.kept == seq
    ann = await house.join(table, "ann")
    assert ann.view.undo == built
    assert isinstance(await table.handle("ann", Undo(id=fresh_id(), on=ann.view.decision)), Ack)
    assert table.game is not None
    assert table.game.state.to_bytes() == before
    await same_as_the_log(house, table)
    # And what was taken back stays so.
    table = await back(house, table)
    assert table.game is not None
    assert table.game.state.to_bytes() == before
    await same_as_the_log(house, table)


@pytest.mark.parametrize(
    ("statement", "value"),
    [
        ("UPDATE snapshots SET payload = ?", b"spoilt"),
        ("UPDATE snapshots SET payload = payload || ?", b"\0"),
        ("UPDATE snapshots SET digest = ?", "0" * 64),
        ("UPDATE snapshots SET others = ?", "[1"),
        ("UPDATE snapshots SET others = ?", "[1, 2]"),
        ("UPDATE snapshots SET seq = seq + ?", 1),
        ("UPDATE snapshots SET seq = seq - ?", 1),
        ("UPDATE snapshots SET seq = ?", 10_000),
    ],
)
async def test_a_spoilt_one_is_let_go(
    house: "House", caplog: pytest.LogCaptureFixture, statement: str, value: object
) -> None:
    table, _ = await game(house)
    await house.close()
    spoil(house, statement, value)
    await house.open()
    with caplog.at_level(logging.WARNING):
        table = await house.find(table.id)
    assert "its snapshot is of no use" in caplog.text
    assert table.id not in caplog.text, "an id is a key"
    assert table.standing.kept == 0
    await same_as_the_log(house, table)
    # The next move but one makes a good one again.
    ann = await house.join(table, "ann")
    seq = table.standing.seq
    await play_on(house, table, [ann], lambda: table.standing.seq > seq + 6, thrifty=True)
    assert table.standing.kept > seq
    caplog.clear()
    await same_as_the_log(house, await back(house, table))
    assert not caplog.records


@pytest.mark.parametrize("what", ["FORMAT", "__version__"])
async def test_one_of_another_version_is_let_go(
    house: "House", caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    table, _ = await game(house)
    monkeypatch.setattr(snapshot, what, "another")
    table = await back(house, table)
    assert "of another version" in caplog.text
    assert table.standing.kept == 0
    await same_as_the_log(house, table)


async def test_a_payload_that_is_no_game_is_refused(house: "House", monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever signs it: the digest keeps out accidents, the checks all else."""
    table, _ = await game(house)
    kept, rows = await house.store.read_on(table.id)
    assert kept is not None
    last = next(row.payload for row in rows if row.seq == kept.seq)

    def signed(payload: bytes) -> SnapshotRow:
        digest = snapshot._digest(kept.seq, kept.others, payload, last)
        return SnapshotRow(kept.seq, kept.others, payload, digest)

    assert plain(fold_on(signed(kept.payload), rows)) == plain(table.standing)
    found = snapshot._DECODER.decode(kept.payload)
    found.state = b"\0" * len(found.state)
    with pytest.raises(ValueError):  # noqa: PT011 (of the rules)
        fold_on(signed(snapshot._ENCODER.encode(found)), rows)
    found = snapshot._DECODER.decode(kept.payload)
    found.spare.append(0)
    with pytest.raises(BadSnapshot):
        fold_on(signed(snapshot._ENCODER.encode(found)), rows)


async def test_what_is_no_move_is_not_missed(house: "House") -> None:
    """Somebody gives up before a snapshot, and the host closes the table from outside after it."""
    table, ann = await game(house)
    assert isinstance(await table.handle("ann", Concede(id=fresh_id())), Ack)
    conceded = table.standing.seq
    async with asyncio.timeout(60):
        while table.standing.kept <= conceded:  # noqa: ASYNC110 (the bots do it)
            await asyncio.sleep(0.001)
    table.leave(ann)
    table = await back(house, table)
    assert table.standing.lobby.conceded
    await same_as_the_log(house, table)
    entry = Stopped("closed")
    row = NewRow(table.standing.seq + 1, entry_kind(entry), entry_text(entry))
    await house.store.write(lambda db: register.close(db, table.id, row))
    table = await back(house, table)
    assert table.standing.lobby.closed
    await same_as_the_log(house, table)


async def test_none_is_kept_of_a_game_that_is_over(house: "House") -> None:
    table, ann = await game(house)
    assert (await house.store.read_on(table.id))[0] is not None
    await play_on(house, table, [ann], lambda: ann.view.phase == "over")
    assert (await house.store.read_on(table.id))[0] is None
    await same_as_the_log(house, await back(house, table))
    table = await house.find(table.id)
    assert isinstance(await table.handle("ann", Again(id=fresh_id())), Ack)
    await same_as_the_log(house, await back(house, table))


async def test_none_is_left_of_a_table_that_is_removed(house: "House") -> None:
    table, _ = await game(house)
    await house.tables.forget(table.id)
    gone = await house.store.write(lambda db: register.remove(db, [table.id], 2**60))
    assert gone == [table.id]
    with contextlib.closing(sqlite3.connect(house.path)) as database:
        assert database.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)
