"""A real server, ended without warning: nothing that was acknowledged is lost."""

import asyncio
import contextlib
import json
import random
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx2
import websockets
from websockets.asyncio.client import ClientConnection

from hexfolk.load.partner import Partner

if TYPE_CHECKING:
    from tests.server.conftest import Process

Message = dict[str, Any]


async def make(process: "Process", **wanted: object) -> tuple[str, str]:
    async with httpx2.AsyncClient() as client:
        body = {"name": "Ann", "pace": "instant", "start": True, **wanted}
        answer = await client.post(f"{process.address}/api/tables", json=body)
    return answer.json()["id"], answer.cookies["hexfolk"]


def connect(process: "Process", table: str, token: str) -> websockets.connect:
    return websockets.connect(
        f"{process.address.replace('http', 'ws', 1)}/ws/{table}",
        additional_headers={"cookie": f"hexfolk={token}"},
        origin=process.address,  # type: ignore[arg-type]
    )


async def begin(socket: ClientConnection) -> list[Message]:
    """Add to the game's chance, as a browser does of itself, until the game is there; gives what was said."""
    partner, you = Partner(), None
    seen: list[Message] = []
    while not seen or seen[-1]["t"] != "update":
        seen.append(json.loads(await asyncio.wait_for(socket.recv(), 20)))
        message = seen[-1]
        if message["t"] == "welcome":
            you = message["table"]["you"]
        elif message["t"] == "seal":
            said = partner.reply(message, you, f"seal-{len(seen)}")
            if said:
                await socket.send(said)
    return seen


async def play(socket: ClientConnection, most: int) -> tuple[list[Message], int]:
    """Act at random until ``most`` actions are acked; gives all messages and the last acked seq."""
    dice = random.Random(1)
    seen = await begin(socket)
    acked = last = 0
    waiting = False
    view: Message = seen[-1]["view"]
    while acked < most:
        message = json.loads(await asyncio.wait_for(socket.recv(), 20))
        seen.append(message)
        if message["t"] == "update":
            view = message["view"]
        if message["t"] in ("ack", "refused"):
            waiting = False
            acked += message["t"] == "ack"
            last = max(last, message.get("seq", 0))
        refusals = [action for action in view.get("legal", []) if action.startswith("refuse")]
        if not waiting and (refusals or view["you"] in view["must"]):
            waiting = True
            action = dice.choice(refusals or view["legal"])
            act = {"t": "act", "id": f"a{len(seen)}-{view['seq']}", "action": action, "on": view["decision"]}
            await socket.send(json.dumps(act))
    return seen, last


async def closing(socket: ClientConnection) -> tuple[list[Message], int | None]:
    """What still comes, and the code with which the server closes."""
    messages = []
    try:
        while True:
            messages.append(json.loads(await asyncio.wait_for(socket.recv(), 20)))
    except websockets.ConnectionClosed as closed:
        return messages, None if closed.rcvd is None else int(closed.rcvd.code)


async def test_kill_and_go_on(process: "Process") -> None:
    table, token = await make(process)
    async with connect(process, table, token) as socket:
        before, acked = await play(socket, 20)
    process.end(signal.SIGKILL)
    process.start()
    async with connect(process, table, token) as socket:
        welcome = json.loads(await socket.recv())
        after, acked_later = await play(socket, 10)
    seat = next(m["view"]["you"] for m in before if m["t"] == "update")
    assert welcome["table"]["you"] == seat
    first = next(m["view"] for m in after if m["t"] == "update")
    assert first["seq"] >= acked
    assert acked_later > acked
    # Everything that was on the board is still there.
    shown = [m["view"] for m in before if m["t"] == "update"][-1]
    places = {(road["edge"], road["seat"]) for road in shown["roads"]}
    assert places
    assert places <= {(road["edge"], road["seat"]) for road in first["roads"]}


async def test_terminated_it_says_goodbye(process: "Process") -> None:
    table, token = await make(process, start=False)
    async with connect(process, table, token) as socket:
        for kind in ("welcome", "clock", "chat_history"):
            assert json.loads(await socket.recv())["t"] == kind
        process.running.send_signal(signal.SIGTERM)
        assert await closing(socket) == ([{"t": "bye", "reason": "restart"}], 1012)
    _, errors = process.running.communicate(timeout=20)
    assert errors == ""


async def test_too_large_a_message_closes_its_own_socket_only(process: "Process") -> None:
    table, token = await make(process, start=False)
    async with connect(process, table, token) as socket, connect(process, table, "b" * 43) as other:
        await socket.send("x" * 70_000)
        assert (await closing(socket))[1] == 1009
        await other.send('{"t":"ping","id":"p"}')
        while json.loads(await asyncio.wait_for(other.recv(), 20))["t"] != "pong":
            pass


def test_no_worker_is_left_behind(process: "Process") -> None:
    asyncio.run(_play_a_little(process))
    children = _children(process.running.pid)
    assert children
    process.end(signal.SIGKILL)
    deadline = time.monotonic() + 20
    while any(_alive(child) for child in children) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [child for child in children if _alive(child)] == []


async def _play_a_little(process: "Process") -> None:
    table, token = await make(process)
    async with connect(process, table, token) as socket:
        await play(socket, 2)


def _children(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # pid (name) state parent …
            words = path.read_text().rpartition(")")[2].split()
            if int(words[1]) == pid:
                found.append(int(path.parent.name))
    return found


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
