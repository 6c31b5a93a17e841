"""One's own games over the wire: only one's own, in pages, as files, and out for good."""

import csv
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from hexfolk.core.record_reading import parse_record
from hexfolk.islands import topology_of
from hexfolk.server.history import EXPORT_BURST, LOOK_BURST
from hexfolk.store.database import DATABASE, visit
from hexfolk.table.closing import close_table

Answer = dict[str, Any]


@pytest.fixture
def other(client: TestClient) -> TestClient:
    """Another browser, at the same server."""
    other = TestClient(client.app, base_url="http://testserver")
    other.portal = client.portal
    other.get("/")
    return other


def play(client: TestClient, data: Path, name: str = "Ann") -> str:
    """A game against a bot that its host has closed."""
    wish = {"name": name, "options": {"players": 2}, "bots": [1], "start": True}
    table = client.post("/api/tables", json=wish).json()["id"]
    engine = visit(data / DATABASE)
    with engine.begin() as connection:
        assert close_table(connection, table)
        asked = text("SELECT id FROM games WHERE table_id = :table")
        game = connection.execute(asked, {"table": table}).scalar()
    engine.dispose()
    return str(game)


def write(data: Path, *statements: str, **values: object) -> None:
    """Change what the store has, each statement with those of the values that it names."""
    engine = visit(data / DATABASE)
    with engine.begin() as connection:
        for statement in statements:
            named = {name: value for name, value in values.items() if f":{name}" in statement}
            connection.execute(text(statement), named)
    engine.dispose()


def multiply(data: Path, game: str, number: int) -> None:
    """As many games more as that one, each ended a moment later."""
    # No copy has the id of the game itself.
    stem = ("b" if game[0] == "a" else "a") + game[1:10]
    for i in range(number):
        write(
            data,
            "INSERT INTO games SELECT :copy, table_id, number, first_seq, last_seq, begun, ended + :later,"
            " players, outcome, winner, turns FROM games WHERE id = :game",
            "INSERT INTO game_seats SELECT :copy, seat, person, name, bot, won, points, removed"
            " FROM game_seats WHERE game = :game",
            game=game,
            copy=f"{stem}{'abcdefghjk'[i // 10]}{'abcdefghjk'[i % 10]}",
            later=i + 1,
        )


