"""What a turning point came from: a code with facts, told from what everybody saw.

The chances before and after say whom it helped and whom it hurt; the events say what it was.
"""

from typing import Final

import msgspec

from hexfolk.analysis.moments import Moment
from hexfolk.bots.corners import yield_of
from hexfolk.bots.features import FEATURES, Features
from hexfolk.core.action import BANK, BUY, END, PLENTY, ROADS, ROLL, SETTLE
from hexfolk.core.action import CITY as CITY_ACTION
from hexfolk.core.action import ROAD as ROAD_ACTION
from hexfolk.core.board import DOTS
from hexfolk.core.cards import POINT_CARD
from hexfolk.core.event import Event
from hexfolk.core.resource import NAMES, ONE, unpack
from hexfolk.core.state import OVER, ROUTE, SETTLEMENTS_LEFT, WEIGHT, WEIGHT_BITS, State
from hexfolk.core.victory import points
from hexfolk.view.messages.words import Cards, ResourceName, TurningCode

# Dots that the robber takes from somebody, to be worth a word.
_MUCH: Final = 5
# Cards of a streak against what was to be expected of these rolls.
_STREAK: Final = 1.6
_LEAST_STREAK: Final = 6
# Points in the last turn that make a dash of it.
DASH: Final = 2
# Features that tell of sites in reach: without a road, after one, after two.
_SITES: Final = (39, 41, 42)


class Cause(msgspec.Struct, frozen=True):
    """A code and its facts: whom it is about, who else, cards, a place, a number."""

    code: TurningCode
    seat: int
    other: int | None = None
    cards: Cards = []
    wanted: Cards = []
    spot: str | None = None
    resource: ResourceName | None = None
    number: int = 0
    rolls: int = 0


class Causes:
    """Finds causes in one game."""

    def __init__(self, moments: list[Moment], winner: int) -> None:
        self._moments = moments
        self._winner = winner
        self._features = Features(moments[0].before.board)

    def of(self, moment: Moment, gained: list[float]) -> Cause:
        """What a moment was; ``gained`` is by how much every seat's chance rose by it."""
        events = {event.kind: event for event in moment.events}
        up = max(range(len(gained)), key=lambda seat: gained[seat])
        down = min(range(len(gained)), key=lambda seat: gained[seat])
        if "award" in events:
            return _award(events["award"])
        if "monopoly" in events:
            taken = events["monopoly"]
            return Cause("monopoly", int(taken.seat), resource=NAMES[taken.a], number=int(taken.b))
        if "trade" in events:
            return self._trade(events["trade"])
        if moment.kind == ROLL:
            return self._roll(moment, gained, up, down)
        if "robber" in events or "steal" in events:
            return self._raid(moment, events, gained)
        if moment.kind == SETTLE:
            return self._settlement(moment, events["settle"])
        return _plain(moment, events, up)

    def dash(self, turn: list[Moment]) -> Cause | None:
        """The last turn, if its points came at a rush; what was bought before may show in it, too."""
        if turn[-1].after.phase != OVER:
            return None
        made = points(turn[-1].after, self._winner) - points(turn[0].before, self._winner)
        return Cause("dash", self._winner, number=int(made)) if made >= DASH else None

    def _trade(self, event: Event) -> Cause:
        maker, partner = int(event.seat), int(event.other)
        gives, gets = unpack(int(event.give)), unpack(int(event.want))
        if partner == self._winner:
            return Cause("trade_winner", partner, maker, gives, gets)
        code: TurningCode = "trade_winner" if maker == self._winner else "trade"
        return Cause(code, maker, partner, gets, gives)

    def _roll(self, moment: Moment, gained: list[float], up: int, down: int) -> Cause:
        roll = next(event for event in moment.events if event.kind == "roll")
        total = int(roll.a + roll.b)
        lost = {int(event.seat): int(event.give) for event in moment.events if event.kind == "discard"}
        hurt = min(lost, key=lambda seat: gained[seat], default=-1)
        if hurt >= 0 and gained[hurt] < 0:
            cards = unpack(lost[hurt])
            return Cause("seven_discard", hurt, int(roll.seat), cards, number=sum(cards))
        if total == 7:
            return Cause("seven", int(roll.seat), number=total)
        came = {int(event.seat): int(event.give) for event in moment.events if event.kind == "produce"}
        if up in came:
            rolls, got, due = self._run(moment, up)
            if got >= _LEAST_STREAK and got >= _STREAK * due:
                return Cause("streak", up, number=got, rolls=rolls)
            return Cause("roll_gave", up, cards=unpack(came[up]), number=total)
        if down not in came:
            return Cause("roll_empty", down, number=total)
        return Cause("roll", int(roll.seat), number=total)

    def _run(self, moment: Moment, seat: int) -> tuple[int, int, float]:
        """The rolls of about a round up to this one: how many, what a seat got, what was due to it."""
        rolls, got, due = 0, 0, 0.0
        at = self._moments.index(moment)
        while at >= 0 and rolls < int(moment.before.players) + 1:
            one = self._moments[at]
            at -= 1
            if one.kind != ROLL:
                continue
            rolls += 1
            due += _dots(one.before, seat) / 36
            got += sum(
                sum(unpack(int(event.give)))
                for event in one.events
                if event.kind == "produce" and event.seat == seat
            )
        return rolls, got, due

    def _raid(self, moment: Moment, events: dict[str, Event], gained: list[float]) -> Cause:
        """A robber moved, with the card it took."""
        seat = moment.seat
        robber, steal = events.get("robber"), events.get("steal")
        if robber is not None:
            loss = _weights(moment.after, int(robber.spot))
            dots = int(DOTS[moment.after.board.number[robber.spot]])
            hit = max(range(len(loss)), key=lambda one: (loss[one] * dots >= _MUCH, -gained[one]))
            if hit != seat and loss[hit] * dots >= _MUCH and gained[hit] < 0:
                return Cause("robber_blocks", seat, hit, spot=f"h{robber.spot}", number=loss[hit] * dots)
        if steal is not None:
            return Cause("robbed", int(steal.seat), int(steal.other))
        return Cause("robber_moves", seat, spot=None if robber is None else f"h{robber.spot}")

    def _settlement(self, moment: Moment, event: Event) -> Cause:
        seat, spot = int(event.seat), f"n{event.spot}"
        cards = unpack(int(yield_of(moment.after.board, event.spot)))
        if moment.before.turn == 0:
            return Cause("founding", seat, cards=cards, spot=spot)
        shut = self._shut_out(moment, seat)
        if shut >= 0:
            return Cause("settle_last", seat, shut, spot=spot)
        return Cause("settle", seat, cards=cards, spot=spot)

    def _shut_out(self, moment: Moment, builder: int) -> int:
        """Another seat that has no site in reach any more; -1 if there is none."""
        before, after = self._reach(moment.before), self._reach(moment.after)
        for seat in range(len(before)):
            left = moment.after.v[moment.after.at(seat) + SETTLEMENTS_LEFT]
            if seat != builder and before[seat] and not after[seat] and left > 0:
                return seat
        return -1

    def _reach(self, state: State) -> list[bool]:
        self._features.read(state)
        x = self._features.x
        return [
            any(x[seat * int(FEATURES) + place] > 0 for place in _SITES) for seat in range(int(state.players))
        ]


