"""The table screen for everybody: no axe violation, nothing too small to hit, nothing to scroll sideways."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.eyes import check
from tests.e2e.house import House
from tests.e2e.screen import TABS, begin

Opener = Callable[[int, int, int], Page]


@pytest.fixture
def founding(browser: Browser, house: House) -> Iterator[Opener]:
    """Opens somebody's page at a new table with bots, about to found: by width, height, players."""
    opened: list[BrowserContext] = []

    def open_page(width: int, height: int, players: int) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en",
            has_touch=width < 1000,
            # For axe, which comes as a script of the test.
            bypass_csp=True,
        )
        opened.append(context)
        page = context.new_page()
        begin(page, house.address, players)
        return page

    yield open_page
    for context in opened:
        context.close()


def smallest_spot(page: Page) -> float:
    """Width in pixels of the smallest lit spot that can be hit."""
    spots = page.locator('[data-door="board"] .hit')
    widths = spots.evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    return round(float(min(widths)), 1)


@pytest.mark.parametrize(
    ("width", "height"),
    [
        pytest.param(1440, 900, marks=pytest.mark.long),
        pytest.param(390, 844, marks=pytest.mark.long),
        (360, 740),
    ],
)
def test_eight_players_fit_every_screen(founding: Opener, width: int, height: int) -> None:
    page = founding(width, height, 8)
    # The largest island has the smallest spots.
    assert smallest_spot(page) >= 24
    for _ in range(4):
        page.get_by_role("button", name="Closer").click()
    assert smallest_spot(page) >= 44
    for tab in TABS:
        page.locator(f'[data-tab="{tab}"]').click()
        check(page)


def test_a_touch_is_asked_again_before_it_counts(founding: Opener) -> None:
    page = founding(390, 844, 3)
    spot = page.locator('[data-door="board"] .hit').nth(20)
    spot.tap()
    expect(page.locator('[data-button="confirm"]')).to_be_visible()
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator('[data-button="confirm"]')).to_have_count(0)
    spot.tap()
    page.locator('[data-button="confirm"]').tap()
    expect(page.get_by_test_id("waiting")).to_contain_text("road")


def test_the_keyboard_alone_founds(founding: Opener) -> None:
    page = founding(1440, 900, 3)
    page.locator('[data-door="board"][tabindex="0"]').focus()
    first = page.evaluate("document.activeElement.dataset.spot")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.spot") != first
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("waiting")).to_contain_text("road")
    # Play goes on on the island, and so does the keyboard.
    page.wait_for_function("(document.activeElement.dataset.action ?? '').startsWith('road ')")


@pytest.mark.parametrize(
    ("width", "height"), [(1024, 768), (1440, 900), (1920, 1080), (390, 844), (360, 640)]
)
def test_the_hint_leaves_every_place_free(founding: Opener, width: int, height: int) -> None:
    page = founding(width, height, 4)
    hint = page.locator("section.tray.places").bounding_box()
    assert hint is not None
    for spot in page.locator('[data-door="board"] .hit').all():
        box = spot.bounding_box()
        assert box is not None
        beside = box["x"] >= hint["x"] + hint["width"] or box["x"] + box["width"] <= hint["x"]
        assert beside or box["y"] + box["height"] <= hint["y"] or box["y"] >= hint["y"] + hint["height"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 640)])
def test_language_and_appearance_are_chosen_at_the_table(founding: Opener, width: int, height: int) -> None:
    page = founding(width, height, 3)
    page.get_by_role("button", name="Language: English").click()
    shown = page.locator("#settings")
    for name in ("Language", "Appearance"):
        expect(shown.get_by_label(name)).to_be_in_viewport(ratio=1)
    assert shown.evaluate("it => it.scrollHeight <= it.clientHeight")
    shown.get_by_label("Appearance").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
