"""Trade by people who press at the same moment: real sockets, and cards that are never lost or doubled.

Messages are held back at the table until all have arrived, so that they truly meet there; in which order they
are then carried out is told by who sent first.
"""

import contextlib
import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from hexfolk.server.app import App
from hexfolk.table.table import Table
from tests.cases.stage import stage
from tests.server.test_socket import until

Message = dict[str, Any]
HANDS = ("2wood1brick", "2ore", "1wool1ore")
NAMES = ("Ann", "Ben", "Cleo")


class Fair:
    """Three people at one table, the first of them on turn; by seat their sockets."""

    def __init__(self, client: TestClient, table: Table, sockets: list[WebSocketTestSession]) -> None:
        assert client.portal is not None
        self.portal = client.portal
        self.table = table
        self.sockets = sockets
        self.twin = sockets[0]
        """Another tab of who is on turn."""
        self.ids = iter(range(1, 1000))
        self.portal.call(self._deal)
        for socket in sockets:
            self.see(socket)

    async def _deal(self) -> None:
        async with self.table.lock:
            scene = stage(self.table)
            for seat, hand in enumerate(HANDS):
                scene.give(seat, hand)
            self.table.publisher.show_everyone()

    def see(self, socket: WebSocketTestSession) -> None:
        """Read on until the position is there."""
        while until(socket, "update")["view"]["phase"] != "main":
            pass

    def hands(self) -> tuple[str, ...]:
        scene = stage(self.table, founded=False)
        return tuple(scene.hand(seat) for seat in range(3))

    def decision(self, seat: int) -> int:
        assert self.table.game is not None
        return self.table.game.decisions[seat]

    def send(self, socket: WebSocketTestSession, action: str, on: int | None = None) -> str:
        identity = f"race{next(self.ids)}"
        socket.send_json({"t": "act", "id": identity, "action": action, "on": on})
        return identity

    def answer(self, socket: WebSocketTestSession, identity: str) -> str:
        """``ack``, or why it was refused."""
        while True:
            message: Message = socket.receive_json()
            if message["t"] in ("ack", "refused") and message["id"] == identity:
                return str(message.get("code", "ack"))

    def act(self, seat: int, action: str) -> str:
        return self.answer(self.sockets[seat], self.send(self.sockets[seat], action))

    def together(self, *asked: tuple[WebSocketTestSession, str, int | None]) -> list[str]:
        """What comes of messages that reach the table at the same time."""
        self.portal.call(self.table.lock.acquire)
        sent = []
        for number, (socket, action, on) in enumerate(asked, 1):
            sent.append(self.send(socket, action, on))
            while len(self.table._requests._open) < number:
                time.sleep(0.002)
        self.portal.call(self._let_go)
        return [self.answer(socket, identity) for (socket, _, _), identity in zip(asked, sent, strict=True)]

    async def _let_go(self) -> None:
        self.table.lock.release()


@pytest.fixture
def fair(client: TestClient) -> Iterator[Fair]:
    assert isinstance(client.app, App)
    assert client.portal is not None
    body = {"name": "Ann", "pace": "instant", "options": {"players": 3, "turn_time": 0}}
    found = str(client.post("/api/tables", json=body).json()["id"])
    table = client.portal.call(client.app.sockets._tables.find, found)
    assert table is not None
    with contextlib.ExitStack() as stack:
        sockets, devices = [], []
        for name in NAMES:
            device = client
            if name != "Ann":
                device = TestClient(client.app, base_url="http://testserver")
                device.portal = client.portal
                device.get("/")
            socket = stack.enter_context(device.websocket_connect(f"/ws/{found}"))
            until(socket, "welcome")
            if name != "Ann":
                socket.send_json({"t": "sit", "id": name, "name": name})
                until(socket, "ack")
            sockets.append(socket)
            devices.append(device)
        sockets[0].send_json({"t": "start", "id": "start", "anyway": True})
        until(sockets[0], "ack")
        seats = [table.standing.lobby.chairs[seat].name for seat in range(3)]
        fair = Fair(client, table, [sockets[NAMES.index(name)] for name in seats])
        fair.twin = stack.enter_context(devices[NAMES.index(seats[0])].websocket_connect(f"/ws/{found}"))
        until(fair.twin, "update")
        yield fair


def test_two_accept_at_once_and_one_is_chosen_once(fair: Fair) -> None:
    red, blue, green = fair.sockets
    assert fair.act(0, "offer 1wood>1ore") == "ack"
    both = ((blue, "accept 1", fair.decision(1)), (green, "accept 1", fair.decision(2)))
    assert fair.together(*both) == ["ack", "ack"]
    on = fair.decision(0)
    assert fair.together((red, "trade 1 1", on), (fair.twin, "trade 1 2", on)) == ["ack", "stale"]
    assert fair.hands() == ("1wood1brick1ore", "1wood1ore", "1wool1ore")
    assert fair.act(2, "accept 1") == "offer_unknown"


