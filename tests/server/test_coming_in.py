"""What happens to a visitor between being recognised and being let in."""

from collections.abc import Awaitable, Callable

import pytest
from starlette.testclient import TestClient

from hexfolk.server.app import App
from hexfolk.server.connection import BANNED, SIGNED_OUT
from hexfolk.server.identity import hash_token
from hexfolk.server.socket import Sockets
from hexfolk.store.bans import Ban
from hexfolk.table.table import Table
from hexfolk.table.tables import Tables
from tests.server.test_doors import enter, link
from tests.server.test_front import make
from tests.server.test_socket import closing, until

Between = Callable[[Sockets], Awaitable[None]]


@pytest.fixture
def phone(client: TestClient) -> TestClient:
    """Another device, at the same server."""
    phone = TestClient(client.app, base_url="http://testserver")
    phone.portal = client.portal
    phone.get("/")
    return phone


def meanwhile(monkeypatch: pytest.MonkeyPatch, client: TestClient, do: Between) -> None:
    """Something happens while the next visitor's table is looked for."""
    assert isinstance(client.app, App)
    sockets, find = client.app.sockets, Tables.find

    async def slow(tables: Tables, table_id: str) -> Table | None:
        monkeypatch.setattr(Tables, "find", find)
        await do(sockets)
        return await find(tables, table_id)

    monkeypatch.setattr(Tables, "find", slow)


def test_who_is_banned_meanwhile_is_not_let_in(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make(client)
    person = hash_token(client.cookies["hexfolk"])

    async def ban(sockets: Sockets) -> None:
        sockets._gate.set_bans([Ban(1, person, None, None, "", 0)])
        sockets.send_away_banned()

    meanwhile(monkeypatch, client, ban)
    with client.websocket_connect(f"/ws/{table}") as socket:
        assert closing(socket) == (["banned"], BANNED)


def test_who_is_signed_out_meanwhile_is_nobody_any_more(
    client: TestClient, phone: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make(client)
    assert enter(phone, link(client))[0] == 200
    person, small = hash_token(client.cookies["hexfolk"]), hash_token(phone.cookies["hexfolk"])

    async def sign_out(sockets: Sockets) -> None:
        """As the phone asks for it."""
        await sockets._guests._devices.dismiss_others(person, small)
        sockets._guests.forget()
        sockets.dismiss_devices(person, small)

    meanwhile(monkeypatch, client, sign_out)
    with client.websocket_connect(f"/ws/{table}") as socket:
        assert closing(socket) == (["bye"], SIGNED_OUT)
    # Nobody at the table was told that the seat's owner came: the phone alone has it.
    with phone.websocket_connect(f"/ws/{table}") as socket:
        assert until(socket, "welcome")["table"]["you"] == 0
    with client.websocket_connect(f"/ws/{table}") as socket:
        assert until(socket, "welcome")["table"]["you"] is None


def test_nothing_is_looked_up_for_who_is_new(client: TestClient) -> None:
    table = make(client)
    client.cookies.clear()
    with client.websocket_connect(f"/ws/{table}") as socket:
        assert until(socket, "welcome")["table"]["you"] is None
