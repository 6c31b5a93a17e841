"""The lesson over HTTP."""

from starlette.testclient import TestClient

from tests.server.test_socket import another, closing, until


def test_a_lesson_is_made_and_says_at_once_what_comes_first(client: TestClient) -> None:
    assert client.get("/learn").status_code == 200
    made = client.post("/api/lesson", json={"name": "Ann"})
    assert made.status_code == 201
    assert made.json()["path"] == "/learn"
    with client.websocket_connect(f"/ws/{made.json()['id']}") as ann:
        told = until(ann, "lesson")
        assert (told["step"], told["action"], told["learned"]) == ("found_first", "settle n7", [])
        ann.send_json({"t": "act", "id": "a", "action": told["action"], "on": None})
        assert until(ann, "lesson")["step"] == "road_first"
    mine = client.get("/api/tables/mine").json()
    assert (mine["running"], mine["finished"]) == ([], [])


def test_it_is_nobody_elses(client: TestClient) -> None:
    made = client.post("/api/lesson", json={"name": "Ann"}).json()["id"]
    with another(client, made) as eve:
        assert closing(eve) == (["bye"], 4405)


def test_nobody_can_be_called_nothing(client: TestClient) -> None:
    refused = client.post("/api/lesson", json={"name": " "})
    assert (refused.status_code, refused.json()["code"]) == (422, "name_empty")
