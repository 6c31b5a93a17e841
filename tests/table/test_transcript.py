"""What a record says of the time that a game took."""

from hexfolk.core.action import action_text
from hexfolk.core.chance import Outside
from hexfolk.core.options import Options
from hexfolk.store.rows import Row
from hexfolk.table.entries import Acted, Chair, Entry, Paused, Resumed, Undone, entry_kind, entry_text
from hexfolk.table.game import begin, resume
from hexfolk.table.transcript import record_of

BEGUN = 1_796_000_000_000


def test_a_record_tells_how_long_every_line_was_waited_for() -> None:
    chairs = [Chair(0, "person", "Ann", "ann"), Chair(1, "person", "Ben", "ben")]
    started = begin(1, Options(2), "standard", chairs, Outside(lambda bound: 0))
    game = resume(started, 1)
    rows = [Row(1, "start", entry_text(started), None, None, BEGUN)]

    def write(entry: Entry, after: int) -> None:
        moment = rows[-1].created + after
        rows.append(Row(len(rows) + 1, entry_kind(entry), entry_text(entry), None, None, moment))

    def act(after: int) -> None:
        seat = game.must()[0]
        move = game.attempt(seat, action_text(game.legal(seat)[0]), None, Outside(lambda bound: 0))
        write(Acted(seat, action_text(move.action), "person", move.draw_texts()), after)
        game.commit(len(rows), move)

    act(1250)
    act(40)
    # A clock that was set back.
    act(-5000)
    write(Paused(), 1000)
    write(Resumed(), 60_000)
    act(2000)
    act(2100)
    undone = len(rows)
    write(Undone(game.state.on_turn, undone), 300)
    record = record_of(rows)
    assert record is not None
    assert record.begun == "2026-11-30T00:53:20Z"
    assert record.entries[-1].note.startswith("undo ")
    # What was waited for the line that was taken back is part of the wait for what came after it.
    assert [entry.waited for entry in record.entries] == [12, 0, 0, 30, 24]
