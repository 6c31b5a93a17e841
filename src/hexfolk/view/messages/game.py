"""A game as one seat may see it, and what happened in it."""

from typing import Literal

import msgspec

from hexfolk.view.messages.words import CardName, Cards, Phase, Reason, ResourceName


class PlayerView(msgspec.Struct, frozen=True):
    """Public facts of one seat. ``total`` counts hidden point cards: for oneself, and for all at the end."""

    seat: int
    cards: int
    development: int
    knights: int
    roads_left: int
    settlements_left: int
    cities_left: int
    route: int
    route_award: bool
    army_award: bool
    points: int
    total: int | None
    discard_due: int
    sign_up: bool | None
    """Special building: True signed up, False passed, None not answered."""
    hand: Cards | None
    """Own cards by resource; of others only when the game is over."""
    held: dict[CardName, int] | None
    """Own development cards by kind; of others only when the game is over."""


class BuildingView(msgspec.Struct, frozen=True):
    node: str
    seat: int
    kind: Literal["settlement", "city"]


class RoadView(msgspec.Struct, frozen=True):
    edge: str
    seat: int


class OfferView(msgspec.Struct, frozen=True):
    """An open offer. A counter-offer has ``answers`` = id of the offer that it answers.

    ``give`` is what the maker gives, ``want`` what the maker gets.
    """

    id: int
    maker: int
    counters: int | None
    give: Cards
    want: Cards
    accepted: list[int]
    refused: list[int]
    reasons: dict[int, Reason]
    """Why seats refuse, as far as they say."""


class GameView(msgspec.Struct, frozen=True):
    """All that one seat (or a spectator) may know of a game in progress."""

    seq: int
    """Log entry that changed the game last."""
    decision: int
    """Name of the decision this view asks for; an Act sends it back in ``on``."""
    you: int | None
    phase: Phase
    turn: int
    """Number of the turn, from 1; 0 while founding."""
    on_turn: int
    """Whose turn (in founding: who places; in special building: whose slot)."""
    must: list[int]
    """Seats the game waits for."""
    may: list[int]
    """Seats that may act though nobody waits for them (answers, sign-up)."""
    rolled: bool
    dice: tuple[int, int] | None
    robber: str | None
    bank: Cards | None
    """None when the table hides it."""
    deck: int
    players: list[PlayerView]
    buildings: list[BuildingView]
    roads: list[RoadView]
    offers: list[OfferView]
    not_trading: list[int]
    """Seats that do not trade this turn: whatever the player on turn offers, they refuse at once."""
    free_roads: int
    target: int
    winner: int | None
    legal: list[str]
    """Every action open to you now, in text form; offers and counters are free-form and not listed."""
    off: dict[str, str]
    """Why an action word (road, settle, city, buy, roll, end, knight, roads, plenty, monopoly, bank, offer)
    is closed to you now: word -> reason code. Words that are open do not appear."""
    rates: list[int]
    """Best bank or port rate for each resource you would give."""
    fresh: dict[CardName, int]
    """Own development cards bought this turn (not playable yet)."""
    undo: str | None
    """Your last move, if you may take it back now."""
    undo_closed: str | None
    """Why you may not: ``refused-<code>`` is a Fluent key. None for who does not play."""


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as much of it as the reader may know.

    kind, and which fields it fills:
    turn(seat, number) · settle(seat, spot) · road(seat, spot, free) · city(seat, spot) · roll(seat, dice)
    yields(spot) · produce(seat, cards) · short(resource) · income(seat, cards) [second settlement]
    discarding(seat, number) · discard(seat, cards) · robber(seat, spot) · steal(seat, other, resource?)
    buy(seat, card?) · play(seat, card) · plenty(seat, cards) · monopoly(seat, resource, number)
    hand_over(seat, other, resource, number) [seat gives to other] · bank(seat, cards, wanted)
    offer(seat, id, cards, wanted) · counter(seat, id, parent, cards, wanted) · accept(seat, id)
    refuse(seat, id) · withdraw(seat, id) · lapse(id) · trade(seat, other, cards, wanted) [seat gives cards]
    award(award, seat?, other?) [to seat, from other] · sign_up(seat) · pass(seat) · slot(seat)
    end(seat) · win(seat, number) · time_up(seat) · forfeit(seat, number) [free roads that are lost]
    undo_settle(seat, spot) · undo_road(seat, spot, free) · undo_city(seat, spot)
    undo_bank(seat, cards, wanted) [taken back] · concede(seat) · agreed() [the end, without a winner]
    takeover(seat) [a bot plays on for it] · return(seat) [its player is back]: in a replay only
    """

    kind: str
    seat: int | None = None
    other: int | None = None
    spot: str | None = None
    number: int | None = None
    dice: tuple[int, int] | None = None
    resource: ResourceName | None = None
    card: CardName | None = None
    cards: Cards | None = None
    wanted: Cards | None = None
    id: int | None = None
    parent: int | None = None
    award: Literal["route", "army"] | None = None
    free: bool = False
