"""Trade at a live table: races between people, who does not trade this turn, why bots refuse."""

import asyncio
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hexfolk.table.game import RULES
from hexfolk.table.thinking import Reply, decide
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.browser import Act, Start, Trading
from hexfolk.view.messages.server import Update
from hexfolk.view.messages.table import OptionsView
from tests.cases.stage import code, seated, stage
from tests.core.kit import Scene

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from hexfolk.view.messages.game import OfferView
    from tests.table.conftest import House, Tab

from tests.table.conftest import fresh_id, until

HANDS = ("2wood1brick", "2ore", "1wool1ore")


async def market(house: "House") -> tuple["Table", list["Tab"], Scene]:
    """Three people, seat 0 on turn, each with some cards."""
    table, tabs = await seated(house, 3)
    scene = stage(table)
    for seat, hand in enumerate(HANDS):
        scene.give(seat, hand)
    for tab in tabs:
        await table.resync(tab)
    return table, tabs, scene


async def bazaar(house: "House", players: int) -> tuple["Table", "Tab", Scene]:
    """Ann's turn among bots, that have nothing to do until she offers something."""
    table = await house.make("ann", options=OptionsView(players=players), bots=list(range(1, players)))
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    ann = await house.join(table, "ann")
    # What a bot is just writing down must not overtake the position.
    async with table.lock:
        assert table.game is not None
        table.game.state = RULES.new_game(table.game.board, table.game.options)
        scene = stage(table)
        scene.on_turn(ann.view.you or 0)
    return table, ann, scene


def hands(table: "Table") -> tuple[str, ...]:
    scene = stage(table, founded=False)
    return tuple(scene.hand(seat) for seat in range(3))


async def apart(table: "Table", tab: "Tab", on: bool = False) -> str:
    return code(await table.handle(tab.person, Trading(id=fresh_id(), on=on)))


def offers(tab: "Tab") -> list["OfferView"]:
    return tab.view.offers


# --- races ----------------------------------------------------------------------------------------


async def test_an_answer_to_what_was_shown_before_is_stale(house: "House") -> None:
    table, (red, blue, _), _ = await market(house)
    shown = blue.view.decision
    assert code(await house.act(table, red, "offer 1wood>1ore")) == "ack"
    assert code(await house.act(table, blue, "accept 1", shown)) == "stale"
    assert offers(red)[0].accepted == []
    assert code(await house.act(table, blue, "accept 1", blue.view.decision)) == "ack"
    # The first answer changed what blue is asked; the maker's decision stands as it was.
    assert code(await house.act(table, blue, "refuse 1", shown)) == "stale"
    assert offers(red)[0].accepted == [1]
    assert hands(table) == HANDS


async def test_two_accept_at_once_and_the_maker_trades_with_one(house: "House") -> None:
    table, (red, blue, green), _ = await market(house)
    assert code(await house.act(table, red, "offer 1wood>1ore")) == "ack"
    both = await asyncio.gather(
        house.act(table, blue, "accept 1", blue.view.decision),
        house.act(table, green, "accept 1", green.view.decision),
    )
    assert [code(answer) for answer in both] == ["ack", "ack"]
    assert offers(red)[0].accepted == [1, 2]
    # Two tabs of the maker choose at the same moment: one exchange, one refusal.
    on = red.view.decision
    twice = await asyncio.gather(
        house.act(table, red, "trade 1 1", on), house.act(table, red, "trade 1 2", on)
    )
    assert sorted(code(answer) for answer in twice) == ["ack", "stale"]
    assert hands(table) == ("1wood1brick1ore", "1wood1ore", "1wool1ore")
    assert code(await house.act(table, green, "accept 1")) == "offer_unknown"


async def test_accepting_and_withdrawing_meet(house: "House") -> None:
    table, (red, blue, _), _ = await market(house)
    assert code(await house.act(table, red, "offer 1wood>1ore")) == "ack"
    seen = blue.view.decision
    gone, late = await asyncio.gather(
        house.act(table, red, "withdraw 1", red.view.decision), house.act(table, blue, "accept 1", seen)
    )
    assert (code(gone), code(late)) == ("ack", "offer_unknown")
    assert code(await house.act(table, blue, "counter 1 1ore>1wood", blue.view.decision)) == "offer_unknown"
    assert code(await house.act(table, red, "trade 1 1")) == "offer_unknown"
    assert offers(red) == []
    assert hands(table) == HANDS


async def test_a_counter_taken_twice_is_exchanged_once(house: "House") -> None:
    table, (red, blue, _), _ = await market(house)
    await house.act(table, red, "offer 1wood>1ore")
    assert code(await house.act(table, blue, "counter 1 1ore>2wood")) == "ack"
    message = Act(id="take", action="trade 2 1", on=red.view.decision)
    both = await asyncio.gather(*(table.handle(red.person, message) for _ in range(2)))
    assert [code(answer) for answer in both] == ["ack", "ack"]
    assert hands(table) == ("1brick1ore", "2wood1ore", "1wool1ore")
    # The offer behind it could not be paid any more.
    assert offers(red) == []


