"""The built client opens in a real browser, and the browser can draw what it says."""

import functools
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from hexfolk.data import webclient_dir
from tests.e2e.house import House


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and keeps still about it."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the name is the base class's)
        """Say nothing."""


@pytest.fixture
def client_address() -> Iterator[str]:
    """The built client, served as plain files."""
    handler = functools.partial(Quiet, directory=str(webclient_dir()))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_the_client_opens(page: Page, client_address: str) -> None:
    page.goto(client_address)
    expect(page).to_have_title(re.compile("^Hexfolk"))


def test_japanese_glyphs_are_installed(page: Page) -> None:
    # Without the glyphs all characters look alike: an empty box.
    page.set_content('<span lang="ja" id="a">島</span> <span lang="ja" id="b">道</span>')
    assert page.locator("#a").screenshot() != page.locator("#b").screenshot()


def test_what_the_server_names_beside_the_page_is_fetched_once(page: Page, house: House) -> None:
    # The browser tells here which file it was given in vain, as the page asks for it in another way.
    asked: list[str] = []
    told: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: told.append(message.text))
    page.goto(f"{house.address}/t/abcdefghjk")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    files = [url for url in asked if "/assets/" in url]
    assert any(url.endswith(".css") for url in files)
    assert sorted(files) == sorted(set(files))
    assert [text for text in told if "preload" in text] == []
