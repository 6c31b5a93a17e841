"""Bots and games without end: what other games got wrong (BT)."""

from typing import TYPE_CHECKING

import pytest

from hexfolk.bots import choose
from hexfolk.bots.style import OFFERS_A_TURN
from hexfolk.core.action import BANK, END, OFFER, TRADE, action_text
from hexfolk.core.chance import Seeded
from hexfolk.core.errors import BadOption
from hexfolk.core.game import Classic
from hexfolk.core.options import Options
from hexfolk.core.state import OVER, State, hand_of
from hexfolk.islands import standard_for
from hexfolk.lab.simulation import Setting, play
from hexfolk.view.messages.table import OptionsView
from tests.cases.ground import pay
from tests.core.kit import RULES, Scene, dealt

if TYPE_CHECKING:
    from tests.table.conftest import House

from tests.table.conftest import play_on

BOTS = ("settler", "random")
MOST = 60


def finish_turn(scene: Scene, bot: str, seat: int) -> list[str]:
    """What a bot does until its turn is over; the rules refuse nothing of it."""
    done: list[str] = []
    turn = scene.state.turn
    while scene.must() and scene.state.turn == turn:
        mover = scene.must()[0]
        action = choose(bot, scene.see(mover), len(done))
        assert action is not None
        RULES.apply(scene.state, mover, action, Seeded(len(done)))
        if mover == seat:
            done.append(action_text(action))
        assert len(done) < MOST
    return done


@pytest.mark.parametrize("bot", BOTS)
def test_bt_01_a_monopoly_card_and_nothing_to_take(bot: str) -> None:
    scene = Scene()
    scene.settle(0, scene.corner(0, 0))
    scene.hold(0, "monopoly")
    assert finish_turn(scene, bot, 0)[-1] == "end"


@pytest.mark.parametrize("bot", BOTS)
def test_bt_02_a_kind_that_the_bank_has_not(bot: str) -> None:
    scene = Scene()
    scene.settle(0, scene.corner(0, 0), scene.corner(18, 3))
    scene.give(0, "8wool2grain")
    scene.drain("ore", 0, 1)
    done = finish_turn(scene, bot, 0)
    assert done[-1] == "end"
    assert not [text for text in done if text.startswith("bank") and text.endswith(">ore")]


def watched_game(players: int, seed: int) -> int:
    """Settlers among themselves: how many trades they made, with every turn looked over."""
    rules = Classic()
    state = rules.new_game(dealt(players, seed), Options(players))
    chance = Seeded(seed)
    trades, step, turn = 0, 0, -1
    said: dict[tuple[int, int, int], int] = {}
    hands: set[tuple[tuple[int, ...], ...]] = set()
    banked = 0
    to_answer: list[int] = []
    while state.phase != OVER:
        if state.turn != turn:
            turn, banked = int(state.turn), 0
            said.clear()
            hands = {_hands(state)}
        seat = to_answer.pop(0) if to_answer else int(rules.next_to_act(state))
        step += 1
        action = choose("settler", rules.observe(state, seat), step)
        if action is None:
            continue
        rules.apply(state, seat, action, chance)
        if action.kind == OFFER:
            terms = (seat, int(action.give), int(action.want))
            said[terms] = said.get(terms, 0) + 1
            assert said[terms] == 1, "the same offer twice in a turn"
            assert sum(1 for who, _, _ in said if who == seat) <= OFFERS_A_TURN
            to_answer = [(seat + i) % players for i in range(1, players)]
        elif action.kind == TRADE:
            trades += 1
            assert _hands(state) not in hands, "trades in a circle"
            hands.add(_hands(state))
        elif action.kind == BANK:
            banked += 1
            assert banked < MOST
            assert _hands(state) not in hands, "trades in a circle"
            hands.add(_hands(state))
        elif action.kind != END:
            hands.add(_hands(state))
    return trades


def _hands(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(hand_of(state, seat)) for seat in range(int(state.players)))


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (8, 3)])
def test_bt_04_offers_are_few_and_trades_go_in_no_circle(players: int, seed: int) -> None:
    assert watched_game(players, seed) > 2


def test_bt_06_targets_have_bounds() -> None:
    for target in (7, 16, 22):
        with pytest.raises(BadOption):
            Options(3, target)
    Options(3, 15, route_award=False, army_award=False)


def test_bt_06_a_simulation_without_progress_is_stopped() -> None:
    options = Options(3, 15, route_award=False, army_award=False)
    outcome = play(Setting(options, standard_for(3), ("random",) * 3, turn_cap=40), 4)
    assert outcome.winner == -1
    assert outcome.turns == 41


async def test_bt_06_a_table_with_a_person_is_never_stopped(house: "House") -> None:
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.0, rounds=2)
    await house.reopen()
    options = OptionsView(players=3, target=15, route_award=False, army_award=False)
    table = await house.make("ann", options=options, start=True)
    ann = await house.join(table, "ann")
    await play_on(house, table, [ann], lambda: ann.view.turn > 12)
    assert (ann.table.state, ann.view.phase == "over") == ("playing", False)


@pytest.mark.parametrize("bot", BOTS)
def test_bt_02_whatever_the_bank_lacks_the_turn_ends(bot: str) -> None:
    for name in ("wood", "brick", "wool", "grain", "ore"):
        scene = Scene(2)
        scene.settle(0, scene.corner(0, 0))
        pay(scene, 0, "city")
        scene.give(0, "6wood")
        scene.drain(name, 0, 1)
        assert finish_turn(scene, bot, 0)[-1] == "end"
