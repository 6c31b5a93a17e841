"""The seating follows the log: whatever changes a chair, it says who sits there."""

import random
from collections.abc import Sequence

from hexfolk.store.rows import SeatRow
from hexfolk.table.entries import PaceSet, Sat
from hexfolk.table.ledger import seated, seated_after
from hexfolk.table.listing import MOST
from hexfolk.table.table import Table
from hexfolk.view.messages.browser import (
    Again,
    Answer,
    ClientMessage,
    Configure,
    Propose,
    SetColour,
    SetPublic,
    SetSeat,
    Sit,
    Stand,
    Start,
)
from hexfolk.view.messages.server import Ack
from hexfolk.view.messages.table import OptionsView
from tests.table.conftest import House, fresh_id


async def written(house: House, table: Table) -> Sequence[SeatRow]:
    row = await house.tables.seating.find(table.id)
    assert row is not None
    assert row.state == table.standing.lobby.state
    assert row.code == table.code
    return row.seats


async def test_whatever_changes_a_chair_is_written(house: House) -> None:
    """Random requests, most of them refused: the seating always says what the log comes to."""
    dice = random.Random(7)
    table = await house.make("ann", OptionsView(players=3))
    people = ["ann", "ben", "eve"]
    for person in people:
        await house.join(table, person)
    done = set()

    def request() -> ClientMessage:
        identity = fresh_id()
        seat = dice.randrange(4)
        if table.standing.lobby.state == "playing" or dice.random() < 0.1:
            ending: list[ClientMessage] = [
                Propose(id=identity, plan="end"),
                Answer(id=identity, agree=True),
            ]
            return dice.choice(ending)
        if table.standing.lobby.state == "over" or dice.random() < 0.1:
            return Again(id=identity)
        wishes: list[ClientMessage] = [
            Sit(id=identity, name=dice.choice(["Ann", "Ben", "Eve", "Ada"]), seat=seat),
            Stand(id=identity),
            SetSeat(id=identity, seat=seat, kind=dice.choice(["bot", "open"])),
            SetColour(id=identity, colour=dice.randrange(8)),
            Configure(id=identity, options=OptionsView(players=dice.choice([2, 3, 4]))),
            SetPublic(id=identity, public=dice.random() < 0.5),
            Start(id=identity),
        ]
        return dice.choice(wishes)

    for _ in range(400):
        message = request()
        answer = await table.handle(dice.choice(people), message)
        if isinstance(answer, Ack):
            done.add(type(message))
        async with table.lock:
            assert await written(house, table) == seated(table.standing.lobby.chairs)
    assert done >= {Sit, Stand, SetSeat, SetColour, Configure, SetPublic, Start, Again}
    await house.reopen()
    table = await house.find(table.id)
    assert await written(house, table) == seated(table.standing.lobby.chairs)


async def test_only_what_changes_chairs_is_written_again(house: House) -> None:
    table = await house.make("ann")
    lobby = table.standing.lobby
    assert seated_after(lobby, PaceSet("fast")) is None
    assert seated_after(lobby, Sat(1, "ben", "Ben")) == [SeatRow(0, "ann", "Ann"), SeatRow(1, "ben", "Ben")]
    # Looking ahead changes nothing.
    assert lobby.chairs[1].kind == "open"


async def test_a_table_comes_back_public_with_its_code(house: House) -> None:
    table = await house.make("ann")
    assert isinstance(await table.handle("ann", SetPublic(id="p", public=True)), Ack)
    code, made = table.code, table.created
    await house.reopen()
    assert house.tables.listing.open_tables().tables == []
    assert await house.tables.by_code(f" {code.lower()}") == table.id
    table = await house.find(table.id)
    assert (table.standing.lobby.public, table.code, table.created) == (True, code, made)
    await house.join(table, "eve")
    assert len(house.tables.listing.open_tables().tables) == 1


async def test_the_list_of_open_tables_is_bounded(house: House) -> None:
    for _ in range(MOST + 3):
        table = await house.make("ann", OptionsView(players=2))
        await table.handle("ann", SetPublic(id="p", public=True))
        await house.join(table, "ann")
    assert len(house.tables.listing.open_tables().tables) == MOST
