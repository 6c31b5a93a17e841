"""People who click twice, lose their line, leave and come back: what other games got wrong (NT)."""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from hexfolk.asking.crossing import Question
from hexfolk.core.action import ARGUMENT, END, action_text
from hexfolk.core.chance import Scripted
from hexfolk.core.state import DUE, PHASES, hand_of
from hexfolk.view.messages.browser import Act, Again, Sit, Start
from hexfolk.view.messages.server import Refused
from hexfolk.view.messages.table import OptionsView
from tests.cases.ground import way_off
from tests.cases.stage import code, seated, stage
from tests.core.driver import new_game, play
from tests.core.kit import RULES, Scene, dealt, dice, refusal

if TYPE_CHECKING:
    from tests.table.conftest import House

from tests.table.conftest import fresh_id, play_on, until

COMMANDS = (
    "settle n0",
    "road e0",
    "city n0",
    "roll",
    "robber h0",
    "rob 0",
    "buy",
    "knight",
    "roads",
    "plenty 2wood",
    "monopoly ore",
    "bank wood>ore",
    "offer 1wood>1ore",
    "trade 1 0",
    "end",
)

ANSWERS = frozenset({"accept", "refuse", "withdraw", "counter", "signup", "pass", "discard"})


async def test_nt_01_one_card_played_from_two_windows(house: "House") -> None:
    table, (red, _) = await seated(house)
    scene = stage(table)
    scene.hold(0, "plenty", 2)
    other = await house.join(table, red.person)
    before = scene.bank_counts()
    texts = ("plenty 1wood1ore", "plenty 1wood1ore")
    tabs = (red, other)
    answers = await asyncio.gather(
        *(house.act(table, tab, text, tab.view.decision) for tab, text in zip(tabs, texts, strict=True))
    )
    assert sorted(code(answer) for answer in answers) == ["ack", "stale"]
    # Also without a name of the decision: the second one is one card too many.
    assert code(await house.act(table, other, "plenty 1wood1ore")) == "one_card_per_turn"
    after = stage(table)
    assert sum(before) - sum(after.bank_counts()) == 2
    assert after.held(0, "plenty") == 1
    assert red.raw[-1] == other.raw[-1]


async def test_nt_02_a_quick_second_click_trades_once(house: "House") -> None:
    table, (red, _) = await seated(house)
    stage(table).give(0, "7wood")
    message = Act(id="click", action="bank wood>ore", on=None)
    answers = [await table.handle(red.person, message) for _ in range(2)]
    assert [code(answer) for answer in answers] == ["ack", "ack"]
    assert answers[0] == answers[1]
    assert stage(table).hand(0) == "3wood1ore"
    assert code(await house.act(table, red, "bank wood>ore")) == "not_held"
    assert stage(table).hand(0) == "3wood1ore"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nt_04_who_is_not_asked_may_answer_only(seed: int) -> None:
    state = new_game(dealt(5, seed), 5)
    seen: Counter[str] = Counter()
    for number, _ in enumerate(play(state, seed, 900)):
        phase = PHASES[state.phase]
        if phase == "over" or (seen[phase] > 6 and number % 60):
            continue
        seen[phase] += 1
        asked = RULES.must(state)
        own = [action_text(action) for seat in asked for action in RULES.legal(state, seat)[:3]]
        for seat in range(5):
            if seat in asked:
                continue
            texts = [text for text in (*COMMANDS, *own) if text.split(" ")[0] not in ANSWERS]
            for text in texts:
                reason = refusal(state, seat, text)
                # The player on turn is told for whom the game waits, while it waits for others.
                assert reason == "not_your_turn" or (
                    seat == state.on_turn and phase in ("discard", "sign_up")
                )
            if not state.v[state.at(seat) + DUE]:
                assert refusal(state, seat, "discard 1wood") in ("not_your_turn", "wrong_phase")
            if phase != "main":
                for text in ("accept 1", "refuse 1", "withdraw 1", "counter 1 1wood>1ore"):
                    assert refusal(state, seat, text) == "offer_unknown"
            if phase in ("found_settlement", "found_road", "special"):
                for text in ("signup", "pass"):
                    assert refusal(state, seat, text) == "wrong_phase"
    assert set(seen) >= {
        "found_settlement",
        "found_road",
        "before_roll",
        "main",
        "sign_up",
        "special",
        "robber",
    }


