"""The rules and the strategy: without script on a phone, searched, on paper, and reached from the lobby."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.eyes import check
from tests.e2e.house import House


def test_the_rules_are_read_without_script_and_printed(house: House, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, java_script_enabled=False, locale="pl"
    )
    page = context.new_page()
    for path, heading in (("/rules", "Zasady"), ("/rules/strategy", "Strategia")):
        page.goto(house.address + path)
        expect(page.locator("h1")).to_have_text(heading)
        box = page.locator("article.rulebook").bounding_box()
        assert box is not None
        assert box["width"] <= 360
        assert len(page.pdf(format="A4")) > 50_000
    expect(page.get_by_role("searchbox")).to_be_hidden()
    page.get_by_role("link", name="日本語").click()
    expect(page.locator("h1")).to_have_text("攻略")
    context.close()


@pytest.mark.parametrize(("language", "theme"), [("ja", "dark"), ("it", "light")])
def test_the_rules_are_for_everybody(house: House, browser: Browser, language: str, theme: str) -> None:
    # For axe, which comes as a script of the test.
    context = browser.new_context(
        viewport={"width": 360, "height": 640},
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        bypass_csp=True,
    )
    page = context.new_page()
    for path in ("/rules", "/rules/strategy"):
        page.goto(house.address + path)
        expect(page.get_by_role("searchbox")).to_be_visible()
        check(page)
    context.close()


def test_an_option_leads_to_its_rules_and_the_table_stays(house: House, page: Page) -> None:
    said: list[str] = []
    page.on("pageerror", lambda fault: said.append(str(fault)))
    page.goto(house.address)
    page.get_by_role("button", name="New table").click()
    points = page.get_by_role("group", name="Points to win", exact=True)
    points.get_by_role("radio", name="12").check()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Friendly Robber: what the rules say").click()
    rules = opened.value
    rules.wait_for_load_state()
    expect(rules.locator("#option-friendly_robber")).to_be_in_viewport()
    expect(points.get_by_role("radio", name="12")).to_be_checked()

    rules.get_by_role("searchbox").fill("monopoly")
    expect(rules.locator(".found")).to_contain_text("Parts found: 1")
    expect(rules.locator("#cards")).to_be_visible()
    expect(rules.locator("#goal")).to_be_hidden()
    rules.keyboard.press("Enter")
    expect(rules.locator("#cards")).to_be_focused()
    rules.get_by_role("searchbox").fill("")
    rules.get_by_role("link", name="Seven and robber", exact=True).first.click()
    expect(rules.locator("#seven")).to_be_in_viewport()

    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.locator("h1")).to_have_text("The rules")
    page.get_by_role("link", name="Strategy: probabilities and advice").click()
    expect(page.locator("h1")).to_have_text("Strategy")
    expect(page.get_by_role("row")).to_have_count(12)
    assert said == []
