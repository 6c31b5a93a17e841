"""The pages of the rules over HTTP: whole without script, in the reader's language."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hexfolk.rulebook.page import CHAPTERS

SHELL = (
    '<!doctype html>\n<html lang="en"><head><title>Hexfolk</title></head>'
    '<body><div id="app"></div></body></html>'
)


@pytest.fixture
def webclient(webclient: Path) -> Path:
    """A client whose page has the places that a page of the rules is put into."""
    (webclient / "index.html").write_text(SHELL)
    return webclient


def test_the_pages_need_no_script(client: TestClient) -> None:
    page = client.get("/rules", headers={"accept-language": "pl"})
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<title>Zasady – Hexfolk</title>" in page.text
    assert '<link rel="stylesheet" href="/rulebook.css"></head>' in page.text
    assert all(f'id="{chapter}"' in page.text for chapter in CHAPTERS)
    assert 'href="/rules?lang=ja"' in page.text
    assert "<title>攻略 – Hexfolk</title>" in client.get("/rules/strategy?lang=ja").text


def test_a_page_as_a_part_and_its_style(client: TestClient) -> None:
    part = client.get("/api/rules/strategy?lang=it")
    assert part.status_code == 200
    assert part.text.startswith('<article class="rulebook" data-rules="strategy">')
    assert "<h1>Strategia</h1>" in part.text
    assert client.get("/api/rules/other").status_code == 404
    style = client.get("/rulebook.css")
    assert style.headers["content-type"].startswith("text/css")
    again = client.get("/rulebook.css", headers={"if-none-match": style.headers["etag"]})
    assert again.status_code == 304
