"""How light the client is: bytes of a first visit, when one can play, what moves, and what dragging costs.

``python -m bench.web.measure [VISITS]`` prints the tables and leaves them in ``bench/web.md``. Needs Chromium
and the built client; takes a few minutes on a quiet machine. With ``PYTHONPATH=src`` it serves these sources.
"""

import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from bench.web import ground, panning, visits

RESULTS: Final = Path(__file__).parents[1] / "web.md"
TIMES: Final = int(sys.argv[1]) if len(sys.argv) > 1 else 5
PHONE: Final = (390, 844)
DESK: Final = (1440, 900)
LANGUAGES: Final = ("en", "it", "pl", "pt-BR", "ja")
RATES: Final = (1, 4)

PAGE: Final = """# How light the client is

{machine}. Made by `python -m bench.web.measure`, headless Chromium without a graphics processor, the server
on the same machine. Where the load is above one or two, the clock tells more of the other work than of the
client; processor times hold all the same.

## A first visit

Nothing is kept from before. "Bytes" is all that came over HTTP, packed, with its headers, until {rest:.1f} s
after one could play; what the socket said is counted as it is read, before packing. "Play" is the time from
asking for the address until the button, or the first lit place of the island, is drawn and the page is free
to hear a tap: the middle of {times}, then with a processor four times slower. "Busy" is the processor time
of the page's own thread until then. "Moved" is the sum of all layout shifts, the worst visit.

| page | language | bytes | requests | socket | play | busy | play at 4× | busy at 4× | moved |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|
{visits}

Times in milliseconds.

## Dragging Giant Land with eight players

1440 × 900, drawn near, dragged to and fro by a finger. Milliseconds of the main thread for each frame, from a
trace of the browser: all tasks between two frames, in processor time.

| processor | frames | p50 | p95 | worst |
|---|---:|---:|---:|---:|
{frames}
"""


def main() -> None:
    """Measure, print and keep."""
    with ground.served() as address, ground.browsing() as browser:
        lines = [_front(browser, address, language) for language in LANGUAGES]
        lines.append(_table(browser, address, 4, "", PHONE, "a table of four"))
        lines.append(_table(browser, address, 8, "giant", DESK, "Giant Land, eight"))
        path, cookies = ground.seated(browser, address, 8, "giant")
        frames = [_frames(browser, address, path, cookies, rate) for rate in RATES]
    text = PAGE.format(
        machine=ground.machine(),
        rest=visits.REST_MS / 1000,
        times=TIMES,
        visits="\n".join(lines),
        frames="\n".join(frames),
    )
    print(text)
    RESULTS.write_text(text, encoding="utf-8")


def _front(browser: Browser, address: str, language: str) -> str:
    return _row("front page", browser, f"{address}/", ground.PLAY, language, size=PHONE)


def _table(
    browser: Browser, address: str, players: int, island: str, size: tuple[int, int], name: str
) -> str:
    path, cookies = ground.seated(browser, address, players, island)
    # Until it is one's turn.
    visits.visit(browser, address + path, ground.SPOT, size=size, cookies=cookies)
    return _row(name, browser, address + path, ground.SPOT, "en", size=size, cookies=cookies)


def _row(name: str, browser: Browser, url: str, selector: str, language: str, **how: Any) -> str:
    usual = visits.middle(browser, TIMES, url, selector, language=language, **how)
    slow = visits.middle(browser, TIMES, url, selector, language=language, rate=4, **how)
    shift = max(usual.shift, slow.shift)
    line = (
        f"| {name} | {language} | {usual.wire:,} | {usual.requests} | {usual.socket:,} "
        f"| {usual.playable:.0f} | {usual.busy:.0f} | {slow.playable:.0f} | {slow.busy:.0f} | {shift:.4f} |"
    )
    print(line, *usual.movers, sep="\n  ", flush=True)
    return line


def _frames(browser: Browser, address: str, path: str, cookies: Any, rate: int) -> str:
    found = panning.pan(browser, address, path, cookies, rate, DESK)
    name = "as it is" if rate == 1 else f"{rate}× slower"
    line = f"| {name} | {len(found.costs)} | {found.p50:.1f} | {found.p95:.1f} | {found.worst:.1f} |"
    print(line, flush=True)
    return line


if __name__ == "__main__":
    main()
