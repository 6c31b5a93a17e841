"""A table with everything real but the bots' processes: they think in this one, at once."""

import asyncio
import itertools
import random
import shutil
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from hexfolk.asking.crossing import Question
from hexfolk.bots import RANDOM
from hexfolk.store.store import Store
from hexfolk.table.counsel import advise
from hexfolk.table.settings import Settings
from hexfolk.table.surroundings import Surroundings
from hexfolk.table.table import Table
from hexfolk.table.tables import Tables
from hexfolk.table.thinkers import Thinkers
from hexfolk.table.thinking import Reply, decide
from hexfolk.view.messages.browser import Act
from hexfolk.view.messages.game import GameView
from hexfolk.view.messages.http import NewTable
from hexfolk.view.messages.server import (
    Ack,
    BoardMessage,
    HintView,
    Refused,
    ServerMessage,
    TableUpdate,
    Update,
    Welcome,
)
from hexfolk.view.messages.table import OptionsView, TableView
from hexfolk.view.messages.words import Level, Pace
from tests.store.empty import empty_database

M = TypeVar("M")
_IDS = itertools.count(1)


class DirectThinkers(Thinkers):
    """Bots that think here and now. ``answers`` replaces what they say."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: Callable[[Question], Reply | str | None] = decide
        self.asked = 0
        self.counsel: Callable[[Question], HintView | None] = advise
        self.advised: list[Question] = []
        self.gate = asyncio.Event()
        """Hints come through as long as it is open."""
        self.gate.set()

    async def ask(self, question: Question, deadline: float) -> Reply | None:
        self.asked += 1
        await asyncio.sleep(0)
        said = self.answers(question)
        return Reply(said) if isinstance(said, str) else said

    async def advise(self, question: Question, deadline: float) -> HintView | None:
        self.advised.append(question)
        await asyncio.sleep(0)
        await self.gate.wait()
        return self.counsel(question)


class Tab:
    """One open tab: keeps everything that it was sent."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.messages: list[ServerMessage] = []
        self.raw: list[bytes] = []
        self.table: TableView
        self._last: dict[type, object] = {}
        self.dismissed: str | None = None

    def send(self, data: bytes) -> None:
        message = msgspec.json.decode(data, type=ServerMessage)
        self.raw.append(data)
        self.messages.append(message)
        self._last[type(message)] = message
        if isinstance(message, Welcome | TableUpdate):
            self.table = message.table

    def dismiss(self, reason: str) -> None:
        self.dismissed = reason

    def all(self, kind: type[M]) -> list[M]:
        return [message for message in self.messages if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        found = self._last[kind]
        assert isinstance(found, kind)
        return found

    @property
    def view(self) -> GameView:
        return self.last(Update).view

    @property
    def board(self) -> BoardMessage:
        return self.last(BoardMessage)


class House:
    """A server's tables without the server."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.settings = settings
        self.thinkers = DirectThinkers()
        # The same games in every run: how much comes about in one must not be a matter of luck.
        self._dice, self._secrets = random.Random(7), random.Random(8)
        self.store: Store
        self.tables: Tables

    async def open(self) -> None:
        self.store = await Store.open(self.path, durable=False)
        bots: dict[Level, str] = {"easy": RANDOM, "standard": RANDOM}
        around = Surroundings(
            self.store,
            self.thinkers,
            self.settings,
            bots,
            below=self._dice.randrange,
            entropy=self._secrets.randbytes,
            # What a game's key is made of: ids of tables are another in every run.
            mark=lambda table: "table",
        )
        self.tables = Tables(around)
        self.tables.start()

    async def close(self) -> None:
        await self.tables.close()
        await self.store.close()

    async def reopen(self) -> None:
        """Forget everything in memory."""
        await self.close()
        await self.open()

    async def make(
        self,
        person: str = "ann",
        options: OptionsView | None = None,
        bots: Sequence[int] = (),
        pace: Pace = "instant",
        start: bool = False,
    ) -> Table:
        wanted = NewTable(person.title(), options or OptionsView(), list(bots), pace, start)
        return await self.find(await self.tables.make(person, wanted))

    async def find(self, table_id: str) -> Table:
        table = await self.tables.find(table_id)
        assert table is not None
        return table

    async def join(self, table: Table, person: str) -> Tab:
        tab = Tab(person)
        await table.join(tab)
        return tab

    async def act(self, table: Table, tab: Tab, action: str, on: int | None = None) -> Ack | Refused:
        return await table.handle(tab.person, Act(id=fresh_id(), action=action, on=on))


async def play_on(
    house: House,
    table: Table,
    tabs: Sequence[Tab],
    stop: Callable[[], bool],
    leave: str = "",
    thrifty: bool = False,
) -> None:
    """People act at random when the game waits for one of them, but in phase ``leave``, until ``stop``.

    ``thrifty`` people spend nothing, so that their hands grow.
    """
    dice = random.Random(4)
    async with asyncio.timeout(240):
        while not stop():
            await asyncio.sleep(0.0005)
            for tab in tabs:
                view = tab.view
                if view.you in view.must and view.legal and view.phase != leave and not stop():
                    choices = [action for action in view.legal if not action.startswith("trade")]
                    if thrifty and "end" in choices:
                        choices = ["end"]
                    # What brings points comes first, so that games end.
                    good = [action for action in choices if action.startswith(("city", "settle", "buy"))]
                    choices = good or choices
                    await house.act(table, tab, dice.choice(choices), view.decision)


def fresh_id() -> str:
    return f"m{next(_IDS)}"


async def until(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something that other tasks bring about."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 (anything may change it)
            await asyncio.sleep(0.001)


@pytest.fixture
def settings() -> Settings:
    return Settings(
        slow=0.05, normal=0.02, fast=0.01, instant=0.001, answer=0.2, grace=0.1, deadline=2.0, seal_wait=0.0
    )


@pytest.fixture(scope="session")
def template() -> Path:
    return empty_database()


@pytest.fixture
async def house(tmp_path: Path, settings: Settings, template: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "games.sqlite3", settings)
    shutil.copy(template, house.path)
    await house.open()
    yield house
    await house.close()
