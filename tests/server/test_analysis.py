"""The analysis of a game over HTTP: for games that are over, started by a wish, watched until it is done."""

import time
from pathlib import Path

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from hexfolk.store.database import DATABASE, visit
from hexfolk.table.closing import close_table


@pytest.fixture
def game(client: TestClient, tmp_path: Path) -> tuple[str, str]:
    """A game that goes on, and its table."""
    wish = {"name": "Ann", "options": {"players": 2}, "bots": [1], "start": True}
    table = client.post("/api/tables", json=wish).json()["id"]
    engine = visit(tmp_path / "data" / DATABASE)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT id FROM games")).scalar()
    engine.dispose()
    assert isinstance(found, str)
    return found, table


def stop(tmp_path: Path, table: str) -> None:
    engine = visit(tmp_path / "data" / DATABASE)
    with engine.begin() as connection:
        assert close_table(connection, table)
    engine.dispose()


def test_never_for_a_game_in_progress(client: TestClient, game: tuple[str, str]) -> None:
    name, _ = game
    for answer in (
        client.get(f"/api/games/{name}/analysis"),
        client.post(f"/api/games/{name}/analysis", json={}),
        client.get(f"/api/games/{name}/advice?step=0"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "game_running")
    unknown = client.get("/api/games/aaaaaaaaaaaa/analysis")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "game_unknown")


def test_it_is_started_by_a_wish_and_kept(client: TestClient, game: tuple[str, str], tmp_path: Path) -> None:
    name, table = game
    stop(tmp_path, table)
    path = f"/api/games/{name}/analysis"
    assert client.get(path).json()["state"] == "none"
    foreign = client.post(path, json={}, headers={"origin": "https://elsewhere.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign_origin")
    assert client.get(path).json()["state"] == "none"
    started = client.post(path, json={})
    assert started.status_code == 202
    assert started.json()["state"] in ("waiting", "running")
    end = time.monotonic() + 60
    while (state := client.get(path).json())["state"] != "done":
        assert state["state"] in ("waiting", "running"), state
        assert time.monotonic() < end
        time.sleep(0.05)
    # Nobody had played yet.
    assert state["analysis"] == {
        "players": 2,
        "winner": None,
        "continuations": 0,
        "points": [],
        "turning": [],
    }
    assert client.post(path, json={}).json()["state"] == "done"
    none = client.get(f"/api/games/{name}/advice?step=0")
    assert (none.status_code, none.json()["code"]) == (404, "analysis_none")
    assert table not in started.text


@pytest.mark.parametrize("step", ["", "-1", "x", "1e3", "999999999999", "٣"])
def test_a_step_is_a_number(client: TestClient, game: tuple[str, str], step: str) -> None:
    answer = client.get(f"/api/games/{game[0]}/advice", params={"step": step})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
