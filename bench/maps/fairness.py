"""Plays every island with bots, and writes what came of it into docs/maps.md.

    python bench/maps/fairness.py [ID…]       plays (all islands, or those named): takes an hour
    python bench/maps/fairness.py --table     writes the table into the page

Each island with its fewest and its most players, by its own target. Results are kept beside this file,
one JSON object a line, and the last for an island and its players counts.
"""

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

import hexfolk
from hexfolk.core.island import land_hexes
from hexfolk.core.options import Options
from hexfolk.islands import catalogue
from hexfolk.lab.simulation import Setting
from hexfolk.lab.tally import run

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "fairness.jsonl"
PAGE = HERE.parents[1] / "docs" / "maps.md"
OPENING, CLOSING = "<!-- fairness -->\n", "<!-- /fairness -->\n"
BOT = "settler"
GAMES_FEWEST, GAMES_MOST = 200, 400
SEED = 7
# Turns of a game that goes nowhere.
TURN_CAP = 2_000


@dataclass(frozen=True)
class Result:
    """Games of one island with one number of players; ``wins`` is by seat."""

    island: str
    players: int
    target: int
    games: int
    finished: int
    wins: list[int]
    median_turns: int
    p99_turns: int

    def row(self) -> str:
        """A row of the table. Seats count from 1, and a lead of 1 is even."""
        hexes = land_hexes(catalogue()[self.island])
        lead = max(self.wins) * self.players / max(1, sum(self.wins))
        seat = self.wins.index(max(self.wins)) + 1
        return (
            f"| {self.island} | {hexes} | {self.players} | {self.target} | {self.games} | {self.finished} | "
            f"{self.median_turns} | {self.p99_turns} | {seat}: ×{lead:.2f} |"
        )


def play(key: str, players: int, games: int) -> Result:
    """Games of one island, counted."""
    options = Options(players, catalogue()[key].target)
    tally = run(Setting(options, key, (BOT,) * players, TURN_CAP), games, SEED)
    turns = (tally.median_turns, tally.p99_turns)
    return Result(key, players, int(options.target), games, tally.finished, tally.wins, *turns)


def table() -> str:
    """The last result for every island and number of players, as a table of the page."""
    played = [Result(**json.loads(line)) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    last = {(result.island, result.players): result for result in played}
    head = ("island", "hexes", "players", "target", "games", "finished", "median turns", "99 % within")
    lines = [f"| {' | '.join(head)} | luckiest seat |", f"|---|{'---:|' * 7}---|"]
    for key, island in catalogue().items():
        lines += [last[key, n].row() for n in sorted(set(island.players)) if (key, n) in last]
    return "\n".join(lines) + "\n"


def main(words: list[str]) -> None:
    """Play, or write the table."""
    if words == ["--table"]:
        page = PAGE.read_text(encoding="utf-8")
        before, rest = page.split(OPENING)
        PAGE.write_text(before + OPENING + table() + CLOSING + rest.split(CLOSING)[1], encoding="utf-8")
        return
    print("compiled" if hexfolk.is_compiled() else "interpreted")
    for key in words or list(catalogue()):
        low, high = catalogue()[key].players
        for players, games in {low: GAMES_FEWEST, high: GAMES_MOST}.items():
            result = json.dumps(asdict(play(key, players, games)))
            with RESULTS.open("a", encoding="utf-8") as file:
                file.write(result + "\n")
            print(result, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
