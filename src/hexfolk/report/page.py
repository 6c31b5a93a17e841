"""The summary of a game as HTML: a fragment for the page of its link, or a file of its own.

Everything that people wrote (names, maps) is escaped; there is no script in it.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from msgspec.structs import replace

from hexfolk.core.record import Record
from hexfolk.core.resource import NAMES
from hexfolk.i18n.languages import style as look_of
from hexfolk.i18n.phrases import Phrases, clock, phrases
from hexfolk.report import drawing
from hexfolk.report.flows import DRAINS, SOURCES
from hexfolk.report.looks import Look, plain_looks
from hexfolk.report.summary import Summary, summarise

_HERE: Final = Path(__file__).parent
PARTS: Final = ("common", "islands", "summary")
"""The parts of the texts that a summary is made of."""


class Subject(msgspec.Struct, frozen=True):
    """What is known of a game beside its figures.

    ``game`` is its id, empty for one without a link; ``looks`` are by seat; ``island`` is the id of an
    island of the catalogue, or ``own`` the name of another.
    """

    game: str
    looks: list[Look]
    target: int
    awards: tuple[bool, bool]
    """Whether the longest route and the largest army are played for."""
    island: str
    own: str
    begun: datetime | None


def subject_of(record: Record, game: str = "", looks: Sequence[Look] | None = None) -> Subject:
    """What a record tells of its game; ``looks`` if something is known of them."""
    topology, options = record.board.topology, record.options
    key = topology.island.key
    own = key.startswith("own_")
    begun = None
    if record.begun:
        try:
            begun = datetime.strptime(record.begun, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
        except ValueError:
            # It has the form of a moment, but there is none like it: no reason to show nothing.
            begun = None
    return Subject(
        game=game,
        looks=list(looks) if looks is not None else plain_looks([seat.name for seat in record.seats]),
        target=int(options.target),
        awards=(bool(options.route_award), bool(options.army_award)),
        island="" if own else key,
        own=topology.island.name if own else "",
        begun=begun,
    )


def render_fragment(summary: Summary, subject: Subject, language: str) -> str:
    """The summary as part of a page."""
    return _render("fragment.html", summary, subject, language)


def render_file(record: Record, language: str) -> str:
    """The summary of a record as one file, which needs nothing beside it. Raises BadRecord."""
    return _render(
        "file.html",
        summarise(record),
        subject_of(record),
        language,
        style=style(alone=True) + look_of(language),
    )


def headline(summary: Summary, subject: Subject, language: str) -> str:
    """What the page is called."""
    said = phrases(language, PARTS)
    return _headline(summary, _named(subject.looks, said), said)


@lru_cache(maxsize=2)
def style(alone: bool = False) -> str:
    """The style sheet of the fragment; ``alone``, with all that the client's pages have of their own."""
    sheets = ("tokens.css", "report.css") if alone else ("report.css",)
    return "".join((_HERE / "templates" / name).read_text(encoding="utf-8") for name in sheets)


def _render(template: str, summary: Summary, subject: Subject, language: str, **more: Any) -> str:
    said = phrases(language, PARTS)
    looks = _named(subject.looks, said)
    return (
        _environment()
        .get_template(template)
        .render(
            t=said.t,
            number=said.number,
            signed=said.signed,
            seconds=said.seconds,
            clock=clock,
            language=language,
            about=said.about,
            summary=summary,
            subject=subject,
            looks=looks,
            headline=_headline(summary, looks, said),
            facts=_facts(summary, subject, said),
            course=drawing.draw_course(summary.course, looks, subject.target),
            dice=drawing.draw_dice(summary.dice),
            fairness=_fairness(summary, said),
            gains=drawing.draw_gains(summary.flows, looks),
            luck=drawing.draw_luck(summary.luck, looks),
            times=_times(summary, looks),
            spans={
                "route": drawing.draw_tenures(summary.course.routes, looks, max(1, summary.turns)),
                "army": drawing.draw_tenures(summary.course.armies, looks, max(1, summary.turns)),
            },
            sources=SOURCES,
            drains=DRAINS,
            resources=NAMES,
            heights=drawing,
            **more,
        )
    )


def _times(summary: Summary, looks: list[Look]) -> list[drawing.Bar] | None:
    """The time that was used, if the record tells of any."""
    seconds = [one.seconds for one in summary.pace or []]
    return drawing.draw_times(seconds, looks) if sum(seconds) > 0 else None


def _named(looks: Sequence[Look], said: Phrases) -> list[Look]:
    """Looks in which everybody has a name: a record need not tell them."""
    return [
        look if look.name.strip() else replace(look, name=said.t("summary-seat", number=look.seat + 1))
        for look in looks
    ]


def _headline(summary: Summary, looks: Sequence[Look], said: Phrases) -> str:
    if summary.winner is None:
        return said.t("summary-unfinished")
    return said.t("summary-won", name=looks[summary.winner].name)


def _facts(summary: Summary, subject: Subject, said: Phrases) -> list[str]:
    """What stands below the headline."""
    facts = []
    if summary.winner is not None:
        facts.append(said.t("points", count=summary.places[0].points))
    facts.append(said.t("summary-turns", count=summary.turns))
    island = f"island-{subject.island}"
    facts.append(said.t(island) if subject.island and said.has(island) else subject.own or subject.island)
    if subject.begun is not None:
        facts.append(f"{said.date(subject.begun)} UTC")
    return facts


def _fairness(summary: Summary, said: Phrases) -> list[str]:
    """How unusual the dice were, in words."""
    dice = summary.dice
    kind = [] if dice.fair else [said.t("summary-dice-balanced")]
    if dice.as_uneven is None:
        return [*kind, said.t("summary-dice-few")]
    if dice.as_uneven < 1:
        never = "summary-dice-never" if dice.fair else "summary-dice-never-balanced"
        return [*kind, said.t(never), said.t("summary-dice-rare")]
    some = "summary-dice-share" if dice.fair else "summary-dice-share-balanced"
    if dice.as_uneven < 100:
        share = said.t(some, among="1000", count=dice.as_uneven)
    else:
        share = said.t(some, among="100", count=min(99, round(dice.as_uneven / 10)))
    if dice.as_uneven > 950:
        return [*kind, share, said.t("summary-dice-even")]
    if dice.as_uneven >= 150:
        return [*kind, share, said.t("summary-dice-usual")]
    return [*kind, share, said.t("summary-dice-uncommon" if dice.as_uneven >= 20 else "summary-dice-rare")]


@lru_cache(maxsize=1)
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(_HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
