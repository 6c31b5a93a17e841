"""What happened, as much of it as one reader may know."""

from typing import Final, Literal, get_args

import msgspec

from hexfolk.core.event import Event
from hexfolk.core.resource import unpack
from hexfolk.view.messages.game import EventView
from hexfolk.view.messages.words import CardName, ResourceName

RESOURCES: Final[tuple[ResourceName, ...]] = get_args(ResourceName)
CARDS: Final[tuple[CardName, ...]] = get_args(CardName)
AWARDS: Final[tuple[Literal["route", "army"], ...]] = ("route", "army")

# Which fields of an event a kind fills, beside kind and seat.
_NODE: Final = frozenset({"settle", "city", "undo_settle", "undo_city"})
_HEX: Final = frozenset({"yields", "robber"})
_NUMBER: Final = frozenset({"turn", "discarding", "win", "forfeit"})
_CARDS: Final = frozenset({"produce", "income", "discard", "plenty"})
_OFFERS: Final = frozenset({"offer", "counter", "accept", "refuse", "withdraw", "lapse", "trade"})
_TERMS: Final = frozenset({"bank", "undo_bank", "offer", "counter", "trade"})
_BARE: Final = frozenset(
    {"sign_up", "pass", "slot", "end", "concede", "agreed", "time_up", "takeover", "return"}
)


def view_event(event: Event, reader: int) -> EventView:
    """One event for a reader: a seat, or -1 for a spectator. This is the only door for events.

    Secret: the resource of a theft (thief and victim know it) and the card that was bought.
    """
    kind = event.kind
    seat = _index(event.seat)
    if kind in _NODE:
        return EventView(kind, seat, spot=f"n{event.spot}")
    if kind in _HEX:
        return EventView(kind, seat, spot=f"h{event.spot}")
    if kind in _NUMBER:
        return EventView(kind, seat, number=int(event.a))
    if kind in _CARDS:
        return EventView(kind, seat, cards=unpack(int(event.give)))
    if kind in _OFFERS or kind in _TERMS:
        return _view_trade(event, seat)
    match kind:
        case "road" | "undo_road":
            return EventView(kind, seat, spot=f"e{event.spot}", free=event.a == 1)
        case "roll":
            return EventView(kind, seat, dice=(int(event.a), int(event.b)))
        case "short":
            return EventView(kind, resource=RESOURCES[event.a])
        case "steal":
            known = reader >= 0 and reader in (event.seat, event.other)
            resource = RESOURCES[event.a] if known else None
            return EventView(kind, seat, _index(event.other), resource=resource)
        case "buy":
            known = reader >= 0 and reader == event.seat
            return EventView(kind, seat, card=CARDS[event.a] if known else None)
        case "play":
            return EventView(kind, seat, card=CARDS[event.a])
        case "monopoly":
            return EventView(kind, seat, resource=RESOURCES[event.a], number=int(event.b))
        case "hand_over":
            resource = RESOURCES[event.a]
            return EventView(kind, seat, _index(event.other), resource=resource, number=int(event.b))
        case "award":
            return EventView(kind, seat, _index(event.other), award=AWARDS[event.a])
    if kind in _BARE:
        return EventView(kind, seat)
    # Unknown kinds keep everything back: what is not listed here must not slip out by default.
    raise ValueError(f"no view of the event {kind!r}")


def view_event_open(event: Event) -> EventView:
    """One event of a game that is over, with all that anybody knew of it."""
    return view_event(event, int(event.seat))


def _view_trade(event: Event, seat: int | None) -> EventView:
    view = EventView(event.kind, seat)
    if event.kind in _OFFERS:
        view = msgspec.structs.replace(view, id=int(event.a))
    if event.kind in _TERMS:
        view = msgspec.structs.replace(view, cards=unpack(int(event.give)), wanted=unpack(int(event.want)))
    if event.kind == "counter":
        view = msgspec.structs.replace(view, parent=int(event.b))
    if event.kind == "trade":
        view = msgspec.structs.replace(view, other=_index(event.other))
    return view


def _index(number: int) -> int | None:
    return None if number < 0 else int(number)
