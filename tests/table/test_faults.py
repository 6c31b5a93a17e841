"""What goes wrong around a table: senders that vanish, a store that fails, a report that cannot be made."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pytest

from hexfolk.store.rows import NewRow
from hexfolk.store.store import Store
from hexfolk.table.settings import Settings
from hexfolk.view.messages.browser import Act, SetPace, Sit
from hexfolk.view.messages.server import Ack, Refused
from hexfolk.view.messages.table import OptionsView

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.table.conftest import House, Tab

from tests.table.conftest import fresh_id, play_on, until


class Gate:
    """Holds back what a table writes until it is opened."""

    def __init__(self, store: Store) -> None:
        self._append = store.append
        self.waiting = asyncio.Event()
        self.open = asyncio.Event()

    async def append(self, table: str, rows: Sequence[NewRow], *more: Any, **named: Any) -> None:
        self.waiting.set()
        await self.open.wait()
        await self._append(table, rows, *more, **named)


class Fault:
    """A store whose disk is full for the next ``left`` entries."""

    def __init__(self, store: Store, left: int) -> None:
        self._append = store.append
        self.left = left

    async def append(self, table: str, rows: Sequence[NewRow], *more: Any, **named: Any) -> None:
        if self.left > 0:
            self.left -= 1
            raise OSError("no space left on device")
        await self._append(table, rows, *more, **named)


async def last_founding(house: "House") -> tuple["Table", "Tab", "Tab"]:
    """A game of a person and a bot, before an action of hers after which it is the bot's turn."""
    table = await house.make("ann", options=OptionsView(players=2), start=True)
    ann, eve = await house.join(table, "ann"), await house.join(table, "eve")
    await play_on(
        house, table, [ann], lambda: ann.view.turn > 0 and "end" in ann.view.legal and not ann.view.offers
    )
    return table, ann, eve


async def test_a_request_whose_sender_vanishes_is_carried_out_whole(
    house: "House", monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, eve = await last_founding(house)
    gate = Gate(house.store)
    monkeypatch.setattr(house.store, "append", gate.append)
    act = Act(id=fresh_id(), action="end", on=ann.view.decision)
    asking = asyncio.create_task(table.handle("ann", act))
    await gate.waiting.wait()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    turn = eve.view.turn
    gate.open.set()
    # The bot goes on, and those who look on see it, though nobody else asks for anything.
    await until(lambda: eve.view.turn > turn and ann.view.you in eve.view.must, 5)
    assert isinstance(await table.handle("ann", act), Ack)


async def test_bots_go_on_when_the_store_has_recovered(
    house: "House", monkeypatch: pytest.MonkeyPatch
) -> None:
    house.settings = Settings(seal_wait=0.0, instant=0.0, answer=0.2, retry=0.01)
    await house.reopen()
    table, ann, _ = await last_founding(house)
    turn = ann.view.turn
    await house.act(table, ann, "end")
    fault = Fault(house.store, 3)
    monkeypatch.setattr(house.store, "append", fault.append)
    await until(lambda: fault.left == 0 and ann.view.turn == turn + 2, 5)


async def test_a_bot_that_lost_a_race_tries_again(house: "House", monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may have the same folder open."""
    house.settings = Settings(seal_wait=0.0, instant=0.0, answer=0.2, retry=0.01)
    await house.reopen()
    table, ann, _ = await last_founding(house)
    await house.act(table, ann, "end")
    table.standing.seq -= 1
    turn = ann.view.turn
    await until(lambda: ann.view.turn > turn and ann.view.you in ann.view.must, 5)


async def test_a_fault_of_the_server_is_said_and_the_table_goes_on(
    house: "House", monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.make("ann")
    ann = await house.join(table, "ann")

    async def fail(person: str, name: str) -> None:
        raise OSError("disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "remember", fail)
        answer = await table.handle("bob", Sit(id="1", name="Bob"))
    assert isinstance(answer, Refused)
    assert (answer.id, answer.code) == ("1", "internal")
    assert [seat.kind for seat in ann.table.seats] == ["person", "open", "open", "open"]
    assert isinstance(await table.handle("ann", SetPace(id="2", pace="slow")), Ack)
