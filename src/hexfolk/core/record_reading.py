"""A record read: the game that its text tells, or the line that is wrong. ``record.py`` has the form."""

import json
from collections.abc import Callable
from typing import Final, final

from hexfolk.core.action import parse_action
from hexfolk.core.board import parse_board
from hexfolk.core.chance import ISLAND, Draw, Scripted, parse_draw
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadBoard, BadDraw, BadIsland, BadOption, BadRecord, BadSeal, Illegal
from hexfolk.core.options import parse_options
from hexfolk.core.own import own_island
from hexfolk.core.record import FORMAT, MOST_LINES, RULES, TABLE_WORDS, Entry, Record, Seat
from hexfolk.core.seal import Seal, parse_choice, parse_member, parse_sealed, parse_secret
from hexfolk.core.topology import Topology
from hexfolk.core.verified import Member

_MOMENT: Final = "0000-00-00T00:00:00Z"


def parse_record(text: str, topology_of: Callable[[str], Topology]) -> Record:
    """Read a record. Raises BadRecord with the line that makes no sense."""
    if not isinstance(text, str):
        raise TypeError(f"a record is read from text, not from {type(text).__name__}")
    # Not `splitlines`: a name in JSON may hold characters that Unicode counts as line ends.
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if len(lines) > MOST_LINES:
        raise BadRecord("record_too_long", MOST_LINES, "too many lines")
    reader = _Reader(lines)
    if reader.take("hexfolk-record") != str(FORMAT):
        raise reader.fault("record_version", f"this is not a Hexfolk record of format {FORMAT}")
    if reader.take("rules") != RULES:
        raise reader.fault("record_rules", f"only rules {RULES} can be played on")
    words = reader.take("options")
    try:
        options = parse_options(words)
    except BadOption as error:
        raise reader.fault("record_header", str(error)) from None
    own = _parse_own(reader.take("island"), reader) if reader.peek("island") else None
    terms = words
    words = reader.take("board")
    try:
        board = parse_board(own if own is not None else topology_of(words.split(" ", 1)[0]), words)
    except KeyError:
        raise reader.fault("record_island", "unknown island") from None
    except BadBoard as complaint:
        raise reader.fault("record_header", str(complaint)) from None
    record = Record(options, board, [])
    if reader.peek("sealed"):
        record.seal = _parse_seal(reader, terms, int(options.players))
    if reader.peek("drawn"):
        record.drawn = reader.draws(reader.take("drawn"))
        if len(record.drawn) != 1 or record.drawn[0].purpose != ISLAND:
            raise reader.fault("record_draw", "not the draw of an island")
    if reader.peek("deal"):
        record.deal = reader.draws(reader.take("deal"))
        _check_deal(record, reader)
    if reader.peek("seating"):
        record.seating = reader.draws(reader.take("seating"))
    while reader.peek("seat"):
        record.seats.append(_parse_seat(reader.take("seat"), len(record.seats), reader))
    if len(record.seats) != options.players:
        raise reader.fault("record_seats", f"{len(record.seats)} seats for {options.players} players")
    waits: list[int] = []
    if reader.peek("times"):
        record.begun, waits = _parse_times(reader.take("times"), reader)
    timed = reader.line
    reader.take("begin")
    while reader.more():
        if record.seal is not None and reader.peek("secret"):
            record.secret = _parse_secret(reader)
            if not reader.peek("end"):
                raise reader.fault("record_line", "expected 'end'", ahead=1)
        if reader.peek("end"):
            record.result = reader.take("end")
            record.result_line = reader.line
            if reader.more():
                raise reader.fault("record_after_end", "lines after the end", ahead=1)
            break
        record.entries.append(_parse_entry(reader.next(), reader))
    if record.begun:
        if len(waits) != len(record.entries):
            detail = f"{len(waits)} times for {len(record.entries)} lines of play"
            raise BadRecord("record_times", timed, detail)
        for entry, wait in zip(record.entries, waits, strict=True):
            entry.waited = wait
    return record


