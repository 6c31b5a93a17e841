"""A person's own finished games, for that person alone."""

from typing import Literal

import msgspec


class HistorySeat(msgspec.Struct, frozen=True):
    """Who played a seat. ``name`` is empty for who has taken the game out of their history."""

    name: str
    bot: bool
    you: bool
    points: int | None
    """Null where the game could not be counted."""
    place: int | None
    """From 1: the winner, then by points, the same for as many."""


class HistoryGame(msgspec.Struct, frozen=True):
    """A game that is over; ``/g/<id>`` is its summary. Times are in milliseconds since 1970, UTC."""

    id: str
    begun: int
    ended: int
    turns: int | None
    won: Literal["you", "other", "nobody", "unknown"]
    """``nobody`` where it was ended without a winner, ``unknown`` where it could not be counted."""
    seats: list[HistorySeat]


class HistoryCount(msgspec.Struct, frozen=True):
    """Games, and those of them that were won."""

    games: int
    won: int


class HistorySize(msgspec.Struct, frozen=True):
    """The same of games of so many players."""

    players: int
    games: int
    won: int


class HistoryTotals(msgspec.Struct, frozen=True):
    """All of a person's games. Streaks are of games won in a row; those without a winner are skipped."""

    all: HistoryCount
    with_people: HistoryCount
    """Where somebody else played as well."""
    with_bots: HistoryCount
    """Where nobody else did."""
    by_players: list[HistorySize]
    """Those numbers that occur, from the smallest."""
    streak: int
    """Up to the last game."""
    best_streak: int


class HistoryPage(msgspec.Struct, frozen=True):
    """GET /api/history: games, the last first; ``?after=<next>`` goes on, ``count`` is 1 to 100."""

    games: list[HistoryGame]
    next: str | None
    """What to ask for the games before these; null at the end."""
    totals: HistoryTotals


class HistoryRemove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/history/remove: take one game out of one's history, or with null all of them, for good.

    One's name stands in that game no more: not in its summary, nor in its record, nor in the others' lists.
    """

    game: str | None


class HistoryRemoved(msgspec.Struct, frozen=True):
    """How many games that were."""

    games: int


class HistoryExport(msgspec.Struct, frozen=True):
    """GET /api/history/export.json: everything at once."""

    format: Literal["hexfolk-history"]
    version: Literal[1]
    games: list[HistoryGame]
    totals: HistoryTotals
