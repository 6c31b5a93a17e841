"""Two people in two browsers: trade, a reload in the middle of a robber move, a server killed in mid-game."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.house import House
from tests.e2e.screen import RESOURCES, Screen

PATIENCE_SECONDS = 240


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.fixture
def pair(browser: Browser, house: House) -> Iterator[tuple[Screen, Screen]]:
    """Ada at a desk and Ben on a phone, at one table, the game begun and both founded."""
    desk = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    phone = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", has_touch=True)
    ada, ben = Screen(desk.new_page()), Screen(phone.new_page())
    link = ada.make_table(house.address, "Ada", players=2, bots=0)
    ben.join(link, "Ben")
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    ada.start()
    ben.island()
    for _ in range(8):
        _whose_step((ada, ben)).take_step()
    yield ada, ben
    desk.close()
    phone.close()


def _whose_step(pair: tuple[Screen, Screen]) -> Screen:
    """Who can do something now."""
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        for screen in pair:
            if screen.legal() or screen.page.locator('[data-button="discard"]').count():
                return screen
    raise AssertionError(f"nobody can act: {[screen.waiting() for screen in pair]}")


def _play_until(pair: tuple[Screen, Screen], word: str) -> Screen:
    """Both only roll and end their turns, until somebody can do an action of a kind; returns who."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        screen = _whose_step(pair)
        if screen.page.locator('[data-button="discard"]').count():
            screen.discard()
            continue
        legal = screen.legal()
        if any(action.split(" ", 1)[0] == word for action in legal):
            return screen
        for plain in ("roll", "end", "robber", "rob"):
            fitting = [action for action in legal if action.split(" ", 1)[0] == plain]
            if fitting:
                screen.press(fitting[0])
                break
    raise AssertionError(f"no {word} in {PATIENCE_SECONDS} s")


def _play_until_both_can_trade(pair: tuple[Screen, Screen]) -> tuple[Screen, Screen, str, str, str]:
    """Who is on turn, the other, a card that each can give, and one more of the first."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        maker = _play_until(pair, "end")
        partner = pair[1] if maker is pair[0] else pair[0]
        own, theirs = maker.hand(), partner.hand()
        for given in RESOURCES:
            for wanted in RESOURCES:
                if given != wanted and own[given] >= 1 and theirs[wanted] >= 1:
                    more = [name for name in RESOURCES if name not in (given, wanted) and own[name] >= 1]
                    if more:
                        return maker, partner, given, wanted, more[0]
        maker.press("end")
    raise AssertionError("hands never fitted")


def _offer(maker: Screen, given: str, wanted: str) -> None:
    maker.tab("trade")
    maker.page.locator(f'[data-trade="give-{given}"]').click()
    maker.page.locator(f'[data-trade="want-{wanted}"]').click()
    maker.page.locator('[data-button="offer"]').click()


def test_offers_counters_reload_and_a_killed_server(pair: tuple[Screen, Screen], house: House) -> None:
    # An offer, answered by a counter-offer that asks for one card more; the maker takes the counter.
    maker, partner, given, wanted, more = _play_until_both_can_trade(pair)
    own, theirs = maker.hand(), partner.hand()
    _offer(maker, given, wanted)
    partner.tab("trade")
    partner.page.locator('[data-button^="counter-"]').click()
    partner.page.locator(f'[data-trade="want-{more}"]').click()
    partner.page.locator('[data-button="counter"]').click()
    maker.page.locator('.counter [data-action^="trade "]').click()
    expect(maker.page.locator(".counter")).to_have_count(0)
    assert maker.hand() == _changed(own, {given: -1, more: -1, wanted: 1})
    assert partner.hand() == _changed(theirs, {given: 1, more: 1, wanted: -1})

    # The offer itself stays open, unless its maker has nothing left to give; then accept and choose.
    if own[given] > 1:
        maker.page.locator('[data-door="offers"][data-action^="withdraw "]').click()
    expect(maker.page.locator("[data-offer]")).to_have_count(0)
    maker, partner, given, wanted, _ = _play_until_both_can_trade(pair)
    own, theirs = maker.hand(), partner.hand()
    _offer(maker, given, wanted)
    partner.tab("trade")
    partner.page.locator('[data-action^="accept "]').click()
    maker.page.locator('[data-action^="trade "][data-door="offers"]').click()
    expect(maker.page.locator("[data-offer]")).to_have_count(0)
    assert maker.hand() == _changed(own, {given: -1, wanted: 1})
    assert partner.hand() == _changed(theirs, {given: 1, wanted: -1})

    # A reload in the middle of a robber move comes back to the same question.
    mover = _play_until(pair, "robber")
    asked = mover.legal()
    held = mover.hand()
    mover.page.reload()
    mover.island()
    assert mover.legal() == asked
    assert mover.hand() == held

    # The server is killed there and started again: both pages say so and come back by themselves.
    hands = [screen.hand() for screen in pair]
    house.kill()
    for screen in pair:
        expect(screen.page.get_by_role("status").filter(has_text="connection")).to_be_visible()
    house.open()
    for screen in pair:
        expect(screen.page.locator(".table.away")).to_have_count(0)
    assert [screen.hand() for screen in pair] == hands
    assert mover.legal() == asked
    mover.press(asked[0])
    if mover.legal()[0].startswith("rob "):
        mover.press(mover.legal()[0])
    mover.press("end")


def _changed(hand: dict[str, int], by: dict[str, int]) -> dict[str, int]:
    return {name: count + by.get(name, 0) for name, count in hand.items()}
