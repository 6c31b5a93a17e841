"""Requests about chairs: to sit, to stand, to give a chair to a bot, to choose a colour.

Every function ``ask_*`` checks a request and gives the entry that carries it out, or raises ``Refusal``.
"""

from hexfolk.table.entries import ChairSet, ColourSet, Sat, Stood
from hexfolk.table.lobby import COLOURS, Lobby, check_host, check_in_lobby
from hexfolk.table.names import check_name, free_bot_name
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.browser import SetColour, SetSeat, Sit


def ask_sit(lobby: Lobby, person: str, message: Sit) -> Sat:
    """Take a chair. Who sits already changes the name, or moves to the chair named."""
    check_in_lobby(lobby)
    mine = lobby.chair_of(person)
    taken = [chair.name for i, chair in enumerate(lobby.chairs) if chair.kind != "open" and i != mine]
    name = check_name(message.name, taken)
    if message.seat is None:
        chair = mine
        if chair is None:
            chair = next((i for i, c in enumerate(lobby.chairs) if c.kind == "open"), None)
        if chair is None:
            raise Refusal("table_full")
        return Sat(chair, person, name)
    if not 0 <= message.seat < len(lobby.chairs):
        raise Refusal("seat_unknown")
    if mine is not None and mine != message.seat:
        raise Refusal("already_seated")
    if message.seat != mine and lobby.chairs[message.seat].kind != "open":
        raise Refusal("seat_taken")
    return Sat(message.seat, person, name)


def ask_stand(lobby: Lobby, person: str) -> Stood:
    """Leave one's chair."""
    check_in_lobby(lobby)
    chair = lobby.chair_of(person)
    if chair is None:
        raise Refusal("not_seated")
    return Stood(chair)


def ask_seat(lobby: Lobby, person: str, message: SetSeat, strategy: str) -> ChairSet:
    """Give a chair to a bot, or open it."""
    check_in_lobby(lobby)
    check_host(lobby, person)
    if not 0 <= message.seat < len(lobby.chairs):
        raise Refusal("seat_unknown")
    if lobby.chairs[message.seat].kind == "person":
        raise Refusal("seat_taken")
    if message.kind == "open":
        return ChairSet(message.seat)
    others = [c.name for i, c in enumerate(lobby.chairs) if c.kind != "open" and i != message.seat]
    return ChairSet(message.seat, strategy, free_bot_name(others))


def ask_colour(lobby: Lobby, person: str, message: SetColour) -> ColourSet:
    """Take a colour that no other person or bot has; an open chair gives its colour in exchange."""
    check_in_lobby(lobby)
    chair = lobby.chair_of(person)
    if chair is None:
        raise Refusal("not_seated")
    if not 0 <= message.colour < COLOURS:
        raise Refusal("colour_unknown")
    others = [c for i, c in enumerate(lobby.chairs) if i != chair and c.kind != "open"]
    if any(other.colour == message.colour for other in others):
        raise Refusal("colour_taken")
    return ColourSet(chair, message.colour)
