"""Positions made by hand at a live table, between people only."""

from typing import TYPE_CHECKING

from hexfolk.core.state import MAIN
from hexfolk.table.table import Table
from hexfolk.view.messages.browser import Sit, Start
from hexfolk.view.messages.server import Ack, Refused
from hexfolk.view.messages.table import OptionsView
from tests.core.kit import Scene

if TYPE_CHECKING:
    from tests.table.conftest import House, Tab

from tests.table.conftest import fresh_id

PEOPLE = ("ann", "bob", "cleo", "dan", "ewa")


async def seated(house: "House", players: int = 2) -> tuple[Table, list["Tab"]]:
    """A game that has begun among people: the table, and one tab each in seating order."""
    table = await house.make("ann", options=OptionsView(players=players))
    for person in PEOPLE[1:players]:
        await table.handle(person, Sit(id=fresh_id(), name=person.title()))
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    tabs = [await house.join(table, person) for person in PEOPLE[:players]]
    return table, sorted(tabs, key=lambda tab: tab.view.you or 0)


def stage(table: Table, founded: bool = True) -> Scene:
    """The position of a table now, for a test to change; ``founded``: put into seat 0's main part first."""
    game = table.game
    assert game is not None
    scene = Scene(game.options.players, game.board, founding=True)
    scene.state = game.state
    if founded:
        scene.state.founded = 2 * game.options.players
        scene.state.turn = 1
        scene.on_turn(0)
        scene.state.phase = MAIN
    return scene


def code(answer: Ack | Refused) -> str:
    """Why a request was refused, or ``ack``."""
    return answer.code if isinstance(answer, Refused) else "ack"
