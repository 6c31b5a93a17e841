"""The socket: who gets in, and that nothing a client sends hurts anybody else."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_args

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from hexfolk.server import connection as connection_module
from hexfolk.server.app import App
from hexfolk.server.connection import LONGEST_MESSAGE, Connection, Floor
from hexfolk.server.identity import Guest
from hexfolk.view.messages.browser import ClientMessage

Message = dict[str, Any]


def make(client: TestClient, **wanted: object) -> str:
    body = {"name": "Ann", "pace": "instant", **wanted}
    return str(client.post("/api/tables", json=body).json()["id"])


@contextmanager
def another(client: TestClient, table: str) -> Iterator[WebSocketTestSession]:
    """A socket of another browser."""
    own = client.cookies["hexfolk"]
    client.cookies.clear()
    client.cookies.set("hexfolk", "b" * 43)
    with client.websocket_connect(f"/ws/{table}") as socket:
        client.cookies.clear()
        client.cookies.set("hexfolk", own)
        yield socket


def until(socket: WebSocketTestSession, kind: str) -> Message:
    """The next message of a kind; others are skipped."""
    while True:
        message: Message = socket.receive_json()
        if message["t"] == kind:
            return message


def closing(socket: WebSocketTestSession) -> tuple[list[str], int]:
    """What still comes, by code or kind, and the code with which the server closes."""
    kinds = []
    try:
        while True:
            message = socket.receive_json()
            kinds.append(message.get("code", message["t"]))
    except WebSocketDisconnect as closed:
        return kinds, closed.code


def say(socket: WebSocketTestSession, text: str) -> Message:
    """Send something and give the refusal that comes."""
    socket.send_text(text)
    return until(socket, "refused")


def test_an_unknown_table_is_refused_and_closed(client: TestClient) -> None:
    with client.websocket_connect("/ws/abcdefghjk") as socket:
        assert socket.receive_json() == {"t": "refused", "id": None, "code": "table_unknown", "args": {}}
        assert closing(socket) == ([], 4404)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://testserver", "http://[::1"])
def test_a_foreign_page_gets_no_socket(client: TestClient, origin: str) -> None:
    table = make(client)
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/ws/{table}", headers={"origin": origin}),
    ):
        pass


def test_our_page_gets_a_socket_and_a_token(client: TestClient) -> None:
    table = make(client)
    client.cookies.clear()
    with client.websocket_connect(f"/ws/{table}", headers={"origin": "http://testserver"}) as socket:
        welcome = socket.receive_json()
        assert (welcome["t"], welcome["table"]["you"], welcome["protocol"]) == ("welcome", None, 1)
        sent: object = socket.extra_headers
        assert b"(b'set-cookie', b'hexfolk=" in str(sent).encode()


@pytest.mark.parametrize(
    ("text", "code", "identity"),
    [
        ("", "bad_message", None),
        ("x", "bad_message", None),
        ("null", "bad_message", None),
        ("[]", "bad_message", None),
        ("{}", "bad_message", None),
        ('{"t":"act"}', "bad_message", None),
        ('{"t":"nonsense","id":"7"}', "bad_message", "7"),
        ('{"t":"act","id":"7","action":5}', "bad_message", "7"),
        ('{"t":"act","id":"7","action":"roll","extra":1}', "bad_message", "7"),
        ('{"t":"act","id":"7","action":"roll","on":1e400}', "bad_message", None),
        ('{"t":"act","id":"7","action":"roll","on":123456789012345678901234567890}', "no_game", "7"),
        ('{"t":"act","id":"","action":"roll"}', "bad_message", None),
        ('{"t":"act","id":"' + "x" * 65 + '","action":"roll"}', "bad_message", None),
        ('{"t":"sit","id":"\\ud800","name":"x"}', "bad_message", None),
        ('{"t":"colour","id":"7","colour":99999999999999999999}', "colour_unknown", "7"),
        ('{"t":"act","id":"7","action":"' + "x" * LONGEST_MESSAGE + '"}', "too_long", None),
        ("[" * 4000, "bad_message", None),
        ('{"x":' + "[" * 2000 + "]" * 2000 + ',"t":"ping","id":"7"}', "bad_message", None),
        ('{"t":' + "[" * 4000, "bad_message", None),
        ('{"t":"act","id":"7","action":"roll"}', "no_game", "7"),
        ('{"t":"again","id":"7"}', "not_over", "7"),
    ],
)
def test_what_makes_no_sense_is_refused_to_its_sender_alone(
    client: TestClient, text: str, code: str, identity: str | None
) -> None:
    table = make(client)
    with (
        client.websocket_connect(f"/ws/{table}") as ann,
        another(client, table) as bob,
    ):
        refused = say(ann, text)
        assert (refused["code"], refused["id"]) == (code, identity)
        bob.send_text('{"t":"ping","id":"p"}')
        assert [bob.receive_json()["t"] for _ in range(3)] == ["welcome", "chat_history", "pong"]


def test_bytes_are_refused(client: TestClient) -> None:
    with client.websocket_connect(f"/ws/{make(client)}") as socket:
        socket.send_bytes(b"\x00\xff")
        assert until(socket, "refused")["code"] == "bad_message"


@pytest.mark.usefixtures("still")
def test_haste_is_refused_then_closed(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "PATIENCE", 5.0)
    with client.websocket_connect(f"/ws/{make(client)}") as socket:
        for _ in range(90):
            socket.send_text('{"t":"ping","id":"p"}')
        kinds, closed = closing(socket)
        assert closed == 4429
        assert kinds.count("pong") >= 60
        assert 5 <= kinds.count("too_fast") <= 6


def test_a_slow_reader_is_dropped(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "MOST_WAITING", 0)
    with client.websocket_connect(f"/ws/{make(client)}") as socket:
        assert socket.receive_json() == {"t": "bye", "reason": "slow"}
        assert closing(socket) == ([], 4408)


def test_sync_sends_everything_again(client: TestClient) -> None:
    with client.websocket_connect(f"/ws/{make(client, start=True)}") as socket:
        until(socket, "update")
        socket.send_text('{"t":"sync","id":"s"}')
        until(socket, "table")
        until(socket, "board")
        assert until(socket, "update")["since"] is None


def test_a_move_is_acked_and_shown(client: TestClient) -> None:
    table = make(client, start=True)
    with client.websocket_connect(f"/ws/{table}") as socket:
        view = until(socket, "update")["view"]
        while view["you"] not in view["must"]:
            view = until(socket, "update")["view"]
        act = {"t": "act", "id": "mine", "action": view["legal"][0], "on": view["decision"]}
        socket.send_text(json.dumps(act))
        seen: list[Message] = []
        while not any(message["t"] == "ack" for message in seen):
            seen.append(socket.receive_json())
        ack = next(message for message in seen if message["t"] == "ack")
        assert ack["id"] == "mine"
        shown = next(message for message in seen if message["t"] == "update")
        assert shown["view"]["seq"] == ack["seq"]
        assert shown["since"] == view["seq"]
        socket.send_text(json.dumps(act))
        assert until(socket, "ack") == ack


def test_the_same_browser_gets_its_seat_back(client: TestClient) -> None:
    table = make(client, start=True)
    for _ in range(2):
        with client.websocket_connect(f"/ws/{table}") as socket:
            you = until(socket, "welcome")["table"]["you"]
            assert you is not None
            assert until(socket, "update")["view"]["you"] == you
    with another(client, table) as stranger:
        assert until(stranger, "welcome")["table"]["you"] is None
        assert until(stranger, "update")["view"]["you"] is None


def test_going_down_is_said(client: TestClient) -> None:
    assert isinstance(client.app, App)
    with client.websocket_connect(f"/ws/{make(client)}") as socket:
        socket.receive_json()
        assert client.portal is not None
        client.portal.call(client.app.farewell)
        assert until(socket, "bye") == {"t": "bye", "reason": "restart"}
        assert closing(socket) == ([], 1012)


def test_every_client_message_has_an_answer(client: TestClient) -> None:
    """No message kind is forgotten by the socket: each gets an ack, a refusal, a pong or the state."""
    samples: dict[str, Message] = {
        "sit": {"name": "Ann"},
        "stand": {},
        "configure": {"options": {}},
        "set_seat": {"seat": 1, "kind": "bot"},
        "pace": {"pace": "slow"},
        "set_public": {"public": True},
        "colour": {"colour": 7},
        "emblem": {"emblem": 7},
        "ready": {"on": True},
        "kick": {"seat": 1},
        "unbar": {"number": 1},
        "hand_over": {"seat": 1},
        "start": {"anyway": True},
        "pledge": {"game": 1, "pledge": "0" * 64},
        "reveal": {"game": 1, "reveal": "0" * 32},
        "again": {},
        "act": {"action": "roll"},
        "trading": {"on": False},
        "undo": {},
        "hint": {},
        "concede": {},
        "propose": {"plan": "end"},
        "answer": {"agree": True},
        "pause": {"on": True},
        "back": {},
        "say": {"saying": "hello"},
        "sync": {},
        "ping": {},
    }
    assert set(samples) == {str(kind.__struct_config__.tag) for kind in get_args(ClientMessage)}
    for kind in samples:
        with client.websocket_connect(f"/ws/{make(client)}") as socket:
            socket.receive_json()
            socket.send_text(json.dumps({"t": kind, "id": kind, **samples[kind]}))
            while True:
                message = socket.receive_json()
                if message.get("id") == kind or (kind, message["t"]) in (("ping", "pong"), ("sync", "table")):
                    break
            assert message.get("code") != "unknown_message"
            assert message.get("code") != "bad_message"


async def test_a_dismissed_connection_takes_nothing_more() -> None:
    connection = Connection(None, Guest("ann", "ann", None), None, Floor())  # type: ignore[arg-type]
    connection.send(b"{}")
    connection.dismiss("restart")
    connection.send(b"{}")
    assert not connection._waiting


def test_a_game_without_watchers_closes_on_them(client: TestClient) -> None:
    table = make(client, options={"players": 2, "watchers": False}, bots=[1])
    with client.websocket_connect(f"/ws/{table}") as socket, another(client, table) as other:
        assert until(other, "welcome")["table"]["options"]["watchers"] is False
        socket.send_json({"t": "start", "id": "1"})
        assert until(socket, "ack")["id"] == "1"
        kinds, closed = closing(other)
        assert (kinds[-1], closed) == ("bye", 4405)
        # Nothing of the game had come before.
        assert not {"board", "update", "clock"} & set(kinds[1:])
        with another(client, table) as late:
            assert late.receive_json() == {"t": "bye", "reason": "no_watchers"}
            assert closing(late) == ([], 4405)
