"""What drives a table when no person does: bots take their time, think, and act; timers run out."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from hexfolk.table.clock import TERMS
from hexfolk.table.duties import CLOCK, Duty, pause
from hexfolk.table.manners import manner_of
from hexfolk.table.refusal import Refusal

if TYPE_CHECKING:
    from hexfolk.table.table import Table

log: Final = logging.getLogger(__name__)
# Doublings of the pause after a failure: with one second at first, half a minute at last.
MOST_DOUBLINGS: Final = 5


class Driver:
    """One task, alive while bots or the clock owe the table something."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._since: dict[Duty, float] = {}
        self._closed = False

    @property
    def busy(self) -> bool:
        return self._task is not None

    def look(self) -> None:
        """Something changed at the table."""
        self._changed.set()
        if self._task is None and not self._closed and self._owed():
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Leave everything undone; ``look`` does not start again."""
        self._closed = True
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def _owed(self) -> list[Duty]:
        return self._table.owed()

    async def _run(self) -> None:
        failures = 0
        try:
            # A wait that ends just when it is cancelled loses the cancellation.
            while not self._closed:
                try:
                    if not await self._step():
                        return
                    failures = 0
                except Exception as problem:
                    # A full disk, say: nobody else would set the table going again.
                    code = problem.code if isinstance(problem, Refusal) else ""
                    log.warning("table %s: a duty failed %s", self._table.mark, code, exc_info=not code)
                    await asyncio.sleep(self._table.settings.retry * 2 ** min(failures, MOST_DOUBLINGS))
                    failures += 1
        finally:
            self._task = None

    async def _step(self) -> bool:
        """Do the next duty when its time has come, or wait for a change; False if nothing is owed."""
        self._changed.clear()
        owed = self._owed()
        if not owed:
            # After a pause every wait begins anew.
            self._since = {}
            return False
        now = time.monotonic()
        self._since = {duty: self._since.get(duty, now) for duty in owed}
        due, duty = min(((self._due(duty), duty) for duty in owed), key=lambda pair: pair[0])
        if due > now:
            try:
                await asyncio.wait_for(self._changed.wait(), due - now)
                return True
            except TimeoutError:
                pass
        await self._table.do_duty(duty)
        return True

    def _due(self, duty: Duty) -> float:
        table = self._table
        if duty.matter in TERMS:
            return table.end_of(duty)
        if duty.matter == "missing":
            return table.away_until(duty)
        if duty.matter == "seal" and table.ceremony.ripe:
            return self._since[duty]
        lobby = table.standing.lobby
        tempo = 1.0 if duty.seat == CLOCK else manner_of(lobby.chairs[duty.seat]).tempo
        return self._since[duty] + pause(duty, lobby.pace, table.settings, tempo)
