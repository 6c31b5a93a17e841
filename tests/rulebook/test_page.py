"""The pages in every language: whole, with all sections, options, cards and numbers, and sound links."""

import re
from html.parser import HTMLParser

import pytest
from fluent.syntax import FluentParser, ast

from hexfolk.core.cards import NAMES as CARDS
from hexfolk.core.resource import NAMES as RESOURCES
from hexfolk.data import locales_dir
from hexfolk.i18n.phrases import phrases
from hexfolk.rulebook.facts import chances, facts, isles, sizes
from hexfolk.rulebook.figures import figures
from hexfolk.rulebook.options import OPTIONS, title_key
from hexfolk.rulebook.page import ADVICE, CHAPTERS, PARTS, percent, render, title
from tests.locales.test_locales import LANGUAGES, Seen


class Reader(HTMLParser):
    """Ids, links inside the page, and the visible text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        assert "style" not in known, "the server's policy would not let it in"
        if (name := known.get("id")) is not None:
            self.ids.append(name)
        if tag == "a" and (href := known.get("href")):
            self.links.append(href)

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_rules_have_every_section_option_card_and_island(language: str) -> None:
    said = phrases(language, PARTS)
    page = Reader(render("rules", language))
    assert len(page.ids) == len(set(page.ids))
    assert set(CHAPTERS) <= set(page.ids)
    assert {f"option-{name}" for name in OPTIONS} <= set(page.ids)
    assert {f"figure-{name}" for name in figures()} - {"figure-corners"} <= set(page.ids)
    words = [said.t(f"rules-{chapter}") for chapter in CHAPTERS]
    words += [said.t(title_key(name)) for name in OPTIONS]
    words += [said.t(f"card-{card}") for card in CARDS]
    words += [said.t(f"resource-{resource}") for resource in RESOURCES]
    words += [said.t(f"island-{isle.key}") for isle in isles()]
    assert [word for word in words if word not in page.text] == []
    for size in sizes():
        assert said.t("rules-from-to", **{"from": size.least, "to": size.most}) in page.text


def test_the_strategy_has_every_section_and_all_chances(language: str) -> None:
    page = Reader(render("strategy", language))
    assert set(ADVICE) <= set(page.ids)
    for chance in chances():
        row = f"{chance.fraction} = {chance.reduced}" if chance.reduced else chance.fraction
        assert row in page.text
        assert percent(chance.share, language) in page.text


@pytest.mark.parametrize("name", ["rules", "strategy"])
def test_every_link_leads_somewhere(name: str, language: str) -> None:
    page = Reader(render("rules" if name == "rules" else "strategy", language))
    assert page.links
    for link in page.links:
        assert link in ("/rules", "/rules/strategy") or link.removeprefix("#") in page.ids
    assert title("rules" if name == "rules" else "strategy", language) in page.text


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert percent(1 / 6, "en") == "16.7%"
    assert percent(1 / 6, "pl").replace("\u00a0", " ") in ("16,7%", "16,7 %")


def test_no_sentence_lacks_a_number() -> None:
    for language in LANGUAGES:
        for name in ("rules", "strategy"):
            # Fluent leaves the name of a missing variable in braces.
            assert not re.search(
                r"\{\$?[a-z_]+\}", render("rules" if name == "rules" else "strategy", language)
            )


def test_every_number_that_is_kept_for_sentences_stands_in_one() -> None:
    seen = Seen()
    for file in ("rules.ftl", "strategy.ftl"):
        text = (locales_dir() / "en" / file).read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                seen.visit(entry)
    tables = {"settlement_points", "city_points", "card_points", "roads", "cities"}
    assert set(facts()) - seen.variables == tables
