"""Trade in the browser: Ada at a desk, Ben on a phone, and a bot; offers, counters, choices, refusals."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from hexfolk.table.table import Table
from tests.cases.stage import stage
from tests.e2e.open_house import OpenHouse
from tests.e2e.screen import RESOURCES, Screen, lay

HAND = {"wood": 2, "brick": 1, "wool": 0, "grain": 0, "ore": 2}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    house = OpenHouse(tmp_path_factory.mktemp("data"))
    house.open()
    yield house
    house.close()


class Market:
    """Ada's main part on an empty island; she and Ben hold the same cards, and a bot none to deal with."""

    def __init__(self, house: OpenHouse, ada: Screen, ben: Screen) -> None:
        self.ada, self.ben = ada, ben
        self.id = lay(ada.page, house.address, {"players": 3, "turn_time": 0}, bots=[2])
        self.house = house
        ada.page.goto(f"{house.address}/t/{self.id}")
        ben.join(f"{house.address}/t/{self.id}", "Ben")
        expect(ada.page.get_by_text("Ben").first).to_be_visible()
        ada.start()
        ben.island()
        self.seats = house.at(
            self.id, lambda table: {chair.name: i for i, chair in enumerate(table.standing.lobby.chairs)}
        )
        house.at(self.id, self._deal, show=True)

    def _deal(self, table: Table) -> None:
        scene = stage(table)
        scene.on_turn(self.seats["Ada"])
        held = "".join(f"{n}{name}" for name, n in HAND.items() if n)
        for name, seat in self.seats.items():
            scene.give(seat, held if name in ("Ada", "Ben") else "")

    def answer(self, name: str) -> Locator:
        """How Ada sees somebody's answer to her first open offer."""
        return self.ada.page.locator(f'[data-answer="{self.seats[name]}"]').first

    @property
    def bot(self) -> str:
        return next(name for name in self.seats if name not in ("Ada", "Ben"))

    def hands(self) -> tuple[dict[str, int], dict[str, int]]:
        return self.ada.hand(), self.ben.hand()


@pytest.fixture
def market(browser: Browser, house: OpenHouse) -> Iterator[Market]:
    desk = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    phone = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", has_touch=True)
    for context in (desk, phone):
        context.set_default_timeout(30_000)
    yield Market(house, Screen(desk.new_page()), Screen(phone.new_page()))
    desk.close()
    phone.close()


def _put(screen: Screen, give: str = "", want: str = "") -> None:
    for side, name in (("give", give), ("want", want)):
        if name:
            screen.page.locator(f'[data-trade="{side}-{name}"]').click()


def _offer(screen: Screen, give: str = "", want: str = "") -> None:
    _put(screen, give, want)
    screen.page.locator('[data-button="offer"]').click()


def _changed(by: dict[str, int]) -> dict[str, int]:
    return {name: HAND[name] + by.get(name, 0) for name in RESOURCES}


def test_an_offer_is_refused_countered_accepted_and_used(market: Market) -> None:
    ada, ben = market.ada.page, market.ben.page
    # On her turn it is at hand without opening anything.
    _offer(market.ada, give="wood", want="ore")
    # Ben reads the log on his phone: a strip leads him to the offer; the board is covered by nothing.
    market.ben.tab("log")
    ben.locator('[data-button="offers"]').click()
    ben.locator('[data-action^="refuse "]').click()
    expect(market.answer("Ben").get_by_role("img", name="Ben refuses")).to_be_visible()
    expect(market.answer(market.bot).get_by_role("img", name="has not answered")).to_have_count(0)
    # He thinks again, and asks for a brick more: it stands beside the original on both screens.
    ben.locator('[data-button^="counter-"]').click()
    expect(ben.locator(".answering")).to_contain_text("Ada")
    _put(market.ben, want="brick")
    ben.locator('[data-button="counter"]').click()
    expect(ada.locator(".split .counters .paper")).to_have_count(1)
    ada.locator('.counters [data-action^="refuse "]').click()
    expect(ada.locator(".counters")).to_have_count(0)
    # He accepts; she chooses him. Until then nothing has moved.
    market.ben.tab("trade")
    ben.locator('[data-action^="accept "]').click()
    expect(market.answer("Ben").get_by_role("img", name="Ben accepts")).to_be_visible()
    assert market.hands() == (HAND, HAND)
    market.answer("Ben").locator('[data-action^="trade "]').click()
    expect(ada.locator("[data-offer]")).to_have_count(0)
    assert market.hands() == (_changed({"wood": -1, "ore": 1}), _changed({"wood": 1, "ore": -1}))


