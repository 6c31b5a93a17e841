"""Ways through what happens at a table: alone, in company, looking on, and when the line breaks."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.cases.stage import stage
from tests.core.kit import Scene
from tests.e2e.eyes import speak, tongues
from tests.e2e.ground import Ground
from tests.e2e.open_house import OpenHouse
from tests.e2e.screen import TABS, Screen


@contextmanager
def somebody(page: Page) -> Iterator[Page]:
    """Another person's page, in a browser of their own."""
    assert page.context.browser is not None
    context = page.context.browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    yield context.new_page()
    context.close()


def end(page: Page) -> None:
    """Propose to end the game, which it does where nobody else has a say."""
    page.locator('[data-button="ending"]').click()
    page.locator('dialog [data-button="end"]').click()
    page.locator('dialog [data-button="sure"]').click()


def table(page: Page, house: OpenHouse) -> Iterator[str]:
    """Every kind of decision at a table."""
    at = Ground(page, house)
    me, other = at.me, at.other
    yield "table: founding"
    page.locator('[data-button="hint"]').click()
    expect(page.get_by_test_id("hint")).to_be_visible()
    yield "table: hint"

    def roll(scene: Scene) -> None:
        at.found(scene)
        scene.before_roll(me)

    at.stage(roll)
    expect(page.locator('[data-button="roll"][aria-disabled="false"]')).to_be_visible()
    yield "table: roll"

    def cards(scene: Scene) -> None:
        for name in ("knight", "roads", "plenty", "monopoly", "point"):
            scene.hold(me, name)
        scene.give(me, "2wood2brick1wool1grain")
        scene.give(other, "1grain1ore")

    at.stage(cards)
    for tab in TABS:
        page.locator(f'[data-tab="{tab}"]').click()
        yield f"table: {tab}"
    page.locator('[data-tab="facts"]').click()
    page.get_by_role("button", name="Ask for a pause").click()
    expect(page.locator(".table.away")).to_be_visible()
    yield "table: paused"
    page.get_by_role("button", name="Go on").click()
    page.locator('[data-tab="trade"]').click()
    page.locator('[data-trade="give-wood"]').first.click()
    page.locator('[data-trade="want-ore"]').first.click()
    page.locator('[data-button="offer"]').first.click()
    expect(page.locator(".offers").first).to_be_visible()
    yield "table: offer"
    play = page.locator('[data-button="play"]')
    if not play.is_visible():
        # A phone on its side: what is read is folded away first.
        page.locator('[data-tab="trade"]').click()
    play.click()
    for card in ("Knight", "Plenty", "Monopoly"):
        page.get_by_role("navigation", name="Card").get_by_role("button", name=re.compile(card)).click()
        yield f"table: {card}"
    page.locator('[data-button="play"]').click()
    page.locator('[data-button="road"]').click()
    expect(page.locator('[data-door="board"]').first).to_be_visible()
    yield "table: road"
    page.keyboard.press("Escape")

    def robber(scene: Scene) -> None:
        scene.before_roll(me)
        scene.seven(me)

    at.stage(robber)
    expect(page.locator('[data-door="board"]').first).to_be_visible()
    yield "table: robber"

    def victim(scene: Scene) -> None:
        scene.give((me + 2) % 3, "1ore")
        scene.do(me, f"robber h{at.hex}")

    at.house.at(at.id, lambda live: victim(stage(live, founded=False)), show=True)
    expect(page.locator('[data-door="tray"]').first).to_be_visible()
    yield "table: victim"

    def discard(scene: Scene) -> None:
        scene.give(me, "3wood3brick")
        scene.before_roll(me)
        scene.seven(me)

    at.stage(discard)
    expect(page.locator('[data-button="discard"]')).to_be_visible()
    yield "table: discard"
    page.locator('[data-button="ending"]').click()
    yield "table: ending"
    page.locator('dialog [data-button="end"]').click()
    yield "table: ending, sure"
    page.locator('dialog [data-button="sure"]').click()
    expect(page.locator('[data-button="report"]')).to_be_visible()
    yield "table: over"


