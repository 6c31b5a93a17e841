"""A complete game against bots, through the screen alone."""

import re
import time

from playwright.sync_api import Page, expect

from tests.e2e.house import House
from tests.e2e.screen import Screen

GAME_SECONDS = 400


def test_a_person_plays_a_whole_game_against_two_bots(page: Page, house: House) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    me = Screen(page)
    me.make_table(house.address, "Ada", players=3, bots=2)
    me.start()

    deadline = time.monotonic() + GAME_SECONDS
    while not me.is_over():
        assert time.monotonic() < deadline, f"stuck at: {me.waiting()}; did {me.pressed[-5:]}"
        if not me.take_step():
            page.wait_for_timeout(50)

    words = {action.split(" ", 1)[0] for action in me.pressed}
    assert {"settle", "road", "roll", "end"} <= words
    assert not faults

    # The summary opens everything, and the same people can play again.
    page.locator('[data-button="report"]').click()
    expect(page.get_by_role("heading", name=re.compile("wins?"))).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_the_island_itself_takes_the_founding(page: Page, house: House) -> None:
    me = Screen(page)
    me.make_table(house.address, "Ada", players=2, bots=1)
    me.start()
    for word in ("settle", "road", "settle", "road"):
        expect(page.locator('[data-door="board"]').first).to_be_visible()
        places = [action for action in me.legal() if action.startswith(word)]
        me.touch_board(places[len(places) // 2])
    expect(page.locator('[data-button="roll"][aria-disabled="false"]')).to_be_visible()
    page.locator('[data-button="roll"]').click()
    expect(page.locator("[data-dice]")).to_be_visible()
