"""Finished games are found by their link's id, with their record; running ones are not."""

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import Connection, text

from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.victory import points
from hexfolk.islands import topology_of
from hexfolk.store import games
from hexfolk.store.rows import GameRow
from hexfolk.table.archive import MOST, Archive
from hexfolk.table.closing import close_table
from hexfolk.table.entries import Stopped
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.browser import Again, Start
from hexfolk.view.messages.table import OptionsView
from tests.table.conftest import fresh_id, play_on, until

if TYPE_CHECKING:
    from hexfolk.store.store import Store
    from hexfolk.table.table import Table
    from tests.table.conftest import House

QUICK = OptionsView(players=2, target=8)


async def games_of(store: "Store", table: str) -> list[GameRow]:
    def ask(connection: Connection) -> list[GameRow]:
        asked = text("SELECT id FROM games WHERE table_id = :table ORDER BY number")
        names = list(connection.execute(asked, {"table": table}).scalars())
        return [game for name in names if (game := games.find(connection, name)) is not None]

    return await store.ask(ask)


async def play(house: "House", table: "Table") -> None:
    tab = await house.join(table, "ann")
    await play_on(house, table, [tab], lambda: table.standing.lobby.state == "over")


async def games_of_before_are_counted_by_their_log(house: "House", table: "Table") -> None:
    (counted,) = await games_of(house.store, table.id)
    # Long after it was won the host has closed the table.
    await house.store.write(lambda connection: close_table(connection, table.id))
    assert await games_of(house.store, table.id) == [counted]

    def forget(connection: Connection) -> None:
        connection.execute(
            text("UPDATE games SET outcome = '', winner = NULL, turns = NULL, last_seq = last_seq + 1")
        )
        connection.execute(text("UPDATE game_seats SET won = NULL, points = NULL"))

    await house.store.write(forget)
    archive = Archive(house.store)
    assert (await archive.find(counted.id)).game == counted
    await house.store.write(forget)
    assert await archive.complete() == 1
    assert await games_of(house.store, table.id) == [counted]
    assert await archive.complete() == 0


async def test_a_finished_game_is_found_by_its_id(house: "House") -> None:
    table = await house.make(options=QUICK, bots=[1], start=True)
    archive = Archive(house.store)
    tab = await house.join(table, "ann")
    assert tab.table.finished is None
    (running,) = await games_of(house.store, table.id)
    assert running.first == table.standing.others[-1]
    with pytest.raises(Refusal) as refused:
        await archive.find(running.id)
    assert refused.value.code == "game_running"
    await play(house, table)
    later = await house.join(table, "ben")
    await until(lambda: later.table.finished == running.id)
    found = await archive.find(running.id)
    assert found.game.outcome == "won"
    state = replay(found.record)
    assert found.game.winner == state.winner
    assert [player.points for player in found.game.players] == [points(state, seat) for seat in (0, 1)]
    assert [player.won for player in found.game.players] == [seat == state.winner for seat in (0, 1)]
    assert {player.person for player in found.game.players} == {"ann", None}
    again = parse_record(found.record.to_text(), topology_of)
    assert (
        again.result
        == found.record.result
        == f"winner={state.winner} turns={state.turn} state=" + (found.record.result.rsplit("=", 1)[1])
    )
    assert await archive.find(running.id) is found
    await games_of_before_are_counted_by_their_log(house, table)
    for unknown in ("nosuchgame22", "", table.id, "../../etc/pas"):
        with pytest.raises(Refusal) as refused:
            await archive.find(unknown)
        assert refused.value.code == "game_unknown"


async def test_every_game_of_a_table_has_its_own_id(house: "House") -> None:
    table = await house.make(options=QUICK, bots=[1], start=True)
    async with table.lock:
        await table.write(Stopped("agreed"))
    await table.handle("ann", Again(id=fresh_id(), game=1))
    first = (await games_of(house.store, table.id))[0]
    before = (await Archive(house.store).find(first.id)).record.to_text()
    await table.handle("ann", Start(id=fresh_id()))
    assert [game.over for game in await games_of(house.store, table.id)] == [True, False]
    await house.store.write(lambda connection: close_table(connection, table.id))
    one, two = await games_of(house.store, table.id)
    assert (one.outcome, two.outcome, two.winner) == ("agreed", "closed", None)
    assert [player.won for player in two.players] == [False, False]
    archive = Archive(house.store)
    assert (await archive.find(one.id)).record.to_text() == before
    other = (await archive.find(two.id)).record
    assert other.seats != []
    assert other.result.startswith("winner=- ")


async def test_a_log_that_cannot_be_read_is_said_once(house: "House") -> None:
    table = await house.make(options=QUICK, bots=[1], start=True)
    await house.store.write(lambda connection: close_table(connection, table.id))
    (game,) = await games_of(house.store, table.id)

    def spoil(connection: Connection) -> None:
        connection.execute(text("UPDATE log SET payload = '{}' WHERE kind = 'start'"))
        connection.execute(text("UPDATE games SET outcome = ''"))

    await house.store.write(spoil)
    archive = Archive(house.store)
    assert await archive.complete() == 1
    assert await archive.complete() == 0
    with pytest.raises(Refusal) as refused:
        await archive.find(game.id)
    assert refused.value.code == "game_unreadable"


async def test_only_some_games_stay_in_memory(house: "House", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexfolk.table.archive.MOST", 1)
    assert MOST > 1
    archive = Archive(house.store)
    names = []
    for _ in range(2):
        table = await house.make(options=QUICK, bots=[1], start=True)
        await house.store.write(lambda connection, name=table.id: close_table(connection, name))  # type: ignore[misc]
        names.append((await games_of(house.store, table.id))[0])
    first = await archive.find(names[0].id)
    assert await archive.find(names[0].id) is first
    await archive.find(names[1].id)
    assert await archive.find(names[0].id) is not first
    kept = await archive.find(names[0].id)
    archive.forget(names[0].table)
    assert await archive.find(names[0].id) is not kept
