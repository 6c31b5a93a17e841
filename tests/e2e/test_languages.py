"""Every main screen in every language, on a phone: nothing clipped, no word broken, nothing untranslated."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from sqlalchemy import text

from hexfolk.core.options import Options
from hexfolk.core.record import Seat
from hexfolk.i18n.languages import languages
from hexfolk.i18n.phrases import phrases
from hexfolk.lab.simulation import Setting, play_recorded
from hexfolk.server.identity import PLAIN_COOKIE, hash_token
from hexfolk.store.database import DATABASE, connect
from hexfolk.table.table import Table
from tests.cases.stage import stage
from tests.e2e.nobody import spoken_by_nobody
from tests.e2e.open_house import OpenHouse
from tests.e2e.past import put
from tests.e2e.reading import bare, broken, clipped
from tests.e2e.screen import lay

TOKEN: Final = "A" * 43
GAME: Final = "aaaaaaaaaaaa"
# What people wrote, what a language calls itself, and the code that a field shows as an example.
NAMES: Final = ("Ada", "Ben", "Annabella", "English", "K7M-2QX")
# Times and dates as the language writes them, and codes of tables.
WRITTEN: Final = re.compile(
    r"this minute|\d+ (min|hr)\. ago|\d+(\.\d)? sec|"
    r"[A-Z][a-z]+ \d+, \d{4} \d\d:\d\d UTC|[A-Z0-9]{3}-[A-Z0-9]{3}"
)
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}


class Places:
    """A house in which Ada has a lobby, a game where she trades, and a game that is over."""

    def __init__(self, data: Path) -> None:
        _, record = play_recorded(Setting(Options(4, target=8), "standard19", ("settler",) * 4), 5)
        record.seats = [Seat("person", "", "Annabella"), *(Seat("bot", "settler", "Ben") for _ in range(3))]
        connect(data / DATABASE, durable=False).dispose()
        put(data, record, GAME)
        engine = connect(data / DATABASE, durable=False)
        with engine.begin() as connection:
            mine = text("UPDATE game_seats SET person = :person WHERE person = 'person-0'")
            connection.execute(mine, {"person": hash_token(TOKEN)})
        engine.dispose()
        self.house = OpenHouse(data)
        self.house.open()
        self.lobby = self.table = ""
        self.names = list(NAMES)

    def furnish(self, page: Page) -> None:
        """Make Ada's tables."""
        options = {"players": 4, "turn_time": 0}
        self.lobby = lay(page, self.house.address, options)
        self.table = lay(page, self.house.address, options, bots=[1, 2, 3], start=True)
        page.goto(f"{self.house.address}/t/{self.table}?lang=en")
        page.locator('[data-tab="trade"]').wait_for()
        self.house.at(self.table, _market, show=True)
        chairs = self.house.at(self.table, lambda table: list(table.standing.lobby.chairs))
        self.names += [chair.name for chair in chairs]

    def show(self, page: Page, screen: str, language: str) -> None:
        """Open a screen in a language, and wait until it is all there."""
        path, ready = {
            "front": ("/", "[data-testid=start] , main h1"),
            "options": ("/#new", "form button[type=submit]"),
            "lobby": (f"/t/{self.lobby}", "main h1"),
            "table": (f"/t/{self.table}", '[data-tab="trade"]'),
            "summary": (f"/g/{GAME}", "article.summary"),
            "replay": (f"/g/{GAME}/replay", "[data-timeline]"),
            "history": ("/history", "article"),
        }[screen]
        page.goto("about:blank")
        address, _, part = path.partition("#")
        page.goto(f"{self.house.address}{address}?lang={language}{'#' + part if part else ''}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator(ready).first.wait_for()
        if screen == "table":
            trade = page.locator('[data-tab="trade"]')
            if trade.get_attribute("aria-selected") != "true" or not page.locator("#panel").is_visible():
                trade.click()
            page.locator('#panel [data-button="offer"]').wait_for()


SCREENS: Final = ("front", "options", "lobby", "table", "summary", "replay", "history")


def _market(table: Table) -> None:
    """Ada is on turn and has something to trade."""
    scene = stage(table)
    seat = next(i for i, chair in enumerate(table.standing.lobby.chairs) if chair.name == "Ada")
    scene.on_turn(seat)
    scene.give(seat, "2wood1brick1wool2ore")


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    places = Places(tmp_path_factory.mktemp("data"))
    yield places
    places.house.close()


@pytest.fixture(scope="module")
def ada(browser: Browser, places: Places) -> Iterator[Page]:
    """Ada's phone."""
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, locale="en", service_workers="block"
    )
    context.add_cookies([{"name": PLAIN_COOKIE, "value": TOKEN, "url": places.house.address}])
    page = context.new_page()
    places.furnish(page)
    yield page
    context.close()


