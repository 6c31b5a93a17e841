"""How long the summary of a game takes: eight players on Giant Land. Into ``bench/summary.md``.

One game of eight novices; then its record is read, counted and drawn again and again. Processor time on one
core, the best of the rounds.
"""

import platform
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import hexfolk
from hexfolk.bots import NOVICE
from hexfolk.core.options import Options
from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.i18n.languages import languages
from hexfolk.islands import topology_of
from hexfolk.lab.simulation import Setting, play_recorded
from hexfolk.report import dice
from hexfolk.report.page import render_fragment, subject_of
from hexfolk.report.summary import summarise

RESULTS = Path(__file__).with_name("summary.md")
ROUNDS = 10
MOST_MS = 300


def best(work: Callable[[], object]) -> float:
    """Milliseconds of the quickest round."""
    found = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        found.append(time.process_time() - begun)
    return 1e3 * min(found)


def main() -> None:
    """Measure, print and write down."""
    setting = Setting(Options(8, target=12), "giant", (NOVICE,) * 8)
    _, record = play_recorded(setting, 1)
    text = record.to_text()
    summary = summarise(record)
    subject = subject_of(record, "abcdefghjkmn")

    def fresh() -> None:
        # Dice of as many rolls as never before: the series to compare with are thrown anew.
        dice._fair_series.cache_clear()
        dice._cumulated.cache_clear()
        read = parse_record(text, topology_of)
        render_fragment(summarise(read), subject_of(read, "abcdefghjkmn"), "en")

    pages = {language: best(partial(render_fragment, summary, subject, language)) for language in languages()}
    rows = [
        ("reading the record", best(lambda: parse_record(text, topology_of))),
        ("playing it again, without counting", best(lambda: replay(record))),
        ("playing it again and counting", best(lambda: summarise(record))),
        *((f"drawing the page, {language}", ms) for language, ms in pages.items()),
        ("all of it, dice to compare with thrown anew", best(fresh)),
    ]
    kind = "Compiled" if hexfolk.is_compiled() else "Interpreted"
    lines = [
        "# The summary of a game",
        "",
        f"{kind}, CPython {platform.python_version()}, {platform.machine()}; processor time.",
        f"The best of {ROUNDS} rounds. Made by `bench/summary.py`.",
        "",
        f"Eight players on Giant Land, {summary.turns} turns, {len(record.entries)} actions.",
        "",
        "| what | ms |",
        "|---|---:|",
        *(f"| {what} | {ms:.1f} |" for what, ms in rows),
        "",
        f"Budget for all of it: {MOST_MS} ms.",
    ]
    print("\n".join(lines))
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