@pytest.mark.parametrize(
    ("seat", "text", "why"),
    [
        (0, "offer 3wood>1ore", "not_held"),
        (0, "offer 1grain>1ore", "not_held"),
        (0, "offer 1wood>1wood", "same_resource"),
        (0, "offer >", "gift_empty"),
        (0, "offer -1wood>1ore", "bad_bundle"),
        (0, "offer 1wood>-1ore", "bad_bundle"),
        (0, "offer 1wood>32ore", "bad_bundle"),
        (0, "offer 99999999999999999999wood>1ore", "bad_bundle"),
        (0, "offer 1wood>1gold", "bad_bundle"),
        (0, "offer 1e1wood>1ore", "bad_bundle"),
        (0, "accept 1", "own_offer"),
        (0, "refuse 1", "own_offer"),
        (0, "counter 1 1brick>1ore", "own_offer"),
        (0, "trade 1 0", "unknown_seat"),
        (0, "trade 1 1", "not_accepted"),
        (0, "trade 1 7", "unknown_seat"),
        (0, "trade 1 -1", "bad_action"),
        (0, "trade 99999999999999999999 1", "bad_action"),
        (0, "withdraw 2", "offer_unknown"),
        (1, "offer 1ore>1wood", "not_your_turn"),
        (1, "counter 1 3ore>1wood", "not_held"),
        (1, "counter 1 -1ore>1wood", "bad_bundle"),
        (1, "counter 2 1ore>1wood", "offer_unknown"),
        (1, "counter -1 1ore>1wood", "bad_action"),
        (1, "trade 1 1", "not_your_turn"),
        (1, "withdraw 1", "offer_unknown"),
        (1, "accept -1", "bad_action"),
        (1, "accept 0", "offer_unknown"),
    ],
)
async def test_what_cannot_be_traded_is_refused_with_a_code(
    house: "House", seat: int, text: str, why: str
) -> None:
    table, tabs, _ = await market(house)
    await house.act(table, tabs[0], "offer 1wood>1ore")
    before = tabs[seat].view
    assert code(await house.act(table, tabs[seat], text)) == why
    assert hands(table) == HANDS
    assert tabs[seat].view == before


# --- not trading this turn ------------------------------------------------------------------------


async def test_who_does_not_trade_refuses_at_once_and_all_see_it(house: "House") -> None:
    table, (red, blue, green), scene = await market(house)
    assert await apart(table, blue) == "ack"
    assert [tab.view.not_trading for tab in (red, blue, green)] == [[1], [1], [1]]
    for number, text in enumerate(("offer 1wood>1ore", "offer 1brick>1ore"), 1):
        assert code(await house.act(table, red, text)) == "ack"
        await until(lambda n=number: [offer.refused for offer in offers(green)] == [[1]] * n)  # type: ignore[misc]
    assert offers(red)[0].accepted == []
    # The others still trade, and the turn's end ends it.
    assert code(await house.act(table, green, "accept 1")) == "ack"
    assert code(await house.act(table, red, "end")) == "ack"
    assert green.view.not_trading == []
    assert hands(table) == HANDS
    assert scene.state.turn == 1
    record = record_of(await house.store.read(table.id))
    assert record is not None
    assert "refuse 1" in record.to_text()


async def test_it_also_refuses_and_withdraws_what_is_open(house: "House") -> None:
    table, (red, blue, _), _ = await market(house)
    await house.act(table, red, "offer 1wood>1ore")
    await house.act(table, red, "offer 1brick>1ore")
    await house.act(table, blue, "accept 1")
    await house.act(table, blue, "counter 2 1ore>1wood")
    assert await apart(table, blue) == "ack"
    await until(lambda: [offer.id for offer in offers(red)] == [1, 2])
    await until(lambda: [offer.refused for offer in offers(red)] == [[1], [1]])
    assert code(await house.act(table, red, "trade 1 1")) == "not_accepted"
    assert hands(table) == HANDS


@pytest.mark.parametrize("way", ["say", "accept 1", "counter 1 1ore>1brick"])
async def test_one_may_trade_again(house: "House", way: str) -> None:
    table, (red, blue, _), _ = await market(house)
    await apart(table, blue)
    await house.act(table, red, "offer 1wood>1ore")
    await until(lambda: offers(blue)[0].refused == [1])
    if way == "say":
        assert await apart(table, blue, on=True) == "ack"
    else:
        assert code(await house.act(table, blue, way, blue.view.decision)) == "ack"
    assert red.view.not_trading == []
    assert code(await house.act(table, red, "offer 1brick>1ore")) == "ack"
    await asyncio.sleep(0.05)
    assert next(offer for offer in offers(red) if offer.give[1] and offer.maker == 0).refused == []


