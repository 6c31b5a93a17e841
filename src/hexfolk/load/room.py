"""Where a run takes place: a server with its tables, and what is known of its process."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from hexfolk.load.door import Door
from hexfolk.load.guests import look_in
from hexfolk.load.house import House
from hexfolk.load.opening import Place, lay_out
from hexfolk.load.usage import measurable, memory, processor_seconds, rest
from hexfolk.load.wish import Progress, Wish

# Seconds for a server to take up all its tables, or to answer all who have come.
SETTLING: Final = 300.0
# Fewer tables tell nothing about the memory of one: what all share is as large.
FEW: Final = 10


class Room:
    """The tables of a server, and its process if it is our own."""

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


@contextmanager
def apart(wanted: bool) -> Iterator[int | None]:
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


async def furnish(folder: Path, core: int | None, wish: Wish, progress: Progress) -> Room:
    """A server with all tables in its memory, weighed against one that has a single table."""
    first: int | None = None
    if wish.tables >= FEW and measurable():
        single = await open_room(House(folder / "single", core), wish, 1, progress)
        try:
            first = await single.weigh()
        finally:
            if single.house is not None:
                await asyncio.to_thread(single.house.close)
    room = await open_room(House(folder / "data", core), wish, wish.tables, progress)
    room.empty = await room.weigh()
    if first is not None and room.empty is not None:
        room.per_table = (room.empty - first) // (wish.tables - 1)
    return room


async def open_room(house: House, wish: Wish, tables: int, progress: Progress) -> Room:
    """A server whose games have been laid out before it opens. Raises `NoServer`."""
    progress.stage("laid", tables)
    places = await lay_out(house.database, tables, wish.seats, wish.ahead, wish.seed, progress.reach)
    progress.stage("start", 1)
    await asyncio.to_thread(house.open)
    progress.stage("taken", tables)
    await asyncio.to_thread(look_in, house.door, places, progress.reach)
    return Room(house.door, places, house)
