"""One measurement from beginning to end: tables, people, actions, and what they cost."""

import asyncio
import os
import tempfile
import time
from pathlib import Path

from hexfolk.load.crowd import Crowd
from hexfolk.load.door import Door
from hexfolk.load.guests import sit_down
from hexfolk.load.room import Room, apart, furnish
from hexfolk.load.score import Score, percentile
from hexfolk.load.wish import Measured, Progress, Wish


async def measure(wish: Wish, door: Door | None, progress: Progress) -> Measured:
    """Measure the server at a door, or one of one's own in a temporary folder.

    Raises `NoServer`, `Unwelcome` or `NobodyIn`.
    """
    load = os.getloadavg()[0]
    if door is not None:
        progress.stage("made", wish.tables)
        places = await sit_down(door, wish.tables, wish.seats, progress.reach)
        return await _measure_in(Room(door, places), wish, load, progress)
    with tempfile.TemporaryDirectory(prefix="hexfolk-load-") as folder, apart(wish.pin) as core:
        room = await furnish(Path(folder), core, wish, progress)
        try:
            return await _measure_in(room, wish, load, progress)
        finally:
            if room.house is not None:
                await asyncio.to_thread(room.house.close)


async def _measure_in(room: Room, wish: Wish, load: float, progress: Progress) -> Measured:
    if not wish.seconds:
        return _report(wish, room, Score(), load)
    async with Crowd(room.door, room.places, wish.seed) as crowd:
        progress.stage("enter", len(crowd.players))
        await crowd.enter(progress.reach)
        full = await room.weigh()
        per_seat = None
        if full is not None and room.empty is not None:
            per_seat = (full - room.empty) // len(crowd.players)
        progress.stage("play", wish.seconds)
        server, own = room.processor_seconds(), time.process_time()
        took = await crowd.play(wish.rate, wish.seconds, progress.reach)
        own = time.process_time() - own
        worked = room.processor_seconds()
        cpu = None if server is None or worked is None else (worked - server) / took
        score = crowd.score
        if crowd.lost:
            score.errors["line_lost"] += crowd.lost
        return _report(wish, room, score, load, took, crowd.resyncs, crowd.lost, per_seat, cpu, own / took)


def _report(
    wish: Wish,
    room: Room,
    score: Score,
    load: float,
    took: float = 0.0,
    resyncs: int = 0,
    reconnects: int = 0,
    per_seat: int | None = None,
    server_cpu: float | None = None,
    players_cpu: float = 0.0,
) -> Measured:
    def waited(share: float) -> float:
        return round(1000 * percentile(score.waits, share), 2)

    actions = len(score.waits)
    return Measured(
        tables=wish.tables,
        seats=wish.seats,
        seconds=round(took, 2),
        rate=wish.rate,
        actions=actions,
        actions_per_second=round(actions / took, 2) if took else 0.0,
        p50_ms=waited(0.5),
        p95_ms=waited(0.95),
        p99_ms=waited(0.99),
        worst_ms=waited(1.0),
        errors=score.errors.total(),
        error_codes=dict(score.errors),
        resyncs=resyncs,
        reconnects=reconnects,
        games_finished=score.games,
        bytes_per_table=room.per_table,
        bytes_per_seat=per_seat,
        server_cpu=None if server_cpu is None else round(server_cpu, 3),
        players_cpu=round(players_cpu, 3),
        server_said="" if room.house is None else room.house.said(),
        load_average=round(load, 2),
    )
