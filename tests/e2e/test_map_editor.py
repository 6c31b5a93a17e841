"""The map editor in a real browser: draw, be corrected, share by link, open the link, found a game on it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, expect

from tests.e2e import eyes
from tests.e2e.house import House
from tests.e2e.screen import Screen
from tests.e2e.sketch import ROWS, draw_island, middle

Opener = Callable[..., Page]


@pytest.fixture
def editor(browser: Browser, house: House) -> Iterator[Opener]:
    """Opens somebody's editor: by width, height, and what follows the address."""
    opened: list[BrowserContext] = []

    def open_page(width: int = 1440, height: int = 900, address: str = "", scheme: str = "light") -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en",
            has_touch=width < 1000,
            color_scheme="dark" if scheme == "dark" else "light",
            # For axe, which comes as a script of the test.
            bypass_csp=True,
        )
        opened.append(context)
        page = context.new_page()
        page.goto(address or f"{house.address}/editor")
        expect(page.get_by_role("grid")).to_be_visible()
        return page

    yield open_page
    for context in opened:
        context.close()


def drawn(page: Page) -> int:
    labels = page.get_by_role("gridcell").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    return sum(1 for label in labels if not label.endswith("empty"))


def test_a_map_is_drawn_shared_and_played(editor: Opener) -> None:
    page = editor()
    draw_island(page)
    assert drawn(page) == sum(last - first + 1 for first, last in ROWS)
    expect(page.get_by_test_id("verdict")).to_have_text("This map can be played.")
    expect(page.get_by_text("Terrain on random hexes: 25")).to_be_visible()

    # A number and a port where they are wanted.
    page.get_by_role("radio", name="Numbers").check()
    page.get_by_role("radio", name="8", exact=True).check()
    page.mouse.click(*middle(page, 7, 5))
    expect(page.get_by_role("gridcell", name="Row 7, column 5: random, number 8")).to_have_count(1)
    page.get_by_role("radio", name="Ports").check()
    page.get_by_role("radio", name="ore port").check()
    side = page.get_by_role("button", name="North-west side of row 5, column 5: no port").bounding_box()
    assert side is not None
    page.mouse.click(side["x"] + side["width"] / 2, side["y"] + side["height"] / 2)
    expect(page.get_by_role("button", name="North-west side of row 5, column 5: ore port")).to_have_count(1)
    page.get_by_test_id("map-name").fill("Five Rows")
    page.get_by_test_id("map-name").press("Tab")
    expect(page.get_by_test_id("verdict")).to_have_text("This map can be played.")

    # How it would be dealt.
    page.get_by_role("radio", name="Try a deal").check()
    expect(page.get_by_test_id("trial")).to_be_visible()
    page.get_by_role("radio", name="Draw", exact=True).check()

    page.get_by_role("button", name="Share").click()
    # Made beside the page's other work.
    expect(page.get_by_test_id("link")).to_have_value(re.compile(r"/editor#map=1\.[\w-]+$"))
    link = page.get_by_test_id("link").input_value()
    assert len(link) < 700

    other = editor(address=link)
    expect(other.get_by_text("This is the map from the link.")).to_be_visible()
    expect(other.get_by_test_id("map-name")).to_have_value("Five Rows")
    assert drawn(other) == 25
    assert "#" not in other.url
    expect(other.get_by_test_id("verdict")).to_have_text("This map can be played.")
    other.get_by_test_id("play").click()
    other.wait_for_url("**/t/*")
    expect(other.get_by_text("Five Rows").first).to_be_visible()
    screen = Screen(other)
    screen.start()
    for _ in range(40):
        if screen.legal():
            break
        other.wait_for_timeout(250)
    first = screen.legal()[0]
    assert first.startswith("settle ")
    screen.press(first)
    # The number and the port stand where they were put.
    assert other.locator(".token text", has_text="8").count() >= 1


def test_how_the_last_table_was_dealt_keeps_no_map_from_its_table(editor: Opener) -> None:
    """The beginner deal is remembered, but an own map has none."""
    page = editor()
    page.evaluate(
        """localStorage.setItem('hexfolk-table', JSON.stringify(
            {name: 'Zoe', options: {players: 4, island: 'standard', deal: 'beginner'}}))"""
    )
    draw_island(page)
    expect(page.get_by_test_id("verdict")).to_have_text("This map can be played.")
    page.get_by_test_id("play").click()
    page.wait_for_url("**/t/*")


def test_the_checker_comes_back_with_the_server(editor: Opener) -> None:
    page = editor()
    page.context.set_offline(True)
    draw_island(page)
    expect(page.get_by_test_id("verdict")).to_contain_text("cannot be reached")
    expect(page.get_by_test_id("play")).to_be_disabled()
    page.context.set_offline(False)
    # It asks anew every five seconds.
    expect(page.get_by_test_id("verdict")).to_have_text("This map can be played.")
    expect(page.get_by_test_id("play")).to_be_enabled()


