"""Other islands than the standard board, chosen in the browser and founded on."""

import json

from playwright.sync_api import Browser, Page, expect

from hexfolk import islands
from hexfolk.core.map_text import island_text
from tests.e2e.house import House
from tests.e2e.screen import Screen, begin


def found(screen: Screen) -> None:
    """Place both settlements with their roads, on the island itself."""
    for word in ("settle", "road", "settle", "road"):
        legal: list[str] = []
        while not legal:
            legal = [action for action in screen.legal() if action.startswith(word)]
        screen.touch_board(legal[len(legal) // 2])


def test_giant_land_is_chosen_by_keyboard_and_founded_by_eight(page: Page, house: House) -> None:
    screen = Screen(page)
    page.goto(f"{house.address}/#new")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("group", name="Players").get_by_role("radio", name="8", exact=True).check()
    chosen = page.get_by_test_id("chosen-map")
    expect(chosen).to_contain_text("Standard board")
    page.get_by_role("button", name="Choose another map").press("Enter")
    picker = page.get_by_role("dialog", name="Choose a map")
    # Made for fewer: not offered, and when shown, not to be had, with the reason.
    expect(picker.get_by_role("radio", name="Lagoon")).to_have_count(0)
    picker.get_by_role("checkbox", name="Show all maps").check()
    lagoon = picker.get_by_role("radio", name="Lagoon")
    expect(lagoon).to_be_disabled()
    expect(lagoon).to_have_accessible_description(
        "A thin ring of land around a round lagoon; everyone is a neighbour twice over. "
        "2–3\u00a0players · 12\u00a0hexes · 5\u00a0ports · 10\u00a0points Has room for 4 players at most."
    )
    picker.get_by_role("radio", name="Standard board").focus()
    for _ in range(20):
        page.keyboard.press("ArrowDown")
        if picker.get_by_role("radio", name="Giant Land").is_checked():
            break
    page.keyboard.press("Enter")
    expect(picker).to_be_hidden()
    expect(chosen).to_contain_text("Giant Land")
    picture = chosen.locator("img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    # The target that suits the island came along.
    target = page.get_by_role("group", name="Points to win").get_by_role("radio", name="12", exact=True)
    expect(target).to_be_checked()
    chairs = page.get_by_role("group", name="Who plays").get_by_role("listitem")
    for chair in range(1, 8):
        chairs.nth(chair).get_by_role("radio", name="Bot").check()
    page.get_by_role("group", name="Pace of the bots").get_by_role("radio", name="At once").check()
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("chosen-map")).to_contain_text("Giant Land")
    screen.start()
    expect(page.locator("[data-hex]")).to_have_count(61)
    found(screen)
    expect(page.locator('[data-kind="settlement"][data-piece]')).to_have_count(16)


def test_an_own_map_is_seen_by_guests_and_played(browser: Browser, page: Page, house: House) -> None:
    text = island_text(islands.catalogue()["lagoon"]).replace(
        'id = "lagoon"', 'id = "mine"\nname = "Round <About>"'
    )
    page.goto(house.address)
    page.evaluate(
        "text => localStorage.setItem('hexfolk.maps', text)",
        json.dumps(
            [
                {"name": "Round", "text": text, "saved": 2},
                {"name": "Broken", "text": "map = 3", "saved": 1},
            ]
        ),
    )
    screen = Screen(page)
    address = screen.make_table(house.address, "Ann", players=2, bots=0)
    page.get_by_role("button", name="Choose another map").click()
    picker = page.get_by_role("dialog", name="Choose a map")
    expect(picker).to_contain_text("Broken – This map cannot be played")
    picker.get_by_role("radio", name="Round <About>").check()
    picker.get_by_role("button", name="Take this map").click()
    chosen = page.get_by_test_id("chosen-map")
    expect(chosen).to_contain_text("Round <About>")
    context = browser.new_context(locale="en")
    guest = context.new_page()
    Screen(guest).join(address, "Bob")
    seen = guest.get_by_test_id("chosen-map")
    expect(seen).to_contain_text("Round <About>")
    picture = seen.locator("img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    screen.start()
    expect(page.locator("[data-hex]")).to_have_count(12)
    context.close()


def test_a_finger_on_crowded_places_brings_them_nearer(browser: Browser, house: House) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale="en", has_touch=True)
    page = context.new_page()
    begin(page, house.address, 8, island="giant")
    spots = page.locator('[data-door="board"] .hit')

    def apart() -> float:
        """Between neighbouring places, in pixels of the screen."""
        centres: list[list[float]] = spots.evaluate_all(
            """spots => spots.map(spot => {
              const box = spot.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            })"""
        )
        first = centres[0]
        return min(abs(x - first[0]) + abs(y - first[1]) for x, y in centres[1:])

    box = page.get_by_role("group", name="Island").first.bounding_box()
    assert box is not None
    assert apart() < 24
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert apart() > 40
    assert page.locator('[data-button="confirm"]').count() == 0
    context.close()
