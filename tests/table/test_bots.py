"""Bots at a table: they never stall it, answer offers, sign up, and think elsewhere."""

import asyncio
import gc
import multiprocessing
import time
from typing import TYPE_CHECKING

import pytest

from hexfolk import islands
from hexfolk.asking.crossing import Question, plain, whole
from hexfolk.core.action import PASS, SIGNUP, Action, parse_action
from hexfolk.core.chance import Seeded
from hexfolk.core.game import Classic
from hexfolk.core.observation import Observation
from hexfolk.core.record_reading import parse_record
from hexfolk.table.beginning import fill_chairs
from hexfolk.table.choices import check_options
from hexfolk.table.duties import Duty, answers_duty, plain_action
from hexfolk.table.entries import Acted, Chair, parse_entry
from hexfolk.table.game import begin, resume
from hexfolk.table.thinkers import Thinkers
from hexfolk.table.thinking import Reply
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.browser import SetPace, Sit, Start
from hexfolk.view.messages.server import Refused, Update
from hexfolk.view.messages.table import OptionsView

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.table.conftest import House, Tab

from tests.table.conftest import fresh_id, play_on, until


def question(players: int = 4, strategy: str = "random") -> Question:
    options = check_options(OptionsView(players=players))
    chairs = fill_chairs([Chair(i) for i in range(players)], strategy)
    game = resume(begin(1, options, "standard", chairs, Seeded(5)), 1)
    seen = plain(game.observe(0))
    return Question(strategy, game.board.topology.island.key, game.board_text, game.options_text, seen, 7)


async def reach(house: "House", table: "Table", tab: "Tab", phase: str) -> None:
    """The person's own turn in a phase."""
    await play_on(house, table, [tab], lambda: tab.view.phase == phase and tab.view.on_turn == tab.view.you)


@pytest.mark.parametrize("answer", [None, "nonsense", "settle n999", "end", "offer 1wood>1ore"])
async def test_a_bot_without_a_good_answer_stalls_nothing(house: "House", answer: str | None) -> None:
    house.thinkers.answers = lambda _: answer
    table = await house.make("ann", start=True)
    ann = await house.join(table, "ann")
    await play_on(house, table, [ann], lambda: ann.view.turn >= 9)
    assert house.thinkers.asked > 8


async def test_bots_answer_an_offer_and_it_stays_open_for_people(house: "House") -> None:
    table = await house.make("ann", start=True)
    ann = await house.join(table, "ann")
    await reach(house, table, ann, "main")
    answer = await house.act(table, ann, "offer >1ore")
    assert not isinstance(answer, Refused)
    others = [seat for seat in range(4) if seat != ann.view.you]
    await until(lambda: ann.view.offers[0].refused == others)
    assert ann.view.offers[0].accepted == []


async def test_a_bot_on_turn_waits_for_answers_to_its_offer(house: "House") -> None:
    table = await house.make("ann", start=True)
    ann = await house.join(table, "ann")
    offered: list[float] = []

    def offer_once(asked: Question) -> str | None:
        if any(code % 64 == 21 for code, _, _ in asked.seen.legal) and not offered:
            offered.append(time.monotonic())
            return "offer >1ore"
        return None

    house.thinkers.answers = offer_once
    await play_on(house, table, [ann], lambda: bool(ann.view.offers))
    maker = ann.view.offers[0].maker
    await until(lambda: ann.view.on_turn != maker)
    assert time.monotonic() - offered[0] >= house.settings.answer


async def test_a_bot_goes_on_as_soon_as_everybody_has_answered(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.0, answer=60.0)
    await house.reopen()
    table = await house.make("ann", start=True)
    ann = await house.join(table, "ann")
    house.thinkers.answers = lambda asked: (
        "offer >1ore" if any(code % 64 == 21 for code, _, _ in asked.seen.legal) else None
    )
    await play_on(house, table, [ann], lambda: bool(ann.view.offers))
    offer = ann.view.offers[0].id
    assert not isinstance(await house.act(table, ann, f"refuse {offer}"), Refused)
    # The bot's next offer follows at once, long before the minute is over.
    await until(lambda: any(other.id > offer for other in ann.view.offers))