@pytest.mark.parametrize("answer", ["accept 1", "counter 1 1ore>1wood", "refuse 1"])
@pytest.mark.parametrize("first", ["withdrawn", "answered"])
def test_an_answer_meets_a_withdrawal(fair: Fair, first: str, answer: str) -> None:
    red, blue, _ = fair.sockets
    assert fair.act(0, "offer 1wood>1ore") == "ack"
    gone, said = (red, "withdraw 1", fair.decision(0)), (blue, answer, fair.decision(1))
    if first == "withdrawn":
        assert fair.together(gone, said) == ["ack", "offer_unknown"]
    else:
        assert fair.together(said, gone) == ["ack", "ack"]
    assert fair.hands() == HANDS
    assert fair.act(0, "trade 1 1") == "offer_unknown"


@pytest.mark.parametrize("first", ["refused", "traded"])
def test_the_partner_thinks_again_while_the_deal_is_struck(fair: Fair, first: str) -> None:
    red, blue, _ = fair.sockets
    assert fair.act(0, "offer 1wood>1ore") == "ack"
    assert fair.act(1, "accept 1") == "ack"
    deal, doubt = (red, "trade 1 1", fair.decision(0)), (blue, "refuse 1", fair.decision(1))
    if first == "traded":
        assert fair.together(deal, doubt)[0] == "ack"
        assert fair.hands() == ("1wood1brick1ore", "1wood1ore", "1wool1ore")
    else:
        assert fair.together(doubt, deal) == ["ack", "not_accepted"]
        assert fair.hands() == HANDS


def test_the_turn_ends_under_an_answer(fair: Fair) -> None:
    red, blue, _ = fair.sockets
    assert fair.act(0, "offer 1wood>1ore") == "ack"
    ended, late = fair.together((red, "end", fair.decision(0)), (blue, "accept 1", fair.decision(1)))
    assert (ended, late) == ("ack", "stale")
    # Also without saying what it answers.
    assert fair.act(1, "accept 1") in ("offer_unknown", "not_in_main", "roll_first", "wrong_phase")
    assert fair.hands() == HANDS


def test_cards_that_are_promised_twice_are_given_once(fair: Fair) -> None:
    """Green accepts two offers with the one ore there is; two deals are struck at the same moment."""
    red, _, _ = fair.sockets
    for text in ("offer 1wood>1ore", "offer 1brick>1ore"):
        assert fair.act(0, text) == "ack"
    for number in (1, 2):
        assert fair.act(2, f"accept {number}") == "ack"
    answers = fair.together((red, "trade 1 2", None), (fair.twin, "trade 2 2", None))
    assert answers[0] == "ack"
    assert answers[1] in ("not_accepted", "offer_unknown", "partner_cannot_pay")
    assert fair.hands() == ("1wood1brick1ore", "2ore", "1wood1wool")


def test_a_message_that_is_sent_twice_counts_once(fair: Fair) -> None:
    red = fair.sockets[0]
    assert fair.act(0, "offer 1wood>1ore") == "ack"
    assert fair.act(1, "accept 1") == "ack"
    again = {"t": "act", "id": "same", "action": "trade 1 1", "on": fair.decision(0)}
    for socket in (red, fair.twin):
        socket.send_json(again)
    assert [fair.answer(socket, "same") for socket in (red, fair.twin)] == ["ack", "ack"]
    assert fair.hands() == ("1wood1brick1ore", "1wood1ore", "1wool1ore")


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (0, "offer 3wood>1ore", "not_held"),
        (0, "offer 1wood>1wood", "same_resource"),
        (0, "offer -1wood>1ore", "bad_bundle"),
        (0, f"offer {10**30}wood>1ore", "bad_bundle"),
        (0, "accept 1", "own_offer"),
        (0, "trade 1 0", "unknown_seat"),
        (0, "trade 1 -2", "bad_action"),
        (0, f"trade {2**64} 1", "bad_action"),
        (1, "counter 1 9ore>1wood", "not_held"),
        (1, "counter 9 1ore>1wood", "offer_unknown"),
        (1, "withdraw 1", "offer_unknown"),
        (1, "offer 1ore>1wood", "not_your_turn"),
    ],
)
def test_nonsense_costs_nobody_a_card_or_the_line(fair: Fair, seat: int, action: str, why: str) -> None:
    assert fair.act(0, "offer 1wood>1ore") == "ack"
    assert fair.act(seat, action) == why
    assert fair.hands() == HANDS
    # The same socket goes on, and so does the offer.
    assert fair.act(1, "accept 1") == "ack"
