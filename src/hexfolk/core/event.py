"""What happened: told by the rules while an action is applied, for views, reports, animation.

``kind`` and the fields that it fills (others are -1 or 0):

    turn(seat, a=number) · settle(seat, spot) · road(seat, spot, a=1 if free) · city(seat, spot)
    roll(seat, a, b) · yields(spot=hex) · produce(seat, give) · short(a=resource) · income(seat, give)
    discarding(seat, a=cards) · discard(seat, give) · robber(seat, spot=hex)
    steal(seat, other=victim, a=resource)  resource known to both only
    buy(seat, a=card)  card known to the seat only
    play(seat, a=card) · plenty(seat, give) · monopoly(seat, a=resource, b=cards)
    hand_over(seat, other=receiver, a=resource, b=cards) · bank(seat, give, want)
    offer(seat, a=id, give, want) · counter(seat, a=id, b=answered offer, give, want)
    accept(seat, a=id) · refuse(seat, a=id) · withdraw(seat, a=id) · lapse(seat=maker, a=id)
    trade(seat, other, a=id, give=from seat, want=to seat)
    award(a=0 route, 1 army; seat=new holder, other=old holder)
    forfeit(seat, a=free roads)  the clock takes them away
    sign_up(seat) · pass(seat) · slot(seat) · end(seat) · win(seat, a=points)
"""

from typing import TypeAlias, final

from mypy_extensions import i64


@final
class Event:
    def __init__(
        self,
        kind: str,
        seat: i64 = -1,
        other: i64 = -1,
        spot: i64 = -1,
        a: i64 = -1,
        b: i64 = -1,
        give: i64 = 0,
        want: i64 = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.spot = spot
        self.a = a
        self.b = b
        self.give = give
        self.want = want

    def __repr__(self) -> str:
        fields = (self.seat, self.other, self.spot, self.a, self.b, self.give, self.want)
        return f"{self.kind}{fields}"


Trace: TypeAlias = list[Event] | None
"""Where events go; search passes None and pays nothing."""
