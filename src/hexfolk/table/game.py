"""A game at a table: the rules' state, the decisions that are open, and what happened lately."""

from collections import deque
from typing import Final

from hexfolk import islands
from hexfolk.asking.crossing import Question, plain
from hexfolk.core.action import (
    ACCEPT,
    COUNTER,
    DISCARD,
    PASS,
    REFUSE,
    SIGNUP,
    WITHDRAW,
    Action,
    parse_action,
)
from hexfolk.core.board import Board, board_text, parse_board
from hexfolk.core.chance import (
    PURPOSES,
    SEATING,
    Chance,
    Draw,
    Recorder,
    Scripted,
    draw_text,
    parse_draw,
    shuffle,
)
from hexfolk.core.deal import deal
from hexfolk.core.errors import Illegal
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.observation import Observation
from hexfolk.core.options import Options, options_text, parse_options
from hexfolk.core.own import own_text
from hexfolk.core.state import FOUND_ROAD, OVER, SIGN_UP, SPECIAL, State
from hexfolk.core.trade import close_all
from hexfolk.core.verified import Verified, count
from hexfolk.table.codes import new_game_id
from hexfolk.table.entries import Acted, By, Chair, Expired, Started
from hexfolk.table.lesson import Lesson
from hexfolk.table.refusal import Refusal
from hexfolk.table.undoing import Step, Trail

# Answers and the like concern their own seat only: they leave the decisions of the others as they were.
QUIET: Final = frozenset({ACCEPT, REFUSE, COUNTER, WITHDRAW, SIGNUP, PASS, DISCARD})
RECENT_EVENTS: Final = 80

RULES: Final = Classic()


class Move:
    """An action that would be fine: what it leads to, waiting to be written down."""

    def __init__(
        self, seat: int, action: Action, state: State, draws: list[Draw], events: list[Event]
    ) -> None:
        self.seat = seat
        self.action = action
        self.state = state
        self.draws = draws
        self.events = events

    def draw_texts(self) -> list[str]:
        return [draw_text(draw) for draw in self.draws]


