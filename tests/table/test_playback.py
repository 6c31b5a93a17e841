"""What a finished game shows step by step is what the table showed its people while they played."""

from typing import TYPE_CHECKING

import msgspec
import pytest
from msgspec.structs import replace

from hexfolk.core.record import Record
from hexfolk.core.record_reading import parse_record
from hexfolk.islands import topology_of
from hexfolk.report.playback import WATCH, Playback
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.browser import Start, Undo
from hexfolk.view.messages.game import GameView
from hexfolk.view.messages.replay import FrameView
from hexfolk.view.messages.server import Update
from hexfolk.view.messages.table import OptionsView
from tests.cases.stage import seated

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.table.conftest import House, Tab

from tests.table.conftest import fresh_id, play_on


async def recorded(house: "House", table: "Table") -> Record:
    """What anybody may read of a game: its record as text, read again."""
    record = record_of(await house.store.read(table.id))
    assert record is not None
    return parse_record(record.to_text(), topology_of)


def still(view: GameView, step: int) -> GameView:
    """A live view as it is shown again: the same, but that there is nothing to be done any more."""
    offers = [replace(offer, reasons={}) for offer in view.offers]
    return replace(
        view,
        seq=step,
        decision=step,
        legal=[],
        off={},
        undo=None,
        undo_closed=None,
        not_trading=[],
        offers=offers,
    )


def shown(tab: "Tab") -> list[tuple[GameView, bytes]]:
    """The views of a game as a tab got them, one an entry, with what led to each."""
    found: list[tuple[GameView, bytes]] = []
    for update in tab.all(Update):
        if not found or update.view.seq > found[-1][0].seq:
            found.append((update.view, msgspec.json.encode(update.events)))
    return found


def same(tab: "Tab", frames: list[FrameView]) -> None:
    """Byte for byte."""
    live = shown(tab)
    # The bots play on while the log is read.
    assert min(len(live), len(frames)) > 40
    for step, ((view, events), frame) in enumerate(zip(live, frames, strict=False)):
        assert msgspec.json.encode(frame.view) == msgspec.json.encode(still(view, step)), step
        assert msgspec.json.encode(frame.events) == events, step


@pytest.mark.parametrize(("players", "turns"), [(3, 20), (5, 8)])
async def test_every_step_is_what_the_table_sent(house: "House", players: int, turns: int) -> None:
    options = OptionsView(players=players, target=8, turn_time=0)
    table = await house.make("ann", options, bots=range(1, players))
    ann = await house.join(table, "ann")
    watcher = await house.join(table, "wat")
    await table.handle("ann", Start(id=fresh_id()))
    await play_on(house, table, [ann], lambda: ann.view.turn > turns)
    playback = Playback(await recorded(house, table))
    assert ann.view.you is not None
    same(ann, playback.frames(ann.view.you, 0, playback.steps + 1))
    same(watcher, playback.frames(WATCH, 0, playback.steps + 1))


async def test_a_move_that_was_taken_back_is_told_where_the_record_has_it(house: "House") -> None:
    table, tabs = await seated(house, 2)
    await play_on(house, table, tabs, lambda: any((tab.view.undo or "").startswith("road") for tab in tabs))
    tab = next(tab for tab in tabs if tab.view.undo is not None)
    await table.handle(tab.person, Undo(id=fresh_id()))
    live = tab.last(Update)
    assert live.events[0].kind == "undo_road"
    playback = Playback(await recorded(house, table))
    lines = playback.frames(tab.view.you or 0, playback.steps - 1, 2)
    told = next(frame for frame in lines if frame.text.startswith("* undo"))
    assert told.events == live.events[:1]
    assert msgspec.json.encode(lines[-1].view) == msgspec.json.encode(still(live.view, playback.steps))
