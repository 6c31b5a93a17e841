"""What the server tells its host: figures and log lines, never what opens a table or what anybody holds."""

import asyncio
import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx2
import pytest
from starlette.testclient import TestClient

from hexfolk.core.resource import NAMES as RESOURCES
from hexfolk.server.app import make_app
from hexfolk.server.metrics import Exposition, Metrics
from tests.server.conftest import FAST, Process
from tests.server.test_crash import begin, connect, make
from tests.server.test_socket import make as make_table
from tests.server.test_socket import until

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

HERE = "127.0.0.1"


def value(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(f"hexfolk_{name}", labels) or 0.0


def test_what_happens_is_counted(tmp_path: Path, webclient: Path) -> None:
    metrics = Metrics()
    with TestClient(make_app(tmp_path / "data", FAST, metrics=metrics)) as client:
        table = make_table(client, options={"players": 2}, bots=[1], start=True)
        assert value(metrics, "tables_made_total") == 1
        assert value(metrics, "games_total", event="started") == 1
        with client.websocket_connect(f"/ws/{table}") as ann:
            assert value(metrics, "sockets") == 1
            ann.send_json({"t": "sync", "id": "s"})
            until(ann, "chat_history")
            until(ann, "chat_history")
            assert value(metrics, "resyncs_total") == 1
            ann.send_json({"t": "act", "id": "x", "action": "nonsense"})
            until(ann, "refused")
            assert value(metrics, "refusals_total", code="bad_action") == 1
            assert value(metrics, "request_seconds_count", kind="act") == 1
            ann.send_json({"t": "concede", "id": "c"})
            while value(metrics, "actions_total", by="bot") < 3:
                until(ann, "update")
            assert value(metrics, "bot_seconds_count", outcome="answered") >= 3
            assert value(metrics, "delivery_seconds_count") > 5
            assert value(metrics, "commit_seconds_count") >= 4
            assert value(metrics, "commit_appends_sum") >= value(metrics, "commit_appends_count")
        client.post("/api/tables", json={"name": "Ann"}, headers={"origin": "http://evil.example"})
        assert value(metrics, "refusals_total", code="foreign_origin") == 1
        while not value(metrics, "loop_lag_seconds_count"):
            client.get("/healthz")
        assert value(metrics, "tables", state="playing") == 1
    assert value(metrics, "sockets") == 0
    assert value(metrics, "sockets_dropped_total", reason="slow") == 0


def read(address: str) -> str:
    """The page of figures."""
    return httpx2.get(address, timeout=5).text


def test_figures_are_read_on_a_port_of_their_own() -> None:
    metrics = Metrics()
    metrics.acted("person")
    page = Exposition(metrics, HERE, 0)
    try:
        assert 'hexfolk_actions_total{by="person"} 1.0' in read(f"http://{HERE}:{page.port}/metrics")
    finally:
        page.close()


@pytest.fixture
def talkative(tmp_path: Path) -> Iterator[Process]:
    options = ("--log-level=debug", "--log-format=json", "--metrics-port=0", "--exempt=127.0.0.1")
    process = Process(tmp_path / "data", *options)
    process.start()
    yield process
    if process.running.poll() is None:
        process.end(signal.SIGKILL)


async def play_through(socket: "ClientConnection") -> list[dict[str, Any]]:
    """Give up and look on until the bots have played the game to its end."""
    seen = await begin(socket)
    await socket.send('{"t":"say","id":"s","text":"my secret plan"}')
    await socket.send('{"t":"act","id":"n","action":"nonsense"}')
    await socket.send("nonsense")
    await socket.send('{"t":"concede","id":"c"}')
    while not (seen[-1]["t"] == "seal" and seen[-1]["seal"]["secret"]):
        seen.append(json.loads(await asyncio.wait_for(socket.recv(), 30)))
    return seen


async def test_a_whole_game_leaves_no_secret_behind(talkative: Process) -> None:
    assert talkative.running.stderr is not None
    figures = talkative.running.stderr.readline().split()[-1]
    options = {"players": 2, "target": 8}
    table, token = await make(talkative, name="Zebulon", options=options)
    async with connect(talkative, table, token) as socket:
        seen = await play_through(socket)
    page = await asyncio.to_thread(read, figures)
    logged = talkative.end(signal.SIGTERM)
    lines = [json.loads(line) for line in logged.splitlines()]
    events = [line["event"] for line in lines]
    for event in ("started", "table made", "game started", "game over", "stopping", "stopped"):
        assert event in events
    assert {line["level"] for line in lines} == {"info"}
    marks = {line["table"] for line in lines if "table" in line}
    assert len(marks) == 1
    secrets = {table, token, "Zebulon", "secret plan", HERE, *RESOURCES}
    # Of the chance of the game: published to those who played it, and still nothing for a log.
    secrets |= {message["seal"]["secret"] for message in seen if message["t"] == "seal"} - {""}
    assert len(secrets) == 6 + len(RESOURCES)
    secrets |= {str(message["view"]["players"]) for message in seen if message["t"] == "update"}
    for said in (logged, page):
        assert not [secret for secret in secrets if secret in said]
        assert not re.search(r"[A-Za-z0-9_-]{43}", said)
    assert 'hexfolk_games_total{event="won"} 1.0' in page
    assert 'hexfolk_refusals_total{code="bad_message"} 1.0' in page
