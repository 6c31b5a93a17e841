"""Plays every island with bots, and writes what came of it into docs/maps.md.

    python bench/maps/fairness.py [ID…]       plays (all islands, or those named): takes an hour
    python bench/maps/fairness.py --table     writes the table into the page

Each island with its fewest and its most players, by its own target. Results are kept beside this file,
one JSON object a line, and the last for an island and its players counts.
"""

import json
import sys
from pathlib import Path

import hexfolk
from hexfolk.core.options import Options
from hexfolk.islands import catalogue, land_hexes
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


def play(key: str, players: int, games: int) -> dict[str, object]:
    """Games of one island, counted."""
    options = Options(players, catalogue()[key].target)
    tally = run(Setting(options, key, (BOT,) * players, TURN_CAP), games, SEED)
    return {
        "island": key,
        "players": players,
        "target": int(options.target),
        "games": games,
        "finished": tally.finished,
        "wins": tally.wins,
        "median_turns": tally.median_turns,
        "p99_turns": tally.p99_turns,
    }


def results() -> dict[tuple[str, int], dict[str, object]]:
    """The last result for every island and number of players."""
    found = {}
    for line in RESULTS.read_text(encoding="utf-8").splitlines():
        result = json.loads(line)
        found[result["island"], result["players"]] = result
    return found


def table() -> str:
    """The results as a table of the page."""
    lines = [
        "| island | hexes | players | target | games | finished | median turns | 99 % within | luckiest seat |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---|",
    ]
    found = results()
    for key, island in catalogue().items():
        for players in sorted(set(island.players)):
            result = found.get((key, players))
            if result is None:
                continue
            wins, games = list(map(int, result["wins"])), int(str(result["games"]))
            lead = max(wins) * players / max(1, sum(wins))
            lines.append(
                f"| {key} | {land_hexes(island)} | {players} | {result['target']} | {games} | "
                f"{result['finished']} | {result['median_turns']} | {result['p99_turns']} | "
                f"{wins.index(max(wins)) + 1}: ×{lead:.2f} |"
            )
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
            result = json.dumps(play(key, players, games))
            with RESULTS.open("a", encoding="utf-8") as file:
                file.write(result + "\n")
            print(result, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
