"""Replays games of catanatron in our rules, action by action, and counts where the two differ.

    python bench/peer/fidelity.py --games 200 --players 2 --bots F --seed 1

Every action is done in our rules with the dice, cards and thefts that the peer had; afterwards all that is
public and hidden is compared, and what each side allows next. After a difference our game goes on from the
peer's position, so that each is counted once. Differences that come from known faults of the peer have names,
any other is unexpected, is printed, and makes the command fail. ``bench/peer.md`` lists the faults.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Final

import click

# Run as a file, Python would look for the modules of this folder in this folder alone.
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bench.peer.replay import Replay
from hexfolk.lab.simulation import game_seed

SHOWN: Final = 10
# Where the peer gives a game up.
TURN_CAP: Final = 1000


def play(bots: list[str], seed: int, counts: Counter[str]) -> list[str]:
    """Play one game of the peer's bots, our rules beside it; what was unexpected, in words."""
    from catanatron import Color, Game

    from bench.peer.match import peer_player

    seated = [peer_player(name, colour) for name, colour in zip(bots, Color, strict=False)]
    game = Game(seated, seed=seed)
    replay = Replay(game, counts)
    while game.winning_color() is None and game.state.num_turns < TURN_CAP:
        replay.expect(game.play_tick())
    replay.finish()
    return [f"seed {seed}: {what}" for what in replay.unexpected]


@click.command()
@click.option("--bots", default="F", show_default=True, help="Bots of catanatron, as many as needed: F,R")
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
def main(bots: str, players: int, games: int, seed: int) -> None:
    """Play games, print what was compared and how often what differed."""
    counts: Counter[str] = Counter()
    unexpected: list[str] = []
    names = (bots.split(",") * players)[:players]
    for number in range(games):
        unexpected += play(names, game_seed(seed, number), counts)
    click.echo(f"{games} games of {players}, bots {bots}, seed {seed}")
    for name, number in sorted(counts.items()):
        click.echo(f"  {name}: {number}")
    click.echo(f"  unexpected: {len(unexpected)}")
    for line in unexpected[:SHOWN]:
        click.echo(f"    {line}")
    if unexpected:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
