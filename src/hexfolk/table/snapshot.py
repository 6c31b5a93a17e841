"""A game as it stood some entries ago, so that after a restart only what came later is played again.

The log stays the truth: a snapshot is made from what was folded, is tied to the entry that it follows, and
is let go for anything that does not agree. The lobby is no part of it: its entries are few.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from hexfolk import __version__
from hexfolk.core.event import Event
from hexfolk.core.snapshot import state_from_bytes
from hexfolk.store.rows import Row, SnapshotRow
from hexfolk.table.entries import Entry, Made, Started, parse_entry
from hexfolk.table.fold import PLAY, Standing, key_of
from hexfolk.table.game import RULES, Game, resume
from hexfolk.table.undoing import Step

EVERY: Final = 64
"""Entries from one snapshot to the next: to play so many again takes half a millisecond."""
FORMAT: Final = 3
"""Of ``_Kept`` and its states. A later version of the program makes its own snapshots, out of the log."""

_Told = tuple[str, int, int, int, int, int, int, int]


class BadSnapshot(ValueError):
    """A snapshot that does not agree with the log or with this program; says how."""


class _Step(msgspec.Struct, array_like=True):
    seq: int
    seat: int
    text: str
    before: bytes
    done: _Told


class _Kept(msgspec.Struct, array_like=True):
    """All that a game knows beside the entry that began it."""

    seq: int
    state: bytes
    decisions: list[int]
    recent: list[_Told]
    steps: list[_Step]
    barred: bool
    expired: int | None
    lapses: list[int]
    spare: list[int]
    drawn: list[int]


_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(_Kept)


def is_due(standing: Standing) -> bool:
    """Whether so much was played since the last snapshot that it is time for another."""
    game = standing.game
    if game is None or game.over or game.lesson is not None:
        # What was learned in a lesson is no part of a snapshot, and its log is short.
        return False
    return standing.seq - max(standing.kept, game.first_seq) >= EVERY


def take_snapshot(standing: Standing, last: str) -> SnapshotRow:
    """The snapshot of a game that goes on; ``last`` is the text of the entry that it stands at."""
    game = standing.game
    if game is None or game.over:
        raise ValueError("there is no game to go on with")
    kept = _Kept(
        seq=game.seq,
        state=game.state.to_bytes(),
        decisions=game.decisions,
        recent=[_tell(event) for event in game.recent],
        steps=[
            _Step(step.seq, step.seat, step.text, step.before.to_bytes(), _tell(step.done))
            for step in game.trail.steps
        ],
        barred=game.trail.barred,
        expired=game.expired,
        lapses=game.lapses,
        spare=game.spare,
        drawn=game.drawn,
    )
    others = msgspec.json.encode(standing.others).decode()
    payload = _ENCODER.encode(kept)
    return SnapshotRow(standing.seq, others, payload, _digest(standing.seq, others, payload, last))


def fold_on(snapshot: SnapshotRow, rows: Sequence[Row]) -> Standing:
    """The standing that a log comes to, from a snapshot and the rows that belong to it.

    Raises ``BadSnapshot``, and whatever a fold raises when the rows do not follow from it.
    """
    last = next((row for row in rows if row.seq == snapshot.seq), None)
    if last is None:
        raise BadSnapshot("its entry is not there")
    digest = _digest(snapshot.seq, snapshot.others, snapshot.payload, last.payload)
    if digest != snapshot.digest:
        raise BadSnapshot("it is spoilt, or of another version")
    kept = _DECODER.decode(snapshot.payload)
    before = [row for row in rows if row.seq <= snapshot.seq and row.kind not in PLAY]
    if msgspec.json.encode([row.seq for row in before]).decode() != snapshot.others:
        raise BadSnapshot("other entries are missing")
    standing, started = _fold_others(before)
    standing.game = _restore(*started, kept)
    standing.game.key = key_of(standing.lobby)
    standing.seq = standing.kept = snapshot.seq
    for row in rows:
        if row.seq > snapshot.seq:
            standing.take(row.seq, parse_entry(row.payload))
    return standing


def _fold_others(rows: Sequence[Row]) -> tuple[Standing, tuple[Started, int]]:
    """The lobby of a table, and the entry that began its last game."""
    entries: list[tuple[int, Entry]] = [(row.seq, parse_entry(row.payload)) for row in rows]
    first = entries[0][1] if entries else None
    if not isinstance(first, Made):
        raise BadSnapshot("a log that does not begin with its table")
    standing = Standing(first, entries[0][0])
    started: tuple[Started, int] | None = None
    for seq, entry in entries[1:]:
        standing.lobby.take(entry)
        standing.others.append(seq)
        if isinstance(entry, Started):
            started = entry, seq
    if started is None:
        raise BadSnapshot("there is no game")
    return standing, started


def _restore(started: Started, seq: int, kept: _Kept) -> Game:
    game = resume(started, seq)
    board, options = game.board, game.options
    game.state = state_from_bytes(board, options, kept.state)
    if not len(kept.decisions) == len(kept.lapses) == len(kept.spare) == options.players:
        raise BadSnapshot("another number of seats")
    if len(kept.drawn) != len(game.drawn):
        raise BadSnapshot("other purposes of chance")
    game.seq = kept.seq
    game.decisions = kept.decisions
    game.recent.extend(Event(*told) for told in kept.recent)
    game.trail.steps += [
        Step(step.seq, step.seat, step.text, state_from_bytes(board, options, step.before), Event(*step.done))
        for step in kept.steps
    ]
    game.trail.barred = kept.barred
    game.expired = kept.expired
    game.lapses = kept.lapses
    game.spare = kept.spare
    game.drawn = kept.drawn
    return game


def _tell(event: Event) -> _Told:
    numbers = (event.seat, event.other, event.spot, event.a, event.b, event.give, event.want)
    seat, other, spot, a, b, give, want = (int(number) for number in numbers)
    return event.kind, seat, other, spot, a, b, give, want


def _digest(seq: int, others: str, payload: bytes, last: str) -> str:
    """Of a snapshot, the versions that it is of, and the entry that it follows."""
    head = msgspec.json.encode([FORMAT, __version__, RULES.version, seq, others, last])
    return hashlib.sha256(head + payload).hexdigest()
