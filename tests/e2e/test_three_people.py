"""Three people at one table: what befalls an evening, and how all of them see it."""

import re
from collections.abc import Callable, Iterator
from secrets import randbelow
from typing import TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from hexfolk.core.chance import Outside
from hexfolk.core.resource import pack, parse_bundle, unpack
from hexfolk.core.state import hand_of
from hexfolk.table.table import Table
from hexfolk.view.messages.table import OptionsView
from tests.cases.stage import stage
from tests.core.kit import Scene
from tests.e2e.open_house import OpenHouse
from tests.e2e.screen import RESOURCES, Screen, lay

Found = TypeVar("Found")

NAMES = ("Ada", "Ben", "Cleo")
# A browser's own clock can be put forward, so that nobody waits half a minute for somebody silent.
LATER = """{
  const now = performance.now.bind(performance);
  window.later = 0;
  performance.now = () => now() + later;
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    house = OpenHouse(tmp_path_factory.mktemp("data"))
    house.open()
    yield house
    house.close()


@pytest.fixture(scope="module")
def people(browser: Browser) -> Iterator[list[BrowserContext]]:
    """Three browsers: two at desks, one on a phone."""
    sizes = ((1440, 900), (1024, 768), (390, 844))
    contexts = [
        browser.new_context(viewport={"width": w, "height": h}, locale="en", has_touch=w < 1000)
        for w, h in sizes
    ]
    for context in contexts:
        context.add_init_script(LATER)
    yield contexts
    for context in contexts:
        context.close()


class Party:
    """A table at which three people play; screens stand in the order of play."""

    def __init__(self, house: OpenHouse, people: list[BrowserContext], options: OptionsView) -> None:
        self.house = house
        by_name = {name: Screen(context.new_page()) for name, context in zip(NAMES, people, strict=True)}
        self.host = by_name["Ada"]
        # Without a clock: a turn of two minutes would be six seconds here.
        wanted = {"players": 3, "target": options.target, "turn_time": 0}
        self.id = lay(self.host.page, house.address, wanted)
        self.link = f"{house.address}/t/{self.id}"
        self.host.page.goto(self.link)
        for name in NAMES[1:]:
            by_name[name].join(self.link, name)
            expect(self.host.page.get_by_text(name).first).to_be_visible()
        self.host.start()
        self.names = self.at(lambda table: [chair.name for chair in table.standing.lobby.chairs])
        self.screens = [by_name[name] for name in self.names]
        for screen in self.screens:
            screen.island()

    def at(self, work: Callable[[Table], Found]) -> Found:
        return self.house.at(self.id, work)

    def later(self, seconds: float) -> None:
        self.house.later(self.id, seconds)

    def stage(self, change: Callable[[Scene], None], rolls: tuple[int, ...] = ()) -> None:
        """Seat 0's main part on an empty island, changed by hand; dice fall as told, then ones for ever."""

        def do(table: Table) -> None:
            table.loaded = _loaded(rolls)
            change(stage(table))

        self.house.at(self.id, do, show=True)

    def hand(self, seat: int) -> dict[str, int]:
        """The cards that the server knows of."""

        def look(table: Table) -> list[int]:
            assert table.game is not None
            return list(hand_of(table.game.state, seat))

        return dict(zip(RESOURCES, self.house.at(self.id, look), strict=True))

    def on_turn(self) -> int:
        def look(table: Table) -> int:
            assert table.game is not None
            return int(table.game.state.on_turn)

        return self.house.at(self.id, look)

    def close(self) -> None:
        for screen in self.screens:
            screen.page.context.set_offline(False)
            screen.page.close()


Seater = Callable[..., Party]


@pytest.fixture
def sit(house: OpenHouse, people: list[BrowserContext]) -> Iterator[Seater]:
    """Seats the three at a new table, in a game that has just begun."""
    parties: list[Party] = []

    def seat(options: OptionsView = OptionsView()) -> Party:  # noqa: B008 (a frozen struct)
        parties.append(Party(house, people, options))
        return parties[-1]

    yield seat
    for party in parties:
        party.close()


def _loaded(rolls: tuple[int, ...]) -> Outside:
    left = iter(rolls)
    return Outside(lambda bound: next(left, 1) - 1 if bound == 6 else randbelow(bound))


def _row(screen: Screen, seat: int) -> Locator:
    return screen.page.locator(f'li[data-seat="{seat}"]')


