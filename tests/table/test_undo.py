"""Taking back: what makes a move final, that the log only grows, and that a restart changes nothing."""

import random
from typing import TYPE_CHECKING

import msgspec
import pytest

from hexfolk import islands
from hexfolk.core.digest import digest
from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.resource import NAMES
from hexfolk.core.state import FREE_ROAD, HAND, State, hand_of
from hexfolk.core.trade import close_all
from hexfolk.store.seating import Seating
from hexfolk.table.entries import Acted, Undone, parse_entry
from hexfolk.table.fold import fold
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.browser import Act, Sit, Start, Trading, Undo
from hexfolk.view.messages.server import Ack, Refused, Update
from hexfolk.view.messages.table import OptionsView
from tests.cases.ground import COSTS
from tests.cases.stage import code, seated, stage

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.core.kit import Scene
    from tests.table.conftest import House, Tab

from tests.table.conftest import fresh_id, until


async def undo(table: "Table", tab: "Tab", on: int | None = None) -> str:
    return code(await table.handle(tab.person, Undo(id=fresh_id(), on=on)))


def now(table: "Table") -> State:
    assert table.game is not None
    return table.game.state


async def built(house: "House", players: int = 2) -> tuple["Table", list["Tab"], "Scene"]:
    """Seat 0 has just built a road in its main part."""
    table, tabs = await seated(house, players)
    scene = stage(table)
    node = scene.corner(9, 0)
    scene.settle(0, node)
    scene.give(0, "4wood4brick3wool3grain3ore")
    assert code(await house.act(table, tabs[0], f"road e{scene.edge(node, scene.corner(9, 1))}")) == "ack"
    return table, tabs, scene


async def test_several_steps_go_back_one_by_one(house: "House") -> None:
    table, (red, _), scene = await built(house)
    states = [now(table).to_bytes()]
    first = red.view.undo
    for word in ("road", "city", "bank"):
        scene.state = now(table)
        if word == "bank":
            scene.give(0, "4wood")
        states[-1] = now(table).to_bytes()
        text = next(text for text in _legal(table, 0) if text.startswith(word))
        assert code(await house.act(table, red, text)) == "ack"
        assert red.view.undo == text
        states.append(now(table).to_bytes())
    for state in reversed(states):
        assert now(table).to_bytes() == state
        assert await undo(table, red) == "ack"
    assert first is not None
    assert await undo(table, red) == "undo_nothing"


@pytest.mark.parametrize("answer", ["refuse 1", "accept 1", "counter 1 1wood>1wool"])
async def test_b75_an_answer_of_another_makes_it_final(house: "House", answer: str) -> None:
    table, (red, blue), scene = await built(house)
    scene.state = now(table)
    scene.give(1, "2wood")
    assert code(await house.act(table, red, "offer 1wool>1wood")) == "ack"
    assert red.view.undo is not None
    assert code(await house.act(table, blue, answer)) == "ack"
    assert red.view.undo_closed == "undo_final"
    assert await undo(table, red) == "undo_final"
    # What is done after the answer is a new beginning.
    road = next(text for text in red.view.legal if text.startswith("road"))
    assert code(await house.act(table, red, road)) == "ack"
    assert red.view.undo == road
    assert await undo(table, red) == "ack"
    assert await undo(table, red) == "undo_final"


async def test_b75_own_offers_and_withdrawals_are_no_barrier(house: "House") -> None:
    table, (red, blue), _ = await built(house)
    road = red.view.undo
    for action in ("offer 1wood>1ore", "offer 1grain>1ore", "withdraw 1"):
        assert code(await house.act(table, red, action)) == "ack"
        assert red.view.undo == road
    assert await undo(table, red) == "ack"
    # What was offered after the road is gone with it, and all are told.
    assert now(table).offers == []
    for tab in (red, blue):
        assert [(event.kind, event.id) for event in tab.last(Update).events] == [
            ("undo_road", None),
            ("lapse", 2),
        ]
        assert tab.view.offers == []
    assert await undo(table, red) == "undo_nothing"
    # And an offer alone is nothing to take back.
    assert code(await house.act(table, red, "offer 1wood>1ore")) == "ack"
    assert await undo(table, red) == "undo_nothing"


