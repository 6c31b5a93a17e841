"""A language that is one folder and nothing else, up to the screen: chosen in the menu, and spoken."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hexfolk.data import LOCALES_VARIABLE, locales_dir
from hexfolk.i18n.phrases import phrases
from hexfolk.server import app
from tests.e2e.open_house import OpenHouse

TREE = Path(__file__).parents[2]
BUILD = [sys.executable, "hatch_build.py", "npm", "run", "build", "--", "--emptyOutDir", "--outDir"]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenHouse]:
    """A house whose client was built with Esperanto, of which little is translated."""
    folder, client, data = (tmp_path / name for name in ("locales", "client", "data"))
    shutil.copytree(locales_dir(), folder)
    own = folder / "eo"
    own.mkdir()
    data.mkdir()
    (own / "language.json").write_text(
        json.dumps({"name": "Esperanto", "direction": "ltr"}), encoding="utf-8"
    )
    (own / "lobby.ftl").write_text("start-title = Ni kune ekloĝu insulon\n", encoding="utf-8")
    (own / "rules.ftl").write_text("rules-title = Reguloj de la ludo\n", encoding="utf-8")
    monkeypatch.setenv(LOCALES_VARIABLE, str(folder))
    subprocess.run([*BUILD, str(client)], cwd=TREE, env=os.environ, check=True, capture_output=True)
    monkeypatch.setattr(app, "webclient_dir", lambda: client)
    phrases.cache_clear()
    house = OpenHouse(data)
    house.open()
    yield house
    house.close()
    phrases.cache_clear()


@pytest.mark.long
def test_a_folder_alone_is_a_language_of_the_page(browser: Browser, house: OpenHouse) -> None:
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(house.address)
    page.get_by_role("button", name=re.compile("^Language: English")).click()
    page.locator("#settings select").first.select_option(label="Esperanto")
    expect(page.locator("html")).to_have_attribute("lang", "eo")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("Ni kune ekloĝu insulon")
    # What it lacks is said in English.
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.reload()
    expect(title).to_have_text("Ni kune ekloĝu insulon")
    # The server knows it too.
    page.goto(f"{house.address}/rules")
    expect(page.locator("html")).to_have_attribute("lang", "eo")
    expect(title).to_have_text("Reguloj de la ludo")
    context.close()
    # Whose browser asks for it gets it.
    theirs = browser.new_context(locale="eo")
    other = theirs.new_page()
    other.goto(house.address)
    expect(other.get_by_role("heading", level=1)).to_have_text("Ni kune ekloĝu insulon")
    theirs.close()
