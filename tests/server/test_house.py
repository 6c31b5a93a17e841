"""A running server follows what its host does beside it, within moments."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from hexfolk.cli import main
from hexfolk.server import porter as porter_module
from hexfolk.server.app import make_app
from hexfolk.server.connection import BANNED, UNKNOWN
from hexfolk.server.identity import hash_token
from hexfolk.server.limits import Limits
from hexfolk.store.moment import DAY
from tests.server.conftest import FAST
from tests.server.test_socket import another, closing, make, until


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porter_module, "LOOK", 0.02)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def run(data: Path, *words: str) -> str:
    result = CliRunner().invoke(main, [words[0], f"--data={data}", *words[1:]])
    assert result.exit_code == 0, result.output
    return result.output


def test_a_closed_table_tells_everybody_and_takes_nothing_more(client: TestClient, data: Path) -> None:
    table = make(client, options={"players": 2}, bots=[1], start=True)
    with client.websocket_connect(f"/ws/{table}") as ann, another(client, table) as eve:
        until(ann, "chat_history")
        run(data, "table", table, "--close")
        for socket in (ann, eve):
            shown = until(socket, "table")["table"]
            while not shown["closed"]:
                shown = until(socket, "table")["table"]
            assert shown["state"] == "over"
        wishes = ({"t": "again"}, {"t": "act", "action": "roll"}, {"t": "say", "text": "hm"})
        for number, asked in enumerate(wishes):
            ann.send_json({"id": f"x{number}", **asked})
            assert until(ann, "refused")["code"] == "table_closed"
    with client.websocket_connect(f"/ws/{table}") as late:
        assert late.receive_json()["table"]["closed"]


def test_a_lobby_is_closed_too(client: TestClient, data: Path) -> None:
    table = make(client)
    with client.websocket_connect(f"/ws/{table}") as ann:
        until(ann, "chat_history")
        run(data, "table", table, "--close")
        assert until(ann, "table")["table"]["closed"]
        ann.send_json({"t": "start", "id": "1"})
        assert until(ann, "refused")["code"] == "table_closed"


def test_who_is_banned_has_to_go_and_does_not_come_back(client: TestClient, data: Path) -> None:
    table = make(client)
    with client.websocket_connect(f"/ws/{table}") as ann, another(client, table) as eve:
        until(eve, "chat_history")
        eve.send_json({"t": "sit", "id": "1", "name": "Eve"})
        until(eve, "ack")
        run(data, "ban", "add", hash_token("b" * 43)[:8])
        kinds, code = closing(eve)
        assert (kinds[-1], code) == ("banned", BANNED)
        until(ann, "table")
        with another(client, table) as again:
            assert closing(again) == (["banned"], BANNED)
        ann.send_json({"t": "ping", "id": "p"})
        until(ann, "pong")
    own = client.cookies["hexfolk"]
    client.cookies.clear()
    client.cookies.set("hexfolk", "b" * 43)
    answer = client.post("/api/tables", json={"name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    # The pages are for everybody: they say in which language what happened.
    assert client.get("/").status_code == 200
    run(data, "ban", "lift", "1")
    client.cookies.clear()
    client.cookies.set("hexfolk", own)
    with client.websocket_connect(f"/ws/{table}") as ann:
        until(ann, "chat_history")


@pytest.fixture
def proxied(data: Path, webclient: Path) -> Iterator[TestClient]:
    with TestClient(make_app(data, FAST), client=("192.0.2.7", 5000)) as client:
        yield client


def test_a_network_is_banned_for_a_time(proxied: TestClient, data: Path) -> None:
    table = make(proxied)
    with proxied.websocket_connect(f"/ws/{table}") as socket:
        until(socket, "chat_history")
        run(data, "ban", "add", "192.0.2.0/24", "--until", "2999-12-31")
        kinds, code = closing(socket)
        assert (kinds[-1], code) == ("banned_until", BANNED)
    with proxied.websocket_connect(f"/ws/{table}") as socket:
        assert socket.receive_json()["args"] == {"until": "2999-12-31 00:00 UTC"}


def test_a_table_that_is_cleared_away_is_gone_for_who_looks_on(
    client: TestClient, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make(client)
    with client.websocket_connect(f"/ws/{table}") as ann:
        until(ann, "chat_history")
        with monkeypatch.context() as later:
            monkeypatch.setattr("hexfolk.cli.cleanup.now", lambda: 2**45)
            later.setattr("hexfolk.store.register.now", lambda: 2**45)
            assert "1 table " in run(data, "cleanup")
        kinds, code = closing(ann)
        assert (kinds[-1], code) == ("table_unknown", UNKNOWN)
    with client.websocket_connect(f"/ws/{table}") as socket:
        assert socket.receive_json()["code"] == "table_unknown"


@pytest.mark.parametrize(("keep_days", "gone"), [(1, True), (0, False)])
def test_the_server_clears_away_by_itself(
    data: Path, webclient: Path, monkeypatch: pytest.MonkeyPatch, keep_days: int, gone: bool
) -> None:
    monkeypatch.setattr(porter_module, "FIRST_CLEANING", 0.02)
    monkeypatch.setattr(porter_module, "CLEANING", 0.02)
    with TestClient(make_app(data, FAST, keep_days=keep_days)) as client:
        table = make(client)
        with client.websocket_connect(f"/ws/{table}") as ann:
            until(ann, "chat_history")
            monkeypatch.setattr(porter_module, "now", lambda: 2**45 + DAY)
            if gone:
                assert closing(ann)[1] == UNKNOWN
            else:
                ann.send_json({"t": "ping", "id": "p"})
                until(ann, "pong")
                assert len(json.loads(run(data, "tables", "--json"))) == 1


def test_one_person_has_only_so_many_tabs(data: Path, webclient: Path) -> None:
    with TestClient(make_app(data, FAST, Limits(person_sockets=2))) as client:
        table = make(client)
        with client.websocket_connect(f"/ws/{table}"), client.websocket_connect(f"/ws/{table}") as second:
            with client.websocket_connect(f"/ws/{table}") as third:
                assert closing(third) == (["too_many_sockets"], 4429)
            until(second, "chat_history")
            with another(client, table) as eve:
                until(eve, "chat_history")
        with client.websocket_connect(f"/ws/{table}") as again:
            until(again, "chat_history")
