"""One game of the peer, played along in our rules and compared after every action.

Our game is given the peer's dice, cards and thefts. What differs is counted by name, and our game goes on
from the peer's position. Differences that follow from known faults of the peer are named so only where
what makes the fault possible is there: a building on another's roads, a short bank. Others are unexpected.
"""

from collections import Counter
from typing import Any, Final

from bench.peer import position, speech
from bench.peer.position import RULES
from hexfolk.core import building, robber
from hexfolk.core.action import ARGUMENT, PLENTY, ROAD, ROADS, ROB, ROBBER, Action, action_text, encode
from hexfolk.core.bits import has
from hexfolk.core.chance import Outside
from hexfolk.core.errors import Illegal
from hexfolk.core.event import Event
from hexfolk.core.inventory import WHOLE
from hexfolk.core.resource import count, unpack
from hexfolk.core.route import is_blocked
from hexfolk.core.soundness import complaint
from hexfolk.core.state import (
    ASIDE,
    CITIES_LEFT,
    DISCARDING,
    DUE,
    FREE_ROAD,
    HAND,
    HELD,
    KNIGHTS,
    NOBODY,
    PHASES,
    POINTS,
    PORTS,
    ROADS_LEFT,
    ROBBING,
    ROUTE,
    SETTLEMENTS_LEFT,
    State,
)

ROUTE_LENGTH: Final = "known: length of a route with another's building on it"
ROUTE_AWARD: Final = "known: route award after a building on another's roads"
FOREIGN_ROAD: Final = "known: road through another's building"
SOLE_CLAIM: Final = "known: one claim alone at a short bank"
OFF_TURN: Final = "known: win in another's turn"
AWARD_WIN: Final = "known: win by such an award"
ONE_CARD: Final = "known: plenty of one card beside pairs"

_SEAT_FIELDS: Final = {
    "hand": int(HAND),
    "held": int(HELD),
    "knights": int(KNIGHTS),
    "roads left": int(ROADS_LEFT),
    "settlements left": int(SETTLEMENTS_LEFT),
    "cities left": int(CITIES_LEFT),
    "points": int(POINTS),
    "route": int(ROUTE),
    "due": int(DUE),
    "ports": int(PORTS),
}
_FIELDS: Final = (
    *("phase", "turn", "on_turn", "founded", "last_site", "rolled", "die1", "die2", "robber", "played"),
    *("free_roads", "bank", "deck", "spent", "fresh", "deck_left", "route_holder", "army_holder", "bought"),
)
_AWARD: Final = {"route_holder", "points"}
# Complaints about a position in which the peer's award differs from ours.
_AWARD_COMPLAINTS: Final = (
    "a route award that there is not",
    "a longest route without its award",
    "a route award for another route",
)


