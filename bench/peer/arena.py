"""Plays a Hexfolk bot against the bots of catanatron, inside catanatron, without trade between players.

    python bench/peer/arena.py --bot settler --against F --players 2 --games 300 --seed 1 --journal FILE

Goes on where the journal ends, and prints the share of wins with its 95 % interval, how long decisions
took on both sides, and faults: decisions of ours that had to be replaced, of which there must be none.
``bench/peer.md`` tells how to install catanatron, what is compared, and what came of it.
"""

import sys
from pathlib import Path

import click

# Run as a file, Python would look for the modules of this folder in this folder alone.
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import hexfolk
from bench.peer.journal import Journal
from bench.peer.score import report
from hexfolk.bots import NAMES, STANDARD


@click.command()
@click.option("--bot", type=click.Choice(NAMES), default=STANDARD, show_default=True)
@click.option("--against", default="F", show_default=True, help="A bot of catanatron: F, AB:2, R …")
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="With those kept.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--nodes-factor", type=click.IntRange(1), default=1, show_default=True, help="For ours.")
@click.option("--journal", type=click.Path(dir_okay=False, path_type=Path), required=True)
def main(
    bot: str, against: str, players: int, games: int, seed: int, nodes_factor: int, journal: Path
) -> None:
    """Play what is missing of a match, then tell how it stands."""
    try:
        from bench.peer.match import Pairing, play
    except ImportError as error:
        raise click.ClickException(f"{error}; bench/peer.md tells how to install catanatron") from error

    speed = "compiled" if hexfolk.is_compiled() else "interpreted"
    match = {
        "bot": bot,
        "against": against,
        "players": players,
        "seed": seed,
        "hexfolk": f"{hexfolk.__version__}, {speed}",
        **({"nodes_factor": nodes_factor} if nodes_factor > 1 else {}),
    }
    try:
        kept = Journal(journal, match)
    except ValueError as error:
        raise click.ClickException(str(error)) from error
    pairing = Pairing(bot, against, players, seed, nodes_factor)
    done = {game["game"] for game in kept.games}
    for number in range(games):
        if number not in done:
            kept.add(play(pairing, number))
            if sys.stderr.isatty():
                click.echo(f"\r{len(kept.games)} of {games}", nl=False, err=True)
    click.echo(report(match, kept.games))


if __name__ == "__main__":
    main()
