"""The record of a game: versioned text that replays to the identical state.

    hexfolk-record 1
    rules classic 1
    options players=4 target=10 …
    island "id = …"                the map, if it is in no catalogue: the text of its file in JSON
    board standard19 | F4 H8 … | e0? e5M … | h9
    sealed 1 9c1f… 04e2… 3         the seal of verifiable chance, with the lines below it (may be missing):
    choice 77ab… standard19        ``hexfolk.core.seal`` has them
    member 0 person 5d20… 1b0a…
    drawn island/14=3              the draw that chose the island (missing if it was chosen by people)
    deal terrain/19=3 …            draws that made the board (may be missing)
    seating seating/4=1 …          draws that made the order of play (may be missing)
    seat 0 person "Ada"            or: bot settler "Birch"; name in JSON, may be missing
    times 2026-11-30T18:05:00Z 12 0 when it began, then for each line of play the tenths of a second
                                   since the one before, pauses left out (may be missing)
    begin
    0 settle n23
    0 roll | dice/6=2 dice/6=4     an action: seat, text, its draws
    * clock 0                      time is up for seat 0: its next action was done by the clock (B67)
    * lapse                        all open offers end, as after a move that was taken back
    * takeover 1                   what the table did: kept, and no part of the rules
    secret 31e0…                   published at the end of a sealed game
    end winner=0 turns=61 state=…  result and digest of the final state (missing while running)

Chance is data: every draw stands beside the action that needed it, so a replay needs no
generator.
"""

import json
from collections.abc import Callable
from typing import Final, final

from hexfolk.core.action import Action, action_text, parse_action
from hexfolk.core.board import Board, board_text, parse_board
from hexfolk.core.chance import ISLAND, Draw, Scripted, draw_text, parse_draw
from hexfolk.core.deal import deal
from hexfolk.core.digest import digest
from hexfolk.core.errors import BadBoard, BadDraw, BadIsland, BadOption, BadRecord, BadSeal, Illegal
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.options import Options, options_text, parse_options
from hexfolk.core.own import own_island, own_text
from hexfolk.core.seal import Seal, parse_choice, parse_member, parse_sealed, parse_secret
from hexfolk.core.state import OVER, State
from hexfolk.core.topology import Topology
from hexfolk.core.trade import close_all
from hexfolk.core.verified import Member

FORMAT: Final = 1
RULES: Final = f"{Classic.name} {Classic.version}"
TABLE_WORDS: Final = ("clock", "takeover", "return", "undo", "lapse", "concede", "agreed")
MOST_LINES: Final = 200_000
_MOMENT: Final = "0000-00-00T00:00:00Z"


@final
class Seat:
    """Who played a seat: ``kind`` is ``person`` or ``bot``, ``bot`` the bot's name, else empty.

    ``name`` is empty if the record does not tell names.
    """

    def __init__(self, kind: str, bot: str, name: str) -> None:
        self.kind = kind
        self.bot = bot
        self.name = name


@final
class Entry:
    """One line of play. ``seat`` -1 is the table, then ``note`` holds its words and there is no action.

    ``waited`` is the time since the line before in tenths of a second, if the record keeps times.
    """

    def __init__(
        self, seat: int, action: Action | None, draws: list[Draw], note: str = "", line: int = 0
    ) -> None:
        self.waited = 0
        self.seat = seat
        self.action = action
        self.draws = draws
        self.note = note
        self.line = line

    def text(self) -> str:
        if self.action is None:
            return f"* {self.note}"
        words = f"{self.seat} {action_text(self.action)}"
        return f"{words} | {_draws_text(self.draws)}" if self.draws else words


