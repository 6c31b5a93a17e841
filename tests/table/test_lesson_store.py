"""How lessons leave the database."""

from hexfolk.store import register
from hexfolk.store.moment import DAY, now
from hexfolk.view.messages.http import NewLesson
from tests.table.conftest import House


async def test_old_lessons_go_with_all_that_was_theirs_and_nothing_else_does(house: House) -> None:
    old = await house.tables.make_lesson("ann", NewLesson("Ann"))
    table = await house.make("ann")
    longer_ago = now() - 2 * DAY
    for name in (old, table.id):
        await house.store.write(
            lambda c, name=name: [  # type: ignore[misc]
                c.exec_driver_sql(f"update {what} = ? where {key} = ?", (longer_ago, name))
                for what, key in (("tables set created", "id"), ("log set created", "table_id"))
            ]
        )
    new = await house.tables.make_lesson("ann", NewLesson("Ann"))
    found = await house.store.ask(lambda c: register.old_lessons(c, now() - DAY))
    assert found == [old]
    # Whatever is asked to go: only lessons do.
    gone = await house.store.write(lambda c: register.remove_lessons(c, [old, table.id]))
    assert gone == [old]
    assert await house.store.read(old) == []
    assert await house.store.read(table.id) != []
    assert await house.store.read(new) != []