async def test_nt_04_who_has_no_seat_may_nothing(house: "House") -> None:
    table, _ = await seated(house)
    eve = await house.join(table, "eve")
    scene = stage(table)
    scene.give(0, "1wood")
    before = scene.state.to_bytes()
    for text in (
        *COMMANDS,
        "accept 1",
        "refuse 1",
        "counter 1 1wood>1ore",
        "discard 1wood",
        "signup",
        "pass",
    ):
        assert code(await house.act(table, eve, text)) == "not_seated"
    assert stage(table).state.to_bytes() == before


def pending(scene: Scene, phase: str) -> list[str]:
    """Bring a table to where seat 0 has something to decide, and what that seat will do."""
    node = scene.corner(9, 0)
    scene.settle(0, node)
    first = way_off(scene, node)
    road = f"road e{scene.edge(node, first)}"
    scene.settle(1, scene.corner(0, 0))
    match phase:
        case "discard":
            scene.give(0, "8wood")
            scene.seven()
            return ["discard 4wood", "robber h0"]
        case "robber":
            scene.give(1, "3ore")
            scene.seven()
            return ["robber h0", "end"]
        case "free_road":
            scene.hold(0, "roads")
            scene.before_roll(0)
            scene.do(0, "roads")
            second = way_off(scene, first, node)
            return [road, f"road e{scene.edge(first, second)}"]
        case "plenty":
            scene.hold(0, "plenty")
            scene.before_roll(0)
            return ["plenty 1wood1ore"]
        case "monopoly":
            scene.hold(0, "monopoly")
            scene.give(1, "3ore")
            return ["monopoly ore", "end"]
        case _:
            scene.give(0, "1wood")
            scene.give(1, "1ore")
            scene.do(0, "offer 1wood>1ore")
            scene.do(1, "accept 1")
            return ["trade 1 1", "end"]


@pytest.mark.parametrize("phase", ["discard", "robber", "free_road", "plenty", "monopoly", "offer"])
async def test_nt_05_a_decision_goes_on_after_a_lost_line(house: "House", phase: str) -> None:
    ends = []
    for drop in (False, True):
        table, (red, _) = await seated(house)
        scene = stage(table)
        # The same island for both runs.
        home = Scene(2)
        assert table.game is not None
        table.game.state = scene.state = home.state
        scene.board, scene.topology = home.board, home.topology
        texts = pending(scene, phase)
        await table.resync(red)
        for text in texts:
            if drop:
                view = red.view
                table.leave(red)
                red = await house.join(table, red.person)
                assert red.view == view
                # A hand of discards may be named at once; listed are single cards.
                assert text in view.legal or view.players[0].discard_due == 4
            assert code(await house.act(table, red, text, red.view.decision)) == "ack", text
        ends.append(stage(table, founded=False).state.to_bytes())
    assert ends[0] == ends[1]


async def test_nt_08_who_is_away_receives_and_discards(
    house: "House", monkeypatch: pytest.MonkeyPatch
) -> None:
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.0, missing=0.2)
    await house.reopen()
    table, (red, blue) = await seated(house)
    scene = stage(table)
    board = scene.board
    h = next(i for i, number in enumerate(board.number) if number and i != board.robber)
    scene.city(1, scene.corner(h, 0))
    scene.settle(0, next(n for n in scene.corners(18 if h < 9 else 0)))
    scene.before_roll(0)
    kind = int(board.terrain[h])
    number = int(board.number[h])
    first = min(6, number - 1)
    before = scene.hand_size(1)
    table.leave(blue)
    monkeypatch.setattr(table, "loaded", Scripted(dice(first, number - first)))
    assert code(await house.act(table, red, "roll")) == "ack"
    paid = stage(table, founded=False)
    assert hand_of(paid.state, 1)[kind] >= 2
    assert paid.hand_size(1) >= before + 2
    blue = await house.join(table, blue.person)
    assert blue.view.players[1].cards == paid.hand_size(1)
    # A seven while Blue is away with nine cards or more costs half of them.
    scene = stage(table, founded=False)
    scene.give(1, f"{9 - scene.hand_size(1)}wool")
    scene.before_roll(0)
    table.leave(blue)
    monkeypatch.setattr(table, "loaded", Scripted(dice(3, 4)))
    assert code(await house.act(table, red, "roll")) == "ack"
    assert red.view.must == [1]
    await until(lambda: red.view.players[1].cards == 5)
    assert red.view.must == [0]


