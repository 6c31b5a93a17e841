"""A finished game looked back on: begun by a press, led by keys, and followed into the replay."""

import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Browser, Page, expect

from tests.analysis.games import cut, short
from tests.e2e import eyes, past
from tests.e2e.house import House

GAME = "anaysed23456"
# The process starts, and stands back for everything else.
PATIENCE = 90_000


def chances(page: Page) -> list[int]:
    """Per cent of every seat at the chosen moment, as a screen reader says it."""
    told = page.get_by_role("slider", name="Moment of the game").get_attribute("aria-valuetext") or ""
    return [int(number) for number in re.findall(r"(\d+)%", told)]


def test_a_finished_game_is_looked_back_on(browser: Browser, house: House) -> None:
    # Broken off after some turns: there is less to look at.
    record = cut(short(), 42)
    # In a thread of its own: here the browser's loop runs.
    with ThreadPoolExecutor(1) as other:
        other.submit(past.put, house.data, record, GAME, "past00000009").result()
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en", bypass_csp=True)
    page = context.new_page()
    page.goto(f"{house.address}/g/{GAME}")
    analysis = page.get_by_test_id("analysis")
    start = analysis.get_by_role("button", name="Analyse the game")
    expect(start).to_be_visible()
    start.press("Enter")
    chart = analysis.get_by_role("img", name=re.compile("Line chart: the chance of every player"))
    expect(chart).to_be_visible(timeout=PATIENCE)
    # Together it is always one.
    assert sum(chances(page)) in (99, 100, 101)
    slider = analysis.get_by_role("slider")
    slider.press("Home")
    expect(analysis.locator(".moment")).to_have_text("Set-up, settlement 1")
    for _ in range(7):
        slider.press("ArrowRight")
        assert sum(chances(page)) in (99, 100, 101)
    expect(analysis.locator(".moment")).to_have_text("Turn 4")
    assert analysis.locator("[data-turning]").count() == 5
    assert eyes.faults(page) == []
    analysis.get_by_role("link", name="See it in the replay").click()
    page.get_by_role("tab", name="Analysis").click()
    turning = page.locator("[data-turning]").last
    expect(turning).to_be_visible()
    turning.press("Enter")
    expect(turning).to_have_attribute("aria-current", "step")
    page.wait_for_url(re.compile(r"#step=\d+"))
    page.locator('[data-turning="1"]').click()
    page.get_by_role("button", name="What would a master have done?").click()
    opinion = page.locator(".opinion")
    expect(opinion.get_by_text(re.compile("played|Time was up"))).to_be_visible(timeout=PATIENCE)
    assert eyes.faults(page) == []
    context.close()