@final
class Record:
    """A game from the deal on. ``result`` is the text of its ``end`` line, empty while it runs.

    ``secret`` is empty until it is published; it is written only with a result. ``begun`` is when it began,
    as in 2026-11-30T18:05:00Z, if the record keeps times, else empty.
    """

    def __init__(self, options: Options, board: Board, seats: list[Seat]) -> None:
        self.options = options
        self.board = board
        self.seats = seats
        self.seal: Seal | None = None
        self.secret = b""
        self.drawn: list[Draw] = []
        self.deal: list[Draw] = []
        self.seating: list[Draw] = []
        self.begun = ""
        self.entries: list[Entry] = []
        self.result = ""
        self.result_line = 0

    def add(self, seat: int, action: Action, draws: list[Draw]) -> None:
        self.entries.append(Entry(seat, action, draws))

    def close(self, state: State) -> None:
        """Say how the game ended."""
        self.result = result_text(state)

    def to_text(self, names: bool = True) -> str:
        """The text of the record; without ``names`` it does not tell how players were called."""
        lines = self.head(names)
        lines += [entry.text() for entry in self.entries]
        if self.result:
            if self.seal is not None and self.secret:
                lines.append(f"secret {self.secret.hex()}")
            lines.append(f"end {self.result}")
        return "\n".join(lines) + "\n"

    def head(self, names: bool = True) -> list[str]:
        """The lines before the first entry."""
        seal = self.seal
        # Sealed options stand as they were sealed, also when a later version knows more of them.
        words = options_text(self.options) if seal is None else seal.options
        lines = [f"hexfolk-record {FORMAT}", f"rules {RULES}", f"options {words}"]
        own = own_text(self.board.topology.island)
        if own:
            lines.append(f"island {json.dumps(own, ensure_ascii=False)}")
        lines.append(f"board {board_text(self.board)}")
        if seal is not None:
            lines += seal.lines()
        for word, draws in (("drawn", self.drawn), ("deal", self.deal), ("seating", self.seating)):
            if draws:
                lines.append(f"{word} {_draws_text(draws)}")
        for number, seat in enumerate(self.seats):
            who = f"seat {number} bot {seat.bot}" if seat.kind == "bot" else f"seat {number} {seat.kind}"
            named = names and seat.name
            lines.append(f"{who} {json.dumps(seat.name, ensure_ascii=False)}" if named else who)
        if self.begun:
            lines.append(" ".join(["times", self.begun, *(str(entry.waited) for entry in self.entries)]))
        return [*lines, "begin"]

    def line_of(self, word: str, number: int = 0) -> int:
        """The line of the head that begins with a word, from 1: the first, or ``number`` lines further on.

        Where there is none, the line of the board.
        """
        starts = [line.split(" ", 1)[0] for line in self.head(names=False)]
        return starts.index(word if word in starts else "board") + number + 1


def result_text(state: State) -> str:
    """``winner=0 turns=61 state=…``; winner is ``-`` for a game that was not finished."""
    winner = str(state.winner) if state.phase == OVER else "-"
    return f"winner={winner} turns={state.turn} state={digest(state)}"


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


def replay(record: Record, each: Callable[[int, State, list[Event]], None] | None = None) -> State:
    """Play a record again by the rules. Raises BadRecord with the line of the first wrong entry.

    ``each`` is called after every action with its place among the entries, the state and
    what happened.
    """
    rules = Classic()
    state = rules.new_game(record.board, record.options)
    note = ""
    for number, entry in enumerate(record.entries):
        if entry.action is None:
            note = entry.note
            if note == "lapse":
                close_all(state, None)
            continue
        trace: list[Event] = []
        script = Scripted(entry.draws)
        try:
            if note == f"clock {entry.seat}":
                done = Action(rules.expire(state, entry.seat, script, trace))
                if done != entry.action:
                    detail = f"{entry.text()}: the clock does {action_text(done)}"
                    raise BadRecord("record_clock", entry.line, detail)
            else:
                rules.apply(state, entry.seat, entry.action, script, trace)
        except Illegal as refusal:
            raise BadRecord("record_illegal", entry.line, f"{entry.text()}: {refusal.code}") from None
        except BadDraw as error:
            raise BadRecord("record_draw", entry.line, f"{entry.text()}: {error}") from None
        if script.used != len(entry.draws):
            raise BadRecord("record_draw", entry.line, f"{entry.text()}: more draws than were needed")
        note = ""
        if each is not None:
            each(number, state, trace)
    if record.result and record.result != result_text(state):
        raise BadRecord(
            "record_result", record.result_line, f"ends as {result_text(state)}, not {record.result}"
        )
    return state


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


def _draws_text(draws: list[Draw]) -> str:
    return " ".join(draw_text(draw) for draw in draws)


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
