"""Where analyses are asked for: one at a time, the others in a queue, and what was found is kept."""

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection

from hexfolk.analysis.job import Task
from hexfolk.analysis.likeness import likeness
from hexfolk.analysis.mill import Broken, Mill
from hexfolk.core.record import Record
from hexfolk.recent import Recent
from hexfolk.store import analyses
from hexfolk.store.store import Store
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.analysis import AnalysisState, AnalysisView, SecondOpinion

log: Final = logging.getLogger(__name__)
# Games that are looked at or wait for it.
MOST_GAMES: Final = 8
# Opinions that are thought about or wait for it.
MOST_OPINIONS: Final = 8
# Seconds for a whole game: far more than it takes even where nothing is compiled and the machine is busy.
DEADLINE: Final = 900.0
OPINION_DEADLINE: Final = 30.0
# Kept in memory: opinions, and why the last ones failed.
KEPT_OPINIONS: Final = 512
KEPT_FAULTS: Final = 64


class _Work:
    """A game that is looked at or waits for it."""

    def __init__(self, record: str) -> None:
        self.record = record
        self.running = False
        self.progress = 0.0

    def advance(self, share: float) -> None:
        """It is so far."""
        self.running = True
        self.progress = share


class Desk:
    """The analyses of one server. Records come from whoever knows that their games are over."""

    def __init__(self, store: Store, deadline: float = DEADLINE) -> None:
        self._store = store
        self._games = Mill(deadline)
        # A process of its own: whoever clicks through a game does not wait for a whole analysis.
        self._opinions = Mill(OPINION_DEADLINE)
        self._likeness = ""
        self._work: OrderedDict[str, _Work] = OrderedDict()
        self._faults: Recent[str, str] = Recent(KEPT_FAULTS)
        self._known: Recent[tuple[str, int], SecondOpinion] = Recent(KEPT_OPINIONS)
        self._asked: dict[tuple[str, int], asyncio.Future[SecondOpinion]] = {}
        self._grinding: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Give up what is being done."""
        grinding = self._grinding
        if grinding is not None:
            grinding.cancel()
            await asyncio.wait([grinding])
        for asked in list(self._asked.values()):
            asked.cancel()
        await self._games.close()
        await self._opinions.close()

    async def look(self, game: str) -> AnalysisState:
        """How far the analysis of a game is. Starts nothing."""
        work = self._work.get(game)
        if work is not None:
            if work.running:
                return AnalysisState("running", progress=round(work.progress, 3))
            return AnalysisState("waiting", ahead=list(self._work).index(game))
        wanted = await self._wanted()
        found = await self._store.ask(lambda connection: analyses.find(connection, game, wanted))
        if found is not None:
            return AnalysisState("done", 1.0, analysis=msgspec.json.decode(found, type=AnalysisView))
        fault = self._faults.find(game)
        return AnalysisState("none") if fault is None else AnalysisState("failed", code=fault)

    async def start(self, game: str, record: Record) -> AnalysisState:
        """Have a game looked at, unless it is done already. Raises Refusal: ``analysis_busy``."""
        state = await self.look(game)
        if state.state not in ("none", "failed") or game in self._work:
            return state
        if len(self._work) >= MOST_GAMES:
            raise Refusal("analysis_busy")
        self._faults.drop(game)
        self._work[game] = _Work(record.to_text())
        if self._grinding is None:
            self._grinding = asyncio.get_running_loop().create_task(self._grind())
        return await self.look(game)

    async def advise(self, game: str, record: Record, step: int) -> SecondOpinion:
        """A master's opinion at a step. Raises Refusal: ``analysis_busy``, ``analysis_none`` …"""
        key = game, step
        known = self._known.find(key)
        if known is not None:
            return known
        asked = self._asked.get(key)
        if asked is None:
            if len(self._asked) >= MOST_OPINIONS:
                raise Refusal("analysis_busy")
            asked = self._asked[key] = asyncio.ensure_future(self._think(key, record.to_text()))
            asked.add_done_callback(partial(self._answered, key))
        try:
            # Who goes away does not take the answer along that others wait for.
            return await asyncio.shield(asked)
        except Broken as fault:
            raise Refusal(fault.code) from None

    async def _think(self, key: tuple[str, int], record: str) -> SecondOpinion:
        found = await self._opinions.grind(Task(record, key[1]), _nobody)
        opinion = msgspec.json.decode(found, type=SecondOpinion)
        self._known.keep(key, opinion)
        return opinion

    def _answered(self, key: tuple[str, int], asked: asyncio.Future[SecondOpinion]) -> None:
        self._asked.pop(key, None)
        fault = None if asked.cancelled() else asked.exception()
        if fault is not None and not (isinstance(fault, Broken) and fault.code == "analysis_none"):
            log.warning("a master gave no opinion: %s", fault)

    async def _grind(self) -> None:
        """One game after another, until none waits."""
        try:
            while self._work:
                game, work = next(iter(self._work.items()))
                fault = await self._look_back(game, work)
                del self._work[game]
                if fault:
                    self._faults.keep(game, fault)
        finally:
            self._grinding = None

    async def _look_back(self, game: str, work: _Work) -> str:
        """Do one; why it failed, if it did."""
        work.running = True
        try:
            found = await self._games.grind(Task(work.record), work.advance)
            wanted = await self._wanted()
            await self._store.write(partial(_keep, game, wanted, found))
        except Broken as fault:
            log.warning("a game could not be analysed: %s", fault)
            return fault.code
        except Exception:
            log.exception("an analysis could not be kept")
            return "analysis_failed"
        return ""

    async def _wanted(self) -> str:
        """What the analyses that are kept must have been made by."""
        if not self._likeness:
            self._likeness = await asyncio.to_thread(likeness)
        return self._likeness


def _keep(game: str, likeness: str, found: bytes, connection: Connection) -> None:
    analyses.keep(connection, game, likeness, found.decode())


def _nobody(_share: float) -> None:
    """Nobody wants to hear how far an opinion is: it takes a moment."""
