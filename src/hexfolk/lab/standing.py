"""What the games of an arena come to."""

from collections.abc import Sequence
from typing import Any

import msgspec

import hexfolk
from hexfolk.asking.finding import is_own
from hexfolk.lab.interval import block_interval
from hexfolk.lab.journal import GameLine
from hexfolk.lab.notes import Blame, SeatNotes, blame
from hexfolk.lab.rating import Finish, rate
from hexfolk.lab.simulation import Setting
from hexfolk.lab.stopwatch import together
from hexfolk.lab.tally import percentile


class SeatShare(msgspec.Struct):
    """How often a seat won, whoever sat there."""

    wins: int
    win_share: float
    ci95: tuple[float, float]


class BotStanding(msgspec.Struct):
    """One name. A share is of the games of a seat: with equal players it is one in so many players."""

    seats: int
    """How many of the seats it holds."""
    wins: int
    win_share: float
    ci95: tuple[float, float]
    rating: float
    rating_sigma: float
    points: float
    """The mean at the end of a game."""
    offers_per_game: float
    """Offers to the others, a seat and game."""
    offers_taken: float
    """Trades that came of its turns, for each of its offers."""
    answers: int
    """How often it was asked to answer an offer."""
    answers_accepted: float
    """The share of them to which it said yes."""
    thoughts: int
    mean_ms: float
    p99_ms: float
    faults: Blame | None
    """Moves that a foreign bot has lost; null for our own."""


class Standing(msgspec.Struct):
    """What ``hexfolk arena --json`` prints."""

    games: int
    finished: int
    islands: int
    rotations: int
    players: int
    island: str
    seed: int
    bots: dict[str, BotStanding]
    seats: list[SeatShare]
    median_turns: int
    p99_turns: int
    trades_per_game: float
    resumed: int
    """Games that stood in the journal."""
    seconds: float
    games_per_second: float
    compiled: bool

    def as_dict(self) -> dict[str, Any]:
        """In plain values."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


def stand(
    setting: Setting,
    line_ups: Sequence[tuple[str, ...]],
    games: Sequence[GameLine],
    seed: int,
    resumed: int,
    seconds: float,
) -> Standing:
    """The standing after whole blocks of games, which are in the order of their numbers."""
    size = len(line_ups)
    blocks = [games[first : first + size] for first in range(0, len(games), size)]
    turns = sorted(game.turns for game in games)
    trades = sum(seat.trades for game in games for seat in game.seats)
    return Standing(
        games=len(games),
        finished=sum(game.winner >= 0 for game in games),
        islands=len(blocks),
        rotations=size,
        players=len(setting.bots),
        island=setting.island,
        seed=seed,
        bots=_bots(setting.bots, line_ups, games, blocks),
        seats=[_seat(seat, blocks, size) for seat in range(len(setting.bots))],
        median_turns=percentile(turns, 50),
        p99_turns=percentile(turns, 99),
        trades_per_game=round(trades / len(games), 2),
        resumed=resumed,
        seconds=round(seconds, 3),
        games_per_second=round((len(games) - resumed) / seconds, 2),
        compiled=hexfolk.is_compiled(),
    )


def _seat(seat: int, blocks: Sequence[Sequence[GameLine]], size: int) -> SeatShare:
    wins = [sum(game.winner == seat for game in block) for block in blocks]
    return SeatShare(sum(wins), round(sum(wins) / (len(blocks) * size), 4), _interval(wins, size, 1))


def _interval(wins: Sequence[int], size: int, seats: int) -> tuple[float, float]:
    """Of several seats with one name at most one wins: the interval is that of the games, shared out."""
    low, high = block_interval(wins, size)
    return round(low / seats, 4), round(high / seats, 4)


def _bots(
    bots: tuple[str, ...],
    line_ups: Sequence[tuple[str, ...]],
    games: Sequence[GameLine],
    blocks: Sequence[Sequence[GameLine]],
) -> dict[str, BotStanding]:
    size = len(line_ups)
    ratings = rate(Finish(line_ups[game.game % size], game.winner, game.points) for game in games)
    found: dict[str, BotStanding] = {}
    for name in sorted(set(bots), key=lambda bot: (-ratings[bot].mu, bot)):
        seats = bots.count(name)
        wins = [
            sum(game.winner >= 0 and line_ups[game.game % size][game.winner] == name for game in block)
            for block in blocks
        ]
        held = [
            (game.points[seat], game.seats[seat])
            for game in games
            for seat, bot in enumerate(line_ups[game.game % size])
            if bot == name
        ]
        found[name] = _bot(
            name,
            seats,
            sum(wins),
            _interval(wins, size, seats),
            ratings[name],
            [points for points, _ in held],
            [notes for _, notes in held],
        )
    return found


def _bot(
    name: str,
    seats: int,
    wins: int,
    ci95: tuple[float, float],
    rating: tuple[float, float],
    points: Sequence[int],
    notes: Sequence[SeatNotes],
) -> BotStanding:
    thinking = together(note.thinking for note in notes)
    offers = sum(note.offers for note in notes)
    asked = sum(note.asked for note in notes)
    return BotStanding(
        seats=seats,
        wins=wins,
        win_share=round(wins / len(notes), 4),
        ci95=ci95,
        rating=round(rating[0], 2),
        rating_sigma=round(rating[1], 2),
        points=round(sum(points) / len(points), 2),
        offers_per_game=round(offers / len(notes), 2),
        offers_taken=_ratio(sum(note.trades for note in notes), offers),
        answers=asked,
        answers_accepted=_ratio(sum(note.accepted for note in notes), asked),
        thoughts=thinking.count,
        mean_ms=round(thinking.mean_ms(), 4),
        p99_ms=round(thinking.percentile_ms(99), 4),
        faults=None if is_own(name) else blame(notes),
    )


def _ratio(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
