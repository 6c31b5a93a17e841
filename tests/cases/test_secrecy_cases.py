"""Who learns what, and who may do what: what other games got wrong (SE)."""

import json
from typing import TYPE_CHECKING

import msgspec
import pytest

from hexfolk import islands
from hexfolk.bots import choose
from hexfolk.core.action import parse_action
from hexfolk.core.chance import Scripted
from hexfolk.core.event import Event
from hexfolk.core.record import Record, Seat
from hexfolk.core.record_reading import parse_record
from hexfolk.core.resource import ONE
from hexfolk.core.state import HAND, OVER, State
from hexfolk.table.chat import check_line
from hexfolk.table.choices import check_options
from hexfolk.table.names import check_name
from hexfolk.table.refusal import Refusal
from hexfolk.view.events import view_event
from hexfolk.view.game import view_game
from hexfolk.view.messages.browser import (
    Again,
    ClientMessage,
    Configure,
    Say,
    SetColour,
    SetPace,
    SetSeat,
    Sit,
    Stand,
    Start,
)
from hexfolk.view.messages.game import GameView
from hexfolk.view.messages.server import Ack, Refused
from hexfolk.view.messages.table import OptionsView
from tests.core.driver import new_game, play
from tests.core.kit import RULES, Scene, dealt

if TYPE_CHECKING:
    from tests.table.conftest import House

RED, BLUE, GREEN = 0, 1, 2
ORE = 4


def seen_by(state: State, reader: int) -> bytes:
    return msgspec.json.encode(view_game(RULES.observe(state, reader), 7, 7))


def told_to(trace: list[Event], reader: int) -> bytes:
    return msgspec.json.encode([view_event(event, reader) for event in trace])


def secrets_of_others() -> list[State]:
    """The same position for Red and for who looks on; Blue's and Green's cards and the deck differ."""
    worlds = []
    for blue, green, blue_cards, green_cards in (
        ("2wood2ore", "4wool", ("knight", "point"), ("plenty",)),
        ("4wool", "2wood2ore", ("knight", "point"), ("plenty",)),
        ("2wood2ore", "4wool", ("monopoly", "roads"), ("plenty",)),
        ("2wood2ore", "4wool", ("knight", "plenty"), ("point",)),
        ("1wood2wool1ore", "1wood2wool1ore", ("point", "point"), ("point",)),
    ):
        scene = Scene(3)
        scene.settle(BLUE, scene.corner(0, 0))
        scene.settle(GREEN, scene.corner(18, 3))
        scene.give(RED, "4wood1brick")
        scene.give(BLUE, blue, unseen=True)
        scene.give(GREEN, green, unseen=True)
        scene.hold(RED, "knight")
        for seat, cards in ((BLUE, blue_cards), (GREEN, green_cards)):
            for card in cards:
                scene.hold(seat, card)
        worlds.append(scene.state)
    return worlds


@pytest.mark.parametrize("reader", [-1, RED])
def test_se_01_what_is_hidden_changes_no_byte(reader: int) -> None:
    worlds = secrets_of_others()
    assert len({world.to_bytes() for world in worlds}) == len(worlds)
    # As long as no public event depends on it, whatever Red does.
    for text in (
        "",
        "bank wood>ore",
        "offer 1brick>1ore",
        "withdraw 1",
        "offer 1brick>1wool",
        "knight",
        "robber h3",
        "end",
    ):
        told = set()
        for world in worlds:
            trace: list[Event] = []
            if text:
                RULES.apply(world, RED, parse_action(text), Scripted([]), trace)
            told.add(told_to(trace, reader))
        assert len(told) == 1, text
        assert len({seen_by(world, reader) for world in worlds}) == 1, text


def test_se_01_a_theft_between_others_shows_a_card_and_not_which() -> None:
    told = set()
    for name in ("wood", "ore"):
        scene = Scene(3)
        scene.settle(BLUE, scene.corner(0, 0))
        scene.give(BLUE, "1wood1ore")
        scene.hold(GREEN, "knight")
        scene.on_turn(GREEN)
        scene.do(GREEN, "knight")
        trace = scene.do(GREEN, "robber h0", scene.theft(BLUE, name))
        told.add((told_to(trace, RED), seen_by(scene.state, RED)))
        told.add((told_to(trace, -1), seen_by(scene.state, RED)))
        assert name.encode() in told_to(trace, GREEN)
        assert name.encode() in told_to(trace, BLUE)
    assert len(told) == 1


