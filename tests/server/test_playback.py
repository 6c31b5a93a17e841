"""A finished game over HTTP, step by step."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from hexfolk.core.record_reading import parse_record
from hexfolk.islands import topology_of
from hexfolk.report.playback import WATCH, Playback
from hexfolk.store.database import DATABASE, visit
from hexfolk.table.closing import close_table
from hexfolk.view.messages.replay import Course, Frames


@pytest.fixture
def game(client: TestClient, tmp_path: Path) -> str:
    """A game of two that has ended; its people have chosen their colours."""
    wish = {"name": "Ann", "options": {"players": 2}, "bots": [1], "start": True, "colour": 5, "emblem": 3}
    table = client.post("/api/tables", json=wish).json()["id"]
    engine = visit(tmp_path / "data" / DATABASE)
    with engine.connect() as connection:
        found = str(connection.execute(text("SELECT id FROM games")).scalar())
    assert client.get(f"/api/games/{found}/course").json()["code"] == "game_running"
    running = client.get(f"/api/games/{found}/steps")
    assert (running.status_code, running.json()["code"]) == (409, "game_running")
    with engine.begin() as connection:
        assert close_table(connection, table)
    engine.dispose()
    return found


def test_the_course_and_the_steps_of_a_game(client: TestClient, game: str) -> None:
    record = parse_record(client.get(f"/api/games/{game}/record").text, topology_of)
    playback = Playback(record)
    answer = client.get(f"/api/games/{game}/course")
    assert answer.headers["content-encoding"] == "gzip"
    course = msgspec.json.decode(answer.content, type=Course)
    assert course.steps == playback.steps
    ann = next(seat for seat in course.seats if seat.kind == "person")
    assert (ann.name, ann.colour, ann.emblem, ann.bot) == ("Ann", 5, 3, "")
    for _ in range(2):
        answer = client.get(f"/api/games/{game}/steps?eyes=watch&from=0&count=2")
        frames = msgspec.json.decode(answer.content, type=Frames)
        assert frames == Frames("watch", playback.frames(WATCH, 0, 2))
    plain = client.get(f"/api/games/{game}/steps?eyes=watch&count=2", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content


def test_nonsense_is_refused(client: TestClient, game: str) -> None:
    eyes = ["eyes=2", "eyes=-1", "eyes=ALL", "eyes="]
    for asked in [*eyes, "from=-1", "from=x", "from=٣", "count=0", "count=65", "count=1e1"]:
        answer = client.get(f"/api/games/{game}/steps?{asked}")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), asked


def test_steps_beyond_the_end_are_none(client: TestClient, game: str) -> None:
    assert client.get(f"/api/games/{game}/steps?from=199999").json()["frames"] == []


def test_there_is_no_such_game(client: TestClient) -> None:
    answer = client.get("/api/games/abcdefghjkmn/steps")
    assert (answer.status_code, answer.json()["code"]) == (404, "game_unknown")


def test_the_page_of_a_replay_is_the_clients(client: TestClient) -> None:
    answer = client.get("/g/abcdefghjkmn/replay")
    assert answer.status_code == 200
    assert "Hexfolk" in answer.text
