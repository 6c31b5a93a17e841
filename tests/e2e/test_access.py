"""Every page and state for everybody: by axe in all themes, at 400 % zoom, with letters twice as large.

The walks through it all take minutes and are long; what a newcomer meets first is looked at every time.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.core.kit import Scene
from tests.e2e import eyes, walks
from tests.e2e.conftest import launch
from tests.e2e.ground import Ground
from tests.e2e.open_house import OpenHouse

# 1280 × 1024 at 400 %.
ZOOMED = {"width": 320, "height": 256}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    house = OpenHouse(tmp_path_factory.mktemp("data"))
    house.open()
    walks.remember(house.data)
    yield house
    house.close()


def visit(browser: Browser, **wishes: object) -> Page:
    # For axe, which comes as a script of the test.
    wanted = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **wishes}
    page: Page = browser.new_context(locale="en", bypass_csp=True, **wanted).new_page()  # type: ignore[arg-type]
    return page


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = visit(browser)
    yield page
    page.context.close()


def judge(page: Page, state: str, themes: tuple[str, ...] = eyes.THEMES) -> list[str]:
    """What is wrong with a state, in whichever theme."""
    found = []
    for theme in themes:
        eyes.wear(page, theme)
        # Beside its colours a page is the same in every theme.
        rules = () if theme == "light" else ("color-contrast",)
        found += [f"{state}, {theme}: {fault}" for fault in eyes.faults(page, *rules)]
    shape = eyes.outline(page)
    if shape["lang"] != "en" or not shape["title"].endswith(("Hexfolk", "Settle an island together")):
        found.append(f"{state}: {shape}")
    if (shape["mains"], shape["tops"]) != (1, 1):
        found.append(f"{state}: {shape}")
    return found


@pytest.mark.long
@pytest.mark.parametrize("walk", walks.WALKS)
def test_every_state_in_every_theme(page: Page, house: OpenHouse, walk: str) -> None:
    found = [fault for state in walks.WALKS[walk](page, house) for fault in judge(page, state)]
    assert not found, "\n".join(found)


def test_what_is_met_first_in_high_contrast(page: Page, house: OpenHouse) -> None:
    page.goto(house.address)
    assert judge(page, "front", ("light", "contrast-dark")) == []
    ground = Ground(page, house)
    ground.stage(ground.found)
    page.locator('[data-button="end"][aria-disabled="false"]').wait_for()
    assert judge(page, "table", ("contrast-light",)) == []


@pytest.mark.long
@pytest.mark.parametrize("walk", walks.WALKS)
def test_four_hundred_per_cent(browser: Browser, house: OpenHouse, walk: str) -> None:
    """Nothing to scroll sideways, and whatever can be pressed can be scrolled to."""
    page = visit(browser, viewport=ZOOMED)
    found = []
    for state in walks.WALKS[walk](page, house):
        found += [f"{state}: too wide: {one}" for one in eyes.sideways(page)]
        found += [f"{state}: out of reach: {one}" for one in eyes.unreachable(page)]
    page.context.close()
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("walk", walks.WALKS)
def test_letters_twice_as_large(browser: Browser, house: OpenHouse, walk: str) -> None:
    """As the browser's own settings have it, which pages measure in."""
    large = launch(browser.browser_type, "--blink-settings=defaultFontSize=32")
    page = visit(large)
    found = []
    for state in walks.WALKS[walk](page, house):
        found += [f"{state}: too wide: {one}" for one in eyes.sideways(page)]
        found += [f"{state}: out of reach: {one}" for one in eyes.unreachable(page)]
    large.close()
    assert not found, "\n".join(found)


def test_letters_twice_as_large_on_a_phone(browser: Browser, house: OpenHouse) -> None:
    large = launch(browser.browser_type, "--blink-settings=defaultFontSize=32")
    page = visit(large, viewport={"width": 390, "height": 844})
    found = []
    for language in ("pt-BR", "en"):
        page.goto(f"{house.address}/?lang={language}")
        page.locator("main h1").first.wait_for()
        found += [f"front, {language}: {one}" for one in eyes.sideways(page)]
    Ground(page, house)
    found += [f"table: {one}" for one in eyes.sideways(page)]
    large.close()
    assert not found, "\n".join(found)


# Boxes that reach into each other: counts of cards, and tabs that the hand covers.
CROWDED = """() => {
  const counts = [...document.querySelectorAll('.own .resources .top')];
  const boxes = counts.map(one => one.getBoundingClientRect());
  const pressed = boxes.slice(1).filter((box, at) => box.left < boxes[at].right - 1).length;
  const own = document.querySelector('.own').getBoundingClientRect().top;
  const tabs = [...document.querySelectorAll('[data-tab]')];
  return [pressed, tabs.filter(tab => tab.getBoundingClientRect().bottom > own + 1).length];
}"""


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375)])
def test_every_kind_of_card_in_hand_on_a_phone_on_its_side(
    browser: Browser, house: OpenHouse, width: int, height: int
) -> None:
    page = visit(browser, viewport={"width": width, "height": height})
    ground = Ground(page, house)

    def cards(scene: Scene) -> None:
        ground.found(scene)
        for name in ("knight", "roads", "plenty", "monopoly", "point"):
            scene.hold(ground.me, name)
        scene.give(ground.me, "12wood2brick11wool1grain3ore")

    ground.stage(cards)
    expect(page.locator(".development-card")).to_have_count(5)
    assert page.evaluate(CROWDED) == [0, 0]
    page.context.close()


def test_forced_colours_keep_the_players_apart(browser: Browser, house: OpenHouse) -> None:
    page = visit(browser, forced_colors="active")
    Ground(page, house)
    badges = page.locator(".players .badge")
    painted = badges.evaluate_all("all => all.map(one => getComputedStyle(one).backgroundColor)")
    assert len(set(painted)) == 3
    chosen = page.locator('[data-tab="log"]')
    other = page.locator('[data-tab="chat"]')
    shades = [one.evaluate("one => getComputedStyle(one).backgroundColor") for one in (chosen, other)]
    assert shades[0] != shades[1]
    page.context.close()
