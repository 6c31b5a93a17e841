"""The rules and the advice as HTML, whole without script, in every language."""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from babel import Locale
from babel.numbers import format_percent
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from hexfolk.core.board import DOTS, RED
from hexfolk.core.cards import NAMES as CARDS
from hexfolk.core.dice import CARDS as DECK
from hexfolk.core.dice import DRAWN
from hexfolk.core.resource import NAMES as RESOURCES
from hexfolk.i18n.phrases import Phrases, phrases
from hexfolk.rulebook.facts import SUMS, chances, costs, facts, isles, resource_of, sizes
from hexfolk.rulebook.figures import ANCHOR, EMBLEMS, SUN, figures
from hexfolk.rulebook.options import entries

_HERE: Final = Path(__file__).parent / "templates"
PARTS: Final = (
    *("common", "lobby", "company", "undo", "hints", "chat", "front", "picker", "dice", "islands"),
    *("rulebook", "rules", "strategy"),
)
"""The parts of the texts that the pages are made of."""
CHAPTERS: Final = (
    *("goal", "pieces", "island", "founding", "turn", "production", "seven", "trade", "building"),
    *("cards", "special", "awards", "end", "secrets", "options", "chance"),
)
"""The sections of the rules, by the id of their anchor."""
ADVICE: Final = ("odds", "founding", "plans", "trade", "robber", "cards", "end", "many")
"""Those of the strategy page."""
Page: TypeAlias = Literal["rules", "strategy"]
PAGES: Final[dict[str, Page]] = {"rules": "rules", "strategy": "strategy"}
ROUND: Final = 4
"""Players of the round in which the advice counts sevens."""


def title(page: Page, language: str) -> str:
    """What a page is called."""
    return phrases(language, PARTS).t(f"{page}-title")


@cache
def render(page: Page, language: str) -> str:
    """A page as an ``article``. It says the same for ever, so it is made once."""
    said = phrases(language, PARTS)
    return (
        _environment()
        .get_template(f"{page}.html")
        .render(
            t=said.t,
            say=_speaker(said),
            percent=partial(percent, language=language),
            facts=facts(),
            figures=figures(),
            chapters=CHAPTERS if page == "rules" else ADVICE,
            page=page,
            **_content(page, said),
        )
    )


def percent(share: float, language: str) -> str:
    """A share of one as per cent, with one digit after the point."""
    locale = Locale.parse(language, sep="-")
    pattern = str(locale.percent_formats[None].pattern)
    return str(format_percent(share, pattern.replace("##0", "##0.0"), locale=locale))


@cache
def style() -> str:
    """What the pages look like."""
    return (_HERE / "rulebook.css").read_text(encoding="utf-8")


def _content(page: Page, said: Phrases) -> dict[str, Any]:
    if page == "strategy":
        return {"chances": chances()}
    return {
        "cards": CARDS,
        "costs": costs(),
        "entries": entries(said),
        "isles": isles(),
        "called": partial(_called, said=said),
        "resource_of": resource_of,
        "resources": RESOURCES,
        "sizes": sizes(),
    }


def _speaker(said: Phrases) -> Callable[..., str]:
    """Says a phrase with all numbers of the game at hand; more can be given."""
    seven = next(chance for chance in chances() if chance.sum == 7)
    known: dict[str, str | int] = {
        **facts(),
        "one": _called(SUN, said),
        "other": _called(ANCHOR, said),
        # Of n cards drawn from N without putting back, against n throws of dice (I1).
        "scatter": percent((int(DECK) - int(DRAWN)) / (int(DECK) - 1), said.language),
        "red": percent(sum(chance.share for chance in chances() if chance.sum in RED), said.language),
        "seven": percent(seven.share, said.language),
        "round": percent(1 - (1 - seven.share) ** ROUND, said.language),
        # No two red tokens touch, so a corner has one of them at most (B11).
        "best": _best_corner(),
        "spread": facts()["settlements"] + facts()["route_points"],
        "awards": facts()["route_points"] + facts()["army_points"],
    }
    size = sizes()[0]
    deck = dict(zip(CARDS, size.deck, strict=True))
    total = sum(size.deck)
    known |= {"from": size.least, "to": size.most, "deck": total}
    known |= {"knights": deck["knight"], "points": deck["point"]}
    known |= {
        "knight_share": percent(deck["knight"] / total, said.language),
        "point_share": percent(deck["point"] / total, said.language),
    }

    def say(key: str, **more: str | int) -> str:
        return said.t(key, **{**known, **more})

    return say


def _called(seat: int, said: Phrases) -> str:
    """A player of an example by the emblem on the buildings."""
    return said.t(f"emblem-{EMBLEMS[seat]}")


def _best_corner() -> int:
    plain = max(int(DOTS[number]) for number in SUMS if number not in (*RED, 7))
    return int(DOTS[RED[0]]) + 2 * plain


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(_HERE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
