"""The end of a game in order: who stands where, and what the points came from."""

import msgspec

from hexfolk.core.building import CITIES, SETTLEMENTS
from hexfolk.core.cards import POINT_CARD
from hexfolk.core.resource import count
from hexfolk.core.state import CITIES_LEFT, HELD, KNIGHTS, ROUTE, SETTLEMENTS_LEFT, State
from hexfolk.core.victory import points


class Place(msgspec.Struct, frozen=True):
    """A seat at the end. ``place`` counts from 1: equal points share one, but the winner leads alone."""

    place: int
    seat: int
    points: int
    settlements: int
    cities: int
    point_cards: int
    route_award: bool
    army_award: bool
    route: int
    knights: int


def rank(state: State) -> list[Place]:
    """All seats, the first first."""
    seats = range(int(state.players))
    total = {seat: int(points(state, seat)) for seat in seats}
    order = sorted(seats, key=lambda seat: (seat != state.winner, -total[seat], seat))
    found: list[Place] = []
    for number, seat in enumerate(order, 1):
        before = found[-1] if found else None
        shared = before is not None and before.seat != state.winner and before.points == total[seat]
        place = before.place if before is not None and shared else number
        found.append(_place(state, place, seat, total[seat]))
    return found


def _place(state: State, place: int, seat: int, total: int) -> Place:
    v, at = state.v, state.at(seat)
    return Place(
        place=place,
        seat=seat,
        points=total,
        settlements=int(SETTLEMENTS) - int(v[at + SETTLEMENTS_LEFT]),
        cities=int(CITIES) - int(v[at + CITIES_LEFT]),
        point_cards=int(count(v[at + HELD], POINT_CARD)),
        route_award=state.route_holder == seat,
        army_award=state.army_holder == seat,
        route=int(v[at + ROUTE]),
        knights=int(v[at + KNIGHTS]),
    )
