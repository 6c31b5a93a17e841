"""Ways through all pages and states: each walk comes to one state after another and says its name.

What is checked in every state (by axe, at a zoom, in forced colours) is the tests' matter.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

from hexfolk.core.record_reading import parse_record
from hexfolk.islands import topology_of
from tests.analysis.games import cut, short
from tests.e2e import pupil, sittings
from tests.e2e.open_house import OpenHouse
from tests.e2e.past import put
from tests.e2e.sketch import draw_island
from tests.golden.playthroughs import FOLDER, margin

GAME = "backward2222"
SHORT = "shrtgame2222"
# A process starts, and stands back for everything else.
PATIENCE = 300_000
RECORD = margin((FOLDER / "plain-4.txt").read_text(encoding="utf-8"))

Walk = Callable[[Page, OpenHouse], Iterator[str]]


def remember(data: Path) -> None:
    """Finished games for the pages that look back."""
    put(data, parse_record(RECORD, topology_of), GAME, "walkedtable")
    # Broken off after some turns: there is less to analyse.
    put(data, cut(short(), 24), SHORT, "shorttable")


def front(page: Page, house: OpenHouse) -> Iterator[str]:
    """From the front page to a lobby, and what else can be asked for on the way."""
    page.goto(house.address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    yield "front"
    page.get_by_role("button", name=re.compile("^Language: ")).click()
    expect(page.get_by_label("Screen reader says")).to_be_visible()
    yield "settings"
    page.keyboard.press("Escape")
    code = page.get_by_label("Join with a code")
    code.fill("wrong!")
    code.press("Enter")
    expect(page.get_by_text("No table has this code.")).to_be_visible()
    yield "wrong code"
    page.get_by_role("button", name="New table", exact=True).click()
    page.get_by_label("Your name").fill("Ada")
    yield "new table"
    page.get_by_role("button", name="Choose another map").click()
    picker = page.get_by_role("dialog", name="Choose a map")
    picker.get_by_role("checkbox", name="Show all maps").check()
    expect(picker.get_by_role("radio", name="Giant Land")).to_be_visible()
    yield "map picker"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    yield "lobby"
    page.get_by_role("group", name="Dice").get_by_role("radio", name="Balanced", exact=True).check()
    expect(page.get_by_role("checkbox", name="Soft sevens")).to_be_visible()
    yield "lobby with a deck of dice"
    page.goto(house.address)
    page.get_by_role("button", name="Play on another device").click()
    expect(page.get_by_role("dialog", name="Play on another device")).to_be_visible()
    yield "another device"


def aside(page: Page, house: OpenHouse) -> Iterator[str]:
    """Pages that one comes to by an address."""
    for state, path, name in (
        ("lost table", "/t/nosuchtable", "There is nothing here"),
        ("device", "/device", "."),
        ("history", "/history", "."),
        ("rules", "/rules", "."),
        ("strategy", "/rules/strategy", "."),
        ("first steps", "/learn", "."),
        ("record", "/record", "."),
    ):
        page.goto(house.address + path)
        expect(page.get_by_role("heading", level=1, name=re.compile(name))).to_be_visible()
        yield state
    refused = RECORD.encode().replace(b"winner=0", b"winner=1")
    file = page.locator('input[type="file"]')
    file.set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": refused})
    expect(page.get_by_role("alert")).not_to_be_empty()
    yield "record refused"
    file.set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": RECORD.encode()})
    expect(page.get_by_role("heading", name="Final table")).to_be_visible()
    yield "record read"


def editor(page: Page, house: OpenHouse) -> Iterator[str]:
    """The map editor and its dialogs."""
    page.goto(f"{house.address}/editor")
    expect(page.get_by_role("grid")).to_be_visible()
    yield "editor: empty"
    # By hand, which needs the whole grid in sight.
    size = page.viewport_size
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("grid").scroll_into_view_if_needed()
    draw_island(page)
    if size is not None:
        page.set_viewport_size(size)
    expect(page.get_by_test_id("verdict")).to_have_text("This map can be played.")
    yield "editor"
    for tool in ("Numbers", "Ports"):
        page.get_by_role("radio", name=tool).check()
        yield f"editor: {tool}"
    page.get_by_role("radio", name="Try a deal").check()
    expect(page.get_by_test_id("trial")).to_be_visible()
    yield "editor: trial"
    page.get_by_role("radio", name="Draw", exact=True).check()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "editor: share"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_test_id("state")).to_have_class(re.compile(r"^(?!.*unsaved)"))
    page.get_by_role("button", name=re.compile("^Open")).first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Giant Land")).to_be_visible()
    yield "editor: open"
    page.keyboard.press("Escape")
    # More hills than there are hexes for.
    page.get_by_role("button", name="One more: hills").click()
    expect(page.get_by_test_id("verdict")).not_to_have_text("This map can be played.")
    expect(page.get_by_role("button", name="Show", exact=False).first).to_be_visible()
    yield "editor: remarks"


def past(page: Page, house: OpenHouse) -> Iterator[str]:
    """A finished game: what its page tells, and watching it again."""
    page.goto(f"{house.address}/g/{GAME}")
    expect(page.get_by_role("heading", name="Final table")).to_be_visible()
    yield "summary"
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
    yield "summary with everything open"
    page.goto(f"{house.address}/g/{GAME}/replay")
    expect(page.locator("[data-step]")).to_have_text("0")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", "30")
    yield "replay"
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "replay: keys"


def analysis(page: Page, house: OpenHouse) -> Iterator[str]:
    """A finished game looked back on with the help of a bot."""
    page.goto(f"{house.address}/g/{SHORT}")
    part = page.get_by_test_id("analysis")
    start = part.get_by_role("button", name="Analyse the game")
    slider = part.get_by_role("slider")
    expect(start.or_(slider).first).to_be_visible()
    if start.is_visible():
        yield "analysis: to be begun"
        start.press("Enter")
    expect(slider).to_be_visible(timeout=PATIENCE)
    yield "analysis"
    page.goto(f"{house.address}/g/{SHORT}/replay")
    expect(page.locator("[data-step]")).to_have_text("0")
    page.get_by_role("tab", name="Analysis").click()
    page.locator('[data-turning="1"]').click()
    page.get_by_role("button", name="What would a master have done?").click()
    told = page.locator(".opinion").get_by_text(re.compile("played|Time was up"))
    expect(told).to_be_visible(timeout=PATIENCE)
    yield "replay: analysis"


def lesson(page: Page, house: OpenHouse) -> Iterator[str]:
    """First steps, from the welcome to the end."""
    page.goto(f"{house.address}/learn")
    expect(pupil.coach(page)).to_contain_text("Welcome")
    yield "lesson: welcome"
    page.get_by_role("button", name="Begin", exact=True).click()
    page.get_by_role("button", name="Leave or begin again").click()
    yield "lesson: menu"
    page.get_by_role("button", name="Leave or begin again").click()
    seen: set[str] = set()
    while (step := pupil.settled(page)) is not None:
        if step not in seen:
            seen.add(step)
            yield f"lesson: {step}"
            # Whoever looked long may find that another step is due.
            continue
        before = pupil.looks(page)
        pupil.show(page)
        pupil.changed(page, before)
    yield "lesson: won"


WALKS: dict[str, Walk] = {
    walk.__name__: walk
    for walk in (
        front,
        aside,
        editor,
        past,
        analysis,
        lesson,
        sittings.table,
        sittings.ended,
        sittings.company,
        sittings.visiting,
        sittings.watching,
        sittings.five,
        sittings.lines,
        sittings.offline,
    )
}