def ended(page: Page, house: OpenHouse) -> Iterator[str]:
    """The end of a game at its table, and where it is found later."""
    # As it was played: what was changed by hand could not be told again.
    Ground(page, house)
    end(page)
    page.locator('[data-button="report"]').click()
    expect(page.get_by_role("heading", name="Final table")).to_be_visible()
    yield "table: summary"
    page.get_by_role("button", name="See the board").click()
    expect(page.get_by_role("button", name="See the summary")).to_be_visible()
    yield "table: board after the summary"
    page.goto(f"{house.address}/history")
    page.get_by_role("button", name="Remove all games").click()
    yield "history: to be cleared"
    page.goto(house.address)
    expect(page.get_by_role("link", name="Report")).to_be_visible()
    yield "front: own tables"


def company(page: Page, house: OpenHouse) -> Iterator[str]:
    """A lobby to which somebody comes, and the moment in which chance is sealed."""

    def hold(line: WebSocketRoute) -> None:
        """Whatever this browser adds to the chance of the game does not arrive."""
        server = line.connect_to_server()
        line.on_message(lambda said: None if '"pledge"' in str(said) else server.send(said))

    page.route_web_socket(re.compile("/ws/"), hold)
    with somebody(page) as ben:
        link = Screen(page).make_table(house.address, "Ada", players=3, bots=0)
        page.get_by_role("checkbox", name="Public table").check()
        Screen(ben).join(link, "Ben")
        expect(page.get_by_text("Ben").first).to_be_visible()
        page.get_by_role("button", name="More about Ben").click()
        yield "lobby: somebody is there"
        page.get_by_role("button", name="Start the game").click()
        expect(page.get_by_role("button", name="Begin anyway")).to_be_visible()
        yield "lobby: not everybody is ready"
        page.get_by_role("button", name="Begin anyway").click()
        expect(page.get_by_role("list", name="Who takes part")).to_be_visible()
        yield "sealing"


def visiting(page: Page, house: OpenHouse) -> Iterator[str]:
    """Somebody else's table: its lobby, a chair there, sent off, and not let in."""
    with somebody(page) as ada:
        link = Screen(ada).make_table(house.address, "Ada", players=3, bots=0)
        ada.get_by_role("checkbox", name="Public table").check()
        page.goto(house.address)
        expect(page.get_by_role("button", name="Join", exact=True).first).to_be_visible()
        yield "front: open tables"
        page.goto(link)
        expect(page.get_by_role("button", name="Take a chair")).to_be_visible()
        yield "lobby: visitor"
        Screen(page).join(link, "Ben")
        expect(page.get_by_role("button", name="I am ready")).to_be_visible()
        yield "lobby: guest"
        ada.get_by_role("button", name="More about Ben").click()
        ada.get_by_role("button", name="Send off").click()
        expect(page.get_by_role("alert").filter(has_text="The host has sent you off")).to_be_visible()
        yield "lobby: sent off"
        ada.get_by_role("checkbox", name="Watchers Whoever").uncheck()
        Screen(ada).start()
        expect(page.get_by_role("heading", name="This game is played without watchers")).to_be_visible()
        yield "closed"
        ada.goto(house.address)
        ada.get_by_role("button", name="Play on another device").click()
        secret = ada.get_by_label("Link for your other device")
        expect(secret).to_have_value(re.compile("/device#"))
        page.goto(secret.input_value())
        expect(page.get_by_role("button", name="Go on as Ada")).to_be_visible()
        yield "device: asked"


def watching(page: Page, house: OpenHouse) -> Iterator[str]:
    """A game that one looks on at, to its end."""
    with somebody(page) as ada:
        at = Ground(ada, house)
        at.stage(at.found)
        page.goto(at.link)
        expect(page.get_by_text("You are watching this table.").first).to_be_visible()
        for tab in TABS:
            page.locator(f'[data-tab="{tab}"]').click()
            yield f"watching: {tab}"
        end(ada)
        report = page.locator('[data-button="report"]')
        expect(report).to_be_visible()
        yield "watching: over"
        report.click()
        expect(page.get_by_role("heading", name="Final table")).to_be_visible()
        yield "watching: summary"


