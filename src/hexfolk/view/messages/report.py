"""The report after a game."""

import msgspec

from hexfolk.view.messages.words import Cards


class PlayerSummary(msgspec.Struct, frozen=True):
    """One seat's game in figures. Cards are counts by resource."""

    seat: int
    points: int
    settlements: int
    cities: int
    point_cards: int
    route_award: bool
    army_award: bool
    route: int
    knights: int
    produced: Cards
    from_cards: Cards
    """Plenty and Monopoly."""
    traded_in: Cards
    """Received in player trades."""
    traded_out: Cards
    bank_in: Cards
    bank_out: Cards
    stolen: int
    """Cards taken from others by robber and knight."""
    robbed: int
    """Cards lost to robber, knight."""
    discarded: Cards
    points_by_turn: list[int]
    """Points (hidden cards included) at the end of each turn; the first entry is after founding."""


class Summary(msgspec.Struct, frozen=True):
    """After the game: dice counts for sums 2 … 12 and what was to be expected, and every seat."""

    turns: int
    winner: int | None
    dice: list[int]
    expected: list[float]
    players: list[PlayerSummary]