async def test_nobody_waits_for_who_holds_too_few_cards_for_an_offer(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.0, answer=60.0)
    await house.reopen()
    table = await house.make("ann", start=True)
    ann = await house.join(table, "ann")
    offered: list[int] = []

    def offer_once(asked: Question) -> str | None:
        if any(code % 64 == 21 for code, _, _ in asked.seen.legal) and not offered:
            offered.append(asked.seen.seat)
            return "offer >9wool9grain9ore"
        return None

    house.thinkers.answers = offer_once
    await play_on(house, table, [ann], lambda: bool(ann.view.offers))
    # Long before the minute is over, and without a word from her.
    await until(lambda: ann.view.on_turn != offered[0])


async def test_the_special_phase_asks_everybody_and_does_not_wait_for_ever(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=5), start=True)
    ann = await house.join(table, "ann")
    await play_on(
        house,
        table,
        [ann],
        lambda: ann.view.phase == "sign_up" and ann.view.must == [ann.view.you],
        leave="sign_up",
    )
    turn = ann.view.turn
    await until(lambda: ann.view.phase != "sign_up" or ann.view.turn != turn)
    entries = [parse_entry(row.payload) for row in await house.store.read(table.id)]
    assert [e.seat for e in entries if isinstance(e, Acted) and e.by == "clock"] == [ann.view.you]


async def test_who_has_signed_up_gets_a_slot(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=6), start=True)
    ann = await house.join(table, "ann")
    await play_on(
        house,
        table,
        [ann],
        lambda: ann.view.turn > 0 and ann.view.on_turn != ann.view.you and "signup" in ann.view.legal,
    )
    assert not isinstance(await house.act(table, ann, "signup"), Refused)
    await until(lambda: ann.view.phase == "special" and ann.view.on_turn == ann.view.you)
    assert ann.view.must == [ann.view.you]


async def test_a_bot_plays_on_for_who_has_left_until_they_are_back(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.0, missing=0.15)
    await house.reopen()
    table = await house.make("ann", options=OptionsView(players=2))
    await table.handle("bob", Sit(id="sit", name="Bob"))
    await table.handle("ann", Start(id="start", anyway=True))
    ann, bob = await house.join(table, "ann"), await house.join(table, "bob")
    table.leave(bob)
    began = time.monotonic()
    await play_on(house, table, [ann], lambda: ann.view.turn >= 5)
    assert time.monotonic() - began >= 0.15
    assert not ann.table.seats[1 - (ann.table.you or 0)].online
    bob = await house.join(table, "bob")
    # What the bot was writing down at that moment still counts.
    await asyncio.sleep(0.1)
    await play_on(house, table, [ann], lambda: bob.view.must == [bob.view.you])
    seq = bob.view.seq
    await asyncio.sleep(0.1)
    assert bob.view.seq == seq
    assert not isinstance(await house.act(table, bob, bob.view.legal[0]), Refused)
    record = record_of(await house.store.read(table.id))
    assert record is not None
    notes = [entry.note for entry in record.entries if entry.note]
    assert notes == [f"takeover {bob.view.you}", f"return {bob.view.you}"]
    parse_record(record.to_text(), islands.topology_of)


