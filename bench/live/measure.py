"""How a live server does: `hexfolk load` at 100 actions a second, ever faster, idle, and killed ten times.

Prints the tables and leaves them in ``bench/live.md``. Takes some ten minutes; made by `make bench-live`.
"""

import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import hexfolk

RESULTS = Path(__file__).parents[1] / "live.md"
SECONDS: Final = 60
RATES: Final = (200, 300, 400, 500, 600, 800)
MOST_P99_MS: Final = 100.0
KIB: Final = 1024

Result = dict[str, Any]

PAGE: Final = """# Speed of a live server

{made}; the server on one processor, the people on another, SQLite on the disk with every
commit waited for. Made by `make bench-live`; how it is measured stands in
[operations](../docs/operations.md#how-much-a-server-can-take).

200 tables of 4 people, games from the first move to the last, {seconds} s each. Milliseconds from when an
action was due until its update had come to every seat; processors that were busy; the load average before:

| due/s | done/s | p50 | p95 | p99 | worst | errors | resyncs | server busy | people busy | load |
|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
{rows}

The highest of these rates with a p99 of at most {most:.0f} ms: {held:.0f}.

Memory: {table:.1f} KiB for each of 2,000 tables at which nobody looks (load {idle_load:.2f}),
{seat:.1f} KiB for each person with an open socket.

Killed ten times at 100 actions a second: {promises:,} messages acked, of them {missing} missing in the log
and {twice} done twice; {unasked} done though refused; {unfolded} logs that make no sense; {otherwise} people
who saw something else. After each kill the server listened again after {open} s, and all 800
people were back after {back} s (load {killed_load:.2f}).
"""


def load(*words: str) -> Result:
    """One run; what it prints."""
    print("hexfolk load", *words, flush=True)
    command = [
        sys.executable,
        "-c",
        "from hexfolk.cli import main; main()",
        "load",
        *words,
        "--pin",
        "--json",
    ]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert done.stdout, "the run broke off: try the command above by hand"
    result: Result = json.loads(done.stdout)
    return result


def row(result: Result) -> str:
    """A line of the table of rates."""
    return (
        f"| {result['rate']:.0f} | {result['actions_per_second']:.1f} | {result['p50_ms']:.1f}"
        f" | {result['p95_ms']:.1f} | {result['p99_ms']:.1f} | {result['worst_ms']:.0f} | {result['errors']}"
        f" | {result['resyncs']} | {result['server_cpu']:.2f} | {result['players_cpu']:.2f}"
        f" | {result['load_average']:.2f} |"
    )


def rates() -> list[Result]:
    """200 tables of 4 at 100 actions a second, then ever faster until too many wait too long."""
    results = []
    for rate in (100, *RATES):
        results.append(load("--tables", "200", "--rate", str(rate), "--seconds", str(SECONDS)))
        if results[-1]["p99_ms"] > MOST_P99_MS:
            break
    return results


def main() -> None:
    """Measure, print, and write the results."""
    speed = "Compiled" if hexfolk.is_compiled() else "Interpreted"
    under_load = rates()
    idle = load("--tables", "2000", "--seconds", "0")
    killed = load("--tables", "200", "--rate", "100", "--seconds", "150", "--kills", "10")
    held = [result["rate"] for result in under_load if result["p99_ms"] <= MOST_P99_MS]
    page = PAGE.format(
        made=f"{speed}, CPython {platform.python_version()}, {platform.machine()}",
        seconds=SECONDS,
        rows="\n".join(map(row, under_load)),
        most=MOST_P99_MS,
        held=max(held, default=0),
        table=idle["bytes_per_table"] / KIB,
        idle_load=idle["load_average"],
        seat=under_load[0]["bytes_per_seat"] / KIB,
        promises=killed["promises"],
        open=spread(killed["open_s"]),
        back=spread(killed["back_s"]),
        killed_load=killed["load_average"],
        **killed["findings"],
    )
    print(page)
    RESULTS.write_text(page, encoding="utf-8")


def spread(values: list[float]) -> str:
    """The least and the greatest."""
    return f"{min(values):.1f} to {max(values):.1f}"


if __name__ == "__main__":
    main()
