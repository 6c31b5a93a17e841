"""Chromium for the browser tests. Where it is missing they fail: nothing is skipped in silence."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect, sync_playwright

from tests.e2e.house import House

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HERE = Path(__file__).parent
# What has to come is waited for however busy the machine is; whoever waits goes on as soon as it is there.
expect.set_options(timeout=30_000)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever stands here needs a browser: none can be forgotten to be marked so."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that need no more of it than a table of their own."""
    house = House(tmp_path_factory.mktemp("data"))
    house.open()
    yield house
    house.close()


def launch(chromium: BrowserType, *more: str) -> Browser:
    """A headless Chromium, with more arguments if a test needs another one than all others."""
    path = os.environ.get("HEXFOLK_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.fail("no Chromium: install Debian's package, or name one in HEXFOLK_CHROMIUM")
    sandbox = os.name == "posix" and os.geteuid() != 0
    return chromium.launch(executable_path=path, args=[*QUIET, *more], chromium_sandbox=sandbox)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One headless Chromium for the whole run."""
    with sync_playwright() as playwright:
        found = launch(playwright.chromium)
        yield found
        found.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page in a fresh context: no cookies, nothing stored."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    yield context.new_page()
    context.close()
