"""A player against a server that plays a part: gaps, lost lines, messages sent again."""

import asyncio
import json
from typing import Any

from websockets.asyncio.server import ServerConnection, serve

from hexfolk.load.door import Door
from hexfolk.load.opening import new_tokens
from hexfolk.load.player import Heard, Player
from hexfolk.view.messages.browser import Act

TABLE = {"state": "playing", "host": True, "you": 0}


def update(seq: int, since: int | None) -> str:
    view = {"seq": seq, "decision": seq, "you": 0, "phase": "main", "must": [0], "legal": ["end"]}
    return json.dumps({"t": "update", "since": since, "view": view, "events": []})


class Stage:
    """What the server says on each line, one after another, and what it hears."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.lines = 0
        self.cookies: list[str] = []

    async def greet(self, line: ServerConnection) -> None:
        self.lines += 1
        assert line.request is not None
        self.cookies.append(line.request.headers["cookie"])
        await line.send(json.dumps({"t": "welcome", "version": "1", "protocol": 1, "table": TABLE}))
        await line.send(update(3, None))
        await line.send(json.dumps({"t": "chat_history", "you": "x", "lines": []}))


async def play(stage: Stage, act: Any, until: Any) -> Player:
    """Let a player meet a stage until something holds."""
    async with serve(act, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        changed = asyncio.Event()

        def hear(_player: Player, _heard: Heard) -> None:
            changed.set()

        player = Player(Door("127.0.0.1", port), "table", new_tokens(1)[0], None, hear)
        line = asyncio.create_task(player.stay())
        async with asyncio.timeout(10):
            await player.back.wait()
            await player.ask(Act("a1", "end", 3))
            while not until(player):
                changed.clear()
                await changed.wait()
        line.cancel()
        await asyncio.gather(line, return_exceptions=True)
    return player


async def test_after_a_gap_everything_is_asked_for_again() -> None:
    stage = Stage()

    async def act(line: ServerConnection) -> None:
        await stage.greet(line)
        await line.send(update(4, 3))
        await line.send(update(6, 5))
        async for data in line:
            stage.heard.append(json.loads(data))
            if stage.heard[-1]["t"] == "sync":
                await line.send(update(6, None))

    player = await play(stage, act, lambda player: player.view is not None and player.view.seq == 6)
    assert player.resyncs == 1
    assert player.lost == 0
    assert [message["t"] for message in stage.heard if message["t"] == "sync"] == ["sync"]
    assert stage.cookies == [f"hexfolk={player.token}"]


async def test_what_was_not_answered_is_sent_again_with_the_same_id() -> None:
    stage = Stage()

    async def act(line: ServerConnection) -> None:
        await stage.greet(line)
        async for data in line:
            stage.heard.append(json.loads(data))
            if stage.lines == 1:
                line.transport.abort()
                return
            await line.send(json.dumps({"t": "ack", "id": "a1", "seq": 4}))

    player = await play(stage, act, lambda player: not player.unanswered)
    assert stage.lines == 2
    assert player.lost == 1
    expected = {"t": "act", "id": "a1", "action": "end", "on": 3}
    assert stage.heard == [expected, expected]