async def test_b75_what_is_refused_for_who_does_not_trade_is_no_answer(house: "House") -> None:
    table, (red, blue), scene = await built(house)
    road = red.view.undo
    scene.state = now(table)
    scene.give(1, "2wood")
    assert code(await table.handle(blue.person, Trading(id=fresh_id(), on=False))) == "ack"
    assert code(await house.act(table, red, "offer 1wool>1wood")) == "ack"
    await until(lambda: red.view.offers[0].refused == [1])
    assert red.view.undo == road
    # The log tells it from an answer of blue's: it comes to the same when it is read again.
    acted = [
        entry
        for row in await house.store.read(table.id)
        if isinstance(entry := parse_entry(row.payload), Acted)
    ]
    assert (acted[-1].action, acted[-1].by) == ("refuse 1", "apart")
    assert await undo(table, red) == "ack"
    assert red.view.offers == []
    # An answer of blue's own is one all the same.
    text = next(text for text in _legal(table, 0) if text.startswith("road"))
    assert code(await house.act(table, red, text)) == "ack"
    assert code(await house.act(table, red, "offer 1wool>1wood")) == "ack"
    scene.state = now(table)
    scene.give(1, "2wood")
    number = red.view.offers[0].id
    await until(lambda: red.view.offers[0].refused == [1])
    assert code(await house.act(table, blue, f"accept {number}")) == "ack"
    assert await undo(table, red) == "undo_final"


async def test_b75_an_old_answer_does_not_meet_a_new_offer(house: "House") -> None:
    table, (red, blue), scene = await built(house)
    scene.state = now(table)
    scene.give(1, "5ore")
    assert code(await house.act(table, red, "offer 1wood>1ore")) == "ack"
    seen = blue.view.decision
    assert await undo(table, red) == "ack"
    assert code(await house.act(table, red, "offer 1wool>5ore")) == "ack"
    assert [offer.id for offer in blue.view.offers] == [1]
    assert code(await house.act(table, blue, "accept 1", on=seen)) == "stale"


async def test_only_ones_own_and_only_in_ones_own_turn(house: "House") -> None:
    table, (red, blue), _ = await built(house)
    eve = await house.join(table, "eve")
    assert (blue.view.undo, blue.view.undo_closed) == (None, "not_your_turn")
    assert (eve.view.undo, eve.view.undo_closed) == (None, None)
    assert await undo(table, blue) == "not_your_turn"
    assert await undo(table, eve) == "not_seated"
    assert code(await house.act(table, red, "end")) == "ack"
    assert await undo(table, red) == "not_your_turn"
    assert await undo(table, blue) == "undo_nothing"


async def test_a_roll_makes_what_was_before_it_final(house: "House") -> None:
    table, (red, _) = await seated(house)
    scene = stage(table)
    scene.settle(0, scene.corner(9, 0))
    scene.before_roll(0)
    scene.hold(0, "roads")
    assert code(await house.act(table, red, "roads")) == "ack"
    assert await undo(table, red) == "undo_nothing"  # the card stays played
    for _ in range(2):
        road = next(text for text in red.view.legal if text.startswith("road"))
        assert code(await house.act(table, red, road)) == "ack"
    assert red.view.undo is not None
    assert code(await house.act(table, red, "roll")) == "ack"
    assert red.view.undo_closed in ("undo_final", "not_your_turn")
    assert await undo(table, red) != "ack"


async def test_a_free_road_is_due_again(house: "House") -> None:
    table, (red, _) = await seated(house)
    scene = stage(table)
    scene.settle(0, scene.corner(9, 0))
    scene.hold(0, "roads")
    assert code(await house.act(table, red, "roads")) == "ack"
    before = now(table).to_bytes()
    for _ in range(2):
        road = next(text for text in red.view.legal if text.startswith("road"))
        assert code(await house.act(table, red, road)) == "ack"
    assert await undo(table, red) == "ack"
    assert await undo(table, red) == "ack"
    assert now(table).to_bytes() == before
    assert (now(table).phase, red.view.free_roads) == (FREE_ROAD, 2)
    assert red.last(Update).events[0].free


