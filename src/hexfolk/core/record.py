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

from hexfolk.core.action import Action, action_text
from hexfolk.core.board import Board, board_text
from hexfolk.core.chance import Draw, Scripted, draw_text
from hexfolk.core.digest import digest
from hexfolk.core.errors import BadDraw, BadRecord, Illegal
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.options import Options, options_text
from hexfolk.core.own import own_text
from hexfolk.core.seal import Seal
from hexfolk.core.state import OVER, State
from hexfolk.core.trade import close_all

FORMAT: Final = 1
RULES: Final = f"{Classic.name} {Classic.version}"
TABLE_WORDS: Final = ("clock", "takeover", "return", "undo", "lapse", "concede", "agreed")
MOST_LINES: Final = 200_000


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


def _draws_text(draws: list[Draw]) -> str:
    return " ".join(draw_text(draw) for draw in draws)
