"""People who use no pointer: one by keys alone, one by the roles and names that a screen reader tells."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.screen import RESOURCES


class Keys:
    """Presses keys and nothing else; what is seen on the screen is read."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.did: list[str] = []

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def on(self, selector: str) -> bool:
        return bool(self.page.evaluate("at => document.activeElement.matches(at)", selector))

    def go(self, selector: str, key: str = "Tab") -> None:
        """Tab to what fits a selector; whatever has the keyboard on the way can be seen."""
        for _ in range(150):
            if self.on(selector):
                return
            self.press(key)
        raise AssertionError(f"the keyboard does not come to {selector}")

    def to(self, one: Locator) -> None:
        """Tab to one element of the page."""
        for _ in range(150):
            if one.evaluate("one => one === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError("the keyboard does not come there")

    def do(self, selector: str) -> None:
        self.go(selector)
        self.press("Enter")

    def step(self) -> bool:
        """One step of play. False if there is nothing to do just now."""
        if self.sees('[data-button="discard"]'):
            return self._discard()
        if self.sees('[data-door="tray"]'):
            self.do('[data-door="tray"]')
            return self._done("choose")
        if self.sees('[data-door="board"]'):
            self.go('[data-door="board"]')
            # Some way over the island, and back to where it came to.
            self.press("ArrowDown", "ArrowRight", "Enter")
            return self._done("place")
        for word in ("roll", "city", "settle", "buy", "road", "bank", "end"):
            if word == "bank":
                if self._bank():
                    return self._done(word)
            elif self.sees(f'[data-button="{word}"][aria-disabled="false"]') and not self._enough(word):
                self.do(f'[data-button="{word}"]')
                return self._done(word)
        return False

    def _enough(self, word: str) -> bool:
        """Roads lead on, but not for ever."""
        return word == "road" and self.did[-9:].count("road") >= 3

    def _bank(self) -> bool:
        """Give what there is most of for what there is least of, if the bank takes it."""
        cards = self.page.locator('[data-anchor="hand"] .resources [role="img"]')
        labels = cards.evaluate_all("found => found.map(card => card.getAttribute('aria-label'))")
        held = {name: int(label.split()[0]) for name, label in zip(RESOURCES, labels, strict=True)}
        most, least = max(held, key=lambda name: held[name]), min(held, key=lambda name: held[name])
        if held[most] < 5 or self.sees('[data-button="roll"]'):
            return False
        if not self.sees(f'[data-rate="{most}"]'):
            self.go('[role="tab"][tabindex="0"]')
            for _ in range(5):
                if not self.on('[data-tab="trade"]'):
                    self.press("ArrowRight")
        self.do(f'[data-rate="{most}"][aria-disabled="false"]')
        self.do(f'[data-trade="want-{least}"]')
        self.do('[data-button="bank"][aria-disabled="false"]')
        return True

    def _discard(self) -> bool:
        while not self.sees('[data-button="discard"][aria-disabled="false"]'):
            self.do('[data-more][aria-disabled="false"]')
        self.do('[data-button="discard"]')
        return self._done("discard")

    def _done(self, word: str) -> bool:
        self.did.append(word)
        # What came of it is drawn a moment later.
        self.page.wait_for_timeout(60)
        return True


class Reader:
    """Knows the page by roles and names alone, and presses by name."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.did: list[str] = []
        self.list = page.get_by_role("group", name="All actions")

    def press(self, role: str, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role(role, name=name).first.press("Enter")  # type: ignore[arg-type]

    def step(self) -> bool:
        """One step of play. False if there is nothing to do just now."""
        more = [self.page.get_by_role("button", name=f"One more {name}") for name in RESOURCES]
        discard = self.page.get_by_role("button", name="Discard", exact=True)
        if discard.count():
            return self._discard(discard, more)
        for name in (
            "Take a card from",
            "Move the robber",
            "Build a city",
            "Build a settlement",
            "Buy a development card",
            "Trade with the bank",
            "Build a road",
            "Roll the dice",
            "End your turn",
        ):
            buttons = self.list.get_by_role("group", name=name).get_by_role("button")
            count = buttons.count()
            if count and not self._enough(name):
                return self._try(name, buttons.nth(count // 2))
        return False

    def _enough(self, name: str) -> bool:
        limit = {"Build a road": 3, "Trade with the bank": 2}.get(name)
        return limit is not None and "Roll the dice" in self.did and self.did[-9:].count(name) >= limit

    def _discard(self, discard: Locator, more: list[Locator]) -> bool:
        for _ in range(20):
            if discard.get_attribute("aria-disabled") == "false":
                break
            next(one for one in more if one.get_attribute("aria-disabled") == "false").press("Enter")
        discard.press("Enter")
        expect(discard).to_have_count(0)
        self.did.append("Discard")
        return True

    def _try(self, name: str, button: Locator) -> bool:
        button.press("Enter")
        self.did.append(name)
        self.page.wait_for_timeout(60)
        return True
