"""Hints in the browser: turned on in the lobby, followed in the set-up, read in play, and gone in time."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.e2e import eyes
from tests.e2e.house import House
from tests.e2e.screen import Screen

Visit = Callable[[int, int], Screen]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """A new person's page, by width and height."""
    opened: list[BrowserContext] = []

    def open_page(width: int, height: int) -> Screen:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en", has_touch=width < 1000, bypass_csp=True
        )
        opened.append(context)
        return Screen(context.new_page())

    yield open_page
    for context in opened:
        context.close()


def begin(screen: Screen, house: House) -> None:
    """Ada sets up a table with a bot, turns hints on in the lobby, and begins."""
    screen.make_table(house.address, "Ada", players=2, bots=1)
    options = screen.page.get_by_role("button", name="Change the rules")
    if options.count():
        options.click()
    screen.page.get_by_role("checkbox", name=re.compile("^Hints")).check()
    screen.start()
    own_step(screen)


def own_step(screen: Screen) -> None:
    expect(screen.page.locator(".status.mine")).to_be_visible()


def button(page: Page) -> Locator:
    return page.locator('[data-button="hint"]')


def hint(page: Page) -> Locator:
    return page.get_by_test_id("hint")


def covers_nothing(page: Page) -> None:
    """The hint lies below the island, whole on the screen, and all that is pressed is large enough."""
    board, panel = page.locator(".board").bounding_box(), hint(page).bounding_box()
    assert board is not None
    assert panel is not None
    assert panel["y"] >= board["y"] + board["height"] - 1
    # Whole, but for the pixel that may be lost where a tray has to end between two.
    expect(hint(page)).to_be_in_viewport(ratio=0.99)
    for pressed in [button(page), *hint(page).get_by_role("button").all()]:
        box = pressed.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.9


@pytest.mark.parametrize(("width", "height"), [pytest.param(1440, 900, marks=pytest.mark.long), (390, 844)])
def test_found_by_the_list_then_ask_in_the_main_part(
    visit: Visit, house: House, width: int, height: int
) -> None:
    screen = visit(width, height)
    page = screen.page
    begin(screen, house)
    for _ in range(2):
        own_step(screen)
        expect(page.get_by_test_id("waiting")).to_contain_text("Place a settlement")
        # By keyboard: from the button to the list, to the place, and to the confirmation.
        button(page).focus()
        page.keyboard.press("Enter")
        corners = hint(page).locator("[data-corner]")
        expect(corners).to_have_count(5)
        expect(corners.first).to_be_focused()
        expect(page.locator("[data-pointer] text")).to_have_text(["1", "2", "3", "4", "5"])
        expect(corners.first).to_have_accessible_name(re.compile(r"^1\. intersection between .*: \d"))
        expect(page.get_by_test_id("assertive")).to_contain_text("Hint. Build a settlement")
        covers_nothing(page)
        second = corners.nth(1).get_attribute("data-corner")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        confirm = page.locator('[data-button="confirm"]')
        expect(confirm).to_be_focused()
        expect(page.locator(".target.marked")).to_have_attribute("data-spot", second or "")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("waiting")).to_contain_text("Place a road")
        # What was said of the settlement is gone.
        expect(hint(page)).to_have_count(0)
        expect(page.locator("[data-pointer]")).to_have_count(0)
        page.keyboard.press("Alt+h")
        expect(hint(page)).to_contain_text("Build a road")
        expect(page.locator("[data-pointer]").first).to_be_attached()
        page.keyboard.press("Escape")
        expect(hint(page)).to_have_count(0)
        screen.press(screen.legal()[0])
    own_step(screen)
    if "roll" in screen.legal():
        button(page).click()
        expect(hint(page)).to_contain_text("Roll the dice")
        expect(page.locator('[data-button="roll"] .hinted')).to_be_visible()
        covers_nothing(page)
        assert eyes.faults(page) == []
        screen.press("roll")
        expect(hint(page)).to_have_count(0)


def test_without_the_option_there_is_no_button(visit: Visit, house: House) -> None:
    screen = visit(1280, 800)
    screen.make_table(house.address, "Ada", players=2, bots=1)
    screen.start()
    own_step(screen)
    expect(button(screen.page)).to_have_count(0)
    screen.page.keyboard.press("Alt+h")
    expect(hint(screen.page)).to_have_count(0)
