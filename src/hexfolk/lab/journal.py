"""The journal of an arena: JSON lines, the setting first and then every game that was played.

An arena that was ended anyhow goes on where its journal ends.
"""

import hashlib
from pathlib import Path
from types import TracebackType
from typing import Final, TypeVar

import msgspec

import hexfolk
from hexfolk.core.options import options_text
from hexfolk.lab.notes import SeatNotes
from hexfolk.lab.simulation import Setting

FORMAT: Final = 1
_Line = TypeVar("_Line", bound=msgspec.Struct)


class BadJournal(Exception):
    """The file is no journal of this arena.

    ``facts`` are the variables of the phrase ``cli-journal-<code>``; the text of the error is for developers.
    """

    def __init__(self, code: str, detail: str, **facts: str | int) -> None:
        super().__init__(detail)
        self.code = code
        self.facts = facts


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: all that games depend on, and what their times do. How many are wanted is left open."""

    arena: int
    version: str
    rules: str
    """A digest of the source of rules and bots."""
    compiled: bool
    bots: list[str]
    options: str
    island: str
    map: str
    """A digest of an own map, empty for the islands of the game."""
    seed: int
    turn_cap: int
    deadline: float | None
    """For foreign bots only."""


class GameLine(msgspec.Struct, forbid_unknown_fields=True):
    """One game, by seat. ``winner`` is -1 where the turn cap ended it."""

    game: int
    winner: int
    turns: int
    points: list[int]
    seats: list[SeatNotes]


def terms_of(setting: Setting, seed: int) -> Terms:
    """The terms of an arena whose line-up stands in ``setting``."""
    return Terms(
        arena=FORMAT,
        version=hexfolk.__version__,
        rules=_source_digest(),
        compiled=hexfolk.is_compiled(),
        bots=list(setting.bots),
        options=options_text(setting.options),
        island=setting.island,
        map=_digest(setting.map.encode()) if setting.map else "",
        seed=seed,
        turn_cap=setting.turn_cap,
        deadline=setting.deadline if setting.foreign() else None,
    )


class Journal:
    """An open journal. ``games`` are those that stood in the file, by number."""

    def __init__(self, path: Path, terms: Terms) -> None:
        """Begin or continue a file. Raises BadJournal, with the file as it was, and OSError."""
        self.games: dict[int, GameLine] = {}
        self._file = path.open("a+b")
        try:
            self._read(path, terms)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, game: GameLine) -> None:
        """Write a game down, at once."""
        self._write(game)

    def _read(self, path: Path, terms: Terms) -> None:
        self._file.seek(0)
        text = self._file.read()
        # Who was ended while writing has left half a line.
        whole = text[: text.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines and not _is_begun(text, terms):
            raise _no_journal(path)
        if lines:
            _compare(path, _decode(path, 1, lines[0], Terms), terms)
        for number, line in enumerate(lines[1:], start=2):
            game = _decode(path, number, line, GameLine)
            if (
                game.game < 0
                or not len(game.points) == len(game.seats) == len(terms.bots) > game.winner >= -1
            ):
                raise _no_game(path, number)
            self.games.setdefault(game.game, game)
        self._file.truncate(len(whole))
        if not lines:
            self._write(terms)

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def _is_begun(text: bytes, terms: Terms) -> bool:
    """Whether a file without one whole line is ours to write: empty, or ended within our first line."""
    return msgspec.json.encode(terms).startswith(text)


def _decode(path: Path, number: int, line: bytes, kind: type[_Line]) -> _Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise (_no_journal(path) if number == 1 else _no_game(path, number)) from None


def _no_journal(path: Path) -> BadJournal:
    return BadJournal("none", f"{path} is no journal of an arena", file=str(path))


def _no_game(path: Path, number: int) -> BadJournal:
    return BadJournal("game", f"{path}, line {number}: not a game of this arena", file=str(path), line=number)


def _compare(path: Path, found: Terms, wanted: Terms) -> None:
    for field in Terms.__struct_fields__:
        there, here = getattr(found, field), getattr(wanted, field)
        if there != here:
            theirs, ours = _shown(there), _shown(here)
            detail = f"{path} is the journal of another arena: {field} is {theirs}, not {ours}"
            raise BadJournal("other", detail, file=str(path), field=field, there=theirs, here=ours)


def _shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def _source_digest() -> str:
    """Of what decides how games go: the modules as they stand beside the compiled ones, and the weights."""
    package = Path(hexfolk.__file__).parent
    parts = [(part, kind) for part in ("core", "bots") for kind in ("*.py", "*.json")]
    files = sorted(file for part, kind in parts for file in (package / part).rglob(kind))
    named = (file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes() for file in files)
    return _digest(b"\0".join(_digest(one).encode() for one in named))
