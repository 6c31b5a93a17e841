"""One's own games in the browser: found from the front page, taken along, and taken out by keys alone."""

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from sqlalchemy import text

from hexfolk.core.options import Options
from hexfolk.core.record import Seat
from hexfolk.lab.simulation import Setting, play_recorded
from hexfolk.server.identity import PLAIN_COOKIE, hash_token
from hexfolk.store.database import DATABASE, visit
from tests.e2e.eyes import check
from tests.e2e.house import House
from tests.e2e.past import put

GAMES = ("aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc")


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", bypass_csp=True)
    yield context.new_page()
    context.close()


def remember(data: Path, person: str) -> None:
    """Three games of a person against a bot; seat 0 won or lost as the dice had it."""
    for number, game in enumerate(GAMES):
        setting = Setting(Options(2, target=8), "standard19", ("random", "random"))
        _, record = play_recorded(setting, number)
        record.seats = [Seat("person", "", "Annabella"), Seat("bot", "settler", "Birch")]
        put(data, record, game, f"past0000000{number}")
    engine = visit(data / DATABASE)
    with engine.begin() as connection:
        asked = text("UPDATE game_seats SET person = :person WHERE person = 'person-0'")
        connection.execute(asked, {"person": person})
    engine.dispose()


def test_own_games_are_found_taken_along_and_taken_out(house: House, page: Page, tmp_path: Path) -> None:
    page.goto(house.address)
    page.get_by_role("link", name="Your games").click()
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    check(page)
    (token,) = [c["value"] for c in page.context.cookies() if c["name"] == PLAIN_COOKIE]
    # The browser's loop runs in this thread.
    with ThreadPoolExecutor() as aside:
        aside.submit(remember, house.data, hash_token(token)).result()
    page.reload()
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_text("3 of 3 shown")).to_be_visible()
    expect(page.get_by_role("article").first).to_contain_text("Annabella")
    check(page)
    page.set_viewport_size({"width": 360, "height": 640})
    check(page)

    with page.expect_download() as told:
        page.get_by_role("link", name="As JSON").click()
    file = tmp_path / "games.json"
    told.value.save_as(file)
    assert [game["id"] for game in json.loads(file.read_text())["games"]] == list(reversed(GAMES))

    # By keys alone: asked first, and on the safe side; then the list is where one goes on.
    page.get_by_role("button", name=re.compile("Remove the game of")).first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Keep it")).to_be_focused()
    check(page)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("article")).to_have_count(2)
    expect(page.get_by_role("heading", name="Games, the last first")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="1 game removed.")).to_have_count(1)
    record = page.request.get(f"{house.address}/api/games/{GAMES[2]}/record").text()
    assert '"Birch"' in record
    assert "Annabella" not in record

    page.get_by_role("button", name="Remove all games").click()
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.get_by_role("button", name="Remove all games").click()
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
