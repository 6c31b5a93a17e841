"""The language of a person: chosen once, on whatever device, and before what a browser asks for."""

from pathlib import Path
from unittest.mock import AsyncMock
from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient

from hexfolk.server.languages import LANGUAGE_COOKIE
from hexfolk.store import languages
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


ODD = {
    "xx": None, "IT": "it", "it-IT": "it", "pt": "pt-BR", "pt_BR": "pt-BR", "pt-br": "pt-BR", "": None,
    "x" * 10_000: None, "it-" + "x" * 10_000: "it", "../en": None, "\U0001f1ee\U0001f1f9": None, "en\0": None,
    " it ": "it", "it,pl": None, "<script>": None,
}  # fmt: skip


@pytest.mark.parametrize(("asked", "got"), ODD.items(), ids=[ascii(one[:9]) for one in ODD])
def test_an_odd_language_in_the_address_or_cookie_is_one_of_ours_or_none(
    client: TestClient, asked: str, got: str | None
) -> None:
    client.get("/")
    choose(client, "ja")
    assert page_language(client, f"{NOT_THERE}?{urlencode({'lang': asked})}") == (got or "ja")
    client.cookies.clear()
    # What no header may have never comes so far.
    if asked.isascii() and asked.isprintable():
        client.cookies.set(LANGUAGE_COOKIE, f'"{asked}"')
    assert page_language(client, accept="pl") == (got if got and asked.isascii() else "pl")


def test_of_several_in_the_address_the_first_that_there_is_counts(client: TestClient) -> None:
    assert page_language(client, f"{NOT_THERE}?lang=tlh&lang=it&lang=pl") == "it"


@pytest.mark.parametrize(
    ("header", "got"),
    {
        "*;q=0": "en", "*": "en", "pt-PT": "pt-BR", "it;q=NaN, pl;q=0.1": "pl", "it;Q=0.2, pl;q=0.5": "pl",
        "it;q=0, pl;q=1e999": "pl", "pl" + "," * 8000: "pl", "x" * 8000: "en", "\xff\xfe, pl": "pl",
        "ja_JP": "ja", "it;q=-1": "en", ";;;,,;q=": "en",
    }.items(),
    ids=ascii,
)  # fmt: skip
def test_a_browser_may_ask_oddly(client: TestClient, header: str, got: str) -> None:
    client.cookies.clear()
    page = client.get(NOT_THERE, headers={b"accept-language": header.encode("latin-1")}).text
    assert f'<div id="served" lang="{got}">' in page


def test_a_language_that_is_there_no_more_leaves_it_to_cookie_and_browser(client: TestClient) -> None:
    client.get("/")
    choose(client, "ja")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(languages, "chosen", AsyncMock(return_value="tlh"))
        assert chosen(client) is None
        assert page_language(client, accept="it") == "it"
        client.cookies.set(LANGUAGE_COOKIE, "pl")
        assert page_language(client, accept="it") == "pl"
    assert page_language(client, accept="it") == "ja"


@pytest.mark.parametrize("path", ["/rules", "/rules/strategy", "/api/rules/rules", NOT_THERE])
def test_every_page_that_the_server_writes_follows_the_same_order(client: TestClient, path: str) -> None:
    def begin(accept: str = "it", address: str = path) -> str:
        return client.get(address, headers={"accept-language": accept}).text

    client.get("/")
    spoken = {language: begin(address=f"{path}?lang={language}") for language in ("en", "it", "ja", "pl")}
    assert len(set(spoken.values())) == 4
    assert begin() == spoken["it"]
    client.cookies.set(LANGUAGE_COOKIE, "pl")
    assert begin() == spoken["pl"]
    choose(client, "ja")
    assert begin() == spoken["ja"]


@pytest.mark.parametrize("language", ["tlh", "", "PL", "pt_BR", "x" * 500, "pl; Path=/"])
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
