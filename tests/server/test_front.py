"""The front page's requests: open tables, one's own tables, codes, QR codes."""

import time
from contextlib import AbstractContextManager
from typing import Any
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from hexfolk.server.front import CODE_BURST, MOST_FINISHED, MOST_RUNNING, finished
from hexfolk.store.rows import UNKNOWN, SeatRow, TableRow
from hexfolk.table.codes import LETTERS, new_code, read_code

Table = dict[str, Any]


@pytest.fixture(autouse=True)
def always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexfolk.server.front.FRESH", 0.0)


@pytest.fixture
def other(client: TestClient) -> TestClient:
    """Another browser, at the same server."""
    other = TestClient(client.app, base_url="http://testserver")
    # One server has one loop: what waits in another would not be woken.
    other.portal = client.portal
    other.get("/")
    return other


def make(client: TestClient, **wish: object) -> str:
    answer = client.post("/api/tables", json={"name": "Ann", **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def visit(client: TestClient, table: str) -> AbstractContextManager[WebSocketTestSession]:
    return client.websocket_connect(f"/ws/{table}")


def ask(socket: WebSocketTestSession, **message: object) -> Table:
    """Send something, and wait for how it was answered."""
    identity = f"m{time.monotonic_ns()}"
    socket.send_json({"id": identity, **message})
    while True:
        answer: Table = socket.receive_json()
        if answer.get("id") == identity:
            return answer


def open_tables(client: TestClient) -> list[Table]:
    tables: list[Table] = client.get("/api/tables/open").json()["tables"]
    return tables


# --- open tables ---------------------------------------------------------------------------------


def test_a_table_is_private_until_its_host_says_otherwise(client: TestClient, other: TestClient) -> None:
    table = make(client)
    with visit(client, table) as host:
        shown = host.receive_json()["table"]
        assert (shown["public"], open_tables(other)) == (False, [])
        assert ask(host, t="set_public", public=True)["t"] == "ack"
        (found,) = open_tables(other)
        assert (found["state"], found["joinable"]) == ("lobby", True)
        assert found["options"] == shown["options"]
        assert [(seat["kind"], seat["name"], seat["you"]) for seat in found["seats"]] == [
            ("person", "Ann", False),
            *[("open", "", False)] * 3,
        ]
        with visit(other, table) as guest:
            guest.receive_json()
            assert ask(guest, t="set_public", public=False)["code"] == "not_host"
        assert ask(host, t="set_public", public=False)["t"] == "ack"
        assert open_tables(other) == []


def test_the_list_holds_no_ids_and_leads_there_only_while_public(
    client: TestClient, other: TestClient
) -> None:
    private, public = make(client), make(client, public=True)
    with visit(client, private) as inside, visit(client, public) as host:
        inside.receive_json()
        host.receive_json()
        body = other.get("/api/tables/open").text
        assert private not in body
        assert public not in body
        key = open_tables(other)[0]["key"]
        assert other.post("/api/tables/open", json={"key": key}).json() == {"path": f"/t/{public}"}
        ask(host, t="set_public", public=False)
        answer = other.post("/api/tables/open", json={"key": key})
        assert (answer.status_code, answer.json()["code"]) == (404, "table_unlisted")
        ask(host, t="set_public", public=True)
        open_tables(other)
        # A line that was taken off does not lead there again.
        assert other.post("/api/tables/open", json={"key": "é" * 9}).status_code == 404


def test_nobody_is_sent_to_an_abandoned_table(client: TestClient, other: TestClient) -> None:
    table = make(client, public=True)
    assert open_tables(other) == []
    with visit(client, table) as socket:
        socket.receive_json()
        key = open_tables(other)[0]["key"]
    deadline = time.monotonic() + 20
    while open_tables(other) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert open_tables(other) == []
    # Who comes back after a reload finds the line that others may just have tapped.
    with visit(client, table) as socket:
        socket.receive_json()
        assert open_tables(other)[0]["key"] == key


def test_tables_to_join_come_first_then_the_newest(client: TestClient, other: TestClient) -> None:
    wishes: list[dict[str, object]] = [
        {"name": "Old"},
        {"name": "Playing", "options": {"players": 2}, "start": True},
        {"name": "Full", "options": {"players": 2}, "bots": [1]},
        {"name": "New"},
    ]
    sockets = []
    for wish in wishes:
        sockets.append(visit(client, make(client, public=True, **wish)))
        sockets[-1].__enter__().receive_json()
        time.sleep(0.002)
    found = [
        (next(seat["name"] for seat in table["seats"] if seat["kind"] == "person"), table["joinable"])
        for table in open_tables(other)
    ]
    assert found == [("New", True), ("Old", True), ("Full", False), ("Playing", False)]
    for socket in sockets:
        socket.__exit__(None, None, None)


def test_the_list_is_made_once_for_all_who_ask(
    client: TestClient, other: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexfolk.server.front.FRESH", 60.0)
    first = client.get("/api/tables/open")
    with visit(client, make(client, public=True)) as socket:
        socket.receive_json()
        again = other.get("/api/tables/open", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        monkeypatch.setattr("hexfolk.server.front.FRESH", 0.0)
        assert other.get("/api/tables/open", headers={"if-none-match": first.headers["etag"]}).json()[
            "tables"
        ]


# --- one's own tables ----------------------------------------------------------------------------


def mine(client: TestClient) -> Table:
    found: Table = client.get("/api/tables/mine").json()
    return found


def test_running_tables_say_whose_turn_it_is(client: TestClient, other: TestClient) -> None:
    client.get("/")
    assert mine(client) == {"name": "", "devices": 1, "running": [], "finished": []}
    lobby = make(client)
    game = make(client, options={"players": 2})
    with visit(client, game) as host, visit(other, game) as guest:
        ask(guest, t="sit", name="Ben")
        ask(host, t="start", anyway=True)
        tables = mine(client), mine(other)
        assert [table["id"] for table in tables[0]["running"]][-1] == lobby or tables[0]["running"][0]["due"]
        ours = [next(t for t in one["running"] if t["id"] == game) for one in tables]
        assert ours[0]["on_turn"] == ours[1]["on_turn"]
        assert sorted(table["due"] for table in ours) == [False, True]
        for table in ours:
            (seat,) = [i for i, seat in enumerate(table["seats"]) if seat["you"]]
            assert table["due"] == (seat == table["on_turn"])
        assert [seat["name"] for seat in ours[1]["seats"] if seat["you"]] == ["Ben"]
        assert abs(ours[0]["played"] - time.time() * 1000) < 60_000
    assert (mine(client)["name"], mine(other)["name"]) == ("Ann", "Ben")


def test_what_is_over_can_be_removed_and_the_rest_cannot(client: TestClient, other: TestClient) -> None:
    table = make(client, options={"players": 2})
    with visit(client, table) as host, visit(other, table) as guest:
        ask(guest, t="sit", name="Ben")
        ask(host, t="start", anyway=True)
        answer = client.post("/api/tables/mine/remove", json={"id": table})
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        ask(host, t="propose", plan="end")
        ask(guest, t="answer", agree=True)
        assert mine(client)["running"] == []
        (finished,) = mine(client)["finished"]
        assert (finished["id"], finished["others"]) == (table, ["Ben"])
        assert (finished["won"], finished["winner"]) == ("nobody", "")
        assert client.post("/api/tables/mine/remove", json={"id": table}).status_code == 204
        assert mine(client)["finished"] == []
        assert len(mine(other)["finished"]) == 1
        ask(host, t="again")
        assert [one["state"] for one in mine(client)["running"]] == ["lobby"]


@pytest.mark.parametrize(
    ("winner", "ann", "ben"),
    [
        (0, ("other", "Bruno"), ("other", "Bruno")),
        (1, ("you", ""), ("other", "Ann")),
        (2, ("other", "Ben"), ("you", "")),
        (None, ("nobody", ""), ("nobody", "")),
        (UNKNOWN, ("unknown", ""), ("unknown", "")),
    ],
)
def test_a_finished_table_says_who_won(
    winner: int | None, ann: tuple[str, str], ben: tuple[str, str]
) -> None:
    seats = [SeatRow(0, None, "Bruno"), SeatRow(1, "ann", "Ann"), SeatRow(2, "ben", "Ben")]
    row = TableRow("t", "", "over", 1, 2, seats, winner)
    for person, said in (("ann", ann), ("ben", ben)):
        found = finished(row, person)
        assert (found.won, found.winner) == said


def test_who_stands_up_has_the_table_on_the_list_no_more(client: TestClient) -> None:
    table = make(client)
    with visit(client, table) as host:
        assert len(mine(client)["running"]) == 1
        ask(host, t="stand")
        assert mine(client)["running"] == []


def test_the_lists_are_short(client: TestClient) -> None:
    for _ in range(MOST_RUNNING + 2):
        make(client)
    assert len(mine(client)["running"]) == MOST_RUNNING
    assert MOST_FINISHED == 10


@pytest.mark.usefixtures("still")
def test_one_s_own_tables_are_asked_for_again_cheaply(client: TestClient) -> None:
    make(client)
    first = client.get("/api/tables/mine")
    again = client.get("/api/tables/mine", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cache-control"] == "private, no-cache"
    statuses = [client.get("/api/tables/mine").status_code for _ in range(60)]
    assert statuses[-1] == 429


# --- codes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["K7M2QX", "k7m-2qx", " K7M 2QX ", "k 7 m – 2 q x", "K7M_2QX", "K7M.2QX", "K7MZQX"]
)
def test_a_code_is_read_as_it_is_said(typed: str) -> None:
    assert read_code(typed) == "K7M2QX"


@pytest.mark.parametrize("typed", ["", "K7M2Q", "K7M2QXX", "K7M2Q0", "K7M2QО", "K7M2Q\n", "ｋ7M2QX"])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_codes_have_no_signs_that_look_alike() -> None:
    codes = [new_code() for _ in range(500)]
    assert len(set(codes)) == 500
    assert set("".join(codes)) == set(LETTERS)
    for pair in ("0O", "1I", "1L", "B8", "S5", "Z2", "G6", "UV"):
        assert not set(pair) <= set(LETTERS)
    assert [read_code(code.lower()) for code in codes] == codes


def test_a_code_leads_to_its_table(client: TestClient, other: TestClient) -> None:
    table = make(client)
    with visit(client, table) as socket:
        code = socket.receive_json()["table"]["code"]
    typed = f" {code[:3].lower()} - {code[3:].lower()}"
    assert other.post("/api/tables/code", json={"code": typed}).json() == {"path": f"/t/{table}"}


@pytest.mark.usefixtures("still")
def test_who_guesses_codes_is_slowed_down_and_who_knows_them_is_not(client: TestClient) -> None:
    table = make(client)
    with visit(client, table) as socket:
        code = socket.receive_json()["table"]["code"]
    for _ in range(int(CODE_BURST) + 5):
        assert client.post("/api/tables/code", json={"code": code}).status_code == 200
    wrong = [client.post("/api/tables/code", json={"code": "222222" if n % 2 else "no"}) for n in range(25)]
    assert (wrong[0].status_code, wrong[0].json()["code"]) == (404, "code_unknown")
    assert (wrong[-1].status_code, wrong[-1].json()["code"]) == (429, "too_fast")
    # Then not even a right one is told.
    assert client.post("/api/tables/code", json={"code": code}).status_code == 429


# --- QR codes ------------------------------------------------------------------------------------


def test_a_link_of_ours_becomes_a_picture_with_its_quiet_zone(client: TestClient) -> None:
    answer = client.post("/api/qr", json={"link": "http://testserver/t/abcdefghjk"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    drawn = ElementTree.fromstring(answer.text)  # noqa: S314 (our own drawing)
    size = int(drawn.attrib["viewBox"].split()[2])
    assert (size - 2 * 4 - 17) % 4 == 0
    light, dark = (path.attrib for path in drawn)
    assert (light["fill"], light["d"]) == ("#fff", f"M0 0h{size}v{size}h-{size}z")
    assert dark["stroke"] == "#1b1916"
    assert "<script" not in answer.text
    assert "style" not in answer.text


@pytest.mark.parametrize(
    ("link", "base", "fine"),
    [
        ("http://192.168.1.7:8765/t/abc", "http://192.168.1.7:8765", True),
        ("http://[fd00::7]:8765/device#x", "http://[fd00::7]:8765", True),
        ("https://play.example/t/abc", "https://play.example", True),
        ("http://evil.example/t/abc", "http://192.168.1.7:8765", False),
        ("http://192.168.1.7:8765@evil.example/", "http://192.168.1.7:8765", False),
        ("javascript:alert(1)", "http://192.168.1.7:8765", False),
        ("/t/abc", "http://192.168.1.7:8765", False),
        ("http://192.168.1.7:8765/" + "x" * 300, "http://192.168.1.7:8765", False),
    ],
)
def test_only_links_to_this_server_are_drawn(client: TestClient, link: str, base: str, fine: bool) -> None:
    browser = TestClient(client.app, base_url=base)
    browser.portal = client.portal
    assert (browser.post("/api/qr", json={"link": link}).status_code == 200) == fine


# --- who may ask ---------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["open", "code", "mine/remove"])
def test_other_sites_may_not_ask(client: TestClient, path: str) -> None:
    answer = client.post(f"/api/tables/{path}", json={}, headers={"origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert client.post(f"/api/tables/{path}", content=b"{").status_code == 400
