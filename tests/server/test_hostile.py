"""A real server among hostile programs: it goes on for the others, and its log stays clean."""

import asyncio
import contextlib
import json
import signal
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx2
import websockets

if TYPE_CHECKING:
    from tests.server.conftest import Process

from tests.server.test_crash import closing, connect, make


async def test_a_flood_closes_its_own_socket_only(process: "Process") -> None:
    table, token = await make(process, start=False)
    async with connect(process, table, token) as ann, connect(process, table, "b" * 43) as flooder:
        with contextlib.suppress(websockets.ConnectionClosed):
            for number in range(1000):
                await flooder.send(json.dumps({"t": "sync", "id": f"f{number}"}))
        assert (await closing(flooder))[1] == 4429
        await ann.send('{"t":"ping","id":"p"}')
        while json.loads(await asyncio.wait_for(ann.recv(), 20))["t"] != "pong":
            pass
    assert process.end(signal.SIGTERM) == ""


async def test_a_text_that_is_none_is_said_in_one_line(process: "Process") -> None:
    table, token = await make(process, start=False)
    async with connect(process, table, token) as ann:
        await ann.send(b"\xff\xfe", text=True)
        assert (await closing(ann))[1] == 1007
    assert process.end(signal.SIGTERM).count("\n") == 1


async def test_a_body_that_breaks_off_leaves_no_trace(process: "Process") -> None:
    at = urlsplit(process.address)
    with socket.create_connection((str(at.hostname), at.port or 0)) as half:
        half.sendall(b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 50\r\n\r\n{")
        await asyncio.sleep(0.2)
    await asyncio.sleep(0.2)
    async with httpx2.AsyncClient() as client:
        assert (await client.get(f"{process.address}/healthz")).status_code == 200
    assert process.end(signal.SIGTERM) == ""