def read(places: Places, page: Page, language: str) -> dict[str, list[str]]:
    """By screen what cannot be read on it."""
    found = {}
    for screen in SCREENS:
        places.show(page, screen, language)
        words = [f"broken: {word}" for word in broken(page, places.names)]
        found[screen] = clipped(page, places.names) + words
    return {screen: faults for screen, faults in found.items() if faults}


# The one with the longest words; the others take their time in `make test-long`.
@pytest.mark.parametrize(
    "language",
    [pytest.param(tag, marks=[] if tag == "pl" else pytest.mark.long) for tag in sorted(languages())],
)
def test_everything_can_be_read_on_a_small_phone(places: Places, ada: Page, language: str) -> None:
    assert read(places, ada, language) == {}


@pytest.fixture
def nobody(tmp_path: Path, ada: Page, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English is the language of nobody: in the browser and at the server."""
    with spoken_by_nobody(ada, tmp_path / "locales", "en", monkeypatch):
        yield


@pytest.mark.usefixtures("nobody")
def test_every_text_on_every_screen_is_a_phrase(places: Places, ada: Page) -> None:
    found = {}
    for screen in SCREENS:
        places.show(ada, screen, "en")
        expect(ada.get_by_text("⟦").first).to_be_visible()
        found[screen] = [one for one in bare(ada, places.names) if not WRITTEN.fullmatch(one)]
    assert {screen: texts for screen, texts in found.items() if texts} == {}


@pytest.mark.long
@pytest.mark.usefixtures("nobody")
def test_texts_half_as_long_again_are_not_clipped(places: Places, ada: Page) -> None:
    found = {}
    for screen in SCREENS:
        places.show(ada, screen, "en")
        found[screen] = clipped(ada, places.names)
    assert {screen: texts for screen, texts in found.items() if texts} == {}


def test_a_switch_loses_nothing_and_reaches_other_devices(
    browser: Browser, places: Places, ada: Page
) -> None:
    places.show(ada, "table", "en")
    ada.locator('[data-trade="give-wood"]').click()
    ada.locator('[data-trade="want-grain"]').click()
    draft = "() => [...document.querySelectorAll('#panel .count b')].map(e => e.textContent.trim())"
    chosen = ada.evaluate(draft)
    assert (chosen.count("1"), chosen.count("0")) == (2, 8)
    rolled = "() => document.querySelector('#panel').scrollTop"
    ada.evaluate("() => document.querySelector('#panel').scrollTo(0, 40)")
    before = ada.evaluate(rolled)
    ada.locator("button[popovertarget=settings]").click()
    menu = ada.locator("#settings select").first
    menu.focus()
    menu.select_option("pl")
    expect(ada.locator("html")).to_have_attribute("lang", "pl")
    expect(menu).to_be_focused()
    assert "lang=" not in ada.url
    assert (ada.evaluate(draft), ada.evaluate(rolled)) == (chosen, before)
    # Another device of the same person, whose browser asks for English.
    context = browser.new_context(viewport=PHONE, locale="en", service_workers="block")
    context.add_cookies([{"name": PLAIN_COOKIE, "value": TOKEN, "url": places.house.address}])
    other = context.new_page()
    other.goto(places.house.address)
    expect(other.locator("html")).to_have_attribute("lang", "pl")
    expect(other.get_by_role("heading", level=1)).to_have_text(phrases("pl", ("lobby",)).t("start-title"))
    context.close()


def test_what_cannot_be_read_is_seen(ada: Page) -> None:
    ada.goto("about:blank")
    ada.set_content(
        """<html lang="en"><meta name="viewport" content="width=device-width"><body style="margin:0">
        <p style="width:60px; overflow:hidden; white-space:nowrap">One long line</p>
        <p style="height:9px; overflow:hidden">Low</p>
        <p style="width:60px; overflow:auto; white-space:nowrap">This can be scrolled</p>
        <h2 style="width:60px; overflow-wrap:anywhere">Developments</h2>
        <button aria-label="Go on"><span>⟦Ǵóó <b>⟦Bɛɛn⟧</b> óóń⟧</span></button>
        <p><span lang="it">Altro</span> Ada</p>
        <div style="width:500px">Wide</div></body></html>"""
    )
    assert clipped(ada, []) == ["clipped: One long line", "cut off: Low", "the page is 500 wide"]
    assert broken(ada, []) == ["Developments"]
    found = bare(ada, ["Ada"])
    assert ("aria-label: Go on" in found, "Wide" in found) == (True, True)
    assert not any(word in text for text in found for word in ("Altro", "Ada", "⟧"))