async def test_who_may_not_say_so(house: "House") -> None:
    table, (red, _, _), scene = await market(house)
    watcher = await house.join(table, "zoe")
    assert await apart(table, red) == "own_turn"
    assert await apart(table, watcher) == "not_seated"
    scene.state.turn = 0
    assert await apart(table, red) == "wrong_phase"
    assert red.view.not_trading == []


async def test_saying_it_twice_tells_nothing_new(house: "House") -> None:
    table, (red, blue, _), _ = await market(house)
    await apart(table, blue)
    told = len(red.all(Update))
    seq = red.view.seq
    assert await apart(table, blue) == "ack"
    assert len(red.all(Update)) == told
    # What was said is no entry of the log, and every view follows the one before.
    assert await apart(table, blue, on=True) == "ack"
    last = red.last(Update)
    assert (last.since, last.view.seq, last.events) == (seq, seq, [])


async def test_a_bot_that_plays_on_answers_as_it_likes(house: "House") -> None:
    house.thinkers.answers = lambda asked: "accept 1" if asked.seen.seat == 1 else None
    table, (red, blue, _), _ = await market(house)
    await apart(table, blue)
    table.replace(1)
    assert red.view.seq == red.last(Update).view.seq
    assert code(await house.act(table, red, "offer 1wood>1ore")) == "ack"
    await until(lambda: offers(red)[0].accepted == [1])
    assert red.view.not_trading == []


# --- why bots refuse --------------------------------------------------------------------------------


async def test_a_bot_says_why_it_refuses_until_it_answers_anew(house: "House") -> None:
    said: dict[int, Reply] = {}
    house.thinkers.answers = lambda asked: said.get(asked.seen.seat)
    table, ann, scene = await bazaar(house, 3)
    me = ann.view.you or 0
    first, second = (seat for seat in range(3) if seat != me)
    said[first], said[second] = Reply("refuse 1", "too_close"), Reply("refuse 1")
    scene.give(me, "1wood")
    scene.give(first, "1ore")
    watcher = await house.join(table, "zoe")
    assert code(await house.act(table, ann, "offer 1wood>1ore")) == "ack"
    await until(lambda: sorted(offers(ann)[0].refused) == sorted((first, second)))
    assert offers(ann)[0].reasons == offers(watcher)[0].reasons == {first: "too_close"}
    # It stands in no record, and lapses with the offer; the next one of that number starts anew.
    record = record_of(await house.store.read(table.id))
    assert record is not None
    assert "too_close" not in record.to_text()
    assert code(await house.act(table, ann, "withdraw 1")) == "ack"
    said[first] = Reply("refuse 2")
    said[second] = Reply("refuse 2", "no_use")
    assert code(await house.act(table, ann, "offer 1wood>1ore")) == "ack"
    await until(lambda: sorted(offers(ann)[0].refused) == sorted((first, second)))
    assert offers(ann)[0].reasons == {second: "no_use"}


@pytest.mark.parametrize(
    ("strategy", "cities", "terms", "reason"),
    [
        ("settler", 4, "1wood>1ore", "too_close"),
        ("novice", 4, "1wood>1ore", "too_close"),
        ("settler", 0, "1wood>2ore", "not_for_that"),
        ("settler", 1, "1wood>1ore", "helps_you_more"),
        ("master", 0, "1wood>1ore", "no_use"),
        ("random", 4, "1wood>1ore", None),
    ],
)
async def test_bots_of_ours_give_their_reason(
    house: "House", strategy: str, cities: int, terms: str, reason: str | None
) -> None:
    """As the worker answers: only what everybody sees, here by bots that hold nothing at all."""
    house.thinkers.answers = lambda asked: decide(replace(asked, strategy=strategy))
    table, ann, scene = await bazaar(house, 3)
    me = ann.view.you or 0
    for seat in range(3):
        scene.give(seat, "1wood" if seat == me else "")
    scene.city(me, *(scene.corner(h, 0) for h in (0, 4, 10, 16)[:cities]))
    assert code(await house.act(table, ann, f"offer {terms}")) == "ack"
    others = [seat for seat in range(3) if seat != me]
    await until(lambda: offers(ann)[0].refused == others)
    assert offers(ann)[0].reasons == ({} if reason is None else dict.fromkeys(others, reason))


async def test_no_reason_is_shown_for_what_the_bot_did_not_do(house: "House") -> None:
    house.thinkers.answers = lambda _: Reply("accept 9", "no_use")
    table, ann, scene = await bazaar(house, 2)
    me = ann.view.you or 0
    scene.give(me, "1wood")
    assert code(await house.act(table, ann, "offer 1wood>1ore")) == "ack"
    await until(lambda: offers(ann)[0].refused == [1 - me])
    assert offers(ann)[0].reasons == {}
