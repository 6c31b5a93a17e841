"""Hints: who gets one and when, that nobody else notices, and that they leave no trace."""

import asyncio
from typing import TYPE_CHECKING

import pytest

from hexfolk.asking.crossing import Question, plain
from hexfolk.core.state import HAND
from hexfolk.table.table import Table
from hexfolk.view.messages.browser import Concede, Hint, Pause, Sit, Start
from hexfolk.view.messages.server import Advice, HintView, Refused
from hexfolk.view.messages.table import OptionsView
from tests.cases.stage import PEOPLE, stage

if TYPE_CHECKING:
    from tests.table.conftest import House, Tab

from tests.table.conftest import fresh_id

ROLL = HintView("roll", "roll_first", [0, 0, 0, 0, 0], None, None, None, 0, [])


@pytest.fixture
def quick(house: "House") -> "House":
    """Every hint is to roll."""
    house.thinkers.counsel = lambda question: ROLL
    return house


async def seated(house: "House", hints: bool = True) -> tuple[Table, list["Tab"]]:
    """Three people have begun; Eve looks on. The tabs in seating order, Eve's last."""
    table = await house.make("ann", options=OptionsView(players=3, hints=hints))
    for person in PEOPLE[1:3]:
        await table.handle(person, Sit(id=fresh_id(), name=person.title()))
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    tabs = sorted(
        [await house.join(table, person) for person in PEOPLE[:3]], key=lambda tab: tab.view.you or 0
    )
    return table, [*tabs, await house.join(table, "eve")]


async def ask(table: Table, tab: "Tab", on: int | None = None) -> str:
    answer = await table.advise(tab.person, Hint(id=fresh_id(), on=on))
    return answer.code if isinstance(answer, Refused) else answer.hint.action


async def test_the_set_up_comes_with_the_best_corners(house: "House") -> None:
    """The real master, on what its seat may know."""
    table, (red, *_) = await seated(house)
    answer = await table.advise(red.person, Hint(id="h1", on=red.view.decision))
    assert isinstance(answer, Advice)
    assert (answer.id, answer.on) == ("h1", red.view.decision)
    assert answer.hint.action in red.view.legal
    assert answer.hint.action == f"settle {answer.hint.corners[0].node}"
    assert len(answer.hint.corners) == 5
    assert {f"settle {corner.node}" for corner in answer.hint.corners} <= set(red.view.legal)
    nodes = {node.id: node for node in red.board.board.nodes}
    hexes = {one.id: one for one in red.board.board.hexes}
    for corner in answer.hint.corners:
        around = [hexes[name] for name in nodes[corner.node].hexes]
        assert sum(corner.cards) == sum(one.dots for one in around if one.terrain not in ("desert", "sea"))
        assert (corner.port is None) == (nodes[corner.node].port is None)


async def test_only_who_decides_gets_one(quick: "House") -> None:
    table, (red, blue, _, eve) = await seated(quick)
    assert await ask(table, red) == "roll"
    assert await ask(table, blue) == "not_your_turn"
    assert await ask(table, eve) == "not_seated"
    assert [question.seen.seat for question in quick.thinkers.advised] == [0]


async def test_a_table_may_play_without(quick: "House") -> None:
    table, (red, *_) = await seated(quick, hints=False)
    assert await ask(table, red) == "hints_off"
    assert OptionsView().hints is False
    assert quick.thinkers.advised == []


async def test_who_may_answer_an_offer_gets_one(quick: "House") -> None:
    table, (red, blue, *_) = await seated(quick)
    scene = stage(table)
    scene.give(0, "1wood")
    scene.give(1, "1ore")
    assert await ask(table, blue) == "not_your_turn"
    await quick.act(table, red, "offer 1wood>1ore")
    assert await ask(table, blue) == "roll"


async def test_the_master_sees_what_the_seat_sees(quick: "House") -> None:
    table, (red, *_) = await seated(quick)
    scene = stage(table)
    scene.give(0, "1wood")
    scene.give(1, "3ore")
    await ask(table, red)
    (question,) = quick.thinkers.advised
    assert table.game is not None
    assert question == table.game.question(0, "master", table.game.seq)
    assert question.seen == plain(table.game.observe(0))
    known = question.observation().known
    assert [known.v[known.at(seat) + HAND] for seat in (1, 2)] == [0, 0]


