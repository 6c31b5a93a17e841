"""A person's finished games in the store: of all tables, in order, and gone when they are taken out."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from hexfolk.store import games
from hexfolk.store.history import History, Place, Result
from hexfolk.store.rows import GameBegun, GameEnded, NewRow, PlayerRow
from hexfolk.store.store import Store

ANN = PlayerRow(0, "ann", "Ann")
BOT = PlayerRow(1, None, "Bruno", "settler")
BEN = PlayerRow(1, "ben", "Ben")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "games.sqlite3", durable=False)
    yield store
    await store.close()


async def played(
    store: Store, game: str, players: list[PlayerRow], winner: int | None, ended: int, outcome: str = "won"
) -> None:
    """A table with one game that ended then; ``ended`` 0: it goes on."""
    begun = GameBegun(game, 1, 2, players)
    rows = [NewRow(1, "made", "{}"), NewRow(2, "start", "{}")]
    await store.make_table(f"t{game}", rows, "playing", game=begun)
    if not ended:
        return
    end = GameEnded(game, 3, outcome, winner, 40, [10, 7] if outcome else [])
    await store.append(f"t{game}", [NewRow(3, "act", "{}")], "over", winner=winner, game=end)

    def date(connection: Connection) -> None:
        values = {"ended": ended, "game": game}
        connection.execute(text("UPDATE games SET ended = :ended WHERE id = :game"), values)

    await store.write(date)


async def ids(history: History, person: str, count: int = 100, after: Place | None = None) -> list[str]:
    return [row.id for row in await history.page(person, count, after)]


async def test_pages_hold_ones_own_games_that_are_over_the_last_first(store: Store) -> None:
    history = History(store)
    await played(store, "a", [ANN, BOT], 0, 100)
    await played(store, "b", [ANN, BEN], 1, 300)
    await played(store, "c", [ANN, BOT], None, 300, "agreed")
    await played(store, "d", [ANN, BOT], None, 0)
    await played(store, "e", [PlayerRow(0, "ben", "Ben"), BOT], 0, 200)
    assert await ids(history, "ann") == ["b", "c", "a"]
    assert await ids(history, "ben") == ["b", "e"]
    assert await ids(history, "nobody") == []
    # Game by game, also where two ended at the same moment.
    assert await ids(history, "ann", 1) == ["b"]
    assert await ids(history, "ann", 1, Place(300, "b")) == ["c"]
    assert await ids(history, "ann", 1, Place(300, "c")) == ["a"]
    assert await ids(history, "ann", 1, Place(100, "a")) == []


async def test_results_come_in_the_order_in_which_the_games_ended(store: Store) -> None:
    history = History(store)
    await played(store, "late", [ANN, BEN], 1, 900)
    await played(store, "early", [ANN, BOT], 0, 100)
    await played(store, "middle", [ANN, BOT], None, 500, "closed")
    await played(store, "old", [ANN, BOT], None, 700, "")
    assert await history.results("ann") == [
        Result(2, 0, True),
        Result(2, 0, None),
        Result(2, 0, None),
        Result(2, 1, False),
    ]


async def test_who_takes_a_game_out_is_found_in_it_no_more(store: Store) -> None:
    history = History(store)
    await played(store, "a", [ANN, BEN], 0, 100)
    await played(store, "b", [ANN, BEN], 1, 200)
    await played(store, "running", [ANN, BEN], None, 0)
    # Not of others, not of games that go on, not of none.
    assert await history.remove("cat", "a") == []
    assert await history.remove("ann", "running") == []
    assert await history.remove("ann", "nosuch") == []
    assert await history.remove("ann", "a") == ["a"]
    assert await history.remove("ann", "a") == []
    assert await ids(history, "ann") == ["b"]
    assert await ids(history, "ben") == ["b", "a"]
    row = await store.ask(lambda connection: games.find(connection, "a"))
    assert row is not None
    assert row.players == [
        PlayerRow(0, None, "", None, True, 10, True),
        PlayerRow(1, "ben", "Ben", None, False, 7),
    ]
    # Who is gone was still a person.
    assert await history.results("ben") == [Result(2, 1, False), Result(2, 1, True)]


async def test_all_games_are_taken_out_at_once(store: Store) -> None:
    history = History(store)
    for number in range(5):
        await played(store, f"g{number}", [ANN, BEN], 0, 100 + number)
    await played(store, "running", [ANN, BEN], None, 0)
    assert sorted(await history.remove("ann", None)) == [f"g{number}" for number in range(5)]
    assert await ids(history, "ann") == []
    assert await history.results("ann") == []
    assert len(await ids(history, "ben")) == 5
    # The game that goes on is theirs as before.
    row = await store.ask(lambda connection: games.find(connection, "running"))
    assert row is not None
    assert row.players[0] == ANN
