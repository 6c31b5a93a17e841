"""Two people in two languages: they talk, take back a settlement, and end the game by agreement."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.eyes import sideways
from tests.e2e.house import House
from tests.e2e.screen import Screen


@pytest.fixture
def pair(browser: Browser, house: House) -> Iterator[tuple[Screen, Screen]]:
    """Ada at a desk, in English, and Ben on a phone, who reads Polish once he sits; the game has begun."""
    desk = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    phone = browser.new_context(viewport={"width": 360, "height": 740}, locale="en", has_touch=True)
    ada, ben = Screen(desk.new_page()), Screen(phone.new_page())
    ben.join(ada.make_table(house.address, "Ada", players=2, bots=0), "Ben")
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    ada.page.get_by_label("Write to the table").fill("<b>Welcome</b>")
    ada.page.get_by_role("button", name="Send").click()
    expect(ben.page.get_by_text("<b>Welcome</b>")).to_be_visible()
    ben.page.evaluate("localStorage.setItem('hexfolk-language', 'pl')")
    ben.page.reload()
    ada.start()
    expect(ben.page.locator('[data-tab="chat"]')).to_be_visible()
    yield ada, ben
    desk.close()
    phone.close()


def test_two_people_talk_take_back_and_agree(pair: tuple[Screen, Screen]) -> None:
    ada, ben = pair
    ben.tab("chat")
    expect(ben.page.get_by_text("<b>Welcome</b>")).to_be_visible()  # from before he came back
    ben.page.locator('[data-button="phrases"]').tap()
    ben.page.locator('[data-saying="good_luck"]').tap()
    expect(ben.page.locator(".lines").get_by_text("Powodzenia wszystkim!")).to_be_visible()
    expect(ada.page.locator('[data-tab="chat"]')).to_contain_text("1")
    ada.tab("chat")
    expect(ada.page.locator(".chat").get_by_text("Good luck, everyone!")).to_be_visible()
    # Nothing is pushed out of the phone's screen, and the board stays in sight.
    assert sideways(ben.page) == []
    board = ben.page.locator(".board").bounding_box()
    lines = ben.page.locator(".chat").bounding_box()
    assert board is not None
    assert lines is not None
    assert board["height"] >= 140
    assert lines["y"] >= board["y"] + board["height"]

    mover = _whose_step(pair)
    settle = mover.legal()[0]
    mover.press(settle)
    mover.page.locator('[data-button="undo"]').click()
    expect(mover.page.locator('[data-button="undo"]')).to_have_count(0)
    assert settle in mover.legal()

    ada.page.locator('[data-button="ending"]').click()
    ada.page.locator('dialog [data-button="end"]').click()
    ada.page.locator('[data-button="sure"]').click()
    ben.page.locator('[data-button="agree"]').tap()
    for screen in pair:
        screen.page.locator('[data-button="report"]').click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("The game ended without a winner")


def _whose_step(pair: tuple[Screen, Screen]) -> Screen:
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        for screen in pair:
            if screen.legal():
                return screen
    raise AssertionError("nobody can act")
