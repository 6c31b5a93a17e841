"""The eye over the island: fingers drag and pinch it, the keyboard brings to sight what it stands on."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.house import House
from tests.e2e.screen import begin

WIDTH, HEIGHT = 390, 844


@pytest.fixture
def phone(browser: Browser, house: House) -> Iterator[Page]:
    """A phone at a table with bots whose island is seen near: its middle, twice as large."""
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, locale="en", has_touch=True, is_mobile=True
    )
    page = context.new_page()
    begin(page, house.address, 4)
    for _ in range(2):
        page.get_by_role("button", name="Closer").tap()
    yield page
    context.close()


def spots(page: Page) -> dict[str, tuple[float, float]]:
    """Where the lit places are on the screen, by name."""
    found: list[list[Any]] = page.locator('[data-door="board"]').evaluate_all(
        """all => all.map(one => {
          const box = one.querySelector('.hit').getBoundingClientRect();
          return [one.dataset.spot, box.x + box.width / 2, box.y + box.height / 2];
        })"""
    )
    return {name: (x, y) for name, x, y in found}


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(".sea").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def gesture(page: Page, name: str, **wish: object) -> None:
    x, y = middle(page)
    line = page.context.new_cdp_session(page)
    line.send(f"Input.synthesize{name}Gesture", {"x": x, "y": y, "gestureSourceType": "touch", **wish})


def test_a_finger_drags_the_island(phone: Page) -> None:
    before = spots(phone)
    gesture(phone, "Scroll", xDistance=-50, yDistance=-30, speed=600)
    after = spots(phone)
    moved = {(round(after[spot][0] - x), round(after[spot][1] - y)) for spot, (x, y) in before.items()}
    # The browser's finger goes a bit farther than it is asked to, to be taken for a drag.
    far, deep = {x for x, _ in moved}, {y for _, y in moved}
    assert max(far) - min(far) <= 1
    assert max(deep) - min(deep) <= 1
    assert -75 <= min(far) <= -50
    assert -50 <= min(deep) <= -30


def test_the_drag_ends_where_the_island_does(phone: Page) -> None:
    for _ in range(3):
        gesture(phone, "Scroll", xDistance=300, yDistance=0, speed=4000)
    left = min(x for x, _ in spots(phone).values())
    assert 0 < left < WIDTH / 2


def test_two_fingers_stretch_what_is_between_them(phone: Page) -> None:
    def spread() -> float:
        ways = [x for x, _ in spots(phone).values()]
        return max(ways) - min(ways)

    x, y = middle(phone)
    before, wide = spots(phone), spread()
    held = min(before, key=lambda spot: abs(before[spot][0] - x) + abs(before[spot][1] - y))
    gesture(phone, "Pinch", scaleFactor=1.5, relativeSpeed=800)
    # At rest it is drawn anew, and stays where it was.
    phone.wait_for_function("() => !document.querySelector('.sea svg[role=group]').style.transform")
    assert 1.3 < spread() / wide < 2.5
    after = spots(phone)
    assert abs((after[held][0] - x) - (before[held][0] - x) * spread() / wide) < 12
    # And a finger hits what it sees there.
    spot = min(after, key=lambda name: abs(after[name][0] - x) + abs(after[name][1] - y))
    phone.touchscreen.tap(*after[spot])
    expect(phone.locator(f'.marked[data-spot="{spot}"]')).to_be_attached()


def test_what_a_browser_brings_to_sight_is_where_it_is_hit(phone: Page) -> None:
    far = min(spots(phone).items(), key=lambda one: one[1][0])[0]
    phone.locator(f'[data-spot="{far}"]').evaluate(
        "one => one.scrollIntoView({block: 'center', inline: 'center'})"
    )
    # The page hears of it with the next frame.
    phone.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    x, y = spots(phone)[far]
    assert x > 0
    phone.touchscreen.tap(x, y)
    expect(phone.locator(f'.marked[data-spot="{far}"]')).to_be_attached()


def test_a_mouse_let_go_beyond_the_edge_drags_no_more(page: Page, house: House) -> None:
    begin(page, house.address, 4)
    for _ in range(3):
        page.get_by_role("button", name="Closer").click()
    box = page.locator(".sea").bounding_box()
    assert box is not None
    left, height = box["x"], box["y"] + box["height"] / 2
    page.mouse.move(left + 2, height)
    page.mouse.down()
    page.mouse.move(left - 60, height)
    page.mouse.up()
    before = spots(page)
    page.mouse.move(*middle(page), steps=3)
    assert spots(page) == before
    # And a press that follows is a press.
    spot, (x, y) = min(before.items(), key=lambda one: abs(one[1][0] - left - 300) + abs(one[1][1] - height))
    page.mouse.click(x, y)
    expect(page.locator(f'[data-door="board"][data-spot="{spot}"]')).to_have_count(0)


COVERED = """() => {
  const {x, y, width, height} = document.activeElement.querySelector('.hit').getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit?.closest('.sea svg[role=group]') ? [] : [document.activeElement.dataset.spot];
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (320, 568)])
def test_the_place_that_has_the_keyboard_is_not_covered(
    page: Page, house: House, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    begin(page, house.address, 4)
    for _ in range(5):
        page.get_by_role("button", name="Closer").click()
    # As the Tab key does, from whatever end of the page.
    page.locator('[data-door="board"][tabindex="0"]').focus()
    covered = []
    for key in ["ArrowRight"] * 6 + ["ArrowDown"] * 5 + ["ArrowLeft"] * 9 + ["ArrowUp"] * 6:
        page.keyboard.press(key)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        covered += page.evaluate(COVERED)
    assert covered == []