async def test_it_is_private_and_leaves_no_trace(quick: "House") -> None:
    table, tabs = await seated(quick)
    rows = await table.ledger.rows()
    assert table.game is not None
    before = table.game.state.to_bytes(), table.game.seq, list(table.game.decisions), table.standing.seq
    sent = [len(tab.raw) for tab in tabs]
    assert await ask(table, tabs[0]) == "roll"
    # Not even the asker's other tabs hear of it: the answer is the request's.
    assert [len(tab.raw) for tab in tabs] == sent
    assert await table.ledger.rows() == rows
    assert before == (
        table.game.state.to_bytes(),
        table.game.seq,
        table.game.decisions,
        table.standing.seq,
    )


async def test_one_at_a_time(quick: "House") -> None:
    table, (red, *_) = await seated(quick)
    quick.thinkers.gate.clear()
    first = asyncio.create_task(ask(table, red))
    await asyncio.sleep(0.01)
    assert await ask(table, red) == "hint_fast"
    quick.thinkers.gate.set()
    assert await first == "roll"
    assert await ask(table, red) == "roll"


async def test_it_is_let_go_when_the_position_has_moved_on(quick: "House") -> None:
    table, (red, *_) = await seated(quick)
    assert await ask(table, red, on=red.view.decision - 1) == "stale"
    quick.thinkers.gate.clear()
    asked = asyncio.create_task(ask(table, red))
    await asyncio.sleep(0.01)
    # Thinking holds nothing up: the move is made meanwhile.
    assert (await quick.act(table, red, red.view.legal[0])).id
    quick.thinkers.gate.set()
    assert await asked == "stale"


async def test_an_answer_to_an_offer_makes_it_stale_too(quick: "House") -> None:
    table, (red, blue, *_) = await seated(quick)
    scene = stage(table)
    scene.give(0, "1wood")
    scene.give(1, "1ore")
    await quick.act(table, red, "offer 1wood>1ore")
    quick.thinkers.gate.clear()
    decision = red.view.decision
    asked = asyncio.create_task(ask(table, red))
    await asyncio.sleep(0.01)
    await quick.act(table, blue, "accept 1")
    assert red.view.decision == decision
    quick.thinkers.gate.set()
    assert await asked == "stale"


async def test_none_in_a_pause_nor_for_who_has_given_up_nor_after_the_end(quick: "House") -> None:
    table, (red, blue, green, _) = await seated(quick)
    for tab in (red, blue, green):
        await table.handle(tab.person, Pause(id=fresh_id(), on=True))
    assert await ask(table, red) == "paused"
    await table.handle(red.person, Pause(id=fresh_id(), on=False))
    await table.handle(red.person, Concede(id=fresh_id()))
    assert await ask(table, red) == "conceded"
    assert table.game is not None
    table.game.stopped = True
    assert await ask(table, blue) == "game_over"


async def test_none_in_the_lobby(quick: "House") -> None:
    table = await quick.make("ann", options=OptionsView(hints=True))
    assert await ask(table, await quick.join(table, "ann")) == "no_game"


async def test_a_master_without_an_answer(quick: "House") -> None:
    table, (red, *_) = await seated(quick)
    quick.thinkers.counsel = lambda question: None
    assert await ask(table, red) == "hint_none"


async def test_after_an_offer_the_master_waits_for_its_answers(house: "House") -> None:
    """The real one: silent while somebody may still accept, then for dealing with who does."""
    table, (red, blue, green, _) = await seated(house)
    scene = stage(table)
    scene.settle(0, 20)
    scene.give(0, "1wood2grain2ore")
    scene.give(1, "1ore")
    scene.give(2, "1wool")
    await house.act(table, red, "offer 1wood>1ore")
    assert await ask(table, red) == "hint_wait"
    await house.act(table, green, "refuse 1")
    await house.act(table, blue, "accept 1")
    assert await ask(table, red) in ("trade 1 1", "withdraw 1")


async def test_a_failure_costs_nothing(quick: "House") -> None:
    table, (red, *_) = await seated(quick)

    def fail(question: Question) -> HintView | None:
        raise RuntimeError(question.strategy)

    quick.thinkers.counsel = fail
    assert await ask(table, red) == "internal"
    quick.thinkers.counsel = lambda question: ROLL
    assert await ask(table, red) == "roll"


async def test_it_is_no_request_like_the_others(quick: "House") -> None:
    table, (red, *_) = await seated(quick)
    answer = await table.handle(red.person, Hint(id="h"))
    assert answer == Refused("h", "unknown_message")
