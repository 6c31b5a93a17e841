"""One person on several devices: links that bring a device in once, and sending the others away."""

import secrets
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexfolk.server.answers import Reception, json_answer, welcome
from hexfolk.server.guards import Buckets
from hexfolk.server.identity import Guests, hash_secret, new_guest
from hexfolk.server.socket import Sockets
from hexfolk.store.devices import LIFETIME, Devices, LinkState
from hexfolk.store.store import Store
from hexfolk.table.tables import Tables
from hexfolk.view.messages.front import DeviceEntered, DeviceKey, DeviceLink, DeviceLooked

SECRET_BYTES: Final = 24
# Links that one device makes, and links that are tried from one address: a second, and at once.
LINK_RATE: Final = 0.1
LINK_BURST: Final = 10.0
TRY_RATE: Final = 0.5
TRY_BURST: Final = 30.0


class Doors:
    """The routes for devices."""

    _tables: Tables
    _guests: Guests
    _store: Store
    _devices: Devices
    _sockets: Sockets

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._making = Buckets(LINK_RATE, LINK_BURST)
        self._trying = Buckets(TRY_RATE, TRY_BURST)

    def open(self, tables: Tables, guests: Guests, store: Store, sockets: Sockets) -> None:
        """Before the first request."""
        self._tables = tables
        self._guests = guests
        self._store = store
        self._devices = Devices(store)
        self._sockets = sockets

    def routes(self) -> list[Route]:
        return [
            Route("/api/devices", self.make_link, methods=["POST"]),
            Route("/api/devices/look", self.look, methods=["POST"]),
            Route("/api/devices/enter", self.enter, methods=["POST"]),
            Route("/api/devices/dismiss", self.dismiss, methods=["POST"]),
        ]

    async def make_link(self, request: Request) -> Response:
        """A secret for the person who asks; the page puts it behind the ``#`` of a link, which no server,
        log or preview gets to see."""
        guest = await self._reception.admit(request)
        if isinstance(guest, Response):
            return guest
        if not self._reception.take(request, self._making, guest.device):
            return self._reception.refuse("too_fast", 429)
        secret = secrets.token_urlsafe(SECRET_BYTES)
        await self._devices.offer(guest.person, hash_secret(secret))
        return welcome(json_answer(DeviceLink(secret, LIFETIME), 201), guest)

    async def look(self, request: Request) -> Response:
        """Whom a link is for; it stays unused."""
        asked = await self._reception.read(request, self._trying, DeviceKey)
        if isinstance(asked, Response):
            return asked
        guest, wanted = asked
        state, person = await self._devices.look(hash_secret(wanted.secret))
        if state != "open":
            return self._closed(state)
        same = person == guest.person
        tables = 0 if same else await self._tables.seating.count_of(guest.person)
        return json_answer(DeviceLooked(await self._store.name_of(person) or "", same, tables))

    async def enter(self, request: Request) -> Response:
        """This device plays as the person of the link: it gets a token of its own."""
        asked = await self._reception.read(request, self._trying, DeviceKey)
        if isinstance(asked, Response):
            return asked
        _, wanted = asked
        guest = new_guest(request)
        state, person = await self._devices.enter(hash_secret(wanted.secret), guest.device)
        if state != "open":
            return self._closed(state)
        self._guests.forget()
        return welcome(json_answer(DeviceEntered(await self._store.name_of(person) or "")), guest)

    async def dismiss(self, request: Request) -> Response:
        """Leave the person who asks only the device it is asked from."""
        guest = await self._reception.admit(request)
        if isinstance(guest, Response):
            return guest
        if not self._reception.take(request, self._making, guest.device):
            return self._reception.refuse("too_fast", 429)
        await self._devices.dismiss_others(guest.person, guest.device)
        self._guests.forget()
        self._sockets.dismiss_devices(guest.person, guest.device)
        return welcome(Response(status_code=204), guest)

    def _closed(self, state: LinkState) -> Response:
        match state:
            case "used":
                return self._reception.refuse("link_used", 410)
            case "expired":
                return self._reception.refuse("link_expired", 410)
            case _:
                return self._reception.refuse("link_unknown", 404)
