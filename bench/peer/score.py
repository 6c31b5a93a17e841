"""What the games of a match come to: share of wins with its 95 % interval, times of decisions, faults."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

# Of a normal distribution: 95 of 100 lie within so many standard deviations.
_WITHIN_95 = 1.959964


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score; the whole of 0 … 1 without games."""
    if not games:
        return (0.0, 1.0)
    share, z = wins / games, _WITHIN_95**2 / games
    middle = (share + z / 2) / (1 + z)
    half = _WITHIN_95 * sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return (max(0.0, middle - half), min(1.0, middle + half))


@dataclass(frozen=True)
class Times:
    """Milliseconds of decisions: how many, their mean, and within what 99 of 100 were made."""

    decisions: int
    mean: float
    p99: float


def times(micros: Sequence[int]) -> Times:
    """Of microseconds; all zero without decisions."""
    if not micros:
        return Times(0, 0.0, 0.0)
    ordered = sorted(micros)
    p99 = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    return Times(len(ordered), sum(ordered) / len(ordered) / 1000, p99 / 1000)


def report(match: dict[str, Any], games: Sequence[dict[str, Any]]) -> str:
    """A few lines for a person. A game that the peer gave up is not won."""
    won = sum(game["winner"] == game["seat"] for game in games)
    low, high = interval(won, len(games))
    share = won / len(games) if games else 0.0
    even = 1 / match["players"]
    head = f"{match['bot']} against {match['players'] - 1} {match['against']}, seed {match['seed']}"
    won_share = f"{share:.1%} (95 %: {low:.1%} … {high:.1%}; even is {even:.1%})"
    lines = [f"{head}: {won} of {len(games)} won, {won_share}"]
    for seat in range(match["players"]):
        sat = [game for game in games if game["seat"] == seat]
        wins = sum(game["winner"] == seat for game in sat)
        lines.append(f"  in seat {seat + 1}: {wins} of {len(sat)}")
    for who in ("ours", "theirs"):
        taken = times([micros for game in games for micros in game[who]])
        lines.append(
            f"  decisions, {who}: {taken.decisions}, mean {taken.mean:.3f} ms, 99 % within {taken.p99:.3f} ms"
        )
    unfinished = sum(game["winner"] < 0 for game in games)
    faults = [fault for game in games for fault in game["faults"]]
    lines.append(f"  given up: {unfinished}; faults: {len(faults)}")
    lines += [f"    {fault}" for fault in sorted(set(faults))[:10]]
    return "\n".join(lines)
