"""Requests about chairs: to sit and stand, how one's own looks, and whose the others are.

Every function ``ask_*`` checks a request and gives the entry that carries it out, or raises ``Refusal``.
"""

from collections.abc import Mapping

from hexfolk.table.entries import ChairSet, ColourSet, EmblemSet, Readied, Sat, Stood
from hexfolk.table.lobby import COLOURS, Lobby, check_host, check_in_lobby, emblems
from hexfolk.table.names import check_name, free_bot_name
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.browser import Ready, SetColour, SetEmblem, SetSeat, Sit
from hexfolk.view.messages.words import Level


def ask_sit(lobby: Lobby, person: str, message: Sit) -> Sat:
    """Take a chair. Who sits already changes the name, or moves to the chair named."""
    check_in_lobby(lobby)
    mine = lobby.chair_of(person)
    if mine is None and lobby.is_barred(person):
        raise Refusal("barred")
    taken = [chair.name for i, chair in enumerate(lobby.chairs) if chair.kind != "open" and i != mine]
    name = check_name(message.name, taken)
    chair = _wanted_chair(lobby, mine, message.seat)
    colour, emblem = message.colour, message.emblem
    if colour is not None and (not 0 <= colour < COLOURS or _has_colour(lobby, colour, mine)):
        colour = None
    if emblem is not None and (not 0 <= emblem < COLOURS or _has_emblem(lobby, emblem, mine)):
        emblem = None
    return Sat(chair, person, name, colour, emblem)


def _wanted_chair(lobby: Lobby, mine: int | None, wanted: int | None) -> int:
    if wanted is None:
        open_chairs = (i for i, chair in enumerate(lobby.chairs) if chair.kind == "open" and not chair.locked)
        found = mine if mine is not None else next(open_chairs, None)
        if found is None:
            raise Refusal("table_full")
        return found
    _check_seat(lobby, wanted)
    if wanted != mine and lobby.chairs[wanted].kind != "open":
        raise Refusal("seat_taken")
    if lobby.chairs[wanted].locked:
        raise Refusal("seat_locked")
    return wanted


def ask_stand(lobby: Lobby, person: str) -> Stood:
    """Leave one's chair."""
    return Stood(_own_chair(lobby, person))


def ask_colour(lobby: Lobby, person: str, message: SetColour) -> ColourSet:
    """Take a colour that no other person or bot has; an open chair gives its colour in exchange."""
    chair = _own_chair(lobby, person)
    if not 0 <= message.colour < COLOURS:
        raise Refusal("colour_unknown")
    if _has_colour(lobby, message.colour, chair):
        raise Refusal("colour_taken")
    return ColourSet(chair, message.colour)


def ask_emblem(lobby: Lobby, person: str, message: SetEmblem) -> EmblemSet:
    """Take an emblem that no other person or bot has; open chairs give way."""
    chair = _own_chair(lobby, person)
    if not 0 <= message.emblem < COLOURS:
        raise Refusal("emblem_unknown")
    if _has_emblem(lobby, message.emblem, chair):
        raise Refusal("emblem_taken")
    return EmblemSet(chair, message.emblem)


def ask_ready(lobby: Lobby, person: str, message: Ready) -> Readied:
    """Say that one is ready to begin, or not any more."""
    return Readied(_own_chair(lobby, person), message.on)


def ask_seat(lobby: Lobby, person: str, message: SetSeat, strategies: Mapping[Level, str]) -> ChairSet:
    """Give a chair to a bot, open it, or lock it."""
    check_in_lobby(lobby)
    check_host(lobby, person)
    _check_seat(lobby, message.seat)
    chair = lobby.chairs[message.seat]
    if chair.kind == "person":
        raise Refusal("seat_taken")
    if message.kind != "bot":
        return ChairSet(message.seat, locked=message.kind == "locked")
    # A bot that only plays better or worse from now on keeps its name.
    others = [c.name for i, c in enumerate(lobby.chairs) if c.kind != "open" and i != message.seat]
    name = chair.name or free_bot_name(others)
    return ChairSet(message.seat, strategies[message.level or lobby.options.level], name)


def _check_seat(lobby: Lobby, seat: int) -> None:
    if not 0 <= seat < len(lobby.chairs):
        raise Refusal("seat_unknown")


def _own_chair(lobby: Lobby, person: str) -> int:
    """Where somebody sits in the lobby. Raises ``Refusal``."""
    check_in_lobby(lobby)
    chair = lobby.chair_of(person)
    if chair is None:
        raise Refusal("not_seated")
    return chair


def _has_colour(lobby: Lobby, colour: int, mine: int | None) -> bool:
    """Whether a colour is somebody else's. An open chair's is nobody's."""
    return any(c.colour == colour and c.kind != "open" and i != mine for i, c in enumerate(lobby.chairs))


def _has_emblem(lobby: Lobby, emblem: int, mine: int | None) -> bool:
    """Whether an emblem is somebody else's."""
    held = emblems(lobby.chairs)
    return any(held[i] == emblem and c.kind != "open" and i != mine for i, c in enumerate(lobby.chairs))
