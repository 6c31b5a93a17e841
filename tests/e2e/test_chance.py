"""Chance that can be checked, on the screen: the same fingerprint in two browsers, and tampered records."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e import eyes
from tests.e2e.house import House
from tests.e2e.screen import Screen


@pytest.fixture
def pair(browser: Browser, house: House) -> Iterator[tuple[Screen, Screen]]:
    """Ada and Ben, with a bot, at a game that has just begun."""
    # For axe, which comes as a script of the test.
    wide = {"viewport": {"width": 1440, "height": 900}, "locale": "en", "bypass_csp": True}
    contexts = [browser.new_context(**wide) for _ in range(2)]  # type: ignore[arg-type]
    ada, ben = (Screen(context.new_page()) for context in contexts)
    link = ada.make_table(house.address, "Ada", players=3, bots=1)
    ben.join(link, "Ben")
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    ada.start()
    ben.island()
    yield ada, ben
    for context in contexts:
        context.close()


def fingerprint(screen: Screen) -> str:
    screen.tab("facts")
    return screen.page.locator('[data-fact="fingerprint"]').inner_text()


def end(ada: Screen, ben: Screen) -> None:
    """Both agree to end the game, and look at the summary."""
    ada.page.locator('[data-button="ending"]').click()
    ada.page.locator('dialog [data-button="end"]').click()
    ada.page.locator('dialog [data-button="sure"]').click()
    ben.page.locator('[data-button="agree"]').click()
    for screen in (ada, ben):
        screen.page.locator('[data-button="report"]').click()


def verdict(page: Page) -> str:
    found = page.locator("[data-verdict]")
    expect(found).to_be_visible()
    return found.get_attribute("data-verdict") or ""


def test_two_browsers_seal_a_game_and_check_it(pair: tuple[Screen, Screen]) -> None:
    ada, ben = pair
    signs = fingerprint(ada)
    assert re.fullmatch(r"[0-9a-f]{4}( [0-9a-f]{4}){4}", signs)
    assert fingerprint(ben) == signs
    ada.page.locator("summary", has_text="Fingerprint").click()
    expect(
        ada.page.get_by_text(re.compile("browsers of (Ada and Ben|Ben and Ada) have added"))
    ).to_be_visible()

    def tampered(route: Route) -> None:
        """One roll is another one."""
        answer = route.fetch()
        text = re.sub(
            r"terrain/19=(\d+)", lambda found: f"terrain/19={(int(found[1]) + 1) % 19}", answer.text()
        )
        assert text != answer.text()
        route.fulfill(response=answer, body=text)

    ben.page.route("**/api/games/*/record", tampered)
    end(ada, ben)
    assert verdict(ada.page) == "verified"
    expect(ada.page.get_by_text("2 of 2 people added numbers")).to_be_visible()
    expect(ada.page.get_by_text("all of it agrees")).to_be_visible()
    expect(ada.page.locator("section.verification code")).to_have_text(signs)
    assert verdict(ben.page) == "differs"
    expect(
        ben.page.get_by_text(re.compile(r"Line \d+ of the record is the first that differs: terrain/19="))
    ).to_be_visible()
    # Whoever comes from elsewhere can check it too, and is told that nothing was kept.
    ada.page.evaluate("localStorage.removeItem('hexfolk.seals')")
    ada.page.reload()
    assert verdict(ada.page) == "verified"
    expect(ada.page.get_by_text("has kept nothing from the start")).to_be_visible()
    ada.page.get_by_text("How this works").click()
    expect(ada.page.get_by_text("Do not play for money with strangers")).to_be_visible()
    assert eyes.faults(ada.page) == []


def test_a_server_that_says_now_this_now_that_is_found_out(pair: tuple[Screen, Screen]) -> None:
    """What is published is sound, but it is not what this browser was shown before the game."""
    ada, ben = pair
    ada.page.evaluate(
        """() => {
          const all = JSON.parse(localStorage.getItem('hexfolk.seals'));
          for (const kept of all) {
            const [pledge] = Object.keys(kept.own);
            kept.own[pledge] = '0'.repeat(32);
          }
          localStorage.setItem('hexfolk.seals', JSON.stringify(all));
        }"""
    )
    ada.page.reload()
    ada.island()
    end(ada, ben)
    assert verdict(ada.page) == "verified"
    expect(ada.page.locator('[data-doubt="own"]')).to_be_visible()
    assert verdict(ben.page) == "verified"
    expect(ben.page.get_by_text("all of it agrees")).to_be_visible()


def test_a_quick_start_is_a_matter_of_a_moment(page: Page, house: House) -> None:
    page.goto(house.address)
    page.get_by_role("button", name="Play now").click()
    me = Screen(page)
    me.island()
    assert fingerprint(me)
    expect(page.get_by_text("The browser of", exact=False)).to_have_count(1)
    took = page.evaluate(
        """async () => {
          const begun = performance.now();
          const options = {players: 4};
          const body = JSON.stringify({name: "Ada", options, bots: [1, 2, 3], pace: "instant", start: true});
          const headers = {"content-type": "application/json"};
          await fetch("/api/tables", {method: "POST", headers, body});
          return performance.now() - begun;
        }"""
    )
    assert took < 5_000
