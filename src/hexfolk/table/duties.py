"""What bots owe the table: whose turn it is to think, about what, and after which pause."""

from collections.abc import Collection, Sequence
from typing import Final, Literal

import msgspec

from hexfolk.core.action import ACCEPT, COUNTER, END, OFFER, PASS, REFUSE, ROLL, SIGNUP, Action
from hexfolk.core.resource import total
from hexfolk.core.state import SIGN, SIGN_UP, UNASKED, hand_size
from hexfolk.table.entries import Chair
from hexfolk.table.game import Game
from hexfolk.table.settings import Settings
from hexfolk.view.messages.words import Pace

Matter = Literal[
    "must",
    "answers",
    "offer",
    "apart",
    "sign_up",
    "grace",
    "missing",
    "host",
    "seal",
    "turn",
    "discard",
    "slot",
    "overdue",
    "agreed",
    "pause",
]
CLOCK: Final = -1
# Of any bot, whatever it is: people have to answer each. Ours make fewer.
MOST_OFFERS_A_TURN: Final = 5


class Duty(msgspec.Struct, frozen=True):
    """Something to be done without a person. Equal duties are the same one: its pause goes on running.

    must: the game waits for this seat · answers: it waits for people to answer its offers first ·
    offer: answer an offer · apart: refuse it for who does not trade this turn (see ``bargain``) ·
    sign_up: say whether to build in the special phase ·
    grace: the clock ends the time for signing up · missing: a bot takes over for somebody who has left ·
    host: another hosts, as the host has left the lobby · seal: a game about to begin goes on without
    what was not sent · turn, discard, slot: time runs for this seat
    (see ``clock``) · overdue: the clock ends its turn ·
    agreed: what was proposed is done, as nobody is left who has not agreed ·
    pause: so is a pause, unless who has not asked for it is back soon.
    """

    seat: int
    matter: Matter
    name: int
    """Decision, number of the offer to answer, turn, or 0."""


class Company(msgspec.Struct, frozen=True):
    """Who plays which seat just now."""

    bots: list[int]
    """Bots' seats, and those that a bot plays until their person is back."""
    people: list[int]
    """Seats of people who are here and play themselves."""
    missing: list[int]
    """Seats of people who have left while others are still here."""


def company(
    chairs: Sequence[Chair], present: set[str], replaced: set[str], conceded: Collection[int] = ()
) -> Company:
    """Who plays what, when ``present`` people are here and bots play on for those ``replaced``.

    Bots also play the ``conceded`` seats, whoever is here.

    Who is replaced may be here too, and asleep. With nobody here the game waits for its people: nobody
    comes back to find it played to the end.
    """
    seats = range(len(chairs))
    here = present - replaced
    playing = [seat for seat in seats if chairs[seat].kind == "person" and seat not in conceded]
    people = [seat for seat in playing if chairs[seat].person in here]
    left = [seat for seat in playing if seat not in people] if people else []
    substitutes = [seat for seat in left if chairs[seat].person in replaced]
    return Company(
        bots=[seat for seat in seats if chairs[seat].kind == "bot" or seat in (*substitutes, *conceded)],
        people=people,
        missing=[seat for seat in left if seat not in substitutes],
    )


def duties(game: Game, who: Company) -> list[Duty]:
    """Everything that bots and the clock owe now."""
    if game.over:
        return []
    state = game.state
    found = [Duty(seat, "missing", 0) for seat in who.missing]
    for seat in who.bots:
        for offer in state.offers:
            if offer.maker != seat and offer.answers == 0 and not _answered(game, offer.number, seat):
                found.append(Duty(seat, "offer", int(offer.number)))
                break
        if state.phase == SIGN_UP and seat in waiting_to_sign(game):
            found.append(Duty(seat, "sign_up", game.decisions[seat]))
    if state.phase == SIGN_UP:
        found.append(Duty(CLOCK, "grace", int(state.turn)))
    else:
        overdue = game.overdue()
        if overdue is not None:
            found.append(Duty(overdue, "overdue", game.turn))
        for seat in game.must():
            if seat in who.bots and seat != overdue:
                matter: Matter = "answers" if _people_still_think(game, seat, who.people) else "must"
                found.append(Duty(seat, matter, game.decisions[seat]))
    return found


def pause(duty: Duty, pace: Pace, settings: Settings, tempo: float = 1.0) -> float:
    """Seconds before it is done, by a bot of such a ``tempo``. All answer the special phase at once (B64)."""
    match duty.matter:
        case "apart" | "sign_up" | "overdue" | "agreed":
            return 0.0
        case "grace":
            return settings.grace
        case "answers" if pace == "slow":
            return settings.patient
        case "answers" | "pause":
            return settings.answer
        case "seal":
            return settings.seal_wait
        case "host":
            return settings.missing
        case _:
            return settings.pause(pace) * tempo


def waiting_to_sign(game: Game) -> list[int]:
    """Seats that have not said yet whether they build in the special phase (B64)."""
    state = game.state
    if state.phase != SIGN_UP:
        return []
    return [
        seat
        for seat in range(int(state.players))
        if seat != state.on_turn and state.v[state.at(seat) + SIGN] == UNASKED
    ]


def offers_too_often(game: Game, seat: int, action: Action) -> bool:
    """Whether this is one offer too many for a bot in one turn."""
    if action.kind != OFFER:
        return False
    made = [offer for offer in game.state.offers + game.state.closed if offer.maker == seat]
    return len(made) >= MOST_OFFERS_A_TURN


def answers_duty(duty: Duty, action: Action) -> bool:
    """Whether an action does what the duty asks."""
    if duty.matter == "offer":
        return action.kind in (ACCEPT, REFUSE, COUNTER) and action.argument == duty.name
    if duty.matter == "sign_up":
        return action.kind in (SIGNUP, PASS)
    # Signing up is open in other phases too, but the game does not wait for it there.
    return action.kind not in (SIGNUP, PASS)


def plain_action(duty: Duty, legal: Sequence[Action]) -> Action:
    """What is done for a bot without a good answer in time: pass, refuse, roll, end, else the first."""
    for kind in (PASS, REFUSE, ROLL, END):
        for action in legal:
            if action.kind == kind and answers_duty(duty, action):
                return action
    return next(action for action in legal if answers_duty(duty, action))


def _answered(game: Game, number: int, seat: int) -> bool:
    """Whether a seat has accepted or refused an offer; who counters it has refused it."""
    return any(
        offer.number == number and (offer.accepted | offer.refused) >> seat & 1 for offer in game.state.offers
    )


def _people_still_think(game: Game, seat: int, people: Sequence[int]) -> bool:
    """Whether anybody may still accept. What counts is what everybody sees: the number of cards in a hand."""
    return any(
        hand_size(game.state, person) >= total(offer.want) and not _answered(game, int(offer.number), person)
        for offer in game.state.offers
        if offer.maker == seat and offer.answers == 0
        for person in people
    )
