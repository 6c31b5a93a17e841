"""How strong bots are by their games, whoever sat there: openskill's Plackett–Luce model."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """Strength and its uncertainty. Everybody begins with 25 and 25/3."""

    mu: float
    sigma: float


class Finish(NamedTuple):
    """How a game ended, by seat: who sat there, and their points. ``winner`` is -1 where nobody won."""

    bots: Sequence[str]
    winner: int
    points: Sequence[int]

    def ranks(self) -> list[float]:
        """The winner is first, the others follow by their points; equal points, equal rank."""
        order = [(seat != self.winner, -points) for seat, points in enumerate(self.points)]
        ladder = sorted(set(order))
        return [float(ladder.index(place)) for place in order]


def rate(games: Iterable[Finish]) -> dict[str, Rating]:
    """The ratings after games in this order. A bot on several seats takes the mean of what they earn."""
    # Bots learn nothing from game to game: nothing is added to what is uncertain about them.
    model = PlackettLuce(tau=0.0)
    found: dict[str, Rating] = {}
    for game in games:
        seats = [
            [model.rating(*found.get(bot, Rating(model.mu, model.sigma)), name=bot)] for bot in game.bots
        ]
        earned: dict[str, list[Rating]] = {}
        for [after], bot in zip(model.rate(seats, ranks=game.ranks()), game.bots, strict=True):
            earned.setdefault(bot, []).append(Rating(after.mu, after.sigma))
        for bot, ratings in earned.items():
            count = len(ratings)
            found[bot] = Rating(sum(r.mu for r in ratings) / count, sum(r.sigma for r in ratings) / count)
    return found
