"""Ways through all pages and states: each walk comes to one state after another and says its name.

What is checked in every state (by axe, at a zoom, in forced colours) is the tests' matter.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

from hexfolk.core.record import parse_record
from hexfolk.islands import topology_of
from hexfolk.table.table import Table
from tests.cases.stage import stage
from tests.core.kit import Scene
from tests.e2e.open_house import OpenHouse
from tests.e2e.past import put
from tests.e2e.test_map_editor import draw_island
from tests.golden.playthroughs import FOLDER, margin

GAME = "backward2222"
RECORD = margin((FOLDER / "plain-4.txt").read_text(encoding="utf-8"))

Walk = Callable[[Page, OpenHouse], Iterator[str]]


def remember(data: Path) -> None:
    """A finished game for the pages that look back."""
    put(data, parse_record(RECORD, topology_of), GAME, "walkedtable")


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
    options = page.get_by_role("button", name="Change the rules")
    if options.count():
        options.click()
    yield "lobby with options"
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
    page.locator('input[type="file"]').set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": refused}
    )
    expect(page.get_by_role("alert")).not_to_be_empty()
    yield "record refused"


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
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "editor: share"
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Open")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "editor: open"


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


class Ground:
    """Ada's table with two bots, brought into whatever position; her page shows it."""

    def __init__(self, page: Page, house: OpenHouse) -> None:
        self.page, self.house = page, house
        page.goto(f"{house.address}/history")
        wanted = {
            "name": "Ada",
            "options": {"players": 3, "turn_time": 0, "hints": True},
            "bots": [1, 2],
            "pace": "instant",
            "start": True,
        }
        made = page.context.request.post(f"{house.address}/api/tables", data=wanted)
        assert made.ok, made.text()
        self.id: str = made.json()["id"]
        page.goto(f"{house.address}/t/{self.id}")
        expect(page.locator('[data-door="board"]').first).to_be_visible()
        names = house.at(self.id, lambda table: [chair.name for chair in table.standing.lobby.chairs])
        self.me = names.index("Ada")
        self.other = (self.me + 1) % 3
        self.free = house.at(self.id, lambda live: stage(live, founded=False).sites(self.me, "settle"))
        self.hex = 0

    def stage(self, change: Callable[[Scene], None]) -> None:
        """An empty island in Ada's main part, with everybody's village, changed by hand."""

        def do(table: Table) -> None:
            scene = stage(table)
            scene.on_turn(self.me)
            change(scene)

        self.house.at(self.id, do, show=True)

    def found(self, scene: Scene) -> None:
        """A village for everybody, where no bot has founded; the two others have theirs at one hex."""
        land = [h for h in range(19) if self.free.issuperset(scene.corners(h)) and h != scene.state.robber]
        self.hex = land[0]
        theirs = scene.corners(self.hex)
        near = {n for corner in theirs for n in (corner, *scene.neighbours(corner))}
        mine = next(scene.corners(h) for h in land if near.isdisjoint(scene.corners(h)))
        for seat, corners in ((self.me, mine), (self.other, theirs), ((self.me + 2) % 3, theirs[3:])):
            scene.settle(seat, corners[0])
            scene.roads(seat, *corners[:3])


def table(page: Page, house: OpenHouse) -> Iterator[str]:
    """Every kind of decision at a table."""
    at = Ground(page, house)
    me, other = at.me, at.other
    yield "table: founding"
    page.locator('[data-button="hint"]').click()
    expect(page.get_by_test_id("hint")).to_be_visible()
    yield "table: hint"

    def roll(scene: Scene) -> None:
        at.found(scene)
        scene.before_roll(me)

    at.stage(roll)
    expect(page.locator('[data-button="roll"][aria-disabled="false"]')).to_be_visible()
    yield "table: roll"

    def cards(scene: Scene) -> None:
        for name in ("knight", "roads", "plenty", "monopoly", "point"):
            scene.hold(me, name)
        scene.give(me, "2wood2brick1wool1grain")
        scene.give(other, "1grain1ore")

    at.stage(cards)
    for tab in ("log", "chat", "list", "facts", "trade"):
        page.locator(f'[data-tab="{tab}"]').click()
        yield f"table: {tab}"
    page.locator('[data-tab="facts"]').click()
    page.get_by_role("button", name="Ask for a pause").click()
    expect(page.locator(".table.away")).to_be_visible()
    yield "table: paused"
    page.get_by_role("button", name="Go on").click()
    page.locator('[data-tab="trade"]').click()
    page.locator('[data-trade="give-wood"]').first.click()
    page.locator('[data-trade="want-ore"]').first.click()
    page.locator('[data-button="offer"]').first.click()
    expect(page.locator(".offers").first).to_be_visible()
    yield "table: offer"
    play = page.locator('[data-button="play"]')
    if not play.is_visible():
        # A phone on its side: what is read is folded away first.
        page.locator('[data-tab="trade"]').click()
    play.click()
    for card in ("Knight", "Plenty", "Monopoly"):
        page.get_by_role("navigation", name="Card").get_by_role("button", name=re.compile(card)).click()
        yield f"table: {card}"
    page.locator('[data-button="play"]').click()
    page.locator('[data-button="road"]').click()
    expect(page.locator('[data-door="board"]').first).to_be_visible()
    yield "table: road"
    page.keyboard.press("Escape")

    def robber(scene: Scene) -> None:
        scene.before_roll(me)
        scene.seven(me)

    at.stage(robber)
    expect(page.locator('[data-door="board"]').first).to_be_visible()
    yield "table: robber"

    def victim(scene: Scene) -> None:
        scene.give((me + 2) % 3, "1ore")
        scene.do(me, f"robber h{at.hex}")

    at.house.at(at.id, lambda live: victim(stage(live, founded=False)), show=True)
    expect(page.locator('[data-door="tray"]').first).to_be_visible()
    yield "table: victim"

    def discard(scene: Scene) -> None:
        scene.give(me, "3wood3brick")
        scene.before_roll(me)
        scene.seven(me)

    at.stage(discard)
    expect(page.locator('[data-button="discard"]')).to_be_visible()
    yield "table: discard"
    page.locator('[data-button="ending"]').click()
    yield "table: ending"
    page.locator('dialog [data-button="end"]').click()
    page.locator('dialog [data-button="sure"]').click()
    expect(page.locator('[data-button="report"]')).to_be_visible()
    yield "table: over"


WALKS: dict[str, Walk] = {walk.__name__: walk for walk in (front, aside, editor, past, table)}
