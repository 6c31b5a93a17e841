"""The turn clock: what a turn that runs out leaves behind, and whose time runs meanwhile."""

from typing import TYPE_CHECKING

import pytest

from hexfolk.core.action import Action, action_text
from hexfolk.core.chance import Scripted
from hexfolk.core.state import HELD, ROADS_LEFT
from hexfolk.view.messages.browser import Sit, Start
from hexfolk.view.messages.server import ClockMessage
from hexfolk.view.messages.table import OptionsView
from tests.cases.stage import code, stage
from tests.core.kit import RULES, Scene, dice

if TYPE_CHECKING:
    from tests.table.conftest import House

from tests.table.conftest import fresh_id, until


def run_out(scene: Scene, seat: int) -> list[str]:
    """The clock ends the turn of a seat: what it did."""
    done: list[str] = []
    while scene.state.on_turn == seat:
        script = Scripted(dice(1, 1) if scene.phase() == "before_roll" else [])
        done.append(action_text(Action(RULES.expire(scene.state, seat, script))))
    return done


def a_line() -> tuple[Scene, list[int]]:
    """A settlement of seat 0 among two players, and the intersections of roads that go on from it."""
    scene = Scene(2)
    line = [scene.corner(8, place) for place in range(5)]
    scene.settle(0, line[0])
    scene.hold(0, "roads")
    return scene, line


@pytest.mark.parametrize("placed", [0, 1])
@pytest.mark.parametrize("before_roll", [False, True])
def test_tm_01_what_was_not_placed_is_forfeited_and_the_card_is_gone(placed: int, before_roll: bool) -> None:
    scene, line = a_line()
    if before_roll:
        scene.before_roll(0)
    scene.do(0, "roads")
    for i in range(placed):
        scene.do(0, f"road e{scene.edge(line[i], line[i + 1])}")
    assert run_out(scene, 0) == ["forfeit", *(["roll"] if before_roll else []), "end"]
    at = scene.state.at(0)
    assert (scene.state.v[at + HELD], scene.state.v[at + ROADS_LEFT]) == (0, 15 - placed)
    run_out(scene, 1)
    scene.do(0, "roll", dice(1, 1))
    following = f"road e{scene.edge(line[placed], line[placed + 1])}"
    assert scene.refused(0, following) == "cannot_pay"
    scene.give(0, "1wood1brick")
    scene.do(0, following)
    assert scene.hand(0) == ""


def test_dc_06_the_clock_leaves_no_free_road_behind() -> None:
    scene, line = a_line()
    scene.do(0, "roads")
    scene.do(0, f"road e{scene.edge(line[0], line[1])}")
    run_out(scene, 0)
    assert scene.state.free_roads == 0
    run_out(scene, 1)
    scene.do(0, "roll", dice(1, 1))
    following = f"road e{scene.edge(line[1], line[2])}"
    scene.give(0, "1wood")
    assert scene.refused(0, following) == "cannot_pay"
    scene.give(0, "1brick")
    scene.do(0, following)


async def test_tm_02_who_is_silent_discards_and_the_roller_still_has_time(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, second=0.002)
    await house.reopen()
    table = await house.make("ann", options=OptionsView(players=2, turn_time=600))
    await table.handle("bob", Sit(id=fresh_id(), name="Bob"))
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    tabs = [await house.join(table, person) for person in ("ann", "bob")]
    red, blue = sorted(tabs, key=lambda tab: tab.view.you or 0)
    scene = stage(table)
    scene.give(1, "9ore")
    scene.seven()
    table.wake()
    assert [clock.seat for clock in red.last(ClockMessage).clocks] == [1]
    await until(lambda: red.view.phase == "robber")
    assert blue.view.players[1].cards == 5
    assert (red.view.on_turn, red.view.must) == (0, [0])
    (clock,) = red.last(ClockMessage).clocks
    assert (clock.seat, clock.left > 500_000) == (0, True)
    await table.resync(red)
    assert code(await house.act(table, red, red.view.legal[0])) == "ack"
