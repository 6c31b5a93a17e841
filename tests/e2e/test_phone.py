"""Phones upright and on their side, and a tablet: the island first, the next thing to do in sight, nothing to
scroll sideways, in every language."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.house import House
from tests.e2e.screen import TABS, begin

SIZES = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "small phone on its side": (640, 360),
    "phone on its side": (844, 390),
    "tablet": (768, 1024),
}
LANGUAGES = ("en", "it", "pl", "pt-BR", "ja")
# Each size in a language of its own; all of them together are a matter of minutes.
TRIED = list(zip(SIZES, ("pl", "it", "ja", "pt-BR", "en"), strict=True))
OTHERS = [(size, language) for size in SIZES for language in LANGUAGES if (size, language) not in TRIED]


@pytest.fixture
def visitor(browser: Browser, house: House, size: str, language: str) -> Iterator[Page]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=language, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(house.address)
    yield page
    context.close()


def fits(page: Page) -> bool:
    """Whether nothing lies beside the screen."""
    wide, shown = page.evaluate(
        "[Math.max(document.documentElement.scrollWidth, document.body.scrollWidth), innerWidth]"
    )
    return bool(wide <= shown)


def spilled(page: Page) -> list[str]:
    """Words of the actions that reach over the edge of their buttons."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.actions button .label')].filter(label => {
          const words = document.createRange();
          words.selectNodeContents(label);
          const [inner, outer] = [words, label.closest('button')].map(one => one.getBoundingClientRect());
          return inner.left < outer.left || inner.right > outer.right;
        }).map(label => label.textContent)"""
    )
    return found


def _look_around(page: Page, address: str) -> None:
    expect(page.locator(".ways button.primary")).to_be_in_viewport(ratio=1)
    # Drawn, not only asked for.
    page.wait_for_function("() => document.querySelector('img.picture').naturalWidth > 0")
    expect(page.locator("img.picture")).to_be_in_viewport(ratio=0.5)
    assert fits(page)
    begin(page, address, 4)
    main = page.locator('[data-button="roll"]')
    expect(main).to_be_in_viewport(ratio=1)
    assert spilled(page) == []
    board = page.locator(".board").bounding_box()
    screen = page.viewport_size
    assert board is not None
    assert screen is not None
    assert board["width"] * board["height"] >= 0.38 * screen["width"] * screen["height"]
    for tab in TABS:
        page.locator(f'[data-tab="{tab}"]').tap()
        expect(page.locator("#panel")).to_be_in_viewport(ratio=0.9)
        assert fits(page), tab
        page.locator(f'[data-tab="{tab}"]').tap()
        expect(main).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("size", "language"), TRIED)
def test_a_screen_shows_the_island_and_what_to_do(visitor: Page, house: House) -> None:
    _look_around(visitor, house.address)


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), OTHERS)
def test_so_it_does_in_every_language(visitor: Page, house: House) -> None:
    _look_around(visitor, house.address)


@pytest.mark.parametrize(("size", "language"), [("phone", "pt-BR"), ("phone", "it")])
def test_the_top_of_a_page_fits_phones_of_every_width(visitor: Page) -> None:
    visitor.locator("main h1").wait_for()
    overlapping = """() => {
      const all = [...document.querySelectorAll('header > :is(a, button)')];
      const boxes = all.map(one => one.getBoundingClientRect());
      return boxes.some((box, at) => at > 0 && box.left < boxes[at - 1].right);
    }"""
    for width in (320, 360, 384, 390, 412, 432, 440, 480, 500):
        visitor.set_viewport_size({"width": width, "height": 844})
        assert fits(visitor), width
        assert not visitor.evaluate(overlapping), width


@pytest.mark.parametrize(("size", "language"), [("small phone", "pl")])
def test_a_new_table_can_be_set_up_from_the_top_of_its_form(visitor: Page) -> None:
    visitor.locator('[aria-controls="set-up"]').tap()
    expect(visitor.locator("#new")).to_be_in_viewport()
    expect(visitor.locator('#set-up [type="submit"]')).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("size", "language"), [("phone", "en")])
def test_fingers_do_not_move_the_page(visitor: Page, house: House) -> None:
    begin(visitor, house.address, 4)
    style = visitor.evaluate(
        """() => [
          getComputedStyle(document.documentElement).overscrollBehaviorY,
          getComputedStyle(document.getElementById('content')).touchAction,
          getComputedStyle(document.querySelector('.board svg')).touchAction,
          document.documentElement.scrollHeight <= innerHeight,
        ]"""
    )
    assert style == ["none", "manipulation", "none", True], json.dumps(style)
