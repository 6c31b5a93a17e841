"""The summary of a game with script and without, on a phone, a desk and on paper; and a record opened."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from hexfolk.core.record_reading import parse_record
from hexfolk.islands import topology_of
from tests.e2e.house import House
from tests.e2e.past import put
from tests.golden.playthroughs import FOLDER, margin

GAME = "summary22222"
RECORD = margin((FOLDER / "plain-4.txt").read_text(encoding="utf-8"))


def test_the_page_of_a_game_and_a_record_of_ones_own(
    house: House, browser: Browser, page: Page, tmp_path: Path
) -> None:
    # Playwright has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(put, house.data, parse_record(RECORD, topology_of), GAME, "summarytable").result()
    without = browser.new_context(
        viewport={"width": 360, "height": 740}, java_script_enabled=False, locale="pl"
    )
    bare = without.new_page()
    answer = bare.goto(f"{house.address}/g/{GAME}")
    assert answer is not None
    assert answer.status == 200
    expect(bare.locator("h2").first).to_have_text("Wynik końcowy")
    # Nothing sticks out of a small phone, and the charts are drawn.
    box = bare.locator("article.summary").bounding_box()
    assert box is not None
    assert box["width"] <= 360
    assert bare.locator("svg .over").first.bounding_box() is not None
    bare.get_by_role("link", name="日本語").click()
    expect(bare.locator("h2").first).to_have_text("最終結果")
    assert len(bare.pdf(format="A4")) > 20_000
    without.close()

    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda fault: said.append(str(fault)))
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"{house.address}/g/{GAME}")
    expect(page.locator("h2").first).to_have_text("Final table")
    # What came with the page was taken over, once; and what only runs here has come to life.
    expect(page.locator("article.summary")).to_have_count(1)
    expect(page.locator("#served")).to_have_count(0)
    expect(page.locator('[data-live="analysis"] section')).to_have_count(1)
    expect(page.locator('[data-live="verification"] section')).to_have_count(1)
    details = page.locator("#s-dice ~ details")
    details.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(details.get_by_role("row")).to_have_count(12)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    kept = tmp_path / "kept.txt"
    download.value.save_as(kept)
    page.locator('[data-button="replay"]').click()
    expect(page).to_have_url(f"{house.address}/g/{GAME}/replay")
    page.go_back()
    expect(page.locator("h2").first).to_have_text("Final table")

    page.goto(f"{house.address}/record")
    page.locator('input[type="file"]').set_input_files(kept)
    expect(page.locator("article.summary h2").first).to_have_text("Final table")
    kept.write_text(kept.read_text().replace("winner=0", "winner=1"))
    page.locator('input[type="file"]').set_input_files(kept)
    expect(page.get_by_role("alert")).to_contain_text("The game ends otherwise than it says here.")
    expect(page.locator("article.summary")).to_have_count(0)
    # The browser itself says that a record was refused; nothing else is said.
    assert [word for word in said if "422" not in word] == []
    assert len(said) == 1