async def test_b75_taking_back_ends_all_offers(house: "House") -> None:
    table, (red, blue), _ = await built(house)
    assert code(await house.act(table, red, "offer 1ore>1wood")) == "ack"
    scene = stage(table, founded=False)
    scene.state.v[scene.state.at(0) + HAND] = 0
    scene.give(0, "2grain3ore")
    # The city takes the ore that was offered: the offer lapses.
    city = next(text for text in _legal(table, 0) if text.startswith("city"))
    assert code(await house.act(table, red, city)) == "ack"
    assert blue.view.offers == []
    assert await undo(table, red) == "ack"
    assert red.view.players[0].hand == [0, 0, 0, 2, 3]
    assert blue.view.offers == []
    # So does one that could still be paid.
    assert code(await house.act(table, red, "offer 1ore>1wood")) == "ack"
    assert code(await house.act(table, red, city)) == "ack"
    scene = stage(table, founded=False)
    assert await undo(table, red) == "ack"
    assert now(table).offers == []


async def test_b75_offers_came_back_in_games_of_before(house: "House") -> None:
    """An undo in the log that says nothing of offers leaves those that were open before the move."""
    table, (red, _), _ = await built(house)
    assert code(await house.act(table, red, "offer 1grain>1wood")) == "ack"
    road = next(text for text in red.view.legal if text.startswith("road"))
    assert code(await house.act(table, red, road)) == "ack"
    game = table.game
    assert game is not None
    entry = parse_entry(f'{{"kind":"undo","seat":0,"entry":{table.standing.seq}}}')
    assert isinstance(entry, Undone)
    game.undo(table.standing.seq + 1, entry.entry, entry.lapse)
    assert [offer.number for offer in game.state.offers] == [1]


def _talk(table: "Table", tab: "Tab", dice: random.Random) -> str:
    """An offer that somebody may make or withdraw just now; empty if there is none."""
    seat = tab.view.you
    if tab.view.phase != "main" or seat is None or seat != tab.view.on_turn:
        return ""
    mine = [f"withdraw {offer.id}" for offer in tab.view.offers]
    held = [name for name, cards in zip(NAMES, hand_of(now(table), seat), strict=True) if cards]
    made = [f"offer 1{give}>1{want}" for give in held for want in NAMES if give != want]
    return dice.choice([*mine, *(made if len(mine) < 3 else [])] or [""])


def _legal(table: "Table", seat: int) -> list[str]:
    from hexfolk.core.action import action_text

    assert table.game is not None
    return [action_text(action) for action in table.game.legal(seat)]


async def test_a_won_game_stays_won(house: "House") -> None:
    table, (red, _) = await seated(house)
    scene = stage(table)
    scene.city(0, *(scene.corner(h, 0) for h in (0, 2, 7)))
    scene.settle(0, scene.corner(9, 3), scene.corner(11, 0), scene.corner(16, 3))
    scene.give(0, COSTS["city"])
    assert code(await house.act(table, red, f"city n{scene.corner(9, 3)}")) == "ack"
    assert red.view.phase == "over"
    assert (red.view.undo, red.view.undo_closed) == (None, "game_over")
    assert await undo(table, red) == "game_over"
    # And the list of one's finished tables can say who won.
    row = await Seating(house.store).find(table.id)
    assert row is not None
    assert (row.state, row.winner) == ("over", 0)


async def test_an_undo_names_its_decision_and_happens_once(house: "House") -> None:
    table, (red, _), _ = await built(house)
    road = next(text for text in red.view.legal if text.startswith("road"))
    old = red.view.decision
    assert code(await house.act(table, red, road)) == "ack"
    assert await undo(table, red, on=old) == "stale"
    message = Undo(id="once", on=red.view.decision)
    first = await table.handle(red.person, message)
    assert isinstance(first, Ack)
    assert await table.handle(red.person, message) == first
    assert red.view.undo is not None  # the earlier road still stands
    # What was meant for the position that is gone is stale, too.
    assert code(await house.act(table, red, "end", on=old)) == "stale"


async def test_a_bots_move_for_who_was_away_is_final(house: "House") -> None:
    table, (red, _), _ = await built(house)
    game = table.game
    assert game is not None
    seq = table.standing.seq
    road = next(text for text in red.view.legal if text.startswith("road"))
    from hexfolk.core.chance import Scripted

    game.commit(seq + 1, game.attempt(0, road, None, Scripted([])), "bot")
    with pytest.raises(Exception, match="undo_final"):
        game.undoable(0)


