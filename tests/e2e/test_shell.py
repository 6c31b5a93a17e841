"""The page as an app: without a network, with a newer version, and what the browser keeps of it."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from hexfolk.data import webclient_dir
from tests.e2e.house import House

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    found.push(...kept.map(request => [name, new URL(request.url).pathname]));
  }
  return found;
}"""


class Shelf:
    """The built client alone, whose next version can be put out."""

    def __init__(self) -> None:
        self.version = b""
        shelf = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                path = self.path.partition("?")[0]
                file = webclient_dir() / (path[1:] or "index.html")
                body = file.read_bytes() if file.is_file() else b""
                if path == "/sw.js":
                    body = body.replace(b'"version":"', b'"version":"' + shelf.version, 1)
                self.send_response(200 if body else 404)
                self.send_header("content-type", KINDS.get(file.suffix, "application/octet-stream"))
                self.send_header("cache-control", "no-cache")
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


@pytest.fixture
def shelf() -> Iterator[Shelf]:
    shelf = Shelf()
    yield shelf
    shelf.server.shutdown()
    shelf.server.server_close()


@pytest.fixture
def context(page: Page) -> BrowserContext:
    return page.context


def _settle(page: Page, address: str) -> None:
    """Visit, and wait until the browser could open the page without a server."""
    page.goto(address)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_function(
        """async () => {
          const shelves = (await caches.keys()).map(async name => (await caches.open(name)).keys());
          const all = await Promise.all(shelves);
          return all.flat().some(request => /assets.en-/.test(request.url));
        }"""
    )


def test_without_a_network_the_page_says_what_works(
    page: Page, house: House, context: BrowserContext
) -> None:
    _settle(page, house.address)
    kept = {path for _, path in page.evaluate(KEPT)}
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept), kept
    context.set_offline(True)
    for path in ("/", "/t/abcdefghjk", "/history"):
        page.goto(house.address + path)
        expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Still no connection.")).to_be_visible()
    page.get_by_role("link", name="Draw a map").click()
    expect(page.get_by_role("heading", name="Map editor")).to_be_visible()
    page.goto(house.address)
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert {path for _, path in page.evaluate(KEPT)} >= {"/"}


def test_a_newer_version_is_offered_and_taken(page: Page, shelf: Shelf) -> None:
    _settle(page, shelf.address)
    page.reload()
    old = {name for name, _ in page.evaluate(KEPT)}
    shelf.version = b"next"
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    # The page itself watches from some seconds after its start on.
    expect(page.get_by_text("There is a new version.")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="Load it").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("There is a new version.")).to_have_count(0)
    page.wait_for_function("async () => (await caches.keys()).every(name => name.startsWith('hexfolk-next'))")
    assert {name for name, _ in page.evaluate(KEPT)}.isdisjoint(old)


def test_a_part_that_a_newer_server_has_no_longer_is_no_lost_connection(page: Page, house: House) -> None:
    gone = True

    def answer(route: Route) -> None:
        if gone:
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route("**/assets/EditorPage*.js", answer)
    page.goto(f"{house.address}/editor")
    main = page.get_by_role("main")
    expect(main.get_by_role("alert")).to_have_text("There is a new version.")
    page.get_by_role("button", name="Later").click()
    expect(main.get_by_role("alert")).to_have_text("There is a new version.")
    gone = False
    main.get_by_role("button", name="Load it").click()
    expect(page.get_by_role("heading", name="Map editor")).to_be_visible()


def test_a_part_that_no_server_sends_is_no_newer_version(page: Page, house: House) -> None:
    page.route("**/healthz", lambda route: route.abort())
    page.route("**/assets/EditorPage*.js", lambda route: route.abort())
    page.goto(f"{house.address}/editor")
    expect(page.get_by_role("alert").filter(has_text="The server cannot be reached.")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("There is a new version.")).to_have_count(0)


def test_everything_works_without_a_service_worker(page: Page, house: House) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto(house.address)
    assert page.evaluate("'serviceWorker' in navigator") is False
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("group", name="Island").first.wait_for()


def test_the_device_is_told_how_to_install(page: Page, house: House) -> None:
    page.goto(f"{house.address}/?lang=pl")
    link = page.locator('link[rel="manifest"]')
    answer = page.request.get(house.address + (link.get_attribute("href") or ""))
    manifest = answer.json()
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert (manifest["lang"], manifest["display"]) == ("pl", "standalone")
    for icon in manifest["icons"]:
        assert page.request.get(house.address + icon["src"]).headers["content-type"] == icon["type"]
    assert {icon["purpose"] for icon in manifest["icons"] if "purpose" in icon} == {"any", "maskable"}
    card = page.locator('meta[property="og:image"]').get_attribute("content") or ""
    assert card == f"{house.address}/card.jpg"
    assert page.request.get(card).headers["content-type"] == "image/jpeg"
    assert Path(webclient_dir() / "sw.js").is_file()
