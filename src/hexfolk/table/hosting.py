"""What the host may do about people: send them off, let them in again, hand the table over."""

from hexfolk.table.entries import HandedOver, Kicked, Unbarred
from hexfolk.table.lobby import Lobby, check_host, check_in_lobby
from hexfolk.table.refusal import Refusal
from hexfolk.view.messages.browser import HandOver, Kick, Unbar


def ask_kick(lobby: Lobby, person: str, message: Kick) -> Kicked:
    """Take somebody off a chair, in the lobby; they may not sit down here again."""
    check_in_lobby(lobby)
    check_host(lobby, person)
    _check_other(lobby, person, message.seat)
    return Kicked(message.seat)


def ask_unbar(lobby: Lobby, person: str, message: Unbar) -> Unbarred:
    """Let somebody who was kicked sit down again."""
    check_host(lobby, person)
    if message.number not in lobby.barred:
        raise Refusal("not_barred")
    return Unbarred(message.number)


def ask_hand_over(lobby: Lobby, person: str, message: HandOver) -> HandedOver:
    """Make somebody who sits here the host."""
    check_host(lobby, person)
    _check_other(lobby, person, message.seat)
    return HandedOver(message.seat)


def heir(lobby: Lobby, present: set[str]) -> int | None:
    """The chair of who hosts in place of a host who is away: of those here, who has sat longest.

    None while the host is here, or nobody else is. A game needs no host.
    """
    if lobby.state == "playing" or lobby.host in present:
        return None
    line = (lobby.chair_of(person) for person in lobby.hosts if person in present)
    return next((chair for chair in line if chair is not None), None)


def _check_other(lobby: Lobby, person: str, seat: int) -> None:
    """Whether somebody else sits there. Raises ``Refusal``."""
    if not 0 <= seat < len(lobby.chairs):
        raise Refusal("seat_unknown")
    if lobby.chairs[seat].person in (None, person):
        raise Refusal("nobody_there")