class Game:
    """One game. ``seq`` is the log entry that changed it last."""

    def __init__(self, number: int, board: Board, options: Options, seq: int) -> None:
        self.number = number
        self.id = ""
        """What it is called in its link."""
        self.board = board
        self.options = options
        self.state = RULES.new_game(board, options)
        self.first_seq = seq
        self.seq = seq
        self.decisions = [seq] * options.players
        self.recent: deque[Event] = deque(maxlen=RECENT_EVENTS)
        self.trail = Trail()
        self.stopped = False
        # Of the turn clock: the turn whose time is up, expired turns in a row, milliseconds of spare time.
        self.expired: int | None = None
        self.lapses = [0] * options.players
        self.spare = [0] * options.players
        # What its chance comes from, if it was sealed; and how many draws of each purpose there were.
        self.key: bytes | None = None
        self.drawn = [0] * len(PURPOSES)
        self.lesson: Lesson | None = None
        """If it is a lesson: what was done in it."""
        # Kept as text for the workers in which bots think.
        self.board_text = board_text(board)
        self.map_text = own_text(board.topology.island)
        self.options_text = options_text(options)

    @property
    def over(self) -> bool:
        return self.stopped or self.state.phase == OVER

    def chance(self, outside: Chance) -> Chance:
        """Where the next draws come from: a game that was not sealed draws from ``outside``.

        What is tried and not done draws the same again.
        """
        if self.lesson is not None:
            return self.lesson.chance(self.drawn)
        return outside if self.key is None else Verified(self.key, self.drawn)

    def decision(self, seat: int | None) -> int:
        """The name of what a seat is asked now: the last entry that concerns it."""
        return self.seq if seat is None else self.decisions[seat]

    @property
    def turn(self) -> int:
        """The name of the turn: its number, or below 0 for each settlement with its road in the set-up."""
        state = self.state
        if state.turn > 0:
            return int(state.turn)
        placed = int(state.founded) - (state.phase == FOUND_ROAD)
        return placed - 2 * self.options.players

    def overdue(self) -> int | None:
        """Whose turn has run out, if it is for that seat to go on (B67)."""
        state = self.state
        if self.over or self.expired != self.turn or state.phase in (SIGN_UP, SPECIAL):
            return None
        seat = int(state.on_turn)
        return seat if seat in self.must() else None

    def attempt(self, seat: int, text: str, on: int | None, chance: Chance) -> Move:
        """Try an action without doing it. Raises ``Refusal``: ``stale``, ``game_over`` or the rules' code."""
        if on is not None and on != self.decisions[seat]:
            raise Refusal("stale")
        if self.over:
            raise Refusal("game_over")
        try:
            action = parse_action(text)
            return self._try(seat, action, chance)
        except Illegal as reason:
            raise Refusal(reason.code) from None

    def expire(self, seat: int, chance: Chance) -> Move:
        """What the clock does next for a seat, without doing it (B67). Raises ``Refusal``."""
        try:
            return self._expire(seat, chance)
        except Illegal as reason:
            raise Refusal(reason.code) from None

    def run_out(self, seq: int, entry: Expired) -> list[Event]:
        """Time is up for a seat: what happened."""
        seat = entry.seat
        if entry.matter == "turn":
            self.expired = self.turn
            self.lapses[seat] += 1
            self.spare[seat] = 0
        self.seq = seq
        # What was about to be said comes too late.
        self.decisions[seat] = seq
        told = [Event("time_up", seat)]
        self.recent.extend(told)
        return told

    def commit(self, seq: int, move: Move, by: By = "person", spare: int | None = None) -> None:
        """Do what ``attempt`` or ``expire`` tried: it stands in the log as entry ``seq`` now.

        ``spare`` is the seat's spare time left, if it drew on it.
        """
        turn, seat_on_turn = self.turn, int(self.state.on_turn)
        self.trail.note(seq, move, by, self.state)
        self.state = move.state
        if self.turn != turn and self.expired != turn:
            self.lapses[seat_on_turn] = 0
        if spare is not None:
            self.spare[move.seat] = spare
        if move.draws:
            self.drawn = count(move.draws, self.drawn)
        self.seq = seq
        quiet = move.action.kind in QUIET
        self.decisions = [
            before if quiet and seat != move.seat else seq for seat, before in enumerate(self.decisions)
        ]
        self.recent.extend(move.events)
        if self.lesson is not None:
            self.lesson.take(move.events, self.state, turn < 0)

    def replay(self, seq: int, entry: Acted) -> None:
        """Do an action of the log again, with the chance that it had."""
        script = Scripted([parse_draw(draw) for draw in entry.draws])
        action = parse_action(entry.action)
        if entry.by == "clock":
            move = self._expire(entry.seat, script)
            if move.action != action:
                raise ValueError("the clock does something else")
        else:
            move = self._try(entry.seat, action, script)
        self.commit(seq, move, entry.by, entry.spare)

    def undoable(self, seat: int, on: int | None = None) -> Step:
        """The move that a seat may take back now. Raises ``Refusal``."""
        if on is not None and on != self.decisions[seat]:
            raise Refusal("stale")
        if self.over:
            raise Refusal("game_over")
        return self.trail.last(seat, self.state)

    def undo(self, seq: int, entry: int, lapse: bool) -> list[Event]:
        """Take back the move of an entry, as entry ``seq`` says; tells what happens by it.

        ``lapse``: the offers that were open before it end.
        """
        step = self.trail.pop(entry)
        events = step.events(self.state, lapse)
        self.state = step.before
        if lapse:
            close_all(self.state, None)
        self._tell(seq, events)
        # Whatever somebody was about to do was meant for a position that is gone.
        self.decisions = [seq] * len(self.decisions)
        return events

    def concede(self, seq: int, seat: int) -> list[Event]:
        """A player gave up; the seat plays on. Tells so."""
        events = [Event("concede", seat)]
        self._tell(seq, events)
        self.decisions[seat] = seq
        return events

    def stop(self, seq: int, reason: str) -> list[Event]:
        """End without a winner. Tells so."""
        self.stopped = True
        events = [Event("agreed")] if reason == "agreed" else []
        self._tell(seq, events)
        return events

    def _tell(self, seq: int, events: list[Event]) -> None:
        self.seq = seq
        self.recent.extend(events)

    def observe(self, seat: int | None) -> Observation:
        """What a seat, or a spectator, may know."""
        return RULES.observe(self.state, -1 if seat is None else seat)

    def question(self, seat: int, strategy: str, seed: int) -> Question:
        """The position as a seat sees it, for a bot to think about."""
        return Question(
            strategy=strategy,
            island=self.board.topology.island.key,
            board=self.board_text,
            options=self.options_text,
            seen=plain(self.observe(seat)),
            seed=seed,
            map=self.map_text,
        )

    def legal(self, seat: int) -> list[Action]:
        return RULES.legal(self.state, seat)

    def must(self) -> list[int]:
        """Seats the game waits for."""
        return [] if self.over else [int(seat) for seat in RULES.must(self.state)]

    def may(self) -> list[int]:
        """Seats that may act though the game does not wait for them."""
        return [] if self.over else [int(seat) for seat in RULES.may(self.state)]

    def _try(self, seat: int, action: Action, chance: Chance) -> Move:
        state = self.state.copy()
        recorder = Recorder(chance)
        events: list[Event] = []
        RULES.apply(state, seat, action, recorder, events)
        return Move(seat, action, state, recorder.take(), events)

    def _expire(self, seat: int, chance: Chance) -> Move:
        state = self.state.copy()
        recorder = Recorder(chance)
        events: list[Event] = []
        action = Action(RULES.expire(state, seat, recorder, events))
        return Move(seat, action, state, recorder.take(), events)


def begin(
    number: int, options: Options, island_name: str, chairs: list[Chair], chance: Chance, own_map: str = ""
) -> Started:
    """Draw the seating and deal the island: the entry that begins a game.

    ``own_map`` is the text of the island, if it is in no catalogue. Raises BadIsland if it cannot be dealt.
    """
    recorder = Recorder(chance)
    order = shuffle(list(range(len(chairs))), SEATING, recorder)
    seating = recorder.take()
    if own_map:
        topology = islands.own_topology(own_map)
    else:
        topology = islands.topology_of(islands.choose(island_name, options.players, recorder))
    drawn = recorder.take()
    board = deal(topology, recorder, options.deal)
    return Started(
        game=number,
        rules=RULES.version,
        options=options_text(options),
        island=topology.island.key,
        board=board_text(board),
        chairs=[chairs[i] for i in order],
        seating=[draw_text(draw) for draw in seating],
        deal=[draw_text(draw) for draw in recorder.take()],
        map=own_text(topology.island),
        drawn=[draw_text(draw) for draw in drawn],
        id=new_game_id(),
    )


def resume(started: Started, seq: int) -> Game:
    """The game that an entry began, before its first move."""
    board = parse_board(islands.topology_for(started.island, started.map), started.board)
    game = Game(started.game, board, parse_options(started.options), seq)
    game.drawn = count(parse_draw(draw) for draw in (*started.seating, *started.drawn, *started.deal))
    game.id = started.id
    return game
