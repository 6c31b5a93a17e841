"""How points came about over the turns, and who held the awards when."""

from typing import Final, Literal

import msgspec

from hexfolk.core.cards import POINT_CARD
from hexfolk.core.event import Event
from hexfolk.core.state import KNIGHTS, NOBODY, ROUTE, State
from hexfolk.core.victory import points

Happening = Literal["settle", "city", "point", "route", "army", "route_lost", "army_lost", "win"]
_BUILT: Final[dict[str, Happening]] = {"settle": "settle", "city": "city", "win": "win"}


class Mark(msgspec.Struct, frozen=True):
    """Something that moved the points of a seat, in a turn: ``points`` are its points after that."""

    turn: int
    seat: int
    what: Happening
    points: int


class Tenure(msgspec.Struct, frozen=True):
    """An award in one hand, from turn to turn (the last one included); ``most``: roads or knights then."""

    seat: int
    first: int
    last: int
    most: int


class Course(msgspec.Struct, frozen=True):
    """``points[seat][turn]`` at the end of each turn, hidden cards included, from the set-up (0) on.

    ``routes`` and ``armies`` tell who held the awards, in order; ``longest`` is the longest route that each
    seat ever had, 0 where no such award is played.
    """

    points: list[list[int]]
    marks: list[Mark]
    routes: list[Tenure]
    armies: list[Tenure]
    longest: list[int]
    knights: list[int]


class CourseCount:
    """Follows the points as a game is replayed."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._points: list[list[int]] = [[] for _ in range(players)]
        self._now = [0] * players
        self._marks: list[Mark] = []
        self._routes = _Holding(int(ROUTE))
        self._armies = _Holding(int(KNIGHTS))
        self._longest = [0] * players

    def take(self, events: list[Event], state: State) -> None:
        """Take an action in: what happened by it, and the state after it."""
        moved = False
        for event in events:
            if event.kind == "turn":
                # Nobody's points change between the last action of a turn and the next turn.
                self._close_turn()
            moved = moved or event.kind in ("settle", "city", "buy", "award", "road", "play")
        if not moved:
            for event in events:
                if event.kind == "win":
                    self._mark(event.seat, "win", state)
            return
        self._now = [int(points(state, seat)) for seat in range(self._players)]
        for event in events:
            self._note(event, state)
        for seat in range(self._players):
            self._longest[seat] = max(self._longest[seat], int(state.v[state.at(seat) + ROUTE]))
        self._routes.look(state)
        self._armies.look(state)

    def result(self, state: State) -> Course:
        """All of it, with the state at the end."""
        if state.turn > 0:
            self._close_turn()
        turn = int(state.turn)
        knights = [int(state.v[state.at(seat) + KNIGHTS]) for seat in range(self._players)]
        routes, armies = self._routes.result(turn), self._armies.result(turn)
        return Course(self._points, self._marks, routes, armies, self._longest, knights)

    def _close_turn(self) -> None:
        for row, now in zip(self._points, self._now, strict=True):
            row.append(now)

    def _note(self, event: Event, state: State) -> None:
        if event.kind == "award":
            holding = self._armies if event.a == 1 else self._routes
            if event.other != NOBODY:
                self._mark(event.other, "army_lost" if event.a == 1 else "route_lost", state)
            if event.seat != NOBODY:
                self._mark(event.seat, "army" if event.a == 1 else "route", state)
            holding.change(int(event.seat), int(state.turn))
        elif event.kind == "buy" and event.a == POINT_CARD:
            self._mark(event.seat, "point", state)
        elif event.kind in _BUILT and state.turn > 0:
            self._mark(event.seat, _BUILT[event.kind], state)

    def _mark(self, seat: int, what: Happening, state: State) -> None:
        self._marks.append(Mark(int(state.turn), int(seat), what, int(points(state, seat))))


class _Holding:
    """One award through a game."""

    def __init__(self, field: int) -> None:
        self._field = field
        self._holder = -1
        self._since = 0
        self._most = 0
        self._past: list[Tenure] = []

    def change(self, holder: int, turn: int) -> None:
        self._close(turn)
        self._holder, self._since, self._most = holder, turn, 0

    def look(self, state: State) -> None:
        if self._holder >= 0:
            self._most = max(self._most, int(state.v[state.at(self._holder) + self._field]))

    def result(self, turn: int) -> list[Tenure]:
        self._close(turn)
        self._holder = -1
        return self._past

    def _close(self, turn: int) -> None:
        if self._holder >= 0:
            self._past.append(Tenure(self._holder, self._since, turn, self._most))
