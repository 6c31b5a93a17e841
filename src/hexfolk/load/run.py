"""One measurement from beginning to end: tables, people, actions, and what they cost."""

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from hexfolk.load.crowd import Crowd
from hexfolk.load.door import Door
from hexfolk.load.guests import sit_down
from hexfolk.load.house import House
from hexfolk.load.opening import Place, lay_out
from hexfolk.load.score import Score, percentile
from hexfolk.load.usage import measurable, memory, processor_seconds, rest
from hexfolk.load.wish import Measured, Progress, Wish

# Seconds for a server to take up all its tables, or to answer all who have come.
SETTLING: Final = 300.0
# Fewer tables tell nothing about the memory of one: what all share is as large.
FEW: Final = 10


class Room:
    """Where a run takes place: the tables of a server, and what is known of its process."""

    def __init__(self, door: Door, places: list[Place], house: House | None = None) -> None:
        self.door = door
        self.places = places
        self.house = house
        self.empty: int | None = None
        """Its memory before anybody comes."""
        self.per_table: int | None = None

    async def weigh(self) -> int | None:
        """The memory of the server's process once it has nothing to do; None if it is not ours to look at."""
        if self.house is None or not measurable():
            return None
        await rest(self.house.pid, SETTLING)
        return memory(self.house.pid)

    def processor_seconds(self) -> float | None:
        """What the server has worked so far."""
        return None if self.house is None or not measurable() else processor_seconds(self.house.pid)


async def measure(wish: Wish, door: Door | None, progress: Progress) -> Measured:
    """Measure the server at a door, or one of one's own in a temporary folder.

    Raises `NoServer`, `Unwelcome` or `NobodyIn`.
    """
    load = os.getloadavg()[0]
    if door is not None:
        progress.stage("tables made", wish.tables)
        places = await sit_down(door, wish.tables, wish.seats, progress.reach)
        return await _measure_in(Room(door, places), wish, load, progress)
    with tempfile.TemporaryDirectory(prefix="hexfolk-load-") as folder, _apart(wish.pin) as core:
        room = await _furnish(Path(folder), core, wish, progress)
        try:
            return await _measure_in(room, wish, load, progress)
        finally:
            if room.house is not None:
                await asyncio.to_thread(room.house.close)


@contextmanager
def _apart(wanted: bool) -> Iterator[int | None]:
    """The processor for the server, while this program keeps to another."""
    cores = sorted(os.sched_getaffinity(0)) if wanted else []
    if len(cores) < 2:
        yield None
        return
    os.sched_setaffinity(0, {cores[-1]})
    try:
        yield cores[0]
    finally:
        os.sched_setaffinity(0, cores)


async def _furnish(folder: Path, core: int | None, wish: Wish, progress: Progress) -> Room:
    """A server with all tables in its memory, weighed against one that has a single table."""
    first: int | None = None
    if wish.tables >= FEW and measurable():
        single = await _open(House(folder / "single", core), wish, 1, progress)
        try:
            first = await single.weigh()
        finally:
            if single.house is not None:
                await asyncio.to_thread(single.house.close)
    room = await _open(House(folder / "data", core), wish, wish.tables, progress)
    room.empty = await room.weigh()
    if first is not None and room.empty is not None:
        room.per_table = (room.empty - first) // (wish.tables - 1)
    return room


async def _open(house: House, wish: Wish, tables: int, progress: Progress) -> Room:
    progress.stage("tables laid out", tables)
    places = await lay_out(house.database, tables, wish.seats, wish.ahead, wish.seed, progress.reach)
    progress.stage("server starts", 1)
    await asyncio.to_thread(house.open)
    return Room(house.door, places, house)


async def _measure_in(room: Room, wish: Wish, load: float, progress: Progress) -> Measured:
    if not wish.seconds:
        return _report(wish, room, Score(), load)
    async with Crowd(room.door, room.places, wish.seed) as crowd:
        progress.stage("people come in", len(crowd.players))
        await crowd.enter(progress.reach)
        full = await room.weigh()
        per_seat = None
        if full is not None and room.empty is not None:
            per_seat = (full - room.empty) // len(crowd.players)
        progress.stage("they play", wish.seconds)
        server, own = room.processor_seconds(), time.process_time()
        took = await crowd.play(wish.rate, wish.seconds, progress.reach)
        own = time.process_time() - own
        worked = room.processor_seconds()
        cpu = None if server is None or worked is None else (worked - server) / took
        score = crowd.score
        if crowd.lost:
            score.errors["line_lost"] += crowd.lost
        if room.house is not None and room.house.said():
            score.errors["server_complained"] += 1
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
        load_average=round(load, 2),
    )
