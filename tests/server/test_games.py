"""The link of a game: its page and its record, once it is over; and records that somebody opens."""

from pathlib import Path

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from hexfolk.core.record_reading import parse_record
from hexfolk.islands import topology_of
from hexfolk.report.reading import LONGEST
from hexfolk.store.database import DATABASE, visit
from hexfolk.table.closing import close_table
from tests.golden.playthroughs import FOLDER, margin

SHELL = (
    '<!doctype html>\n<html lang="en"><head><title>Hexfolk</title></head>'
    '<body><div id="app"></div></body></html>'
)
RECORD = margin((FOLDER / "plain-2.txt").read_text(encoding="utf-8"))


@pytest.fixture
def webclient(webclient: Path) -> Path:
    """A client whose page has the places that a summary is put into."""
    (webclient / "index.html").write_text(SHELL)
    return webclient


@pytest.fixture
def ended(client: TestClient, tmp_path: Path) -> tuple[str, str]:
    """A game that its host has ended, and its table."""
    wish = {"name": "Ann <b>", "options": {"players": 2}, "bots": [1], "start": True}
    table = client.post("/api/tables", json=wish).json()["id"]
    engine = visit(tmp_path / "data" / DATABASE)
    with engine.connect() as connection:
        game = str(connection.execute(text("SELECT id FROM games")).scalar())
    for path in (f"/api/games/{game}/record", f"/api/games/{game}/summary"):
        running = client.get(path)
        assert (running.status_code, running.json()["code"]) == (409, "game_running")
    page = client.get(f"/g/{game}")
    assert page.status_code == 409
    assert "This game is still being played." in page.text
    with engine.begin() as connection:
        assert close_table(connection, table)
    engine.dispose()
    return game, table


def test_the_record_of_a_game_is_for_when_it_is_over(client: TestClient, ended: tuple[str, str]) -> None:
    game, table = ended
    unknown = client.get(f"/api/games/{table}/record")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "game_unknown")
    answer = client.get(f"/api/games/{game}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="hexfolk-{game}.txt"'
    record = parse_record(answer.text, topology_of)
    assert [seat.kind for seat in record.seats].count("person") == 1
    assert record.result.startswith("winner=- turns=0 ")
    assert table not in answer.text


def test_the_page_of_a_game_needs_no_script(client: TestClient, ended: tuple[str, str]) -> None:
    game, table = ended
    page = client.get(f"/g/{game}", headers={"accept-language": "fr, pl;q=0.9, en;q=0.5"})
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.text.startswith('<!doctype html>\n<html lang="pl">')
    assert "<title>Gra skończyła się bez zwycięzcy – Hexfolk</title>" in page.text
    assert '<div id="app"><div id="served" lang="pl"><main>' in page.text
    assert "Ann &lt;b&gt;" in page.text
    assert "Ann <b>" not in page.text
    assert table not in page.text
    assert 'href="?lang=' not in page.text
    for language, word in (("en", "Dice"), ("it", "Dadi"), ("pt-BR", "Dados"), ("ja", "サイコロ")):
        assert f'href="/g/{game}?lang={language}"' in page.text
        assert f">{word}</h2>" in client.get(f"/g/{game}?lang={language}").text
    client.cookies.set("hexfolk_language", "it")
    assert ">Dadi</h2>" in client.get(f"/g/{game}").text
    part = client.get(f"/api/games/{game}/summary?lang=en").text
    assert part.startswith("<article")
    assert f'data-game="{game}"' in part
    sheet = client.get("/report.css")
    assert sheet.headers["content-type"] == "text/css; charset=utf-8"
    assert client.get("/report.css", headers={"if-none-match": sheet.headers["etag"]}).status_code == 304
    missing = client.get("/g/aaaaaaaaaaaa?lang=en")
    assert missing.status_code == 404
    assert "There is no such game." in missing.text


def test_a_record_that_somebody_has_is_summarised(client: TestClient) -> None:
    answer = client.post("/api/records/summary?lang=ja", json={"text": RECORD})
    assert answer.status_code == 200
    assert "サイコロ" in answer.text
    assert "data-game" not in answer.text
    assert "/api/games/" not in answer.text


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("hexfolk-record 1", "hexfolk-record 2", "record_version", 1),
        ("rules classic", "rules other", "record_rules", 2),
        ("\nbegin\n", "\n", "record_line", 0),
        ("winner=0", "winner=1", "record_result", 0),
        ("board standard19", "board nowhere", "record_island", 0),
    ],
)
def test_what_is_wrong_with_a_record_is_said_by_its_line(
    client: TestClient, old: str, new: str, code: str, line: int
) -> None:
    assert old in RECORD
    place = line or RECORD[: RECORD.index(old)].count("\n") + (2 if old.startswith("\n") else 1)
    answer = client.post("/api/records/summary", json={"text": RECORD.replace(old, new, 1)})
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/json"
    told = answer.json()
    assert (told["code"], told["line"]) == (code, place)


def test_nonsense_and_floods_are_refused(client: TestClient, still: None) -> None:
    for wrong, code in (("", "record_line"), ("\x00" * 50, "record_line"), ("\ud800", "record_text")):
        body = b'{"text": "\\ud800"}' if wrong == "\ud800" else None
        answer = (
            client.post("/api/records/summary", content=body)
            if body
            else client.post("/api/records/summary", json={"text": wrong})
        )
        assert answer.status_code in (400, 422), wrong
        if answer.status_code == 422:
            assert answer.json()["code"] == code
    long = client.post("/api/records/summary", json={"text": "x" * (LONGEST + 1)})
    assert (long.status_code, long.json()["code"]) == (422, "record_too_long")
    huge = client.post("/api/records/summary", json={"text": "x" * (2 * LONGEST)})
    assert (huge.status_code, huge.json()["code"]) == (413, "too_long")
    foreign = client.post(
        "/api/records/summary", json={"text": RECORD}, headers={"origin": "http://elsewhere.example"}
    )
    assert foreign.status_code == 403
    codes = [client.post("/api/records/summary", json={"text": ""}).status_code for _ in range(12)]
    assert codes[-1] == 429
