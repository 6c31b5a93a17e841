"""The record of a table's last game, out of its log."""

from collections.abc import Iterable
from datetime import UTC, datetime

from hexfolk import islands
from hexfolk.core.action import parse_action
from hexfolk.core.board import parse_board
from hexfolk.core.chance import parse_draw
from hexfolk.core.options import parse_options
from hexfolk.core.record import Entry, Record, Seat
from hexfolk.store.rows import Row
from hexfolk.table.entries import (
    Acted,
    Conceded,
    Paused,
    Pledged,
    Resumed,
    Returned,
    Revealed,
    RevealsDue,
    Sealed,
    Started,
    Stopped,
    Undone,
    parse_entry,
)
from hexfolk.table.sealing import Sealing


def record_of(rows: Iterable[Row], over: bool = False) -> Record | None:
    """The last game that was begun, finished or not; None if there was none.

    A move that was taken back is no part of the play, nor are offers made after it: a line of the table
    tells of it. The secret of a sealed game is in its record only if the log says that the game was ended,
    or its caller that it is ``over``: nothing else here tells that somebody has won.
    """
    record: Record | None = None
    sealing: Sealing | None = None
    secret, ended = b"", over
    watch = _Watch()
    away: set[int] = set()
    moves: dict[int, Entry] = {}
    for row in rows:
        entry = parse_entry(row.payload)
        before = 0 if record is None else len(record.entries)
        if isinstance(entry, Started):
            record = _begin(entry)
            record.begun = watch.begin(row.created)
            secret, ended = b"", over
            if sealing is not None and sealing.sealed.game == entry.game:
                record.seal, secret = sealing.seal(), sealing.secret()
            away.clear()
            moves.clear()
            continue
        if isinstance(entry, Sealed):
            sealing = Sealing(entry)
        elif isinstance(entry, Pledged | RevealsDue | Revealed) and sealing is not None:
            sealing.take(entry)
        elif isinstance(entry, Acted) and record is not None:
            _note(record, entry, away)
            record.add(entry.seat, parse_action(entry.action), [parse_draw(draw) for draw in entry.draws])
            moves[row.seq] = record.entries[-1]
        elif isinstance(entry, Undone) and record is not None:
            undone = moves[entry.entry]
            for seq in [seq for seq in moves if seq >= entry.entry]:
                watch.untell(moves[seq])
                record.entries.remove(moves.pop(seq))
            before = len(record.entries)
            record.entries.append(Entry(-1, None, [], f"undo {undone.text()}"))
            if entry.lapse:
                moves[row.seq] = Entry(-1, None, [], "lapse")
                record.entries.append(moves[row.seq])
        elif isinstance(entry, Conceded) and record is not None:
            away.add(entry.seat)
            record.entries.append(Entry(-1, None, [], f"concede {entry.seat}"))
        elif isinstance(entry, Stopped) and record is not None:
            if entry.reason == "agreed":
                record.entries.append(Entry(-1, None, [], "agreed"))
            ended = True
        elif isinstance(entry, Returned):
            ended = True
        watch.look(row.created, entry, [] if record is None else record.entries[before:])
    if record is not None and ended:
        record.secret = secret
    return record


class _Watch:
    """Takes the time of a game: it stands still in pauses."""

    def __init__(self) -> None:
        # Milliseconds that were played, up to an entry written at ``_at``.
        self._at = 0
        self._played = 0
        self._told = 0
        self._running = True

    def begin(self, moment: int) -> str:
        """A game begins: when, as a record says it."""
        self._at, self._played, self._told, self._running = moment, 0, 0, True
        return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"

    def untell(self, line: Entry) -> None:
        """A line is left out: the wait for it belongs to the next one."""
        self._told -= line.waited

    def look(self, moment: int, entry: object, lines: list[Entry]) -> None:
        """An entry was written: the first of its lines tells how long all waited for it."""
        if self._running:
            # A clock that was set back makes no time unhappen.
            self._played += max(0, moment - self._at)
        self._at = moment
        if isinstance(entry, Paused | Resumed):
            self._running = isinstance(entry, Resumed)
        if lines:
            lines[0].waited = self._played // 100 - self._told
            self._told = self._played // 100


def _note(record: Record, entry: Acted, away: set[int]) -> None:
    """Say before an action if it was not its player who acted."""
    if entry.by == "clock":
        record.entries.append(Entry(-1, None, [], f"clock {entry.seat}"))
    elif record.seats[entry.seat].kind == "person":
        if entry.by == "bot" and entry.seat not in away:
            away.add(entry.seat)
            record.entries.append(Entry(-1, None, [], f"takeover {entry.seat}"))
        elif entry.by != "bot" and entry.seat in away:
            away.discard(entry.seat)
            record.entries.append(Entry(-1, None, [], f"return {entry.seat}"))


def _begin(started: Started) -> Record:
    seats = [
        Seat("bot" if chair.kind == "bot" else "person", chair.bot or "", chair.name)
        for chair in started.chairs
    ]
    board = parse_board(islands.topology_for(started.island, started.map), started.board)
    record = Record(parse_options(started.options), board, seats)
    record.drawn = [parse_draw(draw) for draw in started.drawn]
    record.deal = [parse_draw(draw) for draw in started.deal]
    record.seating = [parse_draw(draw) for draw in started.seating]
    return record
