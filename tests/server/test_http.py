"""Pages and requests: what is served, to whom, and what is refused."""

import gzip
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from hexfolk import __version__, is_compiled
from hexfolk.core.map_reading import LONGEST_MAP
from hexfolk.core.map_text import island_text
from hexfolk.islands import catalogue
from hexfolk.server.answers import LONGEST_BODY
from hexfolk.server.app import TABLE_BURST, make_app
from hexfolk.server.connection import LONGEST_OPTIONS, MAP_BURST
from hexfolk.server.guards import SECURITY_HEADERS

GOOD = {"name": "Ann"}


def test_health(client: TestClient) -> None:
    answer = client.get("/healthz")
    assert answer.json() == {"ok": True, "version": __version__, "compiled": is_compiled()}


@pytest.mark.parametrize("path", ["/", "/editor", "/t/abcdefghjk", "/t/no-such-table"])
def test_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert "<title>Hexfolk</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("host", "card"),
    [
        ("play.example.org", "http://play.example.org/card.jpg"),
        ("Play.Example.org:8765", "http://play.example.org:8765/card.jpg"),
        ("[::1]:8765", "http://[::1]:8765/card.jpg"),
        ('x"><script>', "/card.jpg"),
    ],
)
def test_the_card_stands_under_the_address_one_called(
    client: TestClient, webclient: Path, host: str, card: str
) -> None:
    page = client.get("/", headers={"host": host})
    assert f'<meta property="og:image" content="{card}" />' in page.text
    # Each address has a page and a tag of its own.
    assert client.get("/", headers={"host": host, "if-none-match": page.headers["etag"]}).status_code == 304


def test_assets_are_kept_for_ever_and_packed(client: TestClient) -> None:
    packed = client.get("/assets/index-abc.js", headers={"accept-encoding": "br, gzip"})
    plain = client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    refused = client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip;q=0"})
    assert packed.content == plain.content == refused.content
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in refused.headers
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, 9, mtime=0))
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert packed.headers["vary"] == "accept-encoding"


