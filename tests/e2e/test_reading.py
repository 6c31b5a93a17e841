"""Every state of every page in every language, on a phone upright and on its side: nothing clipped, no word
broken. Walks of minutes: long."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from hexfolk.server import games
from hexfolk.table.names import BOT_NAMES
from tests.e2e import walks
from tests.e2e.eyes import speak, tongues
from tests.e2e.nobody import spoken_by_nobody
from tests.e2e.open_house import OpenHouse
from tests.e2e.reading import bare, broken, clipped

SIZES: Final[dict[str, ViewportSize]] = {
    "upright": {"width": 360, "height": 640},
    "on its side": {"width": 640, "height": 360},
}
# What people wrote, and what a language calls itself.
NAMES: Final = ("Ada", "Ben", *BOT_NAMES, "English")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with pytest.MonkeyPatch.context() as patch:
        # Nobody looks at a record in five languages within a second.
        patch.setattr(games, "READ_RATE", 100.0)
        house = OpenHouse(tmp_path_factory.mktemp("data"))
        house.open()
        walks.remember(house.data)
        yield house
        house.close()


@pytest.fixture
def page(browser: Browser, size: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport=SIZES[size], has_touch=True, is_mobile=True, locale="en", reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def unread(page: Page) -> list[str]:
    """What cannot be read as the page stands."""
    # What is folded away in what the server has written anew.
    page.evaluate("document.querySelectorAll('article details').forEach(one => one.open = true)")
    return clipped(page, NAMES) + [f"broken: {word}" for word in broken(page, NAMES)]


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("walk", walks.WALKS)
def test_every_state_can_be_read_in_every_language(page: Page, house: OpenHouse, walk: str) -> None:
    found = []
    for state in walks.WALKS[walk](page, house):
        for tongue in (*tongues(page), "en"):
            speak(page, tongue)
            found += [f"{state}, {tongue}: {fault}" for fault in unread(page)]
    assert not found, "\n".join(found)


# The language of nobody has other letters, and stands for one whose dates have others still.
_LATIN: Final = re.compile(r"[A-Za-z]{2}")
_WRITTEN: Final = re.compile(r"Guest \d+|[A-Z0-9]{3}-[A-Z0-9]{3}|[\d/]+ \d\d:\d\d UTC|My island")
# It goes by itself a moment later.
_PASSING: Final = "Roll the dice first."


# Without a network only the worker hands out texts, and nobody's are not among them.
@pytest.mark.long
@pytest.mark.parametrize("walk", sorted(walks.WALKS.keys() - {"offline"}))
def test_every_text_of_every_state_follows_a_switch(
    browser: Browser, house: OpenHouse, walk: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = browser.new_context(
        viewport=SIZES["upright"], has_touch=True, locale="en", service_workers="block"
    )
    page = context.new_page()
    found = []
    with spoken_by_nobody(page, tmp_path / "locales", "ja", monkeypatch):
        for state in walks.WALKS[walk](page, house):
            speak(page, "ja")
            expect(page.get_by_text("⟦").first).to_be_attached()
            found += [
                f"{state}: {text}" for text in bare(page, NAMES) if _LATIN.search(_WRITTEN.sub("", text))
            ]
            speak(page, "en")
    context.close()
    assert [fault for fault in found if _PASSING not in fault] == []
