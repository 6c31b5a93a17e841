"""A finished game in a store, without anybody having to play it."""

from hexfolk.core.action import action_text
from hexfolk.core.board import board_text
from hexfolk.core.chance import draw_text
from hexfolk.core.options import options_text
from hexfolk.core.record import Record, replay
from hexfolk.store.rows import NewRow
from hexfolk.store.store import Store
from hexfolk.table.codes import new_game_id
from hexfolk.table.entries import Acted, Chair, Entry, Made, Started, entry_kind, entry_text
from hexfolk.table.game import RULES
from hexfolk.table.kept import begun, ended
from hexfolk.view.messages.table import OptionsView


async def shelve(store: Store, record: Record, table: str = "abcdefghjk") -> str:
    """Write a record down as the only game of a table; gives the game's id."""
    state = replay(record)
    chairs = [
        Chair(7 - seat, "person", one.name or f"Guest {seat}", f"person{seat}")
        for seat, one in enumerate(record.seats)
    ]
    started = Started(
        game=1,
        rules=RULES.version,
        options=options_text(record.options),
        island=record.board.topology.island.key,
        board=board_text(record.board),
        chairs=chairs,
        seating=[],
        deal=[],
        id=new_game_id(),
    )
    entries: list[Entry] = [Made("person0", OptionsView(players=len(chairs)), "normal"), started]
    for entry in record.entries:
        if entry.action is not None:
            draws = [draw_text(draw) for draw in entry.draws]
            entries.append(Acted(entry.seat, action_text(entry.action), "person", draws))
    rows = [NewRow(seq, entry_kind(entry), entry_text(entry)) for seq, entry in enumerate(entries, 1)]
    await store.make_table(table, rows[:2], "playing", game=begun(started, 2))
    end = ended(started.id, len(rows), state, "agreed")
    await store.append(table, rows[2:], "over", winner=end.winner, game=end)
    return started.id
