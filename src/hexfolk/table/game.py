"""A game at a table: the rules' state, the decisions that are open, and what happened lately."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from hexfolk import islands
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
from hexfolk.core.chance import SEATING, Chance, Draw, Recorder, Scripted, draw_text, parse_draw, shuffle
from hexfolk.core.deal import deal
from hexfolk.core.errors import Illegal
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.observation import Observation
from hexfolk.core.options import Options, options_text, parse_options
from hexfolk.core.own import own_text
from hexfolk.core.state import OVER, State
from hexfolk.table.entries import By, Chair, Started
from hexfolk.table.refusal import Refusal
from hexfolk.table.undoing import Step, Trail
from hexfolk.view.messages import Summary

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
        self.board = board
        self.options = options
        self.state = RULES.new_game(board, options)
        self.first_seq = seq
        self.seq = seq
        self.decisions = [seq] * options.players
        self.recent: deque[Event] = deque(maxlen=RECENT_EVENTS)
        self.trail = Trail()
        self.stopped = False
        self.summary: Summary | None = None
        # Kept as text for the workers in which bots think.
        self.board_text = board_text(board)
        self.map_text = own_text(board.topology.island)
        self.options_text = options_text(options)

    @property
    def over(self) -> bool:
        return self.stopped or self.state.phase == OVER

    def decision(self, seat: int | None) -> int:
        """The name of what a seat is asked now: the last entry that concerns it."""
        return self.seq if seat is None else self.decisions[seat]

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

    def commit(self, seq: int, move: Move, by: By = "person") -> None:
        """Do what ``attempt`` tried: it stands in the log as entry ``seq`` now."""
        self.trail.note(seq, move, by, self.state)
        self.state = move.state
        self.seq = seq
        quiet = move.action.kind in QUIET
        self.decisions = [
            before if quiet and seat != move.seat else seq for seat, before in enumerate(self.decisions)
        ]
        self.recent.extend(move.events)

    def replay(self, seq: int, seat: int, text: str, draws: Sequence[str], by: By = "person") -> None:
        """Do an action of the log again, with the chance that it had."""
        script = Scripted([parse_draw(draw) for draw in draws])
        self.commit(seq, self._try(seat, parse_action(text), script), by)

    def undoable(self, seat: int, on: int | None = None) -> Step:
        """The move that a seat may take back now. Raises ``Refusal``."""
        if on is not None and on != self.decisions[seat]:
            raise Refusal("stale")
        if self.over:
            raise Refusal("game_over")
        return self.trail.last(seat, self.state)

    def undo(self, seq: int, entry: int) -> list[Event]:
        """Take back the move of an entry, as entry ``seq`` says; tells what happens by it."""
        step = self.trail.pop(entry)
        events = step.events(self.state)
        self.state = step.before
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

    def stop(self, seq: int, reason: str) -> None:
        """End without a winner."""
        self.stopped = True
        self._tell(seq, [Event("agreed")] if reason == "agreed" else [])

    def _tell(self, seq: int, events: list[Event]) -> None:
        self.seq = seq
        self.recent.extend(events)

    def observe(self, seat: int | None) -> Observation:
        """What a seat, or a spectator, may know."""
        return RULES.observe(self.state, -1 if seat is None else seat)

    def legal(self, seat: int) -> list[Action]:
        return RULES.legal(self.state, seat)

    def must(self) -> list[int]:
        """Seats the game waits for."""
        return [] if self.over else [int(seat) for seat in RULES.must(self.state)]

    def _try(self, seat: int, action: Action, chance: Chance) -> Move:
        state = self.state.copy()
        recorder = Recorder(chance)
        events: list[Event] = []
        RULES.apply(state, seat, action, recorder, events)
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
    )


def resume(started: Started, seq: int) -> Game:
    """The game that an entry began, before its first move."""
    board = parse_board(islands.topology_for(started.island, started.map), started.board)
    return Game(started.game, board, parse_options(started.options), seq)