def test_se_01_a_bought_card_is_the_buyers_own() -> None:
    told = set()
    for name in ("knight", "point"):
        scene = Scene(3)
        scene.give(BLUE, "1wool1grain1ore")
        scene.on_turn(BLUE)
        trace = scene.buy(BLUE, name)
        told.add(
            (told_to(trace, RED), told_to(trace, -1), seen_by(scene.state, RED), seen_by(scene.state, -1))
        )
        assert name.encode() in told_to(trace, BLUE)
    assert len(told) == 1


@pytest.mark.parametrize("players", [3, 6])
def test_se_03_a_spectator_sees_what_all_players_see(players: int) -> None:
    state = new_game(dealt(players, 9), players)
    moments = 0
    for number, _ in enumerate(play(state, players, 420)):
        if number % 20 or state.phase == OVER:
            continue
        moments += 1
        spectator = msgspec.to_builtins(_view(state, -1))
        views = [msgspec.to_builtins(_view(state, seat)) for seat in range(players)]
        own = {"you", "legal", "off", "rates", "fresh", "players"}
        for field in set(spectator) - own:
            assert all(view[field] == spectator[field] for view in views), field
        assert (spectator["you"], spectator["legal"], spectator["off"], spectator["fresh"]) == (
            None,
            [],
            {},
            {},
        )
        private = {"hand", "held", "total"}
        for seat, shown in enumerate(spectator["players"]):
            for reader, view in enumerate(views):
                for field in set(shown) - private:
                    assert view["players"][seat][field] == shown[field]
                for field in private:
                    assert shown[field] is None
                    assert (view["players"][seat][field] is None) == (reader != seat)
    assert moments >= 20


def _view(state: State, reader: int) -> GameView:
    return view_game(RULES.observe(state, reader), 1, 1)


def test_se_03_after_the_end_everybody_sees_all_cards() -> None:
    scene = Scene(3)
    scene.city(RED, *(scene.corner(h, 0) for h in (0, 1, 2, 7)))
    scene.hold(RED, "point")
    scene.hold(BLUE, "knight")
    scene.give(GREEN, "2ore")
    scene.give(RED, "1wool1grain1ore")
    assert _view(scene.state, -1).players[BLUE].held is None
    scene.buy(RED, "point")
    assert scene.winner() == RED
    for reader in (-1, RED, BLUE, GREEN):
        players = _view(scene.state, reader).players
        assert players[RED].total == 10
        assert (players[BLUE].held or {}).get("knight") == 1
        assert players[GREEN].hand == [0, 0, 0, 0, 2]


async def test_se_05_only_the_host_arranges_the_table(house: "House") -> None:
    table = await house.make("ann")
    await table.handle("bob", Sit(id="sit", name="Bob"))
    before = len(await house.store.read(table.id))
    for person in ("bob", "eve"):
        for_hosts: list[ClientMessage] = [
            Configure(id=f"{person}1", options=OptionsView(target=15)),
            SetSeat(id=f"{person}2", seat=2, kind="bot"),
            SetPace(id=f"{person}3", pace="slow"),
            Start(id=f"{person}4", anyway=True),
        ]
        for message in for_hosts:
            answer = await table.handle(person, message)
            assert isinstance(answer, Refused)
            assert answer.code == "not_host"
    own: list[tuple[ClientMessage, str]] = [
        (SetColour(id="e1", colour=5), "not_seated"),
        (Stand(id="e2"), "not_seated"),
        (Again(id="e3"), "not_over"),
    ]
    for request, reason in own:
        refused = await table.handle("eve", request)
        assert isinstance(refused, Refused)
        assert refused.code == reason
    assert len(await house.store.read(table.id)) == before
    assert isinstance(await table.handle("ann", SetPace(id="fine", pace="slow")), Ack)


SIGNS = (
    "a|b,c;d",
    "\"quoted\" 'name'",
    "<b>bold</b>",
    "<script>x</script>",
    "seat 0 end",
    "🦊 fox",
    "{t:welcome}",
)


