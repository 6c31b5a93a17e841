"""Every main screen in every language, on phone and desk, light and dark, on sheets to look at.

PYTHONPATH=src:. python scripts/screens.py [--languages en,it] [--screens front,turn] [--forms phone]
    [--themes dark] [--again]

The sheets are in ``build/screens``. ``--again`` shows the games that were played for the last ones.
"""

import argparse
import json
import random
import shutil
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import connect

from hexfolk.load.partner import Partner
from tests.e2e.conftest import launch
from tests.e2e.house import House

OUT = Path("build/screens")
LANGUAGES = ("en", "it", "pl", "pt-BR", "ja")
FORMS = {
    "phone": (390, 844),
    "desk": (1440, 900),
    "narrow": (360, 640),
    "low": (844, 390),
    "tablet": (768, 1024),
    "lying": (1024, 768),
}
USUAL = ("phone", "desk")
"""The forms on the sheets if nobody asks for others."""
THEMES = ("light", "dark")
PATIENCE = 180_000.0
TOKEN = "looking-at-every-screen-that-there-is-00001"  # noqa: S105 (nobody else plays here)
# What brings a game on; whatever is not named comes last.
EAGER = ("settle", "city", "robber", "rob", "buy", "road", "roll", "refuse", "pass", "discard", "end")
Message = dict[str, Any]
Wanted = Callable[[Message], bool]


