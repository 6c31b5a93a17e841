"""A newcomer at first steps: reads what the coach says, and sees when something has come of what was done."""

from playwright.sync_api import Locator, Page, expect

# Everything that a step can change: what is said, pointed at, and waits for its confirmation.
_LOOK = (
    "[document.querySelector('[data-testid=\"coach\"]')?.innerText,"
    "document.querySelector('[data-pointer]')?.dataset.pointer,"
    "document.querySelector('[data-coached]')?.outerHTML,"
    "!!document.querySelector('[data-button=\"confirm\"]')].join('|')"
)


def coach(page: Page) -> Locator:
    return page.get_by_test_id("coach")


def begin(page: Page, address: str) -> None:
    """From the front page into the lesson, to its first step."""
    page.goto(address)
    page.get_by_role("link", name="First steps").first.click()
    expect(coach(page)).to_contain_text("Welcome")
    page.get_by_role("button", name="Begin", exact=True).click()


def is_over(page: Page) -> bool:
    return page.get_by_test_id("won").count() > 0


def settled(page: Page) -> str | None:
    """The step that is due, once there is one for the person; None at the end."""
    page.wait_for_function(
        """() => {
          const step = document.querySelector('[data-testid="coach"]')?.dataset.step;
          if (document.querySelector('[data-testid="won"]')) return true;
          return step && step !== 'wait' && step !== 'answer';
        }"""
    )
    return None if is_over(page) else coach(page).get_attribute("data-step")


def looks(page: Page) -> str:
    return str(page.evaluate(_LOOK))


def changed(page: Page, before: str) -> None:
    """Wait until something has come of what was done; ``before`` is what ``looks`` said."""
    won = "document.querySelector('[data-testid=\"won\"]')"
    page.wait_for_function(f"before => {won} || {_LOOK} !== before", arg=before)


def show(page: Page) -> None:
    """Have it shown where the step is done, and do it there: by keys alone."""
    # What was done last may end the game only now.
    button = '[data-button="coach-show"]'
    page.wait_for_function(f"() => document.querySelector('{button}, [data-testid=\"won\"]')")
    if is_over(page):
        return
    page.locator(button).focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => !document.activeElement.matches('{button}')")
    # A press that follows another at once belongs to it.
    page.wait_for_timeout(750)
    page.keyboard.press("Enter")
