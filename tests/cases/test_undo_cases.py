"""UN: taking back one's last build or bank trade."""

from typing import TYPE_CHECKING

from hexfolk.core.resource import count
from hexfolk.core.state import State
from hexfolk.table.table import Table
from hexfolk.view.messages.browser import Sit, Start, Undo
from hexfolk.view.messages.server import Update
from hexfolk.view.messages.table import OptionsView
from tests.cases.ground import COSTS, upper_edge, way_off
from tests.cases.stage import PEOPLE, code, seated, stage
from tests.core.kit import Scene

if TYPE_CHECKING:
    from tests.table.conftest import House, Tab

from tests.table.conftest import fresh_id

RED, BLUE = 0, 1


async def undo(table: Table, tab: "Tab") -> str:
    return code(await table.handle(tab.person, Undo(id=fresh_id())))


def now(table: Table) -> State:
    assert table.game is not None
    return table.game.state


def kinds(tab: "Tab") -> list[str]:
    """What the last update told."""
    return [event.kind for event in tab.last(Update).events]


async def without_undo(house: "House") -> tuple[Table, list["Tab"]]:
    table = await house.make("ann", options=OptionsView(players=2, undo=False))
    await table.handle(PEOPLE[1], Sit(id=fresh_id(), name="Bob"))
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    tabs = [await house.join(table, person) for person in PEOPLE[:2]]
    return table, sorted(tabs, key=lambda tab: tab.view.you or 0)


async def test_un_01_an_overtaken_route_goes_back_to_its_holder(house: "House") -> None:
    table, (red, blue) = await seated(house)
    scene = stage(table)
    line = upper_edge(scene, 2)
    scene.roads(BLUE, *line[:7])
    other = upper_edge(scene, 0)
    scene.roads(RED, *other[:7])
    assert (scene.route(BLUE), scene.route(RED), scene.state.route_holder) == (6, 6, BLUE)
    scene.give(RED, COSTS["road"])
    edge = scene.edge(other[6], way_off(scene, other[6], *other))
    before = now(table).to_bytes()
    assert code(await house.act(table, red, f"road e{edge}")) == "ack"
    assert (now(table).route_holder, red.view.undo) == (RED, f"road e{edge}")
    assert await undo(table, red) == "ack"
    assert now(table).to_bytes() == before
    for tab in (red, blue):
        assert kinds(tab) == ["undo_road", "award"]
        award = tab.last(Update).events[1]
        assert (award.seat, award.other, award.award) == (BLUE, RED, "route")
        assert [player.route_award for player in tab.view.players] == [False, True]
    # The road can be built again, and there is nothing else to take back.
    assert await undo(table, red) == "undo_nothing"
    assert code(await house.act(table, red, f"road e{edge}")) == "ack"


async def test_un_01_a_cut_route_is_whole_again(house: "House") -> None:
    table, (red, _) = await seated(house)
    scene = stage(table)
    line = upper_edge(scene, 2)[:7]
    scene.roads(BLUE, *line)
    beside = way_off(scene, line[3], *line)
    scene.roads(RED, beside, line[3])
    scene.give(RED, COSTS["settle"])
    before = now(table).to_bytes()
    assert code(await house.act(table, red, f"settle n{line[3]}")) == "ack"
    assert (now(table).route_holder, scene_route(table, BLUE)) == (-1, 3)
    assert await undo(table, red) == "ack"
    assert now(table).to_bytes() == before
    assert (now(table).route_holder, scene_route(table, BLUE)) == (BLUE, 6)


def scene_route(table: Table, seat: int) -> int:
    return stage(table, founded=False).route(seat)


async def test_un_01_without_the_option_nothing_is_taken_back(house: "House") -> None:
    table, (red, _) = await without_undo(house)
    scene = stage(table)
    scene.settle(RED, scene.corner(9, 0))
    scene.give(RED, COSTS["road"])
    edge = scene.edge(scene.corner(9, 0), scene.corner(9, 1))
    assert code(await house.act(table, red, f"road e{edge}")) == "ack"
    assert (red.view.undo, red.view.undo_closed) == (None, "undo_off")
    assert await undo(table, red) == "undo_off"