@final
class _Reader:
    """Lines with a finger on the current one."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.line = 0

    def more(self) -> bool:
        return self.line < len(self.lines)

    def next(self) -> str:
        self.line += 1
        return self.lines[self.line - 1]

    def peek(self, word: str) -> bool:
        return self.more() and self.lines[self.line].split(" ", 1)[0] == word

    def take(self, word: str) -> str:
        """The rest of the next line, which must begin with ``word``."""
        if not self.peek(word):
            raise self.fault("record_line", f"expected '{word}'", ahead=1)
        return self.next()[len(word) + 1 :]

    def draws(self, text: str) -> list[Draw]:
        try:
            return [parse_draw(word) for word in text.split(" ")] if text else []
        except BadDraw as error:
            raise self.fault("record_draw", str(error)) from None

    def fault(self, code: str, detail: str, ahead: int = 0) -> BadRecord:
        return BadRecord(code, self.line + ahead, detail)


def _parse_own(text: str, reader: _Reader) -> Topology:
    """The shape of an own map, which stands in the record itself."""
    try:
        drawing = json.loads(text)
    except (ValueError, RecursionError):
        drawing = None
    # As with names: no room around the JSON.
    if not isinstance(drawing, str) or not text[0] == text[-1] == '"':
        raise reader.fault("record_island", "not a map")
    try:
        return Topology(own_island(drawing))
    except BadIsland as error:
        raise reader.fault("record_island", str(error)) from None


def _parse_seal(reader: _Reader, terms: str, players: int) -> Seal:
    """The lines of verifiable chance; ``terms`` are the options as they stand."""
    members: list[Member] = []
    try:
        committed, mark, game = parse_sealed(reader.take("sealed"))
        choice = parse_choice(reader.take("choice"))
        while reader.peek("member"):
            members.append(parse_member(reader.take("member"), len(members)))
    except BadSeal as error:
        raise reader.fault("record_seal", str(error)) from None
    if len(members) != players:
        raise reader.fault("record_seal", f"{len(members)} members for {players} players")
    return Seal(committed, mark, game, RULES, terms, choice, members)


def _parse_secret(reader: _Reader) -> bytes:
    try:
        return parse_secret(reader.take("secret"))
    except BadSeal as error:
        raise reader.fault("record_seal", str(error)) from None


def _check_deal(record: Record, reader: _Reader) -> None:
    """The draws of the deal, if they stand in the record, must give its board."""
    script = Scripted(record.deal)
    try:
        dealt = deal(record.board.topology, script, record.options.deal)
    except (BadDraw, BadIsland, BadOption) as error:
        raise reader.fault("record_deal", str(error)) from None
    if script.used != len(record.deal) or dealt != record.board:
        raise reader.fault("record_deal", "these draws do not deal this board")


def _parse_seat(text: str, number: int, reader: _Reader) -> Seat:
    who, _, rest = text.partition(" ")
    kind, _, rest = rest.partition(" ")
    bot = ""
    if kind == "bot":
        bot, _, rest = rest.partition(" ")
    if who == str(number) and (kind == "person" or (kind == "bot" and bot and bot[0] != '"')):
        if not text.endswith(" ") and not rest:
            return Seat(kind, bot, "")
        try:
            name = json.loads(rest)
        except (ValueError, RecursionError):
            name = None
        # JSON has more than one text for a name, but no room around it.
        if isinstance(name, str) and rest[0] == rest[-1] == '"':
            return Seat(kind, bot, name)
    raise reader.fault("record_seat", "not a seat")


def _parse_times(text: str, reader: _Reader) -> tuple[str, list[int]]:
    """When the game began, and the wait before each line of play."""
    begun, *words = text.split(" ")
    if not _is_moment(begun) or not all(_is_wait(word) for word in words):
        raise reader.fault("record_times", "not the times of a game")
    return begun, [int(word) for word in words]


def _is_moment(text: str) -> bool:
    """Whether it has the form of 2026-11-30T18:05:00Z."""
    return len(text) == len(_MOMENT) and all(
        "0" <= sign <= "9" if form == "0" else sign == form for sign, form in zip(text, _MOMENT, strict=True)
    )


def _is_wait(word: str) -> bool:
    """Whether it is a plain number of tenths of a second, of at most some years."""
    plain = 0 < len(word) < 10 and all("0" <= sign <= "9" for sign in word)
    return plain and (word == "0" or word[0] != "0")


def _parse_entry(text: str, reader: _Reader) -> Entry:
    who, _, rest = text.partition(" ")
    if who == "*":
        if rest.split(" ", 1)[0] not in TABLE_WORDS:
            raise reader.fault("record_entry", "unknown table entry")
        return Entry(-1, None, [], rest, reader.line)
    if len(who) > 1 or who not in "01234567" or not who:
        raise reader.fault("record_entry", "not an entry")
    words, bar, draws = rest.partition(" | ")
    if bar and not draws:
        raise reader.fault("record_draw", "no draws")
    try:
        action = parse_action(words)
    except Illegal:
        raise reader.fault("record_action", f"not an action: {words!r}") from None
    return Entry(int(who), action, reader.draws(draws), "", reader.line)