def test_what_a_page_will_ask_for_is_named_beside_it(tmp_path: Path, webclient: Path) -> None:
    wanted = {
        "table": ["assets/table-1.js", "assets/table-2.css"],
        "words": {"en": "assets/en-3.js", "pl": "assets/pl-4.js"},
    }
    (webclient / "ahead.json").write_text(json.dumps(wanted))
    style = "</assets/table-2.css>; rel=preload; as=style; crossorigin"
    table = f"</assets/table-1.js>; rel=modulepreload, {style}"
    with TestClient(make_app(tmp_path / "data")) as client:
        polish = client.get("/", headers={"accept-language": "pl-PL,en;q=0.5"})
        assert polish.headers["link"] == "</assets/pl-4.js>; rel=modulepreload"
        assert client.get("/t/abcdefghjk").headers["link"] == f"</assets/en-3.js>; rel=modulepreload, {table}"
        # Words that the client does not have are not asked for.
        assert client.get("/t/abcdefghjk?lang=ja").headers["link"] == table
        assert client.get("/ahead.json").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/.digest",
        "/assets",
        "/assets/",
        "/..%2f..%2fetc/passwd",
        "/assets/../../x",
        "/index.html",
        "/t/a/b",
    ],
)
def test_nothing_else_is_served(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_a_browser_gets_a_page_where_nothing_is(client: TestClient) -> None:
    for path in ("/nothing", "/t/a/b"):
        answer = client.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.text == client.get("/").text


def test_a_missing_client_is_said(tmp_path: Path, webclient: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (webclient / "index.html").unlink()
    with TestClient(make_app(tmp_path / "data")) as client:
        answer = client.get("/")
        assert (answer.status_code, answer.json()["code"]) == (503, "client_missing")
        assert client.get("/healthz").status_code == 200


@pytest.mark.parametrize("path", ["/", "/healthz", "/nothing", "/assets/index-abc.js"])
def test_every_answer_carries_the_security_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert {name: headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy


def test_also_an_answer_to_our_own_fault_carries_them(
    tmp_path: Path, webclient: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("hexfolk.server.gallery.islands", fail)
    with TestClient(make_app(tmp_path / "data"), raise_server_exceptions=False) as client:
        answer = client.get("/api/islands")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert {name: answer.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert "broken" not in answer.text


def test_a_guest_gets_a_token_once(client: TestClient) -> None:
    cookie = client.get("/").headers["set-cookie"]
    assert cookie.startswith("hexfolk=")
    for part in ("; Path=/", "; HttpOnly", "; SameSite=Lax"):
        assert part in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in client.get("/").headers


def test_a_bad_token_is_replaced(client: TestClient) -> None:
    client.cookies.set("hexfolk", "guess")
    assert "set-cookie" in client.get("/").headers


def test_under_https_the_cookie_is_bound_to_the_host(tmp_path: Path, webclient: Path) -> None:
    with TestClient(make_app(tmp_path / "data"), base_url="https://testserver") as client:
        cookie = client.get("/").headers["set-cookie"]
    assert cookie.startswith("__Host-hexfolk=")
    assert cookie.endswith("; Secure")
    assert "Domain" not in cookie


def test_a_token_never_reaches_the_database(client: TestClient, tmp_path: Path) -> None:
    client.post("/api/tables", json=GOOD)
    token = client.cookies["hexfolk"]
    stored = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert b"Ann" in stored
    assert token.encode() not in stored


def test_a_table_is_made(client: TestClient) -> None:
    answer = client.post("/api/tables", json={**GOOD, "bots": [1], "options": {"players": 3, "target": 9}})
    assert answer.status_code == 201
    made = answer.json()
    assert made["path"] == f"/t/{made['id']}"
    with client.websocket_connect(f"/ws/{made['id']}") as socket:
        table = socket.receive_json()["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "open"]
    assert (table["options"]["target"], table["host"], table["you"]) == (9, True, 0)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad_message"),
        (b"{", 400, "bad_message"),
        (b"[]", 400, "bad_message"),
        (b"\xff\xfe", 400, "bad_message"),
        (b'{"name": 3}', 400, "bad_message"),
        (b'{"name": "Ann", "extra": 1}', 400, "bad_message"),
        (b'{"name": "\\ud800"}', 400, "bad_message"),
        (b'{"name": "Ann", "options": {"players": 1e99}}', 400, "bad_message"),
        (b'{"name": "Ann", "pace": "warp"}', 400, "bad_message"),
        (b'{"name": " "}', 422, "name_empty"),
        (b'{"name": "Ann", "options": {"players": 9}}', 422, "option"),
        (b'{"name": "Ann", "options": {"players": -4}}', 422, "option"),
        (b'{"name": "Ann", "bots": [0]}', 422, "seat_taken"),
        (b'{"name": "Ann", "bots": [77]}', 422, "seat_unknown"),
        (b'{"name": "Ann", "options": {"island": "../../etc"}}', 422, "island_unknown"),
        (b'{"name": "' + b"x" * LONGEST_BODY + b'"}', 413, "too_long"),
        (b"[" * 10_000, 400, "bad_message"),
    ],
)
def test_bad_requests_are_refused_by_a_code(client: TestClient, body: bytes, status: int, code: str) -> None:
    answer = client.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("headers", "fine"),
    [
        ({}, True),
        ({"origin": "http://testserver"}, True),
        ({"origin": "http://testserver:80"}, True),
        ({"origin": "http://TESTSERVER"}, True),
        ({"origin": "http://testserver:8080"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://testserver.evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://[::1"}, False),
        ({"origin": "http://[no-address]"}, False),
        ({"sec-fetch-site": "same-origin", "origin": "http://testserver"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site", "origin": "http://testserver"}, False),
    ],
)
def test_other_sites_make_no_tables(client: TestClient, headers: dict[str, str], fine: bool) -> None:
    answer = client.post("/api/tables", json=GOOD, headers=headers)
    assert (answer.status_code == 201) == fine
    if not fine:
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


@pytest.mark.usefixtures("still")
def test_one_address_cannot_flood_the_house_with_tables(client: TestClient) -> None:
    answers = [client.post("/api/tables", content=b"{").status_code for _ in range(int(TABLE_BURST) + 10)]
    assert answers[0] == 400
    assert answers[-1] == 429


def test_the_islands_are_listed_and_kept(client: TestClient) -> None:
    answer = client.get("/api/islands")
    assert [island["id"] for island in answer.json()["islands"]] == list(catalogue())
    giant = next(island for island in answer.json()["islands"] if island["id"] == "giant")
    assert (giant["hexes"], giant["players"], giant["most"], giant["target"]) == (61, [6, 8], 8, 12)
    corners = next(island for island in answer.json()["islands"] if island["id"] == "corners")
    assert (corners["islands"], corners["most"], corners["name"]) == (5, 6, "")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    again = client.get("/api/islands", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_every_island_has_its_picture(client: TestClient, key: str) -> None:
    answer = client.get(f"/api/islands/{key}.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    drawn = ElementTree.fromstring(answer.text)  # noqa: S314 (our own drawing)
    hexes = sum(path.attrib["d"].count("z") for path in drawn)
    assert hexes == len(catalogue()[key].cells)
    assert len(answer.content) < 6000
    again = client.get(f"/api/islands/{key}.svg", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["atlantis.svg", "own.svg", "random.svg", "..%2fgiant.svg", ".svg"])
def test_there_is_no_picture_of_an_unknown_island(client: TestClient, path: str) -> None:
    answer = client.get(f"/api/islands/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] in ("island_unknown", "not_found")


@pytest.mark.usefixtures("still")
def test_a_map_is_looked_over_and_goes_to_a_table(client: TestClient) -> None:
    text = island_text(catalogue()["lagoon"]).replace('id = "lagoon"', 'id = "x"\nname = "<b>"')
    looked = client.post("/api/islands/look", json={"text": text})
    assert looked.status_code == 200
    facts = looked.json()["island"]
    assert (facts["name"], facts["hexes"], facts["players"], facts["most"]) == ("<b>", 12, [2, 3], 4)
    options = {"players": 2, "island": "own"}
    made = client.post("/api/tables", json={**GOOD, "options": options, "map": text}).json()
    picture = client.get(f"/api/tables/{made['id']}/island.svg")
    assert picture.text == looked.json()["picture"]
    assert picture.headers["cache-control"] == "private, no-cache"
    with client.websocket_connect(f"/ws/{made['id']}") as socket:
        table = socket.receive_json()["table"]
        assert table["own"] == facts
        assert [socket.receive_json()["t"] for _ in range(2)] == ["clock", "chat_history"]
        # A map as long as maps may be goes through the socket, too.
        longest = text + "#\n" * ((LONGEST_MAP - len(text)) // 2)
        socket.send_json({"t": "configure", "id": "1", "options": options, "map": longest})
        assert socket.receive_json()["t"] == "table"
        assert socket.receive_json() == {"t": "ack", "id": "1", "seq": 3}
        socket.send_json({"t": "configure", "id": "2", "options": options, "map": "#" * LONGEST_OPTIONS})
        assert socket.receive_json()["code"] == "too_long"
        for number in range(int(MAP_BURST) + 1):
            socket.send_json({"t": "configure", "id": f"x{number}", "options": options, "map": "nonsense"})
        codes = [socket.receive_json()["code"] for _ in range(int(MAP_BURST) + 1)]
        assert (codes[0], codes[-1]) == ("map_bad", "too_fast")


def test_a_bad_map_is_refused_with_its_place(client: TestClient) -> None:
    text = island_text(catalogue()["lagoon"]).replace("S S S", "S X S")
    wish = {**GOOD, "options": {"players": 2, "island": "own"}}
    for answer in (
        client.post("/api/islands/look", json={"text": text}),
        client.post("/api/tables", json={**wish, "map": text}),
    ):
        assert answer.status_code == 422
        assert answer.json() == {
            "code": "map_bad",
            "args": {"reason": "island_letter", "letter": "X", "line": 7, "column": 5},
        }
    assert client.post("/api/tables", json=wish).json()["code"] == "map_missing"
    assert client.post("/api/islands/look", content=b"{").json()["code"] == "bad_message"
    foreign = client.post("/api/islands/look", json={"text": text}, headers={"origin": "http://evil.example"})
    assert foreign.json()["code"] == "foreign_origin"


def test_a_table_without_own_map_has_no_picture(client: TestClient) -> None:
    made = client.post("/api/tables", json=GOOD).json()
    answer = client.get(f"/api/tables/{made['id']}/island.svg")
    assert (answer.status_code, answer.json()["code"]) == (404, "map_missing")
    answer = client.get("/api/tables/abcdefghjk/island.svg")
    assert (answer.status_code, answer.json()["code"]) == (404, "table_unknown")


def test_only_known_methods(client: TestClient) -> None:
    assert client.get("/api/tables").status_code == 404
    assert client.delete("/").status_code == 405
    assert client.head("/").status_code == 200
