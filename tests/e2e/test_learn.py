"""First steps in the browser: a lesson played to its end as the coach says, by touch and by keyboard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.eyes import faults
from tests.e2e.house import House
from tests.e2e.pupil import begin, changed, coach, is_over, looks, settled, show


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    opened: list[BrowserContext] = []
    yield opened
    for context in opened:
        context.close()


def newcomer(browser: Browser, contexts: list[BrowserContext], width: int, height: int, touch: bool) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en", has_touch=touch, bypass_csp=True
    )
    contexts.append(context)
    return context.new_page()


def tap_on(page: Page) -> int:
    """Tap what is pointed at until the game is won; gives how many taps it took."""
    taps = 0
    while settled(page) is not None:
        before = looks(page)
        confirm = page.locator('[data-button="confirm"]')
        pointer = page.locator("[data-pointer]")
        if confirm.count():
            confirm.tap()
        elif pointer.count():
            spot = pointer.first.get_attribute("data-pointer")
            page.locator(f'.sea [data-spot="{spot}"] .hit').tap(force=True)
        else:
            page.locator("[data-coached]").first.tap()
        taps += 1
        changed(page, before)
        assert taps < 70, looks(page)
    return taps


def test_newcomer_wins_by_touch_on_a_phone(
    browser: Browser, contexts: list[BrowserContext], house: House
) -> None:
    page = newcomer(browser, contexts, 360, 640, touch=True)
    begin(page, house.address)
    assert settled(page) == "found_first"
    # A first tap says what the corner yields.
    spot = page.locator("[data-pointer]").first.get_attribute("data-pointer")
    page.locator(f'.sea [data-spot="{spot}"] .hit').tap(force=True)
    expect(page.get_by_test_id("spot")).to_contain_text("12 dots")
    assert faults(page) == []
    page.locator('[data-button="confirm"]').tap()
    expect(coach(page)).to_have_attribute("data-step", "road_first")
    # Whoever comes back goes on.
    page.reload()
    expect(coach(page)).to_have_attribute("data-step", "road_first")
    assert tap_on(page) <= 36
    expect(page.get_by_role("dialog")).to_contain_text("You have won!")
    # One tap leads into a game against bots.
    page.get_by_role("button", name="Now play against bots").tap()
    page.wait_for_url("**/t/*")
    # The lesson is none of one's tables: only this game is.
    mine = page.evaluate("async () => (await fetch('/api/tables/mine')).json()")
    assert [f"/t/{table['id']}" for table in mine["running"]] == [page.url.removeprefix(house.address)]
    assert mine["finished"] == []


@pytest.mark.long
def test_newcomer_wins_by_keyboard_alone(
    browser: Browser, contexts: list[BrowserContext], house: House
) -> None:
    page = newcomer(browser, contexts, 1280, 800, touch=False)
    begin(page, house.address)
    for _ in range(60):
        if settled(page) is None:
            break
        before = looks(page)
        show(page)
        changed(page, before)
    assert is_over(page)


@pytest.mark.long
def test_whoever_does_something_else_is_led_on_and_may_begin_again(
    browser: Browser, contexts: list[BrowserContext], house: House
) -> None:
    page = newcomer(browser, contexts, 1280, 800, touch=False)
    begin(page, house.address)
    page.locator('.sea [data-spot="n0"] .hit').click(force=True)
    expect(coach(page)).to_have_attribute("data-step", "road_first")
    page.locator('.sea [data-spot="e0"] .hit').click(force=True)
    expect(coach(page)).to_have_attribute("data-step", "found_second")
    page.get_by_role("button", name="Leave or begin again").click()
    page.get_by_role("button", name="Begin again", exact=True).click()
    expect(coach(page)).to_have_attribute("data-step", "found_first")
    page.get_by_role("button", name="What can I do now?").click()
    expect(page.get_by_test_id("possible")).to_contain_text("Settlement")
