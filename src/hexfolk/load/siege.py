"""A server that is killed again and again while people play: nothing may be lost, and all come back."""

import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec

from hexfolk.load.audit import Findings, audit, last_seen, still_open
from hexfolk.load.crowd import Crowd
from hexfolk.load.house import House
from hexfolk.load.room import apart, open_room
from hexfolk.load.wish import Progress, Wish

# Seconds after which people are not waited for any more.
LOST: Final = 60.0
# Seconds within which everybody has what was sent to them.
ARRIVING: Final = 1.0


class Endured(msgspec.Struct, frozen=True):
    """How a run with kills went."""

    tables: int
    seats: int
    rate: float
    kills: int
    actions: int
    promises: int
    """Messages that were acked."""
    findings: Findings
    back_s: list[float]
    """After each kill: seconds until everybody was back and saw their table."""
    open_s: list[float]
    """The part of it until the server listened again."""
    errors: int
    error_codes: dict[str, int]
    resyncs: int
    server_said: str
    """What stood on its error output; empty is well."""
    load_average: float


async def besiege(wish: Wish, kills: int, progress: Progress) -> Endured:
    """Play at a server of one's own and kill it so many times, each in the middle of its part of the time.

    Raises `NoServer`, or `NobodyIn` when somebody does not come back.
    """
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="hexfolk-load-") as folder, apart(wish.pin) as core:
        house = House(Path(folder) / "data", core)
        try:
            room = await open_room(house, wish, wish.tables, progress)
            async with Crowd(room.door, room.places, wish.seed) as crowd:
                progress.stage("enter", len(crowd.players))
                await crowd.enter(progress.reach)
                progress.stage("killing", kills)
                back, opened = await _kill_often(house, crowd, wish, kills, progress)
                # What was shown last may still be on its way.
                await asyncio.sleep(ARRIVING)
                seen, unanswered = last_seen(crowd.parties), still_open(crowd.parties)
        finally:
            await asyncio.to_thread(house.close)
        score = crowd.score
        said = house.said()
        progress.stage("log", 1)
        findings = await audit(house.database, score.promises, seen, unanswered)
    return Endured(
        tables=wish.tables,
        seats=wish.seats,
        rate=wish.rate,
        kills=kills,
        actions=len(score.waits),
        promises=len(score.promises),
        findings=findings,
        back_s=[round(seconds, 2) for seconds in back],
        open_s=[round(seconds, 2) for seconds in opened],
        errors=score.errors.total(),
        error_codes=dict(score.errors),
        resyncs=crowd.resyncs,
        server_said=said,
        load_average=round(load, 2),
    )


async def _kill_often(
    house: House, crowd: Crowd, wish: Wish, kills: int, progress: Progress
) -> tuple[list[float], list[float]]:
    """Seconds until everybody was back, and until the server listened, after each kill."""
    back, opened = [], []
    each = wish.seconds / kills
    for number in range(kills):
        playing = asyncio.create_task(crowd.play(wish.rate, each))
        try:
            await asyncio.sleep(each / 2)
            begun = time.monotonic()
            await asyncio.to_thread(house.kill)
            for player in crowd.players:
                await player.broken.wait()
            await asyncio.to_thread(house.open)
            opened.append(time.monotonic() - begun)
            await crowd.all_back(crowd.players, LOST)
            back.append(time.monotonic() - begun)
            await playing
        finally:
            playing.cancel()
        progress.reach(number + 1)
    return back, opened
