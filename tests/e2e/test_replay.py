"""A finished game is watched again by keyboard alone; its address leads back to the same moment."""

import re
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from hexfolk.report.playback import WATCH, Playback
from hexfolk.report.timeline import timeline_of
from tests.e2e.house import House
from tests.e2e.past import put
from tests.golden.playthroughs import FOLDER, read

GAME = "abcdefghjkm7"


@pytest.fixture(scope="module")
def playback(house: House) -> Playback:
    """A whole game of four, in the house's log."""
    record = read(FOLDER / "plain-4.txt")
    put(house.data, record, GAME)
    return Playback(record)


def at(page: Page, step: int) -> None:
    """What is shown is that step."""
    expect(page.locator("[data-step]")).to_have_text(str(step))
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", str(step))


def test_a_game_is_watched_by_keyboard_alone(page: Page, house: House, playback: Playback) -> None:
    course = timeline_of(playback)
    steps = playback.steps
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(f"{house.address}/g/{GAME}/replay")
    at(page, 0)
    press = page.keyboard.press
    for _ in range(3):
        press("ArrowRight")
    at(page, 3)
    # A screen reader is told what happened.
    expect(page.get_by_test_id("polite")).to_contain_text("P1 builds a settlement")
    press("ArrowLeft")
    at(page, 2)
    expect(page.get_by_test_id("polite")).to_contain_text(f"step 2 of {steps}")
    press("ArrowDown")
    at(page, course.turns[0])
    press("ArrowDown")
    press("ArrowUp")
    at(page, course.turns[0])
    press("]")
    mark = next(m for m in course.marks if m.step > course.turns[0] and m.kind != "trade")
    at(page, mark.step)
    press("t")
    page.keyboard.type("20")
    press("Enter")
    at(page, course.turns[19])

    # Eyes: all, one seat's, a spectator's.
    hands = page.locator(".players [data-hand]")
    expect(hands).to_have_count(4)
    press("2")
    expect(hands).to_have_count(1)
    expect(hands).to_have_attribute("data-hand", "1")
    press("9")
    expect(hands).to_have_count(0)
    frame = playback.frames(WATCH, course.turns[19], 1)[0]
    expect(page.locator('[data-seat="2"] .points')).to_contain_text(str(frame.view.players[2].points))

    # It plays, faster and faster, until it is stopped.
    press(">")
    press(">")
    expect(page.locator("[data-speed]")).to_have_value("4")
    press(" ")
    expect(page.locator('[data-button="play"]')).to_have_attribute("aria-label", "Pause")
    expect(page.locator("[data-step]")).not_to_have_text(str(course.turns[19]))
    press("k")
    expect(page.locator('[data-button="play"]')).to_have_attribute("aria-label", "Play")
    press("End")
    at(page, steps)
    expect(page.locator("p.now")).to_contain_text("has won")

    # The list of keys; the handle of the timeline, once the focus is on it, moves by one step as well.
    press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    for _ in range(60):
        press("Tab")
        if page.evaluate("document.activeElement.matches('[data-timeline]')"):
            break
    press("ArrowLeft")
    at(page, steps - 1)
    assert page.evaluate("document.activeElement.getAttribute('aria-valuetext')").endswith(f"of {steps}")

    # The address has followed.
    expect(page).to_have_url(re.compile(rf"#step={steps - 1}&eyes=watch$"))
    page.reload()
    at(page, steps - 1)
    expect(page.locator("[data-eyes]")).to_have_value("watch")
    assert faults == []
    with urlopen(f"{house.address}/api/games/{GAME}/record") as answer:  # noqa: S310 (our own address)
        assert answer.read().startswith(b"hexfolk-record 1\n")


def test_a_finger_finds_everything_on_a_phone(browser: Browser, house: House, playback: Playback) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, locale="en"
    )
    page = context.new_page()
    page.goto(f"{house.address}/g/{GAME}/replay#step=50&eyes=3")
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", "50")
    page.tap('[data-button="next"]')
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", "51")
    line = page.locator("[data-timeline]").bounding_box()
    assert line is not None
    page.touchscreen.tap(line["x"] + line["width"] / 2, line["y"] + line["height"] / 2)
    expect(page.locator("[data-shown]")).not_to_have_attribute("data-shown", "51")
    shown = int(page.locator("[data-shown]").get_attribute("data-shown") or 0)
    assert abs(shown - playback.steps / 2) < playback.steps / 20
    page.tap('[data-tab="hands"]')
    expect(page.locator(".hands [data-hand]")).to_have_attribute("data-hand", "3")
    sizes = page.locator(".transport button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    context.close()


def test_a_game_that_is_not_there_is_said_to_be_so(page: Page, house: House) -> None:
    page.goto(f"{house.address}/g/abcdefghjkm8/replay")
    expect(page.get_by_role("alert")).to_contain_text("There is no such game")
