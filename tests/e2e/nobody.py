"""The language of nobody in place of one of ours: in the browser and at a server of this process."""

import asyncio
import re
import runpy
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Route

from hexfolk.data import LOCALES_VARIABLE
from hexfolk.i18n.phrases import phrases
from hexfolk.server.games import Games, _draw

_SCRIPT: Final = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "pseudo_locale.py"))


@contextmanager
def spoken_by_nobody(page: Page, folder: Path, tag: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever asks for ``tag`` hears the language of nobody; ``folder`` takes the texts."""
    own = _SCRIPT["write"](folder, tag)
    parcel = _as_module("\n".join(path.read_text(encoding="utf-8") for path in sorted(own.glob("*.ftl"))))

    def hand_over(route: Route) -> None:
        route.fulfill(body=parcel, content_type="text/javascript")

    pattern = re.compile(rf"/assets/{tag}-[\w-]+\.js")
    page.route(pattern, hand_over)
    monkeypatch.setenv(LOCALES_VARIABLE, str(folder))
    # A summary may be kept from another test, and one of nobody must not be.
    monkeypatch.setattr(Games, "_drawn", lambda _games, *what: asyncio.to_thread(_draw, *what))
    phrases.cache_clear()
    yield
    page.unroute(pattern)
    monkeypatch.undo()
    phrases.cache_clear()


def _as_module(said: str) -> str:
    quoted = said.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
    return f"export default `{quoted}`;"
