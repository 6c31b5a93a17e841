"""Everybody at all tables, and the actions that come due one after another."""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from hexfolk.load.door import Door
from hexfolk.load.opening import Place
from hexfolk.load.party import Party
from hexfolk.load.player import Player
from hexfolk.load.score import Score
from hexfolk.load.trouble import Trouble

# So many people come at the same time.
DOORWAY: Final = 40
# Seconds for each of them to come in, and after the last action for its update to come to all.
ENTERING: Final = 30.0
LINGERING: Final = 20.0


class NobodyIn(Trouble):
    """Somebody does not get in."""


class Crowd:
    """The parties of a run. Use it as a context: at its end all lines are cut."""

    def __init__(self, door: Door, places: Sequence[Place], seed: int) -> None:
        self.score = Score()
        self.dice = random.Random(seed)
        self.parties = [
            Party(door, place, door.source(number), self.score, random.Random(f"{seed} {number}"))
            for number, place in enumerate(places)
        ]
        self._lines: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        """Everybody, table by table."""
        return [player for party in self.parties for player in party.players]

    @property
    def resyncs(self) -> int:
        """How often an update did not follow the one before."""
        return sum(player.resyncs for player in self.players)

    @property
    def lost(self) -> int:
        """How often a line broke."""
        return sum(player.lost for player in self.players)

    async def __aenter__(self) -> "Crowd":
        return self

    async def __aexit__(self, *_raised: object) -> None:
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def enter(self, told: Callable[[int], None] = lambda _number: None) -> None:
        """Everybody opens a socket and sees the table. Raises `NobodyIn`."""
        players = self.players
        for first in range(0, len(players), DOORWAY):
            group = players[first : first + DOORWAY]
            self._lines += [asyncio.create_task(player.stay()) for player in group]
            await self.all_back(group, ENTERING)
            told(first + len(group))

    async def all_back(self, players: Sequence[Player], most: float) -> None:
        """Wait until the lines are up. Raises `NobodyIn` after ``most`` seconds."""
        try:
            async with asyncio.timeout(most):
                for player in players:
                    await player.back.wait()
        except TimeoutError:
            away = sum(not player.back.is_set() for player in players)
            detail = f"{away} of {len(players)} people do not get in within {most:.0f} s"
            facts = {"away": away, "people": len(players), "seconds": round(most)}
            raise NobodyIn("outside", detail, **facts) from None

    async def play(
        self, rate: float, seconds: float, told: Callable[[float], None] = lambda _after: None
    ) -> float:
        """Let actions come due at a rate, at tables in turn; how long it took until all were done.

        Actions that are not at every seat some time after the last one count as ``unanswered``.
        """
        begun = time.monotonic()
        turns = self._turns()
        for after in due_times(rate, seconds, self.dice):
            pause = begun + after - time.monotonic()
            if pause > 0:
                await asyncio.sleep(pause)
                told(after)
            next(turns).act_at(begun + after)
        ended = max(begun + seconds, await self._linger())
        return ended - begun

    def _turns(self) -> Iterator[Party]:
        """Tables where a game is going on, in turn; any when there is none."""
        while True:
            order = self.dice.sample(self.parties, len(self.parties))
            playing = [party for party in order if party.playing]
            for party in playing or order[:1]:
                if party.playing or not playing:
                    yield party

    async def _linger(self) -> float:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LINGERING):
                for party in self.parties:
                    await party.done.wait()
        unanswered = sum(party.waiting for party in self.parties)
        if unanswered:
            self.score.errors["unanswered"] += unanswered
        return time.monotonic()


def due_times(rate: float, seconds: float, dice: random.Random) -> Iterator[float]:
    """When actions are due, in seconds from the beginning: people do not act in step, so by chance."""
    after = dice.expovariate(rate)
    while after < seconds:
        yield after
        after += dice.expovariate(rate)
