"""Chromium for the browser tests. Where it is missing they fail: nothing is skipped in silence."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One headless Chromium for the whole run."""
    path = os.environ.get("HEXFOLK_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.fail("no Chromium: install Debian's package, or name one in HEXFOLK_CHROMIUM")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=path, args=QUIET, chromium_sandbox=os.name == "posix" and os.geteuid() != 0
        )
        yield found
        found.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page in a fresh context: no cookies, nothing stored."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.set_default_timeout(10_000)
    yield context.new_page()
    context.close()
