"""Play without a pointer: by keyboard alone, and by the roles and names of the accessibility tree alone."""

import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.core.kit import Scene
from tests.e2e.ground import Ground
from tests.e2e.hands import Keys, Reader
from tests.e2e.open_house import OpenHouse
from tests.e2e.screen import lay

SECONDS = 600.0
OPTIONS = {"players": 2, "target": 8, "turn_time": 0, "level": "easy"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    house = OpenHouse(tmp_path_factory.mktemp("data"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def sit(page: Page, house: OpenHouse) -> None:
    """Ada in the lobby of a table for two, to eight points, with a bot that does not dawdle."""
    page.goto(f"{house.address}/t/{lay(page, house.address, OPTIONS, bots=[1])}")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def by_keys(page: Page) -> Keys:
    """Begins by keys alone."""
    keys = Keys(page)
    keys.to(page.get_by_role("button", name="Start the game"))
    keys.press("Enter")
    expect(page.locator('[data-door="board"]').first).to_be_visible()
    return keys


def by_names(page: Page) -> Reader:
    """The same by roles and names alone."""
    reader = Reader(page)
    reader.press("button", "Start the game")
    reader.press("tab", "All actions")
    return reader


def play(page: Page, hands: Keys | Reader, until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not until():
        assert time.monotonic() < deadline, f"stuck after {hands.did[-8:]}"
        if not hands.step():
            page.wait_for_timeout(30)


def test_the_keyboard_alone_founds_rolls_and_meets_a_seven(page: Page, house: OpenHouse) -> None:
    sit(page, house)
    keys = by_keys(page)
    play(page, keys, lambda: "end" in keys.did)
    assert keys.did.count("place") >= 4
    assert "roll" in keys.did
    ground = Ground(page, house)

    def seven(scene: Scene) -> None:
        ground.found(scene)
        scene.give(ground.me, "5wood4brick")
        for seat in range(3):
            scene.give(seat, "1ore")
        scene.before_roll(ground.me)
        scene.seven(ground.me)

    keys.go('[data-tab="log"]')
    ground.stage(seven)
    expect(page.locator('[data-button="discard"]')).to_be_visible()
    for step in ("discard", "place"):
        play(page, keys, lambda step=step: keys.did[-1] == step)  # type: ignore[misc]
    # What the keyboard was on is gone each time: it has gone on to what came next, never to the page's top.
    expect(page.locator("body:focus")).to_have_count(0)
    expect(page.locator(":focus")).to_have_count(1)


def test_names_and_roles_alone_found_and_roll(page: Page, house: OpenHouse) -> None:
    sit(page, house)
    reader = by_names(page)
    play(page, reader, lambda: "End your turn" in reader.did)
    assert {"Build a settlement", "Build a road", "Roll the dice"} <= set(reader.did)


@pytest.mark.long
@pytest.mark.parametrize("begin", [by_keys, by_names])
def test_a_whole_game_to_its_end(
    page: Page, house: OpenHouse, begin: Callable[[Page], Keys | Reader]
) -> None:
    sit(page, house)
    hands = begin(page)
    over = page.get_by_role("dialog", name=re.compile("wins? the island"))
    play(page, hands, lambda: over.count() > 0)
    if isinstance(hands, Keys):
        # The keyboard is in the dialog of the end, and goes on from there.
        hands.do('[data-button="report"]')
    else:
        hands.press("button", "See the summary")
    expect(page.get_by_role("heading", name="Final table")).to_be_visible()
