"""Games have ids: written with the entries that begin and end them; and files from before they had."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from hexfolk.store import games, register
from hexfolk.store.database import connect
from hexfolk.store.moment import DAY, now
from hexfolk.store.rows import Conflict, GameBegun, GameEnded, NewRow, PlayerRow, Row, SeatRow
from hexfolk.store.seating import Seating
from hexfolk.store.store import Store
from tests.store.conftest import OldFile

MADE = NewRow(1, "made", "{}")
PLAYERS = [PlayerRow(0, "ann", "Ann"), PlayerRow(1, None, "Bruno", "settler")]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "games.sqlite3", durable=False)
    yield store
    await store.close()


async def seqs(store: Store, game: str) -> list[int]:
    def ask(connection: Connection) -> list[Row]:
        found = games.find(connection, game)
        assert found is not None
        return games.rows_of(connection, found)

    return [row.seq for row in await store.ask(ask)]


async def test_a_game_is_written_with_the_entries_that_begin_and_end_it(store: Store) -> None:
    begun = GameBegun("game1", 1, 2, PLAYERS)
    await store.make_table("a", [MADE, NewRow(2, "start", "{}")], "playing", game=begun)
    found = await store.ask(lambda connection: games.find(connection, "game1"))
    assert found is not None
    assert (found.table, found.number, found.first, found.last, found.over) == ("a", 1, 2, None, False)
    assert (found.outcome, found.winner, found.turns, found.ended) == (None, None, None, None)
    assert found.players == PLAYERS
    ended = GameEnded("game1", 3, "won", 1, 40, [7, 10])
    # Both or nothing: a lost race leaves the game going on.
    with pytest.raises(Conflict):
        await store.append("a", [NewRow(2, "act", "{}")], "over", winner=1, game=ended)
    assert await store.ask(lambda connection: games.find(connection, "game1")) == found
    await store.append("a", [NewRow(3, "act", "{}")], "over", winner=1, game=ended)
    over = await store.ask(lambda connection: games.find(connection, "game1"))
    assert over is not None
    assert (over.last, over.outcome, over.winner, over.turns, over.over) == (3, "won", 1, 40, True)
    assert over.ended is not None
    assert over.ended >= over.begun == found.begun
    assert [(player.won, player.points) for player in over.players] == [(False, 7), (True, 10)]
    assert await store.ask(lambda connection: games.find(connection, "nosuch")) is None


async def test_the_entries_of_a_game_are_those_since_the_game_before(store: Store) -> None:
    await store.make_table(
        "a", [MADE, NewRow(2, "start", "{}")], "playing", game=GameBegun("one", 1, 2, PLAYERS)
    )
    await store.append("a", [NewRow(3, "act", "{}")], "over", game=GameEnded("one", 3, "won", 0, 9, [10, 2]))
    await store.append("a", [NewRow(4, "again", "{}")], "lobby")
    await store.append("a", [NewRow(5, "start", "{}")], "playing", game=GameBegun("two", 2, 5, PLAYERS))
    await store.append(
        "a", [NewRow(6, "stop", "{}")], "over", game=GameEnded("two", 6, "agreed", None, 0, [0, 0])
    )
    await store.append("a", [NewRow(7, "again", "{}")], "lobby")
    assert await seqs(store, "one") == [1, 2, 3]
    assert await seqs(store, "two") == [4, 5, 6]


async def test_a_forgotten_table_keeps_the_games_that_were_played_to_their_end(store: Store) -> None:
    sitting = [SeatRow(0, "ann", "Ann")]
    first = GameBegun("one", 1, 2, PLAYERS)
    await store.make_table("a", [MADE, NewRow(2, "start", "{}")], "playing", None, sitting, first)
    await store.append(
        "a", [NewRow(3, "act", "{}")], "over", winner=1, game=GameEnded("one", 3, "won", 1, 9, [1, 10])
    )
    await store.append("a", [NewRow(4, "again", "{}")], "lobby", [])
    await store.append(
        "a", [NewRow(5, "start", "{}")], "playing", sitting, game=GameBegun("two", 2, 5, PLAYERS)
    )
    await store.make_table("b", [MADE], "lobby")
    later = now() + DAY
    assert await store.write(lambda connection: register.remove(connection, ["a", "b"], later)) == ["a", "b"]
    assert await store.read("b") == []
    assert [row.seq for row in await store.read("a")] == [1, 2, 3]
    assert await store.ask(lambda connection: games.find(connection, "two")) is None
    assert await seqs(store, "one") == [1, 2, 3]
    table = await Seating(store).find("a")
    assert table is not None
    assert (table.state, table.winner) == ("over", 1)
    assert table.seats == [SeatRow(0, "ann", "Ann"), SeatRow(1, None, "Bruno")]
    assert await store.ask(lambda connection: register.forgotten(connection, later)) == []


# --- older files ---------------------------------------------------------------------------------


def start(game: int, *names: str) -> str:
    chairs = [{"colour": 0, "kind": "person", "name": name, "person": name.lower()} for name in names]
    bot = {"colour": 1, "kind": "bot", "name": "Żółć", "bot": "settler"}
    return json.dumps({"kind": "start", "game": game, "chairs": [*chairs, bot]}, ensure_ascii=False)


OLD = {
    # Won, and another game that goes on.
    "first": (
        "playing",
        [
            ("made", "{}"),
            ("start", start(1, "Ann")),
            ("act", "{}"),
            ("open", "{}"),
            ("again", "{}"),
            ("start", start(2, "Ann", "Ben")),
            ("act", "{}"),
        ],
    ),
    # Agreed; the table is over.
    "second": ("over", [("made", "{}"), ("start", start(1, "Ben")), ("stop", '{"kind":"stop"}')]),
    # Won; the table is over.
    "third": ("over", [("made", "{}"), ("start", start(1, "Eve")), ("act", "{}"), ("host", "{}")]),
    # Nothing was played.
    "fourth": ("over", [("made", "{}"), ("stop", '{"kind":"stop"}')]),
}


def test_games_of_older_files_get_their_ids(tmp_path: Path, old_file: OldFile) -> None:
    def fill(connection: Connection) -> None:
        for table, (state, rows) in OLD.items():
            connection.execute(
                text("INSERT INTO tables (id, created, state, code) VALUES (:id, 5, :state, :id)"),
                {"id": table, "state": state},
            )
            for seq, (kind, payload) in enumerate(rows, 1):
                connection.execute(
                    text("INSERT INTO log VALUES (:t, :s, :k, :p, NULL, NULL, :c)"),
                    {"t": table, "s": seq, "k": kind, "p": payload, "c": 100 + seq},
                )

    path = tmp_path / "games.sqlite3"
    old_file(path, "0006", fill)
    engine = connect(path)
    with engine.begin() as connection:
        asked = "SELECT table_id, number, first_seq, last_seq, begun, ended, players, outcome, id FROM games"
        found = [tuple(row) for row in connection.execute(text(f"{asked} ORDER BY table_id, number"))]
        assert [row[:-1] for row in found] == [
            ("first", 1, 2, 3, 102, 103, 2, ""),
            ("first", 2, 6, None, 106, None, 3, None),
            ("second", 1, 2, 3, 102, 103, 2, ""),
            ("third", 1, 2, 3, 102, 103, 2, ""),
        ]
        ids = [row[-1] for row in found]
        assert len(set(ids)) == 4
        assert all(len(name) == 12 for name in ids)
        # The log says it too, and nothing else of it has changed.
        for table, seq, name in (("first", 2, ids[0]), ("first", 6, ids[1])):
            payload = connection.execute(
                text("SELECT payload FROM log WHERE table_id = :t AND seq = :s"), {"t": table, "s": seq}
            ).scalar()
            assert json.loads(str(payload)) == json.loads(OLD[table][1][seq - 1][1]) | {"id": name}
            assert "Żółć" in str(payload)
        game = games.find(connection, ids[1])
        assert game is not None
        assert game.players == [
            PlayerRow(0, "ann", "Ann"),
            PlayerRow(1, "ben", "Ben"),
            PlayerRow(2, None, "Żółć", "settler"),
        ]
        assert sorted(games.uncounted(connection, 9)) == sorted([ids[0], *ids[2:]])
        games.complete(connection, GameEnded(ids[3], 3, "won", 0, 12, [10, 4]))
        counted = games.find(connection, ids[3])
        assert counted is not None
        assert (counted.outcome, counted.winner, counted.ended) == ("won", 0, 103)
        assert [player.points for player in counted.players] == [10, 4]
    engine.dispose()
