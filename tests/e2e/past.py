"""A finished game that a house finds in its log, as if it had been played there."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from hexfolk.core.action import action_text
from hexfolk.core.board import board_text
from hexfolk.core.chance import draw_text
from hexfolk.core.options import options_text
from hexfolk.core.own import own_text
from hexfolk.core.record import Record, replay
from hexfolk.store.database import DATABASE
from hexfolk.store.rows import NewRow
from hexfolk.store.store import Store
from hexfolk.table.codes import new_code
from hexfolk.table.entries import Acted, Chair, Entry, Made, Started, entry_kind, entry_text
from hexfolk.table.kept import begun, ended
from hexfolk.view.messages.table import OptionsView


def put(data: Path, record: Record, game: str, table: str = "") -> None:
    """Write the log of a table at which this game was played, into the store under ``data``.

    Without a name of its own the table is called by the beginning of the game's.
    """
    # In a thread of its own: where a browser is driven, a loop runs in this one.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(lambda: asyncio.run(_put(data, record, game, table or game[:10]))).result()


async def _put(data: Path, record: Record, game: str, table: str) -> None:
    state = replay(record)
    started = Started(
        game=1,
        rules=1,
        options=options_text(record.options),
        island=record.board.topology.island.key,
        board=board_text(record.board),
        chairs=[
            Chair(seat, "person", one.name, f"person-{seat}")
            if one.kind == "person"
            else Chair(seat, "bot", one.name, bot=one.bot)
            for seat, one in enumerate(record.seats)
        ],
        seating=[],
        deal=[draw_text(draw) for draw in record.deal],
        map=own_text(record.board.topology.island),
        id=game,
    )
    made = Made("person-0", OptionsView(players=record.options.players), "instant")
    moves: list[Entry] = [
        Acted(
            entry.seat,
            action_text(entry.action),
            "person" if record.seats[entry.seat].kind == "person" else "bot",
            [draw_text(draw) for draw in entry.draws],
        )
        for entry in record.entries
        if entry.action is not None
    ]
    rows = [NewRow(i, entry_kind(e), entry_text(e)) for i, e in enumerate([made, started, *moves], 1)]
    store = await Store.open(data / DATABASE)
    await store.make_table(table, rows[:2], "playing", new_code(), [], begun(started, 2))
    await store.append(table, rows[2:], "over", [], game=ended(game, rows[-1].seq, state, "closed"))
    await store.close()