async def test_nt_09_a_bot_waits_for_nobody_who_has_left(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.0, answer=60.0, missing=60.0)
    await house.reopen()
    table = await house.make("ann", options=OptionsView(players=3))
    await table.handle("bob", Sit(id=fresh_id(), name="Bob"))
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    ann, bob = await house.join(table, "ann"), await house.join(table, "bob")
    offered: list[int] = []

    def offer_once(question: Question) -> str | None:
        may_end = any(action % ARGUMENT == END for action, _, _ in question.seen.legal)
        # Who has no card need not be waited for.
        if may_end and not offered and bob.view.players[bob.view.you or 0].cards:
            offered.append(1)
            return "offer >1ore"
        return None

    house.thinkers.answers = offer_once
    await play_on(house, table, [ann, bob], lambda: bool(ann.view.offers))
    offer = ann.view.offers[0]
    assert code(await house.act(table, ann, f"refuse {offer.id}")) == "ack"
    await asyncio.sleep(0.1)
    assert ann.view.on_turn == offer.maker
    table.leave(bob)
    await until(lambda: not ann.view.offers and ann.view.on_turn != offer.maker)


async def test_nt_09_another_game_needs_no_word_of_who_has_left(house: "House") -> None:
    table, (red, blue) = await seated(house)
    table.standing.lobby.settle(over=True)
    table.leave(red)
    assert code(await table.handle(blue.person, Again(id=fresh_id()))) == "ack"
    assert blue.table.state == "lobby"


async def test_nt_11_a_seat_belongs_to_who_took_it_and_not_to_a_name(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=2))
    for name in ("Bob", "Robert"):
        assert code(await table.handle("bob", Sit(id=fresh_id(), name=name))) == "ack"
    for name in ("Ann", "ROBERT", "Ｒobert"):
        assert code(await table.handle("eve", Sit(id=fresh_id(), name=name))) in ("name_taken", "table_full")
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    bob = await house.join(table, "bob")
    seat = bob.view.you
    stage(table).give(seat or 0, "2ore")
    # Without the token, whatever the name: no seat, and nothing of anybody's hand.
    assert code(await table.handle("eve", Sit(id=fresh_id(), name="Robert"))) == "not_in_lobby"
    eve = await house.join(table, "eve")
    assert (eve.view.you, eve.table.you) == (None, None)
    assert [player.hand for player in eve.view.players] == [None, None]
    table.leave(bob)
    again = await house.join(table, "bob")
    assert again.view.you == seat
    assert again.view.players[seat or 0].hand == [0, 0, 0, 0, 2]


async def test_nt_11_a_name_that_is_taken_can_be_changed_for_another(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=3))
    await table.handle("bob", Sit(id=fresh_id(), name="Bob"))
    for name in ("bob", " BOB ", "Ｂｏｂ"):
        assert code(await table.handle("eve", Sit(id=fresh_id(), name=name))) == "name_taken"
    assert code(await table.handle("eve", Sit(id=fresh_id(), name="Bobby"))) == "ack"


async def test_nt_12_a_refused_purchase_is_answered_and_the_turn_goes_on(house: "House") -> None:
    table, (red, _) = await seated(house)
    scene = stage(table)
    scene.settle(0, scene.corner(9, 0))
    await table.resync(red)
    view = red.view
    edge = min(scene.topology.node_edges[3 * scene.corner(9, 0) : 3 * scene.corner(9, 0) + 3])
    for text in (f"road e{edge}", f"city n{scene.corner(9, 0)}", "buy"):
        answer = await table.handle(red.person, Act(id=f"no {text}", action=text, on=view.decision))
        assert isinstance(answer, Refused)
        assert (answer.id, answer.code) == (f"no {text}", "cannot_pay")
    assert red.view == view
    # The decision is the one it was: no fresh start is needed.
    assert code(await house.act(table, red, "end", view.decision)) == "ack"
