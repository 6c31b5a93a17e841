"""Hints over a real socket: to the asker's socket alone, beside everything else, and not too many."""

import asyncio
import json
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from hexfolk.server import connection as connection_module
from hexfolk.server.connection import HINT_BURST
from hexfolk.table.thinkers import Thinkers
from hexfolk.view.messages.server import HintView
from tests.server.test_socket import another, make, until

Message = dict[str, Any]
HINT = HintView("end", "end_nothing", [0, 0, 0, 0, 0], None, None, None, 0, [])


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing flows back into the bucket."""
    monkeypatch.setattr(connection_module, "HINT_RATE", 0.0)


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """The master needs no time."""

    async def advise(*_: object) -> HintView:
        return HINT

    monkeypatch.setattr(Thinkers, "advise", advise)


def ask(socket: WebSocketTestSession, number: int) -> Message:
    """Ask for a hint, and give the answer to it."""
    socket.send_text(json.dumps({"t": "hint", "id": f"h{number}"}))
    while True:
        message: Message = socket.receive_json()
        if message["t"] in ("advice", "refused") and message["id"] == f"h{number}":
            return message


def first_move(socket: WebSocketTestSession) -> Message:
    """What a player sees when it is for them to found."""
    view: Message = until(socket, "update")["view"]
    while view["you"] not in view["must"]:
        view = until(socket, "update")["view"]
    return view


def begun(client: TestClient, **options: object) -> str:
    """A game of Ann and a bot."""
    return make(client, options={"players": 2, **options}, bots=[1], start=True)


def test_a_hint_of_the_real_master(client: TestClient) -> None:
    """Through the worker process and back."""
    table = make(client, options={"players": 2, "hints": True}, bots=[1], start=True)
    with client.websocket_connect(f"/ws/{table}") as ann:
        view = first_move(ann)
        answer = ask(ann, 1)
    assert answer["t"] == "advice"
    assert answer["on"] == view["decision"]
    assert answer["hint"]["action"] in view["legal"]
    assert len(answer["hint"]["corners"]) == 5


@pytest.mark.usefixtures("ready")
def test_too_many_are_refused_in_all_tabs_together(client: TestClient) -> None:
    table = begun(client, hints=True)
    with client.websocket_connect(f"/ws/{table}") as ann, client.websocket_connect(f"/ws/{table}") as twin:
        view = first_move(ann)
        answers = [ask(ann, number)["t"] for number in range(int(HINT_BURST))]
        assert answers == ["advice"] * int(HINT_BURST)
        assert ask(ann, 98)["code"] == "hint_fast"
        assert ask(twin, 99)["code"] == "hint_fast"
        # Play goes on.
        ann.send_text(json.dumps({"t": "act", "id": "a", "action": view["legal"][0]}))
        assert until(ann, "ack")["id"] == "a"


@pytest.mark.usefixtures("ready")
def test_nobody_else_hears_of_it(client: TestClient) -> None:
    table = begun(client, hints=True)
    with (
        client.websocket_connect(f"/ws/{table}") as ann,
        client.websocket_connect(f"/ws/{table}") as twin,
        another(client, table) as eve,
    ):
        first_move(ann)
        assert ask(ann, 1)["hint"]["action"] == "end"
        assert ask(eve, 2)["code"] == "not_seated"
        for socket in (twin, eve):
            socket.send_text('{"t":"ping","id":"p"}')
            kinds = []
            while (message := socket.receive_json())["t"] != "pong":
                kinds.append(message["t"])
            assert "advice" not in kinds


def test_a_table_without_hints(client: TestClient) -> None:
    table = begun(client)
    with client.websocket_connect(f"/ws/{table}") as ann:
        assert ask(ann, 1)["code"] == "hints_off"


def test_the_socket_does_not_wait_for_a_hint(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Thinkers, "advise", never)
    table = begun(client, hints=True)
    with client.websocket_connect(f"/ws/{table}") as ann:
        first_move(ann)
        ann.send_text('{"t":"hint","id":"h"}')
        ann.send_text('{"t":"ping","id":"p"}')
        assert until(ann, "pong") == {"t": "pong"}
        ann.send_text('{"t":"hint","id":"second"}')
        assert until(ann, "refused")["code"] == "hint_fast"
