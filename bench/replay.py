"""How fast a finished game can be looked at again.

    hexfolk sim --players 8 --board giant --bots settler --seed 1 --games 1 --record game.txt
    python bench/replay.py game.txt …

Of the records it takes the longest. Milliseconds are the processor's: other work beside it does not show.
`bench/replay.md` has what came out.
"""

import random
import statistics
import sys
import time
from pathlib import Path

import msgspec

import hexfolk
from hexfolk.core.record_reading import parse_record
from hexfolk.islands import topology_of
from hexfolk.report.playback import ALL, WATCH, Playback
from hexfolk.report.timeline import timeline_of

BLOCK = 32
SEEKS = 300


def main() -> None:
    texts = [Path(name).read_text(encoding="utf-8") for name in sys.argv[1:]]
    record = max((parse_record(text, topology_of) for text in texts), key=lambda one: len(one.entries))
    begin = time.process_time()
    playback = Playback(record)
    opened = time.process_time()
    timeline_of(playback)
    told = time.process_time()
    dice = random.Random(1)
    speed = "compiled" if hexfolk.is_compiled() else "interpreted"
    print(f"{speed}, {record.options.players} players: {playback.steps} steps")
    print(f"opening {1000 * (opened - begin):.0f} ms, at a glance {1000 * (told - opened):.0f} ms")
    for name, eye in (("all", ALL), ("seat 3", 3), ("spectator", WATCH)):
        for count in (1, BLOCK):
            taken = []
            for _ in range(SEEKS):
                first = dice.randrange(playback.steps + 1)
                start = time.process_time()
                msgspec.json.encode(playback.frames(eye, first, count))
                taken.append(1000 * (time.process_time() - start))
            taken.sort()
            p50, p99 = statistics.median(taken), taken[int(0.99 * len(taken))]
            print(f"{name:10} {count:3} steps: p50 {p50:.1f} ms, p99 {p99:.1f} ms")


if __name__ == "__main__":
    main()
