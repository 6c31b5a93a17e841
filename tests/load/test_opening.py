"""Tables laid out in the middle of their games."""

from pathlib import Path

from hexfolk.load.opening import Place, lay_out
from hexfolk.server.identity import hash_token
from hexfolk.store.rows import Row
from hexfolk.store.store import Store
from hexfolk.table.fold import fold


async def logs(database: Path, places: list[Place]) -> list[list[Row]]:
    store = await Store.open(database)
    read = [await store.read(place.table) for place in places]
    await store.close()
    return read


async def test_games_have_gone_on_for_more_and_more_moves(tmp_path: Path) -> None:
    told: list[int] = []
    places = await lay_out(tmp_path / "games.sqlite3", 5, 3, 80, 7, told.append)
    assert told == [5]
    assert len({place.table for place in places}) == 5
    for number, (place, rows) in enumerate(
        zip(places, await logs(tmp_path / "games.sqlite3", places), strict=True)
    ):
        standing = fold(rows)
        assert standing is not None
        assert standing.game is not None
        assert not standing.game.over
        assert sum(row.kind == "act" for row in rows) == 16 * (number + 1)
        people = {chair.person for chair in standing.lobby.chairs}
        assert people == {hash_token(token) for token in place.tokens}
        assert standing.lobby.host == hash_token(place.tokens[0])
        assert standing.lobby.options.turn_time == 0


async def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    played = []
    for number, seed in enumerate((7, 7, 8)):
        database = tmp_path / f"{number}.sqlite3"
        read = await logs(database, await lay_out(database, 2, 4, 30, seed))
        played.append([[row.payload for row in rows if row.kind == "act"] for rows in read])
    assert played[0] == played[1] != played[2]


async def test_a_game_laid_out_is_never_over(tmp_path: Path) -> None:
    places = await lay_out(tmp_path / "games.sqlite3", 2, 2, 2_000, 1)
    standing = fold((await logs(tmp_path / "games.sqlite3", places))[1])
    assert standing is not None
    assert standing.game is not None
    assert not standing.game.over
    assert standing.game.state.turn > 10
