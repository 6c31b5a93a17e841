"""Tables of a server that runs already: made and filled as browsers do it."""

import asyncio
import http.client
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from hexfolk.load.door import Door
from hexfolk.load.opening import Place, new_tokens, options_under_load
from hexfolk.load.player import Heard, Player
from hexfolk.load.trouble import Trouble
from hexfolk.server.identity import PLAIN_COOKIE
from hexfolk.view.messages.browser import ClientMessage, Sit, Start
from hexfolk.view.messages.http import NewTable, TableMade

# Seconds that the server may take for an answer.
PATIENCE: Final = 20.0
TOO_MANY: Final = 429
MADE: Final = 201
# A server that takes one new table a second is asked again after that.
AGAIN: Final = 1.0


class Unwelcome(Trouble):
    """The server does not give what is needed; says why."""


async def sit_down(
    door: Door, tables: int, seats: int, told: Callable[[int], None] = lambda _number: None
) -> list[Place]:
    """New tables with a person on every seat and a game begun. Raises `Unwelcome`.

    As many tables at once as the server gives to one address; where this machine has only one, it takes a
    second for each of the others.
    """
    places = []
    for number in range(tables):
        tokens = new_tokens(seats)
        source = door.source(number)
        table = await asyncio.to_thread(_make, door, tokens[0], seats, source)
        place = Place(table, tokens)
        await _fill(door, place, source)
        places.append(place)
        told(number + 1)
    return places


def look_in(door: Door, places: Sequence[Place], told: Callable[[int], None]) -> None:
    """Ask for something of every table, so that it is in the server's memory. Raises `Unwelcome`."""
    for number, place in enumerate(places):
        line = http.client.HTTPConnection(door.host, door.port, PATIENCE, door.source(number))
        try:
            line.request("GET", f"/api/tables/{place.table}/island.svg")
            # There is no own map, so no picture: what counts is that the table was looked up.
            answer = line.getresponse()
            if answer.status == TOO_MANY:
                raise Unwelcome("busy", f"{door.http} does not look up so many tables", address=door.http)
            answer.read()
        except (OSError, http.client.HTTPException) as problem:
            raise _silent(door, problem) from None
        finally:
            line.close()
        told(number + 1)


def _silent(door: Door, problem: Exception) -> Unwelcome:
    return Unwelcome("silent", f"{door.http} does not answer: {problem}", address=door.http, why=str(problem))


def _make(door: Door, token: str, seats: int, source: tuple[str, int] | None) -> str:
    """The id of a new table, whose maker has the token."""
    wanted = msgspec.json.encode(NewTable("Guest 1", options_under_load(seats)))
    headers = {"content-type": "application/json", "cookie": f"{PLAIN_COOKIE}={token}"}
    until = time.monotonic() + PATIENCE
    while True:
        line = http.client.HTTPConnection(door.host, door.port, PATIENCE, source)
        try:
            line.request("POST", "/api/tables", wanted, headers)
            answer = line.getresponse()
            body = answer.read()
        except (OSError, http.client.HTTPException) as problem:
            raise _silent(door, problem) from None
        finally:
            line.close()
        if answer.status == MADE:
            return msgspec.json.decode(body, type=TableMade).id
        if answer.status != TOO_MANY or time.monotonic() > until:
            why = body.decode(errors="replace")[:200]
            raise Unwelcome("tableless", f"{door.http} makes no table: {why}", address=door.http, why=why)
        time.sleep(AGAIN)


async def _fill(door: Door, place: Place, source: tuple[str, int] | None) -> None:
    """The others sit down, and the host starts."""
    for seat, token in enumerate(place.tokens[1:], 1):
        await _ask(door, place.table, token, source, Sit("sit", f"Guest {seat + 1}", seat))
    await _ask(door, place.table, place.tokens[0], source, Start("start", anyway=True))


async def _ask(
    door: Door, table: str, token: str, source: tuple[str, int] | None, message: ClientMessage
) -> None:
    """Come in, ask for one thing and go. Raises `Unwelcome` when it is refused or nothing is said."""
    answered: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def hear(_player: Player, heard: Heard) -> None:
        if heard.t in ("ack", "refused") and not answered.done():
            answered.set_result(heard.code)

    player = Player(door, table, token, source, hear)
    line = asyncio.create_task(player.stay())
    try:
        async with asyncio.timeout(PATIENCE):
            await player.ask(message)
            code = await answered
    except TimeoutError:
        detail = f"{door.http} does not answer at table {table}"
        raise Unwelcome("table", detail, address=door.http, table=table) from None
    finally:
        line.cancel()
        await asyncio.gather(line, return_exceptions=True)
    if code:
        raise Unwelcome("refused", f"{door.http} refuses: {code}", address=door.http, refusal=code)
