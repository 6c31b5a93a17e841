"""One person on several devices: links bring a device in once, and others can be sent away."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from hexfolk.server.doors import LINK_BURST
from tests.server.test_front import ask, make, mine, visit


@pytest.fixture
def phone(client: TestClient) -> TestClient:
    """Another device, at the same server."""
    phone = TestClient(client.app, base_url="http://testserver")
    phone.portal = client.portal
    phone.get("/")
    return phone


def link(client: TestClient) -> str:
    answer = client.post("/api/devices")
    assert (answer.status_code, answer.json()["seconds"]) == (201, 600)
    return str(answer.json()["secret"])


def enter(client: TestClient, secret: str) -> tuple[int, str]:
    answer = client.post("/api/devices/enter", json={"secret": secret})
    return answer.status_code, answer.json().get("code", "")


def test_a_second_device_goes_on_in_the_same_seat(client: TestClient, phone: TestClient) -> None:
    table = make(client)
    secret = link(client)
    before = phone.cookies["hexfolk"]
    for _ in range(3):
        looked = phone.post("/api/devices/look", json={"secret": secret}).json()
        assert looked == {"name": "Ann", "same": False, "tables": 0}
    assert phone.get("/device").status_code == 200
    assert phone.post("/api/devices/enter", json={"secret": secret}).json() == {"name": "Ann"}
    # A token of its own, that neither was known before nor is the first device's.
    assert phone.cookies["hexfolk"] not in (before, client.cookies["hexfolk"])
    assert [one["id"] for one in mine(phone)["running"]] == [table]
    assert (mine(phone)["devices"], mine(client)["devices"]) == (2, 2)
    with visit(client, table) as desk, visit(phone, table) as small:
        assert [socket.receive_json()["table"]["you"] for socket in (desk, small)] == [0, 0]
        assert ask(small, t="pace", pace="fast")["t"] == "ack"


def test_a_link_works_once_and_says_so(client: TestClient, phone: TestClient) -> None:
    secret = link(client)
    assert enter(phone, secret) == (200, "")
    assert enter(phone, secret) == (410, "link_used")
    assert phone.post("/api/devices/look", json={"secret": secret}).json()["code"] == "link_used"
    assert enter(phone, "nonsense") == (404, "link_unknown")
    assert enter(phone, "é😀") == (404, "link_unknown")


def test_a_link_ends_after_ten_minutes(
    client: TestClient, phone: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexfolk.store.devices.LIFETIME", -1)
    assert enter(phone, link_of(client)) == (410, "link_expired")


def link_of(client: TestClient) -> str:
    return str(client.post("/api/devices").json()["secret"])


def test_what_the_device_had_is_told_before_it_is_gone(client: TestClient, phone: TestClient) -> None:
    make(client)
    make(phone, name="Ben")
    make(phone, name="Ben")
    looked = phone.post("/api/devices/look", json={"secret": link(client)}).json()
    assert (looked["same"], looked["tables"]) == (False, 2)
    looked = client.post("/api/devices/look", json={"secret": link(client)}).json()
    assert (looked["same"], looked["tables"]) == (True, 0)


def test_other_devices_are_sent_away_whichever_asks(client: TestClient, phone: TestClient) -> None:
    table = make(client)
    enter(phone, link(client))
    with visit(client, table) as desk:
        assert desk.receive_json()["table"]["you"] == 0
        # The phone keeps the seat; the device that the person began with becomes somebody else.
        assert phone.post("/api/devices/dismiss").status_code == 204
        while (message := desk.receive_json())["t"] != "bye":
            pass
        assert message["reason"] == "signed_out"
        with pytest.raises(WebSocketDisconnect) as closed:
            desk.receive_json()
        assert closed.value.code == 4401
    with visit(client, table) as desk, visit(phone, table) as small:
        assert [socket.receive_json()["table"]["you"] for socket in (desk, small)] == [None, 0]
    assert (mine(client)["running"], mine(client)["name"]) == ([], "")
    assert mine(phone)["devices"] == 1
    # It can come back by a new link.
    assert enter(client, link(phone)) == (200, "")
    assert [one["id"] for one in mine(client)["running"]] == [table]
    # And sending away works the other way round as well.
    assert client.post("/api/devices/dismiss").status_code == 204
    assert mine(phone)["running"] == []


def test_no_secret_reaches_the_database(client: TestClient, phone: TestClient, tmp_path: Path) -> None:
    make(client)
    used, unused = link(client), ""
    enter(phone, used)
    unused = link(client)
    stored = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    for secret in (used, unused, phone.cookies["hexfolk"], client.cookies["hexfolk"]):
        assert secret.encode() not in stored


@pytest.mark.usefixtures("still")
def test_links_are_not_made_or_tried_without_end(client: TestClient, phone: TestClient) -> None:
    assert [client.post("/api/devices").status_code for _ in range(int(LINK_BURST) + 1)][-1] == 429
    tries = [enter(phone, "guess") for _ in range(40)]
    assert (tries[0], tries[-1]) == ((404, "link_unknown"), (429, "too_fast"))


@pytest.mark.parametrize("path", ["", "/look", "/enter", "/dismiss"])
def test_other_sites_may_not_ask(client: TestClient, path: str) -> None:
    answer = client.post(
        f"/api/devices{path}", json={"secret": "x"}, headers={"origin": "http://evil.example"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert client.get(f"/api/devices{path}").status_code in (404, 405)
