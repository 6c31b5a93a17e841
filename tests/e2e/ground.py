"""A table of somebody's own that a test brings into whatever position."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from hexfolk.table.table import Table
from tests.cases.stage import stage
from tests.core.kit import Scene
from tests.e2e.open_house import OpenHouse
from tests.e2e.screen import Screen, lay


class Ground:
    """Ada's table, brought into whatever position; her page shows it.

    She plays with bots, and with Ben if there is a page for him.
    """

    def __init__(self, page: Page, house: OpenHouse, players: int = 3, ben: Page | None = None) -> None:
        self.page, self.house = page, house
        bots = range(1 if ben is None else 2, players)
        options = {"players": players, "turn_time": 0, "hints": True}
        self.id = lay(page, house.address, options, bots, start=ben is None)
        self.link = f"{house.address}/t/{self.id}"
        page.goto(self.link)
        if ben is not None:
            Screen(ben).join(self.link, "Ben")
            Screen(page).start()
        else:
            # The bots before her have founded.
            expect(page.locator('[data-door="board"]').first).to_be_visible()
        # The lobby shows an island too: whom a game waits for is said only in the game.
        expect(page.get_by_test_id("waiting")).to_be_visible()
        names = house.at(self.id, lambda table: [chair.name for chair in table.standing.lobby.chairs])
        self.players = players
        self.me = names.index("Ada")
        self.other = names.index("Ben") if ben is not None else (self.me + 1) % players
        self.free = house.at(self.id, lambda live: stage(live, founded=False).sites(self.me, "settle"))
        self.hex = 0

    def stage(self, change: Callable[[Scene], None]) -> None:
        """The position in Ada's main part, changed by hand. The set-up is over, whoever has founded."""

        def do(table: Table) -> None:
            scene = stage(table)
            scene.on_turn(self.me)
            change(scene)

        self.house.at(self.id, do, show=True)

    def found(self, scene: Scene) -> None:
        """Villages at a table of three, where no bot has founded: Ada's, and both others' at one hex."""
        land = [h for h in range(19) if self.free.issuperset(scene.corners(h)) and h != scene.state.robber]
        self.hex = land[0]
        theirs = scene.corners(self.hex)
        near = {n for corner in theirs for n in (corner, *scene.neighbours(corner))}
        mine = next(scene.corners(h) for h in land if near.isdisjoint(scene.corners(h)))
        for seat, corners in ((self.me, mine), (self.other, theirs), ((self.me + 2) % 3, theirs[3:])):
            scene.settle(seat, corners[0])
            scene.roads(seat, *corners[:3])
