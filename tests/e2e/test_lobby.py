"""The lobby as people use it: two of them at a desk and on a phone, and somebody who only looks on."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.e2e.eyes import check
from tests.e2e.house import House
from tests.e2e.screen import Screen

# How these emblems begin.
SUN = "M12 7a5"
MOON = "M15.5 2A10.2"


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[[int, int], Screen]]:
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


def chair(page: Page, name: str) -> Locator:
    """The chair of somebody, or an open one."""
    return page.locator("[data-chair]").filter(has_text=name).first


def test_people_choose_their_looks_and_are_ready(visit: Callable[[int, int], Screen], house: House) -> None:
    ada, ben = visit(1440, 900), visit(360, 640)
    link = ada.make_table(house.address, "Ada", players=3, bots=0)
    ben.join(link, "Ben")
    ben.page.get_by_role("radio", name="Moon", exact=True).check()
    chair(ben.page, "Open chair").get_by_role("button", name="Sit here").tap()
    expect(chair(ada.page, "Ben")).to_have_attribute("data-chair", "2")
    expect(chair(ada.page, "Ben")).to_contain_text("Moon")

    ready = ben.page.get_by_role("button", name="I am ready")
    ready.tap()
    expect(chair(ada.page, "Ben")).to_contain_text("Ready")
    ada.page.get_by_role("radio", name="Quick").check()
    expect(ben.page.get_by_text("The host has changed the rules.")).to_be_visible()
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ada.page.get_by_text("Ben is not ready yet. Begin anyway?")).to_be_visible()
    for screen in (ada, ben):
        check(screen.page)
    ready.tap()
    # Nobody is waited for any more: the question is gone, and the button begins.
    ada.page.get_by_role("button", name="Start the game").click()
    ben.island()

    # Everywhere in the game, the emblem that was chosen.
    drawn = {path.get_attribute("d") or "" for path in ada.page.locator(".badge path").all()}
    for outline in (SUN, MOON):
        assert any(d.startswith(outline) for d in drawn)


def test_who_is_sent_off_and_who_looks_on(visit: Callable[[int, int], Screen], house: House) -> None:
    ada, ben, eve = visit(360, 640), visit(1440, 900), visit(360, 640)
    link = ada.make_table(house.address, "Ada", players=3, bots=0)
    ben.join(link, "Ben")
    eve.page.goto(link)
    expect(ada.page.get_by_text("1 person is watching.")).to_be_visible()
    ada.page.get_by_role("button", name="More about Ben").tap()
    check(ada.page)
    ada.page.get_by_role("button", name="Send off").tap()
    off = ben.page.get_by_role("alert").filter(has_text="The host has sent you off")
    expect(off).to_be_visible()
    expect(ben.page.get_by_role("button", name="Sit here")).to_have_count(0)
    check(ben.page)
    ada.page.get_by_role("button", name="Let sit down again (Ben)").tap()
    expect(off).to_have_count(0)
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(chair(ada.page, "Ben")).to_be_visible()

    chair(ada.page, "Open chair").get_by_role("combobox").select_option("locked")
    expect(eve.page.get_by_text("No chair is open: the host keeps the free ones locked.")).to_be_visible()
    ada.page.get_by_role("checkbox", name="Watchers Whoever").uncheck()
    expect(eve.page.get_by_text("you leave when the game begins")).to_be_visible()
    ada.start()
    ben.island()
    gone = eve.page.get_by_role("heading", name="This game is played without watchers")
    expect(gone).to_be_visible()
    eve.page.get_by_role("button", name="Look again").tap()
    expect(gone).to_be_visible()
    check(eve.page)
    eve.page.reload()
    expect(gone).to_be_visible()
