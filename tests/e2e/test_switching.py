"""Another language in the middle of something: nothing typed or chosen is lost, and all is said anew."""

from pathlib import Path

from playwright.sync_api import Page, expect

from hexfolk.i18n.phrases import phrases
from tests.e2e import walks
from tests.e2e.eyes import speak
from tests.e2e.house import House
from tests.e2e.open_house import OpenHouse
from tests.e2e.pupil import begin, settled, show


def test_words_searched_in_the_rules_stay_and_the_page_stays_where_it_is_read(
    page: Page, house: House
) -> None:
    page.goto(f"{house.address}/rules?lang=en#robber")
    search = page.get_by_role("searchbox")
    search.fill("3:1")
    shown = "() => [...document.querySelectorAll('.chapters section:not([hidden])')].length"
    before = page.evaluate(shown)
    page.evaluate("scrollTo(0, 0)")
    speak(page, "pl")
    expect(search).to_have_value("3:1")
    expect(page.locator(".found")).to_contain_text(phrases("pl", ("rules",)).t("rules-search-some"))
    assert page.evaluate(shown) == before < 10
    page.wait_for_timeout(300)
    assert page.evaluate("scrollY") == 0


def test_what_was_unfolded_in_a_summary_stays_open(page: Page, tmp_path: Path) -> None:
    walks.remember(tmp_path)
    house = OpenHouse(tmp_path)
    house.open()
    page.goto(f"{house.address}/g/{walks.GAME}?lang=en")
    folded = page.locator("article.summary details:not([data-live] details)")
    folded.nth(1).locator("summary").click()
    ways = "all => all.map(one => one.open)"
    before = folded.evaluate_all(ways)
    assert before[:3] == [False, True, False]
    speak(page, "pl")
    assert folded.evaluate_all(ways) == before
    house.close()


def test_an_island_that_gave_way_is_told_in_the_new_language(page: Page, house: House) -> None:
    page.goto(f"{house.address}/?lang=en#new")
    page.get_by_role("button", name="Choose another map").click()
    picker = page.get_by_role("dialog", name="Choose a map")
    picker.get_by_role("checkbox", name="Show all maps").check()
    picker.get_by_role("radio", name="Lagoon").check()
    picker.get_by_role("button", name="Take this map").click()
    page.get_by_role("group", name="Players").get_by_role("radio", name="8", exact=True).check()
    told = page.locator(".given")
    expect(told).to_contain_text("Lagoon")
    before = told.inner_text()
    speak(page, "it")
    expect(told).not_to_be_empty()
    expect(told).not_to_have_text(before)


def test_the_coach_praises_in_the_new_language(page: Page, house: House) -> None:
    begin(page, house.address)
    praise = page.locator(".coach .praise")
    for _ in range(8):
        settled(page)
        if praise.count():
            break
        show(page)
        page.wait_for_timeout(500)
    before = praise.inner_text()
    speak(page, "pl")
    expect(praise).not_to_have_text(before)
    expect(praise).to_have_text(phrases("pl", ("learn",)).t("learn-goal-found"))


def test_the_device_is_told_the_language_that_is_chosen(page: Page, house: House) -> None:
    page.goto(f"{house.address}/?lang=en")
    link = page.locator('link[rel="manifest"]')
    expect(link).to_have_attribute("href", "/manifest-en.webmanifest")
    speak(page, "pl")
    expect(link).to_have_attribute("href", "/manifest-pl.webmanifest")
    expect(link).to_have_count(1)


def test_a_lesson_that_cannot_begin_again_says_so(page: Page, house: House) -> None:
    begin(page, house.address)
    page.route("**/api/lesson", lambda route: route.abort())
    page.get_by_role("button", name="Leave or begin again").click()
    page.locator('[data-button="coach-again"]').click()
    told = page.get_by_role("alert").filter(has_text="The server cannot be reached")
    expect(told).to_be_visible()
    speak(page, "it")
    expect(
        page.get_by_role("alert").filter(has_text=phrases("it", ("errors",)).t("refused-unreachable"))
    ).to_be_visible()
    page.unroute("**/api/lesson")
    page.locator('[data-button="coach-again"]').click()
    expect(page.get_by_test_id("coach")).to_have_attribute("data-step", "found_first")
    expect(told).to_have_count(0)