async def test_taking_back_reveals_nothing(house: "House") -> None:
    """Whatever the others hide, what one reads around an undo is the same to the last byte."""
    table, (red, _, _) = await seated(house, 3)
    eve = await house.join(table, "eve")
    game = table.game
    assert game is not None
    scene = stage(table)
    node = scene.corner(9, 0)
    scene.settle(0, node)
    scene.give(0, "1wood1brick")
    road = f"road e{scene.edge(node, scene.corner(9, 1))}"
    start = game.state.copy()
    heard = set()
    for hands in (("3wood", "1wool2ore"), ("1wool2ore", "3wood")):
        game.state = scene.state = start.copy()
        for seat, hand in enumerate(hands, 1):
            scene.give(seat, hand)
        scene.hold(1, "point" if hands[0] == "3wood" else "knight")
        scene.hold(2, "knight" if hands[0] == "3wood" else "point")
        marks = [(tab, len(tab.messages)) for tab in (red, eve)]
        assert code(await house.act(table, red, road)) == "ack"
        assert await undo(table, red) == "ack"
        told = [m for tab, mark in marks for m in tab.messages[mark:] if isinstance(m, Update)]
        assert [[event.kind for event in one.events] for one in told] == [["road"], ["undo_road"]] * 2
        heard.add(
            msgspec.json.encode(
                [(one.events, msgspec.structs.replace(one.view, seq=0, decision=0)) for one in told]
            )
        )
    assert len(heard) == 1


@pytest.mark.parametrize("seed", range(1, 4))
async def test_in_any_order_of_events_the_log_tells_the_same_game(house: "House", seed: int) -> None:
    """People play, offer and take back at random: every undo gives the state before its move without its
    offers, and after a restart, and in the record, the same game is there."""
    dice = random.Random(seed)
    table = await house.make("ann", options=OptionsView(players=3))
    for person in ("bob", "cleo"):
        await table.handle(person, Sit(id=fresh_id(), name=person.title()))
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    tabs = [await house.join(table, person) for person in ("ann", "bob", "cleo")]
    undone = 0
    trail: list[State] = []
    offers = 0
    for step in range(260):
        if table.game is None or table.game.over:
            break
        tab = next(tab for tab in tabs if tab.view.you in tab.view.must)
        before = now(table).copy()
        talk = _talk(table, tab, dice)
        if talk and dice.random() < 0.3:
            answer = await table.handle(tab.person, Act(id=fresh_id(), action=talk, on=tab.view.decision))
            assert isinstance(answer, Ack)
            assert (tab.view.undo is not None) == bool(trail)
            offers += 1
        elif tab.view.undo is not None and dice.random() < 0.45:
            answer = await table.handle(tab.person, Undo(id=fresh_id(), on=tab.view.decision))
            assert isinstance(answer, Ack)
            back = trail.pop()
            close_all(back, None)
            assert now(table).to_bytes() == back.to_bytes()
            undone += 1
        else:
            builds = [text for text in tab.view.legal if text.startswith(("settle", "city", "road ", "bank"))]
            text = dice.choice(builds or list(tab.view.legal))
            answer = await table.handle(tab.person, Act(id=fresh_id(), action=text, on=tab.view.decision))
            assert not isinstance(answer, Refused)
            if tab.view.undo == text:
                trail.append(before)
            elif tab.view.undo is None:
                trail.clear()
        if step % 90 == 89:
            state, views = now(table).to_bytes(), [tab.view for tab in tabs]
            await house.reopen()
            table = await house.find(table.id)
            tabs = [await house.join(table, tab.person) for tab in tabs]
            assert now(table).to_bytes() == state
            assert [tab.view for tab in tabs] == views
    assert undone > 10
    assert offers > 10
    rows = await house.store.read(table.id)
    standing = fold(rows)
    assert standing is not None
    assert standing.game is not None
    assert digest(standing.game.state) == digest(now(table))
    # The log only grew: every undo is an entry, and what it names is still there.
    entries = {row.seq: parse_entry(row.payload) for row in rows}
    undos = [entry for entry in entries.values() if isinstance(entry, Undone)]
    assert len(undos) == undone
    assert all(entries[entry.entry].seat == entry.seat for entry in undos)  # type: ignore[union-attr]
    record = record_of(rows)
    assert record is not None
    text = record.to_text()
    assert text.count("\n* undo ") == undone
    assert text.count("\n* lapse\n") <= sum(undo.lapse for undo in undos)
    assert any(undo.lapse for undo in undos)
    assert digest(replay(parse_record(text, islands.topology_of))) == digest(now(table))