class Player:
    """A person who plays until there is something to see, and then looks at it in many browsers."""

    def __init__(self, house: House, options: Message, start: bool = True) -> None:
        body = {
            "name": "Ada",
            "options": {"turn_time": 0, **options},
            "pace": "instant",
            "start": start,
            "bots": [1, 2],
        }
        request = urllib.request.Request(  # noqa: S310 (our own address)
            f"{house.address}/api/tables",
            json.dumps(body).encode(),
            {"Cookie": f"hexfolk={TOKEN}", "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310 (our own address)
            self.path = str(json.load(answer)["path"])
        self._line = connect(
            house.address.replace("http", "ws") + self.path.replace("/t/", "/ws/"),
            additional_headers={"Cookie": f"hexfolk={TOKEN}"},
            open_timeout=20,
        )
        self._partner = Partner()
        self._dice = random.Random(3)
        self._count = 0
        self.view: Message = {"you": None, "must": [], "legal": [], "decision": -1, "phase": "", "seq": 0}
        self.table: Message = {}

    def play(self, wanted: Wanted) -> None:
        """Until the view is one that is wanted."""
        while not wanted(self.view):
            if self.view["you"] in self.view["must"] and self.view["legal"]:
                decision = self.view["decision"]
                self.act(self._choice(self.view["legal"]))
                while self.view["decision"] == decision and not self._over():
                    self._hear()
            elif self._over():
                return
            else:
                self._hear()

    def act(self, action: str) -> None:
        """One action, and its answer."""
        self._count += 1
        said = {"t": "act", "id": f"s{self._count}", "action": action, "on": self.view["decision"]}
        self._line.send(json.dumps(said))
        while self._hear().get("id") != said["id"]:
            pass

    def leave(self) -> None:
        self._line.close()

    def _over(self) -> bool:
        return self.table.get("state") == "over"

    def _choice(self, legal: list[str]) -> str:
        kinds = {word.split()[0] for word in legal}
        kind = next((kind for kind in EAGER if kind in kinds), sorted(kinds)[0])
        return self._dice.choice([word for word in legal if word.split()[0] == kind])

    def _hear(self) -> Message:
        message: Message = json.loads(self._line.recv(60))
        if message["t"] == "update":
            self.view = message["view"]
        elif message["t"] in ("welcome", "table"):
            self.table = message["table"]
        elif message["t"] == "seal":
            self._count += 1
            said = self._partner.reply(message, self.table["you"], f"seal-{self._count}")
            if said:
                self._line.send(said)
        return message


def mine(*kinds: str) -> Wanted:
    """A decision of one's own in which all of these can be done."""

    def found(view: Message) -> bool:
        can = {word.split()[0] for word in view["legal"]} if view["you"] in view["must"] else set()
        return all(kind in can for kind in kinds)

    return found


def late(wanted: Wanted, turn: int) -> Wanted:
    """The same, but not before that turn."""
    return lambda view: view.get("turn", 0) >= turn and wanted(view)


def play(house: House, screens: list[str], paths: dict[str, str]) -> Iterator[dict[str, str]]:
    """The paths of the screens that need a table, as found: each is played to where it is to be seen."""
    stages: dict[str, tuple[Message, Wanted]] = {
        "founding": ({"players": 3}, mine("settle")),
        "turn": ({"players": 4}, late(mine("end"), 20)),
        "trade": ({"players": 4}, late(mine("end"), 14)),
        "giant": ({"players": 8, "island": "giant"}, late(mine("end"), 16)),
        "discard": ({"players": 3}, mine("discard")),
        "robber": ({"players": 3}, mine("robber")),
        "closed": ({"players": 3, "watchers": False}, mine("settle")),
        "over": ({"players": 3, "target": 8}, lambda _: False),
    }
    if "lobby" in screens and "lobby" not in paths:
        yield {"lobby": Player(house, {"players": 4}, start=False).path}
    for name, (options, wanted) in stages.items():
        if name in paths or not ({name} | (OF_A_GAME if name == "over" else set())) & set(screens):
            continue
        player = Player(house, options)
        player.play(wanted)
        player.leave()
        print(name, player.view["turn"], player.view["phase"], flush=True)
        yield {name: player.path}
        if name == "over":
            game = player.table["finished"]
            yield {"summary": f"/g/{game}", "replay": f"/g/{game}/replay", "history": "/history"}


# Seen by somebody who was never here.
STRANGE = {"welcome", "closed"}
OF_A_GAME = {"summary", "replay", "history"}
PAGES = {
    "welcome": "/",
    "front": "/",
    "new": "/",
    "learn": "/learn",
    "rules": "/rules",
    "strategy": "/rules/strategy",
    "editor": "/editor",
    "lost": "/nowhere",
}
SCREENS = (
    *("welcome", "front", "new", "lobby", "founding", "turn", "trade", "giant", "discard", "robber", "over"),
    *("summary", "replay", "history", "learn", "rules", "strategy", "editor", "closed", "lost"),
)


def shoot(browser: Browser, house: House, paths: dict[str, str], wish: argparse.Namespace) -> None:
    """One picture of each screen in each language, form and theme."""
    for language in wish.languages:
        for form in wish.forms:
            for theme in wish.themes:
                width, height = FORMS[form]
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    locale=language,
                    color_scheme=theme,
                    has_touch=form != "desk",
                )
                page = context.new_page()
                page.set_default_timeout(PATIENCE)
                page.on("pageerror", lambda error: print("error", error, flush=True))
                for name in wish.screens:
                    context.clear_cookies()
                    if name not in STRANGE:
                        context.add_cookies([{"name": "hexfolk", "value": TOKEN, "url": house.address}])
                    page.goto(house.address + paths[name])
                    settle(page, name)
                    page.screenshot(path=OUT / f"{name}-{form}-{theme}-{language}.png")
                context.close()
                print(language, form, theme, flush=True)


def settle(page: Page, name: str) -> None:
    """Wait until it looks as it will."""
    page.wait_for_selector("h1, main, article")
    if name in ("over", "summary"):
        page.wait_for_selector(".summary h2")
    if name == "trade":
        page.locator('[data-tab="trade"]').click()
    if name == "new":
        page.locator('[aria-controls="set-up"]').click()
    time.sleep(1.2)


def sheets(browser: Browser, wish: argparse.Namespace) -> None:
    """For each screen a sheet of all its pictures, and one sheet of everything."""
    small = {form: 320 if width > height else 130 for form, (width, height) in FORMS.items()}
    rows = []
    for name in wish.screens:
        row = "".join(
            f'<img src="{name}-{form}-{theme}-{language}.png" width="{small[form]}">'
            for language in wish.languages
            for form in wish.forms
            for theme in wish.themes
        )
        rows.append(f"<h2>{name}</h2><div>{row}</div>")
        wide = "".join(
            f'<img src="{name}-{form}-{theme}-{language}.png" width="{2 * small[form]}">'
            for theme in wish.themes
            for form in wish.forms
            for language in wish.languages
        )
        write(browser, f"sheet-{name}", f"<div>{wide}</div>", 1400)
    write(browser, "sheet", "".join(rows), 20 + 4 * 470 if len(wish.languages) > 1 else 960)


def write(browser: Browser, name: str, body: str, width: int) -> None:
    style = (
        "body{margin:4px;font:14px sans-serif}h2{margin:4px}"
        "div{display:flex;flex-wrap:wrap;gap:4px;align-items:start}"
    )
    path = OUT / f"{name}.html"
    path.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{body}", encoding="utf-8")
    page = browser.new_page(viewport={"width": width, "height": 800})
    page.goto(path.resolve().as_uri(), wait_until="load")
    page.screenshot(path=OUT / f"{name}.jpg", type="jpeg", quality=80, full_page=True)
    page.close()


def main(words: list[str]) -> None:
    """Play, shoot, and lay out."""
    parser = argparse.ArgumentParser(description=__doc__)
    usual = {"languages": LANGUAGES, "screens": SCREENS, "forms": USUAL, "themes": THEMES}
    for name, all_of_them in usual.items():
        parser.add_argument(f"--{name}", type=lambda text: text.split(","), default=list(all_of_them))
    parser.add_argument("--again", action="store_true", help="show the games of the last time")
    wish = parser.parse_args(words)
    played = OUT / "paths.json"
    if not wish.again:
        shutil.rmtree(OUT, ignore_errors=True)
        (OUT / "data").mkdir(parents=True)
    house = House(OUT / "data")
    house.open()
    try:
        paths = json.loads(played.read_text(encoding="utf-8")) if wish.again else {}
        for more in play(house, wish.screens, paths):
            paths |= more
            played.write_text(json.dumps(paths), encoding="utf-8")
        paths |= PAGES
        with sync_playwright() as playwright:
            browser = launch(playwright.chromium)
            shoot(browser, house, paths, wish)
            sheets(browser, wish)
            browser.close()
    finally:
        house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