@pytest.mark.parametrize("name", SIGNS)
def test_se_06_signs_in_a_name_are_only_text(name: str) -> None:
    assert check_name(name, []) == name
    # In a record, that is made of lines and bars, as well.
    record = Record(
        check_options(OptionsView(players=2)),
        dealt(2),
        [Seat("person", "", name), Seat("bot", "random", name)],
    )
    again = parse_record(record.to_text(), islands.topology_of)
    assert [seat.name for seat in again.seats] == [name, name]


@pytest.mark.parametrize(
    "name", ["a\nb", "a\u202eb", "a\u2028b", "\u200b", "a\x00b", "n" * 10_000, "🦊" * 25]
)
def test_se_06_what_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(Refusal):
        check_name(name, [])


async def test_se_06_the_table_shows_it_literally_and_goes_on(house: "House") -> None:
    table = await house.make("ann")
    ann = await house.join(table, "ann")
    for number, name in enumerate(SIGNS):
        assert isinstance(await table.handle("bob", Sit(id=f"s{number}", name=name)), Ack)
        assert ann.table.seats[1].name == name
        assert json.loads(ann.raw[-1])["table"]["seats"][1]["name"] == name
    refused = await table.handle("bob", Sit(id="long", name="x" * 10_000))
    assert isinstance(refused, Refused)
    assert ann.table.seats[1].name == SIGNS[-1]


async def test_se_06_signs_in_the_chat_are_only_text(house: "House") -> None:
    table = await house.make("ann")
    ann = await house.join(table, "ann")
    for number, text in enumerate([*SIGNS, "<script>alert(1)</script>", "a\u202eb\nc"]):
        assert isinstance(await table.handle("ann", Say(id=f"c{number}", text=text)), Ack)
        line = json.loads(ann.raw[-1])["line"]
        assert (line["text"], line["number"]) == (check_line(text), number + 1)
    assert check_line("a\u202eb\nc") == "ab c"
    assert isinstance(await table.handle("ann", Say(id="long", text="x" * 10_000)), Refused)
    assert isinstance(await table.handle("ann", Say(id="next", text="and on")), Ack)


@pytest.mark.parametrize("bot", ["settler", "random"])
def test_se_08_a_bot_decides_the_same_whatever_is_hidden(bot: str) -> None:
    worlds = secrets_of_others()
    # All that a bot is given is the same to the last byte.
    assert len({RULES.observe(world, RED).known.to_bytes() for world in worlds}) == 1
    for seed in range(5):
        decided = {repr(choose(bot, RULES.observe(world, RED), seed)) for world in worlds}
        assert len(decided) == 1
    # And where it is Red who has to answer Blue.
    for world in worlds:
        world.on_turn = BLUE
        world.bank -= ONE[ORE]
        world.v[world.at(BLUE) + HAND] += ONE[ORE]
        RULES.apply(world, BLUE, parse_action("offer 1ore>1wood"), Scripted([]))
    assert len({repr(choose(bot, RULES.observe(world, RED), 1)) for world in worlds}) == 1


PLAYS = (
    "knight",
    "roads",
    "plenty 2wood",
    "plenty 1wood1ore",
    "monopoly wood",
    "plenty 99wood",
    "plenty -1wood3ore",
    "monopoly gold",
    "monopoly 7",
    "knight 3",
    "roads -1",
    "plenty 99999999999999999999wood",
    "monopoly -1",
)


@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize("text", PLAYS)
def test_se_09_a_card_that_is_not_owned_cannot_be_played(text: str, before: bool) -> None:
    scene = Scene()
    scene.settle(0, scene.corner(0, 0))
    scene.hold(1, "knight")
    scene.hold(0, "point")
    if before:
        scene.before_roll(0)
    assert scene.refused(0, text) in ("card_not_held", "bad_action", "bad_bundle")


async def test_se_09_the_table_lives_on(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=2))
    await table.handle("bob", Sit(id="sit", name="Bob"))
    await table.handle("ann", Start(id="start", anyway=True))
    tabs = [await house.join(table, person) for person in ("ann", "bob")]
    assert table.game is not None
    before = table.game.state.to_bytes()
    for tab in tabs:
        for text in PLAYS:
            assert isinstance(await house.act(table, tab, text), Refused)
    assert table.game.state.to_bytes() == before
    first = next(tab for tab in tabs if tab.view.you == 0)
    assert isinstance(await house.act(table, first, first.view.legal[0]), Ack)