def _strip(page: Page, text: str) -> Locator:
    return page.get_by_role("status").filter(has_text=text)


def _asked(screen: Screen) -> list[str]:
    """What somebody may do, once they are asked."""
    screen.tab("list")
    expect(screen.page.locator('[data-door="list"]').first).to_be_visible()
    return screen.legal()


def _propose(screen: Screen, way: str) -> None:
    screen.page.locator('[data-button="ending"]').click()
    screen.page.locator(f'dialog [data-button="{way}"]').click()
    screen.page.locator('dialog [data-button="sure"]').click()


def _villages(scene: Scene) -> None:
    """A settlement and two roads for everybody, and a few cards."""
    for seat, hex_ in enumerate((0, 9, 16)):
        corners = scene.corners(hex_)
        scene.settle(seat, corners[0])
        scene.roads(seat, *corners[:3])
        scene.give(seat, "1wood1brick1ore")


def test_a_lost_connection(sit: Seater) -> None:
    party = sit()
    first, lost, third = party.screens
    party.stage(_villages)
    # A browser that is offline keeps the lines that are open: they break as a tunnel breaks them.
    lost.page.context.set_offline(True)
    party.house.dismiss(party.id, 1)
    expect(_strip(lost.page, "The connection was lost")).to_be_visible()
    for other in (first, third):
        expect(_row(other, 1)).to_contain_text(re.compile(r"a bot plays in (1:00|0:\d\d)"))
        size = other.page.viewport_size
        if size is not None and size["width"] < 1000:
            expect(_row(other, 1).locator(".gone")).to_be_visible()
    party.later(61)
    for other in (first, third):
        expect(_row(other, 1)).to_contain_text("a bot plays on")
    first.press("end")
    # The bot rolls and ends; the game has come to the third.
    expect(third.page.locator('[data-button="roll"][aria-disabled="false"]')).to_be_visible()
    assert party.on_turn() == 2

    lost.page.context.set_offline(False)
    expect(lost.page.locator(".table.away")).to_have_count(0)
    for screen in party.screens:
        expect(_row(screen, 1)).not_to_contain_text("bot")
    assert lost.hand() == party.hand(1)
    for screen in (third, first):
        screen.press("roll")
        screen.press("end")
    # And nobody plays for who is here again.
    lost.press("roll")
    assert lost.hand() == party.hand(1)
    assert party.on_turn() == 1
    lost.press("end")
    assert party.on_turn() == 2


def test_a_discard_that_runs_out(sit: Seater) -> None:
    party = sit()
    roller, rich, third = party.screens

    def deal(scene: Scene) -> None:
        scene.give(1, "3wood3brick3wool")
        scene.before_roll(0)

    party.stage(deal, rolls=(3, 4))
    roller.press("roll")
    expect(rich.page.locator('[data-button="discard"]')).to_be_visible()
    party.later(61)
    expect(rich.page.locator('[data-button="discard"]')).to_have_count(0)
    for screen in party.screens:
        screen.tab("log")
        expect(screen.page.locator("#panel")).to_contain_text(f"Time is up: {party.names[1]}")
    left = rich.hand()
    assert sum(left.values()) == 5
    assert all(left[name] <= 3 for name in RESOURCES)
    assert left == party.hand(1)
    # The others saw which cards went, and the game goes on with the robber.
    gone = [3 * (name in ("wood", "brick", "wool")) - left[name] for name in RESOURCES]
    assert pack(gone) <= parse_bundle("3wood3brick3wool")
    assert sum(unpack(pack(gone))) == 4
    expect(third.page.locator("#panel")).to_contain_text(f"{party.names[1]} discards")
    assert _asked(roller)[0].startswith("robber ")


def test_a_vote_on_somebody_silent(sit: Seater) -> None:
    party = sit()
    staller, asker, third = party.screens
    party.stage(lambda scene: None)
    party.later(31)
    asker.page.evaluate("window.later = 31_000")
    _strip(asker.page, "All are waiting for").get_by_role("button", name="Let a bot play").click()
    third.page.locator('[data-button="agree"]').click()
    expect(asker.page.locator('[data-button="roll"][aria-disabled="false"]')).to_be_visible()
    for screen in (asker, third):
        expect(_row(screen, 0)).to_contain_text("a bot plays on")
    _strip(staller.page, "a bot plays for you").get_by_role("button", name="I am here").click()
    for screen in party.screens:
        expect(_row(screen, 0)).not_to_contain_text("bot")
    for screen in (asker, third):
        screen.press("roll")
        screen.press("end")
    staller.press("roll")
    assert party.on_turn() == 0


