"""The link of a game: its record, once it is over."""

from pathlib import Path

from sqlalchemy import text
from starlette.testclient import TestClient

from hexfolk.core.record import parse_record
from hexfolk.islands import topology_of
from hexfolk.store.database import DATABASE, visit
from hexfolk.table.closing import close_table


def test_the_record_of_a_game_is_for_when_it_is_over(client: TestClient, tmp_path: Path) -> None:
    wish = {"name": "Ann", "options": {"players": 2}, "bots": [1], "start": True}
    table = client.post("/api/tables", json=wish).json()["id"]
    unknown = client.get(f"/api/games/{table}/record")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "game_unknown")
    engine = visit(tmp_path / "data" / DATABASE)
    with engine.connect() as connection:
        game = connection.execute(text("SELECT id FROM games")).scalar()
    running = client.get(f"/api/games/{game}/record")
    assert (running.status_code, running.json()["code"]) == (409, "game_running")
    with engine.begin() as connection:
        assert close_table(connection, table)
    engine.dispose()
    answer = client.get(f"/api/games/{game}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="hexfolk-{game}.txt"'
    record = parse_record(answer.text, topology_of)
    assert [seat.kind for seat in record.seats].count("person") == 1
    assert record.result.startswith("winner=- turns=0 ")
    assert table not in answer.text