def test_who_does_not_trade_is_asked_no_more_this_turn(market: Market) -> None:
    ada, ben = market.ada.page, market.ben.page
    market.ben.tab("trade")
    mine = ben.locator('[data-button="apart"]')
    mine.click()
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(ada.get_by_text("Not trading this turn: Ben")).to_be_visible()
    _offer(market.ada, want="ore")
    expect(ada.locator(".gift")).to_have_text("Gift wanted")
    expect(market.answer("Ben")).to_contain_text("not trading this turn")
    expect(ben.locator('.offers [data-action^="refuse "]')).to_have_count(0)
    # An offer of before goes out again by one press of a key.
    ada.locator('[data-door="offers"][data-action^="withdraw "]').click()
    expect(ada.locator("[data-offer]")).to_have_count(0)
    again = ada.locator('[data-button="repeat"][data-action="offer >1ore"]')
    again.focus()
    again.press("Enter")
    expect(ada.locator("[data-offer]")).to_have_count(1)
    assert market.hands() == (HAND, HAND)
    # The end of the turn ends both the offer and what Ben said.
    ada.locator('.own [data-button="end"]').click()
    expect(ben.locator("[data-offer]")).to_have_count(0)
    expect(ada.get_by_text("Not trading this turn: Ben")).to_have_count(0)


def test_an_offer_that_was_withdrawn_cannot_be_countered(market: Market) -> None:
    ada, ben = market.ada.page, market.ben.page
    _offer(market.ada, give="wood", want="ore")
    ben.locator('[data-button^="counter-"]').click()
    expect(ben.locator(".answering")).to_be_visible()
    ada.locator('[data-door="offers"][data-action^="withdraw "]').click()
    # What he was putting together is put away, and nothing lies over his board.
    expect(ben.locator(".answering")).to_have_count(0)
    expect(ben.locator('[data-button="counter"]')).to_have_count(0)
    assert ben.locator("dialog[open], [aria-modal=true]").count() == 0
    assert market.hands() == (HAND, HAND)


def test_a_small_phone_shows_both_sides_and_all_answers_without_scrolling(market: Market) -> None:
    ada, ben = market.ada.page, market.ben.page
    for page in (ada, ben):
        page.set_viewport_size({"width": 360, "height": 640})
    market.ada.tab("trade")
    for side in ("give", "want"):
        expect(ada.locator(f'[data-trade="{side}-ore"]')).to_be_in_viewport(ratio=0.9)
    _put(market.ada, give="wood", want="ore")
    expect(ada.locator('[data-button="offer"]')).to_be_in_viewport(ratio=1)
    ada.locator('[data-button="offer"]').click()
    # The sheet goes back to the offer and what is said to it.
    expect(market.answer("Ben")).to_be_in_viewport(ratio=1)
    for word in ("accept", "refuse"):
        expect(ben.locator(f'.offers [data-action^="{word} "]')).to_be_in_viewport(ratio=1)
    expect(ben.locator('[data-button^="counter-"]')).to_be_in_viewport(ratio=1)
    expect(ben.locator('[data-tab="trade"]')).to_be_in_viewport(ratio=1)
    # Twice is once: no refusal is told.
    ben.locator('.offers [data-action^="accept "]').dblclick()
    expect(market.answer("Ben").get_by_role("img", name="Ben accepts")).to_be_visible()
    assert ben.get_by_test_id("note").count() == 0