def five(page: Page, house: OpenHouse) -> Iterator[str]:
    """Special building among five: signing up, waiting for others, and building."""
    with somebody(page) as ben:
        at = Ground(page, house, players=5, ben=ben)
        me, he = at.me, at.other
        at.stage(lambda scene: scene.on_turn(he))
        sign = page.locator('[data-action="signup"][aria-disabled="false"]')
        expect(sign).to_be_visible()
        yield "special: may sign up"
        sign.click()
        expect(page.locator('[data-action="signup"][aria-pressed="true"]')).to_be_visible()
        yield "special: signed up"

        def build(scene: Scene) -> None:
            scene.on_turn(he)
            scene.give(me, "2wood2brick1wool1grain1ore")
            scene.do(me, "signup")
            for seat in range(at.players):
                if seat not in (me, he):
                    scene.do(seat, "pass")
            scene.do(he, "end")

        at.stage(build)
        expect(page.locator('[data-button="end"][aria-disabled="false"]')).to_be_visible()
        yield "special: building"


def lines(page: Page, house: OpenHouse) -> Iterator[str]:
    """What is told when something is refused, when the line breaks, and when there is no server."""
    garbled = False

    def garble(line: WebSocketRoute) -> None:
        """Another action arrives than the one that was meant."""
        server = line.connect_to_server()
        line.on_message(lambda said: server.send(str(said).replace('"roll"', '"end"') if garbled else said))

    page.route_web_socket(re.compile("/ws/"), garble)
    at = Ground(page, house)
    # What is not there cannot be fetched later.
    for tongue in (*tongues(page), "en"):
        speak(page, tongue)

    def roll(scene: Scene) -> None:
        at.found(scene)
        scene.before_roll(at.me)

    at.stage(roll)
    garbled = True
    page.locator('[data-button="roll"][aria-disabled="false"]').click()
    expect(page.get_by_test_id("note")).to_have_text(re.compile("Roll the dice first."))
    yield "refused"
    garbled = False
    page.context.set_offline(True)
    house.dismiss(at.id, at.me)
    expect(page.get_by_text("The connection was lost")).to_be_visible()
    yield "line: lost"
    page.context.set_offline(False)
    expect(page.locator(".table.away")).to_have_count(0)
    house.close()
    expect(page.get_by_text("The server is restarting")).to_be_visible()
    yield "line: restart"
    house.open()
    expect(page.locator(".table.away")).to_have_count(0)
    house.dismiss(at.id, at.me, "signed_out")
    expect(page.get_by_text("Another device of yours has signed this one out.")).to_be_visible()
    yield "line: signed out"


def offline(page: Page, house: OpenHouse) -> Iterator[str]:
    """The page without a network, and a newer one of it."""
    page.goto(house.address)
    # Drawn by the script that listens.
    page.locator("main h1").first.wait_for()
    page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    expect(page.get_by_text("There is a new version.")).to_be_visible()
    yield "newer version"
    page.get_by_role("button", name="Later").click()
    spoken = (*tongues(page), "en")
    for tongue in spoken:
        speak(page, tongue)
    page.wait_for_function(
        """async tongues => {
          await navigator.serviceWorker.ready;
          const kept = [];
          for (const name of await caches.keys()) kept.push(...await (await caches.open(name)).keys());
          return tongues.every(tongue => kept.some(request => request.url.includes(`/assets/${tongue}-`)));
        }""",
        arg=spoken,
    )
    page.context.set_offline(True)
    expect(page.get_by_text("No connection. What you see may be old.")).to_be_visible()
    yield "front: no network"
    page.goto(f"{house.address}/history")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    yield "offline"
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Still no connection.")).to_be_visible()
    yield "offline still"
    page.context.set_offline(False)