def _award(event: Event) -> Cause:
    route = event.a == 0
    if event.seat < 0:
        return Cause("route_lost", int(event.other))
    if event.other < 0:
        return Cause("route_first" if route else "army_first", int(event.seat))
    return Cause("route_taken" if route else "army_taken", int(event.seat), int(event.other))


def _plain(moment: Moment, events: dict[str, Event], up: int) -> Cause:
    """What somebody did for themselves."""
    seat = moment.seat
    if moment.kind == CITY_ACTION:
        spot = events["city"].spot
        return Cause("city", seat, cards=unpack(int(yield_of(moment.after.board, spot))), spot=f"n{spot}")
    if moment.kind == BUY:
        return Cause("buy_point" if events["buy"].a == POINT_CARD else "buy", seat)
    if moment.kind == PLENTY:
        return Cause("plenty", seat, cards=unpack(int(events["plenty"].give)))
    if moment.kind == ROADS:
        return Cause("roads", seat)
    if moment.kind == ROAD_ACTION:
        return Cause("road", seat, number=int(moment.after.v[moment.after.at(seat) + ROUTE]))
    if moment.kind == BANK:
        swap = events["bank"]
        return Cause("bank", seat, cards=unpack(int(swap.want)), wanted=unpack(int(swap.give)))
    if moment.kind == END:
        return Cause("end", seat)
    return Cause("shift", up)


def _weights(state: State, spot: int) -> list[int]:
    """By seat: what its buildings on a hex yield."""
    word = int(state.v[state.weight + spot])
    return [(word >> (int(WEIGHT_BITS) * seat)) & int(WEIGHT) for seat in range(int(state.players))]


def _dots(state: State, seat: int) -> int:
    """Cards that a seat earns in 36 rolls, the robber's hex left out."""
    board = state.board
    return sum(
        _weights(state, spot)[seat] * int(DOTS[board.number[spot]])
        for spot in range(int(board.topology.hex_count))
        if spot != state.robber and board.terrain[spot] < len(ONE)
    )
