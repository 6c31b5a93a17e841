"""The language of a person: chosen once, on whatever device, and before what a browser asks for."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hexfolk.server.languages import LANGUAGE_COOKIE
from tests.server.test_doors import enter, link

NOT_THERE = "/g/aaaaaaaaaaaa"


@pytest.fixture
def phone(client: TestClient) -> TestClient:
    """Another browser, at the same server."""
    other = TestClient(client.app, base_url="http://testserver")
    other.portal = client.portal
    other.get("/")
    return other


def choose(client: TestClient, language: str) -> int:
    return client.post("/api/language", json={"language": language}).status_code


def chosen(client: TestClient) -> object:
    return client.get("/api/language").json()["language"]


def page_language(client: TestClient, path: str = NOT_THERE, accept: str = "de") -> str:
    """The language of a page that the server makes."""
    page = client.get(path, headers={"accept-language": accept}).text
    return page.partition('<div id="served" lang="')[2].partition('"')[0]


@pytest.fixture(autouse=True)
def shell(webclient: Path) -> None:
    """A client whose page has the places that served pages fill."""
    (webclient / "index.html").write_text(
        '<!doctype html><html lang="en"><head><title>Hexfolk</title></head>'
        '<body><div id="app"></div></body></html>'
    )


def test_nobody_has_chosen_at_first(client: TestClient) -> None:
    client.get("/")
    assert chosen(client) is None


def test_a_choice_holds_on_all_devices_of_the_person(client: TestClient, phone: TestClient) -> None:
    client.get("/")
    assert choose(client, "pl") == 204
    assert (chosen(client), chosen(phone)) == ("pl", None)
    assert enter(phone, link(client)) == (200, "")
    assert chosen(phone) == "pl"
    assert choose(phone, "ja") == 204
    assert (chosen(client), chosen(phone)) == ("ja", "ja")


def test_the_choice_comes_before_cookie_and_browser(client: TestClient) -> None:
    client.get("/")
    assert page_language(client, accept="it,en") == "it"
    client.cookies.set(LANGUAGE_COOKIE, "ja")
    assert page_language(client, accept="it,en") == "ja"
    choose(client, "pl")
    assert page_language(client, accept="it,en") == "pl"
    assert page_language(client, f"{NOT_THERE}?lang=it") == "it"


@pytest.mark.parametrize("language", ["tlh", "", "PL", "x" * 500, "pl; Path=/"])
def test_only_a_language_that_there_is_can_be_chosen(client: TestClient, language: str) -> None:
    client.get("/")
    assert choose(client, language) == 400
    assert chosen(client) is None


def test_who_has_no_cookie_is_nobody_yet(client: TestClient) -> None:
    client.cookies.clear()
    assert choose(client, "pl") == 204
    client.cookies.clear()
    assert chosen(client) is None


def test_a_foreign_page_cannot_choose(client: TestClient) -> None:
    client.get("/")
    answer = client.post("/api/language", json={"language": "pl"}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert chosen(client) is None
