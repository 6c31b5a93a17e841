"""Every state of every page in every language, on a phone upright and on its side: nothing clipped, no word
broken. Walks of minutes: long."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from hexfolk.server import games
from hexfolk.table.names import BOT_NAMES
from tests.e2e import walks
from tests.e2e.eyes import speak, tongues
from tests.e2e.open_house import OpenHouse
from tests.e2e.reading import broken, clipped

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
