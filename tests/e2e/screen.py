"""The screen as a person uses it: reads what is shown, presses what can be pressed."""

from collections.abc import Iterable, Mapping

from playwright.sync_api import Locator, Page, expect

# Beside the island; each opens something else.
TABS = ("log", "chat", "list", "facts", "trade")
RESOURCES = ("wood", "brick", "wool", "grain", "ore")

# What is pressed first where several things can be done.
EAGER = (
    "trade",
    "settle",
    "city",
    "rob",
    "robber",
    "plenty",
    "monopoly",
    "roads",
    "knight",
    "buy",
    "road",
    "roll",
    "refuse",
    "pass",
    "end",
)


def lay(
    page: Page, address: str, options: Mapping[str, object], bots: Iterable[int] = (), start: bool = False
) -> str:
    """Set a table up for Ada without its form, with bots on these chairs that act at once; its id."""
    wanted = {
        "name": "Ada",
        "options": dict(options),
        "bots": list(bots),
        "pace": "instant",
        "start": start,
    }
    made = page.request.post(f"{address}/api/tables", data=wanted)
    assert made.ok, made.text()
    return str(made.json()["id"])


def begin(page: Page, address: str, players: int, **options: object) -> None:
    """Bring Ada to a game against bots in which she is to found."""
    table = lay(page, address, {"players": players, **options}, range(1, players), start=True)
    page.goto(f"{address}/t/{table}")
    # The bots before her have founded.
    expect(page.locator('[data-door="board"]').first).to_be_visible()


class Screen:
    """One person's page at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed: list[str] = []

    # --- coming in ----------------------------------------------------------------------------

    def make_table(self, address: str, name: str, players: int, bots: int, pace: str = "At once") -> str:
        """Set up a table on the start page; returns its address."""
        self.page.goto(address)
        self.page.get_by_role("button", name="New table", exact=True).click()
        self.page.get_by_label("Your name").fill(name)
        self._choose("Players", str(players))
        chairs = self.page.get_by_role("group", name="Who plays").get_by_role("listitem")
        for chair in range(1, players):
            kind = "Bot" if chair >= players - bots else "Person"
            chairs.nth(chair).get_by_role("radio", name=kind, exact=True).check()
        if bots:
            self._choose("Pace of the bots", pace)
        self.page.get_by_role("button", name="Set up the table").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def _choose(self, group: str, name: str) -> None:
        self.page.get_by_role("group", name=group).get_by_role("radio", name=name, exact=True).check()

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Take a chair").click()

    def start(self) -> None:
        """Begin, whoever is ready."""
        self.page.get_by_role("button", name="Start the game").click()
        anyway = self.page.get_by_role("button", name="Begin anyway")
        expect(anyway.or_(self.page.get_by_test_id("waiting"))).to_be_visible()
        if anyway.is_visible():
            anyway.click()
        self.island()

    def island(self) -> Locator:
        """The drawn island of a game, once it is there."""
        # The lobby shows one too; whom a game waits for is said only in the game.
        expect(self.page.get_by_test_id("waiting")).to_be_visible()
        island = self.page.get_by_role("group", name="Island").first
        expect(island).to_be_visible()
        return island

    # --- reading ------------------------------------------------------------------------------

    def tab(self, name: str) -> None:
        """Open a tab beside the island, unless it is open already."""
        tab = self.page.locator(f'[data-tab="{name}"]')
        if tab.get_attribute("aria-selected") != "true" or not self.page.locator("#panel").is_visible():
            tab.click()

    def legal(self) -> list[str]:
        """What the list of all actions offers."""
        self.tab("list")
        buttons = self.page.locator('[data-testid="action-list"] button[data-action]')
        actions: list[str] = buttons.evaluate_all("found => found.map(button => button.dataset.action)")
        return actions

    def hand(self) -> dict[str, int]:
        """Own cards as they are shown."""
        cards = self.page.locator('[data-anchor="hand"] .resources [role="img"]')
        labels: list[str] = cards.evaluate_all("found => found.map(card => card.getAttribute('aria-label'))")
        return {name: int(label.split()[0]) for name, label in zip(RESOURCES, labels, strict=True)}

    def is_over(self) -> bool:
        return self.page.locator('[data-button="report"]').count() > 0

    def waiting(self) -> str:
        return self.page.get_by_test_id("waiting").inner_text()

    # --- pressing -----------------------------------------------------------------------------

    def press(self, action: str) -> None:
        """Press the button of an action in the list, and wait until something has come of it."""
        before = self.legal()
        self.page.locator(f'[data-door="list"][data-action="{action}"]').click()
        self._done(action, before)

    def touch_board(self, action: str) -> None:
        """Do an action on the island itself, where its places are lit."""
        before = self.legal()
        target = self.page.locator(f'[data-door="board"][data-action="{action}"] .hit')
        box = target.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        confirm = self.page.locator('[data-button="confirm"]')
        if confirm.count():
            confirm.click()
        self._done(action, before)

    def _done(self, action: str, before: list[str]) -> None:
        """Remember what was done, and wait until something else can be done, or nothing any more."""
        self.pressed.append(action)
        self.page.wait_for_function(
            """before => {
              const list = [...document.querySelectorAll('[data-door="list"]')].map(b => b.dataset.action);
              return list.join() !== before.join() || document.querySelector('[data-button="report"]');
            }""",
            arg=before,
        )

    def discard(self) -> None:
        """Give up what is due, by the steppers."""
        button = self.page.locator('[data-button="discard"]')
        while button.get_attribute("aria-disabled") == "true":
            self.page.locator('[data-more][aria-disabled="false"]').first.click()
        button.click()
        self.pressed.append("discard")
        button.wait_for(state="detached")

    def take_step(self) -> bool:
        """One step of an eager player. False if there is nothing to do just now."""
        if self.page.locator('[data-button="discard"]').count():
            self.discard()
            return True
        legal = self.legal()
        for word in EAGER:
            fitting = [action for action in legal if action.split(" ", 1)[0] == word]
            if fitting and not (word == "road" and self._has_roads_enough()):
                # Reading order: the middle of the list is the middle of the island.
                self.press(fitting[len(fitting) // 2])
                return True
        return False

    def _has_roads_enough(self) -> bool:
        """Cards are for settlements too: every third thing at most is a road."""
        roads = sum(1 for action in self.pressed if action.startswith("road "))
        return "roll" in self.pressed and roads * 4 > len(self.pressed)
