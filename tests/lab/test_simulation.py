"""Whole games: they end, they can be repeated, and they are the same interpreted and compiled.

``python tests/lab/test_simulation.py`` writes the golden file again, after a change of rules or bots that is
meant to change games.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from hexfolk.core.digest import digest
from hexfolk.core.options import Options, parse_options
from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.verdict import RECOMPUTED, verify
from hexfolk.islands import standard_for, topology_of
from hexfolk.lab.simulation import Setting, game_seed, play, play_noted, play_recorded
from hexfolk.lab.tally import percentile, run

GOLDEN = Path(__file__).resolve().parent.parent / "golden" / "games.txt"


def setting(players: int, bots: str, words: str = "") -> Setting:
    names = tuple(bots.split(","))
    options = parse_options(f"players={players} {words}".strip())
    return Setting(options, standard_for(players), names * players if len(names) == 1 else names)


def golden_line(asked: str) -> str:
    players, bots, seed, *words = asked.split()
    outcome, record = play_recorded(setting(int(players), bots, " ".join(words)), int(seed))
    return f"{asked} | {outcome.winner} {outcome.turns} {outcome.actions} {digest(replay(record))}"


@pytest.mark.parametrize("line", GOLDEN.read_text(encoding="utf-8").splitlines())
def test_a_game_is_the_same_everywhere(line: str) -> None:
    """``players bots seed options | winner turns actions digest``: the same interpreted and compiled."""
    assert line == golden_line(line.partition(" | ")[0])


def test_a_record_changes_nothing_and_replays_from_its_text() -> None:
    for bots in ("random", "settler,random"):
        asked = setting(2, bots)
        outcome, record = play_recorded(asked, 3)
        assert play(asked, 3) == outcome
        again = replay(parse_record(record.to_text(), topology_of))
        assert again.winner == outcome.winner
        assert len(record.entries) == outcome.actions


def test_a_verifiable_game_is_the_same_recorded_and_told_by_chair() -> None:
    asked = replace(setting(3, "settler,random,novice"), options=Options(3, target=8), verifiable=True)
    outcome, record = play_recorded(asked, 4)
    assert play(asked, 4) == outcome == play_noted(asked, 4)[0]
    winner = int(replay(record).winner)
    assert record.seats[winner].bot == asked.bots[outcome.winner]
    assert outcome.points[outcome.winner] == max(outcome.points) >= 8
    assert sorted(seat.bot for seat in record.seats) == sorted(asked.bots)
    assert verify(record, topology_of).kind == RECOMPUTED
    keys = {play_recorded(replace(asked, turn_cap=1), seed)[1].secret for seed in range(3)}
    assert len(keys) == 3


def test_settlers_beat_chance() -> None:
    """Ten games, five from each side of the table; the full measure is in docs/bots.md."""
    first = run(setting(2, "settler,random"), 5, 1)
    second = run(setting(2, "random,settler"), 5, 2)
    assert first.wins[0] + second.wins[1] >= 9


@pytest.mark.parametrize("players", [3, 6, 7])
def test_settlers_finish(players: int) -> None:
    tally = run(setting(players, "settler"), 2, 1)
    assert tally.finished == 2
    assert tally.p99_turns < 200


def test_a_capped_game_has_no_winner() -> None:
    asked = Setting(Options(2), "standard19", ("random", "random"), turn_cap=5)
    outcome = play(asked, 1)
    assert (outcome.winner, outcome.turns) == (-1, 6)
    assert play_recorded(asked, 1)[0] == outcome


@pytest.mark.parametrize(
    "options",
    [
        Options(2, robber=False),
        Options(3, friendly_robber=True),
        Options(2, discard=False, route_award=False, army_award=False),
        Options(5, special_building=False, gifts=False),
        Options(2, target=15),
    ],
)
def test_settlers_finish_under_other_rules(options: Options) -> None:
    names = ("settler",) * options.players
    assert play(Setting(options, standard_for(options.players), names), 11).winner >= 0


def test_workers_change_nothing() -> None:
    alone = run(setting(2, "random"), 40, 9)
    together = run(setting(2, "random"), 40, 9, workers=2)
    assert (alone.wins, alone.median_turns, alone.p99_turns) == (
        together.wins,
        together.median_turns,
        together.p99_turns,
    )
    assert sum(alone.wins) == alone.finished == 40


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    run(setting(2, "random"), 20, 1, progress=heard.append)
    assert sum(heard) == 20


def test_percentiles_are_by_nearest_rank() -> None:
    assert [percentile(list(range(1, 11)), p) for p in (50, 99)] == [5, 10]
    assert percentile([7], 50) == 7
    assert game_seed(1, 5) != game_seed(2, 5)


if __name__ == "__main__":
    games = [line.partition(" | ")[0] for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    GOLDEN.write_text("".join(golden_line(asked) + "\n" for asked in games), encoding="utf-8")
