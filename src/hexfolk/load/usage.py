"""What a process takes of this machine, as Linux tells it."""

import asyncio
import os
from pathlib import Path
from typing import Final

LOOK: Final = 0.2
# So many looks in a row without work: it has come to rest.
RESTING: Final = 4


def measurable() -> bool:
    """Whether this system tells."""
    return Path("/proc/self/smaps_rollup").exists()


def memory(pid: int) -> int:
    """Bytes of a process that are in memory and that it shares with no other."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


def processor_seconds(pid: int) -> float:
    """Time on the processor since it began, in the program and in the system for it."""
    # pid (name) state parent … : the name may hold anything.
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def rest(pid: int, most: float) -> None:
    """Wait until a process has nothing to do, but not for longer than ``most`` seconds."""
    resting, before = 0, processor_seconds(pid)
    for _ in range(int(most / LOOK)):
        await asyncio.sleep(LOOK)
        now = processor_seconds(pid)
        resting = resting + 1 if now - before < LOOK / 10 else 0
        before = now
        if resting == RESTING:
            return
