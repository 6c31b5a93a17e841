"""A finished game looked back on: chances, turning points, what a strong bot would have done.

Steps are those of the replay: step k is the position after the k-th line of play of the game's record.
Chances are shares of one.
"""

from typing import Literal

import msgspec

from hexfolk.view.messages.game import OfferView
from hexfolk.view.messages.server import HintView
from hexfolk.view.messages.words import Cards, ResourceName, TurningCode


class CurvePoint(msgspec.Struct, frozen=True):
    """How the game stood at the beginning of a turn, before a settlement of the set-up, or at the end."""

    step: int
    turn: int
    """0 in the set-up."""
    seat: int | None
    """Whose turn begins; None at the end."""
    chances: list[float]
    """By seat, together 1."""


class TurningPoint(msgspec.Struct, frozen=True):
    """Where the chances changed most: ``turning-<code>`` is a Fluent key, the facts are its variables.

    ``number`` are cards, points, dots or the sum of the dice, as the code says; of a ``streak`` they are
    cards that came in so many ``rolls``.
    """

    begin: int
    """The step before it."""
    step: int
    """The step after it."""
    line: int
    """Of the text of the record."""
    turn: int
    code: TurningCode
    seat: int
    other: int | None
    cards: Cards
    wanted: Cards
    spot: str | None
    resource: ResourceName | None
    number: int
    rolls: int
    before: list[float]
    """Chances by seat before it."""
    after: list[float]


class AnalysisView(msgspec.Struct, frozen=True):
    """A whole game: its ``points``, each made of so many ``continuations``, and its ``turning`` points."""

    players: int
    winner: int | None
    continuations: int
    points: list[CurvePoint]
    turning: list[TurningPoint]


class AnalysisState(msgspec.Struct, frozen=True):
    """GET and POST /api/games/{id}/analysis: how far it is. GET starts nothing."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    progress: float = 0.0
    """Of a running one, 0 … 1."""
    ahead: int = 0
    """Of a waiting one: how many others come first."""
    code: str = ""
    """Of a failed one: ``refused-<code>`` is a Fluent key. It can be started again."""
    analysis: AnalysisView | None = None


class SecondOpinion(msgspec.Struct, frozen=True):
    """GET /api/games/{id}/advice?step=N: what a master would have done at that step.

    It knew what that seat could know. The chances are that seat's after either move as it could see them,
    None where they cannot be compared: offers and their answers are not played on.
    """

    step: int
    """Of the position; the move that was played leads to the next."""
    line: int
    turn: int
    seat: int
    played: str
    """The action in text form."""
    by_clock: bool
    """Time was up, and the clock chose it."""
    hint: HintView
    same: bool
    """Whether the master would have done just that."""
    chance_played: float | None
    chance_advised: float | None
    continuations: int
    rates: list[int]
    """The seat's bank rates then, as in GameView."""
    offers: list[OfferView]
    """Those that were open."""
