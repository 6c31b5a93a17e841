"""Every way in which a log may break a promise is found."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from hexfolk.load.audit import Findings, Seen, audit
from hexfolk.load.opening import Place, lay_out
from hexfolk.load.player import ViewHeard
from hexfolk.load.score import Promise
from hexfolk.server.identity import hash_token
from hexfolk.store.rows import NewRow
from hexfolk.store.store import Store
from hexfolk.table.entries import Acted, entry_kind, entry_text
from hexfolk.table.fold import fold
from hexfolk.view.game import view_game
from hexfolk.view.messages.browser import Act


class Case:
    """A table with one acked action, and what its player saw after it."""

    def __init__(self, database: Path, place: Place) -> None:
        self.database = database
        self.table = place.table
        self.people = [hash_token(token) for token in place.tokens]
        self.promise: Promise
        self.seen: Seen

    async def play(self) -> None:
        store = await Store.open(self.database)
        rows = await store.read(self.table)
        standing = fold(rows)
        assert standing is not None
        game = standing.game
        assert game is not None
        seat = game.must()[0]
        person = standing.lobby.chairs[seat].person
        assert person is not None
        view = view_game(game.observe(seat), game.seq, game.decision(seat))
        # In the set-up nothing is drawn.
        entry = Acted(seat, view.legal[0])
        seq = len(rows) + 1
        row = NewRow(seq, entry_kind(entry), entry_text(entry), person, "m1")
        await store.append(self.table, [row])
        standing.take(seq, entry)
        after = view_game(game.observe(seat), game.seq, game.decision(seat))
        await store.close()
        self.promise = Promise(self.table, person, Act("m1", entry.action, view.decision), seq)
        seen = ViewHeard(after.seq, after.decision, after.you, after.phase, after.must, after.legal)
        self.seen = Seen(self.table, person, seen)

    def write(self, statement: str, *values: object) -> None:
        with contextlib.closing(sqlite3.connect(self.database)) as database:
            database.execute(statement, values)
            database.commit()

    async def audit(self, unanswered: set[tuple[str, str]] | None = None) -> Findings:
        return await audit(self.database, [self.promise], [self.seen], unanswered or set())


@pytest.fixture
async def case(tmp_path: Path) -> Case:
    database = tmp_path / "games.sqlite3"
    case = Case(database, (await lay_out(database, 1, 3, 0, 1))[0])
    await case.play()
    return case


async def test_a_kept_promise(case: Case) -> None:
    assert await case.audit() == Findings()


async def test_an_entry_that_is_gone(case: Case) -> None:
    case.write("DELETE FROM log WHERE seq = ?", case.promise.seq)
    assert await case.audit() == Findings(missing=1, otherwise=1)


async def test_an_entry_of_somebody_else(case: Case) -> None:
    case.write("UPDATE log SET message_id = 'm2' WHERE seq = ?", case.promise.seq)
    assert await case.audit() == Findings(missing=1, unasked=1)
    # A message that is still open may have been carried out.
    assert await case.audit({(case.promise.person, "m2")}) == Findings(missing=1)


async def test_another_action(case: Case) -> None:
    case.write(
        "UPDATE log SET payload = replace(payload, 'settle n', 'road e') WHERE seq = ?", case.promise.seq
    )
    assert await case.audit() == Findings(missing=1, unfolded=1)


async def test_done_twice(case: Case) -> None:
    case.write("DROP INDEX uq_log_message")
    case.write(
        "INSERT INTO log SELECT table_id, seq + 1, kind, payload, person, message_id, created"
        " FROM log WHERE seq = ?",
        case.promise.seq,
    )
    # The same settlement once more breaks the rules, too.
    assert await case.audit() == Findings(twice=1, unfolded=1)


async def test_somebody_who_saw_something_else(case: Case) -> None:
    case.seen.view.legal.append("end")
    assert await case.audit() == Findings(otherwise=1)
