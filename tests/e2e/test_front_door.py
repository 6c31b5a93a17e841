"""The front door: an open table found on the list, a code, a second device, and the way back."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.eyes import check
from tests.e2e.house import House
from tests.e2e.screen import Screen

Opener = Callable[..., Page]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("data"))
    house.open()
    # A name, as on a home network: on 127.0.0.1 no link is worth a QR code.
    house.address = house.address.replace("127.0.0.1", "hexfolk.localhost")
    yield house
    house.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opener]:
    """Opens somebody's browser: a desk, or a phone with ``phone``."""
    opened: list[BrowserContext] = []

    def open_page(phone: bool = False) -> Page:
        size = {"width": 360, "height": 640} if phone else {"width": 1440, "height": 900}
        context = browser.new_context(viewport=size, locale="en", has_touch=phone, bypass_csp=True)  # type: ignore[arg-type]
        opened.append(context)
        return context.new_page()

    yield open_page
    for context in opened:
        context.close()


def test_an_open_table_is_found_and_joined_with_one_tap(house: House, open_page: Opener) -> None:
    ann, ben = open_page(), open_page(phone=True)
    ben.goto(house.address)
    expect(ben.get_by_text("Nobody has an open table")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")

    Screen(ann).make_table(house.address, "Ann", 2, 0)
    ann.get_by_role("checkbox", name="Public table").check()
    # The list is live: nobody loads the page anew.
    join = ben.get_by_role("button", name="Join", exact=True)
    expect(join).to_be_visible()
    expect(ben.get_by_role("heading", name="Ann’s table")).to_be_visible()
    check(ben)
    join.tap()
    expect(ann.get_by_text("Ben", exact=True)).to_be_visible()
    expect(ben.get_by_role("button", name="Leave the chair")).to_be_visible()
    check(ben)

    # Both go on from the front page, where it says who is on turn.
    Screen(ann).start()
    for page in (ann, ben):
        page.goto(house.address)
        check(page)
    states = [page.locator("a.table strong").inner_text() for page in (ann, ben)]
    assert sorted(states) in (["It is Ann’s turn", "Your turn"], ["It is Ben’s turn", "Your turn"])
    due = (ann, ben)[states.index("Your turn")]
    assert due.title().startswith("● ")
    due.locator("a.table").click()
    expect(due.get_by_role("group", name="Island").first).to_be_visible()
    # Who looks on from outside may watch.
    eve = open_page(phone=True)
    eve.goto(house.address)
    eve.get_by_role("button", name="Watch").tap()
    expect(eve.get_by_role("group", name="Island").first).to_be_visible()


def test_a_code_leads_to_a_private_table(house: House, open_page: Opener) -> None:
    ann, ben = open_page(), open_page(phone=True)
    link = Screen(ann).make_table(house.address, "Ann", 3, 1)
    code = ann.locator(".code [aria-hidden]").inner_text()
    expect(ann.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    check(ann)
    ben.goto(house.address)
    field = ben.get_by_label("Join with a code")
    field.fill("wrong!")
    field.press("Enter")
    expect(ben.get_by_text("No table has this code.")).to_be_visible()
    check(ben)
    field.fill(f" {code.lower().replace('-', ' ')}")
    field.press("Enter")
    ben.wait_for_url(link)
    expect(ben.get_by_role("button", name="Take a chair")).to_be_visible()


def test_a_second_device_goes_on_at_the_same_table(house: House, open_page: Opener) -> None:
    desk, phone = open_page(), open_page(phone=True)
    link = Screen(desk).make_table(house.address, "Ann", 2, 1)
    desk.goto(house.address)
    desk.get_by_role("button", name="Play on another device").click()
    expect(desk.get_by_role("img", name="QR code")).to_be_visible()
    check(desk)
    secret = desk.get_by_label("Link for your other device").input_value()
    assert secret.startswith(f"{house.address}/device#")

    # The phone has a table of its own, which it is told about first.
    Screen(phone).make_table(house.address, "Small", 2, 1)
    phone.goto(secret)
    expect(phone.get_by_text("You have 1 table of your own on this device.")).to_be_visible()
    check(phone)
    phone.get_by_role("button", name="Go on as Ann").tap()
    expect(phone.get_by_label("Your name")).to_have_value("Ann")
    phone.locator("a.table").tap()
    phone.wait_for_url(link)
    expect(phone.get_by_role("button", name="Start the game")).to_be_visible()

    # The link is used up, and says so with a way on.
    other = open_page(phone=True)
    other.goto(secret)
    expect(other.get_by_text("This link has been used already.")).to_be_visible()
    check(other)
    other.get_by_role("link", name="Start page", exact=True).tap()
    expect(other.get_by_role("button", name="Play now")).to_be_visible()

    # The desk signs the phone out, which is told so where it stands.
    desk.reload()
    desk.get_by_role("button", name="Play on another device").click()
    desk.get_by_role("button", name="Sign out other devices").click()
    desk.get_by_role("button", name="Sign them out").click()
    expect(desk.get_by_text("All other devices are signed out.")).to_be_visible()
    expect(phone.get_by_text("Another device of yours has signed this one out.")).to_be_visible()
    expect(phone.get_by_role("button", name="Start the game")).to_have_count(0)
    desk.keyboard.press("Escape")
    expect(desk.locator("a.table")).to_have_count(1)


def test_quick_play_needs_no_name_and_what_is_over_can_be_put_away(house: House, open_page: Opener) -> None:
    page = open_page(phone=True)
    page.goto(house.address)
    page.get_by_role("button", name="Play now").tap()
    expect(page.get_by_role("group", name="Island").first).to_be_visible()
    Screen(page).tab("facts")
    page.locator('[data-button="ending"]').tap()
    page.locator('dialog [data-button="end"]').tap()
    page.locator('[data-button="sure"]').tap()
    expect(page.locator('[data-button="report"]')).to_have_count(1)
    page.goto(house.address)
    expect(page.get_by_role("link", name="Report")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Remove the game").tap()
    expect(page.get_by_role("link", name="Report")).to_have_count(0)
    assert page.evaluate("document.activeElement.tagName") != "BUTTON"