def look(client: TestClient, query: str = "") -> Answer:
    answer = client.get(f"/api/history{query}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    found: Answer = answer.json()
    return found


def test_who_comes_for_the_first_time_has_no_games(client: TestClient) -> None:
    found = look(client)
    assert (found["games"], found["next"], found["totals"]["all"]) == ([], None, {"games": 0, "won": 0})
    assert "hexfolk" in client.cookies


def test_a_game_that_is_over_is_in_the_history_of_who_played_it(
    client: TestClient, other: TestClient, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    client.post("/api/tables", json={"name": "Ann", "options": {"players": 2}, "bots": [1], "start": True})
    assert look(client)["games"] == []
    game = play(client, data)
    (shown,) = look(client)["games"]
    assert (shown["id"], shown["won"], shown["turns"]) == (game, "nobody", 0)
    assert sorted((seat["you"], seat["bot"]) for seat in shown["seats"]) == [(False, True), (True, False)]
    assert look(client)["totals"]["with_bots"] == {"games": 1, "won": 0}
    assert look(other)["games"] == []
    # Neither people nor the table are told.
    text_ = client.get("/api/history").text
    assert "person" not in text_.replace("with_people", "")
    assert "table" not in text_


@pytest.mark.parametrize("winner", ["ann", "bot"])
def test_places_go_by_the_winner_then_by_points(client: TestClient, tmp_path: Path, winner: str) -> None:
    data = tmp_path / "data"
    game = play(client, data)
    mine = next(i for i, seat in enumerate(look(client)["games"][0]["seats"]) if seat["you"])
    won = mine if winner == "ann" else 1 - mine
    write(
        data,
        "UPDATE games SET outcome = 'won', winner = :won, turns = 61 WHERE id = :game",
        "UPDATE game_seats SET points = 10, won = (seat = :won) WHERE game = :game",
        game=game,
        won=won,
    )
    found = look(client)
    (shown,) = found["games"]
    assert (shown["won"], shown["turns"]) == ("you" if winner == "ann" else "other", 61)
    assert [seat["place"] for seat in shown["seats"]] == [1 if seat == won else 2 for seat in (0, 1)]
    assert found["totals"]["streak"] == (1 if winner == "ann" else 0)
    assert found["totals"]["by_players"] == [{"players": 2, "games": 1, "won": int(winner == "ann")}]


def test_a_game_that_could_not_be_counted_says_so(client: TestClient, tmp_path: Path) -> None:
    game = play(client, tmp_path / "data")
    write(
        tmp_path / "data",
        "UPDATE games SET outcome = '' WHERE id = :game",
        "UPDATE game_seats SET won = NULL, points = NULL WHERE game = :game",
        game=game,
    )
    (shown,) = look(client)["games"]
    assert (shown["won"], shown["turns"]) == ("unknown", None)
    assert [(seat["points"], seat["place"]) for seat in shown["seats"]] == [(None, None)] * 2


def test_pages_follow_one_another_without_a_gap(client: TestClient, tmp_path: Path) -> None:
    game = play(client, tmp_path / "data")
    multiply(tmp_path / "data", game, 46)
    seen: list[str] = []
    place: str | None = ""
    sizes = []
    while place is not None:
        found = look(client, f"?after={place}" if place else "")
        seen += [one["id"] for one in found["games"]]
        sizes.append(len(found["games"]))
        place = found["next"]
        assert found["totals"]["all"]["games"] == 47
    assert sizes == [20, 20, 7]
    assert len(set(seen)) == 47
    assert seen[-1] == game
    assert len(look(client, "?count=100")["games"]) == 47
    assert look(client, "?count=47")["next"] is None


@pytest.mark.parametrize(
    "query",
    [
        *(f"?count={count}" for count in ("0", "101", "99999999999999999999", "-1", "x", "", "1.5", "１")),
        *(f"?after={place}" for place in ("", "x", "1", "-", "1-x", "x-abcdefghjkmn", "²-abcdefghjkmn")),
        f"?after={'9' * 16}-abcdefghjkmn",
        "?after=1-abcdefghjkmn'--",
        f"?after={'a' * 2000}",
    ],
)
def test_nonsense_is_refused(client: TestClient, query: str) -> None:
    answer = client.get(f"/api/history{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_a_place_that_is_nobodys_is_just_a_place(client: TestClient, tmp_path: Path) -> None:
    play(client, tmp_path / "data")
    assert look(client, "?after=1-abcdefghjkmn")["games"] == []
    assert len(look(client, "?after=999999999999999-abcdefghjkmn")["games"]) == 1


def test_a_game_is_taken_out_by_who_played_it(client: TestClient, other: TestClient, tmp_path: Path) -> None:
    game = play(client, tmp_path / "data", "Annabella")
    assert "Annabella" in client.get(f"/api/games/{game}/record").text
    for wrong, who, status in (
        (game, other, 404),
        ("abcdefghjkmn", client, 404),
        ("../../etc", client, 404),
        ("", client, 404),
    ):
        answer = who.post("/api/history/remove", json={"game": wrong})
        assert (answer.status_code, answer.json()["code"]) == (status, "game_unknown")
    nonsense: object
    for nonsense in ({}, {"game": 5}, {"game": None, "all": True}, [], {"game": ["x"]}):
        assert client.post("/api/history/remove", json=nonsense).status_code == 400
    assert len(look(client)["games"]) == 1
    foreign = client.post("/api/history/remove", json={"game": game}, headers={"origin": "http://evil"})
    assert foreign.status_code == 403
    answer = client.post("/api/history/remove", json={"game": game})
    assert (answer.status_code, answer.json()) == (200, {"games": 1})
    assert look(client)["games"] == []
    assert client.post("/api/history/remove", json={"game": game}).status_code == 404
    # The game is still there, and plays; the name is not.
    record = client.get(f"/api/games/{game}/record").text
    assert "Annabella" not in record
    assert sorted(seat.name == "" for seat in parse_record(record, topology_of).seats) == [False, True]


def test_all_games_are_taken_out(client: TestClient, tmp_path: Path) -> None:
    multiply(tmp_path / "data", play(client, tmp_path / "data"), 9)
    assert client.post("/api/history/remove", json={"game": None}).json() == {"games": 10}
    assert look(client)["totals"]["all"]["games"] == 0
    assert client.post("/api/history/remove", json={"game": None}).json() == {"games": 0}


def test_the_export_says_what_the_page_says(client: TestClient, tmp_path: Path) -> None:
    multiply(tmp_path / "data", play(client, tmp_path / "data", '=cmd("x"), Ann'), 24)
    pages = look(client, "?count=100")
    answer = client.get("/api/history/export.json")
    assert answer.headers["content-disposition"] == 'attachment; filename="hexfolk-games.json"'
    export = json.loads(answer.text)
    assert (export["format"], export["version"]) == ("hexfolk-history", 1)
    assert (export["games"], export["totals"]) == (pages["games"], pages["totals"])
    answer = client.get("/api/history/export.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    lines = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))))
    assert [line["game"] for line in lines] == [game["id"] for game in pages["games"]]
    assert {line["won"] for line in lines} == {"nobody"}


def test_no_name_becomes_a_formula(client: TestClient, other: TestClient, tmp_path: Path) -> None:
    game = play(client, tmp_path / "data")
    other_game = play(other, tmp_path / "data")
    write(
        tmp_path / "data",
        "UPDATE game_seats SET name = '=1+1', bot = NULL, person = 'x' WHERE game = :game AND person IS NULL",
        game=other_game,
    )
    (line,) = csv.DictReader(io.StringIO(other.get("/api/history/export.csv").content.decode("utf-8-sig")))
    assert line["others"] == "'=1+1"
    assert game not in other.get("/api/history/export.csv").text


def test_records_come_in_one_file(client: TestClient, other: TestClient, tmp_path: Path) -> None:
    games = {play(client, tmp_path / "data") for _ in range(2)}
    play(other, tmp_path / "data")
    answer = client.get("/api/history/records.zip")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        assert {name[-16:-4] for name in packed.namelist()} == games
        for name in packed.namelist():
            assert parse_record(packed.read(name).decode(), topology_of).result.startswith("winner=-")
    with zipfile.ZipFile(io.BytesIO(TestClient(client.app).get("/api/history/records.zip").content)) as empty:
        assert empty.namelist() == []


@pytest.mark.usefixtures("still")
def test_who_asks_too_often_must_wait(client: TestClient) -> None:
    codes = [client.get("/api/history").status_code for _ in range(int(LOOK_BURST) + 2)]
    assert codes[-1] == 429
    codes = [client.get("/api/history/export.csv").status_code for _ in range(int(EXPORT_BURST) + 2)]
    assert codes[-1] == 429


def test_another_device_of_the_same_person_sees_the_same(
    client: TestClient, other: TestClient, tmp_path: Path
) -> None:
    game = play(client, tmp_path / "data")
    secret = client.post("/api/devices").json()["secret"]
    assert other.post("/api/devices/enter", json={"secret": secret}).status_code == 200
    assert [one["id"] for one in look(other)["games"]] == [game]


def test_a_name_leaves_what_was_shown_before_too(client: TestClient, tmp_path: Path) -> None:
    """Pages and steps that are kept in memory tell it no more."""
    game = play(client, tmp_path / "data", "Annabella")
    shown = [f"/api/games/{game}/{part}" for part in ("summary", "summary?lang=it", "record", "course")]
    for path in shown:
        assert "Annabella" in client.get(path).text, path
    assert client.post("/api/history/remove", json={"game": game}).status_code == 200
    for path in shown:
        assert "Annabella" not in client.get(path).text, path
