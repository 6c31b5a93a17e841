"""What the measurements of the client stand on: a served game, a browser, and tables to look at."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from tests.e2e.conftest import launch
from tests.e2e.house import House
from tests.e2e.screen import lay

# A place that is lit on the island: whoever sees one can play.
SPOT: Final = '[data-door="board"]'
PLAY: Final = "button.primary:not(:disabled)"


@contextlib.contextmanager
def served() -> Iterator[str]:
    """A game served from these sources, or from where ``hexfolk`` is installed; its address."""
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data), "--exempt", "127.0.0.1")
        try:
            house.open()
            yield house.address
        finally:
            house.close()


@contextlib.contextmanager
def browsing() -> Iterator[Browser]:
    """A headless Chromium."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


def coming(
    browser: Browser, size: tuple[int, int], language: str = "en", cookies: Any = None
) -> BrowserContext:
    """Somebody who has never been here, with empty shelves but for the given cookies."""
    width, height = size
    return browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=width < 1000,
        device_scale_factor=1,
        storage_state={"cookies": cookies, "origins": []} if cookies else None,
    )


def seated(browser: Browser, address: str, players: int, island: str = "") -> tuple[str, Any]:
    """A table with bots that has just begun: its path, and the cookies of who plays there."""
    context = browser.new_context(locale="en")
    options = {"players": players, **({"island": island} if island else {})}
    table = lay(context.new_page(), address, options, range(1, players), start=True)
    cookies = context.cookies()
    context.close()
    return f"/t/{table}", cookies


def slowed(page: Page, rate: float) -> CDPSession:
    """The page's line to the browser, its processor ``rate`` times slower."""
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return line


def machine() -> str:
    """What this was measured on, in a few words."""
    load = os.getloadavg()[0]
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return f"{line.partition(':')[2].strip()}, {os.cpu_count()} processors, load {load:.1f}"
    return f"{os.cpu_count()} processors, load {load:.1f}"
