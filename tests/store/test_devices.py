"""Devices of a person: links work once and for a while, and others can be sent away."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from hexfolk.store.devices import Devices
from hexfolk.store.schema import device_links
from hexfolk.store.store import Store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "games.sqlite3", durable=False)
    yield store
    await store.close()


@pytest.fixture
def devices(store: Store) -> Devices:
    return Devices(store)


async def test_a_device_speaks_for_itself_until_a_link_says_otherwise(devices: Devices) -> None:
    assert await devices.person_of("phone") == "phone"
    await devices.offer("desk", "s")
    # Looking is no using, however often a preview looks.
    assert [await devices.look("s") for _ in range(3)] == [("open", "desk")] * 3
    assert await devices.enter("s", "phone") == ("open", "desk")
    assert await devices.person_of("phone") == "desk"
    assert await devices.count("desk") == 2


async def test_a_link_works_once(devices: Devices) -> None:
    await devices.offer("desk", "s")
    await devices.enter("s", "phone")
    assert await devices.enter("s", "thief") == ("used", "desk")
    assert await devices.person_of("thief") == "thief"
    assert await devices.enter("other", "thief") == ("unknown", "")


async def test_a_link_works_for_a_while(store: Store, devices: Devices) -> None:
    await devices.offer("desk", "s")
    await store.write(lambda connection: connection.execute(update(device_links).values(expires=1)).close())
    assert await devices.look("s") == ("expired", "desk")
    assert await devices.enter("s", "phone") == ("expired", "desk")
    assert await devices.person_of("phone") == "phone"


async def test_a_new_link_ends_the_one_before_and_nobody_elses(devices: Devices) -> None:
    await devices.offer("ann", "a1")
    await devices.offer("ben", "b1")
    await devices.offer("ann", "a2")
    assert [(await devices.look(link))[0] for link in ("a1", "a2", "b1")] == ["unknown", "open", "open"]


async def test_others_are_sent_away(devices: Devices) -> None:
    for token in ("phone", "tablet"):
        await devices.offer("desk", f"link of {token}")
        await devices.enter(f"link of {token}", token)
    await devices.offer("desk", "open link")
    await devices.dismiss_others("desk", "phone")
    desk, phone, tablet = [await devices.person_of(one) for one in ("desk", "phone", "tablet")]
    assert phone == "desk"
    assert len({desk, phone, tablet}) == 3
    assert [await devices.count(one) for one in (desk, tablet)] == [1, 1]
    assert await devices.count("desk") == 1
    # Nobody comes in by a link that was open.
    assert await devices.look("open link") == ("unknown", "")
    # And the first device can come back by a new one.
    await devices.offer("desk", "again")
    await devices.enter("again", "desk")
    assert await devices.person_of("desk") == "desk"
    assert await devices.count("desk") == 2


async def test_who_was_sent_away_twice_does_not_come_back_as_the_first(devices: Devices) -> None:
    await devices.offer("desk", "to phone")
    await devices.enter("to phone", "phone")
    await devices.dismiss_others("desk", "phone")
    # Whoever holds the old device lets another one in, and has the old one sent away from there.
    stranger = await devices.person_of("desk")
    await devices.offer(stranger, "to accomplice")
    await devices.enter("to accomplice", "accomplice")
    assert await devices.count(stranger) == 2
    await devices.dismiss_others(stranger, "accomplice")
    assert await devices.person_of("accomplice") == stranger
    assert await devices.person_of("desk") not in ("desk", stranger)
    assert await devices.person_of("phone") == "desk"
    assert [await devices.count(one) for one in ("desk", stranger)] == [1, 1]