def test_what_is_taken_back_is_gone_for_all(sit: Seater) -> None:
    party = sit()
    builder = party.screens[0]
    party.stage(_villages)
    before = builder.hand()
    road = next(action for action in builder.legal() if action.startswith("road "))
    piece = f'[data-piece="{road.split()[1]}"]'
    builder.press(road)
    for screen in party.screens:
        expect(screen.page.locator(piece)).to_have_count(1)
    assert builder.hand() == {**before, "wood": 0, "brick": 0}
    builder.page.locator('[data-button="undo"]').click()
    for screen in party.screens:
        expect(screen.page.locator(piece)).to_have_count(0)
        screen.tab("log")
        expect(screen.page.locator("#panel")).to_contain_text(f"{party.names[0]} takes back a road")
    assert builder.hand() == before == party.hand(0)
    assert road in builder.legal()


def test_a_rematch_keeps_people_and_options(sit: Seater) -> None:
    party = sit(OptionsView(target=12))
    proposer, *others = party.screens
    _propose(proposer, "end")
    for screen in others:
        screen.page.locator('[data-button="agree"]').click()
    for screen in party.screens:
        screen.page.locator('[data-button="report"]').click()
    others[1].page.get_by_role("button", name="Play again").click()
    for screen in party.screens:
        for name in NAMES:
            expect(screen.page.get_by_text(name).first).to_be_visible()
    kept = party.at(lambda table: (table.standing.lobby.options.target, table.standing.lobby.options.players))
    assert kept == (12, 3)
    party.host.start()
    for screen in party.screens:
        screen.island()
        expect(screen.page.locator(".status")).to_contain_text("12")
    chairs = party.at(lambda table: [(chair.name, chair.kind) for chair in table.standing.lobby.chairs])
    assert sorted(chairs) == [(name, "person") for name in NAMES]


def test_a_game_saved_for_another_evening(sit: Seater, house: OpenHouse) -> None:
    party = sit()
    founder = party.screens[0]
    founder.press(_asked(founder)[10])
    asked = _asked(founder)
    _propose(party.screens[1], "save")
    for screen in (party.screens[0], party.screens[2]):
        screen.page.locator('[data-button="agree"]').click()
    for screen in party.screens:
        expect(_strip(screen.page, "Saved for another evening")).to_be_visible()
        screen.page.goto("about:blank")
    house.close()
    house.open()

    without = founder.page.get_by_role("button", name="Go on without them")
    founder.page.goto(party.link)
    expect(_strip(founder.page, "Not here yet")).to_contain_text("One more must be back")
    expect(without).to_have_count(0)
    party.screens[1].page.goto(party.link)
    for screen in party.screens[:2]:
        expect(_strip(screen.page, "Not here yet")).to_contain_text(party.names[2])
    expect(without).to_be_visible()
    expect(founder.page.get_by_role("button", name="Go on", exact=True)).to_have_count(0)
    party.screens[2].page.goto(party.link)
    founder.page.get_by_role("button", name="Go on", exact=True).click()
    for screen in party.screens:
        expect(_strip(screen.page, "Saved for another evening")).to_have_count(0)
    assert _asked(founder) == asked
    founder.press(asked[0])
    expect(party.screens[1].page.locator('[data-door="board"]').first).to_be_visible()


def test_two_tabs_of_one_person(sit: Seater) -> None:
    party = sit()
    one, watcher, _ = party.screens
    two = Screen(one.page.context.new_page())
    two.page.goto(party.link)
    two.island()
    choices = _asked(one)
    assert _asked(two) == choices
    two.press(choices[10])
    expect(one.page.locator(f'[data-piece="{choices[10].split()[1]}"]')).to_have_count(1)
    road = _asked(one)[0]
    one.press(road)
    expect(two.page.locator(f'[data-piece="{road.split()[1]}"]')).to_have_count(1)
    # One tab less: nobody is away.
    two.page.close()
    watcher.press(_asked(watcher)[10])
    expect(_row(watcher, 0)).not_to_contain_text("away")
    expect(one.page.locator("[data-piece]")).to_have_count(3)