def test_what_would_be_lost_in_reading_is_refused_with_its_line(editor: Opener) -> None:
    page = editor()
    draw_island(page)
    page.get_by_role("button", name="Open…").click()
    text = (Path(__file__).parents[2] / "islands" / "lagoon.toml").read_text(encoding="utf-8")
    for old, new, said in (
        ("? S S ?", "? X S ?", "Line 6 of the map has a character"),
        ("? S S ?", "? S S  ?", "In line 6 a letter lies between two columns"),
        ("forest", "forrest", "Line 13 says something"),
    ):
        spoilt = text.replace(old, new, 1).encode()
        file = FilePayload(name="m.toml", mimeType="text/plain", buffer=spoilt)
        page.get_by_test_id("file").set_input_files(file)
        expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    page.keyboard.press("Escape")
    assert drawn(page) == 25


def test_a_broken_link_is_refused_with_its_reason(editor: Opener, house: House) -> None:
    page = editor(address=f"{house.address}/editor#map=1.eJwrSS0u")
    expect(page.get_by_text("The link is broken")).to_be_visible()
    assert drawn(page) == 0


def test_the_checker_shows_what_it_means(editor: Opener) -> None:
    page = editor()
    draw_island(page)
    page.get_by_role("radio", name="Numbers").check()
    page.get_by_role("radio", name="6", exact=True).check()
    page.mouse.click(*middle(page, 7, 5))
    page.locator('[data-cell]:focus, [role="gridcell"][tabindex="0"]').first.focus()
    # A desert below a fixed number: d sets the terrain, the number stays, and that is wrong.
    page.keyboard.press("d")
    remark = page.locator('[data-code="island_number_place"]')
    expect(remark).to_contain_text("Row 7, column 5")
    expect(page.get_by_test_id("play")).to_be_disabled()
    remark.get_by_role("button").click()
    expect(page.locator(".shown")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(remark).to_have_count(0)
    expect(page.get_by_test_id("play")).to_be_enabled()


def test_the_keyboard_alone_draws(editor: Opener) -> None:
    page = editor()
    page.locator('[role="gridcell"][tabindex="0"]').focus()
    before = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("Enter")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(f"Shift+{key}")
    assert drawn(page) == 5
    page.keyboard.press("f")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label.endswith(": forest")
    assert label != before
    expect(page.get_by_test_id("said")).to_contain_text("forest")
    page.keyboard.press("1")
    page.keyboard.press("0")
    assert "number 10" in page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").endswith(": random")
    page.keyboard.press("Control+y")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").endswith(": forest")


def test_two_fingers_look_around_and_paint_nothing(editor: Opener) -> None:
    page = editor(390, 844)
    client = page.context.new_cdp_session(page)
    x, y = middle(page, 7, 6)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": a, "y": b, "id": i} for i, (a, b) in enumerate(points)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    touch("touchStart", (x, y))
    touch("touchStart", (x, y), (x + 40, y))
    for step in range(1, 6):
        touch("touchMove", (x - 8 * step, y), (x + 40 + 8 * step, y))
    touch("touchEnd")
    assert drawn(page) == 0
    # One finger paints as it goes.
    touch("touchStart", (x, y))
    for step in range(1, 8):  # zoomed in, a cell is wide
        touch("touchMove", (x + 25 * step, y))
    touch("touchEnd")
    assert drawn(page) >= 2


def test_work_is_kept_and_undo_brings_it_back(editor: Opener) -> None:
    page = editor()
    draw_island(page)
    expect(page.get_by_test_id("state")).to_contain_text("Not saved")
    page.reload()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_text("Terrain on random hexes: 25")).to_be_visible()
    assert drawn(page) == 25
    page.get_by_role("button", name="Open…").click()
    page.locator('[data-island="lagoon"]').click()
    expect(page.get_by_text("Your drawing was not saved")).to_be_visible()
    assert drawn(page) == 19
    page.locator('[data-act="undo"]').click()
    assert drawn(page) == 25
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_test_id("state")).to_have_text("Saved")
    page.locator('[data-act="turn"]').click()
    assert drawn(page) == 25
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as file").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert text.count("?") == 25
    page.get_by_role("button", name="Open…").click()
    page.get_by_test_id("file").set_input_files({"name": "m.toml", "mimeType": "text/plain", "buffer": b"no"})
    expect(page.get_by_text("This is no map file: line 1")).to_be_visible()
    page.get_by_role("button", name="My island", exact=True).click()
    assert drawn(page) == 25


@pytest.mark.parametrize(
    ("width", "height", "scheme"),
    [
        (1440, 900, "light"),
        pytest.param(390, 844, "light", marks=pytest.mark.long),
        (360, 640, "dark"),
        pytest.param(1920, 1080, "dark", marks=pytest.mark.long),
    ],
)
def test_everybody_can_use_it(editor: Opener, width: int, height: int, scheme: str) -> None:
    page = editor(width, height, scheme=scheme)
    draw_island(page)
    # Buttons that open meanwhile change their colours for a moment.
    expect(page.get_by_test_id("play")).to_be_enabled()
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    for kind in ("Terrain", "Numbers", "Ports", "No start", "Move view"):
        page.get_by_role("radio", name=kind, exact=True).check()
        eyes.check(page)
    taps = page.locator(".tools .pick, .actions button, .bar .pick, .bar button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => Math.min(box.width, box.height))"
    )
    assert min(taps) >= 40