def at_a_general_port(table: Table, tab: "Tab", scene: Scene) -> None:
    """A settlement of Red's at the first general port."""
    port = next(port for port in tab.board.board.ports if port.kind == "any")
    scene.settle(RED, int(port.nodes[0][1:]))


async def test_un_03_a_bank_trade_that_is_the_last_step_is_taken_back(house: "House") -> None:
    table, (red, blue) = await seated(house)
    scene = stage(table)
    at_a_general_port(table, red, scene)
    scene.give(RED, "3wool")
    before = now(table).to_bytes()
    assert code(await house.act(table, red, "bank wool>brick")) == "ack"
    assert await undo(table, red) == "ack"
    assert now(table).to_bytes() == before
    assert kinds(blue) == ["undo_bank"]
    told = blue.last(Update).events[0]
    assert (told.cards, told.wanted) == ([0, 0, 3, 0, 0], [0, 1, 0, 0, 0])


async def test_un_03_a_later_build_goes_first_and_the_trade_stands(house: "House") -> None:
    table, (red, _) = await seated(house)
    scene = stage(table)
    at_a_general_port(table, red, scene)
    scene.give(RED, "1wood3wool")
    assert code(await house.act(table, red, "bank wool>brick")) == "ack"
    traded = now(table).to_bytes()
    road = next(text for text in red.view.legal if text.startswith("road"))
    assert code(await house.act(table, red, road)) == "ack"
    assert await undo(table, red) == "ack"
    assert now(table).to_bytes() == traded
    assert red.view.undo == "bank wool>brick"


async def test_un_03_a_card_bought_makes_the_trade_final(house: "House") -> None:
    table, (red, _) = await seated(house)
    scene = stage(table)
    at_a_general_port(table, red, scene)
    scene.give(RED, "4wool1grain1ore")
    assert code(await house.act(table, red, "bank wool>brick")) == "ack"
    assert code(await house.act(table, red, "buy")) == "ack"
    assert (red.view.undo, red.view.undo_closed) == (None, "undo_final")
    assert await undo(table, red) == "undo_final"
    # And never by trading backwards.
    assert code(await house.act(table, red, "bank brick>wool")) == "not_held"


async def test_un_04_a_first_settlement_is_taken_back_with_its_cards(house: "House") -> None:
    table, tabs = await seated(house)
    by_seat = {tab.view.you: tab for tab in tabs}
    # To the second settlement of the last player: the one that brings cards.
    for _ in range(2 * len(tabs)):
        (seat,) = tabs[0].view.must
        tab = by_seat[seat]
        assert code(await house.act(table, tab, tab.view.legal[0])) == "ack"
    (seat,) = tabs[0].view.must
    tab, other = by_seat[seat], by_seat[1 - seat]
    before, seen = now(table).to_bytes(), other.view
    assert tab.view.phase == "found_settlement"
    places = [text for text in tab.view.legal if text.startswith("settle")]
    for place in places[:5]:
        assert code(await house.act(table, tab, place)) == "ack"
        held = tab.view.players[seat].hand or []
        assert tab.view.bank == [19 - kind for kind in held]
        assert code(await house.act(table, other, "roll")) != "ack"
        assert await undo(table, tab) == "ack"
        assert now(table).to_bytes() == before
        assert (tab.view.players[seat].hand, tab.view.bank) == ([0] * 5, [19] * 5)
    assert other.view.players == seen.players
    # Another place brings what lies there, and that is all that is held.
    assert code(await house.act(table, tab, places[-1])) == "ack"
    hand = tab.view.players[seat].hand or []
    assert sum(hand) <= 3
    assert [count(now(table).bank, kind) for kind in range(5)] == [19 - held for held in hand]


async def test_un_04_without_the_option_a_placing_is_final(house: "House") -> None:
    table, (red, _) = await without_undo(house)
    assert code(await house.act(table, red, red.view.legal[0])) == "ack"
    assert await undo(table, red) == "undo_off"
    assert red.view.phase == "found_road"
