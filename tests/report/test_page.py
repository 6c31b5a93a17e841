"""The summary as a page: whole in five languages, without script, and nothing that people wrote gets out."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hexfolk.core.record import Record
from hexfolk.i18n.languages import languages
from hexfolk.report.chart import apart, ticks
from hexfolk.report.looks import DASHES, EMBLEMS, MARKERS, Look
from hexfolk.report.page import headline, render_file, render_fragment, style, subject_of
from hexfolk.report.summary import summarise
from tests.golden.summaries import record_of

ROOT = Path(__file__).parents[2]
VOID = {"meta", "br", "link", "img", "input"}


class Reader(HTMLParser):
    """Checks that tags close in order, and keeps what is of interest."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def game() -> Record:
    record = record_of("plain-4")
    names = ("<script>alert(1)</script>", '"><img src=x>', "مريم", "{{ 7 * 7 }}")
    for seat, name in zip(record.seats, names, strict=True):
        seat.name = name
    record.begun = "2026-11-30T18:05:00Z"
    for number, entry in enumerate(record.entries):
        entry.waited = number % 50
    return record


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", languages())
def test_a_page_is_whole_in_every_language(game: Record, language: str) -> None:
    html = render_file(game, language)
    found = read(html)
    tags = [tag for tag, _ in found.tags]
    assert "script" not in tags
    assert "img" not in tags
    assert not any(name.startswith("on") for _, attributes in found.tags for name in attributes)
    # Nothing is fetched from anywhere.
    assert not any({"src", "href"} & set(attributes) for _, attributes in found.tags)
    text = " ".join(found.words)
    assert "<script>alert(1)</script>" in text
    assert "{{ 7 * 7 }}" in text
    # Every chart has its words and a table behind or below it.
    charts = [attributes for _, attributes in found.tags if attributes.get("role") == "img"]
    assert len(charts) == 6
    assert all(attributes["aria-label"] for attributes in charts)
    assert tags.count("table") >= 10
    assert ("html", {"lang": language}) in found.tags
    # No phrase is missing, and none has a hole.
    assert not re.search(r"summary-[a-z]|\{ ?\$", text.replace(style(alone=True), ""))


def test_a_page_of_the_server_obeys_its_strict_policy(game: Record) -> None:
    looks = [Look(seat, one.name, 7 - seat, seat) for seat, one in enumerate(game.seats)]
    summary, subject = summarise(game), subject_of(game, "abc", looks)
    html = render_fragment(summary, subject, "en")
    found = read(html)
    assert not any("style" in attributes for _, attributes in found.tags)
    live = [attributes["data-live"] for _, attributes in found.tags if "data-live" in attributes]
    assert live == ["replay", "analysis", "verification"]
    assert ("a", {"class": "button", "href": "/api/games/abc/record", "download": None}) in found.tags
    assert summary.winner is not None
    winner = game.seats[summary.winner].name
    assert headline(summary, subject, "en") == f"{winner} wins"
    assert render_fragment(summary, subject, "en") == html


def test_a_game_without_names_an_end_or_times_has_a_page() -> None:
    record = record_of("plain-2")
    for seat in record.seats:
        seat.name = ""
    record.entries = record.entries[:3]
    record.result = ""
    found = read(render_file(record, "pl"))
    assert "Gracz 2" in " ".join(found.words)
    assert "Gra skończyła się bez zwycięzcy" in " ".join(found.words)
    record.begun = "2026-99-30T18:05:00Z"
    read(render_file(record, "ja"))


def test_seats_look_as_in_the_browser() -> None:
    seats = (ROOT / "web" / "src" / "app" / "seats.ts").read_text(encoding="utf-8")
    joined = re.sub(r'" \+\s*"', "", seats)
    for emblem in EMBLEMS:
        assert f'"{emblem}"' in joined
    assert f"DASHES = [{', '.join(f'{chr(34)}{dash}{chr(34)}' for dash in DASHES)}]" in seats
    assert len(set(MARKERS)) == len(EMBLEMS) == len(DASHES) == 8


def test_a_file_of_its_own_has_the_colours_of_the_client() -> None:
    theme = (ROOT / "web" / "src" / "app" / "theme.css").read_text(encoding="utf-8")
    alone = style(alone=True)
    tokens = dict(re.findall(r"^\s*(--[\w-]+):\s*([^;]+);", theme.split(":root[", 1)[0], re.M))
    root = alone.split("}", 1)[0]
    ours = dict(re.findall(r"^\s*(--[\w-]+):\s*([^;]+);", root, re.M))
    assert len(ours) > 30
    assert {name: " ".join(tokens[name].split()) for name in ours} == ours
    used = set(re.findall(r"var\((--[\w-]+)\)", alone)) - {"--seat", "--on-seat", "--outline"}
    assert used <= set(ours)


def test_figures_of_charts() -> None:
    assert ticks(10) == [0, 2, 4, 6, 8, 10]
    assert ticks(14) == [0, 5, 10, 15]
    assert ticks(0) == [0]
    assert apart([95, 95, 94, 10], 20, 0, 100) == [80, 100, 60, 10]
    assert apart([10, 50, 90], 20, 0, 100) == [10, 50, 90]