class Replay:
    """Our game beside one of the peer's. ``counts`` goes on from game to game."""

    def __init__(self, game: Any, counts: Counter[str]) -> None:
        self.game = game
        self.counts = counts
        self.table = position.Table(game)
        self.state = RULES.new_game(self.table.ground.board, self.table.options)
        self.unexpected: list[str] = []
        self.lengths_off: set[int] = set()
        self.award_off = False
        self._compare([], "the start")
        self._compare_legal("the start")

    def expect(self, record: Any) -> None:
        """Do what the peer has just done, and compare."""
        action = record.action
        code = speech.translate(self.table.ground, action)
        what = action_text(Action(code))
        trace: list[Event] = []
        try:
            self._do(code, record, trace)
        except (Illegal, IndexError) as error:
            if self._is_foreign(self.table.seats[action.color], code):
                self.counts[FOREIGN_ROAD] += 1
            elif code % ARGUMENT == PLENTY:
                self.counts[ONE_CARD] += 1
            else:
                self._wonder(what, f"refused: {error!r}")
            self.state = position.rebuild(self.table, self.game, WHOLE)
        self.counts["actions"] += 1
        self._compare(trace, what)
        if self.game.winning_color() is None:
            self._compare_legal(what)
            self._look(what)

    def finish(self) -> None:
        """Compare how the game ended."""
        self.counts["games"] += 1
        colour = self.game.winning_color()
        winner = int(NOBODY) if colour is None else self.table.seats[colour]
        if winner == self.state.winner:
            self.counts["games with the same end"] += 1
        elif self.state.winner == NOBODY and winner != self.state.on_turn:
            self.counts[OFF_TURN] += 1
        elif self.state.winner == NOBODY and self.award_off:
            self.counts[AWARD_WIN] += 1
        else:
            self._wonder("the end", f"won by {self.state.winner}, at the peer's by {winner}")

    def _wonder(self, what: str, why: str) -> None:
        self.unexpected.append(f"turn {self.state.turn}, {what}: {why}")

    # --- doing -----------------------------------------------------------------------------------

    def _do(self, code: int, record: Any, trace: list[Event]) -> None:
        """One action with the peer's draws. Raises IndexError when our rules draw more often."""
        draws = self._draws(record)
        chance = Outside(lambda bound: draws.pop(0))
        seat = self.table.seats[record.action.color]
        RULES.apply(self.state, seat, Action(code), chance, trace)
        if self.state.phase == ROBBING:
            victim = speech.victim(self.table.seats, record.action)
            RULES.apply(self.state, seat, Action(encode(ROB, victim)), chance, trace)
        if draws:
            raise IndexError("our rules draw less often")

    def _draws(self, record: Any) -> list[int]:
        """What chance gave the peer, as our rules draw it: a card by its place among cards sorted by kind."""
        word = record.action.action_type.name
        if word == "ROLL":
            return [record.result[0] - 1, record.result[1] - 1]
        if word == "BUY_DEVELOPMENT_CARD":
            return [sum(unpack(int(self.state.deck))[: position.CARDS.index(record.result)])]
        if word == "MOVE_ROBBER" and record.result is not None:
            victim = speech.victim(self.table.seats, record.action)
            hand = unpack(int(self.state.v[self.state.at(victim) + HAND]))
            return [sum(hand[: speech.kind(record.result)])]
        return []

    # --- comparing -------------------------------------------------------------------------------

    def _compare(self, trace: list[Event], what: str) -> None:
        """All of the position; on any difference our game takes over the peer's."""
        theirs = position.rebuild(self.table, self.game, WHOLE)
        ours = _laid_open(self.state)
        if self.game.winning_color() is not None:
            # The peer knows no phase for what is over.
            theirs.phase, theirs.winner, theirs.free_roads = ours.phase, ours.winner, ours.free_roads
        self._compare_lengths(theirs, what)
        self.award_off = False
        if ours.to_bytes() == theirs.to_bytes():
            return
        fields = _differing(ours, theirs)
        if fields and fields <= _AWARD and self._is_cut(theirs):
            self.counts[ROUTE_AWARD] += 1
            self.award_off = True
        elif fields and fields <= {"hand", "bank"} and _is_short(ours, theirs, trace):
            self.counts[SOLE_CLAIM] += 1
        elif fields <= {"phase", "free_roads"} and self._only_foreign(theirs):
            self.counts[FOREIGN_ROAD] += 1
        else:
            told = ", ".join(sorted(fields)) or "what follows from the pieces"
            self._wonder(what, f"different {told} ({PHASES[ours.phase]}, {PHASES[theirs.phase]})")
        self.state = theirs

    def _compare_lengths(self, theirs: State, what: str) -> None:
        """The peer's lengths of routes with ours; each difference once, until they agree again."""
        lengths = self.game.state.board.road_lengths
        for colour, seat in self.table.seats.items():
            if lengths.get(colour, 0) == theirs.v[theirs.at(seat) + ROUTE]:
                self.lengths_off.discard(seat)
            elif seat not in self.lengths_off:
                self.lengths_off.add(seat)
                if self._is_cut(theirs, seat):
                    self.counts[ROUTE_LENGTH] += 1
                else:
                    self._wonder(what, "different length of a route")

    def _compare_legal(self, what: str) -> None:
        """What both sides allow whoever is asked next."""
        self.counts["legal sets"] += 1
        seats = self.table.seats
        seat = seats[self.game.state.current_color()]
        theirs: set[tuple[int, int]] = set()
        for action in self.game.playable_actions:
            code = speech.translate(self.table.ground, action)
            robbed = speech.victim(seats, action) if code % ARGUMENT == ROBBER else int(NOBODY)
            theirs.add((int(code), robbed))
        ours: set[tuple[int, int]] = set()
        for action in RULES.legal(self.state, seat):
            robbed_seats = self._victims(action.argument) if action.kind == ROBBER else []
            ours |= {(int(action.code), robbed) for robbed in robbed_seats or [int(NOBODY)]}
        if ours == theirs:
            self.counts["legal sets alike"] += 1
            return
        known = set()
        strange = [f"only ours: {_tell(pair)}" for pair in sorted(ours - theirs)]
        for code, robbed in sorted(theirs - ours):
            if self._is_foreign(seat, code):
                known.add(FOREIGN_ROAD)
            elif code % ARGUMENT == PLENTY and sum(unpack(code // int(ARGUMENT))) == 1:
                known.add(ONE_CARD)
            else:
                strange.append(f"only the peer's: {_tell((code, robbed))}")
        for name in known:
            self.counts[f"{name}, offered"] += 1
        if strange:
            self._wonder(f"after {what}", "; ".join(strange))

    def _look(self, what: str) -> None:
        """Whether the position as the seat asked next sees it is one that a game of ours could come to."""
        if self.state.phase == DISCARDING:
            # Cards that the peer has taken already are in the bank there, not laid aside.
            return
        seat = self.table.seats[self.game.state.current_color()]
        wrong = complaint(position.rebuild(self.table, self.game, seat), seat)
        self.counts["positions as a seat sees them"] += 1
        if not wrong:
            self.counts["positions as a seat sees them, sound"] += 1
        elif not (
            (wrong in _AWARD_COMPLAINTS and self._is_cut(self.state))
            or (wrong == "no place for a free road" and self._only_foreign(self.state))
        ):
            self._wonder(what, f"seen as {wrong}")

    # --- the peer's faults -----------------------------------------------------------------------

    def _victims(self, h: int) -> list[int]:
        moved = self.state.copy()
        moved.robber = h
        return [seat for seat in self.table.seats.values() if robber.is_victim(moved, seat, h)]

    def _is_cut(self, state: State, only: int = -1) -> bool:
        """Whether another's building stands on the roads of a seat, or of any."""
        network = int(state.network_at)
        return any(
            has(state.v, int(state.at(seat)) + network, node) and is_blocked(state, seat, node)
            for seat in self.table.seats.values()
            if only in (-1, seat)
            for node in range(int(state.board.topology.node_count))
        )

    def _is_foreign(self, seat: int, code: int) -> bool:
        """Whether a road would hang on nothing but another's building; or only such roads could be free."""
        if code == ROADS:
            return self._is_cut(self.state, seat) and not building.has_road_site(self.state, seat)
        if code % ARGUMENT != ROAD:
            return False
        edge = code // int(ARGUMENT)
        state = self.state
        ends = state.board.topology.edge_ends
        return building.road_fault(state, seat, edge, True) == "not_connected" and any(
            has(state.v, int(state.at(seat) + state.network_at), int(node))
            and is_blocked(state, seat, int(node))
            for node in (ends[2 * edge], ends[2 * edge + 1])
        )

    def _only_foreign(self, theirs: State) -> bool:
        """Whether the peer asks for a free road where only such roads are left."""
        seat = int(theirs.on_turn)
        return (
            theirs.phase == FREE_ROAD
            and self._is_cut(theirs, seat)
            and not building.has_road_site(theirs, seat)
        )


def _laid_open(state: State) -> State:
    """A copy in the peer's form: cards laid aside are in the bank."""
    ours = state.copy()
    for seat in range(int(ours.players)):
        at = int(ours.at(seat) + ASIDE)
        ours.bank += ours.v[at]
        ours.v[at] = 0
    return ours


def _differing(ours: State, theirs: State) -> set[str]:
    """Names of all that differs and has one."""
    fields = {name for name in _FIELDS if getattr(ours, name) != getattr(theirs, name)}
    for seat in range(int(ours.players)):
        at = int(ours.at(seat))
        fields |= {name for name, place in _SEAT_FIELDS.items() if ours.v[at + place] != theirs.v[at + place]}
    return fields


def _is_short(ours: State, theirs: State, trace: list[Event]) -> bool:
    """Whether hands differ in nothing but kinds of which the bank was short."""
    short = {int(event.a) for event in trace if event.kind == "short"}
    return all(
        count(ours.v[ours.at(seat) + HAND], kind) == count(theirs.v[theirs.at(seat) + HAND], kind)
        for seat in range(int(ours.players))
        for kind in range(5)
        if kind not in short
    )


def _tell(pair: tuple[int, int]) -> str:
    code, robbed = pair
    text = action_text(Action(code))
    return text if robbed < 0 else f"{text} rob {robbed}"