async def test_a_bot_whose_answer_came_too_late_thinks_once_more(
    house: "House", monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.make("ann", options=OptionsView(players=2), start=True)
    ann = await house.join(table, "ann")
    house.thinkers.answers = lambda asked: (
        "offer >1ore" if any(code % 64 == 21 for code, _, _ in asked.seen.legal) else None
    )
    await play_on(house, table, [ann], lambda: bool(ann.view.offers))
    offer = ann.view.offers[0].id
    seat = ann.view.you or 0
    said: list[str] = []

    async def ask(asked: Question, deadline: float) -> Reply:
        if not said:
            counter = ann.view.offers[-1].id
            assert not isinstance(await house.act(table, ann, f"withdraw {counter}"), Refused)
            said.append(f"trade {counter} {seat}")
        else:
            said.append(f"withdraw {offer}")
        return Reply(said[-1])

    assert not isinstance(await house.act(table, ann, f"counter {offer} >1wool"), Refused)
    turn = ann.view.turn
    monkeypatch.setattr(house.thinkers, "ask", ask)
    await until(lambda: len(said) >= 2)
    await until(lambda: all(other.id != offer for other in ann.view.offers))
    assert ann.view.turn == turn


def test_a_bot_that_must_discard_cannot_put_it_off() -> None:
    """In a large game it may sign up for special building meanwhile, again and again."""
    duty = Duty(1, "must", 0)
    legal = [Action(SIGNUP), Action(PASS), parse_action("discard 4wood")]
    assert [answers_duty(duty, action) for action in legal] == [False, False, True]
    assert plain_action(duty, legal) == legal[2]


async def test_with_nobody_there_the_game_waits(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.0, missing=0.05)
    await house.reopen()
    table = await house.make("ann", start=True)
    ann = await house.join(table, "ann")
    table.leave(ann)
    await until(lambda: table.idle)
    assert table.game is not None
    seq = table.game.seq
    await asyncio.sleep(0.3)
    assert table.idle
    assert table.game.seq == seq


async def test_the_pace_can_be_changed_in_the_game(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, slow=60.0, instant=0.0)
    await house.reopen()
    table = await house.make("ann", pace="slow", start=True)
    ann = await house.join(table, "ann")
    while ann.view.you in ann.view.must:
        await house.act(table, ann, ann.view.legal[0])
    seq = ann.view.seq
    assert not isinstance(await table.handle("ann", SetPace(id=fresh_id(), pace="instant")), Refused)
    await until(lambda: ann.view.seq > seq + 1)
    assert ann.table.pace == "instant"
    assert all(update.since is not None for update in ann.all(Update)[1:])


async def test_a_game_of_bots_only_ends_after_so_many_rounds(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.0, rounds=3)
    await house.reopen()
    table = await house.make("ann", start=True)
    ann = await house.join(table, "ann")
    chair = ann.table.you or 0
    table.standing.lobby.chairs[chair] = Chair(0, "bot", "Zed", None, "random")
    table.wake()
    await until(lambda: ann.table.state == "over")
    assert ann.view.phase == "over"
    assert ann.view.winner is None
    assert ann.view.turn == 12
    assert ann.table.finished is not None


def test_an_observation_crosses_whole() -> None:
    asked = question()
    observation = _observation(asked)
    assert plain(observation) == asked.seen
    assert [repr(a) for a in observation.legal] == [repr(a) for a in Classic().legal(observation.known, 0)]


async def test_bots_think_in_another_process() -> None:
    thinkers = Thinkers()
    try:
        reply = await thinkers.ask(question(), 20.0)
        assert reply is not None
        assert reply.action.startswith("settle n")
        assert await thinkers.ask(question(), 20.0) == reply
    finally:
        await thinkers.close()


async def test_a_bot_that_fails_or_hangs_gives_nothing() -> None:
    thinkers = Thinkers()
    try:
        assert await thinkers.ask(question(strategy="no such bot"), 20.0) is None
        began = time.monotonic()
        assert await thinkers.ask(question(strategy="no such bot"), 0.0) is None
        assert time.monotonic() - began < 10
        assert await thinkers.ask(question(), 20.0) is not None
    finally:
        await thinkers.close()


def _observation(asked: Question) -> Observation:
    options = check_options(OptionsView(players=len(asked.seen.hand_sizes)))
    chairs = fill_chairs([Chair(i) for i in range(options.players)], "random")
    game = resume(begin(1, options, "standard", chairs, Seeded(5)), 1)
    return whole(asked.seen, game.board, options)


async def test_a_worker_that_dies_while_it_loads_is_no_news_when_nobody_asked() -> None:
    """Ctrl-C right after the start reaches the worker before it can look away."""
    said: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: said.append(context))
    before = {child.pid for child in multiprocessing.active_children()}
    thinkers = Thinkers()
    thinkers.start()
    for child in multiprocessing.active_children():
        if child.pid not in before:
            child.kill()
            child.join()
    # The pool notices the death on a thread of its own.
    await asyncio.sleep(0.2)
    await thinkers.close()
    del thinkers
    gc.collect()
    await asyncio.sleep(0)
    assert said == []
