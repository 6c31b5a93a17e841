"""Writes down, for people to read, what the summaries of the games in ``playthroughs/`` say."""

from pathlib import Path

from hexfolk.core.record import Record
from hexfolk.core.record_reading import parse_record
from hexfolk.core.resource import NAMES
from hexfolk.islands import topology_of
from hexfolk.report.flows import DRAINS, SOURCES
from hexfolk.report.summary import Summary, summarise
from tests.golden.playthroughs import FOLDER, PLANS, margin

SUMMARIES = Path(__file__).parent / "summaries"


def record_of(name: str) -> Record:
    """The record in the margin of a playthrough."""
    return parse_record(margin((FOLDER / f"{name}.txt").read_text(encoding="utf-8")), topology_of)


def tell(summary: Summary) -> str:
    """A summary as lines."""
    dice, course = summary.dice, summary.course
    lines = [
        f"turns {summary.turns}, winner {summary.winner}",
        f"dice {' '.join(map(str, dice.counts))}: {dice.rolls} rolls, as uneven: {dice.as_uneven} of 1000",
    ]
    lines += [
        f"place {one.place}: seat {one.seat}, points {one.points} = settlements {one.settlements}"
        f" + 2 x cities {one.cities} + cards {one.point_cards}"
        f" + route {2 * one.route_award} ({one.route}) + army {2 * one.army_award} ({one.knights})"
        for one in summary.places
    ]
    lines.append(f"cards: {' '.join(NAMES)}")
    for seat, (flow, luck) in enumerate(zip(summary.flows, summary.luck, strict=True)):
        lines += [f"seat {seat} from {source}: {_cards(flow.gained[source])}" for source in SOURCES]
        lines += [f"seat {seat} to {drain}: {_cards(flow.lost[drain])}" for drain in DRAINS]
        lines += [
            f"seat {seat} expected: {' '.join(f'{cards:.2f}' for cards in luck.expected)}",
            f"seat {seat} thrown: {_cards(luck.thrown)}",
            f"seat {seat} blocked: {_cards(luck.blocked)}",
            f"seat {seat} short: {_cards(luck.short)}",
            f"seat {seat} points: {' '.join(map(str, course.points[seat]))}",
            f"seat {seat} longest route {course.longest[seat]}, knights {course.knights[seat]}",
            f"seat {seat} gave {' '.join(map(str, summary.trades.given[seat]))}",
        ]
    lines += [f"turn {m.turn}: seat {m.seat} {m.what}, {m.points} points" for m in course.marks]
    for award, tenures in (("route", course.routes), ("army", course.armies)):
        lines += [f"{award}: seat {t.seat}, turns {t.first} to {t.last}, {t.most}" for t in tenures]
    return "\n".join(lines) + "\n"


def _cards(cards: list[int]) -> str:
    return " ".join(map(str, cards))


if __name__ == "__main__":
    SUMMARIES.mkdir(exist_ok=True)
    for plan in PLANS:
        (SUMMARIES / f"{plan}.txt").write_text(tell(summarise(record_of(plan))), encoding="utf-8")
