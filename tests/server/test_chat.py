"""The chat over a real socket: floods, huge and hostile texts hurt nobody else."""

import json
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from hexfolk.server import connection as connection_module
from hexfolk.server.connection import CHAT_BURST, TABLE_CHAT_BURST
from tests.server.test_socket import another, make, say, until

Message = dict[str, Any]


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing flows back into the buckets: on a slow machine the tests would count something else."""
    monkeypatch.setattr(connection_module, "CHAT_RATE", 0.0)
    monkeypatch.setattr(connection_module, "TABLE_CHAT_RATE", 0.0)


def speak(socket: WebSocketTestSession, number: int, **said: object) -> Message:
    """Say something, and give the answer to it."""
    socket.send_text(json.dumps({"t": "say", "id": f"c{number}", **said}))
    while True:
        message: Message = socket.receive_json()
        if message["t"] in ("ack", "refused") and message["id"] == f"c{number}":
            return message


def test_a_script_is_a_text_like_any_other(client: TestClient) -> None:
    table = make(client)
    script = "<img src=x onerror=alert(1)>"
    with client.websocket_connect(f"/ws/{table}") as ann, another(client, table) as bob:
        assert speak(ann, 1, text=script)["t"] == "ack"
        line = until(bob, "chat")["line"]
        assert (line["text"], line["name"]) == (script, "Ann")


def test_who_says_too_much_is_refused_in_all_tabs_and_the_others_are_not(client: TestClient) -> None:
    table = make(client)
    with (
        client.websocket_connect(f"/ws/{table}") as ann,
        client.websocket_connect(f"/ws/{table}") as twin,
        another(client, table) as bob,
    ):
        answers = [speak(ann, n, saying="hello") for n in range(int(CHAT_BURST) + 4)]
        codes = [answer.get("code", "ack") for answer in answers]
        assert codes[: int(CHAT_BURST)] == ["ack"] * int(CHAT_BURST)
        assert codes[-1] == "chat_fast"
        assert speak(twin, 99, text="from here?")["code"] == "chat_fast"
        assert speak(bob, 1, text="me")["t"] == "ack"
        # Play goes on for who has talked too much.
        ann.send_text('{"t":"pace","id":"p","pace":"fast"}')
        while (message := ann.receive_json())["t"] != "ack":
            assert message["t"] != "refused"


def test_a_table_full_of_strangers_has_a_limit_too(client: TestClient) -> None:
    table = make(client)
    codes = []
    own = client.cookies["hexfolk"]
    for stranger in range(12):
        client.cookies.clear()
        client.cookies.set("hexfolk", f"{stranger:043d}")
        with client.websocket_connect(f"/ws/{table}") as socket:
            codes += [speak(socket, n, text="buy!").get("code", "ack") for n in range(6)]
    client.cookies.clear()
    client.cookies.set("hexfolk", own)
    assert codes.count("ack") == TABLE_CHAT_BURST
    with client.websocket_connect(f"/ws/{table}") as ann:
        assert len(until(ann, "chat_history")["lines"]) == codes.count("ack")


def test_texts_that_are_none_change_nothing(client: TestClient) -> None:
    table = make(client)
    with client.websocket_connect(f"/ws/{table}") as ann:
        assert speak(ann, 1, text="x" * 281) == {
            "t": "refused",
            "id": "c1",
            "code": "chat_long",
            "args": {"most": 280},
        }
        assert speak(ann, 2, text="\u202e\u200b")["code"] == "chat_empty"
        assert speak(ann, 3)["code"] == "chat_empty"
        assert speak(ann, 4, saying="insult")["code"] == "bad_message"
        assert speak(ann, 5, text="x", seat=2)["code"] == "bad_message"
        assert speak(ann, 6, text=["x"])["code"] == "bad_message"
        assert say(ann, json.dumps({"t": "say", "id": "c7", "text": "x" * 5000}))["code"] == "too_long"
        assert say(ann, '{"t":"say","id":"c8","text":"\\ud800"}')["code"] == "bad_message"
    with client.websocket_connect(f"/ws/{table}") as ann:
        assert until(ann, "chat_history")["lines"] == []


def test_nobody_speaks_for_another(client: TestClient) -> None:
    table = make(client)
    with client.websocket_connect(f"/ws/{table}") as ann, another(client, table) as bob:
        mine = until(ann, "chat_history")["you"]
        assert speak(bob, 1, text="I am Ann", name="Ann")["code"] == "bad_message"
        assert speak(bob, 2, text="I am Ann")["t"] == "ack"
        line = until(ann, "chat")["line"]
        assert (line["name"], line["colour"]) == ("", None)
        assert line["who"] != mine
